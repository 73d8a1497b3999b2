"""Selectors: which cards an effect may touch, said in a phrase of few words.

A selector is written as it would be read aloud: `a creature`, `each enemy creature`, `up to 3
artifacts`, `another friendly mars creature`, `each creature with power 3 or lower`, `a card in
your discard pile`, `the most powerful enemy creature`, `it`, `this`. `phrases` holds the
grammar; this module holds what a phrase means.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from keyforge_tui.common import rng
from keyforge_tui.engine.language.cards import describing
from keyforge_tui.engine.language.cards.adjectives import Check
from keyforge_tui.engine.language.cards.checks import compile_checks, type_checks
from keyforge_tui.engine.language.cards.description import Description, Place, referred
from keyforge_tui.engine.language.cards.variety import one_of_each
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import Cards, voice
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.dictionary import PILES
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import (
    HIDDEN,
    IN_PLAY,
    PLAYERS,
    CardId,
    CardType,
    PlayerId,
    Zone,
    opponent_of,
)
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.asking import choose_cards, choose_one
from keyforge_tui.engine.table.context import Context

OUT_OF_REACH = HIDDEN | {Zone.PURGED}
"""Where a card from play is no longer the card an ability spoke of (R24.6, R38.1)."""


@dataclass(frozen=True, slots=True, eq=False)
class Selector(Description, Cards):
    """The cards of a description, or those a reference means."""

    _checks: tuple[Check, ...] = field(default=(), repr=False)
    _other_checks: tuple[Check, ...] = field(default=(), repr=False)
    """All but the one for the type."""
    _only_in_play: bool = field(default=False, repr=False)
    """It speaks of cards in play only."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_only_in_play", self.in_play_only)
        others = tuple(compile_checks(self))
        object.__setattr__(self, "_other_checks", others)
        object.__setattr__(self, "_checks", (*type_checks(self.types), *others))

    # -- which cards ---------------------------------------------------------------------

    def matches(self, ctx: Context, card: CardId) -> bool:
        """Whether a card fits the description and is in play, if it speaks of cards in play."""
        if self.ref is None:
            if self._only_in_play and ctx.table.state.zones[card] not in IN_PLAY:
                return False
        elif card not in referred(ctx, self.ref):
            return False
        if self.ref == "it" and not ctx.still(card) and card in ctx.table.state.in_play:
            return False
        for check in self._checks:
            if not check(ctx, card):
                return False
        return self.extreme is None or self._is_extreme(ctx, card)

    def describes(self, ctx: Context, card: CardId, kind: CardType | None = None) -> bool:
        """Whether a card fits the description wherever it lies; last known if it left play.

        `kind`: what kind of card it was at the time that is spoken of.
        """
        if self.ref is not None and card not in referred(ctx, self.ref):
            return False
        if kind is not None and kind not in self.types:
            return False
        checks = self._checks if kind is None else self._other_checks
        if not all(check(ctx, card) for check in checks):
            return False
        return self.extreme is None or self._is_extreme(ctx, card)

    def _is_extreme(self, ctx: Context, card: CardId) -> bool:
        """Whether none that fits is more powerful, or less: each of those that tie (R35.1)."""
        sign = -1 if self.extreme == "most" else 1
        own = sign * characteristics.power(ctx.table, card)
        return all(
            own <= sign * characteristics.power(ctx.table, other) for other in self._fitting(ctx)
        )

    def pool(self, ctx: Context) -> list[CardId]:
        """Every card that fits; where one or each of the most powerful is meant, those."""
        found = self._fitting(ctx)
        if self.extreme is None or self.count > 1 or self.number is not None:
            return found
        sign = -1 if self.extreme == "most" else 1
        powers = {card: sign * characteristics.power(ctx.table, card) for card in found}
        return [card for card in found if powers[card] == min(powers.values())]

    def _fitting(self, ctx: Context) -> list[CardId]:
        """Every card that fits, whatever its power is beside that of the others."""
        if self.ref is not None:
            return [card for card in referred(ctx, self.ref) if self._fits(ctx, card)]
        found: list[CardId] = []
        if self.among is not None:
            if self.among in ctx.names:
                found += ctx.among(self.among)
            else:
                found += Selector(quantity="ref", ref=self.among).pool(ctx)
        else:
            for place in self.places:
                found += self._lying(ctx, place)
        checks = self._checks
        return [card for card in found if all(check(ctx, card) for check in checks)]

    def _fits(self, ctx: Context, card: CardId) -> bool:
        if card in ctx.serials and not ctx.still(card) and card in ctx.table.state.in_play:
            return False
        return all(check(ctx, card) for check in self._checks)

    def _lying(self, ctx: Context, place: Place) -> list[CardId]:
        """The cards of a place that could be meant, in order.

        Only drawing makes a new deck: nothing lies on top of an empty one (O7).
        """
        state = ctx.table.state
        if place.zone is None:
            active = state.active
            seats: Sequence[PlayerId] = (active, opponent_of(active))
            if self.side is not None and not ctx.borrowed:
                seats = (ctx.controller if self.side == "friendly" else ctx.opponent,)
            found: list[CardId] = []
            for seat in seats:
                player = state.players[seat]
                if CardType.CREATURE in self.types:
                    found += player.battleline
                if CardType.ARTIFACT in self.types:
                    found += player.artifacts
            if CardType.UPGRADE in self.types:
                found += [card for card, there in state.in_play.items() if there.host is not None]
            return found
        piles: Sequence[PlayerId] = {
            "your": (ctx.controller,),
            "their": (ctx.opponent,),
            "controller": Who.ITS_CONTROLLER.players(ctx),
            "chosen": Who.CHOSEN.players(ctx),
        }.get(place.whose, PLAYERS)
        if place.whose == "owner":
            piles = sorted({state.cards[card].owner for card in ctx.it})
        found = []
        for seat in piles:
            pile = state.pile(seat, place.zone)
            pile = pile[:] if place.zone is Zone.HAND else pile[::-1]  # the top card first
            if place.top is not None:
                pile = pile[: place.top] if place.top > 0 else pile[place.top :]
            found += pile
        return found

    def references(self) -> frozenset[str]:
        """The references it is built from; "" for a description."""
        anchor = "" if self.relation is None else self.relation[1]
        return frozenset({anchor if self.ref is None else self.ref})

    def fixed(self, ctx: Context) -> tuple[CardId, ...] | None:
        """The cards of a reference that never changes while in force; None for a description."""
        if self.ref in ("this", "host", "it"):
            return referred(ctx, self.ref)
        return None

    @property
    def is_bare_kind(self) -> bool:
        """Whether it is said as "a creature", without more of how it is chosen."""
        chosen = self.number is not None or self.extreme is not None or self.by is not None
        chosen = chosen or self.each_of is not None
        return self.ref is None and self.quantity == "one" and not chosen

    # -- choosing ------------------------------------------------------------------------

    def select(
        self, ctx: Context, prompt: str, *, untagged: bool = False
    ) -> Steps[tuple[CardId, ...]]:
        """Choose the cards; they become "it". Fewer than asked for: those there are (R27.7)."""
        pool = self._fitting(ctx)
        if untagged and self.quantity != "each" and self.extreme is None:
            # R23.4: a tagged card cannot be chosen to be destroyed or sacrificed.
            in_play = ctx.table.state.in_play
            pool = [card for card in pool if card not in in_play or not in_play[card].tagged]
        if self.ref is not None:
            return self._bound(ctx, self.within_reach(ctx))
        count = self.count if self.number is None else max(0, self.number.value(ctx))
        if self.extreme is not None:
            chosen = yield from self._extremes(ctx, pool, count, prompt, untagged)
            return self._bound(ctx, chosen)
        if self.quantity == "each":
            return self._bound(ctx, pool)
        if self.each_of is not None:
            player = self.chooser(ctx, pool)
            varied = yield from one_of_each(ctx, self.each_of, pool, player, prompt)
            return self._bound(ctx, varied)
        if self.quantity == "random":
            return self._bound(ctx, rng.sample(ctx.table.state, pool, count))
        if self.places[0].whose == "one" and (count > 1 or self.quantity == "any"):
            pool = yield from self._one_pile(ctx, pool)
        least, most = {
            "one": (count, count),
            "exactly": (count, count),
            "up-to": (0, count),  # O31: none is a choice too
            "any": (0, len(pool)),
        }[self.quantity]
        chosen = yield from choose_cards(
            ctx.table,
            self.chooser(ctx, pool),
            prompt,
            pool,
            source=ctx.source,
            least=least,
            most=most,
        )
        return self._bound(ctx, chosen)

    def within_reach(self, ctx: Context) -> list[CardId]:
        """Every card that fits; of those spoken of, only what an ability can still follow."""
        pool = self.pool(ctx)
        return pool if self.ref is None else [c for c in pool if not self._is_lost(ctx, c)]

    def _is_lost(self, ctx: Context, card: CardId) -> bool:
        """Whether a card that was in play has since gone where nothing follows it (R24.6)."""
        if self.ref == "fought":
            # R25.2: one that was destroyed in the fight is no longer there to be affected.
            return card not in ctx.table.state.in_play
        return card in ctx.serials and ctx.table.state.zones[card] in OUT_OF_REACH

    def _one_pile(self, ctx: Context, pool: list[CardId]) -> Steps[list[CardId]]:
        """Only the cards of one player's pile, chosen first where both could be meant."""
        state = ctx.table.state
        holders = sorted({state.holders[card] for card in pool})
        if len(holders) < 2:
            return pool
        pile = PILES[state.zones[pool[0]]]
        names = [f"{state.players[player].name}’s {pile}" for player in holders]
        index = yield from choose_one(
            ctx.table, state.active, f"Choose whose {pile}", names, ctx.source
        )
        return [card for card in pool if state.holders[card] == holders[index]]

    def _bound(self, ctx: Context, cards: Sequence[CardId]) -> tuple[CardId, ...]:
        if self.ref is not None:
            return tuple(cards)
        return ctx.bind(cards)

    def _extremes(
        self, ctx: Context, pool: list[CardId], count: int, prompt: str, untagged: bool
    ) -> Steps[Sequence[CardId]]:
        """The most or least powerful; the active player decides among ties (R35).

        `untagged`: in a tie those come first that are not being destroyed already (R23.4).
        """
        table = ctx.table
        sign = -1 if self.extreme == "most" else 1
        ranked = sorted(pool, key=lambda card: sign * characteristics.power(table, card))
        if self.quantity == "each":
            best = characteristics.power(table, ranked[0]) if ranked else 0
            return [card for card in ranked if characteristics.power(table, card) == best]
        if len(ranked) <= count:
            return ranked
        edge = characteristics.power(table, ranked[count - 1])
        sure = [c for c in ranked[:count] if characteristics.power(table, c) != edge]
        tied = [c for c in ranked if characteristics.power(table, c) == edge]
        left = count - len(sure)
        if untagged:
            tied = sorted(tied, key=lambda card: table.state.in_play[card].tagged)
            fresh = [card for card in tied if not table.state.in_play[card].tagged]
            tied = fresh if len(fresh) >= left else tied[:left]
        chosen = yield from choose_cards(
            table, table.state.active, prompt, tied, source=ctx.source, least=left, most=left
        )
        return [*sure, *chosen]

    def chooser(self, ctx: Context, pool: Sequence[CardId]) -> PlayerId:
        """Who decides: the active player (R1.6), unless only the other may see the cards."""
        state = ctx.table.state
        if self.by == "opponent":
            return ctx.opponent
        if self.by == "you":
            return ctx.controller
        if self.by == "owner" and pool:
            return state.cards[pool[0]].owner
        hidden = (Zone.HAND, Zone.ARCHIVES, Zone.DECK)
        if pool and all(state.zones[card] in hidden for card in pool):
            return ctx.controller
        return state.active

    def meaning(self) -> clause.Thing:
        """The cards, for a writer."""
        return describing.meaning(self)


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
            asked = f"{prompt}: {voice(ctx).thing(part.meaning())}"
            for card in (yield from part.select(ctx, asked, untagged=untagged)):
                chosen[card] = None
        return ctx.bind(chosen)

    def meaning(self) -> clause.Thing:
        """All parts."""
        return clause.Both(tuple(part.meaning() for part in self.parts))
