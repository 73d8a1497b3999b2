"""Effects that deal, heal and move damage (R21, R41.2, R45)."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.grammar import Speech, listing
from keyforge_tui.engine.language.core.instructions import joined
from keyforge_tui.engine.language.core.primitive import (
    AnyAmount,
    AnySelector,
    Constant,
    Effect,
    ManyEffects,
)
from keyforge_tui.engine.language.words.amounts import of_each
from keyforge_tui.engine.language.words.effects.amber import times
from keyforge_tui.engine.language.words.effects.flow import Named
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.rules import damage
from keyforge_tui.engine.rules.damage import Hit
from keyforge_tui.engine.table import battleline
from keyforge_tui.engine.table.ability import NOTHING, Result
from keyforge_tui.engine.table.asking import choose_value, divide
from keyforge_tui.engine.table.context import Context


class Deal(Effect):
    """Deal damage to creatures; `splash`: to each neighbor of theirs as well (R46.12)."""

    word: ClassVar[str] = "deal"
    past: ClassVar[str] = "dealt damage"
    example: ClassVar[str] = "deal: 4\nto: a creature\nsplash: 2"
    deal: AnyAmount
    to: AnySelector
    splash: int = 0
    for_each: AnySelector | None = None
    divide: bool = False
    """The whole amount may be divided among several creatures (R28.5)."""
    ignores_armor: bool = False
    per_target: bool = False
    """The amount is read for each creature that is hit, as "it"."""
    dealt_by: AnySelector | None = None
    """A creature that deals the damage in place of this card."""

    def aim(self, ctx: Context) -> Steps[list[Hit]]:
        """Choose the creatures and how much each is dealt."""
        table = ctx.table
        dealer = ctx.source
        if self.dealt_by is not None:
            dealers = self.dealt_by.pool(ctx)
            dealer = dealers[0] if dealers else dealer
        if self.divide:
            return (yield from self._divided(ctx, dealer))
        much = ""
        if not self.per_target:
            points = times(self.deal, ctx, self.for_each)
            if points <= 0 and not self.splash:
                ctx.bind(())  # no damage at all: whom it misses is no question
                return []
            much = f"{points} "
        whom = self._whom(Speech(table.name(dealer)))
        targets = yield from self.to.select(ctx, f"Deal {much}damage to {whom}")
        hits = []
        for target in targets:
            inner = ctx
            if self.per_target:
                inner = ctx.branch()
                inner.bind((target,))
            amount = times(self.deal, inner, self.for_each)
            hits.append(Hit(target, amount, dealer, ignores_armor=self.ignores_armor))
            if self.splash:
                hits += [
                    Hit(neighbor, self.splash, dealer, ignores_armor=self.ignores_armor)
                    for neighbor in battleline.neighbors(table, target)
                ]
        return hits

    def _divided(self, ctx: Context, dealer: CardId) -> Steps[list[Hit]]:
        """Point by point on creatures of choice, dealt together (O20)."""
        unit = self.deal.value(ctx) if self.for_each is not None else 1
        count = len(self.for_each.pool(ctx)) if self.for_each is not None else self.deal.value(ctx)
        shares = yield from divide(
            ctx.table,
            ctx.table.state.active,
            f"Deal {unit} damage to",
            self.to.pool(ctx),
            count,
            source=ctx.source,
        )
        ctx.bind(shares)
        return [
            Hit(target, unit * share, dealer, ignores_armor=self.ignores_armor)
            for target, share in shares.items()
        ]

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Aim, then deal all of it at once."""
        hits = yield from self.aim(ctx)
        return (yield from strike(ctx, hits))

    def possible(self, ctx: Context) -> bool:
        """There is something to hit."""
        return bool(self.to.pool(ctx))

    def _whom(self, speech: Speech) -> str:
        """a creature, each of 2 creatures"""
        whom = self.to.text(speech)
        several = whom[:1].isdigit() or whom.startswith("up to ")
        return f"each of {whom}" if several else whom

    def text(self, speech: Speech) -> str:
        """deal 3 damage to a creature"""
        number = self.deal.text(speech)
        whom = self._whom(speech)
        per = "" if self.for_each is None else f" for each {of_each(self.for_each, speech)}"
        dealer = "" if self.dealt_by is None else f"{self.dealt_by.text(speech)} deals "
        verb = "deal " if self.dealt_by is None else dealer
        whole = self.deal.whole(speech)
        if self.divide and self.for_each is not None and number != "1":
            # So much at a time: it cannot be divided further.
            text = f"{per.strip()}, {verb}{number} damage to {whom}"
        elif self.divide:
            among = (
                f"divided as you choose among any number of {self.to.kind_text(speech, many=True)}"
            )
            text = f"{verb}{number} damage{self.deal.tail(speech)}{per}, {among}"
        elif whole and not self.to.is_ref and not self.to.is_plural:
            # A count dealt to one creature: "1 for each" could be divided (R28.5).
            text = f"{verb}damage to {whom} equal to {whole}"
        elif number == "X":
            text = f"{verb}damage to {whom}{self.deal.tail(speech)}"
        else:
            much = f"{number.strip()} damage"
            text = f"{verb}{much} to {whom}{self.deal.tail(speech)}{per}"
        if self.splash:
            text += f", with {self.splash} splash"
        if self.ignores_armor:
            text += ". This damage cannot be prevented by armor"
        return text


def strike(ctx: Context, hits: list[Hit]) -> Steps[Result]:
    """Deal damage and tell what it did."""
    aimed = tuple(dict.fromkeys(hit.target for hit in hits))
    if not hits:
        return NOTHING
    table = ctx.table
    before = {
        card: table.state.in_play[card].serial for card in aimed if card in table.state.in_play
    }
    tagged_before = {c for c in aimed if c in table.state.in_play and table.state.in_play[c].tagged}
    dealt = yield from damage.deal(table, hits, ctx.source)
    destroyed = []
    for event in dealt:
        card = event.card
        if card is None or card in tagged_before or card in destroyed:
            continue
        there = table.state.in_play.get(card)
        if there is None or there.serial != before.get(card, there.serial) or there.tagged:
            destroyed.append(card)
    hurt = tuple(event.card for event in dealt if event.card is not None)
    return Result(True, hurt, sum(event.amount for event in dealt), tuple(destroyed))


class Together(Effect):
    """Several damages of one ability: all are aimed first, then dealt at once (R21.5)."""

    word: ClassVar[str] = "together"
    example: ClassVar[str] = (
        "together:\n  - {deal: 2, to: a creature, as: first}\n  - {deal: 2, to: another creature}"
    )
    together: ManyEffects

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Aim each in order; a later one may speak of an earlier one's target."""
        hits: list[Hit] = []
        for effect in self.together:
            deal = effect.do if isinstance(effect, Named) else effect
            assert isinstance(deal, Deal)
            aimed = yield from deal.aim(ctx)
            if isinstance(effect, Named):
                ctx.call(effect.as_, [hit.target for hit in aimed[:1]])
            hits += aimed
        return (yield from strike(ctx, hits))

    def text(self, speech: Speech) -> str:
        """deal 2 damage to a creature and 2 damage to a different creature"""
        first, *others = joined(self.together, speech)
        return listing([first, *(other.removeprefix("deal ") for other in others)])


class Heal(Effect):
    """Remove damage from creatures: so much, `all` of it, or `up to` so much (R45)."""

    word: ClassVar[str] = "heal"
    past: ClassVar[str] = "healed"
    unit: ClassVar[str] = "damage"
    example: ClassVar[str] = "heal: all\nfrom: each friendly creature"
    heal: AnyAmount
    from_: AnySelector
    up_to: bool = False

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Only creatures that had damage were healed (R45.2)."""
        cards = yield from self.from_.select(ctx, self.prompt(ctx))
        total = 0
        healed = []
        done = bool(cards)
        for card in cards:
            there = ctx.table.state.in_play.get(card)
            if there is None:
                continue
            amount = self.heal.value(ctx)
            if self.up_to:
                most = min(amount, there.damage)
                chosen = yield from choose_value(
                    ctx.table,
                    ctx.table.state.active,
                    "Damage to heal",
                    list(range(most + 1)),
                    "amount",
                    ctx.source,
                )
                amount = chosen if isinstance(chosen, int) else 0
            got = yield from damage.heal(ctx.table, card, amount, ctx.source)
            done = done and got > 0 and (got == amount or not isinstance(self.heal, Constant))
            if got:
                healed.append(card)
                total += got
        return Result(done, tuple(healed), total)

    def possible(self, ctx: Context) -> bool:
        """There is something to heal."""
        return bool(self.from_.pool(ctx))

    def text(self, speech: Speech) -> str:
        """heal 2 damage from a creature"""
        whom = self.from_.text(speech)
        if self.heal.text(speech) == "all":
            return f"fully heal {whom}"
        some = "up to " if self.up_to else ""
        return f"heal {some}{self.heal.text(speech)} damage from {whom}"


class MoveDamage(Effect):
    """Move damage from creatures to another: it is not dealt, so nothing prevents it (R41.2)."""

    word: ClassVar[str] = "move-damage"
    example: ClassVar[str] = (
        "move-damage: 2\nfrom-card: a friendly creature\nonto: an enemy creature"
    )
    move_damage: AnyAmount
    from_card: AnySelector
    onto: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """At most what is there; what arrives may destroy the creature it arrives on."""
        sources = yield from self.from_card.select(ctx, "Move damage from")
        targets = yield from self.onto.select(ctx, "Move damage to")
        moved = 0
        if targets:
            wanted = max(0, self.move_damage.value(ctx))
            moved = damage.move(ctx.table, sources, wanted, targets[0], ctx.source)
        return Result(moved > 0, targets, moved)

    def possible(self, ctx: Context) -> bool:
        """There is somewhere to take it from and to put it."""
        return bool(self.from_card.pool(ctx)) and bool(self.onto.pool(ctx))

    def text(self, speech: Speech) -> str:
        """move 2 damage from a friendly creature to an enemy creature"""
        amount = self.move_damage.text(speech)
        return (
            f"move {amount} damage from {self.from_card.text(speech)} to {self.onto.text(speech)}"
        )
