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
from dataclasses import dataclass
from typing import Final, TypeAlias

from keyforge_tui.common import rng
from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import PLAYERS, Deck, Game, PlayerId, opponent_of
from keyforge_tui.match.bidding import Bidding
from keyforge_tui.match.formats import MOST_GAMES, Format

Move: TypeAlias = tuple[str, int]
"""What was decided: `game` with the winner (-1: drawn), `first`, `deck`, `bid`, or `pass`."""

_DRAWN: Final = -1
_MASK: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Setting:
    """What the players agreed on before the match."""

    names: tuple[str, str]
    decks: tuple[Deck, Deck]
    """The deck each player brought."""
    format: Format = Format.ARCHON
    best_of: int = 1
    seed: int = 0
    first: int | None = None
    """Who is first in the first game; drawn where it is None (R5.3)."""
    chains: tuple[int, int] = (0, 0)
    """With how many chains each deck starts every game (R52.1)."""
    lost: int | None = None
    """Which deck lost, where the two have just met: its player chooses who is first (R5.3)."""

    def __post_init__(self) -> None:
        length = self.format.games or self.best_of
        if self.best_of not in {1, length}:
            raise UserError(f"{self.format} is best of {length}")
        if length % 2 == 0 or not 1 <= length <= MOST_GAMES:
            raise UserError(f"a match is best of 1, 3, 5, 7 or {MOST_GAMES}")
        if self.format.has_bidding and any(self.chains):
            raise UserError(f"in {self.format} chains are bid for, not agreed on")

    @property
    def wins_needed(self) -> int:
        """How many games win the match."""
        return (self.format.games or self.best_of) // 2 + 1


@dataclass(frozen=True, slots=True)
class GamePlan:
    """One game, ready to be dealt. All pairs are by player."""

    number: int
    names: tuple[str, str]
    decks: tuple[Deck, Deck]
    """The deck each player plays in this game."""
    brought: tuple[int, int]
    """Whose deck that is."""
    seed: int
    first: int | None
    chains: tuple[int, int]
    hides_lists: bool = False

    def deal(self) -> Game:
        """The game at its first decision."""
        return Game.new(self.decks, seed=self.seed, first=self.first, chains=self.chains)


@dataclass(frozen=True, slots=True)
class Play:
    """A game is to be played."""

    game: GamePlan


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

    def _plan(self) -> GamePlan:
        setting = self.setting
        brought = self._brought()
        own = setting.chains
        chains = (own[brought[0]], own[brought[1]])
        if self.bidding is not None and self.bidding.taker is not None:
            paid = self.bidding.chains
            chains = (paid, 0) if self.bidding.taker == PLAYERS[0] else (0, paid)
        number = len(self.winners) + 1
        return GamePlan(
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

    # -- what was decided ----------------------------------------------------------------------

    def wins(self, player: PlayerId) -> int:
        """How many games a player has won."""
        return self.winners.count(player)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the match."""
        return isinstance(self.stage(), Finished)

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
