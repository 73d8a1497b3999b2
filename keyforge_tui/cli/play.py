"""Sit down at the table."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from keyforge_tui.errors import UserError
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import load_sets
from keyforge_tui.paths import cards_folder, games_folder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui play` takes."""
    parser.add_argument("decks", nargs="*", metavar="DECK", help="two deck files")
    parser.add_argument("--seed", type=int, help="deal the same game again")
    parser.add_argument("--names", nargs=2, metavar="NAME", default=("Player 1", "Player 2"))
    parser.add_argument(
        "--scenario", type=Path, metavar="FILE", help="begin at the position of a scenario file"
    )
    parser.add_argument("--no-save", action="store_true", help="keep no journal of the game")


def run(args: argparse.Namespace) -> int:
    """Open the app."""
    if args.scenario is not None:
        return _play_scenario(args)
    if len(args.decks) not in (0, 2):
        raise UserError(f"two decks play against each other, not {len(args.decks)}")
    _need_terminal()
    from keyforge_tui.library.decks.starters import starter_files
    from keyforge_tui.library.decks.table import read_deck
    from keyforge_tui.saves.games import Dealing
    from keyforge_tui.tui.app import KeyforgeApp
    from keyforge_tui.tui.match import sit_down

    library = CardLibrary(cards_folder())
    catalog = load_sets(cards_folder() / "sets")
    paths = [Path(deck) for deck in args.decks] or starter_files()
    one, two = (read_deck(path, catalog, library) for path in paths)
    seed = secrets.randbits(63) if args.seed is None else args.seed
    first, second = args.names
    folder = None if args.no_save else games_folder()
    sitting = sit_down(Dealing((one, two), seed, names=(first, second)), library, folder)
    KeyforgeApp(sitting, library, folder=folder).run()
    return 0


def _play_scenario(args: argparse.Namespace) -> int:
    """Sit two players down at a position. No journal is kept: there are no decks to deal again."""
    from keyforge_tui.library.names import CardNames
    from keyforge_tui.library.scenarios import game_from_file

    if args.decks:
        raise UserError("a scenario brings its own cards; leave the decks out")
    library = CardLibrary(cards_folder())
    game = game_from_file(args.scenario, CardNames(library))
    _need_terminal()
    from keyforge_tui.tui.app import KeyforgeApp
    from keyforge_tui.tui.match import from_position

    first, second = args.names
    KeyforgeApp(from_position(game, (first, second)), library).run()
    return 0


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError("the table needs a terminal")
