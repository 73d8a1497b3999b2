"""Many random games: on one core or on all of them, tallied; or timed, to measure the engine."""

from __future__ import annotations

import gc
import resource
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from random import Random
from typing import Final

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import CardDef, Deck, Game
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.simulation.games import MOST_TURNS, Outcome, compare, play
from keyforge_tui.simulation.hidden import Attack, attack

MOST_FAILURES: Final = 20
"""More than this tell nothing new."""
MOST_GAMES: Final = 10_000
"""A card that was not played by now cannot be played."""


@dataclass(slots=True)
class Tally:
    """What a run of games came to."""

    cards: int
    games: int = 0
    finished: int = 0
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0
    played: dict[str, int] = field(default_factory=dict)
    """In how many games each card was played."""
    failures: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Take one game in."""
        self.games += 1
        self.finished += outcome.finished
        self.turns += outcome.turns
        self.decisions += len(outcome.choices)
        for slug in outcome.played:
            self.played[slug] = self.played.get(slug, 0) + 1
        if outcome.failure is not None:
            self.failures.append(outcome)


@cache
def every_card() -> Mapping[str, CardDef]:
    """All cards that are defined; read once in each process."""
    return CardLibrary(cards_folder()).all()


def run_games(
    *,
    games: int | None,
    seed: int = 0,
    check: bool = False,
    jobs: int = 1,
    seen: Callable[[Tally], None] | None = None,
) -> Tally:
    """Play so many games; None: until every card was played."""
    cards = every_card()
    tally = Tally(len(cards))
    start = time.perf_counter()
    for outcome in _outcomes(seed, games or MOST_GAMES, check, jobs):
        tally.add(outcome)
        tally.seconds = time.perf_counter() - start
        if seen is not None:
            seen(tally)
        covered = games is None and len(tally.played) == len(cards)
        if covered or len(tally.failures) >= MOST_FAILURES:
            break
    return tally


def _outcomes(seed: int, most: int, check: bool, jobs: int) -> Iterator[Outcome]:
    """The games of the seeds from `seed` on, in that order."""
    if jobs <= 1:
        for number in range(seed, seed + most):
            yield play(every_card(), number, check=check)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(_play, seed + ahead, check) for ahead in range(min(most, jobs * 4))]
        following = count(seed + len(waiting))
        while waiting:
            yield waiting.pop(0).result()
            number = next(following)
            if number < seed + most:
                waiting.append(pool.submit(_play, number, check))


def _play(seed: int, check: bool) -> Outcome:
    return play(every_card(), seed, check=check)


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
        while game.decision is not None and game.turn <= MOST_TURNS:
            answer = compare(game.decision, chance)
            before = clock()
            game.choose(*answer)
            times.append(clock() - before)
        turns += game.turn
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


# -- what is hidden ------------------------------------------------------------------------


def run_attack(*, rounds: int, seed: int = 0, jobs: int = 1) -> Attack:
    """Attack what is hidden with every card, at so many random positions each."""
    found = Attack()
    tasks = [(slug, seed + number) for number in range(rounds) for slug in sorted(every_card())]
    with ProcessPoolExecutor(jobs) as pool:
        for one in pool.map(_attacked, tasks, chunksize=16):
            found.add(one)
    return found


def _attacked(task: tuple[str, int]) -> Attack:
    slug, seed = task
    return attack(every_card(), every_card()[slug], seed)
