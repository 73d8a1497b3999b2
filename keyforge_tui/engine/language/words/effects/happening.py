"""Effects on an event that would happen, in what happens instead of it (R29)."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import Icon
from keyforge_tui.engine.rules.playing import resolve_icon
from keyforge_tui.engine.rules.replacement import GOES_AHEAD
from keyforge_tui.engine.table.ability import DONE, NOTHING, Result
from keyforge_tui.engine.table.context import Context


class GoAhead(Effect):
    """The event happens after all, as if nothing had replaced it."""

    word: ClassVar[str] = "it-happens"
    example: ClassVar[str] = (
        "instead-of:\n  - forges: opponent\n    do:\n      - if: {tide: high}\n"
        "        then: [{destroy: this}]\n        else: [{it-happens: true}]"
    )
    it_happens: Literal[True]

    def only_instead_of(self) -> tuple[str, ...] | None:
        """Of any event."""
        return ()

    def resolve(self, ctx: Context) -> Steps[Result]:
        """When everything else here is done."""
        yield from ()
        ctx.note(GOES_AHEAD, True)
        return DONE

    def meaning(self) -> clause.Step:
        """It happens."""
        return clause.Clause("go-ahead")


class ResolveIconAs(Effect):
    """The bonus icon that would be resolved is resolved as another (R14)."""

    word: ClassVar[str] = "resolve-as"
    example: ClassVar[str] = (
        "instead-of:\n  - resolves-icon: you\n    may: true\n    do: [{resolve-as: capture}]"
    )
    resolve_as: Icon

    def only_instead_of(self) -> tuple[str, ...] | None:
        """Of resolving an icon."""
        return ("resolves-icon",)

    def resolve(self, ctx: Context) -> Steps[Result]:
        """For the card it stands on."""
        event = ctx.event
        if event is None or event.card is None or event.player is None:
            return NOTHING
        yield from resolve_icon(ctx.table, event.card, event.player, self.resolve_as)
        return DONE

    def meaning(self) -> clause.Step:
        """It is resolved as the other."""
        return clause.Clause("resolve-as", (("object", clause.Symbol(self.resolve_as)),))
