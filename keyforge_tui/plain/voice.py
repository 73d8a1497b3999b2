"""Lines out, lines in: no colour, no cursor control, nothing but text."""

from __future__ import annotations

import re
from typing import Protocol, TextIO

from keyforge_tui.common.ascii import encodable, in_ascii
from keyforge_tui.common.errors import printable

BLANK_LINES = 60
"""So many empty lines push everything off the screen of any usual height."""

_AMBER = re.compile(r"(\d)Æ(?!mber)")


class Lines(Protocol):
    """Where lines come from: a file, a terminal, a pipe."""

    def readline(self) -> str:
        """The next line with its end; empty when there is none."""


class Voice:
    """Says lines and listens for lines."""

    def __init__(self, source: Lines, out: TextIO, *, ascii_only: bool = False) -> None:
        self.source = source
        self.out = out
        self.ascii_only = ascii_only

    def say(self, *lines: str) -> None:
        """Write lines, as the output can take them."""
        for line in lines:
            text = _AMBER.sub(r"\1 Æmber", printable(line))
            text = in_ascii(text) if self.ascii_only else encodable(text, self.out.encoding)
            self.out.write(f"{text}\n")
        self.out.flush()

    def clear(self) -> None:
        """Leave nothing to read of what was said before."""
        self.say(*[""] * BLANK_LINES)

    def hear(self) -> str | None:
        """The next line, trimmed; None when there will be no more."""
        self.out.write("> ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.out.write("\n")
            return None
        return line.strip()
