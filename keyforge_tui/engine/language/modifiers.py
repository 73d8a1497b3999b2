"""Modifiers: what constant abilities and lasting effects change.

A constant ability names what it is about (`to`: cards, `who`: players), optionally `while` what
is true, and one or more of these words. The rules ask for them by word where they matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from keyforge_tui.engine.language.abilities import Continuous, Labelled
from keyforge_tui.engine.language.base import (
    Amount,
    AnyAmount,
    AnyCondition,
    AnySelector,
    Constant,
    Modifier,
    Nested,
)
from keyforge_tui.engine.language.text import AMBER, NUMBERS, Speech, listing
from keyforge_tui.engine.language.who import Who
from keyforge_tui.engine.words import CardId, CardType, House, Keyword, PlayerId

if TYPE_CHECKING:
    from keyforge_tui.engine.context import Context


def _value(amount: Amount, ctx: Context, card: CardId | None = None) -> int:
    """An amount, read with the changed card as "it"."""
    if isinstance(amount, Constant):
        return amount.number
    inner = ctx.branch()
    if card is not None:
        inner.bind((card,))
    return amount.value(inner)


def _signed(amount: Amount, speech: Speech) -> str:
    """ "+2" or "–2"."""
    text = amount.text(speech)
    return f"–{text[1:]}" if text.startswith("-") else f"+{text}"


class PowerBonus(Modifier):
    """Raises or lowers power."""

    word: ClassVar[str] = "power"
    example: ClassVar[str] = "always:\n  - to: each friendly creature\n    power: 1"
    power: AnyAmount

    def value_for(self, ctx: Context, card: CardId) -> int:
        """How much, for one creature."""
        return _value(self.power, ctx, card)

    def text(self, speech: Speech) -> str:
        """get +1 power"""
        return f"get {_signed(self.power, speech)} power{self.power.tail(speech)}"


class ArmorBonus(Modifier):
    """Raises or lowers armor."""

    word: ClassVar[str] = "armor"
    example: ClassVar[str] = "always:\n  - to: each neighbor\n    armor: 2"
    armor: AnyAmount

    def value_for(self, ctx: Context, card: CardId) -> int:
        """How much, for one creature."""
        return _value(self.armor, ctx, card)

    def text(self, speech: Speech) -> str:
        """get +1 armor"""
        return f"get {_signed(self.armor, speech)} armor{self.armor.tail(speech)}"


class SetsPower(Modifier):
    """Sets power to a number, whatever is printed."""

    word: ClassVar[str] = "sets-power"
    example: ClassVar[str] = (
        "always:\n  - to: this\n    while: {in-battleline: this}\n    sets-power: 5"
    )
    sets_power: AnyAmount

    def value_for(self, ctx: Context, card: CardId) -> int:
        """The power it sets."""
        return _value(self.sets_power, ctx, card)

    def text(self, speech: Speech) -> str:
        """be considered to have 5 power"""
        power = f"{self.sets_power.text(speech)} power{self.sets_power.tail(speech)}"
        if speech.type is CardType.ARTIFACT:
            return f"be considered a creature with {power}"
        return f"be considered to have {power}"


class SetsArmor(Modifier):
    """Sets armor to a number, whatever is printed."""

    word: ClassVar[str] = "sets-armor"
    example: ClassVar[str] = "always:\n  - to: each creature\n    sets-armor: 0"
    sets_armor: AnyAmount

    def value_for(self, ctx: Context, card: CardId) -> int:
        """The armor it sets."""
        return _value(self.sets_armor, ctx, card)

    def text(self, speech: Speech) -> str:
        """have 0 armor"""
        return f"have {self.sets_armor.text(speech)} armor"


KeywordList = dict[Keyword, int]


class GainsKeywords(Modifier):
    """Gives keywords; numbered ones as `assault 2`."""

    word: ClassVar[str] = "keywords"
    example: ClassVar[str] = (
        "always:\n  - to: each friendly flank creature\n    keywords: [skirmish]"
    )
    keywords: Annotated[KeywordList, Nested("keywords")]

    def gained(self, ctx: Context, card: CardId) -> dict[Keyword, int]:
        """The keywords, for one card."""
        return self.keywords

    def text(self, speech: Speech) -> str:
        """gain skirmish"""
        return f"gain {listing(keyword_names(self.keywords))}"


def keyword_names(keywords: dict[Keyword, int]) -> list[str]:
    """Keywords as they are written: "taunt", "assault 2"."""
    return [f"{word} {number}" if number else str(word) for word, number in keywords.items()]


class LosesKeywords(Modifier):
    """Takes keywords away."""

    word: ClassVar[str] = "loses-keywords"
    example: ClassVar[str] = "always:\n  - to: each creature\n    loses-keywords: [elusive]"
    loses_keywords: tuple[Keyword, ...]

    def text(self, speech: Speech) -> str:
        """lose elusive"""
        return f"lose {listing([str(word) for word in self.loses_keywords])}"


class GainsTraits(Modifier):
    """Gives traits."""

    word: ClassVar[str] = "traits"
    example: ClassVar[str] = "always:\n  - to: this creature\n    traits: [mutant]"
    traits: tuple[str, ...]

    def gained(self, ctx: Context) -> frozenset[str]:
        """The traits."""
        return frozenset(self.traits)

    def text(self, speech: Speech) -> str:
        """gain the Mutant trait"""
        return f"gain the {listing([trait.title() for trait in self.traits])} trait"


class BelongsTo(Modifier):
    """Changes the house: a house, `all` houses, or the `chosen` house; `also` adds it.

    `unless-yours`: only of cards that belong to none of your three houses.
    """

    word: ClassVar[str] = "belongs-to"
    example: ClassVar[str] = "always:\n  - to: this creature\n    belongs-to: all"
    belongs_to: House | Literal["all", "chosen", "active"]
    also: bool = False
    unless_yours: bool = False

    def changed(self, ctx: Context, houses: frozenset[House]) -> frozenset[House]:
        """The houses after the change."""
        if self.unless_yours and not houses.isdisjoint(
            ctx.table.state.players[ctx.controller].houses
        ):
            return houses
        if self.belongs_to == "all":
            return frozenset(House)
        house: House | None
        if self.belongs_to == "chosen":
            value = ctx.values.get("house")
            house = value if isinstance(value, House) else None
        elif self.belongs_to == "active":
            house = ctx.table.state.house
        else:
            house = House(self.belongs_to)
        if house is None:
            return houses
        return houses | {house} if self.also else frozenset({house})

    def text(self, speech: Speech) -> str:
        """belong to house Mars"""
        match self.belongs_to:
            case "all":
                return "belong to all houses"
            case "chosen":
                return "belong to that house"
            case "active":
                return "belong to the active house"
            case house:
                unless = " unless it belongs to one of your three houses"
                text = f"belong to house {House(house).title}"
                return text + unless if self.unless_yours else text


class Blank(Modifier):
    """Makes the text box blank, except for traits (R25.7)."""

    word: ClassVar[str] = "blank"
    example: ClassVar[str] = "always:\n  - to: each other creature\n    blank: true"
    blank: Literal[True]

    def text(self, speech: Speech) -> str:
        """have a blank text box"""
        return "be considered to have a blank text box (except for traits)"


class Gains(Modifier):
    """Gives abilities: the same keys as a card's own (`reap`, `destroyed`, `after`, `always`)."""

    word: ClassVar[str] = "gains"
    example: ClassVar[str] = (
        "always:\n  - to: this creature\n    gains:\n      reap:\n        - steal: 1"
    )
    labelled: tuple[Labelled, ...] = ()
    continuous: tuple[Continuous, ...] = ()
    entering: bool = False
    """For cards still to be played: they have it as they enter play."""

    def text(self, speech: Speech) -> str:
        """gain, “Reap: Steal 1Æ.”"""
        from keyforge_tui.engine.language.cardtext import ability_lines

        inner = speech.quoted()
        lines = ability_lines([*self.labelled, *self.continuous], inner, bold=False)
        return f"gain, “{' '.join(lines)}”"


class CountsAsFlank(Modifier):
    """Is considered a flank creature wherever it stands (R34.8)."""

    word: ClassVar[str] = "counts-as-flank"
    example: ClassVar[str] = "lasting: this turn\nalways:\n  - to: it\n    counts-as-flank: true"
    counts_as_flank: Literal[True]

    def text(self, speech: Speech) -> str:
        """be considered a flank creature"""
        return "be considered a flank creature"


Forbidden = Literal[
    "reap", "fight", "be-used", "be-dealt-damage", "ready", "be-attacked", "trigger-destroyed"
]


class Cannot(Modifier):
    """Forbids something to cards; "cannot" beats "may" and "must" (R32)."""

    word: ClassVar[str] = "cannot"
    example: ClassVar[str] = "always:\n  - to: this\n    cannot: reap"
    cannot: tuple[Forbidden, ...]
    by: AnySelector | None = None
    """Only with regard to these: damage dealt by them."""
    unless: AnyCondition | None = None

    def text(self, speech: Speech) -> str:
        """cannot reap"""
        names = [word.replace("-", " ") for word in self.cannot]
        text = f"cannot {listing(names, 'or')}"
        if self.by is not None:
            text += f" by {self.by.kind_text(speech, many=True)}"
        if self.unless is not None:
            text += f" unless {self.unless.text(speech)}"
        return text


class AttacksOnly(Modifier):
    """Can only attack creatures of a kind."""

    word: ClassVar[str] = "attacks-only"
    example: ClassVar[str] = "always:\n  - to: this\n    attacks-only: a stunned creature"
    attacks_only: AnySelector

    def text(self, speech: Speech) -> str:
        """can only attack stunned creatures"""
        return f"can only attack {self.attacks_only.kind_text(speech, many=True)}"


class IgnoresKeywords(Modifier):
    """While attacking, ignores keywords of the other side."""

    word: ClassVar[str] = "ignores-keywords"
    example: ClassVar[str] = "always:\n  - to: this\n    ignores-keywords: [taunt, elusive]"
    ignores_keywords: tuple[Keyword, ...]

    def text(self, speech: Speech) -> str:
        """ignore taunt and elusive while attacking"""
        return f"ignore {listing([str(word) for word in self.ignores_keywords])} while attacking"


class FightDamage(Modifier):
    """Changes the damage dealt by power in a fight: `none`, `only` so much, or `more`."""

    word: ClassVar[str] = "fight-damage"
    example: ClassVar[str] = (
        "always:\n  - to: this\n"
        "    fight-damage: {more: 2, when: attacking, against: a flank creature}"
    )
    none: bool = False
    only: int | None = None
    more: AnyAmount | None = None
    when: Literal["fighting", "attacking", "attacked"] = "fighting"
    against: AnySelector | None = None

    def text(self, speech: Speech) -> str:
        """deal no damage when fighting"""
        when = {
            "fighting": "when fighting",
            "attacking": "while attacking",
            "attacked": "when attacked",
        }[self.when]
        if self.none:
            return f"deal no damage {when}"
        if self.only is not None:
            return f"only deal {self.only} damage {when}"
        more = self.more.text(speech) if self.more is not None else "0"
        text = f"deal +{more} damage {when}"
        return text if self.against is None else f"{text} {self.against.text(speech)}"


class KeysCost(Modifier):
    """Changes what keys cost a player."""

    word: ClassVar[str] = "keys-cost"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    keys-cost: 1"
    keys_cost: AnyAmount

    def value_for(self, ctx: Context, player: PlayerId) -> int:
        """How much more, now."""
        return _value(self.keys_cost, ctx)

    def text(self, speech: Speech) -> str:
        """cost +1Æ"""
        return f"cost {_signed(self.keys_cost, speech)}{AMBER}{self.keys_cost.tail(speech)}"


class HandSize(Modifier):
    """Changes how many cards a player refills to (R11.2)."""

    word: ClassVar[str] = "hand-size"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    hand-size: 1"
    hand_size: AnyAmount

    def value_for(self, ctx: Context) -> int:
        """How many more."""
        return _value(self.hand_size, ctx)

    def text(self, speech: Speech) -> str:
        """refill their hand to 1 additional card"""
        number = self.hand_size.text(speech)
        word = "less" if number.startswith("-") else "additional"
        number = number.removeprefix("-")
        cards = "card" if number == "1" else "cards"
        return f"{number} {word} {cards}{self.hand_size.tail(speech)}"


class CannotPlay(Modifier):
    """Forbids a player to play cards of a kind."""

    word: ClassVar[str] = "cannot-play"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    cannot-play: creature"
    cannot_play: AnySelector

    def text(self, speech: Speech) -> str:
        """cannot play creatures"""
        return f"cannot play {self.cannot_play.kind_text(speech, many=True)}"


class PlayLimit(Modifier):
    """Limits how many cards a player may play in a turn, in all or of each type."""

    word: ClassVar[str] = "play-limit"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    play-limit: 2"
    play_limit: int
    per_type: bool = False

    def text(self, speech: Speech) -> str:
        """cannot play more than 2 cards each turn"""
        cards = "card" if self.play_limit == 1 else "cards"
        kind = " of each card type" if self.per_type else ""
        return f"cannot play more than {self.play_limit} {cards}{kind} each turn"


class MustChooseHouse(Modifier):
    """A player must choose a house as active house, if it is eligible (R8.5)."""

    word: ClassVar[str] = "must-choose"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    must-choose: dis"
    must_choose: House | Literal["chosen"]

    def house(self, ctx: Context) -> House | None:
        """The house."""
        return _house(self.must_choose, ctx)

    def text(self, speech: Speech) -> str:
        """must choose Dis as their active house"""
        return f"must choose {_house_text(self.must_choose)} as {{their}} active house"


class CannotChooseHouse(Modifier):
    """A player cannot choose a house as active house (R8.6)."""

    word: ClassVar[str] = "cannot-choose"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: opponent\n    cannot-choose: chosen"
    cannot_choose: House | Literal["chosen"]

    def house(self, ctx: Context) -> House | None:
        """The house."""
        return _house(self.cannot_choose, ctx)

    def text(self, speech: Speech) -> str:
        """cannot choose that house as their active house"""
        return f"cannot choose {_house_text(self.cannot_choose)} as {{their}} active house"


def _house(word: House | str, ctx: Context) -> House | None:
    if word == "chosen":
        value = ctx.values.get("house")
        return value if isinstance(value, House) else None
    return House(word)


def _house_text(word: House | str) -> str:
    return "that house" if word == "chosen" else House(word).title


class SkipsStep(Modifier):
    """A player skips a step of the turn."""

    word: ClassVar[str] = "skips"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: opponent next turn\nalways:\n  - who: opponent\n    skips: forge"
    )
    skips: Literal["forge"]

    def text(self, speech: Speech) -> str:
        """skip the “forge a key” step"""
        return "skip {their} “forge a key” step"


class AmberCannotBeStolen(Modifier):
    """A player's Æmber cannot be stolen (R32.3)."""

    word: ClassVar[str] = "amber-cannot-be-stolen"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = "always:\n  - who: you\n    amber-cannot-be-stolen: true"
    amber_cannot_be_stolen: Literal[True]

    def text(self, speech: Speech) -> str:
        """Æ cannot be stolen"""
        return f"{AMBER} cannot be stolen"


class EntersPlay(Modifier):
    """Other cards enter play in a state.

    `played-by`: only those this player plays; `first-played`: only the first creature played
    each turn.
    """

    word: ClassVar[str] = "enter"
    example: ClassVar[str] = "always:\n  - to: each friendly creature\n    enter: ready"
    enter: Literal["ready", "stunned", "enraged", "warded"]
    played_by: Who | None = None
    first_played: bool = False

    def text(self, speech: Speech) -> str:
        """enter play ready"""
        return f"enter play {self.enter}"


class Usable(Modifier):
    """May be used although not of the active house; `only` for fighting, up to `cards` cards."""

    word: ClassVar[str] = "usable"
    example: ClassVar[str] = "always:\n  - to: this\n    usable: true"
    usable: Literal[True]
    only: Literal["fight", "reap"] | None = None
    cards: int | None = None
    """At most so many different cards (R16.11)."""

    def text(self, speech: Speech) -> str:
        """may be used as if it belonged to the active house"""
        if self.only:
            return f"may {self.only}"
        return "may be used as if {they} belonged to the active house"


class UsedOnlyTo(Modifier):
    """Cannot be used in any other way than this one; a stun is still removed (R43.4)."""

    word: ClassVar[str] = "used-only-to"
    example: ClassVar[str] = (
        "always:\n  - to: each friendly creature\n    usable: true\n    used-only-to: fight"
    )
    used_only_to: Literal["fight", "reap"]

    def text(self, speech: Speech) -> str:
        """can only be used to fight"""
        return f"can only be used to {self.used_only_to}"


class MayPlay(Modifier):
    """A player may play cards that are not of the active house."""

    word: ClassVar[str] = "may-play"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "lasting: this turn\nuses: 1\nalways:\n  - who: you\n    may-play: non-logos card"
    )
    may_play: AnySelector
    each_turn: int | None = None
    """Only so many each turn."""

    def text(self, speech: Speech) -> str:
        """may play a non-Logos card"""
        if self.each_turn is None:
            return f"may play {self.may_play.text(speech)}"
        what = self.may_play.kind_text(speech, many=self.each_turn > 1)
        return f"may play {NUMBERS[self.each_turn]} {what} each turn"


class Toll(Modifier):
    """A player must pay the other to play or use cards of a kind, or cannot."""

    word: ClassVar[str] = "toll"
    about: ClassVar[str] = "player"
    example: ClassVar[str] = (
        "always:\n  - who: opponent\n    toll: {amount: 1, to: use, cards: an artifact}"
    )
    amount: int
    to: Literal["play", "use"]
    cards: AnySelector

    def text(self, speech: Speech) -> str:
        """must pay you 1Æ in order to use an artifact"""
        return f"must pay you {self.amount}{AMBER} in order to {self.to} {self.cards.text(speech)}"


class SpendableAmber(Modifier):
    """Æmber on the card may be spent as if it were in your pool; `forging`: for keys only."""

    word: ClassVar[str] = "spendable-amber"
    example: ClassVar[str] = "always:\n  - to: this\n    spendable-amber: forging"
    spendable_amber: Literal["forging", "always"]

    def text(self, speech: Speech) -> str:
        """you may spend Æ on ..."""
        return ""


class Controlled(Modifier):
    """The controller of this ability controls the cards (R36)."""

    word: ClassVar[str] = "controlled"
    example: ClassVar[str] = "always:\n  - to: this creature\n    controlled: true"
    controlled: Literal[True]

    def text(self, speech: Speech) -> str:
        """be controlled by you"""
        return "be controlled by you"


class PlaysElsewhere(Modifier):
    """Reserved for cards that change what their keyword reaches."""

    word: ClassVar[str] = "taunt-reach"
    example: ClassVar[str] = "always:\n  - to: this\n    taunt-reach: 2"
    taunt_reach: int

    def text(self, speech: Speech) -> str:
        """protect its neighbors’ neighbors too"""
        return "protect {their} neighbors’ neighbors with taunt too"
