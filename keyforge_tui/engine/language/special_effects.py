"""Effects that belong to a single card; everything general is in `effects`."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine import characteristics
from keyforge_tui.engine.context import Context
from keyforge_tui.engine.damage import Hit
from keyforge_tui.engine.decisions import Steps
from keyforge_tui.engine.language.abilities import Static
from keyforge_tui.engine.language.base import AnySelector, Constant, Effect, Result
from keyforge_tui.engine.language.effects.damage import strike
from keyforge_tui.engine.language.modifiers import ArmorBonus
from keyforge_tui.engine.language.selectors import Selector
from keyforge_tui.engine.language.text import Speech
from keyforge_tui.engine.state import Lasting


class MeltArmor(Effect):
    """Creatures lose all armor for the turn and are dealt as much damage as they lost."""

    word: ClassVar[str] = "melt-armor"
    example: ClassVar[str] = "melt-armor: each enemy creature with armor"
    melt_armor: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Each loses what it has now; armor it gets later this turn stays (R22.4)."""
        table = ctx.table
        state = table.state
        cards = yield from self.melt_armor.select(ctx, "Choose whose armor melts")
        hits = []
        for card in cards:
            lost = characteristics.armor(table, card)
            hits.append(Hit(card, lost, ctx.source))
            loss = Static(
                to=Selector(quantity="ref", ref="it"),
                modifiers=(ArmorBonus(armor=Constant(number=-lost)),),
            )
            state.lasting.append(
                Lasting(
                    state.next_serial(),
                    ctx.source,
                    ctx.controller,
                    (loss,),
                    state.turn,
                    state.turn,
                    targets=((card, state.in_play[card].serial),),
                )
            )
        table.restructure()
        return (yield from strike(ctx, hits))

    def possible(self, ctx: Context) -> bool:
        """There is armor to lose."""
        return bool(self.melt_armor.pool(ctx))

    def text(self, speech: Speech) -> str:
        """each enemy creature with armor loses all of its armor and is dealt that much damage"""
        whom = self.melt_armor.text(speech)
        return f"{whom} loses all of its armor for the turn and is dealt that much damage"
