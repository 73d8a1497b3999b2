"""Files of Decks of KeyForge: JSON of real and of theoretical decks, and the CSV of a search."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from itertools import islice
from typing import Final

from keyforge_tui.library.decks.cardlines import read_line
from keyforge_tui.library.decks.formats.raw import (
    MOST_DECKS,
    Fields,
    RawCard,
    RawDeck,
    fields,
    known_text,
    number,
    objects,
    text,
)
from keyforge_tui.library.source import failure

_COUNTS: Final = (
    ("bonusAember", "amber"),
    ("bonusCapture", "capture"),
    ("bonusDamage", "damage"),
    ("bonusDraw", "draw"),
)
"""The file only counts the icons, so they come in this order."""
_LATER: Final = "bonus"
_COLUMNS: Final = ("House 1 Cards", "House 2 Cards", "House 3 Cards")
_ICON_COLUMNS: Final = ("Bonus Amber", "Bonus Capture", "Bonus Damage", "Bonus Draw")
_MANY: Final = 99


def read_dok(deck: Fields) -> RawDeck:
    """A deck as the site gives it: one entry for every card, house by house."""
    raw = _frame(deck)
    houses = objects(deck.get("housesAndCards"))
    raw.houses = tuple(text(entry.get("house")) for entry in houses)
    for entry in houses:
        house = text(entry.get("house"))
        raw.cards += _cards(objects(entry.get("cards")), house, "cardTitle")
    return raw


def read_theoretical(deck: Fields) -> RawDeck:
    """A deck that somebody put together on the site."""
    raw = _frame(deck)
    houses = fields(deck.get("cards"))
    raw.houses = tuple(houses)
    for house, cards in houses.items():
        raw.cards += _cards(objects(cards), house, "name")
    return raw


def _frame(deck: Fields) -> RawDeck:
    return RawDeck(
        text(deck.get("name")),
        set=known_text(deck.get("expansion")),
        id=known_text(deck.get("keyforgeId")),
    )


def _cards(cards: list[Fields], house: str, key: str) -> Iterator[RawCard]:
    for index, card in enumerate(cards):
        rarity = text(card.get("rarity"))
        if rarity == "Token":
            continue
        line = read_line(text(card.get(key)), counted=False)
        yield RawCard(
            line.title,
            house,
            tuple(_icons(card)),
            twin=line.twin or rarity == "EvilTwin",
            half=line.half,
            where=f"{house}.{index + 1}",
        )


def _icons(card: Fields) -> Iterator[str]:
    for key, icon in _COUNTS:
        for _ in range(min(number(card.get(key)), _MANY)):
            yield icon
    known = {key for key, _ in _COUNTS}
    for key, value in card.items():
        # Icons of later sets: their names are passed on and refused like any unknown icon.
        if key.startswith(_LATER) and key not in known and number(value):
            yield key.removeprefix(_LATER).casefold()


def is_csv(first_line: str) -> bool:
    """Whether a file starts with the headings of the site's download."""
    return "Name" in first_line and _COLUMNS[0] in first_line


def read_csv(content: str, name: str) -> list[RawDeck]:
    """The decks of a download, one for each row. It does not say which card has which icons."""
    try:
        reader = csv.reader(StringIO(content), strict=True)
        headings = next(reader)
        rows = list(islice(filter(None, reader), MOST_DECKS + 1))
    except csv.Error as error:
        raise failure(name, None, f"cannot be read as CSV: {error}") from None
    if len(rows) > MOST_DECKS:
        raise failure(name, None, f"has more than {MOST_DECKS} decks, which are too many")
    columns = {heading: place for place, heading in enumerate(headings)}
    return [_Row(cells, columns, line).deck() for line, cells in enumerate(rows, start=2)]


@dataclass(frozen=True, slots=True)
class _Row:
    """One deck of a download."""

    cells: list[str]
    columns: dict[str, int]
    line: int

    def deck(self) -> RawDeck:
        """The deck, whose cards are looked at when they are wanted: few of thousands are."""
        return RawDeck(
            self._cell("Name"),
            set=self._cell("Expansion") or None,
            houses=tuple(filter(None, self._houses())),
            keeps_icons=False,
            rest=self._fill,
        )

    def _fill(self, raw: RawDeck) -> None:
        houses = self._houses()
        for place, column in enumerate(_COLUMNS):
            house = houses[place] if place < len(houses) else None
            titles = [title.strip() for title in self._cell(column).split("|")]
            for index, title in enumerate(filter(None, titles)):
                card = read_line(title, counted=False)
                where = f"{house or column}.{index + 1}"
                raw.cards.append(
                    RawCard(
                        card.title, house, (), card.twin, card.half, line=self.line, where=where
                    )
                )
        if any(self._cell(column).strip() not in {"", "0"} for column in _ICON_COLUMNS):
            raw.remarks.append(
                "the deck has added bonus icons, and a CSV file does not say which card has which"
            )

    def _houses(self) -> tuple[str, ...]:
        return tuple(house.strip() for house in self._cell("Houses").split("|"))

    def _cell(self, column: str) -> str:
        place = self.columns.get(column, len(self.cells))
        return self.cells[place] if place < len(self.cells) else ""
