"""The table: one game's state together with what is computed from it.

Rules are functions of a table. Whoever changes the state says so: `touch` after any change,
`restructure` when the cards in play, their sides, their attachments or the lasting effects
changed. Everything computed is thrown away then, and computed again when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import CardId, CardType, House, Keyword, PlayerId
from keyforge_tui.engine.table.index import Index, fill

if TYPE_CHECKING:
    from keyforge_tui.engine.table.ability import Effect, Instead, Modifier, Triggered
    from keyforge_tui.engine.table.card import Card
    from keyforge_tui.engine.table.context import Context, Held
    from keyforge_tui.engine.table.index import InForce, Listener
    from keyforge_tui.engine.table.state import InPlay, Lasting, State

M = TypeVar("M", bound="Modifier")


@dataclass(slots=True, eq=False)
class LastKnown:
    """What a card was immediately before it left play (R24.11)."""

    there: InPlay
    power: int
    houses: frozenset[House]
    traits: frozenset[str]
    keywords: dict[Keyword, int]
    neighbors: tuple[CardId, ...]
    left: frozenset[int]
    """The creatures to its left, by their stays in play."""
    on_flank: bool
    type: CardType
    armor: int


@dataclass(slots=True, eq=False)
class Fight:
    """A fight under way (R18)."""

    attacker: CardId
    defender: CardId
    damaging: bool = False
    """In F3: the two are dealing damage to each other."""
    redirect: CardId | None = None
    """The attacker deals its damage to this creature instead (R18.12)."""
    cancelled: bool = False
    neighbors: tuple[CardId, ...] = ()
    """The attacked creature's neighbors when it was last in play."""

    def rival(self, card: CardId) -> CardId | None:
        """Whom a creature fights; None for one that is not in the fight."""
        if card == self.attacker:
            return self.defender
        return self.attacker if card == self.defender else None


class Claim(NamedTuple):
    """How much of a gain an effect has taken out of the pool since (R42.12)."""

    gain: Event
    amount: int


@dataclass(slots=True, eq=False)
class Destruction:
    """A destroyed procedure under way (R23.2)."""

    dying: list[CardId] = field(default_factory=list)
    fresh: list[CardId] = field(default_factory=list)
    """Tagged, but their "Destroyed:" abilities have not been looked at."""
    events: dict[CardId, Event] = field(default_factory=dict)
    had: dict[CardId, list[Held]] = field(default_factory=dict)
    """The "Destroyed:" abilities each card had when it was tagged (R23.5)."""
    later: list[tuple[Context, Sequence[Effect]]] = field(default_factory=list)
    """Instructions to be carried out when the cards have left play (R23.15)."""


Between = Callable[["Table"], Steps[None]]


class GameOver(Exception):  # not an error: the game has ended
    """Raised to stop everything: a third key was forged, or the game is drawn (R2.2)."""


class Table:
    """A game being played."""

    __slots__ = (
        "_index",
        "auto",
        "between",
        "claims",
        "destruction",
        "effects_run",
        "fight",
        "keyword_memo",
        "last_fight",
        "last_known",
        "log",
        "names",
        "nested",
        "power_memo",
        "replacing",
        "resolving",
        "settled",
        "speaks_of_tide",
        "state",
        "version",
        "watching",
        "zone_cards",
    )

    def __init__(
        self, state: State, between: Between, *, auto: bool = True, names: tuple[str, ...] = ()
    ) -> None:
        self.state = state
        self.between = between
        """What the rules look after between two instructions, before anything else (O32)."""
        self.auto = auto
        """Questions with one possible answer are not asked."""
        self.names = names
        """Every card name a player may name."""
        self.log: list[Event] = []
        """What happened since the last decision."""
        self._index: Index | None = None
        self.power_memo: dict[CardId, int] = {}
        self.keyword_memo: dict[CardId, dict[Keyword, int]] = {}
        self.last_known: dict[CardId, LastKnown] = {}
        self.claims: list[Claim] = []
        self.fight: Fight | None = None
        self.last_fight: Fight | None = None
        """The fight that was last under way, for what follows it."""
        self.destruction: Destruction | None = None
        self.replacing: list[tuple[int, CardId]] = []
        """What is being done instead of an event: an ability, and of which card."""
        self.version = 0
        """How often something changed: what was computed in one version is right in that one."""
        self.settled = -1
        """The version in which the rules looked after the table and found nothing to do."""
        self.watching = False
        self.resolving: Context | None = None
        """The ability that is being resolved, the innermost of them."""
        self.nested = 0
        """Abilities being resolved inside each other (O19)."""
        self.effects_run = 0
        """Abilities resolved since the last main decision (O19)."""
        self.zone_cards: tuple[CardId, ...] = tuple(
            card.id for card in state.cards if card.definition.elsewhere
        )
        """Cards with abilities that work out of play."""
        self.speaks_of_tide = any(card.definition.tidal for card in state.cards)
        """Some card of either deck does (O13)."""

    @property
    def index(self) -> Index:
        """What is in force."""
        index = self._index
        if index is None:
            # Known before it is full: what it is filled with may ask for it.
            self._index = index = Index()
            fill(index, self)
        return index

    def touch(self) -> None:
        """Something changed: what was computed may be wrong."""
        self.version += 1
        if self.power_memo:
            self.power_memo.clear()
        if self.keyword_memo:
            self.keyword_memo.clear()

    def restructure(self) -> None:
        """The cards in play, their sides or the lasting effects changed."""
        self._index = None
        self.touch()

    def forget(self) -> None:
        """No ability is being resolved: what was remembered for one is not asked for again."""
        self.last_known.clear()
        self.claims.clear()

    def settle(self) -> Steps[None]:
        """Let the rules look after the table: an instruction has been carried out."""
        return self.between(self)

    def use_up(self, effect: Lasting | None) -> None:
        """One use fewer of an effect that may be used so often; nothing for any other."""
        if effect is not None and effect.uses is not None:
            effect.uses -= 1
            self.restructure()

    def in_force(self, modifier: type[M]) -> list[InForce[M]]:
        """The modifiers of one class."""
        index = self._index or self.index
        # The index keeps each under its own class, which the types cannot say.
        return index.modifiers.get(modifier, _NO_MODIFIERS)  # type: ignore[return-value]

    def listeners(self, kind: Kind) -> list[Listener[Triggered]]:
        """The abilities that wait for events of a kind."""
        index = self._index or self.index
        return index.listeners.get(kind, _NO_LISTENERS)

    def replacements(self, would: Would) -> list[Listener[Instead]]:
        """What may happen instead of events of a kind."""
        index = self._index or self.index
        return index.replacements.get(would, _NO_REPLACEMENTS)

    def card(self, card: CardId) -> Card:
        """What is printed on a card."""
        return self.state.cards[card]

    def name(self, card: CardId) -> str:
        """A card's title: the copied one while it is a copy."""
        there = self.state.in_play.get(card)
        return there.definition.name if there is not None else self.state.cards[card].name

    def label(self, card: CardId) -> str:
        """A card's title, for an option; the halves of a gigantic creature apart (R49.1)."""
        definition = self.state.cards[card].definition
        if definition.gigantic is not None and card not in self.state.in_play:
            return f"{definition.name} ({'top' if definition.top_half else 'bottom'} half)"
        return self.name(card)

    def emit(self, event: Event) -> Event:
        """Write down that something happened; what counts what happened is counted again."""
        self.log.append(event)
        self.state.history.append(event)
        self.touch()
        return event

    def controller(self, card: CardId) -> PlayerId:
        """Who controls a card; its owner when it is out of play."""
        there = self.state.in_play.get(card)
        return there.controller if there is not None else self.state.cards[card].owner

    def record(self, card: CardId) -> InPlay | None:
        """What is true of a card in play, or was when it left (R24.11); None: it never was."""
        there = self.state.in_play.get(card)
        if there is None and card in self.last_known:
            return self.last_known[card].there
        return there

    def last_controller(self, card: CardId) -> PlayerId:
        """Who controls a card, or did when it left play; its owner if it never was there."""
        there = self.record(card)
        return there.controller if there is not None else self.state.cards[card].owner

    def creatures(self, player: PlayerId | None = None) -> list[CardId]:
        """The creatures in play, the active player's first, left to right."""
        players = self.state.players
        if player is not None:
            return players[player].battleline
        active = self.state.active
        return players[active].battleline + players[1 - active].battleline


_NO_MODIFIERS: list[InForce[Modifier]] = []
_NO_LISTENERS: list[Listener[Triggered]] = []
_NO_REPLACEMENTS: list[Listener[Instead]] = []
