"""A match as a machine: it says what comes next, and is told what was decided and who won.

    match = Match(Setting(names, decks, Format.ADAPTIVE))
    while not isinstance(stage := match.stage(), Finished):
        match stage:
            case Play():        ... deal stage.game, play it, match.record(winner)
            case ChooseFirst(): ... match.choose_first(player)
            case NameDeck():    ... match.name_deck(deck)
            case Bid():         ... match.bid(chains) or match.pass_()

It knows no screen and no file. Everything it was told is in `moves`, from which an equal match
is made again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

from keyforge_tui.common import rng
from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.engine import PLAYERS, Deck, Game, PlayerId, opponent_of
from keyforge_tui.match.bidding import Bidding
from keyforge_tui.match.book import Book, PlayedGame, played
from keyforge_tui.match.clock import Clock
from keyforge_tui.match.formats import Format
from keyforge_tui.match.setting import Dealing, Setting

Move: TypeAlias = tuple[str, int]
"""What was decided: `game` with the winner (-1: drawn), `first`, `deck`, `bid`, or `pass`."""

_DRAWN: Final = -1
_MASK: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Play:
    """A game is to be played."""

    game: Dealing


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """The player of the deck that lost chooses who goes first (R5.3)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class NameDeck:
    """A player names the deck that is bid for, having looked at both lists."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Bid:
    """A player bids for a deck, or passes."""

    player: PlayerId
    bidding: Bidding


@dataclass(frozen=True, slots=True)
class Finished:
    """Somebody has won the match."""

    winner: PlayerId


Stage: TypeAlias = Play | ChooseFirst | NameDeck | Bid | Finished


class Match:
    """A match between two players."""

    def __init__(self, setting: Setting, moves: Iterable[Sequence[object]] = ()) -> None:
        self.setting = setting
        self.moves: list[Move] = []
        """Everything that was decided, in order."""
        self.winners: list[PlayerId | None] = []
        """Who won each game; None for a draw."""
        self.bidding: Bidding | None = None
        """The last bidding, running or over."""
        self._first: int | None = setting.first
        self.lost: int | None = setting.lost
        """The deck that lost last, by who brought it."""
        self._is_first_settled = setting.lost is None
        for move in moves:
            self._repeat(move)
        self.clock = None if setting.clock is None else Clock(setting.clock)
        self.book: Path | None = None
        """Where results are written down; None: nowhere."""
        self.counts = True
        """Whether results go into the book: what branched off a saved game does not."""
        self.problem = ""
        """Why a result could not be written down."""
        stage = self.stage()
        self.game: Dealing | None = stage.game if isinstance(stage, Play) else None
        """The game on the table, or the next one as soon as it can be dealt."""

    # -- what comes next -----------------------------------------------------------------------

    def stage(self) -> Stage:
        """What the match is waiting for."""
        for player in PLAYERS:
            if self.wins(player) >= self.setting.wins_needed:
                return Finished(player)
        if self._needs_bidding:
            if self.bidding is None:
                return NameDeck(self._opener())
            if not self.bidding.is_over:
                return Bid(self.bidding.player, self.bidding)
        if not self._is_first_settled:
            assert self.lost is not None
            return ChooseFirst(PLAYERS[self._brought().index(self.lost)])
        return Play(self._plan())

    @property
    def _needs_bidding(self) -> bool:
        if self.setting.format is Format.ADAPTIVE_SHORT:
            return True
        decided = len(self.winners) - self.winners.count(None)
        return self.setting.format is Format.ADAPTIVE and decided == 2

    def _opener(self) -> PlayerId:
        """Who bids first: whoever lost the last game, or is drawn before the first."""
        if self.last_loser is not None:
            return self.last_loser
        return PLAYERS[self._luck(0) & 1]

    def _winning_deck(self) -> int:
        """The deck that won both games of an adaptive match which stands at one to one."""
        decided = [winner for winner in self.winners if winner is not None]
        return decided[0]  # in the first decided game everybody played their own deck

    def _plan(self) -> Dealing:
        setting = self.setting
        brought = self._brought()
        own = setting.chains
        chains = (own[brought[0]], own[brought[1]])
        if self.bidding is not None and self.bidding.taker is not None:
            paid = self.bidding.chains
            chains = (paid, 0) if self.bidding.taker == PLAYERS[0] else (0, paid)
        number = len(self.winners) + 1
        return Dealing(
            number=number,
            names=setting.names,
            decks=(setting.decks[brought[0]], setting.decks[brought[1]]),
            brought=brought,
            seed=setting.seed if number == 1 else self._luck(number),
            first=self._first,
            chains=chains,
            hides_lists=setting.format.hides_lists,
        )

    def _brought(self) -> tuple[int, int]:
        """Whose deck each player plays."""
        if self.bidding is not None and self.bidding.taker is not None:
            keeps = self.bidding.taker == self.bidding.deck
            return (0, 1) if keeps else (1, 0)
        if self.setting.format is Format.ADAPTIVE:
            decided = len(self.winners) - self.winners.count(None)
            return (0, 1) if decided == 0 else (1, 0)
        return (1, 0) if self.setting.format is Format.REVERSAL else (0, 1)

    def _luck(self, number: int) -> int:
        """A number for one purpose of this match, from its seed."""
        chance = _Luck(self.setting.seed & _MASK)
        found = 0
        for _ in range(number + 1):
            found = rng.below(chance, 1 << 63)
        return found

    # -- the game on the table -----------------------------------------------------------------

    def next_game(self) -> Dealing:
        """The next game; only when the match waits for one."""
        stage = self._expect(Play)
        assert isinstance(stage, Play)
        self.game = stage.game
        return stage.game

    def finish(self, game: Game) -> None:
        """A game is over: it counts for the match and goes into the book."""
        assert self.game is not None
        if self.book is not None and self.counts:
            try:
                Book(self.book).add(
                    played_game(self.game, game, self.setting.format, datetime.now())
                )
            except UserError as error:
                self.problem = f"The rivalry book: {error}"
        self.record(game.winner)

    def set_clock(self, used: tuple[float, float] | None) -> None:
        """Set the clock to the seconds each player has used, where there is one."""
        if self.clock is not None and used is not None:
            self.clock.used = list(used)

    # -- what was decided ----------------------------------------------------------------------

    def wins(self, player: PlayerId) -> int:
        """How many games a player has won."""
        return self.winners.count(player)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the match."""
        return isinstance(self.stage(), Finished)

    @property
    def is_series(self) -> bool:
        """Whether more than one game belongs to the match."""
        return self.setting.wins_needed > 1

    @property
    def goes_on(self) -> bool:
        """Whether there is a next game, also on another day."""
        return self.is_series and self.counts and not self.is_over

    def score(self) -> str:
        """How the match stands, in a sentence; empty for a single game."""
        if not self.is_series:
            return ""
        one, two = (self.wins(player) for player in PLAYERS)
        setting = self.setting
        return stands(setting.names, (one, two), setting.wins_needed)

    def again(self, seed: int, *, swap: bool = False) -> Setting:
        """The setting of a rematch; swapped, each brings the other's deck.

        Whoever plays the deck that lost chooses who is first (R5.3).
        """
        old = self.setting
        lost = self.lost
        decks, chains = old.decks, (0, 0) if old.asks_chains else old.chains
        if swap:
            decks, chains = (decks[1], decks[0]), (chains[1], chains[0])
            lost = None if lost is None else 1 - lost
        return replace(
            old, decks=decks, seed=seed, first=None, chains=chains, lost=lost, is_heard=False
        )

    def lists(self, viewer: PlayerId | None) -> list[tuple[str, Deck]]:
        """The decks a player may read the list of, with their players; None: both look."""
        names = self.setting.names
        game = self.game
        if viewer is None or game is None:
            return list(zip(names, self.setting.decks, strict=True))
        return [
            (names[player], game.decks[player])
            for player in PLAYERS
            if not game.hides_lists or player == viewer
        ]

    @property
    def last_loser(self) -> PlayerId | None:
        """Who lost the last game; None before the first and after a draw."""
        if not self.winners or self.winners[-1] is None:
            return None
        return opponent_of(self.winners[-1])

    def record(self, winner: int | None) -> None:
        """A game has been played; `winner` is None for a draw, which does not count."""
        brought = self._brought()
        self._expect(Play)
        won = None if winner is None else PLAYERS[winner]
        self.moves.append(("game", _DRAWN if won is None else won))
        self.winners.append(won)
        # After a draw nobody lost, and the first player is drawn again.
        self._first = None
        self.lost = None if won is None else brought[opponent_of(won)]
        self._is_first_settled = won is None
        if self.setting.format is Format.ADAPTIVE and self._needs_bidding and won is not None:
            self.bidding = Bidding(self._winning_deck(), self._opener())

    def choose_first(self, player: int) -> None:
        """Whoever plays the deck that lost has chosen who goes first."""
        self._expect(ChooseFirst)
        self._first = PLAYERS[player]
        self._is_first_settled = True
        self.moves.append(("first", player))

    def name_deck(self, deck: int) -> None:
        """The deck to bid for has been named, by whose it is."""
        stage = self._expect(NameDeck)
        assert isinstance(stage, NameDeck)
        self.bidding = Bidding(PLAYERS[deck], stage.player)
        self.moves.append(("deck", deck))

    def bid(self, chains: int) -> None:
        """The player whose turn it is bids."""
        stage = self._expect(Bid)
        assert isinstance(stage, Bid)
        stage.bidding.bid(chains)
        self.moves.append(("bid", chains))

    def pass_(self) -> None:
        """The player whose turn it is passes."""
        stage = self._expect(Bid)
        assert isinstance(stage, Bid)
        stage.bidding.pass_()
        self.moves.append(("pass", 0))

    def _expect(self, kind: type[Stage]) -> Stage:
        stage = self.stage()
        if not isinstance(stage, kind):
            raise UserError(f"the match is waiting for something else: {_WAITING[type(stage)]}")
        return stage

    def _repeat(self, move: Sequence[object]) -> None:
        if len(move) != 2:
            raise UserError("the match cannot be continued: a move is a word and a number")
        word, number = move
        seats = {0, 1}
        match word, number:
            case "game", int() if number in {*seats, _DRAWN}:
                self.record(None if number == _DRAWN else number)
            case "first", int() if number in seats:
                self.choose_first(number)
            case "deck", int() if number in seats:
                self.name_deck(number)
            case "bid", int():
                self.bid(number)
            case "pass", _:
                self.pass_()
            case _:
                raise UserError("the match cannot be continued: a move is not known")


def played_game(dealing: Dealing, game: Game, style: Format, when: datetime) -> PlayedGame:
    """The line of the book for a game that is over."""
    one, two = (player.forged for player in game.view().players)
    first, second = (printable(name)[:120] or "?" for name in dealing.names)
    return PlayedGame(
        when=when.astimezone().isoformat(timespec="seconds"),
        players=(first, second),
        decks=(played(dealing.decks[0]), played(dealing.decks[1])),
        winner=game.winner,
        first=game.first,
        chains=dealing.chains,
        keys=(one, two),
        turns=game.turn,
        format=style,
    )


def stands(names: tuple[str, str], wins: tuple[int, int], needed: int) -> str:
    """How a match stands, in a sentence."""
    more, less = max(wins), min(wins)
    leader = names[0] if wins[0] > wins[1] else names[1]
    if more >= needed:
        return f"{leader} wins the match {more} to {less}."
    said = f"{leader} leads the match {more} to {less}"
    if more == less:
        said = f"The match stands at {more} to {less}"
    return f"{said}; {needed} wins decide it."


_WAITING: Final[dict[type, str]] = {
    Play: "a game",
    ChooseFirst: "who goes first",
    NameDeck: "the deck to bid for",
    Bid: "a bid",
    Finished: "nothing, it is over",
}


@dataclass(slots=True)
class _Luck:
    rng: int
