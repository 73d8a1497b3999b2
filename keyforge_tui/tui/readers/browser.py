"""Every card there is, to browse: by name, house, type, set, or words of its text."""

from __future__ import annotations

from functools import partial

from textual.content import Content

from keyforge_tui.engine import CardType, House, card_text
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import SETS, Catalog
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS
from keyforge_tui.tui.readers.pages import definition_page
from keyforge_tui.tui.readers.reader import ReaderEntry


def library_filters() -> dict[str, tuple[str, ...]]:
    """The filters of the card browser."""
    return {
        "House": tuple(house.title for house in House),
        "Type": tuple(kind.value for kind in CardType),
        "Set": tuple(SETS),
    }


def library_entries(library: CardLibrary, catalog: Catalog) -> list[ReaderEntry]:
    """Every card there is, by name; a search finds words of its text too."""
    printed: dict[str, set[str]] = {}
    for card_set in catalog.sets:
        for printing in card_set.printings:
            printed.setdefault(printing.card, set()).add(card_set.code)
    found = []
    for card in sorted(library.all().values(), key=lambda card: card.name):
        houses = [house.title for house in card.houses]
        kind = card.type.value
        words = [card.name, *houses, kind, *card.traits, *card_text(card, reminders=False)]
        found.append(
            ReaderEntry(
                Content.assemble(
                    (f" {HOUSE_LETTERS[card.houses[0]]} ", f"$house-{card.houses[0].value}"),
                    card.name,
                ),
                partial(definition_page, card),
                " ".join(words),
                tags=frozenset({*houses, kind, *printed.get(card.slug, ())}),
            )
        )
    return found
