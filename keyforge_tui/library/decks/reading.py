"""Deck files of every kind: which kind it is, which decks are in it, what is wrong with it.

A file is known by its content and never by its name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from keyforge_tui.errors import UserError, printable
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.formats.dok import is_csv, read_csv
from keyforge_tui.library.decks.formats.jsonfile import read_json
from keyforge_tui.library.decks.formats.plain import MOST_LINES, read_plain
from keyforge_tui.library.decks.formats.titles import read_cockatrice
from keyforge_tui.library.decks.icons import icon_warnings
from keyforge_tui.library.decks.model import DeckList, Reading
from keyforge_tui.library.decks.names import find_cards
from keyforge_tui.library.decks.own import read_own
from keyforge_tui.library.decks.raw import RawCard, RawDeck
from keyforge_tui.library.decks.resolve import resolve
from keyforge_tui.library.sets import Catalog, folded
from keyforge_tui.library.source import (
    MAX_BYTES,
    Problem,
    SourceError,
    decode,
    failure,
    read_content,
    read_text,
)

MAX_DECK_BYTES: Final = 16_000_000
"""A download of a large collection is a few megabytes."""
_OWN: Final = re.compile(r"^(?:\ufeff)?houses\s*:", re.MULTILINE).search
_LINK: Final = re.compile(
    r"(?:https?://\S*)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\S*", re.IGNORECASE
).fullmatch
_CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]").search
_KINDS: Final = "our own YAML, Master Vault, keyteki or Decks of KeyForge JSON, CSV, .cod, a list"


def read_lists(
    path: Path | str, catalog: Catalog, library: CardLibrary | None = None
) -> list[Reading]:
    """Every deck of a file, each with all that is wrong or odd about it.

    With a library, the icons of a deck are compared with what its cards promise. A `SourceError`
    says why a file holds no deck at all.
    """
    path = Path(path)
    name = str(path)
    content = _content(path, name)
    return read_decks(content, name, catalog, library, stem=path.stem)


def read_decks(
    content: str,
    name: str,
    catalog: Catalog,
    library: CardLibrary | None = None,
    *,
    stem: str = "A deck",
) -> list[Reading]:
    """Every deck of a file's content; messages call the file `name`."""
    decks = _raw(content, name, catalog, stem)
    if not decks:
        raise failure(name, None, "has no deck in it")
    several = len(decks) > 1
    readings = []
    for place, raw in enumerate(decks, start=1):
        raw.name = raw.name or stem
        reading = resolve(raw, catalog, f"{name}#{place}" if several else name)
        if library is not None and reading.deck is not None:
            odd = icon_warnings(reading.deck, library, keeps_icons=raw.keeps_icons)
            more = tuple(Problem(name, None, "", message) for message in odd)
            reading = Reading(reading.name, reading.deck, (), reading.warnings + more)
        readings.append(reading)
    return readings


def read_list(path: Path | str, catalog: Catalog, library: CardLibrary | None = None) -> DeckList:
    """The deck a path means; a `UserError` with everything that is wrong.

    A file with several decks needs the one that is meant behind it: `decks.csv#3` or
    `decks.csv#Radiant Argus the Supreme`.
    """
    return usable(choose_reading(path, catalog, library))


def usable(reading: Reading) -> DeckList:
    """The deck of a reading, or all its errors."""
    if reading.deck is None:
        raise SourceError(reading.errors)
    return reading.deck


def choose_reading(
    path: Path | str, catalog: Catalog, library: CardLibrary | None = None
) -> Reading:
    """What a file says about the one deck a path means."""
    file, which = split_path(path)
    readings = read_lists(file, catalog, library)
    if which:
        return _chosen(readings, file, which)
    if len(readings) > 1:
        names = _numbered(readings)
        raise UserError(
            f'{file}: has {len(readings)} decks; say which, such as "{Path(file).name}#1": {names}'
        )
    return readings[0]


def split_path(path: Path | str) -> tuple[str, str]:
    """The file, and which of its decks is meant: a number or a name behind a `#`."""
    text = str(path)
    if "#" not in text or Path(text).exists():
        return text, ""
    file, _, which = text.partition("#") if text.count("#") == 1 else text.rpartition("#")
    return file, which


def _chosen(readings: Sequence[Reading], file: str, which: str) -> Reading:
    if which.isdecimal() and 1 <= int(which[:9]) <= len(readings):
        return readings[int(which[:9]) - 1]
    named = [reading for reading in readings if folded(reading.name) == folded(which)]
    if not named:
        named = [reading for reading in readings if folded(which) in folded(reading.name)]
    if len(named) != 1:
        how = "no deck" if not named else "more than one deck"
        raise UserError(f'{file}: has {how} "{which}"; it has {_numbered(readings)}')
    return named[0]


def _numbered(readings: Sequence[Reading]) -> str:
    shown = [f"{place} {reading.name}" for place, reading in enumerate(readings[:12], start=1)]
    more = f", and {len(readings) - 12} more" if len(readings) > 12 else ""
    return ", ".join(shown) + more


def _content(path: Path, name: str) -> str:
    content = read_content(path, name=name, max_bytes=MAX_DECK_BYTES)
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            return content.decode("utf-16")
        except UnicodeDecodeError:
            raise failure(name, None, "is not text; save the file as UTF-8") from None
    if b"\x00" in content[:4096]:
        raise failure(name, None, f"is not text; a deck file is {_KINDS}")
    return decode(content, name)


def _raw(content: str, name: str, catalog: Catalog, stem: str) -> list[RawDeck]:
    content = content.removeprefix("\ufeff")
    start = content.lstrip()[:1]
    if not start:
        raise failure(name, None, "is empty")
    if start in "{[":
        return read_json(content, name)
    if start == "<":
        return [read_cockatrice(content.lstrip(), name)]
    if is_csv(content.lstrip().partition("\n")[0]):
        return read_csv(content.lstrip(), name)
    if len(content) > MAX_BYTES:
        raise failure(name, None, f"is text of more than {MAX_BYTES // 1000} kB, which is no deck")
    if _OWN(content) is not None:
        return [read_own(read_text(content, name))]
    return [_plain(content, name, catalog, stem)]


def _plain(content: str, name: str, catalog: Catalog, stem: str) -> RawDeck:
    if (bad := _CONTROL(content)) is not None:
        line = content.count("\n", 0, bad.start()) + 1
        raise failure(name, line, f"is not text; a deck file is {_KINDS}")
    if _LINK(content.strip()) is not None:
        raise failure(
            name, None, "is only a link; download the deck as JSON, this program uses no network"
        )

    def known(title: str) -> bool:
        return bool(find_cards(catalog, RawCard(title)))

    deck = read_plain(content, printable(stem), known)
    if not any(known(card.title) for card in deck.cards):
        raise failure(name, None, f"names no card; a deck file is {_KINDS}")
    if len(deck.cards) > MOST_LINES:
        raise failure(name, None, f"has {len(deck.cards)} cards; a deck has 36")
    return deck
