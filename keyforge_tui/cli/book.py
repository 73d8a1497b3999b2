"""Show the rivalry book: which decks met, who won, and the handicap that suggests."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Final

from keyforge_tui.cli.output import emit
from keyforge_tui.errors import UserError, printable
from keyforge_tui.match.book import Book, PlayedGame, Rivalry, book_file

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
        print(f"keyforge-tui: {book.path}: {lines} cannot be read", file=sys.stderr)
    rivalries = book.rivalries(args.words)
    if not rivalries and args.words:
        raise UserError(f'the book has no deck or player "{" ".join(args.words)}"')
    if not rivalries:
        emit(["The book is empty: no game has been played to its end yet."])
        return 0
    emit(book_lines(rivalries, games=args.games))
    return 0


def book_lines(rivalries: list[Rivalry], *, games: bool) -> Iterator[str]:
    """The lines that show rivalries."""
    for place, rivalry in enumerate(rivalries):
        if place:
            yield ""
        yield from map(printable, _rivalry(rivalry))
        if games:
            yield from (printable(f"    {line}") for line in map(_game, rivalry.games))


def _rivalry(rivalry: Rivalry) -> Iterator[str]:
    one, two = rivalry.decks
    wins = rivalry.wins
    width = max(len(one.name), len(two.name))
    yield f"{one.name:<{width}}  {wins[0]:>3}"
    yield f"{two.name:<{width}}  {wins[1]:>3}"
    drawn = len(rivalry.games) - sum(wins)
    last = rivalry.games[-1].when[:10]
    count = "1 game" if len(rivalry.games) == 1 else f"{len(rivalry.games)} games"
    yield f"  {count}{f', {drawn} drawn' if drawn else ''}, the last on {last}"
    shown = (f"{name} won {won} of {played}" for name, won, played in rivalry.players)
    yield f"  {'; '.join(shown)}"
    handicap = rivalry.handicap
    if handicap.deck is not None:
        deck = one if one.key == handicap.deck else two
        chains = "1 chain" if handicap.chains == 1 else f"{handicap.chains} chains"
        yield f"  Suggested: {deck.name} starts with {chains} (R52.2)"


def _game(game: PlayedGame) -> str:
    when = game.when[:16].replace("T", " ")
    seats = []
    for seat in (0, 1):
        chains = f" under {game.chains[seat]} chains" if game.chains[seat] else ""
        seats.append(f"{game.players[seat]} with {game.decks[seat].name}{chains}")
    if game.winner is None:
        return f"{when}  {seats[0]} and {seats[1]}: drawn"
    winner, loser = game.winner, 1 - game.winner
    keys = f"{game.keys[winner]}:{game.keys[loser]} keys, {game.turns} turns"
    return f"{when}  {seats[winner]} beat {seats[loser]} ({keys})"
