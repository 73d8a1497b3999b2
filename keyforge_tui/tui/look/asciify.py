"""Everything the screen shows in ASCII, one sign for one sign, borders included."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

SIGNS = str.maketrans(
    {
        "Æ": "A",
        "æ": "a",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "…": ".",
        "–": "-",
        "—": "-",
        "·": "-",
        "•": "*",
        "×": "x",
        "─": "-",
        "━": "=",
        "═": "=",
        "│": "|",
        "┃": "|",
        "║": "|",
        "▌": "|",
        "▐": "|",
        "█": "#",
        "▸": ">",
        "◂": "<",
        "▴": "^",
        "■": "#",
        "□": "_",
        "↷": "x",
        "◇": "#",
        "≈": "~",
        "↑": "^",
        "↓": "_",
        "●": "*",
        "○": "o",
        "✶": "*",
        "◉": "o",
        "▯": "d",
    }
)


class Asciify(LineFilter):
    """Replaces every sign that is not ASCII."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """The same line in ASCII."""
        return [
            segment if segment.text.isascii() else Segment(plain(segment.text), *segment[1:])
            for segment in segments
        ]


@lru_cache(4096)
def plain(text: str) -> str:
    """A text in ASCII, of the same width."""
    if text.isascii():
        return text
    return "".join(sign if sign.isascii() else _base(sign) for sign in text.translate(SIGNS))


def _base(sign: str) -> str:
    """The letter without its accent, a corner as a plus, and a question mark for the rest."""
    if 0x2500 <= ord(sign) <= 0x257F:
        return "+"
    if 0x2580 <= ord(sign) <= 0x259F:
        return "#"
    base = unicodedata.normalize("NFKD", sign)[:1]
    return base if base.isascii() else "?"
