"""A card's definition: what is printed on every copy, and the abilities its text means."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from keyforge_tui.engine.language.core.ability import Continuous, Labelled
from keyforge_tui.engine.language.core.primitive import Amount, Condition
from keyforge_tui.engine.model.decisions import Decision, Picked
from keyforge_tui.engine.model.words import CardId, CardType, House, Icon, Keyword, Label

if TYPE_CHECKING:
    from keyforge_tui.engine.language.core.grammar import Speech
    from keyforge_tui.engine.table.context import Context


class Copies(Protocol):
    """A property of cards that are played as a copy of another (R13.16, R13.17)."""

    def candidates(self, ctx: Context) -> list[CardId]:
        """The cards it could be a copy of."""

    def choose(self, ctx: Context) -> Generator[Decision, Picked, CardDef | None]:
        """Choose what to be a copy of; None for nothing."""

    def text(self, speech: Speech) -> str:
        """Its line of rules text."""


@dataclass(frozen=True, slots=True, eq=False)
class CardDef:
    """One card title."""

    slug: str
    """The id of the card: the name of its file."""
    name: str
    houses: tuple[House, ...]
    type: CardType
    power: int | None = None
    armor: int = 0
    bonus: tuple[Icon, ...] = ()
    """Printed bonus icons."""
    enhance: tuple[Icon, ...] = ()
    """Icons this card added to others when the deck was made (R46.6)."""
    traits: frozenset[str] = frozenset()
    keywords: dict[Keyword, int] = field(default_factory=dict)
    labelled: dict[Label, tuple[Labelled, ...]] = field(default_factory=dict)
    continuous: tuple[Continuous, ...] = ()
    elsewhere: tuple[Continuous, ...] = ()
    """Abilities that work out of play."""
    enters: tuple[tuple[str, Condition | None], ...] = ()
    """States it enters play in: ready, stunned, enraged (R13.12)."""
    enters_under_opponent: bool = False
    playable_if: Condition | None = None
    """A requirement on playing it (R13.10)."""
    play_cost: int = 0
    """Æmber that must be lost to play it."""
    power_is: Amount | None = None
    """The meaning of a printed power of X (R51)."""
    gigantic: str | None = None
    """The id of the other half (R49)."""
    top_half: bool = False
    """It is the half with the icons; power, armor and text are on the other (R49.2)."""
    as_upgrade: bool = False
    """It may be played as an upgrade, with abilities of its own for that."""
    copies: Copies | None = None
    copies_action: Copies | None = None
    abilities: tuple[Labelled | Continuous, ...] = ()
    """All abilities, in printed order."""

    def works(self, ability: Labelled | Continuous, *, attached: bool) -> bool:
        """Whether the card has an ability the way it was played: as itself, or as an upgrade."""
        return not self.as_upgrade or ability.as_upgrade == attached
