"""The rivalry book in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from keyforge_tui.common.errors import printable
from keyforge_tui.match.book import PlayedGame, Rivalry

EMPTY = "The book is empty: no game has been played to its end yet."


def book_lines(rivalries: Sequence[Rivalry], *, games: bool) -> Iterator[str]:
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
