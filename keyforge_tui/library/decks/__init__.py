"""Deck files: read in whatever format they come, checked, written, and made ready to play."""

from keyforge_tui.library.decks.model import DeckList, ListedCard, Reading
from keyforge_tui.library.decks.reading import read_list, read_lists
from keyforge_tui.library.decks.starters import starter_decks, starter_files
from keyforge_tui.library.decks.table import UnwrittenCards, playable, read_deck, unwritten

__all__ = [
    "DeckList",
    "ListedCard",
    "Reading",
    "UnwrittenCards",
    "playable",
    "read_deck",
    "read_list",
    "read_lists",
    "starter_decks",
    "starter_files",
    "unwritten",
]
