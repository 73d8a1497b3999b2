"""A terminal of its own for a program: a pseudo-terminal with an emulator that reads the screen.

It says that it can show a screen at once (mode 2026), so the program marks where each begins and
ends, and only whole ones are looked at, once the program has nothing more to say for the moment.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
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

from keyforge_tui.tui.dialogs.curtain import Curtain
from tests.orphans import end_with_parent

PROGRAM = ("-m", "keyforge_tui")
DEAF = Curtain.GUARD
"""As the program has it: here it is a real one, whatever tests of screens make of it later."""
PATIENCE = 60.0
"""Seconds until what has not appeared will not."""
BEGIN, END, ASK, YES = b"\x1b[?2026h", b"\x1b[?2026l", b"\x1b[?2026$p", b"\x1b[?2026;2$y"
"""A screen begins and ends, the program asks whether that is understood, and it is."""
USUALLY_ON = ("7", "25")
"""A new line where one is full, and a cursor."""


class Terminal:
    """Runs a program in a terminal of any size, types, and reads the screen."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        size: tuple[int, int] = (120, 40),
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self.screen = pyte.Screen(*size)
        self.stream = pyte.ByteStream(self.screen)
        self.is_drawing = False
        """Whether a screen has begun and not ended."""
        self.has_drawn = False
        """Whether any screen was shown as a whole."""
        self.said = b""
        """Everything the program ever wrote."""
        self.tail = b""
        """The last bytes that came: a mark may come in two parts."""
        self.master, slave = pty.openpty()
        self._set_size(size)
        self.program = subprocess.Popen(
            [sys.executable, *program, *arguments],
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

    @property
    def modes(self) -> set[str]:
        """What the program has switched on and not off again, and `-` with what it has off."""
        on: set[str] = set()
        for numbers, sign in re.findall(rb"\x1b\[\?([\d;]+)([hl])", self.said):
            for number in numbers.decode().split(";"):
                usual = number in USUALLY_ON
                is_usual = (sign == b"h") == usual
                name = f"-{number}" if usual else number
                on = on - {name} if is_usual else on | {name}
        return on

    @property
    def attributes(self) -> object:
        """How the terminal treats what is typed: echo, lines, signals."""
        return termios.tcgetattr(self.master)

    def hang_up(self) -> None:
        """Close the window."""
        if self.master >= 0:
            os.close(self.master)
            self.master = -1

    def _set_size(self, size: tuple[int, int]) -> None:
        columns, rows = size
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    @property
    def is_whole(self) -> bool:
        """Whether the screen was meant to be seen: not half of it, and nothing on its way."""
        return self.has_drawn and not self.is_drawing and not self._has_news(0)

    def shows(self, wanted: Callable[[str], bool]) -> bool:
        """Whether the screen comes to show something."""
        end = time.monotonic() + PATIENCE
        while not (self.is_whole and wanted(self.text)):
            left = end - time.monotonic()
            if left <= 0 or not self._read(left):
                return self.is_whole and wanted(self.text)
        return True

    def wait_for(self, *words: str) -> str:
        """The screen, once all the words are on it."""
        found = self.shows(lambda text: all(word in text for word in words))
        assert found, f"{words} never came:\n{self.text}"
        return self.text

    def waits_for(self, true: Callable[[], bool]) -> bool:
        """Whether something becomes true while the program is listened to."""
        end = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > end:
                return False
            self._read(0.05)
        while self._read(0):
            pass
        return True

    def wait_for_end(self) -> int:
        """The exit code, once the program has ended."""
        while self._read(PATIENCE):
            pass
        return self.program.wait(PATIENCE)

    def _has_news(self, patience: float) -> bool:
        """Whether the program has said, or in that time says, something that was not read."""
        return bool(select.select([self.master], [], [], patience)[0])

    def _read(self, patience: float) -> bool:
        """Take in what the program writes; False when it has nothing more to say."""
        if not self._has_news(patience):
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux says that nobody holds the other end any more
            return False
        self.said += data
        self.stream.feed(data)
        self._mark(data)
        return bool(data)

    def _mark(self, data: bytes) -> None:
        """Heed the marks in what came, also one of which the first half came before."""
        said = self.tail + data
        self.tail = said[1 - len(ASK) :]
        seen = len(said) - len(data)
        if ASK in said and said.rindex(ASK) + len(ASK) > seen:
            os.write(self.master, YES)
        begun, ended = said.rfind(BEGIN), said.rfind(END)
        if begun != ended:  # one of them was found
            self.is_drawing = begun > ended
            self.has_drawn = self.has_drawn or ended >= 0


def open_curtain(terminal: Terminal, name: str, *words: str) -> str:
    """Open the curtain for a player with the key it asks for; what lies behind must be told.

    The curtain is deaf until no key has come for a moment. It stood when it was seen, so a key
    pressed that long afterwards is heard, however slow the machine.
    """
    text = terminal.wait_for(f"{name} is next", "when nobody else is looking")
    time.sleep(DEAF + 0.05)
    terminal.type(" " if "press Space" in text else "\r")
    assert terminal.shows(
        lambda text: "nobody else is looking" not in text and all(word in text for word in words)
    ), f"{words} never came:\n{terminal.text}"
    return terminal.text


def _surroundings() -> dict[str, str]:
    """The environment without a size of another terminal in it."""
    return {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}


def _take_terminal() -> None:
    """Make the pseudo-terminal the program's own, so that it hears of a new size."""
    end_with_parent()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
