"""Effects that change chosen cards for the remainder of the turn (R30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from keyforge_tui.engine.language.cards.selector import Selector
from keyforge_tui.engine.language.core.ability import Continuous, Labelled, Static
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnySelector, Constant, Effect, Modifier
from keyforge_tui.engine.language.words.effects.damage import strike
from keyforge_tui.engine.language.words.modifiers.characteristics import (
    ArmorBonus,
    Gains,
    GainsKeywords,
    GainsTraits,
)
from keyforge_tui.engine.language.words.modifiers.players import MayPlay
from keyforge_tui.engine.language.words.modifiers.uses import Usable
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.rules import lasting
from keyforge_tui.engine.rules.damage import Hit
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.ability import NOTHING, Result
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.state import Lasting


def for_the_turn(ctx: Context, cards: Sequence[CardId], *modifiers: Modifier) -> None:
    """Change cards until the turn ends, as a lasting effect that speaks of them as "it"."""
    state = ctx.table.state
    lasting.begin(
        ctx.table,
        Lasting(
            ctx.source,
            ctx.controller,
            (Static(to=Selector(quantity="ref", ref="it"), modifiers=modifiers),),
            starts=state.turn,
            ends=state.turn,
            targets=tuple((card, state.in_play[card].serial) for card in cards),
        ),
    )


class MayPlayOrUse(Effect):
    """You may play or use one more card this turn, whatever its house: one permission for both."""

    word: ClassVar[str] = "may-play-or-use"
    example: ClassVar[str] = "may-play-or-use: a brobnar card"
    may_play_or_use: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """What is played under it cannot be used under it, and the other way round (R16.11)."""
        yield from ()
        state = ctx.table.state
        allowed: tuple[Static, ...] = (
            Static(
                who=Who.YOU,
                modifiers=(MayPlay(may_play=self.may_play_or_use),),
            ),
            Static(to=self.may_play_or_use, modifiers=(Usable(usable=True),)),
        )
        lasting.begin(
            ctx.table,
            Lasting(
                ctx.source, ctx.controller, allowed, starts=state.turn, ends=state.turn, uses=1
            ),
        )
        return Result(True)

    def meaning(self) -> clause.Step:
        """You may."""
        cards = clause.anywhere(self.may_play_or_use.meaning())
        return clause.Clause("may-play-or-use", (("object", cards),))


class MeltArmor(Effect):
    """Creatures lose all armor for the turn and are dealt as much damage as they lost."""

    word: ClassVar[str] = "melt-armor"
    example: ClassVar[str] = "melt-armor: each enemy creature with armor"
    melt_armor: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Each loses what it has now; armor it gets later this turn stays (R22.4)."""
        cards = yield from self.melt_armor.select(ctx, "Choose whose armor melts")
        hits = [Hit(card, characteristics.armor(ctx.table, card), ctx.source) for card in cards]
        for hit in hits:
            for_the_turn(ctx, (hit.target,), ArmorBonus(armor=Constant(number=-hit.amount)))
        return (yield from strike(ctx, hits))

    def possible(self, ctx: Context) -> bool:
        """There is armor to lose."""
        return bool(self.melt_armor.pool(ctx))

    def meaning(self) -> clause.Step:
        """They lose it."""
        return clause.Clause("melt-armor", subject=self.melt_armor.meaning())


class GiveTextBox(Effect):
    """A creature gains the text box of another card for the turn; "this" in it means the creature.

    Keywords, abilities and traits are gained, power, armor and house are not (R33.2, R54.1).
    """

    word: ClassVar[str] = "give-text-box"
    example: ClassVar[str] = (
        "- reveal: a creature in your hand\n  as: shown\n"
        "- give-text-box: the shown\n  to: a creature"
    )
    give_text_box: AnySelector
    to: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """What is printed on the card; it may leave its zone afterwards."""
        models = self.give_text_box.pool(ctx)
        cards = yield from self.to.select(ctx, "Choose a creature to gain the text box")
        if not models or not cards:
            return NOTHING
        own = ctx.table.card(models[0]).definition
        here = [a for a in own.abilities if not a.as_upgrade]
        gained: list[Modifier] = [
            Gains(
                labelled=tuple(a for a in here if isinstance(a, Labelled)),
                continuous=tuple(a for a in here if isinstance(a, Continuous) and not a.zones),
            )
        ]
        if own.keywords:
            gained.append(GainsKeywords(keywords=own.keywords))
        if own.traits:
            gained.append(GainsTraits(traits=tuple(sorted(own.traits))))
        for_the_turn(ctx, cards, *gained)
        return Result(True, cards, len(cards))

    def meaning(self) -> clause.Step:
        """They gain it."""
        gain = clause.Change("gain-text-box", (("object", self.give_text_box.meaning()),))
        return clause.For("this turn", (clause.Constant((gain,), self.to.meaning()),))
