"""A terminal of its own for a program: a pseudo-terminal with an emulator that reads the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Self

import pyte

PATIENCE = 20.0
"""Seconds until what has not appeared will not."""


class Terminal:
    """Runs a program in a terminal of any size, types, and reads the screen."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        size: tuple[int, int] = (120, 40),
    ) -> None:
        self.screen = pyte.Screen(*size)
        self.stream = pyte.ByteStream(self.screen)
        self.master, slave = pty.openpty()
        self._set_size(size)
        self.program = subprocess.Popen(
            [sys.executable, "-m", "keyforge_tui", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**_surroundings(), "TERM": "xterm-256color", **environment},
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        self.hang_up()

    @property
    def lines(self) -> list[str]:
        """The screen, line by line."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """Everything on the screen."""
        return "\n".join(self.lines)

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size."""
        self.screen.resize(rows, columns)
        self._set_size((columns, rows))
        self.program.send_signal(signal.SIGWINCH)

    def hang_up(self) -> None:
        """Close the window."""
        if self.master >= 0:
            os.close(self.master)
            self.master = -1

    def _set_size(self, size: tuple[int, int]) -> None:
        columns, rows = size
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def shows(self, wanted: Callable[[str], bool], patience: float = PATIENCE) -> bool:
        """Whether the screen comes to show something."""
        end = time.monotonic() + patience
        while not wanted(self.text):
            left = end - time.monotonic()
            if left <= 0 or not self._read(left):
                return wanted(self.text)
        return True

    def wait_for(self, *words: str) -> str:
        """The screen, once all the words are on it."""
        found = self.shows(lambda text: all(word in text for word in words))
        assert found, f"{words} never came:\n{self.text}"
        return self.text

    def wait_for_end(self) -> int:
        """The exit code, once the program has ended."""
        while self._read(PATIENCE):
            pass
        return self.program.wait(PATIENCE)

    def _read(self, patience: float) -> bool:
        """Take in what the program writes; False when it has nothing more to say."""
        ready, _, _ = select.select([self.master], [], [], patience)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux says that nobody holds the other end any more
            return False
        self.stream.feed(data)
        return bool(data)


def _surroundings() -> dict[str, str]:
    """The environment without a size of another terminal in it."""
    return {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}


def _take_terminal() -> None:
    """Make the pseudo-terminal the program's own, so that it hears of a new size."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
