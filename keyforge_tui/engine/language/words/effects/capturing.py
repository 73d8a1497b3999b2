"""Effects that let creatures capture Æmber (R42.4, R42.12)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import (
    AnyAmount,
    AnyKind,
    AnySelector,
    Cards,
    Effect,
    per,
)
from keyforge_tui.engine.language.words.amounts import All
from keyforge_tui.engine.language.words.effects.amber import times
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, PlayerId, opponent_of
from keyforge_tui.engine.rules import amber
from keyforge_tui.engine.table.ability import NOTHING, Result
from keyforge_tui.engine.table.asking import choose_cards, choose_value, divide
from keyforge_tui.engine.table.context import Context


class Capture(Effect):
    """A creature captures Æmber (R42.4): this one, or `by` others, each so much."""

    word: ClassVar[str] = "capture"
    example: ClassVar[str] = "capture: 1\nby: a friendly creature"
    capture: AnyAmount
    by: AnySelector | None = None
    from_: Literal["opponent", "own side", "its opponent", "that pool", "any players"] = "opponent"
    """That pool: where it would have been stolen from, in what happens instead of a theft."""
    for_each: AnyKind | None = None
    all_but: int | None = None
    divide: bool = False
    """The whole amount is distributed among creatures of a kind."""

    def unheeded(self) -> str:
        """All but so much is all there is to say."""
        if self.all_but is not None and (not isinstance(self.capture, All) or self.for_each):
            return "all-but needs capture: all, and nothing else"
        if self.divide and (self.by is None or not self.by.is_bare_kind):
            return "is divided among creatures of a kind: write by: a friendly creature"
        if self.from_ == "any players" and (self.by is not None or self.all_but is not None):
            return "from any players one card captures, and a number: leave out by and all-but"
        return ""

    def only_instead_of(self) -> tuple[str, ...] | None:
        """That pool is the one a theft would have been from."""
        return ("steals",) if self.from_ == "that pool" else None

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Each captor takes its share in turn."""
        table = ctx.table
        if self.divide and self.by is not None:
            return (yield from self._divided(ctx, self.by))
        if self.from_ == "any players":
            return (yield from self._from_both(ctx))
        if self.by is None:
            captors: tuple[CardId, ...] = (ctx.source,)
        else:
            captors = yield from self.by.select(ctx, self.prompt(ctx))
        total = 0
        took = []
        waiting = [captor for captor in captors if captor in table.state.in_play]
        while waiting:
            captor = yield from self._next(ctx, waiting)
            waiting.remove(captor)
            if captor not in table.state.in_play:
                continue
            victim = self._victim(ctx, captor)
            wanted = self._wanted(ctx, victim)
            got = yield from amber.capture(table, captor, wanted, victim, ctx.source)
            total += got
            if got:
                took.append(captor)
        return Result(total > 0, tuple(took), total)

    def _wanted(self, ctx: Context, victim: PlayerId) -> int:
        """How much is to be captured."""
        if self.all_but is not None:
            return max(0, ctx.table.state.players[victim].amber - self.all_but)
        return times(self.capture, ctx, self.for_each)

    def _divided(self, ctx: Context, captors: Cards) -> Steps[Result]:
        """So much in all, any number of it on each."""
        table = ctx.table
        pool = captors.pool(ctx)
        if not pool:
            return NOTHING
        victim = self._victim(ctx, pool[0])
        wanted = min(self._wanted(ctx, victim), table.state.players[victim].amber)
        active = table.state.active
        shares = yield from divide(
            table, active, "Capture 1Æ with", pool, wanted, source=ctx.source
        )
        ctx.bind(shares)
        total = 0
        for captor, share in shares.items():
            total += yield from amber.capture(table, captor, share, victim, ctx.source)
        return Result(total > 0, tuple(shares), total)

    def _from_both(self, ctx: Context) -> Steps[Result]:
        """So much in all, from either pool as the player likes; all there is, if that is less."""
        table = ctx.table
        players = table.state.players
        wanted = times(self.capture, ctx, self.for_each)
        theirs, mine = players[ctx.opponent].amber, players[ctx.controller].amber
        most = min(wanted, theirs)
        least = min(most, max(0, wanted - mine))
        prompt = f"Æ captured from {players[ctx.opponent].name}"
        values = list(range(least, most + 1))
        active = table.state.active
        share = yield from choose_value(table, active, prompt, values, "amount", ctx.source)
        assert isinstance(share, int)
        total = yield from amber.capture(table, ctx.source, share, ctx.opponent, ctx.source)
        rest = wanted - share
        total += yield from amber.capture(table, ctx.source, rest, ctx.controller, ctx.source)
        return Result(total > 0, (ctx.source,) if total else (), total)

    def _victim(self, ctx: Context, captor: CardId) -> PlayerId:
        """Whose Æmber a captor takes."""
        if self.from_ == "that pool" and ctx.event is not None and ctx.event.player is not None:
            return opponent_of(ctx.event.player)
        controller = ctx.table.state.in_play[captor].controller
        if self.from_ == "own side":
            return controller
        if self.by is None and (ctx.borrowed or self.from_ == "opponent"):
            return ctx.opponent
        return opponent_of(controller)

    def _next(self, ctx: Context, waiting: list[CardId]) -> Steps[CardId]:
        """Who captures next: asked only where there is not enough for all (R42.12)."""
        table = ctx.table
        here = [captor for captor in waiting if captor in table.state.in_play]
        if not here or self.by is None:
            return waiting[0]
        victim = self._victim(ctx, here[0])
        rivals = [captor for captor in here if self._victim(ctx, captor) == victim]
        pool = table.state.players[victim].amber
        wanted = times(self.capture, ctx, self.for_each)
        if not pool or wanted * len(rivals) <= pool or self.all_but is not None:
            return here[0]
        chosen = yield from choose_cards(
            table, table.state.active, "Choose which creature captures", rivals, source=ctx.source
        )
        return chosen[0]

    def meaning(self) -> clause.Step:
        """They capture it."""
        much = per(self.capture, self.for_each)
        if self.all_but is not None:
            much = clause.AllBut(self.all_but)
        roles: tuple[tuple[str, clause.Role], ...] = (("object", clause.Stuff("amber", much)),)
        if self.from_ != "opponent":
            roles += (("source", clause.Word(self.from_)),)
        if self.by is None:
            return clause.Clause("capture", roles)
        captors = self.by.meaning()
        if self.divide:
            return clause.Clause("capture-among", (*roles, ("goal", captors)))
        if not isinstance(captors, clause.Noun) or captors.count is None:
            return clause.Clause("capture", roles, captors)
        if captors.quantity != "one" or isinstance(captors.count, clause.Fixed):
            return clause.Clause("capture", roles, captors)
        # "for each ..., a friendly creature captures 1Æ", another creature each time
        each = clause.Clause("capture", roles, replace(captors, count=None))
        limit = clause.Clause("cannot-capture-more", roles[:1])
        return clause.Steps((clause.Again(clause.Steps((each,)), captors.count), limit))


class CaptureGained(Effect):
    """Creatures capture the Æmber that was just gained, if it is still there (R42.12)."""

    word: ClassVar[str] = "capture-gained"
    example: ClassVar[str] = (
        "after:\n  - gains-by-reaping: opponent\n    do: [{capture-gained: this}]"
    )
    capture_gained: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """What one captor takes out of the pool is gone for the next."""
        event = ctx.event
        if event is None or event.player is None:
            return Result(False)
        total = 0
        for captor in (yield from self.capture_gained.select(ctx, self.prompt(ctx))):
            total += yield from amber.capture_gained(ctx.table, captor, event, ctx.source)
        return Result(total > 0, amount=total)

    def meaning(self) -> clause.Step:
        """They capture it."""
        return clause.Clause("capture-gained", subject=self.capture_gained.meaning())
