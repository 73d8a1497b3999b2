"""Which reader a key opens."""

from __future__ import annotations

from pathlib import Path

from textual.content import Content

from keyforge_tui.engine.words import CardId
from keyforge_tui.errors import UserError
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.match.book import Book
from keyforge_tui.match.telling import EMPTY, book_lines
from keyforge_tui.paths import cards_folder
from keyforge_tui.rulebook import load_rulebook
from keyforge_tui.tui import keys, pages
from keyforge_tui.tui.decklists import list_entries
from keyforge_tui.tui.keymap import key_of
from keyforge_tui.tui.numbers import player_numbers
from keyforge_tui.tui.screens.reader import Reader, ReaderEntry
from keyforge_tui.tui.sitting import Sitting


def sitting_reader(what: str, sitting: Sitting, card: CardId | None) -> Reader | None:
    """A reader about the game on the table; None where there is nothing to read."""
    if what == "log":
        entries = pages.log_entries(sitting)
        return Reader("What happened", entries, start=len(entries) - 1)
    if what == "piles":
        return Reader("Piles", pages.pile_entries(sitting), empty="Every pile is empty.")
    if what == "force":
        return Reader("In force", pages.force_entries(sitting))
    if what == "decks":
        contest = sitting.contest
        lists = () if contest is None else contest.lists(sitting.viewer)
        return Reader("Decks", list_entries(lists), empty="This game was not dealt from decks.")
    if what == "why":
        about = [] if card is None else pages.why_entries(sitting, card)
        title = "Why?" if card is None else f"Why? {_called(sitting, card)}"
        return Reader(title, [*about, *player_numbers(sitting)])
    if what == "card" and card is not None:
        entry = ReaderEntry(Content(_called(sitting, card)), pages.card_page(sitting, card))
        return Reader("Card", [entry])
    return book_reader(what)


def book_reader(what: str, search: str = "", *, searching: bool = False) -> Reader | None:
    """A reader that needs no game: rules, cards, keys."""
    if what == "rules":
        entries = pages.rule_entries(load_rulebook())
        start = next((n for n, e in enumerate(entries) if e.search.startswith(f"{search} ")), 0)
        return Reader("Rules", entries, start=start if search else 0, search=searching)
    if what == "cards":
        library = CardLibrary(cards_folder())
        entries = pages.library_entries(library.all().values())
        start = next((n for n, e in enumerate(entries) if e.search.startswith(search)), 0)
        return Reader("Cards", entries, start=start if search else 0, search=searching)
    if what == "help":
        return Reader("Keys", help_entries())
    return None


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


GROUPS = {
    "act": "In the main step, with the card under the cursor",
    "table": "At any time",
    "move": "Choosing",
}


def help_entries() -> list[ReaderEntry]:
    """Every key and what it does."""
    found: list[ReaderEntry] = []
    for group, title in GROUPS.items():
        found.append(pages.heading(title))
        for entry in keys.ALL:
            if entry.group == group:
                key = keys.shown(key_of(entry))
                line = Content.assemble((f" {key:<12}", "bold $target"), entry.text)
                found.append(ReaderEntry(line, Content(entry.tooltip)))
    found.append(pages.heading("Digits and letters"))
    text = (
        "A digit or letter at a card's edge jumps to the card in the main step, and picks it "
        "when something is asked. In the bar it gives that answer."
    )
    found.append(ReaderEntry(Content.assemble((" 1 2 3 ...", "bold $target")), Content(text)))
    return found
