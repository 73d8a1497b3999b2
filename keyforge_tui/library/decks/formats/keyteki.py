"""Deck files of keyteki: JSON that names cards by id and groups plain copies."""

from __future__ import annotations

from keyforge_tui.library.decks.formats.data import Fields, known_text, number, objects, text, texts
from keyforge_tui.library.decks.lines import MOST_COPIES
from keyforge_tui.library.decks.raw import RawCard, RawDeck


def read_keyteki(deck: Fields) -> RawDeck:
    """One deck. Only a card in an unusual house has its house beside it."""
    raw = RawDeck(
        text(deck.get("name")),
        set=known_text(deck.get("expansion")),
        houses=texts(deck.get("houses")),
        id=known_text(deck.get("uuid")),
    )
    for index, card in enumerate(objects(deck.get("cards"))):
        where = f"cards.{index}"
        if card.get("isNonDeck") is True:
            continue
        count = number(card.get("count", 1))
        if not 1 <= count <= MOST_COPIES:
            raw.problems.append((None, f"{where}.count", f"{count} copies are no number of cards"))
            continue
        house = next(filter(None, (text(card.get(key)) for key in _HOUSE_KEYS)), None)
        one = RawCard(text(card.get("id")), house, texts(card.get("enhancements")), where=where)
        raw.cards += [one] * count
    return raw


_HOUSE_KEYS = ("maverick", "anomaly", "house")
