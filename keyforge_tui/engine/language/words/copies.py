"""Cards that are played as copies of other cards (R13.16, R13.17)."""

from __future__ import annotations

from abc import abstractmethod

from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, CardType
from keyforge_tui.engine.rules.may_play import copyable
from keyforge_tui.engine.table.ability import Copies
from keyforge_tui.engine.table.asking import choose_cards
from keyforge_tui.engine.table.card import CardDef
from keyforge_tui.engine.table.context import Context


class Copying(Copies):
    """A way of being a copy, and its line of rules text."""

    @abstractmethod
    def meaning(self) -> clause.Clause:
        """Its line of rules text, for a writer."""


class CopyOfCreature(Copying):
    """Enters play as a copy of another creature, keeping the house on the card."""

    def candidates(self, ctx: Context) -> list[CardId]:
        """Every other creature in play."""
        return [card for card in ctx.table.creatures() if card != ctx.source]

    def choose(self, ctx: Context) -> Steps[CardDef | None]:
        """A creature in play; its printed values and text only (R13.17)."""
        table = ctx.table
        chosen = yield from choose_cards(
            table,
            table.state.active,  # R1.6: also when it enters play on the other player's turn
            "Copy which creature?",
            self.candidates(ctx),
            source=ctx.source,
        )
        return table.state.in_play[chosen[0]].definition if chosen else None

    def meaning(self) -> clause.Clause:
        """Its line of rules text, for a writer."""
        return clause.Clause("enter-as-copy", subject=clause.THIS)


class CopyOfAction(Copying):
    """Is treated, while played, as an action card in the opponent's discard pile."""

    def candidates(self, ctx: Context) -> list[CardId]:
        """Every action card in the opponent's discard pile, playable now or not."""
        table = ctx.table
        pile = table.state.players[ctx.opponent].discard
        return [c for c in reversed(pile) if table.card(c).definition.type is CardType.ACTION]

    def choose(self, ctx: Context) -> Steps[CardDef | None]:
        """An action card; none there: played with no effect (O21)."""
        table = ctx.table
        actions = [
            card for card in self.candidates(ctx) if copyable(table, table.card(card).definition)
        ]
        chosen = yield from choose_cards(
            table, ctx.controller, "Copy which action card?", actions, source=ctx.source
        )
        return table.card(chosen[0]).definition if chosen else None

    def meaning(self) -> clause.Clause:
        """Its line of rules text, for a writer."""
        return clause.Clause("play-as-copy", subject=clause.THIS)


COPIES: dict[str, Copying] = {
    "a creature in play": CopyOfCreature(),
    "an action in their discard pile": CopyOfAction(),
}
