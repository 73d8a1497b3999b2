"""How fast the table answers: start, key to repaint, undo, and whether it stays so."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import textual._wait
from textual import events
from textual._compositor import CompositorUpdate
from textual.screen import Screen

from keyforge_tui.common.paths import PACKAGE
from keyforge_tui.library.decks.playable import starter_files
from keyforge_tui.sitting.series import from_position
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.table.screen import GameScreen
from tests.plain.fingers import a_sitting
from tests.scenario import Side, scene
from tests.tui.hands import Hands, catalog, library
from tests.tui.terminal import Terminal

STARTS = 7
PRESSES = 240
TURNS = 300
SETTLED = 0.02
"""Seconds without another repaint after which a key has been answered."""
QUIET = GameScreen.OUTLOOK_DELAY + 0.05
"""Seconds after which nothing of the key before is still to be painted."""
UNANSWERED = 0.5
"""Seconds after which a key has changed nothing."""
CREATURES = [
    *("troll", "valdr", "smaaash", "bumpsy", "headhunter", "krump"),
    *("staunch-knight", "bulwark", "raiding-knight", "sequis", "francus", "gatekeeper"),
]
TARGETS = (((120, 40), 20, 60), ((200, 55), 40, 100))
"""Sizes of terminals, with the milliseconds that half and nearly all keys may take."""
KEYS = ("right", "right", "down", "left", "up", "tab", "2", "shift+left", "up", "tab", "5", "down")
"""Through the hand, both battlelines and the bar."""


def measure() -> Iterator[str]:
    """Start, keys and undo with twelve creatures a side, then a very long game."""
    Curtain.GUARD = 0.0
    textual._wait.SLEEP_GRANULARITY, textual._wait.SLEEP_IDLE = 0.002, 0.0002
    yield f"start to first usable screen {_start() * 1000:.0f} ms (to be under 700)"
    for size, usual, longest in TARGETS:
        times, undone = asyncio.run(_keys(size))
        last = quantiles(times, n=100)[98]
        yield (
            f"key to repaint at {size[0]}x{size[1]}: median {median(times):.1f} ms "
            f"(to be under {usual}), 99th percentile {last:.1f} ms (to be under {longest})"
        )
        yield f"undo {median(undone):.1f} ms, at most {max(undone):.1f} ms (to be under 20)"
    yield from asyncio.run(_long_game())


def _start() -> float:
    """From typing the command to the first screen that can be used, in a real terminal."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        # Bytecode is kept, as it is wherever the program is installed; the first start writes it.
        home = {"XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
        home |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        for _ in range(STARTS + 1):
            start = time.perf_counter()
            with Terminal(["play", *map(str, starter_files()), "--no-save"], home) as terminal:
                terminal.wait_for("when nobody else is looking")
                times.append(time.perf_counter() - start)
    return median(times[1:])


class TimedApp(KeyforgeApp):
    """Knows when it was last repainted, and does the work a terminal would cause."""

    CSS_PATH = str(PACKAGE / "tui" / "app.tcss")
    painted = 0.0

    def _display(self, screen: Screen[object], renderable: Any) -> None:
        super()._display(screen, renderable)
        if screen is self.screen and isinstance(renderable, CompositorUpdate):
            renderable.render_segments(self.console)
            self.painted = time.perf_counter()


def _app(sitting: Sitting) -> TimedApp:
    return TimedApp(library(), catalog(), sitting=sitting)


async def _press(app: TimedApp, key: str) -> float:
    """Press a key when all is quiet; milliseconds to the last repaint it causes, 0 for none."""
    await asyncio.sleep(QUIET)
    character = key if len(key) == 1 else None
    start = time.perf_counter()
    app.post_message(events.Key(key, character))
    while app.painted < start:
        if time.perf_counter() - start > UNANSWERED:
            return 0.0
        await asyncio.sleep(0.0005)
    while time.perf_counter() - app.painted < SETTLED:
        await asyncio.sleep(0.0005)
    return (app.painted - start) * 1000


async def _keys(size: tuple[int, int]) -> tuple[list[float], list[float]]:
    """Milliseconds from keys to repaints, and of taking answers back."""
    own = Side(battleline=CREATURES, hand=["punch", "anger", "troll", "bumpsy", "warsong", "krump"])
    other = Side(battleline=CREATURES, hand=["punch"] * 5)
    game = scene("brobnar", own, other).game
    app = _app(from_position(game, ("Ann", "Bob")))
    gc.freeze()  # as `keyforge-tui play` does
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        await pilot.pause()
        times = []
        for number in range(PRESSES):
            taken = await _press(app, KEYS[number % len(KEYS)])
            if taken:
                times.append(taken)
        sitting = hands.table.sitting
        while (decision := sitting.decision) is not None and len(game.choices) < 20:
            sitting.answer([option.id for option in decision.options[: decision.min]])
        undone = []
        while sitting.session.can_undo:
            start = time.perf_counter()
            sitting.undo()
            undone.append((time.perf_counter() - start) * 1000)
        return times, undone


async def _long_game() -> Sequence[str]:
    """A game of many turns: every turn a house is chosen, a card discarded, the turn ended."""
    app = _app(a_sitting())
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        times: list[float] = []
        sizes: list[tuple[int, int]] = []
        sitting = hands.table.sitting
        while (decision := sitting.decision) is not None and sitting.game.turn <= TURNS:
            await hands.open_curtain()
            turn = sitting.game.turn
            picked = next((o for o in decision.options if o.action == "discard"), None)
            picked = picked or next((o for o in decision.options if o.action == "end"), None)
            hands.table.answer([(picked or decision.options[0]).id])
            await pilot.pause()
            if decision.kind == "house" and not 60 < turn < TURNS - 40:
                times.append(await _press(app, "right"))
            if sitting.game.turn != turn:
                sizes.append((_resident(), len(app.screen_stack[1].walk_children())))
    early, late = [one for one in times[20:60] if one], [one for one in times[60:] if one]
    third = len(sizes) // 3
    return [
        f"key to repaint in turns 20 to 60 {median(early):.1f} ms, "
        f"in the last 40 of {len(sizes)} turns {median(late):.1f} ms",
        f"memory after {third} turns {sizes[third][0] / 1024:.0f} MB, "
        f"after {len(sizes)} turns {sizes[-1][0] / 1024:.0f} MB; "
        f"widgets {sizes[third][1]} and {sizes[-1][1]}",
    ]


def _resident() -> int:
    """Kilobytes of memory this process holds."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0
