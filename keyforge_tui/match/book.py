"""The rivalry book: every game two decks played against each other, kept on disk.

A game is a line of JSON at the end of a text file. A line that cannot be read is left where it
is and not counted, so that nothing is ever lost by opening the book.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.engine import Deck
from keyforge_tui.library.source import read_content
from keyforge_tui.match.handicap import Handicap, handicap

MAX_BYTES: Final = 32_000_000
"""A hundred thousand games."""

_Name = Annotated[str, StringConstraints(min_length=1, max_length=120)]
_Key = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{12}$")]
_Seat = Annotated[int, Field(ge=0, le=1)]
_Small = Annotated[int, Field(ge=0, le=999)]


class PlayedDeck(BaseModel):
    """A deck of the book."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    key: _Key
    """The same for the same cards, whatever the deck is called."""
    name: _Name


class PlayedGame(BaseModel):
    """One game of the book. All pairs are by seat."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    when: Annotated[str, StringConstraints(max_length=40)]
    """The date and time, ISO 8601."""
    players: tuple[_Name, _Name]
    decks: tuple[PlayedDeck, PlayedDeck]
    winner: _Seat | None
    first: _Seat | None = None
    chains: tuple[_Small, _Small] = (0, 0)
    keys: tuple[_Small, _Small] = (0, 0)
    turns: Annotated[int, Field(ge=0)] = 0
    format: Annotated[str, StringConstraints(max_length=40)] = "archon"

    @property
    def winning_deck(self) -> str | None:
        """The key of the deck that won."""
        return None if self.winner is None else self.decks[self.winner].key


_GAME: Final = TypeAdapter(PlayedGame)


@dataclass(slots=True)
class Rivalry:
    """Two decks and their games against each other, oldest first."""

    decks: tuple[PlayedDeck, PlayedDeck]
    games: list[PlayedGame] = field(default_factory=list)

    @property
    def wins(self) -> tuple[int, int]:
        """How often each deck won."""
        won = Counter(game.winning_deck for game in self.games)
        return won[self.decks[0].key], won[self.decks[1].key]

    @property
    def players(self) -> list[tuple[str, int, int]]:
        """Everybody who played, with the games they won and played."""
        won: Counter[str] = Counter()
        played: Counter[str] = Counter()
        for game in self.games:
            played.update(game.players)
            if game.winner is not None:
                won[game.players[game.winner]] += 1
        return [(name, won[name], played[name]) for name in sorted(played)]

    @property
    def handicap(self) -> Handicap:
        """What the games suggest for the next one (R52.2)."""
        return handicap(game.winning_deck for game in self.games)


class Book:
    """The book in a file, which need not be there yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged = 0
        """Lines that cannot be read."""
        self.games: list[PlayedGame] = []
        if path.exists():
            self._read()

    def _read(self) -> None:
        content = read_content(self.path, name=str(self.path), max_bytes=MAX_BYTES)
        for line in content.splitlines():
            if not line.strip():
                continue
            try:
                self.games.append(_GAME.validate_json(line))
            except (ValidationError, UnicodeDecodeError):
                self.damaged += 1

    def add(self, game: PlayedGame) -> None:
        """Write a game down; a `UserError` where that cannot be done."""
        self.games.append(game)
        line = json.dumps(game.model_dump(), ensure_ascii=False, separators=(",", ":"))
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab+") as file:
                # A line that was torn off must not take this one with it.
                file.seek(0, os.SEEK_END)
                if file.tell():
                    file.seek(-1, os.SEEK_END)
                    if file.read(1) != b"\n":
                        file.write(b"\n")
                file.write(line.encode() + b"\n")
        except OSError as error:
            raise UserError(f"{self.path}: cannot be written: {error.strerror or error}") from None

    def rivalries(self, words: Sequence[str] = ()) -> list[Rivalry]:
        """Every pair of decks that met, the last to meet first.

        With words, only pairs where each word is in the name of a deck or of a player.
        """
        found: dict[tuple[str, str], Rivalry] = {}
        for game in self.games:
            one, two = sorted(game.decks, key=lambda deck: deck.key)
            rivalry = found.pop((one.key, two.key), None) or Rivalry((one, two))
            rivalry.decks = (one, two)  # by their latest names
            rivalry.games.append(game)
            found[one.key, two.key] = rivalry
        return [rivalry for rivalry in reversed(found.values()) if _mentions(rivalry, words)]

    def winners(self, one: str, two: str) -> list[str | None]:
        """The deck that won each game of two decks, oldest first, all by their keys."""
        return [
            game.winning_deck
            for game in self.games
            if {one, two} == {deck.key for deck in game.decks} and one != two
        ]

    def handicap(self, one: str, two: str) -> Handicap:
        """What the book suggests for two decks, by their keys (R52.2)."""
        return handicap(self.winners(one, two))

    def wins(self, decks: tuple[Deck, Deck]) -> tuple[int, int]:
        """How often each of two decks has won against the other."""
        keys = (deck_key(decks[0]), deck_key(decks[1]))
        won = self.winners(*keys)
        return won.count(keys[0]), won.count(keys[1])

    def chains(self, decks: tuple[Deck, Deck]) -> tuple[int, int]:
        """The chains the book suggests for each of two decks."""
        keys = (deck_key(decks[0]), deck_key(decks[1]))
        found = self.handicap(*keys)
        return (
            found.chains if found.deck == keys[0] else 0,
            found.chains if found.deck == keys[1] else 0,
        )


def _mentions(rivalry: Rivalry, words: Iterable[str]) -> bool:
    names = [deck.name for game in rivalry.games for deck in game.decks]
    names += [name for game in rivalry.games for name in game.players]
    said = "\n".join(names).casefold()
    return all(word.casefold() in said for word in words)


def deck_key(deck: Deck) -> str:
    """A deck's key: the same for the same cards, houses and icons, in any order."""
    cards = sorted(
        f"{card.definition.slug} {card.house or card.definition.houses[0]} {','.join(card.added)}"
        for card in deck.cards
    )
    return hashlib.sha256("\n".join(cards).encode()).hexdigest()[:12]


def played(deck: Deck) -> PlayedDeck:
    """A deck as the book writes it down."""
    return PlayedDeck(key=deck_key(deck), name=printable(deck.name)[:120] or "?")


def book_file() -> Path:
    """Where the user's book is."""
    from platformdirs import user_data_path

    return user_data_path("keyforge-tui", appauthor=False) / "book.jsonl"


# -- told --------------------------------------------------------------------------------------

EMPTY = "The book is empty: no game has been played to its end yet."


def book_lines(rivalries: Sequence[Rivalry], *, games: bool) -> Iterator[str]:
    """The lines that show rivalries."""
    for place, rivalry in enumerate(rivalries):
        if place:
            yield ""
        yield from map(printable, _rivalry_lines(rivalry))
        if games:
            yield from (printable(f"    {line}") for line in map(_game_line, rivalry.games))


def _rivalry_lines(rivalry: Rivalry) -> Iterator[str]:
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


def _game_line(game: PlayedGame) -> str:
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
