"""Two hundred random games of all cards, held to what must be true of every game."""

import pytest

from keyforge_tui.cli.simulate import command
from keyforge_tui.simulation.games import play
from keyforge_tui.simulation.runs import every_card

CHUNK = 10


@pytest.mark.parametrize("first", range(0, 200, CHUNK))
def test_random_games_keep_the_rules(first: int) -> None:
    failed = []
    for seed in range(first, first + CHUNK):
        outcome = play(every_card(), seed, check=True)
        if outcome.failure is not None:
            failed.append(f"{outcome.failure}\n  {command(outcome)}")
    assert not failed, "\n".join(failed)
