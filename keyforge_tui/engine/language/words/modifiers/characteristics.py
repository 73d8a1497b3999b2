"""Modifiers: what constant abilities and lasting effects change.

A constant ability names what it is about (`to`: cards, `who`: players), optionally `while` what
is true, and one or more of these words. The rules ask for them by word where they matter.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from keyforge_tui.engine.language.core.ability import Continuous, Labelled
from keyforge_tui.engine.language.core.grammar import Speech, keyword_names, listing
from keyforge_tui.engine.language.core.lines import ability_lines
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    Amount,
    AnyAmount,
    Constant,
    Modifier,
    Nested,
)
from keyforge_tui.engine.model.words import CardId, CardType, House, Keyword
from keyforge_tui.engine.rules import entering, keys
from keyforge_tui.engine.table import modifiers
from keyforge_tui.engine.table.context import Context


def value_of(amount: Amount, ctx: Context, card: CardId | None = None) -> int:
    """An amount, read with the changed card as "it"."""
    if isinstance(amount, Constant):
        return amount.number
    inner = ctx.branch()
    if card is not None:
        inner.bind((card,))
    return amount.value(inner)


def signed(amount: Amount, speech: Speech) -> str:
    """ "+2" or "–2"."""
    text = amount.text(speech)
    return f"–{text[1:]}" if text.startswith("-") else f"+{text}"


class PowerBonus(modifiers.PowerBonus, Modifier):
    """Raises or lowers power."""

    word: ClassVar[str] = "power"
    example: ClassVar[str] = "always:\n  - to: each friendly creature\n    power: 1"
    power: AnyAmount

    def value_for(self, ctx: Context, card: CardId) -> int:
        """How much, for one creature."""
        return value_of(self.power, ctx, card)

    def text(self, speech: Speech) -> str:
        """get +1 power"""
        return f"get {signed(self.power, speech)} power{self.power.tail(speech)}"


class ArmorBonus(modifiers.ArmorBonus, Modifier):
    """Raises or lowers armor."""

    word: ClassVar[str] = "armor"
    example: ClassVar[str] = "always:\n  - to: each neighbor\n    armor: 2"
    armor: AnyAmount

    def value_for(self, ctx: Context, card: CardId) -> int:
        """How much, for one creature."""
        return value_of(self.armor, ctx, card)

    def text(self, speech: Speech) -> str:
        """get +1 armor"""
        return f"get {signed(self.armor, speech)} armor{self.armor.tail(speech)}"


class SetsPower(modifiers.SetsPower, Modifier):
    """Sets power to a number, whatever is printed."""

    word: ClassVar[str] = "sets-power"
    example: ClassVar[str] = (
        "always:\n  - to: this\n    while: {in-battleline: this}\n    sets-power: 5"
    )
    sets_power: AnyAmount

    def value_for(self, ctx: Context, card: CardId) -> int:
        """The power it sets."""
        return value_of(self.sets_power, ctx, card)

    def text(self, speech: Speech) -> str:
        """be considered to have 5 power"""
        power = f"{self.sets_power.text(speech)} power{self.sets_power.tail(speech)}"
        if speech.type is CardType.ARTIFACT:
            return f"be considered a creature with {power}"
        return f"be considered to have {power}"


class SetsArmor(modifiers.SetsArmor, Modifier):
    """Sets armor to a number, whatever is printed."""

    word: ClassVar[str] = "sets-armor"
    example: ClassVar[str] = "always:\n  - to: each creature\n    sets-armor: 0"
    sets_armor: AnyAmount

    def value_for(self, ctx: Context, card: CardId) -> int:
        """The armor it sets."""
        return value_of(self.sets_armor, ctx, card)

    def text(self, speech: Speech) -> str:
        """have 0 armor"""
        return f"have {self.sets_armor.text(speech)} armor"


KeywordList = dict[Keyword, int]


class GainsKeywords(modifiers.GainsKeywords, Modifier):
    """Gives keywords; numbered ones as `assault 2`."""

    word: ClassVar[str] = "keywords"
    example: ClassVar[str] = (
        "always:\n  - to: each friendly flank creature\n    keywords: [skirmish]"
    )
    keywords: Annotated[KeywordList, Nested("keywords")]

    def text(self, speech: Speech) -> str:
        """gain skirmish"""
        return f"gain {listing(keyword_names(self.keywords))}"


class LosesKeywords(modifiers.LosesKeywords, Modifier):
    """Takes keywords away."""

    word: ClassVar[str] = "loses-keywords"
    example: ClassVar[str] = "always:\n  - to: each creature\n    loses-keywords: [elusive]"
    loses_keywords: tuple[Keyword, ...]

    def text(self, speech: Speech) -> str:
        """lose elusive"""
        return f"lose {listing([str(word) for word in self.loses_keywords])}"


class GainsTraits(modifiers.GainsTraits, Modifier):
    """Gives traits."""

    word: ClassVar[str] = "traits"
    example: ClassVar[str] = "always:\n  - to: this creature\n    traits: [mutant]"
    traits: tuple[str, ...]

    def text(self, speech: Speech) -> str:
        """gain the Mutant trait"""
        return f"gain the {listing([trait.title() for trait in self.traits])} trait"


class BelongsTo(modifiers.BelongsTo, Modifier):
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


class Blank(modifiers.Blank, Modifier):
    """Makes the text box blank, except for traits (R25.7)."""

    word: ClassVar[str] = "blank"
    example: ClassVar[str] = "always:\n  - to: each other creature\n    blank: true"
    blank: Literal[True]

    def text(self, speech: Speech) -> str:
        """have a blank text box"""
        return "be considered to have a blank text box (except for traits)"


class Gains(modifiers.Gains, Modifier):
    """Gives abilities: the same keys as a card's own (`reap`, `destroyed`, `after`, `always`)."""

    word: ClassVar[str] = "gains"
    example: ClassVar[str] = (
        "always:\n  - to: this creature\n    gains:\n      reap:\n        - steal: 1"
    )
    labelled: tuple[Labelled, ...] = ()
    continuous: tuple[Continuous, ...] = ()

    def text(self, speech: Speech) -> str:
        """gain, “Reap: Steal 1Æ.”"""
        inner = speech.quoted()
        lines = ability_lines([*self.labelled, *self.continuous], inner, bold=False)
        return f"gain, “{' '.join(lines)}”"


class CountsAsFlank(modifiers.CountsAsFlank, Modifier):
    """Is considered a flank creature wherever it stands (R34.8)."""

    word: ClassVar[str] = "counts-as-flank"
    example: ClassVar[str] = "lasting: this turn\nalways:\n  - to: it\n    counts-as-flank: true"
    counts_as_flank: Literal[True]

    def text(self, speech: Speech) -> str:
        """be considered a flank creature"""
        return "be considered a flank creature"


class EntersPlay(entering.EntersPlay, Modifier):
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


class SpendableAmber(keys.SpendableAmber, Modifier):
    """Æmber on the card may be spent as if it were in your pool; `forging`: for keys only."""

    word: ClassVar[str] = "spendable-amber"
    example: ClassVar[str] = "always:\n  - to: this\n    spendable-amber: forging"
    spendable_amber: Literal["forging", "always"]

    def text(self, speech: Speech) -> str:
        """you may spend Æ on ..."""
        return ""


class Controlled(entering.Controlled, Modifier):
    """The controller of this ability controls the cards (R36)."""

    word: ClassVar[str] = "controlled"
    example: ClassVar[str] = "always:\n  - to: this creature\n    controlled: true"
    controlled: Literal[True]

    def text(self, speech: Speech) -> str:
        """be controlled by you"""
        return "be controlled by you"
