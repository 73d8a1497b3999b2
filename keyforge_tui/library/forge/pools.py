"""What the slots of a set's decks are drawn from, put together once for each set."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from keyforge_tui.library.decks.partners import (
    ACCOMPANY,
    BESIDE,
    CALLS_GIGANTIC,
    TOGETHER,
    partners_of,
)
from keyforge_tui.library.decks.spellings import is_half
from keyforge_tui.library.forge.figures import IN_PAIRS, PLACES, Place
from keyforge_tui.library.sets import SETS, Catalog, Printing

RARITIES: Final = ("common", "uncommon", "rare")

Entry: TypeAlias = str | Place
Pool: TypeAlias = dict[str, tuple[Entry, ...]]
"""The entries of a house by rarity."""
Names: TypeAlias = dict[str, tuple[str, ...]]


@dataclass(slots=True)
class Pools:
    """The pools of one set."""

    code: str
    houses: tuple[str, ...]
    normal: dict[str, Pool] = field(default_factory=dict)
    mavericks: dict[str, Names] = field(default_factory=dict)
    """By the house they end up in."""
    legacies: dict[str, Names] = field(default_factory=dict)
    legacy_mavericks: dict[str, Names] = field(default_factory=dict)
    anomalies: tuple[str, ...] = ()
    twins: frozenset[str] = frozenset()
    """Cards of the set that have an evil twin."""
    call_gigantic: tuple[str, ...] = ()
    """The houses that print the card which calls gigantic creatures."""
    companions: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards that are never alone, with those of this set that are always there too."""
    beside: dict[str, str] = field(default_factory=dict)
    """Cards that may have a companion of this set beside them."""
    order: dict[str, str] = field(default_factory=dict)
    """Collector numbers, to put a deck in order."""


def pools_of(catalog: Catalog, code: str) -> Pools:
    """The pools of a set. They depend on the set files and on nothing else."""
    card_set = catalog.card_set(code)
    houses = tuple(sorted(card_set.houses))
    pools = Pools(code, houses)
    printed = {printing.card for printing in card_set.printings}
    pools.order = {one.card: one.number for one in reversed(card_set.printings)}
    pools.companions = {
        main: others for main, others in ACCOMPANY.items() if printed >= {main, *others}
    }
    # Brews have a place of their own.
    brews = {card for place in PLACES if place.rule == "beside" for card in place.cards}
    pools.beside = {
        main: card
        for card, main in BESIDE.items()
        if printed >= {main, card} and card not in brews and not _has_place(code, card)
    }
    pools.twins = frozenset(c for c in printed if f"{c}-evil-twin" in printed)
    pools.anomalies = tuple(
        sorted(one.card for one in card_set.printings if not one.number.isdecimal())
    )
    pools.call_gigantic = tuple(
        sorted(str(one.house) for one in card_set.printings if one.card == CALLS_GIGANTIC)
    )
    earlier = [one for past in SETS[: SETS.index(code)] for one in catalog.card_set(past).printings]
    legacies = [one for one in _last(earlier) if one.card not in printed]
    for house in houses:
        pools.normal[house] = _normal(card_set.printings, code, house)
        pools.mavericks[house] = _movable(catalog, card_set.printings, house, away=True)
        pools.legacies[house] = _movable(catalog, legacies, house, away=False)
        pools.legacy_mavericks[house] = _movable(catalog, legacies, house, away=True)
    return pools


def _normal(printings: tuple[Printing, ...], code: str, house: str) -> Pool:
    pool: Pool = {}
    for rarity in RARITIES:
        entries: list[Entry] = [
            one.card
            for one in printings
            if one.house == house and one.rarity == rarity and one.number.isdecimal()
        ]
        for place in PLACES:
            if (place.set, place.house, place.rarity) == (code, house, rarity):
                if place.base is not None:
                    entries[entries.index(place.base)] = place
                else:
                    entries.append(place)
        pool[rarity] = tuple(entries)
    return pool


def _movable(
    catalog: Catalog, printings: list[Printing] | tuple[Printing, ...], house: str, *, away: bool
) -> Names:
    """The cards that may appear in a house as mavericks, or in their own as legacies."""
    at_home = {one.card for one in printings if one.house == house}
    names: Names = {}
    for rarity in RARITIES:
        names[rarity] = tuple(
            sorted(
                {
                    one.card
                    for one in printings
                    if one.rarity == rarity
                    and (one.card in at_home) != away
                    and not _bound(catalog, one.card)
                }
            )
        )
    return names


def _bound(catalog: Catalog, card: str) -> bool:
    """Whether a card needs others around it, so that it stays where it is."""
    return (
        card in ACCOMPANY
        or card in IN_PAIRS
        or bool(partners_of(card))
        or any(card in group for group in TOGETHER)
        or is_half(catalog, card)
    )


def _has_place(code: str, card: str) -> bool:
    return any(place.set == code and card in place.cards for place in PLACES)


def _last(printings: list[Printing]) -> list[Printing]:
    """Only the latest printing of every card, for its rarity and house."""
    latest = {one.card: one.set for one in printings}
    return [one for one in printings if one.set == latest[one.card]]
