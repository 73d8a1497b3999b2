"""Instructions carried out more than once: for each card, so often, or while something holds."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.primitive import (
    AnyAmount,
    AnyCondition,
    AnyKind,
    AnySelector,
    Constant,
    Effect,
    ManyEffects,
    meanings,
    per,
)
from keyforge_tui.engine.language.words.effects.flow import May, perform
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.rules.timing import run
from keyforge_tui.engine.table.ability import Result, merge
from keyforge_tui.engine.table.asking import choose_yes
from keyforge_tui.engine.table.context import Context


class EachOf(Effect):
    """Instructions for each of some cards in turn, with that card as "it"."""

    word: ClassVar[str] = "each-of"
    example: ClassVar[str] = (
        "- discard: the top card of each deck\n- each-of: them\n"
        "  do:\n    - note-house-of: it\n    - destroy: a creature of the chosen house"
    )
    each_of: AnySelector
    do: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """In the order in which the cards were spoken of."""
        cards = yield from self.each_of.select(ctx, self.prompt(ctx))
        results = []
        for card in cards:
            inner = ctx.branch()
            inner.bind((card,))
            results.append((yield from perform(inner, self.do)))
            yield from ctx.table.settle()
        return merge(results)

    def meaning(self) -> clause.Step:
        """The instructions for each."""
        return clause.ForEvery(self.each_of.meaning(), meanings(self.do))


class Repeat(Effect):
    """Carry the instructions out again: so often, or while a condition holds (R28.8, R28.9).

    `while`: checked after each pass; the cycle stops if the card leaves play, unless it is an
    action. `once`: at most one repetition. `optional`: the player may stop. `to-repeat`: what
    the player may do for one repetition.
    """

    word: ClassVar[str] = "repeat"
    example: ClassVar[str] = (
        "repeat:\n  - destroy: an enemy creature\n"
        "while: {count: enemy creature, more-than: {count: friendly creature}}"
    )
    repeat: ManyEffects
    times: AnyAmount | None = None
    for_each: AnyKind | None = None
    while_: AnyCondition | None = None
    once: bool = False
    optional: bool = False
    to_repeat: ManyEffects = ()
    """What the player may do to carry the instructions out once more."""

    def unheeded(self) -> str:
        """One reason to go on."""
        counted = self.times is not None or self.for_each is not None
        until = self.while_ is not None or self.once or self.optional
        if self.times == Constant(number=1):
            return "once is no repetition: leave times out"
        if counted + until + bool(self.to_repeat) != 1:
            return "needs either times and for-each, or while, once and optional, or to-repeat"
        return ""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Pass after pass."""
        table = ctx.table
        if self.times is not None or self.for_each is not None:
            results = []
            for _ in range(self._passes(ctx)):
                results.append((yield from perform(ctx, self.repeat)))
                yield from table.settle()
            cards = tuple(card for result in results for card in result.cards)
            return Result(bool(results), cards, sum(r.amount for r in results))
        if self.to_repeat:
            return (yield from self._at_a_price(ctx))
        passes = 0
        started_in_play = ctx.source in table.state.in_play
        while True:
            result = ctx.did((yield from perform(ctx, self.repeat)))
            passes += 1
            yield from table.settle()
            if self.once and passes > 1:
                break
            if started_in_play and not ctx.still(ctx.source):
                break  # R28.9
            if self.while_ is not None and not self.while_.holds(ctx):
                break
            if self.optional and not (
                self.repeat[0].possible(ctx)
                and (
                    yield from choose_yes(
                        table, table.state.active, "Repeat the effect?", ctx.source
                    )
                )
            ):
                break
            yield from run(ctx, ())  # O19
        return result

    def _passes(self, ctx: Context) -> int:
        """How often it is done where that is counted beforehand; at least once otherwise."""
        count = self.times.value(ctx) if self.times is not None else 1
        return count if self.for_each is None else count * len(self.for_each.pool(ctx))

    def _at_a_price(self, ctx: Context) -> Steps[Result]:
        """Once, and once more if the price is paid in full (R28.2, R28.8)."""
        result = yield from perform(ctx, self.repeat)
        yield from ctx.table.settle()
        paid = yield from May(may=self.to_repeat).resolve(ctx)
        if paid.done:
            yield from ctx.table.settle()
            return merge([result, (yield from perform(ctx, self.repeat))])
        return result

    def possible(self, ctx: Context) -> bool:
        """As its first instruction, where there is a pass to make."""
        return self._passes(ctx) > 0 and self.repeat[0].possible(ctx)

    def meaning(self) -> clause.Step:
        """The instructions again."""
        times = None
        if self.times is not None or self.for_each is not None:
            times = per(self.times or Constant(number=1), self.for_each)
        return clause.Again(
            meanings(self.repeat),
            times,
            None if self.while_ is None else self.while_.meaning(),
            once=self.once,
            optional=self.optional,
            price=meanings(self.to_repeat) if self.to_repeat else None,
        )
