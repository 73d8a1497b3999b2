"""Whether a list is a deck (errors), and what about it is odd (warnings).

A warning never refuses a deck: real decks break every guess about how they are made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from keyforge_tui.engine import House
from keyforge_tui.library.decks.decklist import (
    DECK_SIZE,
    HOUSE_SIZE,
    HOUSES,
    MOST_ICONS,
    DeckList,
)
from keyforge_tui.library.decks.partners import partners_of
from keyforge_tui.library.decks.spellings import is_half, is_top_half
from keyforge_tui.library.sets import Catalog


def check_errors(
    deck: DeckList, catalog: Catalog, left_out: Mapping[House | None, int]
) -> Iterator[str]:
    """What keeps a list from being a deck.

    Cards that were left out with a complaint of their own count as well, by house where that
    is known: the numbers are those of the file.
    """
    sizes: Counter[House | None] = Counter(card.house for card in deck.cards)
    sizes.update(left_out)
    if sizes.total() != DECK_SIZE:
        yield f"has {_count(sizes.total(), 'card')}; a deck has {DECK_SIZE}"
    houses = list(dict.fromkeys([*deck.houses, *(house for house in sizes if house is not None)]))
    homeless = sizes[None]
    if len(houses) > HOUSES or (not homeless and len(houses) < HOUSES):
        names = ", ".join(house.title for house in houses)
        shown = f" ({names})" if names else ""
        yield f"has {_count(len(houses), 'house')}{shown}; a deck has {HOUSES}"
    for house in houses:
        if not HOUSE_SIZE - homeless <= sizes[house] <= HOUSE_SIZE:
            cards = _count(sizes[house], "card")
            yield f"{house.title} has {cards}; a house of a deck has {HOUSE_SIZE}"
    yield from _halves(deck, catalog)


def _halves(deck: DeckList, catalog: Catalog) -> Iterator[str]:
    """R49: each half of a gigantic creature needs its other half."""
    halves = Counter(card.card for card in deck.cards if is_half(catalog, card.card))
    for bottom in dict.fromkeys(card[:-1] if is_top_half(card) else card for card in halves):
        top = f"{bottom}2"
        if halves[bottom] != halves[top]:
            title = catalog.titles[bottom].title
            yield (
                f"{title} has {_count(halves[top], 'top half', 'top halves')} (1/2) and "
                f"{_count(halves[bottom], 'bottom half', 'bottom halves')} (2/2); "
                "each needs the other"
            )


def check_warnings(deck: DeckList, catalog: Catalog) -> Iterator[str]:
    """What is odd about a list."""
    yield from _odd_houses(deck, catalog)
    for title in dict.fromkeys(card.title for card in deck.cards if card.outside):
        yield f"{title} is in none of the five sets known here"
    for card in deck.cards:
        # Printed icons count as well, but only the card's definition knows those.
        if len(card.icons) > MOST_ICONS:
            yield f"{card.title} has {len(card.icons)} added icons; the most seen is {MOST_ICONS}"
    yield from _twins(deck)
    yield from _lone(deck, catalog)
    if deck.set != "wc":
        for title in dict.fromkeys(c.title for c in deck.cards if "anomaly" in c.marks):
            yield f"{title} is an anomaly, and those are found in Worlds Collide decks"


def _odd_houses(deck: DeckList, catalog: Catalog) -> Iterator[str]:
    if deck.set is None:
        return
    card_set = catalog.card_set(deck.set)
    odd = [house.title for house in deck.houses if house not in card_set.houses]
    if odd:
        verb = "is no house" if len(odd) == 1 else "are no houses"
        yield f"{' and '.join(odd)} {verb} of {card_set.name}"


def _twins(deck: DeckList) -> Iterator[str]:
    ids = {card.card for card in deck.cards}
    for card in deck.cards:
        if f"{card.card}-evil-twin" in ids:
            ids.discard(f"{card.card}-evil-twin")
            yield f"{card.title} is there as the usual card and as its evil twin"


def _lone(deck: DeckList, catalog: Catalog) -> Iterator[str]:
    present = {card.card for card in deck.cards}
    for card in dict.fromkeys(deck.cards):
        partners = partners_of(card.card)
        if partners and present.isdisjoint(partners) and not is_half(catalog, card.card):
            names = " or ".join(catalog.titles[one].title for one in partners)
            yield f"{card.title} usually comes with {names}"


def _count(number: int, noun: str, plural: str | None = None) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {plural or noun + 's'}"
