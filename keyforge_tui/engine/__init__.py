"""The rules of the game: the names everybody else uses; nothing else of it is imported."""

from keyforge_tui.engine.game import Deck, DeckCard, Game
from keyforge_tui.engine.inspect import (
    PRINTED,
    CardSources,
    Standing,
    hand_size_parts,
    house_sources,
    keyword_sources,
    standing,
)
from keyforge_tui.engine.language.cards import phrase
from keyforge_tui.engine.language.core.ability import Triggered
from keyforge_tui.engine.language.core.fields import CONTINUOUS_KEYS, WORKS_IN, field_key, nested_in
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    Amount,
    Condition,
    Effect,
    Modifier,
    Primitive,
    Trigger,
)
from keyforge_tui.engine.language.read.complaints import refusals
from keyforge_tui.engine.language.read.definition import FACT_KEYS, CardFacts, define
from keyforge_tui.engine.language.words.comparing import COMPARISONS, Compare
from keyforge_tui.engine.language.words.effects.lasting import LastingEffect
from keyforge_tui.engine.language.words.modifiers.gains import Gains
from keyforge_tui.engine.language.words.modifiers.uses import Cannot
from keyforge_tui.engine.language.write.card import card_text
from keyforge_tui.engine.model import rng
from keyforge_tui.engine.model.decisions import (
    Decision,
    DecisionKind,
    IllegalChoice,
    Option,
    Reason,
    comes_to_the_same,
)
from keyforge_tui.engine.model.defaults import O1_DECK_HOUSES
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.numbers import chain_penalty
from keyforge_tui.engine.model.words import (
    IN_PLAY,
    NUMBERED_KEYWORDS,
    PLAYERS,
    TRAITS,
    CardId,
    CardType,
    House,
    Icon,
    KeyColor,
    Keyword,
    Label,
    PlayerId,
    Step,
    Use,
    Zone,
    opponent_of,
)
from keyforge_tui.engine.outcome import Ended, Outcome
from keyforge_tui.engine.preview import Ending, Preview
from keyforge_tui.engine.rules import repair
from keyforge_tui.engine.rules.repair import OPENING, REPAIR
from keyforge_tui.engine.rules.turn import main_options
from keyforge_tui.engine.rules.using import WAYS
from keyforge_tui.engine.scenario import Scenario, ScenarioError, start
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.card import CardDef
from keyforge_tui.engine.table.characteristics import Part, is_blank
from keyforge_tui.engine.table.state import Card, InPlay, State
from keyforge_tui.engine.table.table import Table
from keyforge_tui.engine.view import (
    AnyCardView,
    CardView,
    Hidden,
    PlayerView,
    TableView,
    look,
    see,
)

__all__ = [
    "COMPARISONS",
    "CONTINUOUS_KEYS",
    "FACT_KEYS",
    "IN_PLAY",
    "NUMBERED_KEYWORDS",
    "O1_DECK_HOUSES",
    "OPENING",
    "PLAYERS",
    "PRINTED",
    "REPAIR",
    "TRAITS",
    "WAYS",
    "WORKS_IN",
    "Amount",
    "AnyCardView",
    "Cannot",
    "Card",
    "CardDef",
    "CardFacts",
    "CardId",
    "CardSources",
    "CardType",
    "CardView",
    "Compare",
    "Condition",
    "Decision",
    "DecisionKind",
    "Deck",
    "DeckCard",
    "Effect",
    "Ended",
    "Ending",
    "Event",
    "Gains",
    "Game",
    "Hidden",
    "House",
    "Icon",
    "IllegalChoice",
    "InPlay",
    "KeyColor",
    "Keyword",
    "Kind",
    "Label",
    "LastingEffect",
    "Modifier",
    "Option",
    "Outcome",
    "Part",
    "PlayerId",
    "PlayerView",
    "Preview",
    "Primitive",
    "Reason",
    "Scenario",
    "ScenarioError",
    "Standing",
    "State",
    "Step",
    "Table",
    "TableView",
    "Trigger",
    "Triggered",
    "Use",
    "Who",
    "Zone",
    "card_text",
    "chain_penalty",
    "characteristics",
    "comes_to_the_same",
    "define",
    "field_key",
    "hand_size_parts",
    "house_sources",
    "is_blank",
    "keyword_sources",
    "look",
    "main_options",
    "nested_in",
    "opponent_of",
    "phrase",
    "refusals",
    "repair",
    "rng",
    "see",
    "standing",
    "start",
]
