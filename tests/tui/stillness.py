"""When the app has come to rest: told by what is left to do, never by a clock or the processor.

The pilot's own way is to look whether the process was given much of the processor lately; on a
busy machine it is given none, and half-done work looks finished.
"""

from __future__ import annotations

import asyncio
from asyncio.base_events import BaseEventLoop
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
import textual.app
import textual.pilot
from textual._context import active_app
from textual.app import App
from textual.screen import Screen

PATIENCE = 60.0
"""Seconds until what has not come to rest, or not come to be, never will."""
PASSES = 3
"""How often in a row nothing may be left: what comes from outside takes one pass to come in."""


async def still(_least: float = 0, _most: float = 0) -> None:
    """Wait until nothing is left to run, in threads neither, and nothing is left to paint."""
    loop: Any = asyncio.get_running_loop()
    ready: deque[object] = loop._ready
    working: set[asyncio.Future[Any]] = getattr(loop, "working", set())
    end = monotonic() + PATIENCE
    quiet = 0
    while quiet < PASSES:
        assert monotonic() < end, "the app never comes to rest"
        await asyncio.sleep(0)
        quiet += 1
        if ready:
            quiet = 0
        elif working:
            await asyncio.wait(working, timeout=PATIENCE)
            quiet = 0
        elif _paint():
            quiet = 0


def _paint() -> bool:
    """Paint now what would be painted with the next tick; whether there was anything."""
    app: App[Any] | None = active_app.get(None)
    if app is None or not app.screen_stack:
        return False
    screen: Screen[Any] = app.screen
    waiting = (
        screen._layout_required
        or screen._scroll_required
        or screen._repaint_required
        or screen._recompose_required
        or screen._dirty_widgets
        or screen._callbacks
    )
    if not (waiting and screen.is_current and screen.is_running) or app._batch_count:
        return False
    screen._on_timer_update()
    return True


async def until(wanted: Callable[[], bool], what: str) -> None:
    """Wait for what a timer brings, and then for stillness."""
    end = monotonic() + PATIENCE
    await still()
    while not wanted():
        assert monotonic() < end, f"it never came that {what}"
        await asyncio.sleep(0.002)
        await still()


def teach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pilot wait in this way, and remember what runs in threads."""
    original = BaseEventLoop.run_in_executor

    def run_in_executor(loop: Any, *arguments: Any) -> asyncio.Future[Any]:
        future = original(loop, *arguments)
        if not hasattr(loop, "working"):
            loop.working = set()
        loop.working.add(future)
        future.add_done_callback(loop.working.discard)
        return future

    monkeypatch.setattr(BaseEventLoop, "run_in_executor", run_in_executor)
    monkeypatch.setattr(textual.app, "wait_for_idle", still)
    monkeypatch.setattr(textual.pilot, "wait_for_idle", still)
