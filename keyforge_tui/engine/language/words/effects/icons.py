"""Effects on bonus icons (R14)."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.primitive import AnySelector, Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.rules.playing import each_icon
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.context import Context


class ResolveIcons(Effect):
    """Resolve the bonus icons of cards as if you had played them."""

    word: ClassVar[str] = "resolve-icons"
    example: ClassVar[str] = "- purge: a creature\n- resolve-icons: it"
    resolve_icons: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Card after card, icon after icon; a gigantic creature has those of both halves."""
        table = ctx.table
        cards = yield from self.resolve_icons.select(ctx, "Choose a card to resolve the icons of")
        total = 0
        for card in cards:
            there = table.state.in_play.get(card)
            if there is None and card in table.last_known:
                there = table.last_known[card].there
            icons = table.card(card).bonus
            if there is not None and there.half is not None:
                icons = (*table.card(there.half).bonus, *icons)
            yield from each_icon(table, card, ctx.controller, icons)
            total += len(icons)
        return Result(total > 0, cards, total)

    def possible(self, ctx: Context) -> bool:
        """There is a card with an icon."""
        return any(ctx.table.card(card).bonus for card in self.resolve_icons.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are resolved."""
        return clause.Clause("resolve-icons", (("object", self.resolve_icons.meaning()),))
