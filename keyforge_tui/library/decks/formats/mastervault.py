"""The publisher's own deck files (Master Vault JSON), and files with its card records in them.

A deck names its cards by number in `_links.cards`, once for every copy, and `_linked.cards` has one
record for each number. Flattened files have the records themselves in the deck.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from keyforge_tui.library.decks.formats.raw import (
    Fields,
    Half,
    RawCard,
    RawDeck,
    fields,
    known_text,
    objects,
    text,
    texts,
)

_HALVES: Final[dict[str, Half]] = {
    "creature1": "bottom",
    "creature2": "top",
    "gigantic creature base": "bottom",
    "gigantic creature art": "top",
}


def read_linked(data: Fields) -> list[RawDeck]:
    """The decks of a file in the publisher's form: one, or the list of a search."""
    linked = fields(data.get("_linked"))
    records = {text(card.get("id")): card for card in objects(linked.get("cards"))}
    found = data.get("data")
    decks = objects(found) if isinstance(found, list) else [fields(found)]
    read = []
    for deck in decks:
        links = fields(deck.get("_links"))
        order = texts(links.get("cards")) or texts(deck.get("cards"))
        read.append(_deck(deck, order, records, texts(links.get("houses"))))
    return read


def read_flat(deck: Fields) -> RawDeck:
    """A deck that has the records of its cards in itself."""
    cards = objects(deck.get("cards")) or objects(deck.get("deck"))
    records = {text(card.get("id")): card for card in cards}
    order = texts(deck.get("card_list"))
    if order and all(number in records for number in order):
        return _deck(deck, order, records, texts(deck.get("houses")))
    raw = _frame(deck, texts(deck.get("houses")))
    icons = _Icons(deck)
    for index, card in enumerate(cards):
        added = texts(card.get("bonus_icons")) or icons.take(text(card.get("id")))
        raw.cards += _card(card, added, f"cards.{index}")
    raw.remarks += icons.left()
    return raw


def _deck(
    deck: Fields, order: tuple[str, ...], records: dict[str, Fields], houses: tuple[str, ...]
) -> RawDeck:
    raw = _frame(deck, houses)
    icons = _Icons(deck)
    for index, number in enumerate(order):
        record = records.get(number)
        if record is None:
            message = (
                f'the file has no record of the card "{number[:40]}"; download it with its cards'
            )
            raw.problems.append((None, f"cards.{index}", message))
            continue
        raw.cards += _card(record, icons.take(number), f"cards.{index}")
    raw.remarks += icons.left()
    return raw


def _frame(deck: Fields, houses: tuple[str, ...]) -> RawDeck:
    return RawDeck(
        text(deck.get("name")),
        set=known_text(deck.get("expansion")),
        houses=houses,
        id=known_text(deck.get("id")) or known_text(deck.get("key")),
    )


def _card(record: Fields, icons: tuple[str, ...], where: str) -> Iterator[RawCard]:
    """The card of a record; nothing for a card that is never shuffled in, such as The Tide."""
    if record.get("is_non_deck") is True:
        return
    yield RawCard(
        text(record.get("card_title")) or text(record.get("title")) or text(record.get("name")),
        known_text(record.get("house")),
        icons,
        twin=text(record.get("rarity")).casefold() == "evil twin",
        half=_HALVES.get(text(record.get("card_type")).casefold()),
        set=known_text(record.get("expansion")),
        number=known_text(record.get("card_number")),
        where=where,
    )


class _Icons:
    """The added icons of a deck: one entry for each enhanced copy, taken in order."""

    def __init__(self, deck: Fields) -> None:
        self.entries: dict[str, deque[tuple[str, ...]]] = {}
        for entry in objects(deck.get("bonus_icons")):
            copies = self.entries.setdefault(text(entry.get("card_id")), deque())
            copies.append(texts(entry.get("bonus_icons")))

    def take(self, number: str) -> tuple[str, ...]:
        """The icons of the next copy of a card."""
        copies = self.entries.get(number)
        return copies.popleft() if copies else ()

    def left(self) -> Iterator[str]:
        """What to say about entries that no copy took."""
        count = sum(map(len, self.entries.values()))
        if count:
            yield f"the file has icons for {count} more enhanced cards than the deck holds"
