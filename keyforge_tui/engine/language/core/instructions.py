"""Effects that are one verb on some cards: ready, stun, ward, use, fight with."""

from __future__ import annotations

from abc import abstractmethod

from keyforge_tui.engine.language.core.primitive import AnySelector, Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.context import Context


class OnCards(Effect):
    """What effects with one verb on chosen cards have in common."""

    def cards(self) -> AnySelector:
        """The selector: the field named like the word."""
        name = self.word.replace("-", "_")
        found: AnySelector = getattr(self, name)
        return found

    @abstractmethod
    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """Do it to one card; whether it changed anything."""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """To each card in turn."""
        cards = yield from self.cards().select(ctx, self.prompt(ctx))
        changed = []
        for card in cards:
            if ctx.still(card) and (yield from self.one(ctx, card)):
                changed.append(card)
        return Result(bool(cards) and len(changed) == len(cards), tuple(changed), len(changed))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.cards().pool(ctx))

    def meaning(self) -> clause.Step:
        """The verb and its cards."""
        return clause.Clause(self.word, (("object", self.cards().meaning()),))
