"""Lines out, lines in, and what a line answers: no colour, no cursor control, only text."""

from __future__ import annotations

import re
from typing import Protocol, TextIO

from keyforge_tui.common.ascii import encodable, in_ascii
from keyforge_tui.common.errors import printable
from keyforge_tui.engine import Decision, IllegalChoice
from keyforge_tui.sitting.answer import Picking

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


# -- from a typed line to an answer: numbers of options, counted from 1 ---------------------

NOTHING = frozenset({"0", "none"})


def read_answer(line: str, decision: Decision) -> tuple[int, ...] | None:
    """The options a line picks; None when it is no line of numbers.

    Raises `IllegalChoice`, with a sentence for the player, when it picks what cannot be picked.
    """
    words = line.replace(",", " ").split()
    if not words or not all(word.isdecimal() or word in NOTHING for word in words):
        return None
    picking = Picking(decision._replace(points=1))  # points are divided one line at a time
    for word in words if not NOTHING.issuperset(words) else ():
        place = int(word) if len(word) < 6 else 0
        if not 1 <= place <= len(decision.options):
            raise IllegalChoice(f"There is no answer {word[:20]}; {_offered(decision)}.")
        option = decision.options[place - 1].id
        if picking.count(option):
            raise IllegalChoice(f"Answer {place} can be chosen only once.")
        if picking.is_full:
            raise IllegalChoice(f"That is too many: {how_many(decision)}")
        picking = picking.add(option)
    if not picking.is_complete:
        raise IllegalChoice(how_many(decision))
    return picking.picked


def how_many(decision: Decision) -> str:
    """What kind of answer is wanted, in one sentence."""
    least, most = decision.min, decision.max
    if least == most:
        amount = f"exactly {most}"
    elif not least:
        amount = f"up to {most}, or 0 for none"
    else:
        amount = f"{least} to {most}"
    if most == 1:
        return f"Choose {'one' if least else amount}."
    return f"Choose {amount}, with blanks between the numbers."


def _offered(decision: Decision) -> str:
    count = len(decision.options)
    return "only 1 is offered" if count == 1 else f"1 to {count} are offered"
