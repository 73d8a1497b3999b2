"""Conditions on the fight under way."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.primitive import AnyOne, AnySelector, Condition
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.table.context import Context


class IsAttacking(Condition):
    """A creature is attacking in the fight under way; `whom`: a creature of this kind."""

    word: ClassVar[str] = "is-attacking"
    example: ClassVar[str] = "while: {is-attacking: this, whom: an enemy flank creature}"
    is_attacking: AnySelector
    whom: AnyOne | None = None

    def holds(self, ctx: Context) -> bool:
        """From the choice of whom it attacks to the end of the fight (R18)."""
        fight = ctx.table.fight
        if fight is None or fight.attacker not in self.is_attacking.pool(ctx):
            return False
        return self.whom is None or self.whom.matches(ctx, fight.defender)

    def meaning(self) -> clause.Condition:
        """It is attacking."""
        whom = () if self.whom is None else (("object", self.whom.meaning()),)
        return clause.Clause("be-attacking", whom, self.is_attacking.meaning())


class IsFighting(Condition):
    """A creature attacks or is attacked in the fight under way."""

    word: ClassVar[str] = "is-fighting"
    example: ClassVar[str] = "while: {is-fighting: this}"
    is_fighting: AnySelector

    def holds(self, ctx: Context) -> bool:
        """On either side."""
        fight = ctx.table.fight
        if fight is None:
            return False
        cards = self.is_fighting.pool(ctx)
        return fight.attacker in cards or fight.defender in cards

    def meaning(self) -> clause.Condition:
        """It is fighting."""
        return clause.Clause("be-fighting", (), self.is_fighting.meaning())
