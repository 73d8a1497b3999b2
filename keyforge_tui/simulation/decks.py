"""Decks for random games, drawn from every card there is."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from keyforge_tui.engine import CardDef, Deck, DeckCard, House, Icon

HOUSES: Final = 3
PER_HOUSE: Final = 12
MAVERICKS: Final = 0.03
"""The share of cards that come in a house that is not theirs."""
ENHANCED: Final = 0.05
"""The share of cards with an icon added."""


def draw_decks(cards: Mapping[str, CardDef], chance: Random) -> tuple[Deck, Deck]:
    """Two decks of three houses each. The same cards and chance give the same decks."""
    by_house: dict[House, list[CardDef]] = {}
    for slug in sorted(cards):
        for house in cards[slug].houses:
            by_house.setdefault(house, []).append(cards[slug])
    return _draw("One", by_house, cards, chance), _draw("Two", by_house, cards, chance)


def _draw(
    name: str,
    by_house: Mapping[House, list[CardDef]],
    cards: Mapping[str, CardDef],
    chance: Random,
) -> Deck:
    houses = chance.sample(sorted(by_house), min(HOUSES, len(by_house)))
    drawn: list[DeckCard] = []
    for house in houses:
        pool = by_house[house]
        picked = chance.sample(pool, min(PER_HOUSE, len(pool)))
        picked += chance.choices(pool, k=PER_HOUSE - len(picked))
        for definition in picked:
            if definition.gigantic is not None:
                # One half alone can never be played (R49.3).
                drawn.append(DeckCard(cards[definition.gigantic], house))
            printed = chance.choice(houses) if chance.random() < MAVERICKS else house
            added = (chance.choice(list(Icon)),) if chance.random() < ENHANCED else ()
            drawn.append(DeckCard(definition, printed, added))
    return Deck(name, tuple(houses), tuple(drawn))
