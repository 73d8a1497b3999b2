"""Effects that show, look at and search for cards, and lay them under others (R39, R40)."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.cards.selector import Selector
from keyforge_tui.engine.language.core.grammar import Speech
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnySelector, Effect
from keyforge_tui.engine.language.words.effects.cards import send
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import Zone
from keyforge_tui.engine.rules import moves
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.asking import choose_cards
from keyforge_tui.engine.table.context import Context


class Reveal(Effect):
    """Show cards to both players (R40.6)."""

    word: ClassVar[str] = "reveal"
    past: ClassVar[str] = "revealed"
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

    def text(self, speech: Speech) -> str:
        """reveal any number of Mars cards from your hand"""
        text = self.reveal.text(speech)
        if text == "each card from your opponent’s hand":
            return "reveal your opponent’s hand"
        if text == "each card from your hand":
            return "reveal your hand"
        return f"reveal {text}"


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

    def text(self, speech: Speech) -> str:
        """look at your opponent’s hand"""
        text = self.look_at.text(speech)
        if text == "each card from your opponent’s hand":
            text = "your opponent’s hand"
        return f"look at {text}"


class Search(Effect):
    """Search piles for cards, take them into hand, shuffle what was searched (R40)."""

    word: ClassVar[str] = "search"
    past: ClassVar[str] = "found"
    example: ClassVar[str] = "search: a card in your deck or your discard pile named timetraveller"
    search: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """A player may fail to find (R40.2); a found card is shown (R40.4)."""
        assert isinstance(self.search, Selector)
        pool = self.search.pool(ctx)
        most = len(pool) if self.search.quantity == "each" else self.search.count
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

    def text(self, speech: Speech) -> str:
        """search your deck and discard pile for ..., reveal it, and put it into your hand"""
        what = self.search.kind_text(speech)
        many = self.search.is_plural
        which = f"each {what}" if many else f"a {what}"
        it = "them" if many else "it"
        find = f"search your deck and discard pile for {which}"
        return f"{find}, reveal {it}, and put {it} into your hand"


class Dig(Effect):
    """Discard from the top of a deck until a card fits or the deck is empty."""

    word: ClassVar[str] = "dig"
    example: ClassVar[str] = "dig: a mars creature"
    dig: AnySelector
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

    def text(self, speech: Speech) -> str:
        """discard cards from the top of your deck until you discard a Mars creature"""
        what = self.dig.text(speech)
        speech.if_done = f"you discard {what} this way"
        return (
            f"discard cards from the top of {self.who.possessive} deck until you discard"
            f" {what} or run out of cards"
        )


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

    def text(self, speech: Speech) -> str:
        """put a card from your hand facedown under this card"""
        how = "graft {} onto {}" if self.graft else "put {} facedown under {}"
        return how.format(self.put_under.text(speech), speech.this())
