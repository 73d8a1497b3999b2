"""How fast the engine plays the two starter decks, and how fast it copies and undoes."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from random import Random
from statistics import median

from keyforge_tui.engine import PLAYERS, DecisionKind, Deck, Game, PlayerId
from keyforge_tui.library.decks import starter_decks
from keyforge_tui.simulation.games import MOST_TURNS, compare
from keyforge_tui.simulation.runs import measure as measure_games

GAMES = 100
CHOICES = 150
VIEWED = 20
TARGETS = {"mean_ms_per_decision": " (to be under 0.4)"}


def measure() -> Iterator[str]:
    """Games as `keyforge-tui simulate --bench` plays them; then one game, undone step by step."""
    decks = starter_decks()
    for name, value in asdict(measure_games(decks, GAMES)).items():
        yield f"{name.replace('_', ' ')} {value}{TARGETS.get(name, '')}"
    yield _with_views(decks)
    game = Game.new(decks, seed=1)
    chance = Random(1)
    copies: dict[bool, list[float]] = {True: [], False: []}
    while game.decision is not None and len(game.choices) < CHOICES:
        copies[game.decision.kind is DecisionKind.MAIN].append(_seconds(game.copy))
        game.choose(*compare(game.decision, chance))
    at_rest, between = median(copies[True]) * 1000, median(copies[False]) * 1000
    yield f"copy of a game at a main decision {at_rest:.2f} ms (to be under 0.1)"
    yield f"copy of a game at another decision {between:.2f} ms, half-done effects played again"
    undone = [_seconds(game.undo) for _ in range(len(game.choices))]
    usual, worst = median(undone) * 1000, max(undone) * 1000
    yield f"undo {usual:.2f} ms, at most {worst:.2f} ms (to be under 20)"


def _with_views(decks: tuple[Deck, Deck]) -> str:
    """The same games with nobody looking and with both players looking after every choice.

    They take turns, so that what else the machine does falls on both.
    """
    alone = watched = 0.0
    for seed in range(VIEWED):
        alone += _play(decks, seed, ())
        watched += _play(decks, seed, PLAYERS)
    return (
        f"both views after every choice {VIEWED / watched:.1f} games per second, "
        f"{alone / watched:.2f} of {VIEWED / alone:.1f} without (to be over 0.36)"
    )


def _play(decks: tuple[Deck, Deck], seed: int, viewers: Sequence[PlayerId]) -> float:
    """The seconds a whole game takes."""
    start = time.perf_counter()
    game = Game.new(decks, seed=seed)
    chance = Random(seed)
    while game.decision is not None and game.turn <= MOST_TURNS:
        game.choose(*compare(game.decision, chance))
        for player in viewers:
            game.view(player)
    return time.perf_counter() - start


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
