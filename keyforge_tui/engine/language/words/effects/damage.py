"""Effects that deal, heal and move damage (R21, R41.2, R45)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from keyforge_tui.engine.language.core.primitive import (
    AnyAmount,
    AnyDescription,
    AnyKind,
    AnyNumber,
    AnySelector,
    Cards,
    Constant,
    Effect,
    ManyEffects,
    meanings,
    per,
)
from keyforge_tui.engine.language.words.effects.amber import times
from keyforge_tui.engine.language.words.effects.flow import Named
from keyforge_tui.engine.language.words.effects.lasting import references
from keyforge_tui.engine.language.write import clause
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
    example: ClassVar[str] = "deal: 4\nto: a creature\nsplash: 2"
    deal: AnyNumber
    to: AnySelector
    splash: int = 0
    for_each: AnyKind | None = None
    divide: bool = False
    """The whole amount may be divided among several creatures (R28.5)."""
    ignores_armor: bool = False
    per_target: bool = False
    """The amount is read for each creature that is hit, as "it"."""
    dealt_by: AnyDescription | None = None
    """A creature that deals the damage in place of this card."""
    by_each: AnyKind | None = None
    """Each of these deals it, all at once, and is "it" in the amount and in the target."""

    def unheeded(self) -> str:
        """Splash, and reading the amount for each, are for damage that is not divided."""
        if self.divide and (self.splash or self.per_target):
            return "damage that is divided has no splash and no per-target"
        if self.divide and not self.to.is_bare_kind:
            return "is divided among creatures of a kind: write to: a creature"
        if self.by_each is not None and (self.divide or self.splash or self.per_target):
            return "by-each stands without divide, splash and per-target"
        if self.by_each is not None and self.dealt_by is not None:
            return "is dealt by a card, or by each of several: not both"
        if self.per_target and "it" not in references(self.deal):
            return "per-target needs an amount that speaks of it"
        return ""

    def aim(self, ctx: Context) -> Steps[list[Hit]]:
        """Choose the creatures and how much each is dealt."""
        table = ctx.table
        dealer = ctx.source
        if self.dealt_by is not None:
            dealers = self.dealt_by.pool(ctx)
            dealer = dealers[0] if dealers else dealer
        if self.by_each is not None:
            return (yield from self._by_many(ctx, self.by_each))
        if self.divide:
            return (yield from self._divided(ctx, dealer))
        points = None
        if not self.per_target:
            points = times(self.deal, ctx, self.for_each)
            if points <= 0 and not self.splash:
                ctx.bind(())  # no damage at all: whom it misses is no question
                return []
        targets = yield from self.to.select(ctx, self.prompt(ctx, points))
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

    def _by_many(self, ctx: Context, dealers: Cards) -> Steps[list[Hit]]:
        """What each dealer aims at, before any of it is dealt (R21.5)."""
        hits = []
        for dealer in dealers.pool(ctx):
            inner = ctx.branch()
            inner.bind((dealer,))
            amount = times(self.deal, inner, self.for_each)
            targets = yield from self.to.select(inner, self.prompt(ctx))
            hits += [
                Hit(target, amount, dealer, ignores_armor=self.ignores_armor) for target in targets
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

    def question(self, points: int | None) -> clause.Step:
        """So much, where that is known, is dealt to them."""
        return self._dealt(self.deal.meaning() if points is None else clause.Fixed(points))

    def meaning(self) -> clause.Step:
        """It is dealt to them."""
        much = per(self.deal, self.for_each)
        if self.divide and isinstance(much, clause.Times) and isinstance(much.of, clause.Per):
            # So much at a time: it cannot be divided further.
            one = self._dealt(clause.Fixed(much.times))
            each: clause.Step = replace(one, verb="deal")
            if self.ignores_armor:
                each = clause.Remark(replace(one, verb="deal"), clause.Clause("be-unpreventable"))
            steps = clause.Steps((each,))
            return clause.ForEvery(much.of.each, steps, bound=False)
        dealt = self._dealt(much)
        if self.ignores_armor:
            return clause.Remark(dealt, clause.Clause("be-unpreventable"))
        return dealt

    def _dealt(self, much: clause.Amount) -> clause.Clause:
        """So much is dealt to them."""
        goal = self.to.meaning()
        dealer = self.by_each if self.dealt_by is None else self.dealt_by
        who: clause.Role = clause.YOU if dealer is None else dealer.meaning()
        verb, object_ = "deal", clause.Stuff("damage", much)
        roles: tuple[tuple[str, clause.Role], ...] = (("object", object_), ("goal", goal))
        counted = isinstance(much, clause.Per) or (
            isinstance(much, clause.Times) and isinstance(much.of, clause.Per)
        )
        several = self.to.is_plural
        if self.divide and not isinstance(much, clause.Per):
            verb = "deal-among"
        elif counted and isinstance(goal, clause.Noun) and not several and not self.divide:
            # A count dealt to one creature: "1 for each" could be divided (R28.5).
            verb, roles = "deal-equal", (("object", clause.Number(much)), ("goal", goal))
        elif isinstance(goal, clause.Noun) and several and goal.quantity in ("exactly", "up-to"):
            verb = "deal-each"
        if self.splash:
            roles += (("splash", clause.Word(f"{self.splash} splash")),)
        severally = self.per_target or self.by_each is not None
        return clause.Clause(verb, roles, who, severally=severally)


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
        "together:\n  - {deal: 2, to: a creature, as: first}\n"
        "  - {deal: 2, to: a different creature}"
    )
    together: ManyEffects

    def unheeded(self) -> str:
        """Only damage can be dealt together."""
        dealt = (one.do if isinstance(one, Named) else one for one in self.together)
        plain = all(isinstance(one, Deal) and not one.divide for one in dealt)
        return "" if plain else "holds deal effects only, none of them divided"

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

    def meaning(self) -> clause.Step:
        """All of them at once."""
        return clause.Together(meanings(self.together))


class Heal(Effect):
    """Remove damage from creatures: so much, `all` of it, or `up to` so much (R45)."""

    word: ClassVar[str] = "heal"
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

    def meaning(self) -> clause.Step:
        """They are healed."""
        source = self.from_.meaning()
        much = self.heal.meaning()
        if isinstance(much, clause.Everything):
            if self.up_to:
                what = clause.Stuff("damage", clause.UpTo(much))
                return clause.Clause("heal", (("object", what), ("source", source)))
            return clause.Clause("heal-fully", (("object", source),))
        what = clause.Stuff("damage", clause.UpTo(much) if self.up_to else much)
        if source == clause.THIS:
            return clause.Clause("heal-itself", (("object", what),), clause.THIS)
        return clause.Clause("heal", (("object", what), ("source", source)))


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

    def meaning(self) -> clause.Step:
        """It is moved."""
        what = clause.Stuff("damage", self.move_damage.meaning())
        roles = (
            ("object", what),
            ("source", self.from_card.meaning()),
            ("goal", self.onto.meaning()),
        )
        return clause.Clause("move", roles)
