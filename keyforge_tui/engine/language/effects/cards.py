"""Effects that move cards: draw, discard, archive, purge, return, shuffle, reveal, search."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine import leaving, moves
from keyforge_tui.engine.context import Context
from keyforge_tui.engine.decisions import Steps
from keyforge_tui.engine.events import Event, Kind
from keyforge_tui.engine.language.base import (
    AnyAmount,
    AnySelector,
    Effect,
    Result,
)
from keyforge_tui.engine.language.effects.amber import times
from keyforge_tui.engine.language.text import Speech
from keyforge_tui.engine.language.who import Who
from keyforge_tui.engine.words import CardId, PlayerId, Zone


def send(
    ctx: Context,
    cards: tuple[CardId, ...],
    zone: Zone,
    *,
    player: PlayerId | None = None,
    bottom: bool = False,
) -> Steps[tuple[CardId, ...]]:
    """Move cards to a zone, from play or from anywhere else; those that really went there."""
    state = ctx.table.state
    in_play = [card for card in cards if card in state.in_play]
    elsewhere = [card for card in cards if card not in state.in_play]
    went = list(
        (
            yield from leaving.leave(
                ctx.table, in_play, zone, player=player, bottom=bottom, source=ctx.source
            )
        )
    )
    for card in elsewhere:
        if state.zones[card] is Zone.LIMBO and card != ctx.source:
            continue
        arrived = yield from moves.move(
            ctx.table, card, zone, player=player, bottom=bottom, source=ctx.source
        )
        if arrived is zone:
            went.append(card)
    for card in went:
        ctx.serials.pop(card, None)  # this ability itself knows where it put it
    return tuple(went)


class Draw(Effect):
    """A player draws cards."""

    word: ClassVar[str] = "draw"
    past: ClassVar[str] = "drawn"
    example: ClassVar[str] = "draw: 2"
    draw: AnyAmount
    who: Who = Who.YOU
    for_each: AnySelector | None = None

    def resolve(self, ctx: Context) -> Steps[Result]:
        """One at a time (R4.8)."""
        total = 0
        for player in self.who.players(ctx):
            wanted = times(self.draw, ctx, self.for_each)
            total += yield from moves.draw(ctx.table, player, wanted)
        return Result(total > 0, amount=total)

    def text(self, speech: Speech) -> str:
        """draw 2 cards"""
        from keyforge_tui.engine.language.amounts import of_each

        number = self.draw.text(speech)
        what = "a card" if number == "1" else f"{number} cards"
        per = "" if self.for_each is None else f" for each {of_each(self.for_each, speech)}"
        return self.who.verb(f"draw {what}{self.draw.tail(speech)}{per}")


class CardMover(Effect):
    """What effects that send cards somewhere have in common."""

    def cards(self) -> AnySelector:
        """The selector of the cards to be moved."""
        raise NotImplementedError

    def possible(self, ctx: Context) -> bool:
        """There is a card to move."""
        return bool(self.cards().pool(ctx))


class Discard(CardMover):
    """Put cards into their owners' discard piles."""

    word: ClassVar[str] = "discard"
    past: ClassVar[str] = "discarded"
    example: ClassVar[str] = "discard: a random card in their hand"
    discard: AnySelector

    def cards(self) -> AnySelector:
        """The cards."""
        return self.discard

    def resolve(self, ctx: Context) -> Steps[Result]:
        """From wherever they are."""
        cards = yield from self.discard.select(ctx, "Choose a card to discard")
        gone = yield from send(ctx, cards, Zone.DISCARD)
        return Result(bool(gone) and len(gone) == len(cards), gone, len(gone))

    def text(self, speech: Speech) -> str:
        """discard a card from your hand"""
        text = self.discard.text(speech)
        for whose, doer in (
            ("your opponent’s", "your opponent"),
            ("its owner’s", "its owner"),
        ):
            for pile in ("hand", "archives"):
                if text.endswith(f"{whose} {pile}"):
                    what = text.removesuffix(f"{whose} {pile}")
                    return f"{doer} discards {what}their {pile}"
        return f"discard {text}"


class Archive(CardMover):
    """Put cards into archives: their owner's, or `into: yours` (R37.5)."""

    word: ClassVar[str] = "archive"
    past: ClassVar[str] = "archived"
    example: ClassVar[str] = "archive: a card in your hand"
    archive: AnySelector
    into: Literal["owner", "yours"] = "owner"

    def cards(self) -> AnySelector:
        """The cards."""
        return self.archive

    def resolve(self, ctx: Context) -> Steps[Result]:
        """From wherever they are."""
        cards = yield from self.archive.select(ctx, "Choose a card to archive")
        player = ctx.controller if self.into == "yours" else None
        gone = yield from send(ctx, cards, Zone.ARCHIVES, player=player)
        if self.into == "yours":
            ctx.table.state.abducted.update(gone)
        return Result(bool(gone) and len(gone) == len(cards), gone, len(gone))

    def text(self, speech: Speech) -> str:
        """archive a card"""
        text = self.archive.text(speech)
        if self.into == "yours":
            many = self.archive.is_plural
            subject = "any of these creatures leave" if many else "that creature leaves"
            they = "they are put into their owner’s" if many else "it is put into its owner’s"
            return f"put {text} into your archives. If {subject} your archives, {they} hand instead"
        if self.archive.kind_text(speech) == "card":
            text = text.removesuffix(" from your hand")  # R37.4
        return f"archive {text}"


class Purge(CardMover):
    """Remove cards from the game (R38); `remember`: this card will speak of them later."""

    word: ClassVar[str] = "purge"
    past: ClassVar[str] = "purged"
    example: ClassVar[str] = "purge: a creature with power 3 or lower"
    purge: AnySelector
    remember: bool = False

    def cards(self) -> AnySelector:
        """The cards."""
        return self.purge

    def resolve(self, ctx: Context) -> Steps[Result]:
        """From wherever they are."""
        cards = yield from self.purge.select(ctx, "Choose a card to purge")
        gone = yield from send(ctx, cards, Zone.PURGED)
        there = ctx.table.state.in_play.get(ctx.source)
        if self.remember and there is not None:
            there.memory = (*there.memory, *gone)
        return Result(bool(gone) and len(gone) == len(cards), gone, len(gone))

    def text(self, speech: Speech) -> str:
        """purge a creature"""
        return f"purge {self.purge.text(speech)}"


class ReturnToHand(CardMover):
    """Return cards to their owners' hands (R24.7)."""

    word: ClassVar[str] = "return"
    past: ClassVar[str] = "returned"
    example: ClassVar[str] = "return: an enemy creature"
    return_: AnySelector

    def cards(self) -> AnySelector:
        """The cards."""
        return self.return_

    def resolve(self, ctx: Context) -> Steps[Result]:
        """From wherever they are."""
        cards = yield from self.return_.select(ctx, "Choose a card to return to hand")
        gone = yield from send(ctx, cards, Zone.HAND)
        return Result(bool(gone) and len(gone) == len(cards), gone, len(gone))

    def text(self, speech: Speech) -> str:
        """return an enemy creature to its owner’s hand"""
        text = self.return_.text(speech)
        mine = "friendly" in text or text in (speech.this(), "it")
        mine = mine or text.endswith("from your discard pile")
        if mine and not speech.granted:
            return f"return {text} to your hand"
        owner = (
            "their owners’ hands"
            if self.return_.is_plural and not text.startswith("each")
            else "its owner’s hand"
        )
        return f"return {text} to {owner}"


class ToDeck(CardMover):
    """Put cards on the top or bottom of their owners' decks, or shuffle them in."""

    word: ClassVar[str] = "put-on-deck"
    past: ClassVar[str] = "put on a deck"
    example: ClassVar[str] = "put-on-deck: each artifact\nwhere: top"
    put_on_deck: AnySelector
    where: Literal["top", "bottom", "shuffled"] = "top"

    def cards(self) -> AnySelector:
        """The cards."""
        return self.put_on_deck

    def done_text(self) -> str:
        """put on a deck, shuffled into a deck"""
        return "shuffled into a deck" if self.where == "shuffled" else self.past

    def resolve(self, ctx: Context) -> Steps[Result]:
        """From wherever they are."""
        cards = yield from self.put_on_deck.select(ctx, "Choose a card")
        gone = yield from send(ctx, cards, Zone.DECK, bottom=self.where == "bottom")
        if self.where == "shuffled":
            for player in sorted({ctx.table.card(card).owner for card in cards}):
                moves.shuffle_deck(ctx.table, player)
        return Result(bool(gone) and len(gone) == len(cards), gone, len(gone))

    def text(self, speech: Speech) -> str:
        """put each artifact on top of its owner’s deck"""
        text = self.put_on_deck.text(speech)
        mine = text == speech.this() or "your" in text or "friendly" in text
        deck = "your deck" if mine else "its owner’s deck"
        if text == "them":
            deck = "their owners’ decks"
        if self.where == "shuffled":
            return f"shuffle {text} into {deck}"
        return f"put {text} on {'top' if self.where == 'top' else 'the bottom'} of {deck}"


class ShuffleIn(Effect):
    """Shuffle whole zones of a player into the deck."""

    word: ClassVar[str] = "shuffle-in"
    example: ClassVar[str] = "shuffle-in: [hand, discard]"
    shuffle_in: tuple[Literal["hand", "discard"], ...]
    who: Who = Who.YOU

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Always a shuffle, even of nothing."""
        moved = []
        for player in self.who.players(ctx):
            for name in self.shuffle_in:
                for card in list(ctx.table.state.pile(player, Zone(name))):
                    yield from moves.move(ctx.table, card, Zone.DECK, source=ctx.source)
                    moved.append(card)
            moves.shuffle_deck(ctx.table, player)
        return Result(True, tuple(moved), len(moved))

    def text(self, speech: Speech) -> str:
        """shuffle your hand and discard pile into your deck"""
        names = [{"hand": "hand", "discard": "discard pile"}[name] for name in self.shuffle_in]
        return f"shuffle your {' and '.join(names)} into your deck"


class SwapDeckAndDiscard(Effect):
    """Exchange a player's deck and discard pile, then shuffle the deck."""

    word: ClassVar[str] = "swap-deck-and-discard"
    example: ClassVar[str] = "swap-deck-and-discard: you"
    swap_deck_and_discard: Who

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The piles change places (R41.5)."""
        state = ctx.table.state
        for player in self.swap_deck_and_discard.players(ctx):
            owner = state.players[player]
            owner.deck, owner.discard = owner.discard, owner.deck
            for card in owner.deck:
                state.zones[card] = Zone.DECK
            for card in owner.discard:
                state.zones[card] = Zone.DISCARD
            moves.shuffle_deck(ctx.table, player)
        yield from ()
        return Result(True)

    def text(self, speech: Speech) -> str:
        """swap your deck and your discard pile. Then, shuffle your deck"""
        return "swap your deck and your discard pile. Then, shuffle your deck"


class Reveal(Effect):
    """Show cards to both players (R40.6)."""

    word: ClassVar[str] = "reveal"
    past: ClassVar[str] = "revealed"
    example: ClassVar[str] = "reveal: any number of mars cards in your hand"
    reveal: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """They stay where they are."""
        cards = yield from self.reveal.select(ctx, "Choose cards to reveal")
        for card in cards:
            ctx.table.emit(
                Event(Kind.REVEALED, ctx.table.card(card).owner, card, source=ctx.source)
            )
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
            ctx.table.emit(Event(Kind.LOOKED, ctx.controller, card, source=ctx.source))
        return Result(bool(cards), cards, len(cards))

    def text(self, speech: Speech) -> str:
        """look at your opponent’s hand"""
        text = self.look_at.text(speech)
        return (
            f"look at {text.replace('each card from your opponent’s hand', 'your opponent’s hand')}"
        )


class Search(Effect):
    """Search piles for cards, take them into hand, shuffle what was searched (R40)."""

    word: ClassVar[str] = "search"
    past: ClassVar[str] = "found"
    example: ClassVar[str] = "search: a card in your deck or your discard pile named timetraveller"
    search: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """A player may fail to find (R40.2); a found card is shown (R40.4)."""
        from keyforge_tui.engine.decisions import choose_cards
        from keyforge_tui.engine.language.selectors import Selector

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
            ctx.table.emit(Event(Kind.REVEALED, ctx.controller, card, source=ctx.source))
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
        return (
            f"discard cards from the top of {self.who.possessive} deck until you discard"
            f" {self.dig.text(speech)} or run out of cards"
        )


class PutUnder(Effect):
    """Put a card under this one: face down, or grafted face up (R39)."""

    word: ClassVar[str] = "put-under"
    example: ClassVar[str] = "put-under: a card in your hand"
    put_under: AnySelector
    graft: bool = False

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Out of play from then on."""
        cards = yield from self.put_under.select(ctx, "Choose a card to put under it")
        there = ctx.table.state.in_play.get(ctx.source)
        if there is None:
            return Result(False)
        for card in cards:
            moves.lift(ctx.table, card)
            moves.lay(ctx.table, card, Zone.UNDER)
            there.under.append(card)
            if not self.graft:
                ctx.table.state.peeks[card] = ctx.controller
            ctx.table.emit(Event(Kind.PUT_UNDER, ctx.controller, card, other=ctx.source))
        ctx.table.touch()
        return Result(bool(cards), cards, len(cards))

    def text(self, speech: Speech) -> str:
        """put a card from your hand facedown under this card"""
        how = "graft {} onto {}" if self.graft else "put {} facedown under {}"
        return how.format(self.put_under.text(speech), speech.this())
