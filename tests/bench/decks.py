"""How long reading two deck files and making a new deck take."""

import time
from collections.abc import Callable, Iterator

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks import starter_decks
from keyforge_tui.library.forge.forging import Forge
from keyforge_tui.library.forge.pools import pools_of
from keyforge_tui.library.sets import load_sets

DECKS = 1000


def measure() -> Iterator[str]:
    """Read the starter decks from nothing, then forge decks of one set."""
    folder = cards_folder()
    reading = _seconds(lambda: starter_decks(load_sets(folder / "sets"), CardLibrary(folder)))
    yield f"two deck files with their cards {reading * 1000:.0f} ms"
    pools = pools_of(load_sets(folder / "sets"), "cota")
    forging = _seconds(lambda: [Forge(pools, seed).cards() for seed in range(DECKS)])
    yield f"a new deck {forging / DECKS * 1000:.2f} ms"


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
