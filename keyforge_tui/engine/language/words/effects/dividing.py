"""Effects that take what lies on cards and lay it on them anew, as the player likes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from keyforge_tui.engine.language.cards.adjectives import recorded
from keyforge_tui.engine.language.core.primitive import AnyKind, Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.rules import amber, damage
from keyforge_tui.engine.table.ability import NOTHING, Result
from keyforge_tui.engine.table.asking import divide
from keyforge_tui.engine.table.context import Context


def transfers(
    before: Mapping[CardId, int], after: Mapping[CardId, int]
) -> Iterator[tuple[CardId, CardId, int]]:
    """What must be moved from which card to which, as little as possible."""
    short = {card: after.get(card, 0) - had for card, had in before.items()}
    for card, had in before.items():
        over = had - after.get(card, 0)
        for goal, lack in short.items():
            moved = min(over, lack)
            if moved > 0:
                yield card, goal, moved
                over -= moved
                short[goal] -= moved


class Redistribute(Effect):
    """Move the Æmber or the damage on cards among them, as the player likes (R41.1, R41.2)."""

    word: ClassVar[str] = "redistribute"
    example: ClassVar[str] = "redistribute: damage\namong: each friendly creature"
    redistribute: Literal["amber", "damage"]
    among: AnyKind

    def resolve(self, ctx: Context) -> Steps[Result]:
        """All of it is divided before anything is moved; what arrives is not dealt."""
        table = ctx.table
        cards = self.among.pool(ctx)
        before = {card: recorded(ctx, card, self.redistribute) for card in cards}
        total = sum(before.values())
        if not total:
            return NOTHING
        one = "1Æ" if self.redistribute == "amber" else "1 damage"
        prompt = f"Put {one} on"
        shares = yield from divide(
            table, table.state.active, prompt, cards, total, source=ctx.source
        )
        for card, goal, much in transfers(before, shares):
            if self.redistribute == "amber":
                yield from amber.move_off(table, [card], much, onto=goal, source=ctx.source)
            else:
                damage.move(table, [card], much, goal, ctx.source)
        return Result(True, tuple(shares), total)

    def possible(self, ctx: Context) -> bool:
        """There is something to move, and somewhere else to put it."""
        cards = self.among.pool(ctx)
        return len(cards) > 1 and any(recorded(ctx, card, self.redistribute) for card in cards)

    def meaning(self) -> clause.Step:
        """It is divided anew."""
        what = clause.Word("Æ" if self.redistribute == "amber" else "damage")
        return clause.Clause("redistribute", (("object", what), ("goal", self.among.meaning())))
