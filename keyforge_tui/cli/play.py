"""Sit down at the table."""

from __future__ import annotations

import argparse
import gc
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from keyforge_tui.cli.match_options import (
    add_match_arguments,
    asks_for_a_match,
    take_seats,
)
from keyforge_tui.cli.output import complain, open_table
from keyforge_tui.cli.terminal import end_without_terminal, is_served
from keyforge_tui.common.errors import UserError
from keyforge_tui.common.paths import cards_folder, games_folder, settings_file
from keyforge_tui.library.cards import CardLibrary, CardNames
from keyforge_tui.library.decks.deckfile import absolute
from keyforge_tui.library.decks.playable import is_starter
from keyforge_tui.library.scenarios import game_from_file
from keyforge_tui.library.sets import load_sets
from keyforge_tui.match.book import book_file
from keyforge_tui.match.questions import read_names
from keyforge_tui.match.setting import Setting

if TYPE_CHECKING:
    from keyforge_tui.match.match import Match
    from keyforge_tui.plain.voice import Voice
    from keyforge_tui.sitting.sitting import Sitting


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui play` takes."""
    add_match_arguments(parser)
    parser.add_argument("--scenario", type=Path, metavar="FILE", help="begin at a position")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a saved game, or with the last one that was not finished",
    )
    parser.add_argument(
        "--no-save", action="store_true", help="write neither the game nor its result down"
    )
    parser.add_argument("--plain", action="store_true", help="play in lines of text")
    parser.add_argument("--ascii", action="store_true", help="use ASCII signs only")
    parser.add_argument("--theme", help="colours for this game")


def run(args: argparse.Namespace) -> int:
    """Open the app, without looking for garbage among everything that is loaded for it."""
    if not args.plain:
        end_without_terminal()
    gc.disable()
    try:
        return _run(args)
    finally:
        gc.enable()


def _run(args: argparse.Namespace) -> int:
    if args.scenario is not None and args.decks:
        raise UserError("a scenario brings its own cards; leave the decks out")
    if args.resume is not None and (args.decks or args.scenario is not None):
        raise UserError("a saved game has its cards already; leave the decks out")
    if args.resume is not None:
        _need_screen(args)  # before the journal is opened
    from keyforge_tui.sitting import settings as preferences
    from keyforge_tui.sitting.series import clock_setting
    from keyforge_tui.tui.keys import keymap

    library = CardLibrary(cards_folder())
    catalog = load_sets(cards_folder() / "sets")
    path: Path | None = settings_file()
    settings, problem = preferences.load(settings_file(), keymap.problem)
    given = {
        "ascii": True if args.ascii else None,
        "theme": args.theme,
        "names": None if args.names is None else read_names(args.names),
    }
    changed = {name: value for name, value in given.items() if value is not None}
    if changed:
        settings = settings.model_copy(update=changed)
        path = None  # what was asked for once is not kept
    folder, book = (None, None) if args.no_save else (games_folder(), book_file())
    sitting, match = _begun(args, library, settings.names, folder)
    setting = None
    if sitting is None and match is None and (args.plain or asks_for_a_match(args)):
        clock = clock_setting(settings)
        setting = take_seats(args, catalog, library, names=settings.names, clock=clock)
    _need_screen(args)  # last, so that what is wrong with the files is said anywhere
    recent = tuple(absolute(deck) for deck in args.decks if not is_starter(deck))
    if recent and not args.no_save and problem is None:
        settings = preferences.remember(settings_file(), settings, recent)
    if args.plain:
        voice = _voice(ascii_only=settings.ascii)
        return _play_plain(sitting or match or setting, library, folder, book, voice)
    from keyforge_tui.tui.app import KeyforgeApp

    app = KeyforgeApp(
        library,
        catalog,
        sitting=sitting,
        setting=setting,
        match=match,
        folder=folder,
        book=book,
        settings=settings,
        settings_path=path,
    )
    if problem is not None:
        app.notes.append(problem)
    # What is loaded by now stays; not going through it again keeps the table from pausing.
    gc.freeze()
    gc.enable()
    return open_table(app)


def _need_screen(args: argparse.Namespace) -> None:
    """A terminal, or a browser."""
    if args.plain or is_served():
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError("the table needs a terminal; --plain plays in lines of text")


def _voice(*, ascii_only: bool) -> Voice:
    from keyforge_tui.plain.voice import Voice

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a byte that is no letter is no reason to stop
    return Voice(sys.stdin, sys.stdout, ascii_only=ascii_only)


def _play_plain(
    what: Sitting | Match | Setting | None,
    library: CardLibrary,
    folder: Path | None,
    book: Path | None,
    voice: Voice,
) -> int:
    from keyforge_tui.match.match import Match
    from keyforge_tui.plain.match import PlainMatch
    from keyforge_tui.sitting.resume import waiting

    match = PlainMatch(voice, library, folder, book)
    if isinstance(what, Match):
        match.go_on(what)
    elif isinstance(what, Setting):
        if folder is not None and next(waiting(folder), None) is not None:
            complain("a game is waiting to go on; --resume goes on with it")
        match.begin(what)
    elif what is not None:
        match.play(what)
    return 0


def _begun(
    args: argparse.Namespace, library: CardLibrary, names: tuple[str, str], folder: Path | None
) -> tuple[Sitting | None, Match | None]:
    """What has begun already: a saved game, a match between two games, or a position."""
    from keyforge_tui.sitting import series
    from keyforge_tui.sitting.resume import match_after

    if args.resume is not None:
        path = Path(args.resume) if args.resume else _last_unfinished()
        match = match_after(path, library)
        return (None, match) if match else (series.go_on(path, library, folder), None)
    if args.scenario is not None:
        game = game_from_file(args.scenario, CardNames(library))
        return series.from_position(game, names), None
    return None, None


def _last_unfinished() -> Path:
    from keyforge_tui.sitting.resume import waiting

    folder = games_folder()
    last = next(waiting(folder), None)
    if last is None:
        raise UserError(f"no unfinished game is saved in {folder}")
    return last.path
