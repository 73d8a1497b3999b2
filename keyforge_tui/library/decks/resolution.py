"""From what a file says to a list of known cards, with everything that does not fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from keyforge_tui.common.errors import printable
from keyforge_tui.common.suggest import nearest
from keyforge_tui.engine import House, Icon
from keyforge_tui.library.decks.check import check_errors, check_warnings
from keyforge_tui.library.decks.decklist import (
    DECK_SIZE,
    HOUSE_SIZE,
    HOUSES,
    DeckList,
    ListedCard,
    Mark,
    Reading,
)
from keyforge_tui.library.decks.formats.raw import RawCard, RawDeck
from keyforge_tui.library.decks.spellings import (
    TIDE,
    TitleHints,
    find_cards,
    house_of,
    set_code,
)
from keyforge_tui.library.sets import CardTitle, Catalog, Printing, folded
from keyforge_tui.library.source import Problem

MOST_CARDS = 400
"""What has more is no deck by mistake of a few cards."""
FEW_STRANGERS = 4
"""So many cards of other sets leave no doubt about a deck's own."""
_ICONS = {icon.value: icon for icon in Icon}


def resolve(raw: RawDeck, catalog: Catalog, file: str, hints: TitleHints | None = None) -> Reading:
    """The list a file means, or all its errors; warnings either way."""
    return _Resolution(raw, catalog, file, hints or TitleHints(catalog)).run()


def name_of(raw: RawDeck) -> str:
    """A deck's name on one line, with nothing in it that a terminal could obey."""
    return printable(" ".join(raw.name.split()))[:120] or "A deck without a name"


class _Resolution:
    """One deck on its way from file to list."""

    def __init__(self, raw: RawDeck, catalog: Catalog, file: str, hints: TitleHints) -> None:
        self.raw = raw
        self.catalog = catalog
        self.file = file
        self.hints = hints
        self.name = name_of(raw)
        self.set = set_code(raw.set)
        self.errors = [Problem(file, *problem) for problem in raw.problems]
        self.warnings: list[Problem] = []
        self.unknown_houses: set[str] = set()
        self.left_out: Counter[House | None] = Counter()
        """Cards that are not in the list because of an error, by house where that is known."""

    def run(self) -> Reading:
        """Look everything up."""
        if len(self.raw.cards) > MOST_CARDS:
            message = f"has {len(self.raw.cards)} cards; a deck has {DECK_SIZE}"
            return Reading(self.name, None, (Problem(self.file, None, "", message),))
        if self.raw.set is not None and self.set is None:
            message = f'the set "{self.raw.set[:40]}" is none of the five sets known here'
            self.warnings.append(Problem(self.file, None, "set", message))
        self.warnings += [Problem(self.file, None, "", remark) for remark in self.raw.remarks]
        declared = self._declared()
        found = self._found()
        if self.raw.set is None:
            self.set = likely_set(self.catalog, [title.id for _, title in found if title])
        houses = declared or _houses_of(found, self)
        cards = self._listed(found, houses, bool(declared))
        order = {house: place for place, house in enumerate(houses)}
        cards.sort(key=lambda card: order.get(card.house, len(order)))
        number = self.raw.id and printable(self.raw.id)
        deck = DeckList(self.name, self.set, houses, tuple(cards), number, self.raw.icons)
        if not self.raw.problems:  # lines that could not be read are not counted either
            for message in check_errors(deck, self.catalog, self.left_out):
                self.errors.append(Problem(self.file, None, "", message))
        for message in check_warnings(deck, self.catalog):
            self.warnings.append(Problem(self.file, None, "", message))
        return Reading(
            self.name, None if self.errors else deck, tuple(self.errors), tuple(self.warnings)
        )

    def _declared(self) -> tuple[House, ...]:
        houses = [self._house(word, None, "houses") for word in self.raw.houses]
        return tuple(dict.fromkeys(house for house in houses if house is not None))

    def _house(self, word: str, line: int | None, where: str) -> House | None:
        house = house_of(word)
        if house is None and folded(word) not in self.unknown_houses:
            self.unknown_houses.add(folded(word))
            hint = nearest(word, [house.title for house in House], key=folded)
            message = f'there is no house "{word[:40]}"{hint}'
            self.errors.append(Problem(self.file, line, where, message))
        return house

    def _found(self) -> list[tuple[RawCard, CardTitle | None]]:
        """Every card of the deck with the title it has here; None: it is from another set."""
        found: list[tuple[RawCard, tuple[CardTitle, ...]]] = []
        for raw in self.raw.cards:
            self._check_icons(raw)
            titles = find_cards(self.catalog, raw)
            if not titles and raw.set is not None and set_code(raw.set) is None:
                found.append((raw, ()))
            elif not titles:
                self._unknown(raw)
            elif titles[0].id != TIDE:  # the tide stands beside the deck
                found.append((raw, titles))
        halves = Counter(titles[0].id for _, titles in found if len(titles) == 1)
        settled: list[tuple[RawCard, CardTitle | None]] = []
        for raw, titles in found:
            # Halves that the file does not tell apart complete each other, text half first.
            title = min(titles, key=lambda one: halves[one.id]) if titles else None
            if title is not None and len(titles) > 1:
                halves[title.id] += 1
            settled.append((raw, title))
        return settled

    def _check_icons(self, raw: RawCard) -> None:
        for word in raw.icons:
            if word.casefold() not in _ICONS:
                message = f'"{word[:40]}" is no bonus icon; there are {", ".join(_ICONS)}'
                self.errors.append(Problem(self.file, raw.line, raw.where or raw.title, message))

    def _unknown(self, raw: RawCard) -> None:
        self.left_out[None if raw.house is None else house_of(raw.house)] += 1
        where = "" if self.set is None else f" ({self.catalog.card_set(self.set).name})"
        hint = self.hints.after(raw.title)
        twin = " as an evil twin" if raw.twin else ""
        message = f'unknown card "{raw.title[:80]}"{twin}{where}{hint}'
        self.errors.append(Problem(self.file, raw.line, raw.where, message))

    def _listed(
        self,
        found: list[tuple[RawCard, CardTitle | None]],
        houses: tuple[House, ...],
        declared: bool,
    ) -> list[ListedCard]:
        cards: list[ListedCard | tuple[RawCard, CardTitle | None]] = []
        room = Counter(dict.fromkeys(houses, HOUSE_SIZE))
        for raw, title in found:
            house = self._home(raw, title, houses)
            if house is None:
                cards.append((raw, title))
                continue
            if declared and house not in houses:
                message = f"{raw.title[:80]} is in {house.title}, which is no house of the deck"
                self.errors.append(Problem(self.file, raw.line, raw.where, message))
            room[house] -= 1
            cards.append(self._card(raw, title, house))
        listed: list[ListedCard] = []
        for card in cards:
            if isinstance(card, ListedCard):
                listed.append(card)
            elif (placed := self._stranger(*card, room)) is not None:
                listed.append(placed)
        return listed

    def _home(
        self, raw: RawCard, title: CardTitle | None, houses: tuple[House, ...]
    ) -> House | None:
        """The house of a copy: the file's, or else the only one of the deck it is printed in."""
        if raw.house is not None:
            return self._house(raw.house, raw.line, raw.where)
        homes = self._homes(title, houses)
        return homes[0] if len(homes) == 1 else None

    def _homes(self, title: CardTitle | None, houses: tuple[House, ...]) -> list[House]:
        """The houses of the deck that a card is printed in, in the deck's set or else in any."""
        if title is None:
            return []
        for code in (self.set, None):
            usual = usual_houses(self.catalog, title.id, code)
            if homes := [house for house in houses if house in usual]:
                return homes
        return []

    def _stranger(
        self, raw: RawCard, title: CardTitle | None, room: Counter[House]
    ) -> ListedCard | None:
        """A card of which the file does not say the house: it goes where cards are lacking.

        A card that is printed in several houses of the deck goes to the emptiest of those; for
        a maverick, only one house may lack cards.
        """
        if raw.house is not None:
            self.left_out[None] += 1
            return None  # the house is unknown, and that has been said
        homes = self._homes(title, tuple(room))
        lacking = [house for house in room if room[house] > 0]
        if not homes and len(lacking) != 1:
            self.left_out[None] += 1
            message = f"the file does not say in which house {raw.title[:80]} is"
            self.errors.append(Problem(self.file, raw.line, raw.where, message))
            return None
        house = max(homes or lacking, key=lambda home: room[home])
        room[house] -= 1
        return self._card(raw, title, house)

    def _card(self, raw: RawCard, title: CardTitle | None, house: House) -> ListedCard:
        icons = [_ICONS[word.casefold()] for word in raw.icons if word.casefold() in _ICONS]
        if title is None:
            name = printable(" ".join(raw.title.split()))[:80]
            return ListedCard(folded(name), name, house, tuple(icons), (), outside=True)
        marks = marks_of(self.catalog, title.id, house, self.set)
        return ListedCard(title.id, title.title, house, tuple(icons), marks)


def _houses_of(
    found: list[tuple[RawCard, CardTitle | None]], resolution: _Resolution
) -> tuple[House, ...]:
    """The houses of a deck whose file declares none: those it names, or those of most cards."""
    named = [house_of(raw.house) for raw, _ in found if raw.house is not None]
    if named:
        return tuple(dict.fromkeys(house for house in named if house is not None))
    votes = Counter(
        house
        for _, title in found
        if title is not None
        for house in sorted(usual_houses(resolution.catalog, title.id, resolution.set))
    )
    return tuple(sorted(house for house, _ in votes.most_common(HOUSES)))


def likely_set(catalog: Catalog, cards: Sequence[str]) -> str | None:
    """The set of a deck that does not say it: the one that prints the most of its cards.

    Sets share cards, and a deck may hold a few of other sets, so a tie or too few tell nothing.
    """
    count = Counter(
        code for card in cards for code in {one.set for one in catalog.printings_of(card)}
    )
    best = count.most_common(2)
    if not best or best[0][1] < len(cards) - FEW_STRANGERS:
        return None
    return best[0][0] if len(best) == 1 or best[1][1] < best[0][1] else None


def usual_houses(catalog: Catalog, card: str, code: str | None) -> frozenset[House]:
    """The houses a card is printed in, in this set or else in any."""
    printings = catalog.printings_of(card)
    here = [printing for printing in printings if printing.set == code] or printings
    return frozenset(House(one.house) for one in here if one.house is not None)


def marks_of(catalog: Catalog, card: str, house: House, code: str | None) -> tuple[Mark, ...]:
    """What is unusual about a copy: another house, an earlier set, an anomaly."""
    printings = catalog.printings_of(card)
    here = [printing for printing in printings if printing.set == code] or printings
    # Two anomalies became usual cards of later sets.
    if here and all(is_anomaly(printing) for printing in here):
        return ("anomaly",)
    marks: list[Mark] = []
    if house not in usual_houses(catalog, card, code):
        marks.append("maverick")
    if code is not None and all(printing.set != code for printing in printings):
        marks.append("legacy")
    return tuple(marks)


def is_anomaly(printing: Printing) -> bool:
    """Whether a printing is one of the anomalies."""
    return not printing.number.isdecimal()
