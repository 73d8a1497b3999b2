"""Conditions: what may be true of the table, of cards, of the turn so far."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine import characteristics, defaults
from keyforge_tui.engine.context import Context
from keyforge_tui.engine.language.amounts import (
    AmberOf,
    AmberOn,
    Count,
    History,
    Keys,
    ThisWay,
)
from keyforge_tui.engine.language.base import (
    AnyAmount,
    AnyCondition,
    AnySelector,
    Condition,
    Constant,
    ManyConditions,
)
from keyforge_tui.engine.language.text import AMBER, Speech, article, listing, plural
from keyforge_tui.engine.language.who import Who
from keyforge_tui.engine.words import House, Zone, opponent_of

COMPARISONS = ("at-least", "at-most", "exactly", "more-than", "fewer-than")


class Compare(Condition):
    """Compares an amount: any amount together with one of the five comparisons."""

    word: ClassVar[str] = "compare"
    example: ClassVar[str] = "if: {amber-of: opponent, at-least: 7}"
    compare: AnyAmount
    at_least: AnyAmount | None = None
    at_most: AnyAmount | None = None
    exactly: AnyAmount | None = None
    more_than: AnyAmount | None = None
    fewer_than: AnyAmount | None = None

    def holds(self, ctx: Context) -> bool:
        """Every comparison given."""
        value = self.compare.value(ctx)
        return (
            (self.at_least is None or value >= self.at_least.value(ctx))
            and (self.at_most is None or value <= self.at_most.value(ctx))
            and (self.exactly is None or value == self.exactly.value(ctx))
            and (self.more_than is None or value > self.more_than.value(ctx))
            and (self.fewer_than is None or value < self.fewer_than.value(ctx))
        )

    def text(self, speech: Speech) -> str:
        """your opponent has 7Æ or more"""
        what = self.compare
        if isinstance(what, AmberOf):
            return self._amber(speech, what)
        if isinstance(what, Count):
            return self._count(speech, what)
        if isinstance(what, History):
            return self._history(speech, what)
        if isinstance(what, Keys):
            have = "you have" if what.keys is Who.YOU else f"{what.keys.subject} has"
            state = "unforged" if what.unforged else "forged"
            return f"{have} {self._range(speech)} {state} keys"
        if isinstance(what, ThisWay) and what.this_way == "amount" and self.exactly is not None:
            done = speech.deed.done
            return f"you {done} {self.exactly.text(speech)} damage this way"
        if isinstance(what, AmberOn):
            return f"there is {self._range(speech, AMBER)} on {what.amber_on.text(speech)}"
        if isinstance(what, ThisWay) and what.this_way != "amount":
            noun = plural(speech.it_noun or "card")
            verb = "destroyed" if what.this_way == "destroyed" else speech.deed.done
            return f"{self._range(speech)} {noun} are {verb} this way"
        return f"{what.tail(speech).strip()} is {self._range(speech)}"

    def _range(self, speech: Speech, unit: str = "") -> str:
        if self.at_least is not None:
            return f"{self.at_least.text(speech)}{unit} or more"
        if self.at_most is not None:
            return f"{self.at_most.text(speech)}{unit} or fewer"
        if self.exactly is not None:
            return f"exactly {self.exactly.text(speech)}{unit}"
        if self.more_than is not None:
            return f"more than {self.more_than.text(speech)}{unit}"
        assert self.fewer_than is not None
        return f"fewer than {self.fewer_than.text(speech)}{unit}"

    def _amber(self, speech: Speech, what: AmberOf) -> str:
        have = "you have" if what.amber_of is Who.YOU else f"{what.amber_of.subject} has"
        if isinstance(self.exactly, Constant) and self.exactly.number == 0:
            return f"{have} no {AMBER}"
        if isinstance(self.more_than, AmberOf):
            other = "you" if self.more_than.amber_of is Who.YOU else "your opponent"
            return f"{have} more {AMBER} than {other}"
        return f"{have} {self._range(speech, AMBER)}"

    def _count(self, speech: Speech, what: Count) -> str:
        cards = what.count
        many = cards.kind_text(speech, many=True)
        if isinstance(self.more_than, Count):
            mine = many.replace("friendly ", "").replace("enemy ", "")
            if many.startswith("friendly"):
                return f"you control more {mine} than your opponent"
            if many.startswith("enemy"):
                return f"your opponent controls more {mine} than you"
        if isinstance(self.exactly, Constant) and self.exactly.number == 0:
            return f"there are no {many} in play"
        return f"there are {self._range(speech)} {many} in play"

    def _history(self, speech: Speech, what: History) -> str:
        who = what.who or Who.EACH
        doer = "you" if who is Who.YOU else who.subject
        turn: str = what.turn if what.turn == "this turn" else "on their previous turn"
        if what.from_ is not None:
            turn = f"from {'your' if who is Who.YOU else 'their'} {what.from_} {turn}"
        noun = what.cards.kind_text(speech, many=True) if what.cards is not None else "cards"
        if what.history == "forged":
            return f"{doer} forged a key {turn}"
        if what.history == "destroyed":
            single = what.cards.kind_text(speech) if what.cards is not None else "card"
            side = {Who.YOU: "friendly ", Who.OPPONENT: "enemy "}.get(who, "")
            return f"{article(side + single)} was destroyed {turn}"
        if isinstance(self.exactly, Constant) and self.exactly.number == 0:
            other = "other " if what.others else ""
            return f"{doer} have not {what.history} any {other}{noun} {turn}"
        if isinstance(self.at_least, Constant) and self.at_least.number == 1:
            single = what.cards.text(speech) if what.cards is not None else "a card"
            return f"{doer} {what.history} {single} {turn}"
        return f"{doer} {what.history} {self._range(speech)} {noun} {turn}".replace(
            "exactly 1 cards", "exactly 1 card"
        )


class Exists(Condition):
    """There is a card that fits."""

    word: ClassVar[str] = "exists"
    example: ClassVar[str] = "if: {exists: another friendly creature}"
    exists: AnySelector

    def holds(self, ctx: Context) -> bool:
        """At least one."""
        return bool(self.exists.pool(ctx))

    def text(self, speech: Speech) -> str:
        """there is ... in play"""
        text = self.exists.text(speech, "in")
        if "friendly" in text:
            return f"you control {text.replace('friendly ', '')}"
        where = "" if " in " in text else " in play"
        return f"there is {text}{where}"


class NoneOf(Condition):
    """There is no card that fits."""

    word: ClassVar[str] = "none"
    example: ClassVar[str] = "when: {none: enemy creature}"
    none: AnySelector

    def holds(self, ctx: Context) -> bool:
        """Not one."""
        return not self.none.pool(ctx)

    def text(self, speech: Speech) -> str:
        """there are no ... in play"""
        many = self.none.kind_text(speech, many=True)
        if many.startswith("enemy "):
            return f"your opponent has no {many.removeprefix('enemy ')} in play"
        return f"there are no {many} in play"


class Is(Condition):
    """A card that was spoken of fits a description."""

    word: ClassVar[str] = "is"
    example: ClassVar[str] = "if: {is: it, a: logos card}"
    is_: AnySelector
    a: AnySelector
    was: bool = False
    """Worded in the past."""

    def holds(self, ctx: Context) -> bool:
        """Every card meant fits; none at all does not."""
        cards = self.is_.pool(ctx)
        return bool(cards) and all(self.a.describes(ctx, card) for card in cards)

    def text(self, speech: Speech) -> str:
        """it is a Logos card"""
        kind = self.a.kind_text(speech)
        if kind in ("friendly creature", "friendly artifact", "friendly card") and not self.was:
            return f"you control {self.is_.text(speech)}"
        what = _adjective(kind)
        was = "was already" if what in ADJECTIVES else "was"
        return f"{self.is_.text(speech)} {was if self.was else 'is'} {what}"


ADJECTIVES = ("stunned", "exhausted", "ready", "damaged", "warded", "enraged")


def _adjective(kind: str) -> str:
    if kind == "flank creature":
        return "on a flank"
    first, _, rest = kind.rpartition(" ")
    if rest in ("creature", "card") and first and first.islower():
        return first
    return article(kind)


class InBattleline(Condition):
    """The card stands in a battleline."""

    word: ClassVar[str] = "in-battleline"
    example: ClassVar[str] = "while: {in-battleline: this}"
    in_battleline: AnySelector

    def holds(self, ctx: Context) -> bool:
        """All of them do."""
        zones = ctx.table.state.zones
        return all(zones[card] is Zone.BATTLELINE for card in self.in_battleline.pool(ctx))

    def text(self, speech: Speech) -> str:
        """it is in the battleline"""
        return f"{self.in_battleline.text(speech)} is in the battleline"


class YouDid(Condition):
    """The step before was carried out completely (R28.2)."""

    word: ClassVar[str] = "done"
    example: ClassVar[str] = "if: {done: true}"
    done: bool

    def holds(self, ctx: Context) -> bool:
        """Whether it was, as asked."""
        return ctx.last.done is self.done

    def text(self, speech: Speech) -> str:
        """you do"""
        return "you do" if self.done else "you do not"


class DestroyedThisWay(Condition):
    """The step before destroyed the creature it was about (R21.14)."""

    word: ClassVar[str] = "destroyed-it"
    example: ClassVar[str] = "if: {destroyed-it: true}"
    destroyed_it: bool

    def holds(self, ctx: Context) -> bool:
        """Whether it did, as asked; a creature that took the damage instead is not "it"."""
        return any(card in ctx.it for card in ctx.last.destroyed) is self.destroyed_it

    def text(self, speech: Speech) -> str:
        """this damage destroys that creature"""
        if self.destroyed_it:
            return f"this damage destroys {speech.that()}"
        return f"{speech.it()} is not destroyed"


class Tide(Condition):
    """The tide is high or low for you (R48.6)."""

    word: ClassVar[str] = "tide"
    example: ClassVar[str] = "if: {tide: high}"
    tide: Literal["high", "low"]

    def holds(self, ctx: Context) -> bool:
        """Neutral is neither."""
        state = ctx.table.state.tide
        wanted = ctx.controller if self.tide == "high" else opponent_of(ctx.controller)
        return state == wanted

    def text(self, speech: Speech) -> str:
        """the tide is high"""
        return f"the tide is {self.tide}"


class YourTurn(Condition):
    """It is this player's turn."""

    word: ClassVar[str] = "turn-of"
    example: ClassVar[str] = "if: {turn-of: you}"
    turn_of: Who

    def holds(self, ctx: Context) -> bool:
        """Whether that player is active."""
        return self.turn_of.includes(ctx, ctx.table.state.active)

    def text(self, speech: Speech) -> str:
        """it is your turn"""
        return f"it is {self.turn_of.possessive} turn"


class ActiveHouse(Condition):
    """The active house is this one."""

    word: ClassVar[str] = "active-house"
    example: ClassVar[str] = "while: {active-house: untamed}"
    active_house: House

    def holds(self, ctx: Context) -> bool:
        """Whether it is."""
        return ctx.table.state.house is self.active_house

    def text(self, speech: Speech) -> str:
        """Untamed is your active house"""
        return f"{self.active_house.title} is your active house"


class Haunted(Condition):
    """A player has ten or more cards in the discard pile (R47.1)."""

    word: ClassVar[str] = "haunted"
    example: ClassVar[str] = "if: {haunted: you}"
    haunted: Who

    def holds(self, ctx: Context) -> bool:
        """Whether each player meant is."""
        players = ctx.table.state.players
        return all(
            len(players[player].discard) >= defaults.HAUNTED for player in self.haunted.players(ctx)
        )

    def text(self, speech: Speech) -> str:
        """you are haunted"""
        return (
            "you are haunted" if self.haunted is Who.YOU else f"{self.haunted.subject} is haunted"
        )


class ShareHouse(Condition):
    """The cards share a house (last known, for cards that left)."""

    word: ClassVar[str] = "share-house"
    example: ClassVar[str] = "if: {share-house: them}"
    share_house: AnySelector

    def holds(self, ctx: Context) -> bool:
        """One house is common to all of at least two."""
        cards = self.share_house.pool(ctx)
        if len(cards) < 2:
            return False
        common = characteristics.houses(ctx.table, cards[0])
        for card in cards[1:]:
            common &= characteristics.houses(ctx.table, card)
        return bool(common)

    def text(self, speech: Speech) -> str:
        """those creatures share a house"""
        return f"{speech.that()} share a house"


class ShareTrait(Condition):
    """It shares a trait with other cards."""

    word: ClassVar[str] = "shares-trait-with"
    example: ClassVar[str] = (
        "destroy: {select: each creature, where: {shares-trait-with: the victim}}"
    )
    shares_trait_with: AnySelector

    def holds(self, ctx: Context) -> bool:
        """Some trait is common."""
        mine: frozenset[str] = frozenset()
        for card in ctx.it:
            mine |= characteristics.traits(ctx.table, card)
        return any(
            mine & characteristics.traits(ctx.table, card)
            for card in self.shares_trait_with.pool(ctx)
        )

    def text(self, speech: Speech) -> str:
        """shares a trait with ..."""
        return f"shares a trait with {self.shares_trait_with.text(speech)}"


class SharesHouseWith(Condition):
    """It shares a house with other cards."""

    word: ClassVar[str] = "shares-house-with"
    example: ClassVar[str] = "destroy: {select: a creature, where: {shares-house-with: the victim}}"
    shares_house_with: AnySelector

    def holds(self, ctx: Context) -> bool:
        """Some house is common."""
        mine: frozenset[House] = frozenset()
        for card in ctx.it:
            mine |= characteristics.houses(ctx.table, card)
        return any(
            mine & characteristics.houses(ctx.table, card)
            for card in self.shares_house_with.pool(ctx)
        )

    def text(self, speech: Speech) -> str:
        """shares a house with ..."""
        return f"shares a house with {self.shares_house_with.text(speech)}"


class SameNameAs(Condition):
    """It has the same name as another card."""

    word: ClassVar[str] = "same-name-as"
    example: ClassVar[str] = "where: {not: {same-name-as: the first}}"
    same_name_as: AnySelector

    def holds(self, ctx: Context) -> bool:
        """Whether it does."""
        names = {ctx.table.name(card) for card in self.same_name_as.pool(ctx)}
        return any(ctx.table.name(card) in names for card in ctx.it)

    def text(self, speech: Speech) -> str:
        """has the same name as it"""
        return f"has the same name as {self.same_name_as.text(speech)}"


class PowerEquals(Condition):
    """Its power compares to an amount."""

    word: ClassVar[str] = "its-power"
    example: ClassVar[str] = "where: {its-power: exactly, amount: {chosen: number}}"
    its_power: Literal["exactly", "less-than", "more-than"]
    amount: AnyAmount

    def holds(self, ctx: Context) -> bool:
        """Each card spoken of."""
        limit = self.amount.value(ctx)
        powers = [characteristics.power(ctx.table, card) for card in ctx.it]
        if self.its_power == "exactly":
            return all(power == limit for power in powers)
        if self.its_power == "less-than":
            return all(power < limit for power in powers)
        return all(power > limit for power in powers)

    def text(self, speech: Speech) -> str:
        """has power equal to that number"""
        amount = self.amount.text(speech).removesuffix(" of ")
        how = {"exactly": "equal to", "less-than": "lower than", "more-than": "higher than"}
        return f"has power {how[self.its_power]} {amount}"


class FirstUse(Condition):
    """This is the first time the card was used this turn."""

    word: ClassVar[str] = "first-use-of"
    example: ClassVar[str] = "if: {first-use-of: this creature}"
    first_use_of: AnySelector

    def holds(self, ctx: Context) -> bool:
        """At most the use just made is in the history."""
        from keyforge_tui.engine.events import Kind

        cards = self.first_use_of.pool(ctx)
        uses = [e for e in ctx.table.state.history if e.kind is Kind.USED and e.card in cards]
        return len(uses) <= 1

    def text(self, speech: Speech) -> str:
        """this is the first time this creature was used this turn"""
        return f"this is the first time {self.first_use_of.text(speech)} was used this turn"


class AllOf(Condition):
    """All of several conditions."""

    word: ClassVar[str] = "all-of"
    example: ClassVar[str] = "if: {all-of: [{tide: high}, {turn-of: you}]}"
    all_of: ManyConditions

    def holds(self, ctx: Context) -> bool:
        """Every one."""
        return all(condition.holds(ctx) for condition in self.all_of)

    def text(self, speech: Speech) -> str:
        """a and b"""
        return listing([condition.text(speech) for condition in self.all_of])


class AnyOf(Condition):
    """At least one of several conditions."""

    word: ClassVar[str] = "any-of"
    example: ClassVar[str] = "if: {any-of: [{tide: high}, {turn-of: you}]}"
    any_of: ManyConditions

    def holds(self, ctx: Context) -> bool:
        """Some one."""
        return any(condition.holds(ctx) for condition in self.any_of)

    def text(self, speech: Speech) -> str:
        """a or b"""
        return listing([condition.text(speech) for condition in self.any_of], "or")


class Not(Condition):
    """The opposite of a condition."""

    word: ClassVar[str] = "not"
    example: ClassVar[str] = "while: {not: {active-house: untamed}}"
    not_: AnyCondition

    def holds(self, ctx: Context) -> bool:
        """Whether it does not hold."""
        return not self.not_.holds(ctx)

    def text(self, speech: Speech) -> str:
        """it is not ..."""
        text = self.not_.text(speech)
        for verb, negated in (
            (" is ", " is not "),
            ("there is ", "there is no "),
            (" has ", " does not have "),
            ("shares ", "does not share "),
            ("has ", "does not have "),
        ):
            if verb in f" {text}":
                return f" {text}".replace(verb, negated, 1).lstrip()
        return f"not {text}"
