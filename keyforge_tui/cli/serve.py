"""Put the table into a browser, such as that of a tablet passed across the sofa."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from keyforge_tui.cli.match_options import seed_number
from keyforge_tui.cli.output import emit
from keyforge_tui.common.errors import UserError

HOST: Final = "127.0.0.1"
PORT: Final = 8000
TABLES: Final = 4
EXAMPLES: Final = (
    ("serve", "open the menu at http://127.0.0.1:8000/"),
    ("serve a.yaml b.yaml --port 9000", "a game with two deck files"),
    ("serve --host 0.0.0.0", "for every machine of your network"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui serve` takes."""
    parser.add_argument(
        "decks", nargs="*", metavar="DECK", help="two deck files; without any, the menu"
    )
    parser.add_argument("--seed", type=seed_number, metavar="N", help="deal the same game again")
    parser.add_argument(
        "--host",
        default=HOST,
        help="the address to serve on (default: %(default)s, this machine only); "
        "others can be reached by everybody who has the address that is printed",
    )
    parser.add_argument(
        "--port", type=port_number, default=PORT, metavar="N", help="default: %(default)s; 0: free"
    )
    parser.add_argument(
        "--tables",
        type=number_of_tables,
        default=TABLES,
        metavar="N",
        help="how many tables there are at most, one for each page (default: %(default)s)",
    )


def port_number(text: str) -> int:
    """A port from the command line."""
    if not text.isdecimal() or len(text) > 5 or int(text) > 65535:
        raise argparse.ArgumentTypeError(f'"{text[:20]}" is no port; give a number up to 65535')
    return int(text)


def number_of_tables(text: str) -> int:
    """A number of tables from the command line."""
    if not text.isdecimal() or len(text) > 3 or int(text) == 0:
        raise argparse.ArgumentTypeError(f'"{text[:20]}" is no number of tables; give 1 to 999')
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    if len(args.decks) not in (0, 2):
        raise UserError(f"two decks play against each other, not {len(args.decks)}")
    for deck in args.decks:
        if not Path(deck).is_file():
            raise UserError(f"{deck}: there is no such file")
    from keyforge_tui.web.server import TableServer

    command = [sys.executable, "-m", "keyforge_tui", "play", *args.decks]
    if args.seed is not None:
        command.append(f"--seed={args.seed}")
    server = TableServer(command, args.host, args.port, args.tables)
    server.run(lambda line: emit([line], at_once=True))
    return 0
