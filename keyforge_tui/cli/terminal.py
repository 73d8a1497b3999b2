"""The terminal is given back, however the table ends; and a table without a terminal ends."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from types import FrameType
from typing import Final

if sys.platform != "win32":
    import termios

IN_USE: Final = (2026, 2004, 2048, 1000, 1003, 1015, 1006, 1016, 1004)
"""What the table may have switched on: mouse, paste, focus, sizes, whole screens at once."""
AS_BEFORE: Final = "".join(
    (*(f"\x1b[?{mode}l" for mode in IN_USE), "\x1b[<u", "\x1b[0m", "\x1b[?1049l", "\x1b[?7;25h")
).encode()
"""Back to the other screen, with a cursor, the usual keys and the usual lines."""
PATIENCE: Final = 0.5
"""Seconds until a terminal that takes nothing is left as it is."""
ENDING: Final = ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGXCPU")
"""What ends a program that does not say otherwise, and can be heard; SIGINT has its own way."""
HANGUP: Final = 1
"""The number of the signal that says so, which a shell adds to 128."""


def is_served() -> bool:
    """Whether a browser is behind the pipes (`keyforge-tui serve`)."""
    return "TEXTUAL_DRIVER" in os.environ


@contextmanager
def borrowed() -> Iterator[None]:
    """The terminal while the table has it: whatever ends the table gives it back."""
    if sys.platform == "win32":
        yield
        return
    before = termios.tcgetattr(0) if os.isatty(0) else None

    def end(number: int, _frame: FrameType | None) -> None:
        screen = os.dup(2)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # nothing more is drawn
        _give_back(screen, before)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    # A table whose window is closed has nobody left, even where hang-ups were ignored.
    for name in ENDING:
        signal.signal(getattr(signal, name), end)
    try:
        yield
    except BaseException:
        _give_back(2, before)
        raise


def _give_back(screen: int, before: list[int | list[bytes | int]] | None) -> None:
    """Put the terminal in order, if there is one, and if it is ours just now."""
    with suppress(OSError, termios.error):
        if before is None or os.tcgetpgrp(0) != os.getpgrp():
            return
        if select.select([], [screen], [], PATIENCE)[1]:
            os.write(screen, AS_BEFORE)
        termios.tcsetattr(0, termios.TCSANOW, before)


def end_without_terminal() -> None:
    """From now on the program ends when nobody holds the other end of its input any more.

    No signal need have said so. Nothing is lost: every choice is written down when it is made.
    """
    if sys.platform != "win32" and (os.isatty(0) or is_served()):
        Thread(target=_end_without_terminal, daemon=True).start()


def _end_without_terminal() -> None:
    watch = select.poll()
    watch.register(0, 0)
    if watch.poll()[0][1] & select.POLLHUP:
        os._exit(128 + HANGUP)
