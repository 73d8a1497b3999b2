"""Modifiers: what constant abilities and lasting effects change.

A constant ability names what it is about (`to`: cards, `who`: players), optionally `while` what
is true, and one or more of these words. The rules ask for them by word where they matter.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from keyforge_tui.engine.language.core.ability import Continuous, Labelled
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    Amount,
    AnyNumber,
    Constant,
    Modifier,
    Nested,
)
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.grammar import keyword_names
from keyforge_tui.engine.model.words import CardId, House, Keyword, Label
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


class PowerBonus(modifiers.PowerBonus, Modifier):
    """Raises or lowers power."""

    word: ClassVar[str] = "power"
    example: ClassVar[str] = "always:\n  - to: each friendly creature\n    power: 1"
    power: AnyNumber

    def value_for(self, ctx: Context, card: CardId) -> int:
        """How much, for one creature."""
        return value_of(self.power, ctx, card)

    def meaning(self) -> clause.Change:
        """They get it."""
        return clause.Change("get", (("object", clause.Stuff("power", self.power.meaning())),))


class ArmorBonus(modifiers.ArmorBonus, Modifier):
    """Raises or lowers armor."""

    word: ClassVar[str] = "armor"
    example: ClassVar[str] = "always:\n  - to: each neighbor\n    armor: 2"
    armor: AnyNumber

    def value_for(self, ctx: Context, card: CardId) -> int:
        """How much, for one creature."""
        return value_of(self.armor, ctx, card)

    def meaning(self) -> clause.Change:
        """They get it."""
        return clause.Change("get", (("object", clause.Stuff("armor", self.armor.meaning())),))


class SetsPower(modifiers.SetsPower, Modifier):
    """Sets power to a number, whatever is printed."""

    word: ClassVar[str] = "sets-power"
    example: ClassVar[str] = (
        "always:\n  - to: this\n    while: {in-battleline: this}\n    sets-power: 5"
    )
    sets_power: AnyNumber

    def value_for(self, ctx: Context, card: CardId) -> int:
        """The power it sets."""
        return value_of(self.sets_power, ctx, card)

    def meaning(self) -> clause.Change:
        """They count as having it."""
        return clause.Change(
            "count-as-power", (("object", clause.Stuff("power", self.sets_power.meaning())),)
        )


class SetsArmor(modifiers.SetsArmor, Modifier):
    """Sets armor to a number, whatever is printed."""

    word: ClassVar[str] = "sets-armor"
    example: ClassVar[str] = "always:\n  - to: each creature\n    sets-armor: 0"
    sets_armor: AnyNumber

    def value_for(self, ctx: Context, card: CardId) -> int:
        """The armor it sets."""
        return value_of(self.sets_armor, ctx, card)

    def meaning(self) -> clause.Change:
        """They have it."""
        return clause.Change(
            "have-armor", (("object", clause.Stuff("armor", self.sets_armor.meaning())),)
        )


KeywordList = dict[Keyword, int]


class GainsKeywords(modifiers.GainsKeywords, Modifier):
    """Gives keywords; numbered ones as `assault 2`."""

    word: ClassVar[str] = "keywords"
    example: ClassVar[str] = (
        "always:\n  - to: each friendly flank creature\n    keywords: [skirmish]"
    )
    keywords: Annotated[KeywordList, Nested("keywords")]

    def given(self, ctx: Context, card: CardId) -> KeywordList:
        """As they are written."""
        return self.keywords

    def meaning(self) -> clause.Change:
        """They gain them."""
        return clause.Change(
            "gain-keywords", (("object", clause.Words(tuple(keyword_names(self.keywords)))),)
        )


class GainsKeywordX(modifiers.GainsKeywords, Modifier):
    """Gives a numbered keyword with a counted number: "assault X" (R46.14, R51)."""

    word: ClassVar[str] = "keyword-x"
    example: ClassVar[str] = (
        "always:\n  - to: each friendly creature\n"
        "    keyword-x: {keyword: assault, x: {keys: opponent}}"
    )
    keyword: Literal["assault", "hazardous"]
    x: AnyNumber

    def given(self, ctx: Context, card: CardId) -> KeywordList:
        """With the number as it is now."""
        return {Keyword(self.keyword): max(0, value_of(self.x, ctx, card))}

    def meaning(self) -> clause.Change:
        """They gain it."""
        number = clause.Number(self.x.meaning())
        return clause.Change(
            "gain-keyword-x", (("object", clause.Word(self.keyword)), ("amount", number))
        )


class SwitchesPowerAndArmor(modifiers.SwitchesPowerAndArmor, Modifier):
    """Power and armor change places, whatever each of them is made of."""

    word: ClassVar[str] = "switches-power-and-armor"
    example: ClassVar[str] = (
        "lasting: this turn\nalways:\n  - to: this\n    switches-power-and-armor: true"
    )
    switches_power_and_armor: Literal[True]

    def meaning(self) -> clause.Change:
        """They are switched."""
        return clause.Change("switch-numbers")


LabelOfUse = Literal[Label.PLAY, Label.FIGHT, Label.REAP]


class AlsoLabelled(modifiers.AlsoLabelled, Modifier):
    """Abilities with some labels are triggered as those with other labels are, too."""

    word: ClassVar[str] = "also-labelled"
    example: ClassVar[str] = (
        "always:\n  - to: each friendly creature\n"
        "    also-labelled: {of: [play], are: [play, reap]}"
    )
    of: tuple[LabelOfUse, ...]
    are: tuple[LabelOfUse, ...]

    def meaning(self) -> clause.Change:
        """Their abilities have more labels."""
        return clause.Change(
            "relabel",
            (("object", clause.Words(self.of)), ("goal", clause.Word("/".join(self.are)))),
        )


class LosesKeywords(modifiers.LosesKeywords, Modifier):
    """Takes keywords away."""

    word: ClassVar[str] = "loses-keywords"
    example: ClassVar[str] = "always:\n  - to: each creature\n    loses-keywords: [elusive]"
    loses_keywords: tuple[Keyword, ...]

    def meaning(self) -> clause.Change:
        """They lose them."""
        return clause.Change(
            "lose-keywords", (("object", clause.Words(tuple(self.loses_keywords))),)
        )


class GainsTraits(modifiers.GainsTraits, Modifier):
    """Gives traits."""

    word: ClassVar[str] = "traits"
    example: ClassVar[str] = "always:\n  - to: this creature\n    traits: [mutant]"
    traits: tuple[str, ...]

    def meaning(self) -> clause.Change:
        """They gain them."""
        return clause.Change("gain-traits", (("object", clause.Traits(self.traits)),))


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

    def meaning(self) -> clause.Change:
        """They belong to it."""
        houses = {"all": "all houses", "chosen": "that house", "active": "the active house"}
        house = houses.get(self.belongs_to) or f"house {House(self.belongs_to).title}"
        also = (("also", clause.Word("in addition to its own")),) if self.also else ()
        verb = "belong-if-foreign" if self.unless_yours else "belong"
        return clause.Change(verb, (("object", clause.Word(house)), *also))


class Blank(modifiers.Blank, Modifier):
    """Makes the text box blank, except for traits (R25.7)."""

    word: ClassVar[str] = "blank"
    example: ClassVar[str] = "always:\n  - to: each other creature\n    blank: true"
    blank: Literal[True]

    def meaning(self) -> clause.Change:
        """Their text box is blank."""
        return clause.Change("be-blank")


class Gains(modifiers.Gains, Modifier):
    """Gives abilities: the same keys as a card's own (`reap`, `destroyed`, `after`, `always`)."""

    word: ClassVar[str] = "gains"
    example: ClassVar[str] = (
        "always:\n  - to: this creature\n    gains:\n      reap:\n        - steal: 1"
    )
    labelled: tuple[Labelled, ...] = ()
    continuous: tuple[Continuous, ...] = ()

    def meaning(self) -> clause.Change:
        """They gain the abilities."""
        abilities = tuple(one.meaning() for one in (*self.labelled, *self.continuous))
        return clause.Change("quoted", (("object", clause.Quoted(abilities)),))


class CountsAsFlank(modifiers.CountsAsFlank, Modifier):
    """Is considered a flank creature wherever it stands (R34.8)."""

    word: ClassVar[str] = "counts-as-flank"
    example: ClassVar[str] = "lasting: this turn\nalways:\n  - to: it\n    counts-as-flank: true"
    counts_as_flank: Literal[True]

    def meaning(self) -> clause.Change:
        """They count as on a flank."""
        return clause.Change("be-flank")


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

    def meaning(self) -> clause.Change:
        """They enter play so."""
        state = ("manner", clause.Word(self.enter))
        player = () if self.played_by is None else (("player", self.played_by.meaning()),)
        first = (("first", clause.Word("first")),) if self.first_played else ()
        return clause.Change("enter-play", (state, *player, *first))


class SpendableAmber(keys.SpendableAmber, Modifier):
    """Æmber on the card may be spent: `always` as if it were in your pool, or when `forging`.

    Only keys are paid for by spending (R42.10), so the two differ in what is printed alone.
    """

    word: ClassVar[str] = "spendable-amber"
    example: ClassVar[str] = "always:\n  - to: this\n    spendable-amber: forging"
    spendable_amber: Literal["forging", "always"]

    def meaning(self) -> clause.Change:
        """You may spend what is on them."""
        return clause.Change("spend-forging" if self.spendable_amber == "forging" else "spend")


class Controlled(entering.Controlled, Modifier):
    """The controller of this ability controls the cards (R36)."""

    word: ClassVar[str] = "controlled"
    example: ClassVar[str] = "always:\n  - to: this creature\n    controlled: true"
    controlled: Literal[True]

    def meaning(self) -> clause.Change:
        """You control them."""
        return clause.Change("control")
