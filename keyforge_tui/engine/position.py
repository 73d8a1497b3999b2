"""Positions of a game to go on from: what copying, undoing and looking ahead begin with.

A position is taken where no effect is half done. One is kept for every turn, and those that
somebody went back to or copied as long as their turn lasts; the answers since lead on from there.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from operator import attrgetter
from typing import Generic, TypeVar

from keyforge_tui.engine.model.decisions import Decision
from keyforge_tui.engine.rules.turn import settle
from keyforge_tui.engine.table.state import State
from keyforge_tui.engine.table.table import Table

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """A moment at which no effect was half done. Its state is never changed."""

    choices: int
    """How many answers led to it."""
    logged: int
    """How many events happened before it."""
    state: State
    auto: bool
    names: tuple[str, ...]
    decision: Decision | None = None
    """What is being asked; None before the rules begin."""
    effects_run: int = 0

    @classmethod
    def of(cls, table: Table, choices: int, logged: int, decision: Decision | None) -> Position:
        """The position a table is in now."""
        state = table.state.copy()
        return cls(choices, logged, state, table.auto, table.names, decision, table.effects_run)

    def table(self) -> Table:
        """A table with a state of its own, to play on."""
        table = Table(self.state.copy(), settle, auto=self.auto, names=self.names)
        table.effects_run = self.effects_run
        return table


class Growing(Generic[T]):
    """A list that only grows: copies share it until one of them needs a list of its own."""

    __slots__ = ("_count", "_items")

    def __init__(self, items: list[T], count: int | None = None) -> None:
        self._items = items
        self._count = count
        """How many of the items are meant, where others may add to them; None: all."""

    @property
    def own(self) -> list[T]:
        """The items, in a list that nobody else adds to."""
        if self._count is not None:
            self._items, self._count = self._items[: self._count], None
        return self._items

    def __len__(self) -> int:
        return len(self._items) if self._count is None else self._count

    def __getitem__(self, place: int) -> T:
        return self._items[place]

    def first(self, count: int) -> Growing[T]:
        """So many of the items, shared."""
        return Growing(self._items, count)


class Positions:
    """The positions of one game that are kept, from its beginning on."""

    __slots__ = ("_turns", "_within")

    def __init__(self, turns: Growing[Position], within: list[Position]) -> None:
        self._turns = turns
        """The beginning, where the main step of each turn began, and what was put right by hand."""
        self._within = within
        """Further positions of the last turn."""

    @classmethod
    def since(cls, beginning: Position) -> Positions:
        """Nothing but the beginning."""
        return cls(Growing([beginning]), [])

    @property
    def turns(self) -> list[Position]:
        """Where the main step of each turn began, in order."""
        return [position for position in self._turns.own if position.decision is not None]

    @property
    def turn(self) -> int:
        """The last turn of which there is a position; 0 before the first main step."""
        for place in range(len(self._turns) - 1, -1, -1):
            if self._turns[place].decision is not None:
                return self._turns[place].state.turn
        return 0

    def begin_turn(self, position: Position) -> None:
        """The main step of a turn begins; of the turn before, its beginning is enough."""
        self._within = []
        self._turns.own.append(position)

    def begin_again(self, position: Position) -> None:
        """The game goes on from a position that no answer led to."""
        self._turns.own.append(position)

    def keep(self, position: Position) -> None:
        """Keep a further position while the turn lasts."""
        self._within.append(position)

    def before(self, count: int) -> Position:
        """The last position that no more than so many answers led to."""
        found = self._turns[bisect_right(self._turns, count, key=_choices) - 1]
        for position in self._within:
            if found.choices < position.choices <= count:
                found = position
        return found

    def until(self, count: int) -> Positions:
        """The positions that no more than so many answers led to."""
        turns = bisect_right(self._turns, count, key=_choices)
        within = [position for position in self._within if position.choices <= count]
        return Positions(self._turns.first(turns), within)


_choices = attrgetter("choices")
