"""The rules of the game: the names everybody else uses; nothing else of it is imported.

`Game` answers everything; the rest are the values it takes and gives. The README beside this
file tells what each is for.
"""

from keyforge_tui.engine.edit import Change, EditError, kind_of_change
from keyforge_tui.engine.game import Deck, DeckCard, Game
from keyforge_tui.engine.inspect import (
    PRINTED,
    CardSources,
    Standing,
)
from keyforge_tui.engine.language.cards.description import Description
from keyforge_tui.engine.language.cards.forms import REFERENCES
from keyforge_tui.engine.language.cards.phrase import phrase_pattern, phrases_told
from keyforge_tui.engine.language.core.ability import Instead, Triggered
from keyforge_tui.engine.language.core.fields import CONTINUOUS_KEYS, WORKS_IN, field_key, nested_in
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    Amount,
    Condition,
    Effect,
    Modifier,
    Occasion,
    Primitive,
    Trigger,
)
from keyforge_tui.engine.language.read.complaints import refusals
from keyforge_tui.engine.language.read.definition import FACT_KEYS, CardFacts, define
from keyforge_tui.engine.language.textbox import Form, Line, card_lines, card_text
from keyforge_tui.engine.language.words.comparing import COMPARISONS, Compare
from keyforge_tui.engine.language.words.effects.lasting import LastingEffect
from keyforge_tui.engine.language.words.modifiers.characteristics import Gains
from keyforge_tui.engine.language.words.modifiers.uses import Cannot
from keyforge_tui.engine.model.constants import O1_DECK_HOUSES, chain_penalty
from keyforge_tui.engine.model.decisions import (
    About,
    Decision,
    DecisionKind,
    IllegalChoice,
    Option,
    Reason,
    comes_to_the_same,
)
from keyforge_tui.engine.model.events import Event, Kind
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
from keyforge_tui.engine.rules.corrections import REPAIRED_NUMBERS
from keyforge_tui.engine.rules.repair import OPENING, REPAIR
from keyforge_tui.engine.scenario import start
from keyforge_tui.engine.specs import Scenario, ScenarioError
from keyforge_tui.engine.table.card import Card, CardDef
from keyforge_tui.engine.table.characteristics import Part
from keyforge_tui.engine.view import (
    AnyCardView,
    CardView,
    Hidden,
    PlayerView,
    TableView,
)

__all__ = [  # noqa: RUF022  # by subject, as the README lists them
    # Playing
    "Game",
    "Deck",
    "DeckCard",
    "Decision",
    "About",
    "DecisionKind",
    "Option",
    "Reason",
    "IllegalChoice",
    "Event",
    "Kind",
    "Outcome",
    "Ended",
    "Preview",
    "Ending",
    "comes_to_the_same",
    "Scenario",
    "ScenarioError",
    "start",
    "Change",
    "EditError",
    "kind_of_change",
    "REPAIR",
    "OPENING",
    # Seeing
    "TableView",
    "PlayerView",
    "CardView",
    "Hidden",
    "AnyCardView",
    "Part",
    "CardSources",
    "Standing",
    "Card",
    "PRINTED",
    "REPAIRED_NUMBERS",
    # Cards and their language
    "CardDef",
    "CardFacts",
    "define",
    "card_text",
    "card_lines",
    "Form",
    "Line",
    "refusals",
    "Primitive",
    "Effect",
    "Amount",
    "Condition",
    "Modifier",
    "Trigger",
    "Triggered",
    "Occasion",
    "Instead",
    "Who",
    "Cannot",
    "Compare",
    "Gains",
    "LastingEffect",
    "FACT_KEYS",
    "CONTINUOUS_KEYS",
    "WORKS_IN",
    "COMPARISONS",
    "REFERENCES",
    "Description",
    "phrases_told",
    "phrase_pattern",
    "field_key",
    "nested_in",
    # Words of the rules
    "CardId",
    "PlayerId",
    "PLAYERS",
    "opponent_of",
    "CardType",
    "House",
    "Icon",
    "KeyColor",
    "Keyword",
    "NUMBERED_KEYWORDS",
    "Label",
    "Step",
    "TRAITS",
    "Use",
    "Zone",
    "IN_PLAY",
    "O1_DECK_HOUSES",
    "chain_penalty",
]
