"""How quickly the table answers: from a key to the repainted screen, and back with undo."""

from __future__ import annotations

import asyncio
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path
from statistics import median, quantiles

from textual import events

from keyforge_tui.engine.scenario import Scenario, start
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.starters import starter_files
from keyforge_tui.library.sets import load_sets
from keyforge_tui.paths import cards_folder
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.match import from_position
from keyforge_tui.tui.screens.curtain import Curtain
from keyforge_tui.tui.screens.game import GameScreen

LINE = ["troll", "bumpsy", "krump", "firespitter", "headhunter", "valdr"] * 2
KEYS = ["tab", "right", "down", "left", "up", "tab"] * 40
RUNS = 5


def measure() -> Iterator[str]:
    """Twelve creatures a side at 120x40, headless; then the start in a real terminal."""
    yield from asyncio.run(_headless())
    times = [_start() for _ in range(RUNS)]
    yield f"start to first usable screen {median(times) * 1000:.0f} ms"


async def _headless() -> list[str]:
    library = CardLibrary(cards_folder())
    side = {"battleline": LINE, "hand": ["punch", "anger", "troll"], "deck": ["punch"] * 5}
    spec = {"house": "brobnar", "turn": 5, "seed": 1, "players": [side, dict(side)]}
    game = start(Scenario.model_validate(spec), library.card)
    sitting = from_position(game, ("Ann", "Bob"))
    app = KeyforgeApp(library, load_sets(cards_folder() / "sets"), sitting=sitting)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        app.screen.GUARD = 0.0
        await pilot.press(app.screen.opener)
        await pilot.pause()
        table = app.screen
        assert isinstance(table, GameScreen)
        times = [await _repaint(app, key) for key in KEYS]
        undone = []
        for _ in range(20):
            option = next(o for o in game.decision.options if o.action == "reap")  # type: ignore[union-attr]  # it is the main step
            table.answer((option.id,))
            begin = time.perf_counter()
            sitting.undo()
            undone.append(time.perf_counter() - begin)
            table.ask()
        slow = quantiles(times, n=100)[98]
        return [
            f"key to repaint, 12 creatures a side: median {median(times) * 1000:.1f} ms, "
            f"99th percentile {slow * 1000:.1f} ms",
            f"undo: median {median(undone) * 1000:.1f} ms, worst {max(undone) * 1000:.1f} ms",
        ]


async def _repaint(app: KeyforgeApp, key: str) -> float:
    """Send a key and wait until nothing is left to lay out or to draw."""
    begin = time.perf_counter()
    app.post_message(events.Key(key, None))
    for _ in range(3):
        done = asyncio.Event()
        app.screen.call_after_refresh(done.set)
        await done.wait()
    app.screen._compositor.render_strips()
    return time.perf_counter() - begin


def _start() -> float:
    """Seconds until the program, started with two deck files, shows the curtain."""
    master, slave = pty.openpty()
    ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    command = [
        sys.executable,
        "-m",
        "keyforge_tui",
        "--no-save",
        *map(str, starter_files()),
    ]
    environment = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": str(Path.cwd())}
    begin = time.perf_counter()
    program = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
    os.close(slave)
    shown = b""
    while b"is next" not in shown and time.perf_counter() - begin < 20:
        if select.select([master], [], [], 0.05)[0]:
            shown += os.read(master, 65536)
    seconds = time.perf_counter() - begin
    program.kill()
    program.wait()
    os.close(master)
    return seconds
