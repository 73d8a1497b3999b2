"""What a phrase says of cards, word by word, and which cards its references mean.

A description is plain data; `selector` chooses by it, `adjectives` checks a card against it and
`describing` puts it back into words.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from keyforge_tui.engine.language.core.primitive import Amount, Cards, Condition
from keyforge_tui.engine.model.words import CardId, CardType, House, Keyword, Zone
from keyforge_tui.engine.table.context import Context

ALL_TYPES = frozenset(CardType)
CREATURE_OR_ARTIFACT = frozenset({CardType.CREATURE, CardType.ARTIFACT})


@dataclass(frozen=True, slots=True)
class Place:
    """A zone of somebody: `your` hand, `their` discard pile, `any` archives; or cards in play."""

    zone: Zone | None = None
    """None: in play."""
    whose: str = "any"
    """your, their, any (whoever's), one (of one player), each; owner, controller (of "it")."""
    top: int | None = None
    """Only so many cards from the top of the pile; negative: from the bottom."""


@dataclass(frozen=True, slots=True, eq=False)
class Description:
    """A quantity, a kind, adjectives, and where the cards are."""

    quantity: str = "one"
    """one, each, exactly, up-to, any, random, or ref (no choice: cards spoken of before)."""
    count: int = 1
    ref: str | None = None
    """this, host, it, fought, attacked, grantor, event, other, memory, under, or a given name."""
    types: frozenset[CardType] = ALL_TYPES
    side: str | None = None
    """friendly or enemy; None: of either side."""
    other: bool = False
    """Not this card."""
    different: bool = False
    """Not what was spoken of last."""
    houses: frozenset[House] = frozenset()
    not_houses: frozenset[House] = frozenset()
    traits: frozenset[str] = frozenset()
    not_traits: frozenset[str] = frozenset()
    keywords: frozenset[Keyword] = frozenset()
    states: frozenset[str] = frozenset()
    """What is said of its state (see `adjectives`)."""
    power: tuple[str, int] | None = None
    """("exactly" | "or lower" | "or higher", number)."""
    counter: str | None = None
    """With a counter of this name on it."""
    relation: tuple[str, str] | None = None
    """("neighbor" | "left" | "right" | "upgrade", a reference): where it stands."""
    toward: str | None = None
    """left or right: only the neighbor on that side."""
    extreme: str | None = None
    """most or least: by power (R35)."""
    places: tuple[Place, ...] = (Place(),)
    among: str | None = None
    """Only cards of a reference, wherever they lie."""
    named: str | None = None
    """Only cards with this id."""
    each_of: str | None = None
    """One of each house, type or power there is among them."""
    unique: bool = False
    """There is one card of that id: it is called by its title alone."""
    where: Condition | None = None
    """A condition read with the candidate as "it"."""
    excluded: Cards | None = None
    """But not these."""
    by: str | None = None
    """Who chooses, when not the active player: opponent, owner."""
    number: Amount | None = None
    """A computed count instead of `count`."""
    phrase: str = ""
    """How the card file says it."""

    @property
    def is_ref(self) -> bool:
        """Whether it speaks of cards named before, without any choice."""
        return self.ref is not None

    @property
    def is_plural(self) -> bool:
        """Whether it may be several cards."""
        place = self.places[0]
        if place.top is not None and place.whose != "each":
            return abs(place.top) > 1
        return self.each_of is not None or self.quantity in ("each", "any") or self.count > 1

    @property
    def in_play_only(self) -> bool:
        """Whether it speaks of cards in play only."""
        return self.places == (Place(),) and self.among is None

    def having(self, **changes: object) -> Self:
        """The same with some of its words changed."""
        return replace(self, **changes)  # type: ignore[arg-type]  # field names


def referred(ctx: Context, ref: str | None) -> tuple[CardId, ...]:
    """The cards a reference means."""
    table = ctx.table
    if ref == "this":
        return (ctx.source,)
    if ref == "it":
        return ctx.it
    if ref == "host":
        there = table.record(ctx.source)
        return (there.host,) if there is not None and there.host is not None else (ctx.source,)
    if ref == "grantor":
        return (ctx.grantor,) if ctx.grantor is not None else ()
    if ref == "fought":
        return _fought(ctx)
    if ref in ("event", "other") and ctx.event is not None:
        card = ctx.event.card if ref == "event" else ctx.event.other
        return (card,) if card is not None else ()
    if ref in ("memory", "under"):
        there = table.record(ctx.source)
        if there is None:
            return ()
        return there.memory if ref == "memory" else tuple(there.under)
    return ctx.names.get(ref or "", ())


def _fought(ctx: Context) -> tuple[CardId, ...]:
    """The creature this one fights (R1.12)."""
    fight = ctx.table.fight
    if fight is None:
        event = ctx.event
        return (event.other,) if event is not None and event.other is not None else ()
    return (fight.defender,) if ctx.source == fight.attacker else (fight.attacker,)
