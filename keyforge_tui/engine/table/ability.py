"""What the rules know of an ability: its parts, and what each of them can be asked.

A card's text is said in the words of the language. To the table and the rules every word is one
of the kinds below: an instruction that can be carried out, a condition that holds or not, a
number, a description that cards match, a change that is in force.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from keyforge_tui.engine.model.decisions import About, Steps
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import CardId, CardType, Label, PlayerId, Zone

if TYPE_CHECKING:
    from keyforge_tui.engine.table.card import CardDef
    from keyforge_tui.engine.table.context import Context


@dataclass(frozen=True, slots=True)
class Result:
    """What a step of an ability did: the rest of the ability may ask (R28.2, R28.4)."""

    done: bool = True
    """Whether it was carried out completely (R28.2)."""
    cards: tuple[CardId, ...] = ()
    """The cards it really affected."""
    amount: int = 0
    """How much it did."""
    destroyed: tuple[CardId, ...] = ()
    """The creatures it destroyed (R21.14)."""


NOTHING = Result(done=False)
DONE = Result()


def merge(results: Sequence[Result]) -> Result:
    """One result for several steps: done if all were, cards and amounts together."""
    return Result(
        all(result.done for result in results),
        tuple(card for result in results for card in result.cards),
        sum(result.amount for result in results),
        tuple(card for result in results for card in result.destroyed),
    )


# -- parts of abilities ----------------------------------------------------------------------


class Effect(ABC):
    """An instruction."""

    @abstractmethod
    def resolve(self, ctx: Context) -> Steps[Result]:
        """Carry it out as far as possible (R27.1)."""


class Condition(ABC):
    """Something that is true or not."""

    @abstractmethod
    def holds(self, ctx: Context) -> bool:
        """Whether it is true now."""

    @abstractmethod
    def saying(self, card: CardDef) -> str:
        """The clause behind "if", on this card."""


class Amount(ABC):
    """A number, fixed or counted."""

    @abstractmethod
    def value(self, ctx: Context) -> int:
        """The number now."""


class Cards(ABC):
    """Some cards, by description or reference."""

    __slots__ = ()

    @abstractmethod
    def matches(self, ctx: Context, card: CardId) -> bool:
        """Whether a card fits the description."""

    @abstractmethod
    def describes(self, ctx: Context, card: CardId, kind: CardType | None = None) -> bool:
        """Whether a card fits the description wherever it lies; `kind`: what it was then."""

    @abstractmethod
    def fixed(self, ctx: Context) -> tuple[CardId, ...] | None:
        """The cards of a reference that never changes; None for a description."""


class Players:
    """One player or both, read for the ability that speaks of them."""

    @abstractmethod
    def includes(self, ctx: Context, player: PlayerId) -> bool:
        """Whether a player is meant."""


class Trigger(ABC):
    """An event that an ability answers to."""

    kinds: ClassVar[tuple[Kind, ...]] = ()
    """The kinds of event it looks at."""

    @abstractmethod
    def matches(self, ctx: Context, event: Event) -> bool:
        """Whether this event sets the ability off."""


class Occasion(ABC):
    """An event that would happen, for what happens instead of it."""

    would: ClassVar[Would]
    """The kind of event."""

    @abstractmethod
    def matches(self, ctx: Context, event: Event) -> bool:
        """Whether this event is meant."""


class Modifier(ABC):
    """A change in force for as long as its ability is: to cards, to a player, to the rules.

    Each kind of change is a class beside the rule that heeds it, and the rule asks for it by that
    class: `table.in_force(PowerBonus)`.
    """

    kind: ClassVar[type[Modifier]]
    """The class it is asked for by."""

    def __init_subclass__(cls) -> None:
        """A class made directly from this one is a kind; what is made from a kind belongs to it."""
        super().__init_subclass__()
        if Modifier in cls.__bases__:
            cls.kind = cls


# -- abilities -------------------------------------------------------------------------------


class Ability(ABC):
    """Card text that has an effect on the game (R25.1)."""

    as_upgrade: bool
    """It belongs to the card while it is played as an upgrade."""


class Resolved(Ability):
    """An ability with instructions."""

    @abstractmethod
    def saying(self, card: CardDef) -> str:
        """What it does, in sentences, on this card."""


@dataclass(frozen=True, slots=True)
class AboutAbility(About):
    """An ability that is being resolved."""

    words: Resolved | None = field(default=None, compare=False)
    printed: CardDef | None = field(default=None, compare=False)
    """What the card is that has it."""

    @property
    def text(self) -> str:
        """What the ability says."""
        if self.words is None or self.printed is None:
            return ""
        return self.words.saying(self.printed)


class Labelled(Resolved):
    """An ability with bold prefixes; one body serves all of them (R26.12)."""

    labels: tuple[Label, ...]
    do: tuple[Effect, ...]
    if_: Condition | None
    """For a replacement: when it applies."""
    instead: bool
    """It replaces the destruction of the card (R23.7)."""


class Continuous(Ability):
    """An ability that is there all the time (R31)."""

    zones: tuple[Zone, ...]
    """Zones out of play in which it works; empty: in play."""
    as_player: str | None
    """each player: it is there for each of them, who is "you" in it."""


class Static(Continuous):
    """Modifiers, what they are for, and while what is true."""

    to: Cards | None
    """The cards it changes."""
    who: Players | None
    """The players it changes."""
    while_: Condition | None
    modifiers: tuple[Modifier, ...]


class Triggered(Resolved, Continuous):
    """What is done each time an event happens."""

    trigger: Trigger
    do: tuple[Effect, ...]
    if_: Condition | None
    """Checked when the ability would be resolved."""
    during: Players | None
    """Only in this player's turn."""
    may: bool
    before_play: bool
    """It is resolved before the Play ability of the card that was played (R26.14)."""

    @property
    @abstractmethod
    def occasion(self) -> str:
        """The word it begins with: after, each-time, at, before."""


class Instead(Resolved, Continuous):
    """What happens in place of an event that would happen (R29.1)."""

    of: Occasion
    if_: Condition | None
    """Checked when the event would happen."""
    may: bool
    each: bool
    """Each Æmber of the event by itself."""
    do: tuple[Effect, ...]
    """What happens instead of it (R29.2)."""
    goes_to: Zone | Literal["this"] | None
    """It happens, but puts the thing elsewhere (R28.3, R29.7): this is the card itself."""
    comes_from: Literal["supply"] | None
    """It happens, but takes the thing from elsewhere (R28.3)."""


class Watch(Resolved, Continuous):
    """What is done as soon as a condition holds (state trigger)."""

    when: Condition
    do: tuple[Effect, ...]


class Copies(ABC):
    """A property of cards that are played as a copy of another (R13.16, R13.17)."""

    @abstractmethod
    def candidates(self, ctx: Context) -> list[CardId]:
        """The cards it could be a copy of."""

    @abstractmethod
    def choose(self, ctx: Context) -> Steps[CardDef | None]:
        """Choose what to be a copy of; None for nothing."""
