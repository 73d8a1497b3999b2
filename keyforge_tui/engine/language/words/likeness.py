"""Conditions about what cards have in common: houses, traits, names, power."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.primitive import AnyAmount, AnyDescription, Condition
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.words import House
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.context import Context


class ShareHouse(Condition):
    """The cards share a house (last known, for cards that left)."""

    word: ClassVar[str] = "share-house"
    example: ClassVar[str] = "if: {share-house: them}"
    share_house: AnyDescription

    def holds(self, ctx: Context) -> bool:
        """One house is common to all of at least two."""
        cards = self.share_house.pool(ctx)
        if len(cards) < 2:
            return False
        common = characteristics.houses(ctx.table, cards[0])
        for card in cards[1:]:
            common &= characteristics.houses(ctx.table, card)
        return bool(common)

    def meaning(self) -> clause.Condition:
        """They share a house."""
        return clause.Clause("share-house", subject=self.share_house.meaning())


class ShareTrait(Condition):
    """It shares a trait with other cards."""

    word: ClassVar[str] = "shares-trait-with"
    compares: ClassVar[bool] = True
    example: ClassVar[str] = (
        "- purge: a creature\n  as: victim\n"
        "- destroy: {select: each creature, where: {shares-trait-with: the victim}}"
    )
    shares_trait_with: AnyDescription

    def holds(self, ctx: Context) -> bool:
        """Some trait is common."""
        mine: frozenset[str] = frozenset()
        for card in ctx.it:
            mine |= characteristics.traits(ctx.table, card)
        return any(
            mine & characteristics.traits(ctx.table, card)
            for card in self.shares_trait_with.pool(ctx)
        )

    def meaning(self) -> clause.Condition:
        """It shares a trait with them."""
        what = self.shares_trait_with.meaning()
        return clause.Clause("share-trait-with", (("object", what),), clause.IT)


class SharesHouseWith(Condition):
    """It shares a house with other cards."""

    word: ClassVar[str] = "shares-house-with"
    compares: ClassVar[bool] = True
    example: ClassVar[str] = (
        "- purge: a creature\n  as: victim\n"
        "- destroy: {select: a creature, where: {shares-house-with: the victim}}"
    )
    shares_house_with: AnyDescription

    def holds(self, ctx: Context) -> bool:
        """Some house is common."""
        mine: frozenset[House] = frozenset()
        for card in ctx.it:
            mine |= characteristics.houses(ctx.table, card)
        return any(
            mine & characteristics.houses(ctx.table, card)
            for card in self.shares_house_with.pool(ctx)
        )

    def meaning(self) -> clause.Condition:
        """It shares a house with them."""
        what = self.shares_house_with.meaning()
        return clause.Clause("share-house-with", (("object", what),), clause.IT)


class SameNameAs(Condition):
    """It has the same name as another card."""

    word: ClassVar[str] = "same-name-as"
    compares: ClassVar[bool] = True
    example: ClassVar[str] = (
        "- stun: a creature\n  as: first\n"
        "- ward: {select: a creature, where: {not: {same-name-as: the first}}}"
    )
    same_name_as: AnyDescription

    def holds(self, ctx: Context) -> bool:
        """Whether it does."""
        names = {ctx.table.name(card) for card in self.same_name_as.pool(ctx)}
        return any(ctx.table.name(card) in names for card in ctx.it)

    def meaning(self) -> clause.Condition:
        """It has their name."""
        what = self.same_name_as.meaning()
        return clause.Clause("have-name-of", (("object", what),), clause.IT)


class PowerEquals(Condition):
    """Its power compares to an amount."""

    word: ClassVar[str] = "its-power"
    compares: ClassVar[bool] = True
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

    def meaning(self) -> clause.Condition:
        """Its power compares so."""
        how = {"exactly": "equal to", "less-than": "lower than", "more-than": "higher than"}
        roles = (
            ("manner", clause.Word(how[self.its_power])),
            ("object", clause.Number(self.amount.meaning())),
        )
        return clause.Clause("have-power", roles, clause.IT)
