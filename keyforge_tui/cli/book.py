"""Show the rivalry book: which decks met, who won, and the handicap that suggests."""

from __future__ import annotations

import argparse
from typing import Final

from keyforge_tui.cli.output import complain, emit
from keyforge_tui.common.errors import UserError
from keyforge_tui.match.book import EMPTY, Book, book_file, book_lines

EXAMPLES: Final = (
    ("book", "every pair of decks that met, the last first"),
    ("book ada argus --games", "each game of a player with a deck"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `keyforge-tui book` takes."""
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="only decks or players with these words"
    )
    parser.add_argument("-g", "--games", action="store_true", help="list every game")


def run(args: argparse.Namespace) -> int:
    """Print the book."""
    book = Book(book_file())
    if book.damaged:
        lines = "1 line" if book.damaged == 1 else f"{book.damaged} lines"
        complain(f"{book.path}: {lines} cannot be read")
    rivalries = book.rivalries(args.words)
    if not rivalries and args.words:
        raise UserError(f'the book has no deck or player "{" ".join(args.words)}"')
    if not rivalries:
        emit([EMPTY])
        return 0
    emit(book_lines(rivalries, games=args.games))
    return 0
