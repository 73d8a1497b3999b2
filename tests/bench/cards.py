"""How long it takes until cards are ready to play, each time in a fresh interpreter.

Counted is the time of the processor, so that it does not matter what else the machine does.
"""

import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.library.cards import CardLibrary

RUNS = 5

IMPORTS = """
import sys, time
start = time.process_time()
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks import starter_decks
from keyforge_tui.common.paths import cards_folder
"""
CARDS = """
wanted = {card.definition.slug for deck in starter_decks() for card in deck.cards}
for name in [name for name in sys.modules if name.startswith("keyforge_tui")]:
    del sys.modules[name]  # so that nothing is left of the first reading
from keyforge_tui.library.cards import CardLibrary
library = CardLibrary(cards_folder())
start = time.process_time()
for slug in wanted:
    library.card(slug)
"""
DECKS = """
start = time.process_time()
starter_decks()
"""
ALL = """
start = time.process_time()
CardLibrary(cards_folder()).all()
"""
PRINT = "print(time.process_time() - start)"


def measure() -> Iterator[str]:
    """The modules, the two starter decks with everything they need, and all cards."""
    yield f"importing what reads cards {_milliseconds(IMPORTS):.0f} ms"
    yield f"the cards of two decks {_milliseconds(IMPORTS + CARDS):.0f} ms (to be under 60)"
    yield f"two decks from their files {_milliseconds(IMPORTS + DECKS):.0f} ms"
    count = len(CardLibrary(cards_folder()).files)
    yield f"all {count} cards {_milliseconds(IMPORTS + ALL):.0f} ms (to be under 300 with 1,408)"


def _milliseconds(program: str) -> float:
    command = [sys.executable, "-c", program + PRINT]
    times = []
    for _ in range(RUNS):
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
        times.append(float(done.stdout))
    return median(times) * 1000
