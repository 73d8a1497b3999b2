"""Lists written out as deck files: our own, and those other programs and people read."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final
from xml.sax.saxutils import quoteattr

from keyforge_tui.engine import House
from keyforge_tui.library.decks.cardlines import write_line
from keyforge_tui.library.decks.decklist import DeckList, IconsPlaced, ListedCard
from keyforge_tui.library.decks.spellings import is_half, is_top_half
from keyforge_tui.library.sets import Catalog

_PLAIN: Final = re.compile(r"[\w“”’‘][\w“”’‘ .,!?()+/&'-]*")
_WORDS: Final = frozenset({"true", "false", "null"})


def write_own(deck: DeckList, catalog: Catalog) -> str:
    """The deck as one of our own files."""
    lines = [f"name: {_scalar(deck.name)}"]
    if deck.set is not None:
        lines.append(f"set: {deck.set}")
    if deck.id is not None:
        lines.append(f"id: {_scalar(deck.id)}")
    if isinstance(deck.icons, IconsPlaced):
        lines.append(f"icons: {{random: {deck.icons.seed}}}")
    elif deck.icons == "without":
        lines.append("icons: without")
    lines.append("houses:")
    for house in deck.houses:
        lines.append(f"  {house}:")
        lines += [f"    - {_scalar(line)}" for line in _lines(deck, house, catalog)]
    return "\n".join(lines) + "\n"


def write_plain(deck: DeckList, catalog: Catalog) -> str:
    """The deck as a list to read and to type."""
    lines = [f"Name: {deck.name}" if "#" in deck.name else deck.name]
    if deck.set is not None:
        lines.append(f"Set: {catalog.card_set(deck.set).name}")
    for house in deck.houses:
        lines += ["", house.title, *_lines(deck, house, catalog)]
    return "\n".join(lines) + "\n"


def write_keyteki(deck: DeckList, catalog: Catalog) -> str:
    """The deck as keyteki reads it."""
    entries: list[dict[str, object]] = []
    for card, count in Counter(deck.cards).items():
        entry: dict[str, object] = {"id": card.card, "count": count}
        if "anomaly" in card.marks:
            entry["anomaly"] = card.house
        elif "maverick" in card.marks:
            entry["maverick"] = card.house
        elif len({printing.house for printing in catalog.printings_of(card.card)}) > 1:
            entry["house"] = card.house
        if card.icons:
            entries += [{**entry, "count": 1, "enhancements": list(card.icons)}] * count
        else:
            entries.append(entry)
    data = {
        "name": deck.name,
        "uuid": deck.id or "",
        "expansion": None if deck.set is None else catalog.card_set(deck.set).expansion,
        "houses": list(deck.houses),
        "cards": entries,
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def write_cockatrice(deck: DeckList, _catalog: Catalog) -> str:
    """The deck as Cockatrice reads it: titles and counts, and nothing else."""
    cards = Counter(card.title for card in deck.cards)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<cockatrice_deck version="1">',
        f"  <deckname>{_escaped(deck.name)}</deckname>",
        '  <zone name="main">',
        *(f'    <card number="{n}" name={quoteattr(title)}/>' for title, n in cards.items()),
        "  </zone>",
        "</cockatrice_deck>",
    ]
    return "\n".join(lines) + "\n"


WRITERS: Final[dict[str, Callable[[DeckList, Catalog], str]]] = {
    "yaml": write_own,
    "text": write_plain,
    "keyteki": write_keyteki,
    "cod": write_cockatrice,
}
"""The formats that can be written, by name."""

SUFFIXES: Final = {
    ".yaml": "yaml",
    ".yml": "yaml",
    ".txt": "text",
    ".md": "text",
    ".json": "keyteki",
    ".cod": "cod",
}
"""What a file's name says about the format that is wanted."""


def line_of(card: ListedCard, catalog: Catalog, count: int = 1) -> str:
    """A card as a line of a list: count, title, what is unusual about it, added icons."""
    marks: list[str] = list(card.marks)
    if card.card.endswith("-evil-twin"):
        marks.append("evil twin")
    elif is_half(catalog, card.card):
        marks.append("1/2" if is_top_half(card.card) else "2/2")
    return write_line(card.title, count=count, marks=marks, icons=card.icons)


def counted(deck: DeckList, house: House) -> list[tuple[ListedCard, int]]:
    """The cards of a house with how many alike there are, in the order of the list."""
    return list(Counter(deck.of(house)).items())


def _lines(deck: DeckList, house: House, catalog: Catalog) -> Iterator[str]:
    return (line_of(card, catalog, count) for card, count in counted(deck, house))


def _scalar(text: str) -> str:
    """The text as YAML, in quotes only where it needs them."""
    is_plain = _PLAIN.fullmatch(text) and text == text.strip() and text not in _WORDS
    if is_plain and not text.isdecimal():
        return text
    return json.dumps(text, ensure_ascii=False)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
