"""How fast the engine plays the two starter decks, and how fast it copies and undoes."""

import time
from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from statistics import median

from keyforge_tui.engine.game import Game
from keyforge_tui.library.decks import starter_decks
from keyforge_tui.simulation.games import compare
from keyforge_tui.simulation.runs import measure as measure_games

GAMES = 100
CHOICES = 150
TARGETS = {"mean_ms_per_decision": " (to be under 0.4)"}


def measure() -> Iterator[str]:
    """Games as `keyforge-tui simulate --bench` plays them; then one game, undone step by step."""
    decks = starter_decks()
    for name, value in asdict(measure_games(decks, GAMES)).items():
        yield f"{name.replace('_', ' ')} {value}{TARGETS.get(name, '')}"
    game = Game.new(decks, seed=1)
    chance = Random(1)
    while game.decision is not None and len(game.choices) < CHOICES:
        game.choose(*compare(game.decision, chance))
    copies = []
    for _ in range(50):
        start = time.perf_counter()
        game.copy()
        copies.append(time.perf_counter() - start)
    yield f"copy of a game {median(copies) * 1000:.2f} ms"
    undone = []
    while game.choices:
        start = time.perf_counter()
        game.undo()
        undone.append(time.perf_counter() - start)
    usual, worst = median(undone) * 1000, max(undone) * 1000
    yield f"undo {usual:.2f} ms, at most {worst:.2f} ms (to be under 20)"
