"""Effects on Æmber: gain, lose, steal, exalt, move, give (R42)."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    AnyAmount,
    AnyKind,
    AnyNumber,
    AnySelector,
    Constant,
    Effect,
    per,
)
from keyforge_tui.engine.language.words.amounts import All
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, opponent_of
from keyforge_tui.engine.rules import amber
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.context import Context


def times(amount: AnyAmount, ctx: Context, per: AnySelector | None) -> int:
    """An amount, once or for each card of a description."""
    return amount.value(ctx) * (1 if per is None else len(per.pool(ctx)))


class Gain(Effect):
    """A player gains Æmber."""

    word: ClassVar[str] = "gain"
    example: ClassVar[str] = "gain: 1\nfor-each: friendly ready creature"
    gain: AnyNumber
    who: Who = Who.YOU
    for_each: AnyKind | None = None

    def resolve(self, ctx: Context) -> Steps[Result]:
        """From the common supply."""
        total = 0
        for player in self.who.players(ctx):
            inner = ctx.branch(player) if self.who is Who.EACH else ctx
            wanted = times(self.gain, inner, self.for_each)
            total += yield from amber.gain(ctx.table, player, wanted, ctx.source)
        return Result(True, amount=total)

    def meaning(self) -> clause.Step:
        """They gain it."""
        what = clause.Stuff("amber", per(self.gain, self.for_each))
        return clause.Clause(
            "gain", (("object", what),), self.who.meaning(), each_own=self.who is Who.EACH
        )


class Lose(Effect):
    """A player loses Æmber; at most what is there (R42.2)."""

    word: ClassVar[str] = "lose"
    example: ClassVar[str] = "lose: 1\nwho: opponent"
    lose: AnyAmount
    who: Who = Who.YOU
    for_each: AnyKind | None = None
    all_but: int | None = None
    """Only what is above this number."""

    def unheeded(self) -> str:
        """All but so much is all there is to say."""
        if self.all_but is not None and (not isinstance(self.lose, All) or self.for_each):
            return "all-but needs lose: all, and nothing else"
        return ""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """To the common supply."""
        total = 0
        done = True
        for player in self.who.players(ctx):
            inner = ctx.branch(player) if self.who is Who.EACH else ctx
            wanted = times(self.lose, inner, self.for_each)
            pool = ctx.table.state.players[player].amber
            if self.all_but is not None:
                wanted = max(0, pool - self.all_but)
            lost = yield from amber.lose(ctx.table, player, wanted, ctx.source)
            done = done and (lost in (wanted, pool)) and lost > 0
            if isinstance(self.lose, Constant) and lost < wanted:
                done = False
            total += lost
        return Result(done, amount=total)

    def meaning(self) -> clause.Step:
        """They lose it."""
        much = per(self.lose, self.for_each)
        if self.all_but is not None:
            much = clause.AllBut(self.all_but)
        what = clause.Stuff("amber", much)
        return clause.Clause(
            "lose", (("object", what),), self.who.meaning(), each_own=self.who is Who.EACH
        )


class Steal(Effect):
    """Move Æmber from the opponent's pool to yours; at most what is there (R42.3)."""

    word: ClassVar[str] = "steal"
    example: ClassVar[str] = "steal: 1"
    steal: AnyAmount
    who: Who = Who.YOU
    for_each: AnyKind | None = None
    all_but: int | None = None

    def unheeded(self) -> str:
        """All but so much is all there is to say."""
        if self.all_but is not None and (not isinstance(self.steal, All) or self.for_each):
            return "all-but needs steal: all, and nothing else"
        return ""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Done if anything was stolen, and as much as a fixed number says."""
        total = 0
        wanted = 0
        for player in self.who.players(ctx):
            wanted = times(self.steal, ctx, self.for_each)
            if self.all_but is not None:
                pool = ctx.table.state.players[opponent_of(player)].amber
                wanted = max(0, pool - self.all_but)
            total += yield from amber.steal(ctx.table, player, wanted, ctx.source)
        full = total >= wanted if isinstance(self.steal, Constant) else True
        return Result(total > 0 and full, amount=total)

    def meaning(self) -> clause.Step:
        """They steal it."""
        much = per(self.steal, self.for_each)
        if self.all_but is not None:
            much = clause.AllBut(self.all_but)
        return clause.Clause(
            "steal", (("object", clause.Stuff("amber", much)),), self.who.meaning()
        )


class Exalt(Effect):
    """Put Æmber from the common supply on cards (R42.6)."""

    word: ClassVar[str] = "exalt"
    example: ClassVar[str] = "exalt: this\ntimes: 2"
    exalt: AnySelector
    times: AnyNumber = Constant(number=1)

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Each card once, or as often as said."""
        cards = yield from self.exalt.select(ctx, self.prompt(ctx))
        total = 0
        for card in cards:
            total += yield from amber.exalt(ctx.table, card, self.times.value(ctx), ctx.source)
        return Result(bool(total), cards, total)

    def possible(self, ctx: Context) -> bool:
        """There is something to exalt."""
        return bool(self.exalt.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are exalted."""
        much = self.times.meaning()
        often = (("often", clause.Often(much)),) if much != clause.Fixed(1) else ()
        return clause.Clause("exalt", (("object", self.exalt.meaning()), *often))


class PlaceAmber(Effect):
    """Put Æmber from the common supply on a card."""

    word: ClassVar[str] = "place-amber"
    example: ClassVar[str] = "place-amber: 2\nonto: an enemy creature"
    place_amber: AnyNumber
    onto: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The same as exalting, said otherwise."""
        cards = yield from self.onto.select(ctx, self.prompt(ctx))
        total = 0
        for card in cards:
            amount = self.place_amber.value(ctx)
            total += yield from amber.exalt(ctx.table, card, amount, ctx.source)
        return Result(bool(total), cards, total)

    def meaning(self) -> clause.Step:
        """It is placed on them."""
        what = clause.Stuff("amber", self.place_amber.meaning())
        return clause.Clause("place-amber", (("object", what), ("goal", self.onto.meaning())))


class MoveAmber(Effect):
    """Move Æmber between pools, cards and the supply (R41.1)."""

    word: ClassVar[str] = "move-amber"
    example: ClassVar[str] = "move-amber: 1\nfrom: your pool\nonto: this"
    move_amber: AnyAmount
    from_: Literal["your pool", "cards"] = "cards"
    from_card: AnySelector | None = None
    onto: AnySelector | None = None
    to: Literal["your pool", "opponent pool", "supply", "card"] = "card"

    def unheeded(self) -> str:
        """One place to take it from, and one to put it."""
        if (self.from_ == "your pool") is (self.from_card is not None):
            return "needs either from: your pool or from-card"
        if (self.to == "card") is (self.onto is None):
            return "needs either onto or to"
        return ""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Take it off, then put it down."""
        sources: tuple[CardId, ...] = ()
        targets: tuple[CardId, ...] = ()
        if self.from_card is not None:
            sources = yield from self.from_card.select(ctx, self.prompt(ctx))
        if self.onto is not None:
            chosen = yield from self.onto.select(ctx, self.prompt(ctx))
            targets = tuple(card for card in chosen if card in ctx.table.state.in_play)
            if not targets:
                return Result(False)
        wanted = max(0, self.move_amber.value(ctx))
        moved = 0
        if self.from_ == "your pool" and targets:
            moved = amber.move_from_pool(ctx.table, ctx.controller, wanted, targets[0], ctx.source)
        moved += yield from amber.move_off(
            ctx.table,
            sources,
            wanted,
            onto=targets[0] if targets else None,
            to={"your pool": ctx.controller, "opponent pool": ctx.opponent}.get(self.to),
            source=ctx.source,
        )
        return Result(moved > 0, sources, moved)

    def possible(self, ctx: Context) -> bool:
        """There is somewhere to take it from."""
        return self.from_card is None or bool(self.from_card.pool(ctx))

    def meaning(self) -> clause.Step:
        """It is moved."""
        source = clause.Place("pool") if self.from_card is None else self.from_card.meaning()
        goals: dict[str, clause.Role] = {
            "your pool": clause.Place("pool"),
            "opponent pool": clause.Place("pool", "their"),
            "supply": clause.Place("supply"),
        }
        goal = goals[self.to] if self.onto is None else self.onto.meaning()
        what = clause.Stuff("amber", self.move_amber.meaning())
        return clause.Clause("move", (("object", what), ("source", source), ("goal", goal)))


class GiveAmber(Effect):
    """A player gives the other Æmber."""

    word: ClassVar[str] = "give-amber"
    example: ClassVar[str] = "give-amber: all\nwho: that player"
    give_amber: AnyAmount
    who: Who = Who.OPPONENT

    def resolve(self, ctx: Context) -> Steps[Result]:
        """From one pool to the other (R42.7)."""
        total = 0
        for player in self.who.players(ctx):
            total += yield from amber.pay(ctx.table, player, self.give_amber.value(ctx), ctx.source)
        return Result(total > 0, amount=total)

    def meaning(self) -> clause.Step:
        """They give it to you."""
        what = clause.Stuff("amber", self.give_amber.meaning())
        return clause.Clause("give", (("object", what),), self.who.meaning())
