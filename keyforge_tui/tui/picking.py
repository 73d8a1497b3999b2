"""Picking an answer: which of the options are taken so far, and whether that is an answer."""

from __future__ import annotations

from keyforge_tui.engine.decisions import Decision, Option


class Picking:
    """The answer to one decision while it is being put together."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.picked: list[int] = []
        """Option ids, in the order they were picked."""
        self.by_id: dict[int, Option] = {option.id: option for option in decision.options}

    @property
    def is_single(self) -> bool:
        """Whether picking one option is the whole answer."""
        return self.decision.min == self.decision.max == 1 and self.decision.total is None

    @property
    def is_complete(self) -> bool:
        """Whether what is picked is a legal answer."""
        decision = self.decision
        if not decision.min <= len(self.picked) <= decision.max:
            return False
        if decision.total is None:
            return True
        least, most = decision.total
        return least <= self.sum <= most

    @property
    def is_full(self) -> bool:
        """Whether nothing more can be picked."""
        return len(self.picked) >= self.decision.max

    @property
    def sum(self) -> int:
        """What the values of the picked options add up to."""
        values = (self.by_id[number].value for number in self.picked)
        return sum(value for value in values if isinstance(value, int))

    @property
    def left(self) -> int:
        """How many may still be picked."""
        return self.decision.max - len(self.picked)

    def count(self, option: int) -> int:
        """How often an option is picked."""
        return self.picked.count(option)

    def add(self, option: int) -> bool:
        """Pick an option once more; False where that is not possible."""
        if self.is_full or (option in self.picked and not self.decision.same):
            return False
        self.picked.append(option)
        return True

    def remove(self, option: int) -> bool:
        """Take a pick back."""
        if option not in self.picked:
            return False
        last = len(self.picked) - 1 - self.picked[::-1].index(option)
        del self.picked[last]
        return True

    def toggle(self, option: int) -> bool:
        """Pick an option, or take the pick back where it can be picked only once."""
        if option in self.picked and not self.decision.same:
            return self.remove(option)
        return self.add(option)
