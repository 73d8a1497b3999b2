"""Deck lists to read at the table."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content

from keyforge_tui.engine.game import Deck
from keyforge_tui.match.lists import by_house
from keyforge_tui.tui.screens.reader import ReaderEntry
from keyforge_tui.tui.symbols import HOUSE_LETTERS


def list_entries(lists: Iterable[tuple[str, Deck]]) -> list[ReaderEntry]:
    """Deck lists to read, each with its player."""
    return [
        ReaderEntry(Content(f" {name}: {deck.name}"), _page(deck), deck.name)
        for name, deck in lists
    ]


def _page(deck: Deck) -> Content:
    parts = [Content.styled(deck.name, "bold $accent")]
    for house, titles in by_house(deck):
        style = f"bold $house-{house.value}"
        parts += [Content(""), Content.styled(f"{HOUSE_LETTERS[house]} {house.title}", style)]
        parts += [Content(title) for title in titles]
    return Content("\n").join(parts)
