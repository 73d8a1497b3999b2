"""What each set prints: collector numbers, houses, rarities, and the titles of all cards.

The files in `cards/sets/` name every card of the five sets, so that a deck can be read and
its cards called by their names even where a card's own definition is still to be written.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from keyforge_tui.library.source import Document, Problem, SourceError, read_file, validate

SETS: Final = ("cota", "aoa", "wc", "mm", "dt")
"""The sets in the order they came out."""


@dataclass(frozen=True, slots=True)
class Printing:
    """One card as one set prints it."""

    set: str
    number: str
    """The collector number: digits, or `A01` to `A10` for an anomaly."""
    card: str
    house: str | None
    """None only for The Tide, which is no card of any house."""
    rarity: str


@dataclass(frozen=True, slots=True)
class CardTitle:
    """What a card is called. Evil twins and the two halves of a gigantic share a title."""

    id: str
    title: str
    type: str
    first_set: str


@dataclass(frozen=True, slots=True)
class CardSet:
    """One set and all it prints, in the order of the collector numbers."""

    code: str
    name: str
    expansion: int
    """The number by which deck files of the publisher call the set."""
    printings: tuple[Printing, ...]
    titles: Mapping[str, CardTitle]
    """The cards that were new in this set, by id."""

    @property
    def houses(self) -> frozenset[str]:
        """The houses of the set; an anomaly's house says nothing about it."""
        return frozenset(
            printing.house
            for printing in self.printings
            if printing.house is not None and printing.number.isdecimal()
        )


class Catalog:
    """Finds cards by id, title or collector number. Reads a set's file when it is first needed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sets: dict[str, CardSet] = {}

    def card_set(self, code: str) -> CardSet:
        """The set with this code; a KeyError where there is none."""
        if code not in SETS:
            raise KeyError(code)
        if code not in self._sets:
            name = f"{code}.yaml"
            document = read_file(self._folder / name, name=f"{self._folder.name}/{name}")
            self._sets[code] = _read_set(document, code)
        return self._sets[code]

    @cached_property
    def sets(self) -> tuple[CardSet, ...]:
        """Every set, oldest first."""
        sets = tuple(map(self.card_set, SETS))
        _refuse_untitled(sets)
        return sets

    @cached_property
    def titles(self) -> Mapping[str, CardTitle]:
        """Every card's title, by its id."""
        return MappingProxyType(
            {card: title for card_set in self.sets for card, title in card_set.titles.items()}
        )

    def by_id(self, card: str) -> CardTitle | None:
        """The card with this id."""
        return self.titles.get(card)

    def by_title(self, title: str) -> tuple[CardTitle, ...]:
        """The cards of this title: none, one, or a card and its twin or other half, in that order.

        Case, accents, blanks, apostrophes, quotes and other punctuation do not matter.
        """
        return self._by_folded.get(folded(title), ())

    def by_number(self, code: str, number: str) -> tuple[Printing, ...]:
        """What a set prints under a number: several where it has several houses or halves."""
        return self._by_number.get((code, number.upper().zfill(3)), ())

    def printings_of(self, card: str) -> tuple[Printing, ...]:
        """Every printing of a card, oldest first."""
        return self._by_card.get(card, ())

    @cached_property
    def _by_folded(self) -> dict[str, tuple[CardTitle, ...]]:
        found: dict[str, tuple[CardTitle, ...]] = {}
        # In the order of ids a twin ("x-evil-twin") or a half ("x2") follows its card ("x").
        for card in sorted(self.titles):
            title = self.titles[card]
            key = folded(title.title)
            found[key] = (*found.get(key, ()), title)
        return found

    @cached_property
    def _by_number(self) -> dict[tuple[str, str], tuple[Printing, ...]]:
        found: dict[tuple[str, str], tuple[Printing, ...]] = {}
        for printing in self._printings():
            key = (printing.set, printing.number)
            found[key] = (*found.get(key, ()), printing)
        return found

    @cached_property
    def _by_card(self) -> dict[str, tuple[Printing, ...]]:
        found: dict[str, tuple[Printing, ...]] = {}
        for printing in self._printings():
            found[printing.card] = (*found.get(printing.card, ()), printing)
        return found

    def _printings(self) -> list[Printing]:
        return [printing for card_set in self.sets for printing in card_set.printings]


def load_sets(folder: Path) -> Catalog:
    """The catalog of the set files in a folder (`cards/sets`)."""
    return Catalog(folder)


_LETTERS: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d"})


def folded(title: str) -> str:
    """The title reduced to what people agree on when they type it: its letters and digits."""
    return re.sub(r"[\W_]", "", _plain_letters(title))


def _plain_letters(text: str) -> str:
    letters = text.casefold().translate(_LETTERS)
    return letters if letters.isascii() else unicodedata.normalize("NFKD", letters)


def card_id(name: str) -> str:
    """A card's id as a file can be called, from an id that others write with any letters.

    Letters lose what a plain keyboard has not (`æ` is `ae`, `ö` is `o`), brackets and other signs
    go, and hyphens stay as they are, also two together where an apostrophe stood.
    """
    return re.sub(r"[^a-z0-9-]", "", _plain_letters(name))


class _Line(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    number: Annotated[str, Field(pattern=r"^([0-9]|A)[0-9]{2}$")]
    card: Annotated[str, Field(pattern=r"^[a-z0-9-]+$")]
    house: str | None
    rarity: str
    type: str | None = None
    title: str | None = None


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    set: str
    name: str
    expansion: int
    printings: list[_Line]


_FILE: Final = TypeAdapter(_File)


def _read_set(document: Document, code: str) -> CardSet:
    file = validate(_FILE, document)
    problems: list[Problem] = []
    if file.set != code:
        problems.append(document.problem(("set",), f'has to be "{code}", like the file\'s name'))
    titles: dict[str, CardTitle] = {}
    for index, line in enumerate(file.printings):
        if line.title is None and line.type is None:
            continue
        if line.title is None or line.type is None:
            message = "title and type go together; add the other"
            problems.append(document.problem(("printings", index), message))
            continue
        if line.card in titles:
            message = f"{line.card} has its title twice; keep one"
            problems.append(document.problem(("printings", index), message))
        titles[line.card] = CardTitle(line.card, line.title, line.type, code)
    if problems:
        raise SourceError(problems)
    printings = tuple(
        Printing(code, line.number, line.card, line.house, line.rarity) for line in file.printings
    )
    return CardSet(code, file.name, file.expansion, printings, MappingProxyType(titles))


def _refuse_untitled(sets: tuple[CardSet, ...]) -> None:
    """Every printed card needs a title by the time it is first printed, and only one."""
    known: set[str] = set()
    problems: list[Problem] = []
    for card_set in sets:
        file = f"sets/{card_set.code}.yaml"
        for card in sorted(known & card_set.titles.keys()):
            problems.append(Problem(file, None, card, "has its title in an earlier set already"))
        known |= card_set.titles.keys()
        for card in sorted({printing.card for printing in card_set.printings} - known):
            problems.append(Problem(file, None, card, "has no title; add title and type"))
    if problems:
        raise SourceError(problems)
