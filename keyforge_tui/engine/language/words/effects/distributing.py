"""Cards that were looked at go to several places: one here, one there, the rest elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field, field_validator

from keyforge_tui.engine.language.core.primitive import Effect
from keyforge_tui.engine.language.words.effects.cards import FIRST_ON_DECK, send
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, Zone
from keyforge_tui.engine.rules import moves
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.asking import choose_cards
from keyforge_tui.engine.table.context import Context

Destination = Literal["hand", "archives", "discard", "purged", "top", "bottom", "shuffled"]
Number = int | Literal["rest"]

ZONES = {
    "hand": Zone.HAND,
    "archives": Zone.ARCHIVES,
    "discard": Zone.DISCARD,
    "purged": Zone.PURGED,
    "top": Zone.DECK,
    "bottom": Zone.DECK,
    "shuffled": Zone.DECK,
}

VERBS = {
    "hand": "put-into-hand",
    "archives": "archive",
    "discard": "discard",
    "purged": "purge",
    "top": "put-on-top",
    "bottom": "put-on-bottom",
    "shuffled": "shuffle-into",
}


class Distribute(Effect):
    """Put cards that were looked at into several places, so many into each; `rest`: the others.

    The places are a list of their own: `into: {hand: 1, discard: rest}`. What goes nowhere stays
    where it is. Several cards go on a deck in the order chosen.
    """

    word: ClassVar[str] = "distribute"
    example: ClassVar[str] = (
        "- look-at: the top 3 cards of your deck\n"
        "- distribute: them\n  into: {hand: 1, discard: rest}"
    )
    distribute: Literal["them"]
    into: dict[Destination, Annotated[int, Field(ge=1)] | Literal["rest"]]

    @field_validator("into")
    @classmethod
    def rest_is_last(cls, into: dict[Destination, Number]) -> dict[Destination, Number]:
        """Behind the rest nothing is left."""
        if not into or "rest" in list(into.values())[:-1]:
            raise ValueError("is a list of places such as {hand: 1, discard: rest}: rest is last")
        return into

    def resolve(self, ctx: Context) -> Steps[Result]:
        """All of them are chosen, then they move in the order of the text (R27.2)."""
        left = list(ctx.it)
        shares: list[tuple[Destination, tuple[CardId, ...]]] = []
        for place, number in self.into.items():
            share = tuple(left)
            if isinstance(number, int):
                share = yield from self._chosen(ctx, place, number, left)
            left = [card for card in left if card not in share]
            shares.append((place, share))
        moved: list[CardId] = []
        for place, share in shares:
            moved += yield from _put(ctx, place, share)
        return Result(bool(moved), tuple(moved), len(moved))

    def _chosen(
        self, ctx: Context, place: Destination, number: int, cards: Sequence[CardId]
    ) -> Steps[tuple[CardId, ...]]:
        """Who sees the cards chooses among them."""
        return (
            yield from choose_cards(
                ctx.table,
                ctx.controller,
                QUESTIONS[place],
                cards,
                source=ctx.source,
                least=number,
                most=number,
            )
        )

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(ctx.it)

    def meaning(self) -> clause.Step:
        """So many here, so many there."""
        shares: list[clause.Step] = []
        for place, number in self.into.items():
            only = number == "rest" and len(self.into) == 1
            verb = "put-back" if only and place == "top" else VERBS[place]
            if place == "top" and number == "rest" and not only:
                verb = "put-others-back"
            share = clause.Share(None if number == "rest" else number, whole=only)
            shares.append(clause.Clause(verb, (("object", share),)))
        return clause.Steps(tuple(shares))


QUESTIONS = {
    "hand": "Choose what is put into the hand",
    "archives": "Choose what is archived",
    "discard": "Choose what is discarded",
    "purged": "Choose what is purged",
    "top": "Choose what is put on top of the deck",
    "bottom": "Choose what is put on the bottom of the deck",
    "shuffled": "Choose what is shuffled into the deck",
}


def _put(ctx: Context, place: Destination, cards: tuple[CardId, ...]) -> Steps[Sequence[CardId]]:
    """Put a share where it belongs; on a deck the last is the one that lies outermost."""
    if place in ("top", "bottom"):
        cards = tuple((yield from moves.in_order(ctx.table, cards, FIRST_ON_DECK, ctx.controller)))
    gone = yield from send(ctx, cards, ZONES[place], bottom=place == "bottom")
    if place == "shuffled":
        for player in sorted({ctx.table.card(card).owner for card in cards}):
            moves.shuffle_deck(ctx.table, player)
    return gone
