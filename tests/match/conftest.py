"""Two decks to play matches with."""

from functools import cache

import pytest

from keyforge_tui.engine.game import Deck
from keyforge_tui.library.decks import starter_decks


@cache
def the_decks() -> tuple[Deck, Deck]:
    return starter_decks()


@pytest.fixture
def decks() -> tuple[Deck, Deck]:
    return the_decks()
