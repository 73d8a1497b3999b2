"""The signs on the table: a set for terminals that show Unicode, and one in ASCII.

Every sign is one column wide, and a house is always two letters as well as a colour.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from keyforge_tui.engine import House, Icon, KeyColor

HOUSE_LETTERS = {
    House.BROBNAR: "Br",
    House.DIS: "Di",
    House.LOGOS: "Lo",
    House.MARS: "Ma",
    House.SANCTUM: "Sa",
    House.SAURIAN: "Sr",
    House.SHADOWS: "Sh",
    House.STAR_ALLIANCE: "St",
    House.UNFATHOMABLE: "Uf",
    House.UNTAMED: "Ut",
}
KEY_LETTERS = {KeyColor.RED: "R", KeyColor.YELLOW: "Y", KeyColor.BLUE: "B"}


@dataclass(frozen=True, slots=True)
class Symbols:
    """One set of signs."""

    amber: str
    armor: str
    damage: str
    exhausted: str
    bar: str
    cut: str
    dot: str
    line: str
    key: str
    no_key: str
    left: str
    right: str
    up: str
    tide: str
    upgrade: str
    under: str
    full: str
    empty: str
    icons: dict[Icon, str]


UNICODE = Symbols(
    amber="Æ",
    armor="◇",
    damage="✶",
    exhausted="↷",
    bar="▌",
    cut="…",
    dot="·",
    line="─",
    key="■",
    no_key="□",
    left="◂",
    right="▸",
    up="▴",
    tide="≈",
    upgrade="↑",
    under="↓",
    full="█",
    empty="░",
    icons={Icon.AMBER: "Æ", Icon.CAPTURE: "◉", Icon.DAMAGE: "✶", Icon.DRAW: "▯"},
)
ASCII = Symbols(
    amber="A",
    armor="#",
    damage="*",
    exhausted="x",
    bar="|",
    cut=".",
    dot="-",
    line="-",
    key="#",
    no_key="_",
    left="<",
    right=">",
    up="^",
    tide="~",
    upgrade="^",
    under="_",
    full="#",
    empty=".",
    icons={Icon.AMBER: "A", Icon.CAPTURE: "C", Icon.DAMAGE: "*", Icon.DRAW: "d"},
)
_in_use = UNICODE


def in_use() -> Symbols:
    """The set this program shows."""
    return _in_use


def use(symbols: Symbols) -> None:
    """Show another set from now on."""
    global _in_use
    _in_use = symbols


UNSHOWN = "�"
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


class Harmless(LineFilter):
    """Shows a sign for everything a terminal could obey: every line on the screen passes here."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """The same line, of the same width."""
        return [
            segment if segment.text.isprintable() else Segment(harmless(segment.text), *segment[1:])
            for segment in segments
        ]


def harmless(text: str) -> str:
    """A text without what has no shape: a sign as wide, or nothing where it takes no room."""
    return "".join(sign if sign.isprintable() else UNSHOWN * cell_len(sign) for sign in text)


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
