"""Several selectors as one: "an enemy creature and a friendly creature"."""

from __future__ import annotations

from dataclasses import dataclass

from keyforge_tui.engine.language.core.grammar import Speech, listing
from keyforge_tui.engine.language.core.primitive import Cards
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, CardType
from keyforge_tui.engine.table.context import Context


@dataclass(frozen=True, slots=True, eq=False)
class Several(Cards):
    """The cards of each part together; every part is chosen before anything happens to them."""

    parts: tuple[Cards, ...]

    @property
    def is_plural(self) -> bool:
        """Always several cards."""
        return True

    @property
    def is_ref(self) -> bool:
        """Whether no part leaves a choice."""
        return all(part.is_ref for part in self.parts)

    def matches(self, ctx: Context, card: CardId) -> bool:
        """Whether a card fits one of the parts."""
        return any(part.matches(ctx, card) for part in self.parts)

    def describes(self, ctx: Context, card: CardId, kind: CardType | None = None) -> bool:
        """Whether a card fits one of the parts, wherever it lies; `kind`: what it was then."""
        return any(part.describes(ctx, card, kind) for part in self.parts)

    def pool(self, ctx: Context) -> list[CardId]:
        """Every card that fits one of the parts."""
        return list(dict.fromkeys(card for part in self.parts for card in part.pool(ctx)))

    def references(self) -> frozenset[str]:
        """Those of all parts."""
        return frozenset().union(*(part.references() for part in self.parts))

    def fixed(self, ctx: Context) -> tuple[CardId, ...] | None:
        """A description, unless every part is a reference."""
        found: list[CardId] = []
        for part in self.parts:
            cards = part.fixed(ctx)
            if cards is None:
                return None
            found += cards
        return tuple(found)

    def select(
        self, ctx: Context, prompt: str, *, untagged: bool = False
    ) -> Steps[tuple[CardId, ...]]:
        """Choose part by part; all of them become "it"."""
        chosen: dict[CardId, None] = {}
        for part in self.parts:
            which = part.text(Speech(ctx.table.name(ctx.source)))
            asked = f"{prompt}: {which}"
            for card in (yield from part.select(ctx, asked, untagged=untagged)):
                chosen[card] = None
        return ctx.bind(chosen)

    def text(self, speech: Speech, preposition: str = "from") -> str:
        """an enemy creature and a friendly creature"""
        return listing([part.text(speech, preposition) for part in self.parts])

    def kind_text(self, speech: Speech, *, many: bool = False) -> str:
        """enemy creature and friendly creature"""
        return listing([part.kind_text(speech, many=many) for part in self.parts])

    def noun(self) -> str:
        """The noun of the first part."""
        return self.parts[0].noun()

    def parted(self) -> tuple[str | None, Cards]:
        """The parts may be of different sides, and each says of which."""
        return None, self
