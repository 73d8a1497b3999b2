"""Deck files of other tables: keyteki, Cockatrice, Tabletop Simulator.

The last two hold only titles. They do not say which house a card is in; the cards do, as long as
there is at most one house of mavericks to guess.
"""

from __future__ import annotations

from xml.etree import ElementTree

from keyforge_tui.library.decks.cardlines import MOST_COPIES, read_line
from keyforge_tui.library.decks.formats.raw import (
    Fields,
    RawCard,
    RawDeck,
    known_text,
    number,
    objects,
    text,
    texts,
)
from keyforge_tui.library.source import failure


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


def read_cockatrice(content: str, name: str) -> RawDeck:
    """The deck of a `.cod` file: the cards of its main zone."""
    if "<!DOCTYPE" in content or "<!ENTITY" in content:
        raise failure(name, None, "defines XML entities, which no deck file needs")
    try:
        root = ElementTree.fromstring(content)
    except (ElementTree.ParseError, ValueError) as error:
        raise failure(name, None, f"cannot be read as XML: {error}") from None
    if root.tag != "cockatrice_deck":
        raise failure(name, None, "is XML, but no Cockatrice deck")
    raw = RawDeck((root.findtext("deckname") or "").strip(), keeps_icons=False)
    for zone in root.findall("zone"):
        if zone.get("name") != "main":
            continue
        for card in zone.findall("card"):
            title, count = card.get("name", ""), card.get("number", "1")
            if not count.isdecimal() or not 1 <= int(count[:4]) <= MOST_COPIES:
                raw.problems.append((None, title, f"{count[:20]} copies are no number of cards"))
                continue
            line = read_line(title, counted=False)
            raw.cards += [RawCard(line.title, None, (), line.twin, line.half)] * int(count)
    return raw


def read_save(data: Fields) -> RawDeck:
    """The deck of a Tabletop Simulator save: the largest pile of cards in it."""
    piles = objects(data.get("ObjectStates"))
    pile: Fields = max(piles, key=lambda one: len(objects(one.get("ContainedObjects"))), default={})
    name = text(pile.get("Nickname")) or text(data.get("SaveName"))
    raw = RawDeck(name, keeps_icons=False)
    for card in objects(pile.get("ContainedObjects")):
        line = read_line(text(card.get("Nickname")), counted=False)
        raw.cards.append(RawCard(line.title, None, (), line.twin, line.half))
    return raw
