"""Picking an answer: which of the options are taken so far, and whether that is an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from keyforge_tui.engine import CardType, CardView, Decision, Option, Use


@dataclass(frozen=True)
class Picking:
    """The answer to one decision while it is being put together.

    Where points are divided, the questions that come in a row are answered together: every point
    is a pick, and an option may be picked as often as there are points.
    """

    decision: Decision
    picked: tuple[int, ...] = ()
    """Option ids, in the order they were picked."""

    @cached_property
    def by_id(self) -> dict[int, Option]:
        """Every option by its id."""
        return {option.id: option for option in self.decision.options}

    @property
    def divides(self) -> bool:
        """Whether points are divided, each an answer of its own."""
        return self.decision.points > 1

    @property
    def least(self) -> int:
        """How many have to be picked."""
        return self.decision.points if self.divides else self.decision.min

    @property
    def most(self) -> int:
        """How many may be picked."""
        return self.decision.points if self.divides else self.decision.max

    @property
    def is_single(self) -> bool:
        """Whether picking one option is the whole answer."""
        return self.least == self.most == 1

    @property
    def is_complete(self) -> bool:
        """Whether what is picked is a legal answer."""
        return self.least <= len(self.picked) <= self.most

    @property
    def is_full(self) -> bool:
        """Whether nothing more can be picked."""
        return len(self.picked) >= self.most

    @property
    def left(self) -> int:
        """How many may still be picked."""
        return self.most - len(self.picked)

    @property
    def progress(self) -> str:
        """How far the answer has come; empty where one pick is enough."""
        if self.is_single:
            return ""
        if self.divides:
            return f"{self.left} of {self.most} left; Enter adds one, - takes one back"
        return f"{len(self.picked)} of {self._wanted} picked"

    @property
    def _wanted(self) -> str:
        if self.least == self.most:
            return str(self.most)
        return f"{self.least} to {self.most}" if self.least else f"up to {self.most}"

    def answers(self) -> list[tuple[int, ...]]:
        """The answers to give, one after the other."""
        if self.divides:
            return [(option,) for option in self.picked]
        return [self.picked]

    def count(self, option: int) -> int:
        """How often an option is picked."""
        return self.picked.count(option)

    def add(self, option: int) -> Picking:
        """With an option picked once more; the same where that is not possible."""
        if self.is_full or (option in self.picked and not self.divides):
            return self
        return replace(self, picked=(*self.picked, option))

    def remove(self, option: int) -> Picking:
        """With a pick taken back; the same where there is none."""
        if option not in self.picked:
            return self
        last = len(self.picked) - 1 - self.picked[::-1].index(option)
        return replace(self, picked=(*self.picked[:last], *self.picked[last + 1 :]))

    def toggle(self, option: int) -> Picking:
        """With an option picked, or taken back where it can be picked only once."""
        if option in self.picked and not self.divides:
            return self.remove(option)
        return self.add(option)


# -- what can be done with a card in the main step (R9.1, R16.3) ------------------------------

WAYS = {
    Use.PLAY: "Play it",
    Use.DISCARD: "Discard it",
    Use.REAP: "Reap with it",
    Use.FIGHT: "Fight with it",
    Use.ACTION: "Use its Action",
    Use.OMNI: "Use its Omni",
    Use.UNSTUN: "Remove its stun",
}


def ways_of(card: CardView) -> Sequence[Use]:
    """The actions worth explaining for a card where it is, offered or not."""
    if not card.in_play:
        return (Use.PLAY, Use.DISCARD)
    ways = [Use.ACTION, Use.OMNI]
    if card.type is CardType.CREATURE:
        ways = [Use.REAP, Use.FIGHT, *ways]
    return [*ways, Use.UNSTUN] if card.stunned else ways
