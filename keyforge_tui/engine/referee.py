"""The referee: runs the rules on one table, from each question to the next."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.model.decisions import (
    Decision,
    DecisionKind,
    IllegalChoice,
    Option,
    Picked,
    Steps,
)
from keyforge_tui.engine.model.events import Event
from keyforge_tui.engine.rules.repair import OPENING, REPAIR
from keyforge_tui.engine.rules.turn import play_game
from keyforge_tui.engine.table.table import Table


def check(decision: Decision | None, options: Sequence[int]) -> tuple[Option, ...]:
    """The options an answer means, or `IllegalChoice`."""
    if decision is None:
        raise IllegalChoice("the game is over")
    if tuple(options) == (REPAIR,) and decision.kind is DecisionKind.MAIN:
        return (OPENING,)
    known = {option.id: option for option in decision.options}
    for number in options:
        if number not in known:
            raise IllegalChoice(f"there is no option {number}; 0 to {len(known) - 1} are offered")
    if len(set(options)) != len(options):
        raise IllegalChoice("an option can be chosen only once")
    if not decision.min <= len(options) <= decision.max:
        wanted = (
            str(decision.min)
            if decision.min == decision.max
            else f"{decision.min} to {decision.max}"
        )
        raise IllegalChoice(f"choose {wanted} of the options, not {len(options)}")
    return tuple(known[number] for number in options)


class Referee:
    """The rules at work on a table. They stand still while a question is open."""

    __slots__ = ("_steps", "decision", "table")

    def __init__(self, table: Table, asked: Decision | None = None) -> None:
        """`asked`: the question a copy of a state is at; the rules begin when it is answered."""
        self.table = table
        self.decision: Decision | None = asked
        """What is being asked; None before the rules begin and when the game is over."""
        self._steps: Steps[None] | None = None

    def begin(self) -> list[Event]:
        """Run the rules to the first question; what happened on the way."""
        self._steps = play_game(self.table)
        return self._advance(None)

    def answer(self, picked: Picked) -> list[Event]:
        """Answer the open question; what happened up to the next one."""
        if self._steps is None:
            # Where a copy is taken nothing is half done: the rules begin with the question.
            self._steps = play_game(self.table, self.decision)
            next(self._steps)
        self.table.state.choices += 1
        return self._advance(picked)

    def _advance(self, picked: Picked | None) -> list[Event]:
        steps = self._steps
        assert steps is not None
        table = self.table
        try:
            self.decision = next(steps) if picked is None else steps.send(picked)
        except StopIteration:
            self.decision = None
        happened = table.log
        table.log = []
        return happened
