"""Effects that use or trigger cards of either player as if they were yours (R28.11)."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import AnySelector, Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import Label, Use
from keyforge_tui.engine.rules import using
from keyforge_tui.engine.rules.timing import from_held, held, resolve_all
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.context import Context


class UseAsYours(Effect):
    """Use another player's artifact as if it were yours (R28.11)."""

    word: ClassVar[str] = "use-as-yours"
    example: ClassVar[str] = "use-as-yours: an enemy artifact"
    use_as_yours: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """You read its abilities as your own; it is still exhausted."""
        cards = yield from self.use_as_yours.select(ctx, self.prompt(ctx))
        used = []
        for card in cards:
            if (
                yield from using.use(
                    ctx.table,
                    card,
                    ctx.controller,
                    (Use.ACTION, Use.OMNI),
                    source=ctx.source,
                    borrowed=True,
                )
            ):
                used.append(card)
        return Result(bool(used), tuple(used), len(used))

    def possible(self, ctx: Context) -> bool:
        """There is an artifact."""
        return bool(self.use_as_yours.pool(ctx))

    def meaning(self) -> clause.Step:
        """You use it."""
        return clause.Clause("use-as-yours", (("object", self.use_as_yours.meaning()),))


class TriggerAsYours(Effect):
    """Resolve abilities of another card as if you controlled it, without using it."""

    word: ClassVar[str] = "trigger-as-yours"
    example: ClassVar[str] = "trigger-as-yours: reap\nof: another creature"
    trigger_as_yours: Literal["play", "fight", "reap", "action"]
    of: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Each ability with that prefix; the card is not exhausted."""
        table = ctx.table
        label = Label(self.trigger_as_yours)
        cards = yield from self.of.select(ctx, f"Trigger the {label} effect of")
        fired = []
        for card in cards:
            if card not in table.state.in_play:
                continue
            pending = [
                from_held(table, ability, None, label, borrower=ctx.controller)
                for ability in held(table, card, label)
            ]
            if pending:
                fired.append(card)
                yield from resolve_all(table, pending)
        return Result(bool(fired), tuple(fired), len(fired))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.of.pool(ctx))

    def meaning(self) -> clause.Step:
        """You trigger it."""
        label = clause.Word(self.trigger_as_yours)
        return clause.Clause("trigger", (("manner", label), ("object", self.of.meaning())))
