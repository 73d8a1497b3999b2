"""How instructions hang together: may, if, choose one, repeat, names, lasting effects."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.primitive import (
    AnyCondition,
    AnyEffect,
    AnySelector,
    Effect,
    ManyEffects,
    meanings,
    voice,
)
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.rules import destruction
from keyforge_tui.engine.table.ability import NOTHING, Result
from keyforge_tui.engine.table.asking import choose_one, choose_yes
from keyforge_tui.engine.table.context import Context


def perform(ctx: Context, effects: tuple[Effect, ...]) -> Steps[Result]:
    """Carry out instructions, looking after the table between them (O32)."""
    result = NOTHING
    for number, effect in enumerate(effects):
        if number:
            yield from ctx.table.settle()
        result = ctx.did((yield from effect.resolve(ctx)))
    return result


class Named(Effect):
    """An effect whose result and cards are spoken of later by a name (`as: victim`)."""

    do: AnyEffect
    as_: str

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The name means the cards it chose."""
        result = yield from self.do.resolve(ctx)
        ctx.call(self.as_, ctx.it or result.cards, result)
        return result

    def possible(self, ctx: Context) -> bool:
        """As the effect itself."""
        return self.do.possible(ctx)

    def meaning(self) -> clause.Step:
        """The effect, with its name."""
        return clause.Called(self.do.meaning(), self.as_)


class Choose(Effect):
    """Choose cards, to be spoken of afterwards."""

    word: ClassVar[str] = "choose"
    example: ClassVar[str] = "- choose: a creature\n- stun: it"
    choose: AnySelector
    also: AnySelector | None = None
    """More cards, chosen with the first."""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """They become "it"."""
        writer = voice(ctx)
        asked = f"Choose {writer.thing(self.choose.meaning(), 'in')}"
        cards = yield from self.choose.select(ctx, asked)
        if self.also is not None:
            asked = f"Choose {writer.thing(self.also.meaning(), 'in')}"
            cards += yield from self.also.select(ctx, asked)
            ctx.bind(cards)
        return Result(bool(cards), cards, len(cards))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.choose.pool(ctx) or (self.also is not None and self.also.pool(ctx)))

    def meaning(self) -> clause.Step:
        """They are chosen."""
        cards = self.choose.meaning()
        if self.also is not None:
            cards = clause.Both((cards, self.also.meaning()))
        return clause.Clause("choose", (("object", cards),))


class May(Effect):
    """Optional instructions (R28.1)."""

    word: ClassVar[str] = "may"
    example: ClassVar[str] = "may:\n  - destroy: a creature with power 2"
    may: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Asked only when the first instruction could do something."""
        table = ctx.table
        if not self.may[0].possible(ctx):
            return NOTHING
        prompt = voice(ctx).question(meanings(self.may))
        if not (yield from choose_yes(table, table.state.active, prompt, ctx.source)):
            return NOTHING
        return (yield from perform(ctx, self.may))

    def possible(self, ctx: Context) -> bool:
        """As its first instruction."""
        return self.may[0].possible(ctx)

    def meaning(self) -> clause.Step:
        """They are optional."""
        return clause.May(meanings(self.may))


class If(Effect):
    """Instructions under a condition, and others otherwise."""

    word: ClassVar[str] = "if"
    example: ClassVar[str] = (
        "if: {amber-of: opponent, at-least: 7}\nthen:\n  - lose: 4\n    who: opponent"
    )
    if_: AnyCondition
    then: ManyEffects
    else_: ManyEffects = ()
    instead: bool = False
    """Worded as "do this; if so, do that instead" (R29.5)."""

    def unheeded(self) -> str:
        """ "Instead" of what else would happen."""
        return "instead needs else" if self.instead and not self.else_ else ""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """One branch or the other."""
        if self.if_.holds(ctx):
            return (yield from perform(ctx, self.then))
        if self.else_:
            return (yield from perform(ctx, self.else_))
        return NOTHING

    def possible(self, ctx: Context) -> bool:
        """As the branch that would be taken."""
        branch = self.then if self.if_.holds(ctx) else self.else_
        return bool(branch) and branch[0].possible(ctx)

    def meaning(self) -> clause.Step:
        """One branch or the other."""
        other = meanings(self.else_) if self.else_ else None
        return clause.Given(self.if_.meaning(), meanings(self.then), other, instead=self.instead)


class IfYouDo(Effect):
    """Instructions that follow only if the step before was carried out completely (R28.2)."""

    word: ClassVar[str] = "if-you-do"
    example: ClassVar[str] = "- destroy: a damaged creature\n- if-you-do:\n    - steal: 1"
    if_you_do: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The step before this one."""
        if ctx.last.done:
            return (yield from perform(ctx, self.if_you_do))
        return NOTHING

    def meaning(self) -> clause.Step:
        """They follow."""
        return clause.IfDone(meanings(self.if_you_do))


class AfterLeaving(Effect):
    """Instructions that wait until this card, which is being destroyed, has left play (R23.15)."""

    word: ClassVar[str] = "after-leaving"
    example: ClassVar[str] = "after-leaving:\n  - put-into-play: it\n    at: its place"
    after_leaving: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """With everything remembered as it is now; nothing if the card stays in play."""
        yield from ()
        return Result(destruction.put_off(ctx, self.after_leaving))

    def meaning(self) -> clause.Step:
        """They wait."""
        return clause.Later(meanings(self.after_leaving))


class ChooseOne(Effect):
    """One of several things, as the player chooses."""

    word: ClassVar[str] = "choose-one"
    example: ClassVar[str] = "choose-one:\n  - archive: a card in your hand\n  - gain: 1"
    choose_one: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Any of them, even one that does nothing."""
        table = ctx.table
        labels = [voice(ctx).label_of(effect.meaning()) for effect in self.choose_one]
        index = yield from choose_one(table, table.state.active, "Choose one", labels, ctx.source)
        return (yield from self.choose_one[index].resolve(ctx))

    def meaning(self) -> clause.Step:
        """One of them."""
        return clause.OneOf(tuple(one.meaning() for one in self.choose_one))


class InTurn(Effect):
    """Several instructions as one, for places that take a single one."""

    word: ClassVar[str] = "do"
    example: ClassVar[str] = "do:\n  - steal: 1\n  - draw: 1"
    do: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """In order."""
        return (yield from perform(ctx, self.do))

    def possible(self, ctx: Context) -> bool:
        """As its first instruction."""
        return self.do[0].possible(ctx)

    def meaning(self) -> clause.Step:
        """One after the other."""
        return meanings(self.do)
