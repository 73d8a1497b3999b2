"""The project's own catalog and cards, for every test about decks."""

from functools import cache

import pytest

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import Catalog, load_sets


@cache
def the_catalog() -> Catalog:
    return load_sets(cards_folder() / "sets")


@cache
def the_library() -> CardLibrary:
    return CardLibrary(cards_folder())


@pytest.fixture
def catalog() -> Catalog:
    return the_catalog()


@pytest.fixture
def library() -> CardLibrary:
    return the_library()
