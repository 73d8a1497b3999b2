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
from keyforge_tui.engine.table.context import Context, Held


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
        """Each ability with that prefix; a card in play is not exhausted, one that is not stays.

        Out of play a card has what is printed (R39).
        """
        table = ctx.table
        label = Label(self.trigger_as_yours)
        cards = yield from self.of.select(ctx, f"Trigger the {label} effect of")
        fired = []
        for card in cards:
            if card in table.state.in_play:
                abilities = held(table, card, label)
            elif card in ctx.serials:
                continue  # it has left play since it was spoken of
            else:
                printed = table.card(card).definition.labelled.get(label, ())
                abilities = [Held(ability, card, ctx.controller) for ability in printed]
            pending = [
                from_held(table, ability, None, label, borrower=ctx.controller)
                for ability in abilities
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
        cards = self.of.meaning()
        roles = (("manner", label), ("object", cards))
        under = isinstance(cards, clause.Noun) and cards.among == clause.Ref("under")
        yours = under or cards == clause.Ref("under")
        return clause.Clause("trigger-own" if yours else "trigger", roles)
