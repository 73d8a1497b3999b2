"""Deck files of every kind: which decks are in one, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from keyforge_tui.common.errors import UserError
from keyforge_tui.library.cards.library import CardLibrary
from keyforge_tui.library.decks.detection import file_content, raw_decks
from keyforge_tui.library.decks.icons import icon_warnings
from keyforge_tui.library.decks.model import DeckList, Reading
from keyforge_tui.library.decks.names import TitleHints
from keyforge_tui.library.decks.raw import RawDeck
from keyforge_tui.library.decks.resolve import name_of, resolve
from keyforge_tui.library.sets.sets import Catalog, folded
from keyforge_tui.library.source import Problem, SourceError, failure

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
        raw = self._decks[place]
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
