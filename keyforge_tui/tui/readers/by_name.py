"""The readers by the names that keys, clicks and the palette know them by."""

from __future__ import annotations

from pathlib import Path

from textual.content import Content

from keyforge_tui.common.errors import UserError
from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import CardId
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import load_sets
from keyforge_tui.match.book import EMPTY, Book, book_lines
from keyforge_tui.rulebook import load_rulebook
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.readers.cards import card_page, library_entries, library_filters, list_entries
from keyforge_tui.tui.readers.help import help_entries, here_entries
from keyforge_tui.tui.readers.log import log_reader
from keyforge_tui.tui.readers.piles import force_entries, pile_entries
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry
from keyforge_tui.tui.readers.rules import rule_entries
from keyforge_tui.tui.readers.why import player_numbers, why_entries


def sitting_reader(what: str, sitting: Sitting, card: CardId | None) -> Reader | None:
    """A reader about the game on the table; None where there is nothing to read."""
    if what == "log":
        return log_reader(sitting, sitting.viewer)
    if what == "piles":
        return Reader("Piles", pile_entries(sitting), empty="Every pile is empty.")
    if what == "force":
        return Reader("In force", force_entries(sitting))
    if what == "decks":
        match = sitting.match
        lists = () if match is None else match.lists(sitting.viewer)
        return Reader("Decks", list_entries(lists), empty="This game was not dealt from decks.")
    if what == "why":
        about = [] if card is None else why_entries(sitting, card)
        title = "Why?" if card is None else f"Why? {_called(sitting, card)}"
        return Reader(title, [*about, *player_numbers(sitting)])
    if what == "help":
        return Reader("Keys", [*here_entries(sitting, card), *help_entries()])
    if what == "card" and card is not None:
        entry = ReaderEntry(Content(_called(sitting, card)), card_page(sitting, card))
        return Reader("Card", [entry])
    return book_reader(what)


def book_reader(what: str, search: str = "", *, searching: bool = False) -> Reader | None:
    """A reader that needs no game: rules, cards, keys."""
    if what == "rules":
        entries = rule_entries(load_rulebook())
        start = next((n for n, e in enumerate(entries) if e.search.startswith(f"{search} ")), 0)
        return Reader("Rules", entries, start=start if search else 0, search=searching)
    if what == "cards":
        return Reader(
            "Cards",
            [],
            search=searching,
            filters=library_filters(),
            loader=_every_card,
            start_at=search,
        )
    if what == "help":
        return Reader("Keys", help_entries())
    return None


def _every_card() -> list[ReaderEntry]:
    """The cards, read where nothing waits for them."""
    folder = cards_folder()
    return library_entries(CardLibrary(folder), load_sets(folder / "sets"))


def rivalry_reader(path: Path | None) -> Reader:
    """The rivalry book, a pair of decks in each line."""
    try:
        rivalries = [] if path is None else Book(path).rivalries()
    except UserError as error:
        return Reader("Rivalry book", [], empty=str(error))
    entries = [
        ReaderEntry(
            Content(f" {one.decks[0].name} {one.wins[0]} : {one.wins[1]} {one.decks[1].name}"),
            Content("\n".join(book_lines([one], games=True))),
        )
        for one in rivalries
    ]
    return Reader("Rivalry book", entries, empty=EMPTY)


def _called(sitting: Sitting, card: CardId) -> str:
    return sitting.card_name(card) if sitting.sees(card) else "a card"
