"""Instructions carried out card by card, or by one player after the other."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.cards.selector import Selector
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnySelector, Effect, ManyEffects, meanings
from keyforge_tui.engine.language.words.effects.flow import perform
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, opponent_of
from keyforge_tui.engine.table.ability import NOTHING, Result, merge
from keyforge_tui.engine.table.asking import choose_cards
from keyforge_tui.engine.table.context import Context


class OneAtATime(Effect):
    """Everything is done with one card before the next is chosen; inside, it is "it"."""

    word: ClassVar[str] = "one-at-a-time"
    example: ClassVar[str] = (
        "one-at-a-time: up to 3 friendly creatures\ndo: [{ready: it}, {fight-with: it}]"
    )
    one_at_a_time: AnySelector
    do: ManyEffects

    def unheeded(self) -> str:
        """Cards are chosen one by one."""
        cards = self.one_at_a_time
        if not isinstance(cards, Selector) or cards.is_ref:
            return "needs a description of cards"
        if cards.extreme or cards.number is not None or cards.quantity == "random":
            return "chooses card after card: a, 2, up to 2, any number of, each"
        return ""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Different cards; "up to" and "any number" may stop early (R28.12)."""
        assert isinstance(self.one_at_a_time, Selector)
        table = ctx.table
        quantity = self.one_at_a_time.quantity
        optional = quantity in ("up-to", "any")
        limit = None if quantity in ("each", "any") else self.one_at_a_time.count
        done: list[CardId] = []
        results: list[Result] = []
        while limit is None or len(done) < limit:
            pool = [card for card in self.one_at_a_time.pool(ctx) if card not in done]
            chosen = yield from choose_cards(
                table,
                self.one_at_a_time.chooser(ctx, pool),
                self.prompt(ctx),
                pool,
                source=ctx.source,
                least=0 if optional else 1,
            )
            if not chosen:
                break
            done.append(chosen[0])
            ctx.bind(chosen)
            results.append((yield from perform(ctx, self.do)))
            yield from table.settle()
        ctx.bind(done)
        result = merge(results)
        return Result(bool(results) and result.done, tuple(done), result.amount, result.destroyed)

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.one_at_a_time.pool(ctx))

    def meaning(self) -> clause.Step:
        """Card by card."""
        return clause.OneByOne(self.one_at_a_time.meaning(), meanings(self.do))


class AsPlayer(Effect):
    """Instructions that another player follows, who is "you" inside; or each player in turn."""

    word: ClassVar[str] = "as-player"
    example: ClassVar[str] = "as-player: each player\ndo: [{archive: the top card of your deck}]"
    as_player: Who
    do: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """From the side of each of them; what one spoke of is remembered (R28.11)."""
        results: list[Result] = []
        spoken: dict[CardId, None] = {}
        for player in self.as_player.players(ctx):
            if results:
                yield from ctx.table.settle()
            side = ctx.branch(player)
            results.append((yield from perform(side, self.do)))
            ctx.learn(side)
            spoken |= dict.fromkeys(side.it)
        if len(results) > 1:
            ctx.bind(spoken)
        return merge(results) if results else NOTHING

    def possible(self, ctx: Context) -> bool:
        """One of them could follow the first instruction."""
        players = self.as_player.players(ctx)
        return any(self.do[0].possible(ctx.branch(player)) for player in players)

    def meaning(self) -> clause.Step:
        """They follow them."""
        return clause.As(self.as_player.meaning(), meanings(self.do))


class BothWays(Effect):
    """You do it to your opponent, then your opponent does the same to you."""

    word: ClassVar[str] = "both-ways"
    example: ClassVar[str] = "both-ways:\n  - discard: the top card of their deck"
    both_ways: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The second time everything is read from the other side of the table."""
        first = yield from perform(ctx, self.both_ways)
        yield from ctx.table.settle()
        mirror = ctx.branch(opponent_of(ctx.controller))
        second = yield from perform(mirror, self.both_ways)
        return merge([first, second])

    def possible(self, ctx: Context) -> bool:
        """As its first instruction."""
        return self.both_ways[0].possible(ctx)

    def meaning(self) -> clause.Step:
        """Both ways."""
        return clause.Mirrored(meanings(self.both_ways))
