"""Effects that name a card or a trait, to be spoken of afterwards."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import TRAITS
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.asking import choose_value
from keyforge_tui.engine.table.context import Context


class NameCard(Effect):
    """Name a card; later words speak of cards with the chosen name."""

    word: ClassVar[str] = "name-card"
    example: ClassVar[str] = "- name-card: true\n- discard: each card with the chosen name in play"
    name_card: Literal[True]

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Any name a player may name."""
        table = ctx.table
        names = table.names or tuple(sorted({card.name for card in table.state.cards}))
        chosen = yield from choose_value(
            table, table.state.active, "Name a card", names, "name", ctx.source
        )
        ctx.note("name", chosen)
        return Result(chosen is not None)

    def meaning(self) -> clause.Step:
        """It is named."""
        return clause.Clause("name-card")


class ChooseTrait(Effect):
    """Choose a trait; later words speak of cards with the chosen trait."""

    word: ClassVar[str] = "choose-trait"
    example: ClassVar[str] = "- choose-trait: true\n- stun: each creature with the chosen trait"
    choose_trait: Literal[True]

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Any trait there is (R54.1)."""
        chosen = yield from choose_value(
            ctx.table, ctx.table.state.active, "Choose a trait", sorted(TRAITS), "trait", ctx.source
        )
        ctx.note("trait", chosen)
        return Result(True)

    def meaning(self) -> clause.Step:
        """It is chosen."""
        return clause.Clause("choose-trait")
