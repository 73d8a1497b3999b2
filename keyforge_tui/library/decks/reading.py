"""Deck files of every kind: which kind it is, which decks are in it, what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from keyforge_tui.library.decks.model import DeckList, Reading
from keyforge_tui.library.decks.own import read_own
from keyforge_tui.library.decks.resolve import resolve
from keyforge_tui.library.sets import Catalog
from keyforge_tui.library.source import SourceError, read_file


def read_lists(path: Path | str, catalog: Catalog) -> list[Reading]:
    """Every deck of a file, each with all that is wrong or odd about it."""
    document = read_file(Path(path))
    return [resolve(read_own(document), catalog, document.name)]


def read_list(path: Path | str, catalog: Catalog) -> DeckList:
    """The only deck of a file; a `SourceError` with everything that is wrong."""
    (reading,) = read_lists(path, catalog)
    if reading.deck is None:
        raise SourceError(reading.errors)
    return reading.deck
