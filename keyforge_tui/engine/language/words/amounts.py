"""Amounts: fixed numbers, counts, properties, and what earlier steps did."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from keyforge_tui.engine.language.cards.adjectives import recorded
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    Amount,
    AnyAmount,
    AnyDescription,
    AnyKind,
    AnyNumber,
)
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.words import CardId, House, Icon, KeyColor
from keyforge_tui.engine.rules import status
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.context import Context

EVERYTHING = 10**6
"""More than there can ever be: "all"."""


class All(Amount):
    """All there is."""

    def value(self, ctx: Context) -> int:
        """More than there can be."""
        return EVERYTHING

    def meaning(self) -> clause.Amount:
        """All there is."""
        return clause.Everything()


class Count(Amount):
    """How many cards fit a description."""

    word: ClassVar[str] = "count"
    example: ClassVar[str] = "gain: {count: friendly knight creature}"
    count: AnyKind

    def value(self, ctx: Context) -> int:
        """The number of cards."""
        return len(self.count.pool(ctx))

    def meaning(self) -> clause.Amount:
        """One for each card."""
        return clause.Per(self.count.meaning())


class Times(Amount):
    """So many for each: `{times: 2, of: ...}`."""

    word: ClassVar[str] = "times"
    example: ClassVar[str] = "gain: {times: 2, of: {count: friendly artifact}}"
    times: int
    of: AnyNumber

    def value(self, ctx: Context) -> int:
        """The product."""
        return self.times * self.of.value(ctx)

    def meaning(self) -> clause.Amount:
        """So many times the other."""
        return clause.Times(self.times, self.of.meaning())


class Minus(Amount):
    """A difference, never below 0: `{minus: 9, less: ...}` is 9 reduced by the other."""

    word: ClassVar[str] = "minus"
    example: ClassVar[str] = (
        "gain: {minus: {count: enemy creature}, less: {count: friendly creature}}"
    )
    minus: AnyNumber
    less: AnyNumber
    below_zero: bool = False

    def value(self, ctx: Context) -> int:
        """The difference."""
        result = self.minus.value(ctx) - self.less.value(ctx)
        return result if self.below_zero else max(0, result)

    def meaning(self) -> clause.Amount:
        """One less the other."""
        return clause.Minus(self.minus.meaning(), self.less.meaning(), self.below_zero)


class Maximum(Amount):
    """An amount that counts up to a maximum: `{maximum: 6, of: ...}`."""

    word: ClassVar[str] = "maximum"
    example: ClassVar[str] = "gain: {maximum: 3, of: {houses-among: enemy creature}}"
    maximum: Annotated[int, Field(ge=1)]
    of: AnyAmount

    def value(self, ctx: Context) -> int:
        """No more than the maximum."""
        return min(self.maximum, self.of.value(ctx))

    def meaning(self) -> clause.Amount:
        """The other, to a maximum."""
        return clause.Capped(self.of.meaning(), self.maximum)


class AmberOf(Amount):
    """How much Æmber a player has (R1.9)."""

    word: ClassVar[str] = "amber-of"
    example: ClassVar[str] = "deal: {amber-of: you}\nto: a creature"
    amber_of: Who

    def value(self, ctx: Context) -> int:
        """The pool."""
        return sum(ctx.table.state.players[player].amber for player in self.amber_of.players(ctx))

    def meaning(self) -> clause.Amount:
        """One for each Æ in the pool."""
        return clause.Per(clause.Held("amber", self.amber_of.meaning()))


class AmberOn(Amount):
    """How much Æmber is on cards."""

    word: ClassVar[str] = "amber-on"
    example: ClassVar[str] = "power: {amber-on: this}"
    amber_on: AnyDescription

    def value(self, ctx: Context) -> int:
        """All of it together."""
        return sum(recorded(ctx, card, "amber") for card in self.amber_on.pool(ctx))

    def meaning(self) -> clause.Amount:
        """One for each Æ there."""
        return clause.Per(clause.Lying("amber", self.amber_on.meaning()))


COUNTED = {
    "damage": "damage",
    "power-counters": "+1 power counter",
    "upgrades": "upgrade",
    "icons": "bonus icon",
    "amber-icons": "Æ bonus icon",
    "traits": "trait",
}
"""Numbers of a card that are counted one by one."""


class PropertyOf(Amount):
    """A number of a card: its power, armor or damage."""

    word: ClassVar[str] = "property"
    example: ClassVar[str] = "gain: {half: {property: power, of: it}, round: down}"
    property: Literal[
        "power", "armor", "damage", "power-counters", "upgrades", "icons", "amber-icons", "traits"
    ]
    of: AnyDescription

    def value(self, ctx: Context) -> int:
        """The numbers of all cards meant, together."""
        return sum(self._one(ctx, card) for card in self.of.pool(ctx))

    def _one(self, ctx: Context, card: CardId) -> int:
        match self.property:
            case "power":
                return characteristics.power(ctx.table, card)
            case "armor":
                return characteristics.armor(ctx.table, card)
            case "damage":
                return recorded(ctx, card, "damage")
            case "power-counters":
                return recorded(ctx, card, "power_counters")
            case "upgrades":
                there = ctx.table.state.in_play.get(card)
                return 0 if there is None else len(there.upgrades)
            case "icons":
                return len(ctx.table.card(card).bonus)
            case "amber-icons":
                return ctx.table.card(card).bonus.count(Icon.AMBER)
            case "traits":
                return len(characteristics.traits(ctx.table, card))

    def meaning(self) -> clause.Amount:
        """The number of the card."""
        cards = self.of.meaning()
        unit = COUNTED.get(self.property)
        if unit is None:
            return clause.Property(self.property, cards)
        return clause.Per(clause.Lying(unit, cards))


class CountersOn(Amount):
    """How many counters of a name are on a card."""

    word: ClassVar[str] = "counters"
    example: ClassVar[str] = "gain: {counters: glory, on-card: this}"
    counters: str
    on_card: AnyDescription

    def value(self, ctx: Context) -> int:
        """All of them together."""
        return sum(
            status.counters_on(ctx.table, card, self.counters) for card in self.on_card.pool(ctx)
        )

    def meaning(self) -> clause.Amount:
        """One for each counter."""
        return clause.Per(clause.Lying(f"{self.counters} counter", self.on_card.meaning()))


class Keys(Amount):
    """How many keys a player has forged, or not yet."""

    word: ClassVar[str] = "keys"
    example: ClassVar[str] = "gain: {keys: opponent}"
    keys: Who
    unforged: bool = False

    def value(self, ctx: Context) -> int:
        """The number of keys."""
        forged = sum(ctx.table.state.players[p].forged() for p in self.keys.players(ctx))
        return len(KeyColor) - forged if self.unforged else forged

    def meaning(self) -> clause.Amount:
        """One for each key."""
        state = "unforged key" if self.unforged else "forged key"
        return clause.Per(clause.Held(state, self.keys.meaning()))


class Half(Amount):
    """Half of an amount, rounded as said."""

    word: ClassVar[str] = "half"
    example: ClassVar[str] = "lose: {half: {amber-of: you}, round: down}"
    half: AnyNumber
    round: Literal["up", "down"] = "down"

    def value(self, ctx: Context) -> int:
        """Half of it."""
        whole = self.half.value(ctx)
        return (whole + 1) // 2 if self.round == "up" else whole // 2

    def meaning(self) -> clause.Amount:
        """Half of the other."""
        return clause.Half(self.half.meaning(), self.round)


class HousesAmong(Amount):
    """How many different houses are represented among cards."""

    word: ClassVar[str] = "houses-among"
    example: ClassVar[str] = "gain: {houses-among: enemy creature}"
    houses_among: AnyKind
    except_: House | None = None
    """But not this house."""

    def value(self, ctx: Context) -> int:
        """Distinct houses."""
        found: set[House] = set()
        for card in self.houses_among.pool(ctx):
            found |= characteristics.houses(ctx.table, card)
        return len(found - {self.except_})

    def meaning(self) -> clause.Amount:
        """One for each house."""
        but = None if self.except_ is None else self.except_.title
        return clause.Per(clause.Houses(self.houses_among.meaning(), but))
