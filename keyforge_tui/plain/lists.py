"""Deck lists in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from keyforge_tui.engine import Deck
from keyforge_tui.match.setting import by_house


def list_lines(lists: Iterable[tuple[str, Deck]]) -> list[str]:
    """The decks a player may read, each with its player."""
    lines: list[str] = []
    for name, deck in lists:
        lines.append(f"{name}: {deck.name}.")
        lines += [f"{house.title}: {', '.join(titles)}." for house, titles in by_house(deck)]
    return lines
