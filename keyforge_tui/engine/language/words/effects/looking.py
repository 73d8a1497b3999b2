"""Effects that show, look at and search for cards, and lay them under others (R39, R40)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from keyforge_tui.engine.language.cards.selector import Selector
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnyOne, AnySelector, Effect
from keyforge_tui.engine.language.words.effects.cards import send
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.clause import anywhere
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import Zone
from keyforge_tui.engine.rules import moves
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.asking import choose_cards
from keyforge_tui.engine.table.context import Context


class Reveal(Effect):
    """Show cards to both players (R40.6)."""

    word: ClassVar[str] = "reveal"
    example: ClassVar[str] = "reveal: any number of mars cards in your hand"
    reveal: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """They stay where they are."""
        cards = yield from self.reveal.select(ctx, self.prompt(ctx))
        for card in cards:
            moves.reveal(ctx.table, card, ctx.table.card(card).owner, ctx.source)
        return Result(bool(cards), cards, len(cards))

    def possible(self, ctx: Context) -> bool:
        """There is something to show."""
        return bool(self.reveal.pool(ctx))

    def meaning(self) -> clause.Step:
        """They are shown."""
        return clause.Clause("reveal", (("object", self.reveal.meaning()),))


class Look(Effect):
    """Look at cards without showing them."""

    word: ClassVar[str] = "look-at"
    example: ClassVar[str] = "look-at: each card in their hand"
    look_at: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Only the player of the ability sees them."""
        cards = yield from self.look_at.select(ctx, "Look at")
        for card in cards:
            moves.look_at(ctx.table, card, ctx.controller, ctx.source)
        return Result(bool(cards), cards, len(cards))

    def meaning(self) -> clause.Step:
        """You look at them."""
        return clause.Clause("look-at", (("object", self.look_at.meaning()),))


class Search(Effect):
    """Search piles for cards, take them into hand, shuffle what was searched (R40)."""

    word: ClassVar[str] = "search"
    example: ClassVar[str] = "search: a card in your deck or your discard pile named timetraveller"
    search: AnySelector

    def unheeded(self) -> str:
        """What is found is chosen, of all that is there."""
        cards = self.search
        if not isinstance(cards, Selector) or cards.is_ref:
            return "needs a description of cards"
        if cards.extreme or cards.by or cards.number is not None or cards.quantity == "random":
            return "finds cards by choice: a, up to 2, any number of, each"
        return ""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """A player may fail to find (R40.2); a found card is shown (R40.4)."""
        assert isinstance(self.search, Selector)
        pool = self.search.pool(ctx)
        most = len(pool) if self.search.quantity in ("each", "any") else self.search.count
        found = yield from choose_cards(
            ctx.table,
            ctx.controller,
            "Choose what you find",
            pool,
            source=ctx.source,
            least=0,
            most=most,
        )
        ctx.bind(found)
        for card in found:
            moves.reveal(ctx.table, card, ctx.controller, ctx.source)
        gone = yield from send(ctx, found, Zone.HAND)
        if any(place.zone is Zone.DECK for place in self.search.places):
            moves.shuffle_deck(ctx.table, ctx.controller)
        return Result(bool(gone), gone, len(gone))

    def meaning(self) -> clause.Step:
        """You look for them."""
        cards = self.search.meaning()
        assert isinstance(cards, clause.Noun)
        places = clause.Piles(tuple(cards.places))
        deck = any(place.zone == "deck" for place in cards.places)
        roles = (("place", places), ("object", replace(cards, places=())))
        if not deck:
            return clause.Clause("search", roles)
        shuffle = clause.Clause("shuffle", (("object", clause.Place("deck")),))
        return clause.Remark(clause.Clause("search-deck", roles), shuffle)


class Dig(Effect):
    """Discard from the top of a deck until a card fits or the deck is empty."""

    word: ClassVar[str] = "dig"
    example: ClassVar[str] = "dig: a mars creature"
    dig: AnyOne
    who: Who = Who.YOU

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The card that fits becomes "it"; done if there was one."""
        for player in self.who.players(ctx):
            deck = ctx.table.state.players[player].deck
            while deck:
                card = deck[-1]
                yield from moves.move(ctx.table, card, Zone.DISCARD, source=ctx.source)
                if self.dig.describes(ctx, card):
                    ctx.bind((card,))
                    return Result(True, (card,), 1)
        ctx.bind(())
        return Result(False)

    def meaning(self) -> clause.Step:
        """You dig for it."""
        known = {Who.YOU: "your", Who.OPPONENT: "their", Who.CHOSEN: "chosen"}
        whose = known.get(self.who)
        deck = clause.Place("deck", whose or self.who.value)
        return clause.Clause("dig", (("place", deck), ("object", anywhere(self.dig.meaning()))))


class PutUnder(Effect):
    """Put a card under this one: face down, or grafted face up (R39)."""

    word: ClassVar[str] = "put-under"
    example: ClassVar[str] = "put-under: a card in your hand"
    put_under: AnySelector
    graft: bool = False

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Out of play from then on."""
        cards = yield from self.put_under.select(ctx, self.prompt(ctx))
        if ctx.source not in ctx.table.state.in_play:
            return Result(False)
        for card in cards:
            moves.put_under(ctx.table, card, ctx.source, ctx.controller, hidden=not self.graft)
        return Result(bool(cards), cards, len(cards))

    def meaning(self) -> clause.Step:
        """They are put there."""
        return clause.Clause(
            "graft" if self.graft else "put-under",
            (("object", self.put_under.meaning()), ("goal", clause.THIS)),
        )
