"""Effects that destroy and sacrifice (R23)."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.primitive import AnySelector, Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.rules import destruction
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.context import Context


class Destroy(Effect):
    """Destroy cards (R23)."""

    word: ClassVar[str] = "destroy"
    example: ClassVar[str] = "destroy: each creature with power 3 or lower"
    destroy: AnySelector
    except_: AnySelector | None = None
    """All but these."""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Tag them together; those that were tagged were destroyed."""
        spared: tuple[CardId, ...] = ()
        if self.except_ is not None:
            spared = yield from self.except_.select(ctx, "Choose what is spared")
        cards = yield from self.destroy.select(ctx, self.prompt(ctx), untagged=True)
        wanted = [card for card in cards if card not in spared and card in ctx.table.state.in_play]
        gone = yield from destruction.destroy(ctx.table, wanted, source=ctx.source)
        if self.except_ is not None:
            ctx.bind(spared)
        return Result(bool(gone) and len(gone) == len(wanted), gone, len(gone), gone)

    def possible(self, ctx: Context) -> bool:
        """There is something to destroy."""
        return bool(self.destroy.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are destroyed."""
        spared = () if self.except_ is None else (("spared", self.except_.meaning()),)
        return clause.Clause("destroy", (("object", self.destroy.meaning()), *spared))


class Sacrifice(Effect):
    """Destroy cards you control (R23.11)."""

    word: ClassVar[str] = "sacrifice"
    example: ClassVar[str] = "sacrifice: this"
    sacrifice: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """As a destruction; not of what you do not control, unless used as yours (R33.5)."""
        cards = yield from self.sacrifice.select(ctx, self.prompt(ctx), untagged=True)
        mine = [card for card in cards if ctx.controller_of(card) == ctx.controller]
        gone = yield from destruction.destroy(ctx.table, mine, source=ctx.source)
        return Result(bool(gone) and len(gone) == len(cards), gone, len(gone), gone)

    def possible(self, ctx: Context) -> bool:
        """There is something to sacrifice."""
        return bool(self.sacrifice.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are sacrificed."""
        return clause.Clause("sacrifice", (("object", self.sacrifice.meaning()),))
