"""How instructions hang together: may, if, choose one, repeat, names, lasting effects."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.grammar import Speech, capital
from keyforge_tui.engine.language.core.instructions import clauses, name_step
from keyforge_tui.engine.language.core.primitive import (
    AnyCondition,
    AnyEffect,
    AnySelector,
    Effect,
    ManyEffects,
)
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

    def text(self, speech: Speech) -> str:
        """As the effect itself; from here on the name is known."""
        text = self.do.text(speech)
        name_step(speech, self.do, self.as_)
        return text

    def done_text(self) -> str:
        """As the effect itself."""
        return self.do.done_text()


class Choose(Effect):
    """Choose cards, to be spoken of afterwards."""

    word: ClassVar[str] = "choose"
    example: ClassVar[str] = "- choose: a creature\n- stun: it"
    choose: AnySelector
    also: AnySelector | None = None
    """More cards, chosen with the first."""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """They become "it"."""
        speech = Speech(ctx.table.name(ctx.source))
        cards = yield from self.choose.select(ctx, f"Choose {self.choose.text(speech)}")
        if self.also is not None:
            cards += yield from self.also.select(ctx, f"Choose {self.also.text(speech)}")
            ctx.bind(cards)
        return Result(bool(cards), cards, len(cards))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.choose.pool(ctx) or (self.also is not None and self.also.pool(ctx)))

    def text(self, speech: Speech) -> str:
        """choose 2 friendly creatures and 2 enemy creatures"""
        also = "" if self.also is None else f" and {self.also.text(speech)}"
        return f"choose {self.choose.text(speech)}{also}"


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
        prompt = capital(clauses(self.may, Speech(table.name(ctx.source)))) + "?"
        if not (yield from choose_yes(table, table.state.active, prompt, ctx.source)):
            return NOTHING
        return (yield from perform(ctx, self.may))

    def possible(self, ctx: Context) -> bool:
        """As its first instruction."""
        return self.may[0].possible(ctx)

    def text(self, speech: Speech) -> str:
        """you may destroy a creature"""
        return f"you may {clauses(self.may, speech)}"


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

    def text(self, speech: Speech) -> str:
        """if your opponent has 7Æ or more, they lose 4Æ"""
        condition = self.if_.text(speech)
        speech.they = condition.startswith("your opponent has")
        then = clauses(self.then, speech)
        speech.they = False
        text = f"if {condition}, {then}"
        if not self.else_:
            return text
        other = clauses(self.else_, speech)
        if self.instead:
            return f"{other}. {capital(text)} instead"
        return f"{text}. Otherwise, {other}"


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

    def text(self, speech: Speech) -> str:
        """if you do, steal 1Æ"""
        done, speech.if_done = speech.if_done or "you do", ""
        return f"if {done}, {clauses(self.if_you_do, speech)}"


class AfterLeaving(Effect):
    """Instructions that wait until this card, which is being destroyed, has left play (R23.15)."""

    word: ClassVar[str] = "after-leaving"
    example: ClassVar[str] = "after-leaving:\n  - put-into-play: it\n    at: its place"
    after_leaving: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """With everything remembered as it is now; nothing if the card stays in play."""
        yield from ()
        return Result(destruction.put_off(ctx, self.after_leaving))

    def text(self, speech: Speech) -> str:
        """after this creature leaves play, put that card into play"""
        return f"after {speech.this()} leaves play, {clauses(self.after_leaving, speech)}"


class ChooseOne(Effect):
    """One of several things, as the player chooses."""

    word: ClassVar[str] = "choose-one"
    example: ClassVar[str] = "choose-one:\n  - archive: a card in your hand\n  - gain: 1"
    choose_one: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Any of them, even one that does nothing."""
        table = ctx.table
        speech = Speech(table.name(ctx.source))
        labels = [capital(effect.text(speech)) for effect in self.choose_one]
        index = yield from choose_one(table, table.state.active, "Choose one", labels, ctx.source)
        return (yield from self.choose_one[index].resolve(ctx))

    def text(self, speech: Speech) -> str:
        """choose one: archive a card, or gain 1Æ"""
        parts = [effect.text(speech) for effect in self.choose_one]
        return f"choose one: {', or '.join((', '.join(parts[:-1]), parts[-1]))}"


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

    def text(self, speech: Speech) -> str:
        """steal 1Æ and draw a card"""
        return clauses(self.do, speech)
