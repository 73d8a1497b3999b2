"""A match at this table: one game after the other, with the clock, the score and the book.

Knows nothing of screens, so that the table and the plain mode play through the same object.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import PLAYERS, Deck, Game, PlayerId
from keyforge_tui.match.book import Book
from keyforge_tui.match.clock import Clock, ClockSetting
from keyforge_tui.match.formats import Format
from keyforge_tui.match.match import GamePlan, Match, Play, Setting
from keyforge_tui.match.results import played_game
from keyforge_tui.match.setting import Seats
from keyforge_tui.saves.dealing import Dealing

Seat = Annotated[int, Field(ge=0, le=1)]
Chains = Annotated[int, Field(ge=0, le=99)]


class MatchNote(BaseModel):
    """What the journal of a game keeps about its match."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    format: Format = Format.ARCHON
    best_of: int = 1
    seed: int
    first: Seat | None = None
    chains: tuple[Chains, Chains] = (0, 0)
    lost: Seat | None = None
    moves: Annotated[tuple[tuple[str, int], ...], Field(max_length=1000)] = ()
    brought: tuple[Seat, Seat] = (0, 1)
    asks_chains: bool = True
    minutes: Annotated[int, Field(ge=1, le=600)] | None = None
    is_shared: bool = False
    counts: bool = True
    used: tuple[Annotated[float, Field(ge=0)], Annotated[float, Field(ge=0)]] = (0, 0)


class Contest:
    """A match, and what lies beside the table."""

    def __init__(self, seats: Seats, match: Match | None = None) -> None:
        self.seats = seats
        self.match = Match(seats.setting) if match is None else match
        self.clock = None if seats.clock is None else Clock(seats.clock)
        self.book: Path | None = None
        """Where results are written down; None: nowhere."""
        self.counts = True
        """Whether results go into the book: what branched off a saved game does not."""
        self.problem = ""
        """Why a result could not be written down."""
        self.plan: GamePlan | None = self._next_plan()
        """The game on the table, or the next one as soon as it can be dealt."""

    @classmethod
    def of(cls, dealing: Dealing) -> Contest:
        """The match a game belongs to.

        A game that says nothing of one, or nothing that can be understood, is a match of its own.
        """
        if dealing.match is not None:
            try:
                contest = cls._resumed(dealing, MatchNote.model_validate(dealing.match))
            except (ValidationError, UserError):
                contest = None
            if contest is not None and contest.plan is not None:
                return contest
        alone = Setting(
            dealing.names,
            dealing.decks,
            seed=dealing.seed,
            first=dealing.first,
            chains=dealing.chains,
        )
        return cls(Seats(alone))

    @classmethod
    def _resumed(cls, dealing: Dealing, note: MatchNote) -> Contest:
        one, two = dealing.decks
        setting = Setting(
            dealing.names,
            (one, two) if note.brought == (0, 1) else (two, one),
            note.format,
            note.best_of,
            note.seed,
            note.first,
            note.chains,
            note.lost,
        )
        clock = None if note.minutes is None else ClockSetting(note.minutes, note.is_shared)
        seats = Seats(setting, clock, asks_chains=note.asks_chains)
        contest = cls(seats, Match(setting, note.moves))
        contest.counts = note.counts
        contest.set_clock(note.used)
        return contest

    def set_clock(self, used: tuple[float, float] | None) -> None:
        """Set the clock to the seconds each player has used, where there is one."""
        if self.clock is not None and used is not None:
            self.clock.used = list(used)

    # -- one game after the other ----------------------------------------------------------

    def _next_plan(self) -> GamePlan | None:
        stage = self.match.stage()
        return stage.game if isinstance(stage, Play) else None

    def deal(self) -> Dealing:
        """The next game; only when the match waits for one."""
        self.plan = self._next_plan()
        assert self.plan is not None
        plan = self.plan
        return Dealing(
            plan.decks, plan.seed, plan.first, plan.chains, plan.names, match=self._note(plan)
        )

    def _note(self, plan: GamePlan) -> dict[str, object]:
        setting = self.match.setting
        clock = self.seats.clock
        note = MatchNote(
            format=setting.format,
            best_of=setting.best_of,
            seed=setting.seed,
            first=setting.first,
            chains=setting.chains,
            lost=setting.lost,
            moves=tuple(self.match.moves),
            brought=plan.brought,
            asks_chains=self.seats.asks_chains,
            minutes=None if clock is None else clock.minutes,
            is_shared=clock is not None and clock.is_shared,
            counts=self.counts,
            used=(0, 0) if self.clock is None else (self.clock.used[0], self.clock.used[1]),
        )
        return note.model_dump(mode="json", exclude_defaults=True)

    def practice(self) -> dict[str, object]:
        """What a game keeps that branches off this one: a match that does not count."""
        assert self.plan is not None
        self.counts = False
        return self._note(self.plan)

    def record(self, game: Game) -> None:
        """A game is over: it counts for the match and goes into the book."""
        plan = self.plan
        assert plan is not None
        if self.book is not None and self.counts:
            try:
                line = played_game(self.match, plan, game, datetime.now())
                Book(self.book).add(line)
            except UserError as error:
                self.problem = f"The rivalry book: {error}"
        self.match.record(game.winner)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the match."""
        return self.match.is_over

    @property
    def is_series(self) -> bool:
        """Whether more than one game belongs to the match."""
        return self.match.setting.wins_needed > 1

    @property
    def goes_on(self) -> bool:
        """Whether there is a next game, also on another day."""
        return self.is_series and self.counts and not self.is_over

    def score(self) -> str:
        """How the match stands, in a sentence; empty for a single game."""
        if not self.is_series:
            return ""
        one, two = (self.match.wins(player) for player in PLAYERS)
        setting = self.match.setting
        return stands(setting.names, (one, two), setting.wins_needed)

    def again(self, seed: int, *, swap: bool = False) -> Seats:
        """The seats for a rematch; swapped, each brings the other's deck.

        Whoever plays the deck that lost chooses who is first (R5.3).
        """
        old = self.match.setting
        lost = self.match.lost
        decks, chains = old.decks, (0, 0) if self.seats.asks_chains else old.chains
        if swap:
            decks, chains = (decks[1], decks[0]), (chains[1], chains[0])
            lost = None if lost is None else 1 - lost
        setting = replace(old, decks=decks, seed=seed, first=None, chains=chains, lost=lost)
        return replace(self.seats, setting=setting, is_heard=False)

    def lists(self, viewer: PlayerId | None) -> list[tuple[str, Deck]]:
        """The decks a player may read the list of, with their players; None: both look."""
        names = self.match.setting.names
        plan = self.plan
        if viewer is None or plan is None:
            return list(zip(names, self.match.setting.decks, strict=True))
        return [
            (names[player], plan.decks[player])
            for player in PLAYERS
            if not plan.hides_lists or player == viewer
        ]


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
