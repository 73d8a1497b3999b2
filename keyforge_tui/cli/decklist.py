"""A deck as a list to read, house by house, with the rules texts where they are wanted."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from keyforge_tui.engine import CardDef, Icon, card_text
from keyforge_tui.library.cards.library import CardLibrary
from keyforge_tui.library.decks.icons import WORDS, shown
from keyforge_tui.library.decks.icons import placed as placed_icons
from keyforge_tui.library.decks.model import DeckList, IconsPlaced, ListedCard
from keyforge_tui.library.decks.table import unwritten
from keyforge_tui.library.decks.writing import counted, line_of
from keyforge_tui.library.sets.sets import Catalog

_INDENT: Final = 8


def deck_lines(
    deck: DeckList, catalog: Catalog, library: CardLibrary, *, texts: bool, width: int
) -> Iterator[str]:
    """The lines that show a deck."""
    yield deck.name
    yield _summary(deck, catalog)
    widest = max(len(line_of(card, catalog)) for card in deck.cards)
    for house in deck.houses:
        yield ""
        yield house.title
        for card, count in counted(deck, house):
            number = f"{count}x" if count > 1 else ""
            title = f"{line_of(card, catalog):<{widest}}"
            yield f"{number:>4} {title}  {_printed(card, deck, catalog)}".rstrip()
            if texts:
                yield from _text(card, library, width)
    if missing := unwritten(deck, library):
        yield ""
        yield from textwrap.wrap(
            f"Still to be written, so the deck cannot be played yet: {', '.join(missing)}", width
        )


def _summary(deck: DeckList, catalog: Catalog) -> str:
    parts = [] if deck.set is None else [catalog.card_set(deck.set).name]
    parts.append(", ".join(house.title for house in deck.houses))
    if icons := placed_icons(deck):
        parts.append(f"{shown(icons)} added")
    if isinstance(deck.icons, IconsPlaced):
        parts.append(f"icons placed at random (seed {deck.icons.seed})")
    elif deck.icons == "without":
        parts.append("without added icons")
    return " · ".join(parts)


def _printed(card: ListedCard, deck: DeckList, catalog: Catalog) -> str:
    """Type, rarity and number of a card, of the printing nearest to the deck's set."""
    title = catalog.by_id(card.card)
    printings = catalog.printings_of(card.card)
    if title is None or not printings:
        return "of a later set"
    printing = next((one for one in printings if one.set == deck.set), printings[-1])
    return f"{title.type:<8}  {printing.rarity:<9}  {printing.set} {printing.number}"


def _text(card: ListedCard, library: CardLibrary, width: int) -> Iterator[str]:
    if card.card not in library.files:
        yield " " * _INDENT + "(still to be written)"
        return
    definition = library.card(card.card)
    for line in (*_facts(definition), *card_text(definition, reminders=False)):
        yield from textwrap.wrap(
            line, width, initial_indent=" " * _INDENT, subsequent_indent=" " * _INDENT
        )


def _facts(card: CardDef) -> Iterator[str]:
    """Power, armor, traits and printed icons, on one line."""
    facts = []
    if card.power is not None:
        facts.append(f"power {card.power}")
    if card.armor:
        facts.append(f"armor {card.armor}")
    if card.traits:
        facts.append(", ".join(sorted(card.traits)))
    for icon in Icon:
        if count := card.bonus.count(icon):
            facts.append(f"{count} {WORDS[icon]}")
    if facts:
        yield " · ".join(facts)
