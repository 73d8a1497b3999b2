"""Deck lists to read at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual.content import Content

from keyforge_tui.engine import Deck, House
from keyforge_tui.match.lists import by_house
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS
from keyforge_tui.tui.readers.reader import ReaderEntry


def list_entries(lists: Iterable[tuple[str, Deck]]) -> list[ReaderEntry]:
    """Deck lists to read, each with its player."""
    return [
        ReaderEntry(
            Content(f" {name}: {deck.name}"),
            Content("\n").join(page_parts(deck.name, by_house(deck))),
            deck.name,
        )
        for name, deck in lists
    ]


def page_parts(name: str, houses: Iterable[tuple[House, Iterable[str]]]) -> Iterator[Content]:
    """The lines of a deck list: its name, and house by house its cards."""
    yield Content.styled(name, "bold $accent")
    for house, titles in houses:
        yield Content("")
        yield Content.styled(f"{HOUSE_LETTERS[house]} {house.title}", f"bold $house-{house.value}")
        yield Content(", ".join(titles))
