"""Amounts: fixed numbers, counts, properties, and what earlier steps did."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.cards.adjectives import recorded
from keyforge_tui.engine.language.core.grammar import AMBER, Speech
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    Amount,
    AnyAmount,
    AnySelector,
    Cards,
    Constant,
)
from keyforge_tui.engine.model.words import CardId, House, KeyColor
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.context import Context

EVERYTHING = 10**6
"""More than there can ever be: "all"."""


class All(Amount):
    """All there is."""

    def value(self, ctx: Context) -> int:
        """More than there can be."""
        return EVERYTHING

    def text(self, speech: Speech) -> str:
        """all"""
        return "all"


class Count(Amount):
    """How many cards fit a description."""

    word: ClassVar[str] = "count"
    example: ClassVar[str] = "gain: {count: friendly knight creature}"
    count: AnySelector

    def value(self, ctx: Context) -> int:
        """The number of cards."""
        return len(self.count.pool(ctx))

    def text(self, speech: Speech) -> str:
        """one, with the counted things behind"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each friendly creature"""
        return f" for each {of_each(self.count, speech)}"

    def whole(self, speech: Speech) -> str:
        """the number of friendly creatures"""
        return f"the number of {self.count.kind_text(speech, many=True)}"

    def plural(self) -> bool:
        """1Æ for each."""
        return False


def of_each(cards: Cards, speech: Speech) -> str:
    """The noun phrase behind "for each"."""
    if getattr(cards, "ref", None) == "it":
        return speech.deed.this_way()
    text = cards.text(speech, "in")
    return text.removeprefix("each of ").removeprefix("each ")


class Times(Amount):
    """So many for each: `{times: 2, of: ...}`."""

    word: ClassVar[str] = "times"
    example: ClassVar[str] = "gain: {times: 2, of: {count: friendly artifact}}"
    times: int
    of: AnyAmount

    def value(self, ctx: Context) -> int:
        """The product."""
        return self.times * self.of.value(ctx)

    def text(self, speech: Speech) -> str:
        """the factor"""
        return str(self.times)

    def tail(self, speech: Speech) -> str:
        """for each ..."""
        return self.of.tail(speech)

    def plural(self) -> bool:
        """One is singular."""
        return self.times != 1


class Minus(Amount):
    """A difference, never below 0: `{minus: 9, less: ...}` is 9 reduced by the other."""

    word: ClassVar[str] = "minus"
    example: ClassVar[str] = (
        "gain: {minus: {count: enemy creature}, less: {count: friendly creature}}"
    )
    minus: AnyAmount
    less: AnyAmount
    below_zero: bool = False

    def value(self, ctx: Context) -> int:
        """The difference."""
        result = self.minus.value(ctx) - self.less.value(ctx)
        return result if self.below_zero else max(0, result)

    def text(self, speech: Speech) -> str:
        """the first number, or 1 for each in excess"""
        return self.minus.text(speech)

    def tail(self, speech: Speech) -> str:
        """, reduced by ... / for each ... in excess of ..."""
        if isinstance(self.minus, Constant):
            unit = self.less.text(speech)
            return f", reduced by {unit}{AMBER}{self.less.tail(speech)}"
        mine = self.minus.tail(speech)
        theirs = self.less.tail(speech).removeprefix(" for each ")
        for side, other, excess in (
            ("enemy ", "friendly ", "your opponent controls in excess of you"),
            ("friendly ", "enemy ", "you control in excess of your opponent"),
        ):
            what = theirs.removeprefix(other)
            if what != theirs and mine == f" for each {side}{what}":
                return f" for each {what} {excess}"
        return f"{mine} in excess of each {theirs}"


class AmberOf(Amount):
    """How much Æmber a player has (R1.9)."""

    word: ClassVar[str] = "amber-of"
    example: ClassVar[str] = "deal: {amber-of: you}\nto: a creature"
    amber_of: Who

    def value(self, ctx: Context) -> int:
        """The pool."""
        return sum(ctx.table.state.players[player].amber for player in self.amber_of.players(ctx))

    def text(self, speech: Speech) -> str:
        """1"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each Æ you have"""
        have = "you have" if self.amber_of is Who.YOU else f"{self.amber_of.subject} has"
        return f" for each {AMBER} {have}"

    def plural(self) -> bool:
        """1Æ for each."""
        return False


class AmberOn(Amount):
    """How much Æmber is on cards."""

    word: ClassVar[str] = "amber-on"
    example: ClassVar[str] = "power: {amber-on: this}"
    amber_on: AnySelector

    def value(self, ctx: Context) -> int:
        """All of it together."""
        return sum(recorded(ctx, card, "amber") for card in self.amber_on.pool(ctx))

    def text(self, speech: Speech) -> str:
        """1"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each Æ on it"""
        return f" for each {AMBER} on {self.amber_on.text(speech)}"

    def plural(self) -> bool:
        """1Æ for each."""
        return False


class PropertyOf(Amount):
    """A number of a card: its power, armor or damage."""

    word: ClassVar[str] = "property"
    example: ClassVar[str] = "gain: {half: {property: power, of: it}, round: down}"
    property: Literal["power", "armor", "damage", "power-counters", "upgrades", "icons", "traits"]
    of: AnySelector

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
            case "traits":
                return len(characteristics.traits(ctx.table, card))

    def text(self, speech: Speech) -> str:
        """X"""
        return "X"

    def tail(self, speech: Speech) -> str:
        """equal to its power"""
        return f" equal to {self.of_whom(speech)}"

    def of_whom(self, speech: Speech) -> str:
        """its power, the combined power of its neighbors"""
        what = self.property.replace("-", " ")
        whose = self.of.text(speech)
        if whose.startswith("each of "):
            return f"the combined {what} of {whose.removeprefix('each of ')}"
        owner = {"it": "its", "them": "their combined"}.get(whose, f"{whose}’s")
        return f"{owner} {what}"


class CountersOn(Amount):
    """How many counters of a name are on a card."""

    word: ClassVar[str] = "counters"
    example: ClassVar[str] = "gain: {counters: glory, on-card: this}"
    counters: str
    on_card: AnySelector

    def value(self, ctx: Context) -> int:
        """All of them together."""
        in_play = ctx.table.state.in_play
        return sum(
            in_play[card].counters.get(self.counters, 0)
            for card in self.on_card.pool(ctx)
            if card in in_play
        )

    def text(self, speech: Speech) -> str:
        """1"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each glory counter on it"""
        return f" for each {self.counters} counter on {self.on_card.text(speech)}"


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

    def text(self, speech: Speech) -> str:
        """1"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each forged key your opponent has"""
        state = "unforged" if self.unforged else "forged"
        have = "you have" if self.keys is Who.YOU else f"{self.keys.subject} has"
        return f" for each {state} key {have}"

    def plural(self) -> bool:
        """1Æ for each."""
        return False


class Half(Amount):
    """Half of an amount, rounded as said."""

    word: ClassVar[str] = "half"
    example: ClassVar[str] = "lose: {half: {amber-of: you}, round: down}"
    half: AnyAmount
    round: Literal["up", "down"] = "down"

    def value(self, ctx: Context) -> int:
        """Half of it."""
        whole = self.half.value(ctx)
        return (whole + 1) // 2 if self.round == "up" else whole // 2

    def text(self, speech: Speech) -> str:
        """half"""
        return "half"

    def tail(self, speech: Speech) -> str:
        """(rounding down)"""
        tail = self.half.tail(speech)
        if isinstance(self.half, PropertyOf):
            tail = f" equal to half {self.half.of_whom(speech)}"
        return f"{tail} (rounding {self.round})"


class HousesAmong(Amount):
    """How many different houses are represented among cards."""

    word: ClassVar[str] = "houses-among"
    example: ClassVar[str] = "gain: {houses-among: enemy creature}"
    houses_among: AnySelector

    def value(self, ctx: Context) -> int:
        """Distinct houses."""
        found: set[House] = set()
        for card in self.houses_among.pool(ctx):
            found |= characteristics.houses(ctx.table, card)
        return len(found)

    def text(self, speech: Speech) -> str:
        """1"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each house represented among enemy creatures"""
        return f" for each house represented among {self.houses_among.kind_text(speech, many=True)}"
