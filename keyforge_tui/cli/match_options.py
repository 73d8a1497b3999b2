"""The arguments of a match: two decks, the players, the format, handicap and clock."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import Final

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.engine import PLAYERS, Deck
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks import playable, starter_decks
from keyforge_tui.library.decks.deckfile import choose_reading, usable
from keyforge_tui.library.decks.decklist import DeckList
from keyforge_tui.library.decks.playable import UnwrittenCards, unwritten
from keyforge_tui.library.sets import Catalog
from keyforge_tui.match.book import Book, book_file
from keyforge_tui.match.clock import ClockSetting, read_clock
from keyforge_tui.match.formats import Format
from keyforge_tui.match.questions import read_names
from keyforge_tui.match.setting import Setting, decide_icons, undecided, worth_telling

NAMES: Final = ("Player 1", "Player 2")
MOST_CHAINS: Final = 99
MOST_SEED: Final = (1 << 53) - 1


def add_match_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of a match."""
    parser.add_argument(
        "decks",
        nargs="*",
        metavar="DECK",
        help="two deck files of any kind; without any, the starter decks, or new ones for sealed",
    )
    parser.add_argument(
        "--names", nargs=2, metavar=("A", "B"), help="what the two players are called"
    )
    parser.add_argument(
        "--seed", type=seed_number, metavar="N", help="deal the same match again; else drawn"
    )
    parser.add_argument(
        "--first", metavar="1|2|NAME", help="who goes first in the first game; else drawn"
    )
    parser.add_argument(
        "--chains",
        metavar="N,N|book",
        help="chains each deck starts with, such as 4,0; or what the rivalry book suggests",
    )
    parser.add_argument(
        "--best-of", type=int, metavar="N", default=1, help="games in the match: 1, 3, 5, 7 or 9"
    )
    parser.add_argument(
        "--format",
        choices=[str(one) for one in Format],
        default=str(Format.ARCHON),
        help="who plays which deck (default: %(default)s)",
    )
    parser.add_argument(
        "--set", metavar="SET", default="cota", help="what new decks for sealed are made of"
    )
    parser.add_argument(
        "--clock",
        metavar="MINUTES",
        help="minutes for each player, or for both together: shared:35; off; else as in the "
        "settings",
    )
    parser.add_argument(
        "--icons",
        choices=["ask", "without", "random"],
        default="ask",
        help="for deck files that lost the added bonus icons: play without them, place them at "
        "random with the seed, or be asked (default)",
    )


def seed_number(text: str) -> int:
    """A seed from the command line."""
    if not text.isdecimal() or len(text) > 16 or int(text) > MOST_SEED:
        raise argparse.ArgumentTypeError(f'"{printable(text[:40])}" is no seed; give a number')
    return int(text)


def asks_for_a_match(args: argparse.Namespace) -> bool:
    """Whether the arguments describe a match, so that no menu is needed."""
    given = (args.seed, args.first, args.chains, args.clock)
    return (
        bool(args.decks)
        or any(one is not None for one in given)
        or args.best_of != 1
        or args.format != Format.ARCHON
    )


def take_seats(
    args: argparse.Namespace,
    catalog: Catalog,
    library: CardLibrary,
    *,
    names: tuple[str, str] = NAMES,
    clock: ClockSetting | None = None,
) -> Setting:
    """What the arguments of a match mean; a `UserError` where they mean nothing.

    `names` and `clock` count where the arguments say nothing.
    """
    if args.clock is not None:
        clock = read_clock(args.clock)
    names = names if args.names is None else read_names(args.names)
    first = None if args.first is None else _first(args.first, names)
    seed = secrets.randbelow(MOST_SEED) if args.seed is None else args.seed
    warnings: tuple[str, ...] = ()
    bare: tuple[DeckList | None, DeckList | None] = (None, None)
    if args.decks:
        lists, warnings = _lists(args.decks, catalog, library)
        decks = (playable(lists[0], library), playable(lists[1], library))
        bare = (undecided(lists[0], library), undecided(lists[1], library))
    elif args.format == Format.SEALED:
        decks = _new_decks(args.set, seed, catalog, library)
    else:
        decks = starter_decks(catalog, library)
    setting = Setting(
        names,
        decks,
        Format(args.format),
        args.best_of,
        seed,
        first,
        _chains(args.chains, decks),
        clock=clock,
        warnings=warnings,
        bare=bare,
        asks_chains=args.chains is None,
    )
    if args.icons == "ask":
        return setting
    for place in PLAYERS:
        setting = decide_icons(setting, place, library, seed if args.icons == "random" else None)
    return setting


def _lists(
    files: Sequence[str], catalog: Catalog, library: CardLibrary
) -> tuple[tuple[DeckList, DeckList], tuple[str, ...]]:
    if len(files) != 2:
        raise UserError(f"a match is between two decks, not {len(files)}; give two deck files")
    problems: list[str] = []
    warnings: list[str] = []
    lists: list[DeckList] = []
    for file in files:
        try:
            reading = choose_reading(file, catalog, library)
            lists.append(usable(reading))
            if missing := unwritten(lists[-1], library):
                raise UnwrittenCards(lists[-1].name, missing)
            warnings += worth_telling(reading, library)
        except UserError as error:
            problems += error.lines
    if problems:
        raise _Problems(problems)
    return (lists[0], lists[1]), tuple(warnings)


def _new_decks(code: str, seed: int, catalog: Catalog, library: CardLibrary) -> tuple[Deck, Deck]:
    from keyforge_tui.library.forge.making import new_deck

    """Two decks nobody has seen, which the seed of the match makes."""
    one, two = (
        playable(new_deck(catalog, library, code, 2 * seed + place), library) for place in (0, 1)
    )
    return one, two


class _Problems(UserError):
    """What is wrong with both decks at once."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)

    @property
    def lines(self) -> tuple[str, ...]:
        """One line for each problem."""
        return self.problems


def _first(word: str, names: tuple[str, str]) -> int:
    for player, name in enumerate(names):
        if word in {str(player + 1), name} or word.casefold() == name.casefold():
            return player
    raise UserError(f'there is no player "{word[:40]}"; --first is 1, 2 or a name')


def _chains(text: str | None, decks: tuple[Deck, Deck]) -> tuple[int, int]:
    if text is None:
        return (0, 0)
    if text.strip().casefold() == "book":
        return Book(book_file()).chains(decks)
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != 2 or not all(part.isdecimal() and len(part) <= 2 for part in parts):
        raise UserError(
            f'"{text[:40]}" are no chains; give a number up to {MOST_CHAINS} for each deck, '
            "such as 4,0"
        )
    return int(parts[0]), int(parts[1])
