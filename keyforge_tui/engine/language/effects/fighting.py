"""Effects that make creatures fight in unusual ways (R16.10, R18)."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine import status, using
from keyforge_tui.engine.context import Context
from keyforge_tui.engine.decisions import Steps
from keyforge_tui.engine.events import Kind
from keyforge_tui.engine.language.base import AnySelector, Effect, Result
from keyforge_tui.engine.language.text import Speech
from keyforge_tui.engine.words import CardId, Use


class FightSeveral(Effect):
    """Ready and fight with a creature several times, each time against a different enemy."""

    word: ClassVar[str] = "fight-several"
    example: ClassVar[str] = "fight-several: a friendly creature\ntimes: 3"
    fight_several: AnySelector
    times: int

    def resolve(self, ctx: Context) -> Steps[Result]:
        """One fight after the other, as long as the creature lives and finds another enemy."""
        table = ctx.table
        chosen = yield from self.fight_several.select(ctx, "Choose a creature to fight with")
        fought: list[CardId] = []
        for card in chosen:
            for _ in range(self.times):
                if not ctx.still(card):
                    break
                yield from status.ready(table, card, ctx.source)
                others = [enemy for enemy in table.creatures() if enemy not in fought]
                before = len(table.state.history)
                yield from using.use(
                    table,
                    card,
                    table.controller(card),
                    (Use.FIGHT, Use.UNSTUN),
                    source=ctx.source,
                    against=others,
                )
                fought += [
                    event.other
                    for event in table.state.history[before:]
                    if event.kind is Kind.FIGHT_DECLARED
                    and event.card == card
                    and event.other is not None
                ][:1]
        return Result(len(fought) == self.times, chosen, len(fought))

    def possible(self, ctx: Context) -> bool:
        """There is a creature."""
        return bool(self.fight_several.pool(ctx))

    def text(self, speech: Speech) -> str:
        """ready and fight with a friendly creature 3 times, each time against a different enemy"""
        who = self.fight_several.text(speech)
        return (
            f"ready and fight with {who} {self.times} times, one fight after the other, each time"
            " against a different enemy creature"
        )
