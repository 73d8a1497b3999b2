"""One card on one line, as people type it: `2x Dust Pixie`, `Scrivener Favian (maverick) +CA`.

Our own deck files and plain text lists share this grammar:

    [COUNT x] TITLE [(MARK, ...)] [+ICONS]

A mark is `maverick`, `legacy` or `anomaly` (which say nothing the house and the set do not say
already), `evil twin`, `1/2` and `2/2` for the halves of a gigantic creature. Icons are the
letters A (amber), C (capture), D (damage) and R (draw), or the words with commas.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from keyforge_tui.library.decks.formats.raw import Half

LETTERS: Final = {"A": "amber", "C": "capture", "D": "damage", "R": "draw"}
MOST_COPIES: Final = 36

_COUNT: Final = re.compile(r"(?:(\d{1,2})\s*[x×*]\s*|(\d{1,2})\s+)(?=\S)", re.IGNORECASE).match
_COUNT_BEHIND: Final = re.compile(r"(?:^|\s)[x×*]\s*(\d{1,2})$", re.IGNORECASE).search
_ICONS: Final = re.compile(r"\s\+\s*([A-Za-z]+(?:\s*[,+]\s*[A-Za-z]+)*)$").search
_MARKS: Final = re.compile(r"\s*\(([^()]*)\)$").search
_TWIN: Final = re.compile(r"\s*[-–—]\s*evil twin$", re.IGNORECASE).search
_PLAIN_MARKS: Final = frozenset({"maverick", "legacy", "anomaly", "enhanced"})
_HALVES: Final[dict[str, Half]] = {
    "1/2": "top",
    "2/2": "bottom",
    "1 of 2": "top",
    "2 of 2": "bottom",
    "top": "top",
    "bottom": "bottom",
    "art": "top",
    "base": "bottom",
}


@dataclass(frozen=True, slots=True)
class CardLine:
    """What one line says."""

    title: str
    count: int = 1
    icons: tuple[str, ...] = ()
    twin: bool = False
    half: Half | None = None
    unknown: tuple[str, ...] = ()
    """Words in parentheses that are no marks."""


def read_line(text: str, *, counted: bool = True) -> CardLine:
    """The parts of a line; everything that is no count, mark or icon is the title."""
    text = " ".join(text.split())
    count = 1
    if counted:
        count, text = _count(text)
    icons: tuple[str, ...] = ()
    twin = False
    half: Half | None = None
    unknown: list[str] = []
    while True:
        if not icons and (found := _ICONS(text)) is not None:
            icons = read_icons(found.group(1))
        elif (found := _MARKS(text)) is not None and found.start() > 0:
            for word in found.group(1).casefold().split(","):
                mark = " ".join(word.split())
                if mark in _HALVES:
                    half = _HALVES[mark]
                elif mark in {"evil twin", "evil-twin", "twin"}:
                    twin = True
                elif counted and (behind := _COUNT_BEHIND(mark)) is not None:
                    count = int(behind.group(1))
                elif mark and mark not in _PLAIN_MARKS:
                    unknown.append(mark)
        elif (found := _TWIN(text)) is not None:
            twin = True
        else:
            break
        text = text[: found.start()]
    if counted and count == 1 and (behind := _COUNT_BEHIND(text)) is not None:
        count = int(behind.group(1))
        text = text[: behind.start()]
    return CardLine(text, count, icons, twin, half, tuple(unknown))


def _count(text: str) -> tuple[int, str]:
    found = _COUNT(text)
    if found is None:
        return 1, text
    return int(found.group(1) or found.group(2)), text[found.end() :]


def read_icons(text: str) -> tuple[str, ...]:
    """Icons written as letters (`ACR`) or as words (`amber, draw`), in their order."""
    words = re.split(r"\s*[,+]\s*", text.strip())
    found: list[str] = []
    for word in words:
        if word.casefold() in LETTERS.values() or not set(word.upper()) <= LETTERS.keys():
            found.append(word.casefold())
        else:
            found += [LETTERS[letter] for letter in word.upper()]
    return tuple(found)


def write_line(
    title: str,
    *,
    count: int = 1,
    marks: Iterable[str] = (),
    icons: Iterable[str] = (),
) -> str:
    """The line that reads back as these parts."""
    letters = {word: letter for letter, word in LETTERS.items()}
    line = f"{count}x {title}" if count > 1 else title
    if shown := ", ".join(marks):
        line += f" ({shown})"
    if added := "".join(letters[icon] for icon in icons):
        line += f" +{added}"
    return line
