"""Lists as people type them: a name, perhaps the set, then each house with its cards below it.

Radiant Argus the Supreme
Set: Call of the Archons

Logos
Library Access
2x Wild Wormhole   # a comment
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from keyforge_tui.library.decks.cardlines import MOST_COPIES, read_line
from keyforge_tui.library.decks.formats.raw import RawCard, RawDeck
from keyforge_tui.library.decks.spellings import house_of, set_code

MOST_LINES: Final = 400
_ORNAMENT: Final = re.compile(r"^[\s#*_=\-•·>]+|[\s#*_=\-:]+$")
_BULLET: Final = re.compile(r"^[-*•·]\s+")
_HEADING_COUNT: Final = re.compile(r"\s*[(\[]\s*\d+(?:\s*cards?)?\s*[)\]]\s*:?$|\s*[:-]\s*\d+$")
_COLLECTOR_NUMBER: Final = re.compile(r"^(?:\d{3}|A\d{2})[.:]?\s+(?=\D)")
_FIELD: Final = re.compile(r"^(name|deck|title|set|expansion|houses|id|link)\s*:\s*(.*)$", re.I)
_LINK: Final = re.compile(r"^https?://\S*?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\S*$", re.I)


def read_plain(content: str, name: str, known: Callable[[str], bool]) -> RawDeck:
    """The deck of a typed list; `name` is what it is called if the list does not say.

    `known` tells whether a title is that of a card: a list without house headings may start
    with the deck's name or with the first card.
    """
    lines = list(_lines(content))
    raw = RawDeck("")
    has_headings = any(_heading(text) is not None for _, text in lines)
    house: str | None = None
    for number, text in lines:
        if (heading := _heading(text)) is not None:
            house = heading
            raw.houses += (heading,)
        elif text.startswith("#") or (house is None and _is_preface(raw, text)):
            continue
        elif (
            house is None
            and not raw.name
            and not raw.cards
            and (has_headings or not known(read_line(text).title))
        ):
            raw.name = text.strip("#*_=\"' ")
        elif house is None and has_headings:
            message = 'stands before the first house; put it under one, or "#" before it'
            raw.problems.append((number, "", f'"{text[:60]}" {message}'))
        else:
            _add(raw, text, house, number)
    raw.name = raw.name or name
    return raw


def _lines(content: str) -> Iterator[tuple[int, str]]:
    """The lines with something on them, without comments behind the text."""
    for number, line in enumerate(content.splitlines(), start=1):
        text = line.strip()
        if not text.casefold().startswith("name:"):  # a name may have a "#" in it
            text = re.sub(r"\s#.*$", "", text)
        if text:
            yield number, text


def _heading(text: str) -> str | None:
    """The house a line is the heading of."""
    bare = _HEADING_COUNT.sub("", text)
    while (stripped := _ORNAMENT.sub("", bare)) != bare:
        bare = stripped
    bare = re.sub(r"^house\s+", "", bare, flags=re.IGNORECASE)
    return bare if house_of(bare) is not None else None


def _is_preface(raw: RawDeck, text: str) -> bool:
    """Whether a line says something about the deck as a whole; notes it if so."""
    if (link := _LINK.match(text)) is not None:
        raw.id = link.group(1)
        return True
    if (found := _FIELD.match(text)) is None:
        if raw.name and raw.set is None and set_code(text) is not None:
            raw.set = text
            return True
        return False
    key, value = found.group(1).casefold(), found.group(2).strip()
    if key in {"name", "deck", "title"}:
        raw.name = value
    elif key in {"set", "expansion"}:
        raw.set = value
    elif key == "id":
        raw.id = value
    return True


def _add(raw: RawDeck, text: str, house: str | None, number: int) -> None:
    line = read_line(_COLLECTOR_NUMBER.sub("", _BULLET.sub("", text)))
    if not 1 <= line.count <= MOST_COPIES:
        raw.problems.append((number, "", f"{line.count} copies are no number of cards"))
        return
    for word in line.unknown:
        raw.problems.append((number, "", f'"{word}" in parentheses means nothing here'))
    card = RawCard(line.title, house, line.icons, line.twin, line.half, line=number)
    raw.cards += [card] * line.count
