"""Effects that move cards: draw, discard, archive, purge, return, shuffle, reveal, search."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.grammar import Speech
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnyAmount, AnySelector, Effect
from keyforge_tui.engine.language.words.amounts import of_each
from keyforge_tui.engine.language.words.effects.amber import times
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, PlayerId, Zone
from keyforge_tui.engine.rules import leaving, moves, status
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.context import Context


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
    ctx.lose_sight(went)
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
        number = self.draw.text(speech)
        what = "a card" if number == "1" else f"{number} cards"
        per = "" if self.for_each is None else f" for each {of_each(self.for_each, speech)}"
        return self.who.verb(f"draw {what}{self.draw.tail(speech)}{per}")


class CardMover(Effect):
    """What effects that send cards somewhere have in common."""

    @abstractmethod
    def cards(self) -> AnySelector:
        """The selector of the cards to be moved."""

    def possible(self, ctx: Context) -> bool:
        """There is a card to move."""
        return bool(self.cards().within_reach(ctx))


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
        cards = yield from self.discard.select(ctx, self.prompt(ctx))
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
        cards = yield from self.archive.select(ctx, self.prompt(ctx))
        player = ctx.controller if self.into == "yours" else None
        gone = yield from send(ctx, cards, Zone.ARCHIVES, player=player)
        if self.into == "yours":
            moves.promise_to_owners(ctx.table, gone)
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
        cards = yield from self.purge.select(ctx, self.prompt(ctx))
        gone = yield from send(ctx, cards, Zone.PURGED)
        if self.remember:
            status.memorize(ctx.table, ctx.source, (*gone, *halves_of(ctx, gone)))
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
        cards = yield from self.return_.select(ctx, self.prompt(ctx))
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


FIRST_ON_DECK = "Choose which card is put on the deck first"


def halves_of(ctx: Context, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The other halves of gigantic creatures among cards that left play (R24.9)."""
    known = (ctx.table.last_known.get(card) for card in cards)
    halves = (gone.there.half for gone in known if gone is not None)
    return tuple(half for half in halves if half is not None)


def order_halves(ctx: Context, cards: tuple[CardId, ...]) -> Steps[None]:
    """Let the halves of a gigantic creature lie in the deck in the order chosen (O27)."""
    table = ctx.table
    for card in cards:
        gone = table.last_known.get(card)
        half = gone.there.half if gone is not None else None
        if half is not None:
            first, _ = yield from moves.in_order(table, (card, half), FIRST_ON_DECK)
            if first == half:
                moves.trade_places(table, card, half)


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
        cards = yield from self.put_on_deck.select(ctx, self.prompt(ctx))
        if self.where != "shuffled":
            cards = tuple((yield from moves.in_order(ctx.table, cards, FIRST_ON_DECK)))
        gone = yield from send(ctx, cards, Zone.DECK, bottom=self.where == "bottom")
        if self.where != "shuffled":
            yield from order_halves(ctx, gone)
        else:
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
        for player in self.swap_deck_and_discard.players(ctx):
            moves.swap_deck_and_discard(ctx.table, player)
            moves.shuffle_deck(ctx.table, player)
        yield from ()
        return Result(True)

    def text(self, speech: Speech) -> str:
        """swap your deck and your discard pile. Then, shuffle your deck"""
        return "swap your deck and your discard pile. Then, shuffle your deck"
