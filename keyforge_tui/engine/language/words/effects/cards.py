"""Effects that move cards: draw, discard, archive, purge, return, shuffle, reveal, search."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnyKind, AnyNumber, AnySelector, Effect, per
from keyforge_tui.engine.language.words.effects.amber import times
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, CardType, PlayerId, Zone
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
    example: ClassVar[str] = "draw: 2"
    draw: AnyNumber
    who: Who = Who.YOU
    for_each: AnyKind | None = None

    def resolve(self, ctx: Context) -> Steps[Result]:
        """One at a time (R4.8)."""
        total = 0
        for player in self.who.players(ctx):
            inner = ctx.branch(player) if self.who is Who.EACH else ctx
            wanted = times(self.draw, inner, self.for_each)
            total += yield from moves.draw(ctx.table, player, wanted)
        return Result(total > 0, amount=total)

    def meaning(self) -> clause.Step:
        """They draw."""
        what = clause.Stuff("card", per(self.draw, self.for_each))
        return clause.Clause(
            "draw", (("object", what),), self.who.meaning(), each_own=self.who is Who.EACH
        )


class Refill(Effect):
    """A player refills the hand as in the step of drawing cards: chains count (R11, R12.2)."""

    word: ClassVar[str] = "refill"
    example: ClassVar[str] = "refill: each player"
    refill: Who

    def resolve(self, ctx: Context) -> Steps[Result]:
        """To the number of cards that player refills to (R11.2)."""
        total = 0
        for player in self.refill.players(ctx):
            size = moves.hand_size(ctx.table, player)
            total += yield from moves.refill(ctx.table, player, size)
        return Result(total > 0, amount=total)

    def meaning(self) -> clause.Step:
        """They refill it."""
        who = self.refill.meaning()
        return clause.Clause("refill", (), who, each_own=self.refill is Who.EACH)


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

    def meaning(self) -> clause.Step:
        """They are discarded: by whom they belong to, where that is decided without you."""
        cards = self.discard.meaning()
        if isinstance(cards, clause.Noun) and len(cards.places) == 1:
            place = cards.places[0]
            undecided = cards.quantity in ("each", "random") and place.whose in ("their", "owner")
            other = cards.chooser == "opponent" and place.whose == "their"
            if place.top is None and place.zone in ("hand", "archives") and (undecided or other):
                own = replace(cards, places=(clause.Place(place.zone, "own"),), chooser=None)
                who = clause.OPPONENT if place.whose == "their" else clause.Player("its owner")
                return clause.Clause("discard", (("object", own),), who)
        return clause.Clause("discard", (("object", cards),))


class Archive(CardMover):
    """Put cards into archives: their owner's, or `into: yours` or `opponent` (R37.5)."""

    word: ClassVar[str] = "archive"
    example: ClassVar[str] = "archive: a card in your hand"
    archive: AnySelector
    into: Literal["owner", "yours", "opponent"] = "owner"

    def cards(self) -> AnySelector:
        """The cards."""
        return self.archive

    def resolve(self, ctx: Context) -> Steps[Result]:
        """From wherever they are."""
        cards = yield from self.archive.select(ctx, self.prompt(ctx))
        player = {"yours": ctx.controller, "opponent": ctx.opponent}.get(self.into)
        gone = yield from send(ctx, cards, Zone.ARCHIVES, player=player)
        if self.into == "yours":
            moves.promise_to_owners(ctx.table, gone)
        return Result(bool(gone) and len(gone) == len(cards), gone, len(gone))

    def meaning(self) -> clause.Step:
        """They are archived."""
        cards = self.archive.meaning()
        if isinstance(cards, clause.Noun) and cards.places == (clause.Place("hand"),):
            plain = clause.Noun(frozenset(CardType), cards.quantity, cards.count)
            if replace(cards, places=(), other=False) == plain:
                cards = replace(cards, places=())  # R37.4
        if self.into == "yours":
            roles = (("object", cards),)
            return clause.Remark(
                clause.Clause("abduct", roles), clause.Clause("leave-archives", roles)
            )
        verb = "archive-theirs" if self.into == "opponent" else "archive"
        return clause.Clause(verb, (("object", cards),))


class Purge(CardMover):
    """Remove cards from the game (R38); `remember`: this card will speak of them later."""

    word: ClassVar[str] = "purge"
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

    def meaning(self) -> clause.Step:
        """They are purged; by this card, if it speaks of them later."""
        who = clause.THIS if self.remember else clause.YOU
        return clause.Clause("purge", (("object", self.purge.meaning()),), who)


class ReturnToHand(CardMover):
    """Return cards to their owners' hands (R24.7)."""

    word: ClassVar[str] = "return"
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

    def meaning(self) -> clause.Step:
        """They are returned."""
        return clause.Clause("return", (("object", self.return_.meaning()),))


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
    example: ClassVar[str] = "put-on-deck: each artifact\nwhere: top"
    put_on_deck: AnySelector
    where: Literal["top", "bottom", "shuffled"] = "top"

    def cards(self) -> AnySelector:
        """The cards."""
        return self.put_on_deck

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

    def meaning(self) -> clause.Step:
        """They go there."""
        verbs = {"top": "put-on-top", "bottom": "put-on-bottom", "shuffled": "shuffle-into"}
        return clause.Clause(verbs[self.where], (("object", self.put_on_deck.meaning()),))


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

    def meaning(self) -> clause.Step:
        """They are shuffled in."""
        piles = clause.Piles(tuple(clause.Place(name, "own") for name in self.shuffle_in))
        roles = (("object", piles), ("goal", clause.Place("deck", "own")))
        return clause.Clause("shuffle-piles", roles, self.who.meaning())


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

    def meaning(self) -> clause.Step:
        """They change places."""
        who = self.swap_deck_and_discard.meaning()
        deck, discard = clause.Place("deck", "own"), clause.Place("discard", "own")
        swap = clause.Clause("swap-piles", (("object", deck), ("goal", discard)), who)
        return clause.Remark(swap, clause.Clause("then-shuffle", (("object", deck),), who))
