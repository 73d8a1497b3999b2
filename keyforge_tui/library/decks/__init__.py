"""Deck files: read in whatever format they come, checked, written, and made ready to play."""

from keyforge_tui.library.decks.deckfile import read_list, read_lists
from keyforge_tui.library.decks.decklist import DeckList, ListedCard, Reading
from keyforge_tui.library.decks.playable import (
    UnwrittenCards,
    playable,
    read_deck,
    starter_decks,
    starter_files,
    unwritten,
)

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
