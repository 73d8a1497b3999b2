"""Makes decks: slots drawn by rarity, companions, mavericks, legacies, anomalies, evil twins.

The same set, seed and houses give the same deck for ever. Whatever would change a deck that was
made before needs a new version beside the old one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from keyforge_tui.common import rng
from keyforge_tui.library.decks.decklist import HOUSE_SIZE, HOUSES
from keyforge_tui.library.decks.enhancing import Chance
from keyforge_tui.library.decks.partners import CALLS_GIGANTIC, GIGANTIC, partners_of
from keyforge_tui.library.forge.figures import (
    FIGURES,
    IN_PAIRS,
    SLOT_CHANCE,
    WEIGHTS,
    Figures,
    Place,
)
from keyforge_tui.library.forge.pools import RARITIES, Entry, Pools

VERSION: Final = 1
"""Of the algorithm and of all its figures."""
MOST_COPIES: Final = 4
_MASK: Final = (1 << 64) - 1


@dataclass(slots=True)
class Slot:
    """One of the twelve cards of a house."""

    card: str
    rarity: str
    is_bound: bool = False
    """It stays: it is unusual, or here because of another card."""


class Forge:
    """Draws the cards of one deck."""

    def __init__(self, pools: Pools, seed: int, houses: Sequence[str] = ()) -> None:
        self.pools = pools
        self.figures: Figures = FIGURES[pools.code]
        # Seeds are numbers people choose, often one after the other: the first draw spreads them.
        self.chance = Chance((seed << 8 | VERSION) & _MASK)
        self.chance.rng = self._below(1 << 64)
        self.houses = tuple(sorted(houses)) if houses else self._three(pools.houses)
        self.slots: dict[str, list[Slot]] = {}
        self.waiting: dict[str, list[str]] = {house: [] for house in self.houses}
        """Cards that come with another one and have no slot yet."""

    def cards(self) -> dict[str, list[str]]:
        """The ids of the deck's cards, house by house."""
        for house in self.houses:
            self.slots[house] = []
            for _ in range(HOUSE_SIZE):
                self.slots[house].append(self._slot(house))
        for house in self.houses:
            self._companions(house)
            self._pairs(house)
        self._call_gigantic()
        if self.figures.twins and self._happens(self.figures.twins):
            self._turn_evil()
        return {house: self._ordered(house) for house in self.houses}

    # -- chance ------------------------------------------------------------------------------

    def _below(self, bound: int) -> int:
        return rng.below(self.chance, bound)

    def _happens(self, chance: int) -> bool:
        return chance > 0 and self._below(SLOT_CHANCE) < chance

    def _three(self, houses: Sequence[str]) -> tuple[str, ...]:
        return tuple(sorted(rng.sample(self.chance, list(houses), HOUSES)))

    # -- slots -------------------------------------------------------------------------------

    def _slot(self, house: str) -> Slot:
        rarity = self._rarity()
        if self._happens(self.figures.anomaly):
            card = self.pools.anomalies[self._below(len(self.pools.anomalies))]
            if not self._count(card):
                return Slot(card, "special", is_bound=True)
        unusual = self._unusual(house, rarity)
        if unusual is not None:
            return Slot(unusual, rarity, is_bound=True)
        pool = self.pools.normal[house][rarity]
        while True:
            entry = pool[self._below(len(pool))]
            if self._has_room(entry):
                return self._fill(entry, house, rarity)

    def _rarity(self) -> str:
        number = self._below(WEIGHTS)
        for rarity, weight in zip(RARITIES, self.figures.weights, strict=True):
            if number < weight:
                return rarity
            number -= weight
        raise AssertionError("the weights add up")

    def _unusual(self, house: str, rarity: str) -> str | None:
        """A maverick, a legacy, or both at once, where chance wants one."""
        is_maverick = self._happens(self.figures.maverick)
        has_past = bool(self.pools.legacies[house][rarity])
        is_legacy = has_past and self._happens(self.figures.legacy)
        if is_maverick and is_legacy:
            names = self.pools.legacy_mavericks[house][rarity]
        elif is_maverick:
            names = self.pools.mavericks[house][rarity]
        elif is_legacy:
            names = self.pools.legacies[house][rarity]
        else:
            return None
        return names[self._below(len(names))]

    def _has_room(self, entry: Entry) -> bool:
        if isinstance(entry, Place):
            # No deck was seen with two of these, but for those that are common.
            return entry.rarity == "common" or not any(map(self._count, entry.cards))
        most = 1 if entry in self.pools.companions else MOST_COPIES
        return self._count(entry) < most

    def _fill(self, entry: Entry, house: str, rarity: str) -> Slot:
        if isinstance(entry, str):
            return Slot(entry, rarity, is_bound=entry in self.pools.companions)
        if entry.rule in {"some", "all"}:
            first, *others = self._group(entry)
            self.waiting[house] += others
            return Slot(first, "special", is_bound=True)
        cards = self._choices(entry, house)
        return Slot(cards[self._below(len(cards))], "special", is_bound=True)

    def _group(self, place: Place) -> list[str]:
        if place.rule == "all":
            return list(place.cards)
        return sorted(rng.sample(self.chance, list(place.cards), 3 + self._below(3)))

    def _choices(self, place: Place, house: str) -> Sequence[str]:
        if place.rule == "other house":
            # Card ids write the house of two words in two words.
            others = [
                "star-alliance" if other == "staralliance" else other
                for other in self.houses
                if other != house
            ]
            return [card for card in place.cards if card.startswith(tuple(others))]
        if place.rule == "beside":
            # Only what was drawn before counts; without any, it stays the card of the place.
            near = [card for card in place.cards if any(map(self._count, partners_of(card)))]
            return near or place.cards[:1]
        return place.cards

    def _count(self, card: str) -> int:
        return sum(slot.card == card for slots in self.slots.values() for slot in slots)

    # -- what belongs together -------------------------------------------------------------------

    def _free(self, house: str) -> list[Slot]:
        return [slot for slot in self.slots[house] if not slot.is_bound]

    def _put(self, card: str, house: str) -> None:
        """Put a card into a free slot, whatever was in it."""
        free = self._free(house)
        slot = free[self._below(len(free))]
        slot.card, slot.rarity, slot.is_bound = card, "special", True

    def _companions(self, house: str) -> None:
        for card in self.waiting[house]:
            if self._free(house):
                self._put(card, house)
        for slot in list(self.slots[house]):
            for card in self.pools.companions.get(slot.card, ()):
                if self._free(house):
                    self._put(card, house)
        for slot in list(self.slots[house]):
            companion = self.pools.beside.get(slot.card)
            if companion is not None and not self._count(companion):
                if self._happens(self.figures.beside):
                    slot.is_bound = True
                    if self._free(house):
                        self._put(companion, house)

    def _pairs(self, house: str) -> None:
        for card in dict.fromkeys(slot.card for slot in self.slots[house]):
            if card in IN_PAIRS and self._count(card) == 1:
                for slot in self.slots[house]:
                    slot.is_bound = slot.is_bound or slot.card == card
                if self._free(house):
                    self._put(card, house)

    def _call_gigantic(self) -> None:
        """A deck with a gigantic creature has the card that calls it, in some house."""
        if not any(map(self._count, GIGANTIC)):
            return
        houses = [house for house in self.houses if house in self.pools.call_gigantic]
        free = [house for house in houses if self._free(house)]
        if free:
            self._put(CALLS_GIGANTIC, free[self._below(len(free))])

    def _turn_evil(self) -> None:
        for slots in self.slots.values():
            for slot in slots:
                if slot.card in self.pools.twins:
                    slot.card, slot.rarity = f"{slot.card}-evil-twin", "evil-twin"

    def _ordered(self, house: str) -> list[str]:
        order = self.pools.order
        names = Counter(slot.card for slot in self.slots[house])
        ordered = sorted(names, key=lambda card: (order.get(card, "999"), card))
        return [card for card in ordered for _ in range(names[card])]
