"""The two decks to begin with, which the program brings along."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import Deck
from keyforge_tui.library.cards.library import CardLibrary
from keyforge_tui.library.decks.table import read_deck
from keyforge_tui.library.sets.sets import Catalog, load_sets

STARTERS: Final = ("miss-onyx-censorius", "radiant-argus-the-supreme")


def starter_files() -> tuple[Path, Path]:
    """Where the two starter decks are."""
    first, second = (cards_folder() / "decks" / f"{name}.yaml" for name in STARTERS)
    return first, second


def is_starter(path: str) -> bool:
    """Whether a path means one of the starter decks."""
    return Path(path).resolve() in [file.resolve() for file in starter_files()]


def starter_decks(
    catalog: Catalog | None = None, library: CardLibrary | None = None
) -> tuple[Deck, Deck]:
    """The two starter decks, ready to play."""
    catalog = catalog or load_sets(cards_folder() / "sets")
    library = library or CardLibrary(cards_folder())
    first, second = (read_deck(path, catalog, library) for path in starter_files())
    return first, second
