"""What is in a deck, for players who may look at its list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from keyforge_tui.engine import Deck, DeckCard, House
from keyforge_tui.library.decks.enhancing import shown


def by_house(deck: Deck) -> Iterator[tuple[House, list[str]]]:
    """The cards of a deck house by house, copies counted: `2x Dust Pixie`."""
    for house in deck.houses:
        yield house, counted(_title(card) for card in deck.cards if _house(card) is house)


def counted(titles: Iterable[str]) -> list[str]:
    """Titles once each, copies counted."""
    return [f"{n}x {title}" if n > 1 else title for title, n in Counter(titles).items()]


def _house(card: DeckCard) -> House:
    return card.house or card.definition.houses[0]


def _title(card: DeckCard) -> str:
    added = f" (+{shown(Counter(card.added))})" if card.added else ""
    return f"{card.definition.name}{added}"
