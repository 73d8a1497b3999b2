"""Cards to read: one in full, every card there is, the cards of a deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from textual.content import Content

from keyforge_tui.engine import (
    AnyCardView,
    CardDef,
    CardId,
    CardType,
    Deck,
    Hidden,
    House,
    card_text,
)
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import SETS, Catalog
from keyforge_tui.match.setting import by_house
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS
from keyforge_tui.tui.readers.reader import ReaderEntry, lines
from keyforge_tui.tui.table.widgets.inspector import ability, describe


def card_page(sitting: Sitting, card: CardId | None) -> Content:
    """A card in full, as far as the viewer may know it."""
    inspection = sitting.inspect(card)
    return Content("") if inspection is None else lines(describe(inspection))


def card_entry(sitting: Sitting, card: AnyCardView) -> ReaderEntry:
    """One card of a pile."""
    if isinstance(card, Hidden):
        return ReaderEntry(Content.styled("   a card face down", "$quiet"))
    title = Content.assemble(
        (f" {HOUSE_LETTERS[card.house]} ", f"$house-{card.house.value}"), card.name
    )
    return ReaderEntry(title, card_page(sitting, card.id), card.name)


def definition_page(card: CardDef) -> Content:
    """A card as it is printed, in our words."""
    style = f"$house-{card.houses[0].value}"
    houses = " and ".join(house.title for house in card.houses)
    traits = f" · {', '.join(sorted(card.traits))}" if card.traits else ""
    parts = [
        Content.styled(card.name, f"bold {style}"),
        Content.assemble((houses, style), f" {card.type.value}{traits}"),
    ]
    if card.type is CardType.CREATURE:
        power = "X" if card.power_is is not None else str(card.power or 0)
        armor = f"   Armor {card.armor}" if card.armor else ""
        parts.append(Content(f"Power {power}{armor}"))
    if card.bonus:
        signs = symbols.in_use().icons
        icons = " ".join(f"{signs[icon]} {icon.value}" for icon in card.bonus)
        parts.append(Content.assemble(("Bonus ", "$quiet"), (icons, "$amber")))
    parts.append(Content(""))
    parts += [ability(line) for line in card_text(card)]
    return lines(parts)


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


def list_entries(lists: Iterable[tuple[str, Deck]]) -> list[ReaderEntry]:
    """Deck lists to read, each with its player."""
    return [
        ReaderEntry(
            Content(f" {name}: {deck.name}"),
            Content("\n").join(page_parts(deck.name, by_house(deck))),
            deck.name,
        )
        for name, deck in lists
    ]


def page_parts(name: str, houses: Iterable[tuple[House, Iterable[str]]]) -> Iterator[Content]:
    """The lines of a deck list: its name, and house by house its cards."""
    yield Content.styled(name, "bold $accent")
    for house, titles in houses:
        yield Content("")
        yield Content.styled(f"{HOUSE_LETTERS[house]} {house.title}", f"bold $house-{house.value}")
        yield Content(", ".join(titles))
