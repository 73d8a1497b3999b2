"""Effects on counters: +1 power counters, and those that cards give a name (R44)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field

from keyforge_tui.engine.language.core.primitive import (
    AnyAmount,
    AnyKind,
    AnyNumber,
    AnySelector,
    Constant,
    Effect,
    per,
)
from keyforge_tui.engine.language.words.effects.amber import times
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.rules import status
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.asking import choose_value, divide
from keyforge_tui.engine.table.context import Context

CounterName = Annotated[str, Field(pattern="^[a-z]+$")]
"""What a counter is called; `power`: the +1 power counters."""

ONE = Constant(number=1)


def unit(counter: str) -> str:
    """Counters of a name as what is counted."""
    return f"{counter} counter"


class PowerCounters(Effect):
    """Put +1 power counters on creatures."""

    word: ClassVar[str] = "power-counters"
    example: ClassVar[str] = "power-counters: 2\nonto: this"
    power_counters: AnyNumber
    onto: AnySelector
    for_each: AnyKind | None = None
    divide: bool = False
    """All of them are distributed among creatures of a kind."""

    def unheeded(self) -> str:
        """Counters are divided among creatures of a kind."""
        if self.divide and not self.onto.is_bare_kind:
            return "is divided among creatures of a kind: write onto: a creature"
        return ""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The same number on each, or as they are divided."""
        if self.divide:
            return (yield from self._divided(ctx))
        cards = yield from self.onto.select(ctx, self.prompt(ctx))
        amount = times(self.power_counters, ctx, self.for_each)
        total = 0
        for card in cards:
            total += yield from status.add_counters(
                ctx.table, card, status.POWER, max(0, amount), ctx.source
            )
        return Result(bool(total), cards, total)

    def _divided(self, ctx: Context) -> Steps[Result]:
        """One by one on creatures of choice."""
        table = ctx.table
        amount = times(self.power_counters, ctx, self.for_each)
        prompt = "Give a +1 power counter to"
        shares = yield from divide(
            table, table.state.active, prompt, self.onto.pool(ctx), amount, source=ctx.source
        )
        ctx.bind(shares)
        total = 0
        for card, share in shares.items():
            total += yield from status.add_counters(table, card, status.POWER, share, ctx.source)
        return Result(bool(total), tuple(shares), total)

    def possible(self, ctx: Context) -> bool:
        """There is a creature."""
        return bool(self.onto.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are given counters."""
        goal = self.onto.meaning()
        much = per(self.power_counters, self.for_each)
        if much == clause.Per(clause.Lying("+1 power counter", goal)):
            return clause.Clause("double-counters", (("goal", goal),))
        what = clause.Stuff(unit(status.POWER), much)
        if self.divide:
            roles = (("object", what), ("goal", goal))
            return clause.Clause("give-counters-among", roles)
        return clause.Clause("give-counters", (("goal", goal), ("object", what)))


class PutCounters(Effect):
    """Put counters of a name on cards (R44.2)."""

    word: ClassVar[str] = "put-counters"
    example: ClassVar[str] = "put-counters: doom\nonto: a creature"
    put_counters: CounterName
    onto: AnySelector
    amount: AnyNumber = ONE
    for_each: AnyKind | None = None

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The same number on each."""
        cards = yield from self.onto.select(ctx, self.prompt(ctx))
        wanted = max(0, times(self.amount, ctx, self.for_each))
        total = 0
        for card in cards:
            total += yield from status.add_counters(
                ctx.table, card, self.put_counters, wanted, ctx.source
            )
        return Result(bool(total), cards, total)

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.onto.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are put there."""
        what = clause.Stuff(unit(self.put_counters), per(self.amount, self.for_each))
        return clause.Clause("put-counters", (("object", what), ("goal", self.onto.meaning())))


class RemoveCounters(Effect):
    """Remove counters from cards: so many, `all` of them, or `up-to` so many (R44)."""

    word: ClassVar[str] = "remove-counters"
    example: ClassVar[str] = "remove-counters: scheme\nfrom-card: this\namount: all"
    remove_counters: CounterName
    from_card: AnySelector
    amount: AnyAmount = ONE
    up_to: bool = False
    """The player may remove fewer, or none."""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """At most those that are there; done if that was all that was asked for (R28.2)."""
        cards = yield from self.from_card.select(ctx, self.prompt(ctx))
        total = 0
        done = bool(cards)
        for card in cards:
            there = status.counters_on(ctx.table, card, self.remove_counters)
            wanted = max(0, self.amount.value(ctx))
            if self.up_to:
                values = list(range(min(wanted, there) + 1))
                chosen = yield from choose_value(
                    ctx.table,
                    ctx.table.state.active,
                    self.prompt(ctx),
                    values,
                    "amount",
                    ctx.source,
                )
                wanted = chosen if isinstance(chosen, int) else 0
            taken = -(
                yield from status.add_counters(
                    ctx.table, card, self.remove_counters, -wanted, ctx.source
                )
            )
            total += taken
            done = done and taken > 0 and (taken == wanted or not isinstance(self.amount, Constant))
        return Result(done, cards, total)

    def possible(self, ctx: Context) -> bool:
        """There is a counter to remove."""
        return any(
            status.counters_on(ctx.table, card, self.remove_counters)
            for card in self.from_card.pool(ctx)
        )

    def meaning(self) -> clause.Step:
        """They are removed."""
        much: clause.Amount = self.amount.meaning()
        if self.up_to:
            much = clause.UpTo(much)
        what = clause.Stuff(unit(self.remove_counters), much)
        return clause.Clause(
            "remove-counters", (("object", what), ("source", self.from_card.meaning()))
        )


class MoveCounters(Effect):
    """Move counters from cards to another: so many off each, or `all` of them (R44)."""

    word: ClassVar[str] = "move-counters"
    example: ClassVar[str] = (
        "move-counters: power\nfrom-card: each other creature\nonto: this\namount: all"
    )
    move_counters: CounterName
    from_card: AnySelector
    onto: AnySelector
    amount: AnyAmount = ONE

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Nothing is taken off where there is nothing to put it on."""
        sources = yield from self.from_card.select(ctx, self.prompt(ctx))
        chosen = yield from self.onto.select(ctx, self.prompt(ctx))
        goals = [card for card in chosen if card in ctx.table.state.in_play]
        if not goals:
            return Result(False)
        goal = goals[0]
        total = 0
        wanted = max(0, self.amount.value(ctx))
        for card in sources:
            if card != goal:
                total -= yield from status.add_counters(
                    ctx.table, card, self.move_counters, -wanted, ctx.source
                )
        yield from status.add_counters(ctx.table, goal, self.move_counters, total, ctx.source)
        return Result(total > 0, (goal,), total)

    def possible(self, ctx: Context) -> bool:
        """There is a counter to move, and somewhere to put it."""
        here = self.from_card.pool(ctx)
        there = any(status.counters_on(ctx.table, card, self.move_counters) for card in here)
        return there and bool(self.onto.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are moved."""
        what = clause.Stuff(unit(self.move_counters), self.amount.meaning())
        roles = (
            ("object", what),
            ("source", self.from_card.meaning()),
            ("goal", self.onto.meaning()),
        )
        return clause.Clause("move", roles)
