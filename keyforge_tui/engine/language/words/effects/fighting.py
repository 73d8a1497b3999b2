"""Effects that use cards now, and that change a fight under way (R16.7, R16.10, R18.12)."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.instructions import OnCards
from keyforge_tui.engine.language.core.primitive import AnySelector, Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import CardId, Use
from keyforge_tui.engine.rules import fights, status, using
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.context import Context


class Using(OnCards):
    """What effects that use cards have in common."""

    calls: ClassVar[tuple[str, ...]] = ("attacked",)
    ways: ClassVar[tuple[Use, ...]] = using.WAYS
    """What the cards may be used for."""

    def one(self, ctx: Context, card: CardId) -> Steps[bool]:
        """Under the normal rules; what it attacked can be spoken of as the attacked."""
        table = ctx.table
        before = table.last_fight
        used = yield from using.use(
            table, card, table.controller(card), self.ways, source=ctx.source
        )
        after = table.last_fight
        if after is not None and after is not before and after.attacker == card:
            ctx.call("attacked", (after.defender,))
        return used


class UseWith(Using):
    """Use cards now, in any way, one after the other (R16.7)."""

    word: ClassVar[str] = "use"
    example: ClassVar[str] = "- ready: a friendly creature\n- use: it"
    use: AnySelector


class FightWith(Using):
    """Fight with creatures, one at a time (R16.10)."""

    word: ClassVar[str] = "fight-with"
    example: ClassVar[str] = "- ready: a friendly creature\n- fight-with: it"
    ways: ClassVar[tuple[Use, ...]] = (Use.FIGHT, Use.UNSTUN)
    fight_with: AnySelector


class ReapWith(Using):
    """Reap with creatures, one at a time."""

    word: ClassVar[str] = "reap-with"
    example: ClassVar[str] = "reap-with: a neighboring creature"
    ways: ClassVar[tuple[Use, ...]] = (Use.REAP, Use.UNSTUN)
    reap_with: AnySelector


class FightSeveral(Effect):
    """Ready and fight with a creature several times, each time against a different enemy."""

    word: ClassVar[str] = "fight-several"
    example: ClassVar[str] = "fight-several: a friendly creature\ntimes: 3"
    fight_several: AnySelector
    times: int

    def resolve(self, ctx: Context) -> Steps[Result]:
        """One fight after the other, as long as the creature lives and finds another enemy."""
        table = ctx.table
        chosen = yield from self.fight_several.select(ctx, self.prompt(ctx))
        fought: list[CardId] = []
        for card in chosen:
            for _ in range(self.times):
                if not ctx.still(card):
                    break
                yield from status.ready(table, card, ctx.source)
                others = [enemy for enemy in table.creatures() if enemy not in fought]
                before = len(table.state.history)
                yield from using.use(
                    table,
                    card,
                    table.controller(card),
                    (Use.FIGHT, Use.UNSTUN),
                    source=ctx.source,
                    against=others,
                )
                fought += [
                    event.other
                    for event in table.state.history[before:]
                    if event.kind is Kind.FIGHT_DECLARED
                    and event.card == card
                    and event.other is not None
                ][:1]
        return Result(len(fought) == self.times, chosen, len(fought))

    def possible(self, ctx: Context) -> bool:
        """There is a creature."""
        return bool(self.fight_several.pool(ctx))

    def meaning(self) -> clause.Step:
        """It fights several times."""
        return clause.Clause(
            "fight-several",
            (
                ("object", self.fight_several.meaning()),
                ("often", clause.Often(clause.Fixed(self.times))),
            ),
        )


class RedirectBlow(Effect):
    """The attacker's blow goes to another creature (R18.12)."""

    word: ClassVar[str] = "redirect-blow"
    example: ClassVar[str] = "redirect-blow: a creature"
    redirect_blow: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Only the power damage of this fight."""
        cards = yield from self.redirect_blow.select(ctx, "Deal fight damage to")
        if cards:
            fights.redirect_blow(ctx.table, cards[0])
        return Result(bool(cards), cards)

    def meaning(self) -> clause.Step:
        """The blow goes elsewhere."""
        choose = clause.Clause("choose", (("object", self.redirect_blow.meaning()),))
        blow = clause.Clause("redirect", (("that", clause.IT),), clause.THIS)
        return clause.Remark(choose, blow)


class CancelFight(Effect):
    """End the fight that was declared, without any effect."""

    word: ClassVar[str] = "cancel-fight"
    example: ClassVar[str] = "cancel-fight: the triggering card"
    cancel_fight: AnySelector

    def unheeded(self) -> str:
        """It is always the attacker that does not fight."""
        attacker = self.cancel_fight.references() == frozenset({"event"})
        return "" if attacker else "is about the triggering card"

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The attacker stays exhausted."""
        fights.cancel(ctx.table)
        yield from ()
        return Result(True)

    def meaning(self) -> clause.Step:
        """It does not fight."""
        return clause.Clause("cancel-fight", (("that", self.cancel_fight.meaning()),))
