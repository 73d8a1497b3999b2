"""Which reader a key opens."""

from __future__ import annotations

from pathlib import Path

from textual.content import Content

from keyforge_tui.common.errors import UserError
from keyforge_tui.common.paths import cards_folder
from keyforge_tui.engine import CardId, House, Icon
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import load_sets
from keyforge_tui.match.book import Book
from keyforge_tui.match.telling import EMPTY, book_lines
from keyforge_tui.rulebook import load_rulebook
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.keys import registry
from keyforge_tui.tui.keys.keymap import written
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS
from keyforge_tui.tui.readers import pages
from keyforge_tui.tui.readers.browser import library_entries, library_filters
from keyforge_tui.tui.readers.decklists import list_entries
from keyforge_tui.tui.readers.helping import here_entries
from keyforge_tui.tui.readers.logbook import log_reader
from keyforge_tui.tui.readers.numbers import player_numbers
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry


def sitting_reader(what: str, sitting: Sitting, card: CardId | None) -> Reader | None:
    """A reader about the game on the table; None where there is nothing to read."""
    if what == "log":
        return log_reader(sitting, sitting.viewer)
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
    if what == "help":
        return Reader("Keys", [*here_entries(sitting, card), *help_entries()])
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


BONUS = {
    Icon.AMBER: "Played, it gains you 1 Æmber",
    Icon.CAPTURE: "Played, a friendly creature captures 1",
    Icon.DAMAGE: "Played, it deals 1 damage to a creature",
    Icon.DRAW: "Played, it draws you a card",
}
GROUPS = {
    "act": "In the main step, with the card under the cursor",
    "table": "At any time",
    "move": "Choosing",
}


def help_entries() -> list[ReaderEntry]:
    """Every key and what it does, then every sign on a card and beside a name."""
    found: list[ReaderEntry] = []
    for group, title in GROUPS.items():
        found.append(pages.heading(title))
        for entry in registry.ALL:
            if entry.group == group:
                about = entry.tooltip.removesuffix(".")
                found.append(_line(written(entry), entry.text, about))
    text = "Go to the card; in a question: pick it"
    found.append(_line("1 2 3 ...", "By key", text))
    found.append(pages.heading("Signs"))
    found += [_line(sign, name, text) for sign, name, text in legend()]
    return found


def _line(sign: str, name: str, text: str) -> ReaderEntry:
    return ReaderEntry(
        Content.assemble((f" {sign:<13}", "bold $target"), (f"{name:<14}", "bold"), text)
    )


def legend() -> list[tuple[str, str, str]]:
    """Every sign of the table, its name, and what it tells."""
    signs = symbols.in_use()
    found = [
        (f"{signs.key}R {signs.no_key}Y", "Keys", "Filled in: forged. Red, yellow, blue"),
        (f"{signs.amber}4/6", "Pool", "Æmber in the pool, and the cost of a key"),
        (f"{signs.damage}2", "Damage", "Damage on a creature, beside its power"),
        (f"{signs.armor}1", "Armor", "Damage its armor still prevents this turn"),
        (signs.exhausted, "Exhausted", "It cannot be used until it is readied"),
        ("S W E", "Statuses", "Stunned, warded, enraged"),
        ("T", "Taunt", "It stands a row closer to the opponent"),
        ("+2", "Counters", "+1 power counters on it"),
        (f"{signs.amber}2", "Captured", "Æmber on a creature"),
        (f"{signs.upgrade}1", "Upgrades", "Upgrades attached to it"),
        (f"{signs.under}1", "Under it", "Cards lying under it"),
        (f"{signs.left}2 {signs.right}3", "More cards", "So many more cards lie there"),
    ]
    found += [(signs.icons[icon], "Bonus", text) for icon, text in BONUS.items()]
    found += [(HOUSE_LETTERS[house], house.title, "House") for house in House]
    return found
