"""How long it takes to go on with a very long game, in time of the processor."""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import Decision
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks import starter_decks
from keyforge_tui.match.setting import Dealing
from keyforge_tui.saves.dealing import written
from keyforge_tui.saves.journal import Choice
from keyforge_tui.saves.restore import restore
from keyforge_tui.saves.session import choice_of
from keyforge_tui.saves.writer import Journal

CHOICES = 30_000


def measure() -> Iterator[str]:
    """Play a game in which cards are only discarded, save it whole, and resume it."""
    library = CardLibrary(cards_folder())
    dealing = Dealing(starter_decks(library=library), 1)
    game = dealing.deal()
    choices: list[Choice] = []
    while game.decision is not None and len(choices) < CHOICES:
        answer = _answer(game.decision)
        choices.append(choice_of(game, answer, dealing.names))
        game.choose(*answer)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.journal"
        Journal.create(path, written(dealing, library, choices)).close()
        start = time.process_time()
        resumed = restore(path, library, write=False)
        seconds = time.process_time() - start
    count = len(resumed.session.game.choices)
    yield f"resuming a game of {count} choices {seconds:.2f} s (to be under 3)"


def _answer(decision: Decision) -> tuple[int, ...]:
    """Discard while there is a card in hand, then end the turn."""
    for action in ("discard", "end"):
        for option in decision.options:
            if option.action == action:
                return (option.id,)
    return tuple(option.id for option in decision.options[: decision.min])
