"""How fast the engine is: random games of the two starter decks on one core."""

from __future__ import annotations

import gc
import resource
import sys
import time
from dataclasses import dataclass
from random import Random

from keyforge_tui.engine import Deck, Game
from keyforge_tui.simulation.games import MOST_TURNS
from keyforge_tui.simulation.policies import compare


@dataclass(frozen=True, slots=True)
class Figures:
    """What a measurement came to."""

    games: int
    unfinished: int
    seconds: float
    games_per_second: float
    turns_per_second: float
    turns_per_game: float
    decisions_per_second: float
    decisions_per_game: float
    mean_ms_per_decision: float
    p99_ms_per_decision: float
    peak_memory_mb: float


def measure(decks: tuple[Deck, Deck], games: int, seed: int = 0) -> Figures:
    """Play games one after the other and time every answer, its options listed."""
    times: list[float] = []
    turns = unfinished = 0
    clock = time.perf_counter
    gc.collect()
    start = clock()
    for number in range(seed, seed + games):
        chance = Random(number)
        game = Game.new(decks, seed=number)
        while game.decision is not None and game.state.turn <= MOST_TURNS:
            answer = compare(game.decision, chance)
            before = clock()
            game.choose(*answer)
            times.append(clock() - before)
        turns += game.state.turn
        unfinished += not game.over
    seconds = clock() - start
    times.sort()
    return Figures(
        games=games,
        unfinished=unfinished,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 2),
        turns_per_second=round(turns / seconds, 1),
        turns_per_game=round(turns / games, 1),
        decisions_per_second=round(len(times) / seconds, 1),
        decisions_per_game=round(len(times) / games, 1),
        mean_ms_per_decision=round(1000 * sum(times) / len(times), 4),
        p99_ms_per_decision=round(1000 * times[int(len(times) * 0.99)], 4),
        peak_memory_mb=round(_peak_memory() / 1e6, 1),
    )


def _peak_memory() -> int:
    """The most memory the process ever had, in bytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
