"""Every card's rules text in one list, written from the definitions: `cards/TEXTS.md`."""

from __future__ import annotations

from collections.abc import Iterator

from keyforge_tui.engine import CardDef, card_text
from keyforge_tui.library.cards.library import CardLibrary
from keyforge_tui.library.sets.sets import Catalog

INTRODUCTION = """# The rules texts of all cards

Written from the card files by `make generate`; a test keeps the list up to date.
"""


def texts(library: CardLibrary, catalog: Catalog) -> str:
    """The list, set by set and house by house."""
    return "\n".join([INTRODUCTION, *_lines(library, catalog)])


def _lines(library: CardLibrary, catalog: Catalog) -> Iterator[str]:
    for card_set in catalog.sets:
        defined = [slug for slug in card_set.titles if slug in library.files]
        by_house: dict[str, list[CardDef]] = {}
        for slug in sorted(defined):
            card = library.card(slug)
            by_house.setdefault(card.houses[0].title, []).append(card)
        for house in sorted(by_house):
            yield f"## {card_set.name}: {house}\n"
            for card in by_house[house]:
                text = " / ".join(card_text(card, reminders=False, bold=True))
                yield f"- {card.name}: {text or '(no text)'}"
            yield ""
