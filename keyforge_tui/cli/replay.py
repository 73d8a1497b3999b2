"""Look at a saved game again, choice by choice, or write its log down."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from keyforge_tui.cli.output import complain, open_table, write_file
from keyforge_tui.cli.terminal import end_without_terminal
from keyforge_tui.common.errors import UserError
from keyforge_tui.common.paths import cards_folder, games_folder, settings_file
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import load_sets
from keyforge_tui.saves.restore import Restored, restore
from keyforge_tui.saves.shelf import newest
from keyforge_tui.story.export import LOGS
from keyforge_tui.story.playback import Playback

PICTURE: Final = ".svg"
EXAMPLES: Final = (
    ("replay", "look at the last game"),
    ("replay old.journal --export log.md", "write its log as Markdown"),
    ("replay old.journal --at 120 --open --export table.svg", "draw the table after 120 choices"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui replay` takes."""
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="the game; usually the last one played"
    )
    parser.add_argument("--at", type=int, metavar="N", help="begin after N choices")
    parser.add_argument("--open", action="store_true", help="show both hands and name every card")
    parser.add_argument(
        "--export",
        action="append",
        type=Path,
        default=[],
        metavar="OUT",
        help="write the log (.txt, .md, .json) or a picture of the table (.svg)",
    )
    parser.add_argument("--force", action="store_true", help="overwrite files")


def run(args: argparse.Namespace) -> int:
    """Open the replay, or export."""
    _check_exports(args.export)
    path = newest(games_folder()) if args.file is None else args.file
    if path is None:
        raise UserError(f"no game is saved in {games_folder()}")
    library = CardLibrary(cards_folder())
    playback = Playback(restore(path, library, write=False))
    if args.at is not None and not 0 <= args.at <= playback.last:
        raise UserError(f"--at {args.at}: the game has {playback.last} choices")
    if not args.export and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError("a replay needs a terminal; --export writes the game to a file")
    end_without_terminal()
    if args.at is not None:
        playback.go(args.at)
    elif args.export:
        playback.go(playback.last)
    playback.chronicle.is_open = args.open
    if args.export:
        _warn(playback.restored)
        for target in args.export:
            write_file(target, _exported(target, playback, library), force=args.force)
        return 0
    from keyforge_tui.sitting import settings as preferences
    from keyforge_tui.tui.app import KeyforgeApp
    from keyforge_tui.tui.keys import keymap

    settings, _ = preferences.load(settings_file(), keymap.problem)
    catalog = load_sets(cards_folder() / "sets")
    app = KeyforgeApp(library, catalog, playback=playback, folder=games_folder(), settings=settings)
    return open_table(app)


def _check_exports(targets: list[Path]) -> None:
    for target in targets:
        if target.suffix.lower() not in (*LOGS, PICTURE):
            known = ", ".join((*LOGS, PICTURE))
            raise UserError(f"{target}: a name ending in one of {known} says what to write")


def _exported(target: Path, playback: Playback, library: CardLibrary) -> str:
    suffix = target.suffix.lower()
    if suffix in LOGS:
        return LOGS[suffix](playback.restored, playback.story)
    from keyforge_tui.tui.app import KeyforgeApp
    from keyforge_tui.tui.replay.export import picture

    return picture(KeyforgeApp(library, load_sets(cards_folder() / "sets"), playback=playback))


def _warn(restored: Restored) -> None:
    """Say what the reader of an export should know."""
    if restored.problem is not None:
        complain(f"note: {restored.problem}")
    if restored.changed:
        complain(f"note: changed since the game began: {', '.join(restored.changed_names)}")
