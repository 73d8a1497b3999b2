"""A card's definition: what is printed on every copy, and the abilities its text means."""

from __future__ import annotations

from dataclasses import dataclass, field

from keyforge_tui.engine.model.words import CardId, CardType, House, Icon, Keyword, Label, PlayerId
from keyforge_tui.engine.table.ability import Amount, Condition, Continuous, Copies, Labelled


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
    archived_faceup: bool = False
    """It lies face up in archives."""
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
    tidal: bool = False
    """It speaks of the tide (O13)."""
    titles: dict[str, str] = field(default_factory=dict)
    """The titles of the cards it names, by their ids."""
    abilities: tuple[Labelled | Continuous, ...] = ()
    """All abilities, in printed order."""

    def works(self, ability: Labelled | Continuous, *, attached: bool) -> bool:
        """Whether the card has an ability the way it was played: as itself, or as an upgrade."""
        return not self.as_upgrade or ability.as_upgrade == attached


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One physical card of one deck: what is printed on this copy."""

    id: CardId
    definition: CardDef
    owner: PlayerId
    house: House
    bonus: tuple[Icon, ...] = ()
    """Printed and added bonus icons, from top to bottom (R14.1)."""

    @property
    def name(self) -> str:
        """The card's title."""
        return self.definition.name
