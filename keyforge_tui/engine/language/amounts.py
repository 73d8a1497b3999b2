"""Amounts: fixed numbers, counts, properties, and what earlier steps did."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine import characteristics
from keyforge_tui.engine.context import Context
from keyforge_tui.engine.events import Event, Kind
from keyforge_tui.engine.language.base import Amount, AnyAmount, AnySelector, Cards, Constant
from keyforge_tui.engine.language.text import AMBER, Deed, Speech
from keyforge_tui.engine.language.who import Who
from keyforge_tui.engine.words import CardId, House, KeyColor, PlayerId

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
        return sum(_number(ctx, card, "amber") for card in self.amber_on.pool(ctx))

    def text(self, speech: Speech) -> str:
        """1"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each Æ on it"""
        return f" for each {AMBER} on {self.amber_on.text(speech)}"

    def plural(self) -> bool:
        """1Æ for each."""
        return False


def _number(ctx: Context, card: CardId, name: str) -> int:
    there = ctx.table.state.in_play.get(card)
    if there is None:
        gone = ctx.table.last_known.get(card)
        if gone is None:
            return 0
        there = gone.there
    value: int = getattr(there, name)
    return value


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
                return _number(ctx, card, "damage")
            case "power-counters":
                return _number(ctx, card, "power_counters")
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
        whose = self.of.text(speech)
        if whose.startswith("each of "):
            what = self.property.replace("-", " ")
            return f" equal to the combined {what} of {whose.removeprefix('each of ')}"
        owner = {"it": "its", "them": "their combined"}.get(whose, f"{whose}’s")
        return f" equal to {owner} {self.property.replace('-', ' ')}"


class CountersOn(Amount):
    """How many counters of a name are on a card."""

    word: ClassVar[str] = "counters"
    example: ClassVar[str] = "gain: {counters: glory, on: this}"
    counters: str
    on: AnySelector

    def value(self, ctx: Context) -> int:
        """All of them together."""
        in_play = ctx.table.state.in_play
        return sum(
            in_play[card].counters.get(self.counters, 0)
            for card in self.on.pool(ctx)
            if card in in_play
        )

    def text(self, speech: Speech) -> str:
        """1"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each glory counter on it"""
        return f" for each {self.counters} counter on {self.on.text(speech)}"


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
        tail = self.half.tail(speech).replace(" equal to", " equal to half")
        return f"{tail} (rounding {self.round})"


class ThisWay(Amount):
    """What the step before did: how much, how many `cards`, how many it `destroyed`."""

    word: ClassVar[str] = "this-way"
    example: ClassVar[str] = (
        "- destroy: each friendly artifact\n- gain: {times: 2, of: {this-way: cards}}"
    )
    this_way: Literal["amount", "cards", "destroyed"]
    by: str | None = None
    """The name of the step, when it is not the one just before."""
    whose: Who | None = None
    """Only cards this player controlled."""
    owned_by: Who | None = None
    """Only cards this player owns."""

    def value(self, ctx: Context) -> int:
        """The number."""
        result = ctx.results[self.by] if self.by is not None else ctx.last
        if self.this_way == "amount":
            return result.amount
        cards = result.cards if self.this_way == "cards" else result.destroyed
        if self.whose is not None:
            return sum(self.whose.includes(ctx, _was_controlled(ctx, card)) for card in cards)
        if self.owned_by is not None:
            return sum(self.owned_by.includes(ctx, ctx.table.card(card).owner) for card in cards)
        return len(cards)

    def text(self, speech: Speech) -> str:
        """1"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each card ... this way"""
        return f" for each {self._deed(speech).this_way()}"

    def whole(self, speech: Speech) -> str:
        """the number of cards revealed this way"""
        deed = self._deed(speech)
        if self.this_way == "amount":
            return f"the {deed.this_way()}"
        return f"the number of {deed.this_way(many=True)}"

    def _deed(self, speech: Speech) -> Deed:
        deed = speech.deed if self.by is None else speech.deeds.get(self.by, Deed())
        if self.this_way == "amount":
            return Deed(deed.unit, deed.done)
        done = "destroyed" if self.this_way == "destroyed" else deed.done
        if self.owned_by is not None:
            done = done.replace(" a deck", " their deck")
        noun = deed.noun
        if self.whose is not None:
            noun += f" {self.whose.subject or 'they'} controlled that was"
        return Deed(noun, done)

    def plural(self) -> bool:
        """1Æ for each."""
        return False


def _was_controlled(ctx: Context, card: CardId) -> PlayerId:
    there = ctx.table.state.in_play.get(card)
    if there is not None:
        return there.controller
    gone = ctx.table.last_known.get(card)
    return gone.there.controller if gone is not None else ctx.table.card(card).owner


class EventAmount(Amount):
    """How much the event was about that set the ability off."""

    word: ClassVar[str] = "event"
    example: ClassVar[str] = "capture: {event: amount}\nby: this"
    event: Literal["amount"]

    def value(self, ctx: Context) -> int:
        """The event's amount."""
        return ctx.event.amount if ctx.event is not None else 0

    def text(self, speech: Speech) -> str:
        """that much"""
        return "that much "


class Chosen(Amount):
    """A number chosen before."""

    word: ClassVar[str] = "chosen"
    example: ClassVar[str] = "deal: {chosen: number}\nto: a creature"
    chosen: str = "number"

    def value(self, ctx: Context) -> int:
        """The number."""
        value = ctx.values.get(self.chosen, 0)
        return value if isinstance(value, int) else 0

    def text(self, speech: Speech) -> str:
        """that number"""
        return "that number of "


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


HISTORY = {
    "played": Kind.PLAYED,
    "discarded": Kind.DISCARDED,
    "destroyed": Kind.DESTROYED,
    "used": Kind.USED,
    "reaped": Kind.REAPED,
    "fought": Kind.FOUGHT,
    "forged": Kind.FORGED,
    "stolen": Kind.STOLEN,
}


class History(Amount):
    """How often something happened this turn, or in a player's previous turn."""

    word: ClassVar[str] = "history"
    example: ClassVar[str] = "if: {history: played, cards: a sanctum card, at-least: 7}"
    history: Literal[
        "played", "discarded", "destroyed", "used", "reaped", "fought", "forged", "stolen"
    ]
    cards: AnySelector | None = None
    who: Who | None = Who.YOU
    """Whose: who did it, or who controlled the destroyed card."""
    turn: Literal["this turn", "previous turn"] = "this turn"
    in_fight: bool = False
    others: bool = False
    """Not counting this card."""
    distinct: bool = False
    """How many different cards, however often each."""
    from_: Literal["hand", "deck"] | None = None
    """For discards: where from."""

    def value(self, ctx: Context) -> int:
        """The number of events, or of different cards."""
        state = ctx.table.state
        events = state.history if self.turn == "this turn" else state.previous
        found = [event for event in events if self._fits(ctx, event)]
        return len({event.card for event in found}) if self.distinct else len(found)

    def _fits(self, ctx: Context, event: Event) -> bool:
        if event.kind is not HISTORY[self.history]:
            return False
        if self.who is not None:
            player = event.controller if self.history == "destroyed" else event.player
            if player is None or not self.who.includes(ctx, player):
                return False
        if self.in_fight and not event.in_fight:
            return False
        if self.from_ is not None and event.zone != self.from_:
            return False
        if self.others and event.card == ctx.source:
            return False
        if self.cards is not None:
            return event.card is not None and printed_as(ctx, self.cards, event.card)
        return True

    def text(self, speech: Speech) -> str:
        """1"""
        return "1"

    def tail(self, speech: Speech) -> str:
        """for each enemy creature that was destroyed in a fight this turn"""
        what = self.cards.kind_text(speech) if self.cards is not None else "time"
        side = {Who.OPPONENT: "enemy ", Who.YOU: "friendly "}.get(self.who or Who.EACH, "")
        if self.history == "destroyed":
            fight = " in a fight" if self.in_fight else ""
            return f" for each {side}{what} that was destroyed{fight} {self.turn}"
        doer = "you" if self.who is Who.YOU else (self.who or Who.EACH).subject
        return f" for each {what} {doer} {self.history} {self.turn}"

    def plural(self) -> bool:
        """1Æ for each."""
        return False


def printed_as(ctx: Context, cards: Cards, card: CardId) -> bool:
    """Whether a description of what is printed fits a card, wherever it is by now."""
    from keyforge_tui.engine.language.selectors import Selector

    assert isinstance(cards, Selector)
    facts = ctx.table.card(card)
    own = facts.definition
    return (
        own.type in cards.types
        and (not cards.houses or facts.house in cards.houses)
        and (not cards.not_houses or facts.house not in cards.not_houses)
        and cards.traits <= own.traits
        and (cards.named is None or own.slug == cards.named)
        and not (cards.other and card == ctx.source)
    )
