"""Deck files of every kind: which decks are in one, and what is wrong with them.

The kind of a file is known by what is in it and never by its name.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.decklist import DeckList, Reading
from keyforge_tui.library.decks.enhancing import icon_warnings
from keyforge_tui.library.decks.formats.dok import is_csv, read_csv
from keyforge_tui.library.decks.formats.jsonfile import read_json
from keyforge_tui.library.decks.formats.own import read_own
from keyforge_tui.library.decks.formats.raw import RawCard, RawDeck
from keyforge_tui.library.decks.formats.tabletops import read_cockatrice
from keyforge_tui.library.decks.formats.typed import MOST_LINES, read_plain
from keyforge_tui.library.decks.resolution import name_of, resolve
from keyforge_tui.library.decks.spellings import TitleHints, find_cards
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
_HOUSES: Final = re.compile(r"^houses *:(?: *[\[{].*| *#.*| *)$", re.MULTILINE).search
_NAME: Final = re.compile(r"^name *:", re.MULTILINE).search
_ENTRY: Final = re.compile(r"^ +- ", re.MULTILINE).search
_LINK: Final = re.compile(
    r"(?:https?:/+\S*)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\S*", re.IGNORECASE
).fullmatch
_ONLY_A_LINK: Final = "is only a link; download the deck as JSON, this program uses no network"
_CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]").search
_KINDS: Final = "our own YAML, Master Vault, keyteki or Decks of KeyForge JSON, CSV, .cod, a list"


def file_content(path: Path, name: str) -> str:
    """The text of a deck file; a `SourceError` where it is none."""
    if _LINK(name) is not None and not path.exists():
        raise failure(name, None, _ONLY_A_LINK)
    content = read_content(path, name=name, max_bytes=MAX_DECK_BYTES)
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            return content.decode("utf-16")
        except UnicodeDecodeError:
            raise failure(name, None, "is not text; save the file as UTF-8") from None
    if b"\x00" in content[:4096]:
        raise failure(name, None, f"is not text; a deck file is {_KINDS}")
    return decode(content, name)


def raw_decks(content: str, name: str, catalog: Catalog, stem: str) -> list[RawDeck]:
    """The decks of a content, as far as its format goes."""
    content = content.removeprefix("\ufeff")
    start = content.lstrip()[:1]
    if not start:
        raise failure(name, None, "is empty")
    if start in "{[":
        return read_json(content, name)
    if is_csv(content.lstrip().partition("\n")[0]):
        return read_csv(content.lstrip(), name)
    if len(content) > MAX_BYTES:
        raise failure(name, None, f"is text of more than {MAX_BYTES // 1000} kB, which is no deck")
    if start == "<":
        return [read_cockatrice(content.lstrip(), name)]
    if _HOUSES(content) or (_NAME(content) and _ENTRY(content)):
        return [read_own(read_text(content, name))]
    return [_plain(content, name, catalog, stem)]


def _plain(content: str, name: str, catalog: Catalog, stem: str) -> RawDeck:
    if (bad := _CONTROL(content)) is not None:
        line = content.count("\n", 0, bad.start()) + 1
        raise failure(name, line, f"is not text; a deck file is {_KINDS}")
    if _LINK(content.strip()) is not None:
        raise failure(name, None, _ONLY_A_LINK)

    def known(title: str) -> bool:
        return bool(find_cards(catalog, RawCard(title)))

    deck = read_plain(content, printable(stem), known)
    if not any(known(card.title) for card in deck.cards):
        raise failure(name, None, f"names no card; a deck file is {_KINDS}")
    if len(deck.cards) > MOST_LINES:
        raise failure(name, None, f"has {len(deck.cards)} cards; a deck has 36")
    return deck


MOST_NAMED: Final = 12
"""More names than this in one message help nobody."""


class DeckFile:
    """The decks of one file. A deck's cards are looked up when it is read.

    With a library, the icons of a deck are compared with what its cards promise. A `SourceError`
    says why a file holds no deck at all.
    """

    def __init__(
        self,
        content: str,
        name: str,
        catalog: Catalog,
        library: CardLibrary | None = None,
        *,
        stem: str = "A deck",
    ) -> None:
        self.name = name
        self._catalog = catalog
        self._library = library
        self._hints = TitleHints(catalog)
        self._decks: list[RawDeck] = raw_decks(content, name, catalog, stem)
        if not self._decks:
            raise failure(name, None, "has no deck in it")
        for deck in self._decks:
            deck.name = deck.name or stem

    @classmethod
    def open(
        cls, path: Path | str, catalog: Catalog, library: CardLibrary | None = None
    ) -> DeckFile:
        """The decks of a file on disk."""
        path = Path(path)
        name = str(path)
        return cls(file_content(path, name), name, catalog, library, stem=path.stem)

    @property
    def names(self) -> list[str]:
        """The names of the decks, in the order of the file."""
        return [name_of(deck) for deck in self._decks]

    def read(self, place: int) -> Reading:
        """What the file says about the deck at a place, counted from 0."""
        raw = self._decks[place].whole()
        name = self.name if len(self._decks) == 1 else f"{self.name}#{place + 1}"
        reading = resolve(raw, self._catalog, name, self._hints)
        if self._library is None or reading.deck is None:
            return reading
        odd = icon_warnings(reading.deck, self._library, keeps_icons=raw.keeps_icons)
        more = tuple(Problem(name, None, "", message) for message in odd)
        return Reading(reading.name, reading.deck, (), reading.warnings + more)

    def read_all(self) -> list[Reading]:
        """What the file says about each deck."""
        return [self.read(place) for place in range(len(self._decks))]

    def find(self, which: str) -> int:
        """The place of the deck that is meant: by number, by name, or by part of its name."""
        names = self.names
        if not which:
            if len(names) > 1:
                raise UserError(
                    f"{self.name}: has {len(names)} decks; say which, such as "
                    f'"{Path(self.name).name}#1": {self._listed()}'
                )
            return 0
        if which.isdecimal() and 1 <= int(which[:9]) <= len(names):
            return int(which[:9]) - 1
        key = folded(which)
        found = [place for place, name in enumerate(names) if folded(name) == key]
        found = found or [place for place, name in enumerate(names) if key in folded(name)]
        if len(found) != 1:
            how = "no deck" if not found else "more than one deck"
            raise UserError(f'{self.name}: has {how} "{which}"; it has {self._listed()}')
        return found[0]

    def _listed(self) -> str:
        names = self.names
        shown = [f"{place} {name}" for place, name in enumerate(names[:MOST_NAMED], start=1)]
        more = f", and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
        return ", ".join(shown) + more


def read_lists(
    path: Path | str, catalog: Catalog, library: CardLibrary | None = None
) -> list[Reading]:
    """Every deck of a file, each with all that is wrong or odd about it."""
    return DeckFile.open(path, catalog, library).read_all()


def read_decks(
    content: str, name: str, catalog: Catalog, library: CardLibrary | None = None
) -> list[Reading]:
    """Every deck of a file's content; messages call the file `name`."""
    return DeckFile(content, name, catalog, library).read_all()


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
    decks = DeckFile.open(file, catalog, library)
    return decks.read(decks.find(which))


def split_path(path: Path | str) -> tuple[str, str]:
    """The file, and which of its decks is meant: a number or a name behind a `#`."""
    text = str(path)
    if "#" not in text or Path(text).exists():
        return text, ""
    file, _, which = text.partition("#") if text.count("#") == 1 else text.rpartition("#")
    return file, which


def absolute(path: str) -> str:
    """The path of a deck that means the same from everywhere."""
    file, which = split_path(path)
    return f"{Path(file).resolve()}#{which}" if which else str(Path(file).resolve())
