"""Comparisons of amounts, and how each is said."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import AnyAmount, Condition, Constant
from keyforge_tui.engine.language.words.history import History
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.table.context import Context

COMPARISONS = ("at-least", "at-most", "exactly", "more-than", "fewer-than")


class Compare(Condition):
    """Compares an amount: any amount together with one of the five comparisons."""

    word: ClassVar[str] = "compare"
    example: ClassVar[str] = "if: {amber-of: opponent, at-least: 7}"
    compare: AnyAmount
    at_least: AnyAmount | None = None
    at_most: AnyAmount | None = None
    exactly: AnyAmount | None = None
    more_than: AnyAmount | None = None
    fewer_than: AnyAmount | None = None

    def unheeded(self) -> str:
        """Of none, or one at least, it is the same how often each card is counted."""
        bare = self.exactly == Constant(number=0) or self.at_least == Constant(number=1)
        counted = isinstance(self.compare, History) and self.compare.distinct
        return "distinct makes no difference here" if bare and counted else ""

    def holds(self, ctx: Context) -> bool:
        """Every comparison given."""
        value = self.compare.value(ctx)
        return (
            (self.at_least is None or value >= self.at_least.value(ctx))
            and (self.at_most is None or value <= self.at_most.value(ctx))
            and (self.exactly is None or value == self.exactly.value(ctx))
            and (self.more_than is None or value > self.more_than.value(ctx))
            and (self.fewer_than is None or value < self.fewer_than.value(ctx))
        )

    def meaning(self) -> clause.Condition:
        """The amount within its limits."""
        given = (
            ("at-least", self.at_least),
            ("at-most", self.at_most),
            ("exactly", self.exactly),
            ("more-than", self.more_than),
            ("fewer-than", self.fewer_than),
        )
        limits = tuple((how, much.meaning()) for how, much in given if much is not None)
        return clause.Compare(self.compare.meaning(), clause.Limited(limits))


class Parity(Condition):
    """An amount is even or odd; none at all is even."""

    word: ClassVar[str] = "parity"
    example: ClassVar[str] = "if: {parity: even, of: {amber-of: opponent}}"
    parity: Literal["even", "odd"]
    of: AnyAmount

    def holds(self, ctx: Context) -> bool:
        """Whether it is so now."""
        return (self.of.value(ctx) % 2 == 1) is (self.parity == "odd")

    def meaning(self) -> clause.Condition:
        """It is even or odd."""
        much = ("object", clause.Number(self.of.meaning()))
        return clause.Clause("be-parity", (much, ("manner", clause.Word(self.parity))))
