"""The signs on the table: a set for terminals that show Unicode, and one in ASCII.

Every sign is one column wide, and a house is always two letters as well as a colour.
"""

from __future__ import annotations

from dataclasses import dataclass

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
