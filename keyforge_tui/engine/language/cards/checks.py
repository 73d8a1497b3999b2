"""What the words of a selector ask of a card: one check for each."""

from __future__ import annotations

from keyforge_tui.engine.language.cards.adjectives import BY_KEY, Check
from keyforge_tui.engine.language.cards.description import (
    ALL_TYPES,
    CREATURE_OR_ARTIFACT,
    Description,
    referred,
)
from keyforge_tui.engine.language.core.primitive import Condition
from keyforge_tui.engine.model.words import CardId, CardType, Zone
from keyforge_tui.engine.rules.status import counters_on
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.context import Context


def type_checks(types: frozenset[CardType]) -> list[Check]:
    """The check for the type of a card, if it matters."""
    if types == ALL_TYPES:
        return []
    return [lambda ctx, card: characteristics.card_type(ctx.table, card) in types]


def compile_checks(described: Description) -> list[Check]:
    """The checks a selector's adjectives ask for."""
    checks: list[Check] = []
    if described.side is not None:
        friendly = described.side == "friendly"
        checks.append(lambda ctx, card: _is_side(ctx, card, friendly))
    if described.other:
        checks.append(lambda ctx, card: card != ctx.source)
    if described.different:
        checks.append(lambda ctx, card: card not in ctx.it)
    if described.named is not None:
        named = described.named
        checks.append(lambda ctx, card: characteristics.definition(ctx.table, card).slug == named)
    checks += _house_and_trait_checks(described)
    checks += _state_checks(described)
    if described.power is not None:
        comparison, number = described.power
        checks.append(_power_check(comparison, number))
    if described.counter is not None:
        counter = described.counter
        checks.append(lambda ctx, card: counters_on(ctx.table, card, counter) > 0)
    if described.relation is not None:
        checks.append(_relation_check(*described.relation))
        if described.toward is not None:
            checks.append(_relation_check(described.toward, described.relation[1]))
    if described.excluded is not None:
        excluded = described.excluded
        checks.append(lambda ctx, card: card not in excluded.pool(ctx))
    if described.where is not None:
        condition = described.where
        checks.append(lambda ctx, card: _holds_for(ctx, card, condition))
    return checks


def _house_and_trait_checks(described: Description) -> list[Check]:
    checks: list[Check] = []
    if described.houses:
        houses = described.houses
        checks.append(
            lambda ctx, card: not houses.isdisjoint(characteristics.houses(ctx.table, card))
        )
    if described.not_houses:
        not_houses = described.not_houses
        checks.append(
            lambda ctx, card: not_houses.isdisjoint(characteristics.houses(ctx.table, card))
        )
    if described.traits:
        traits = described.traits
        checks.append(lambda ctx, card: traits <= characteristics.traits(ctx.table, card))
    if described.not_traits:
        not_traits = described.not_traits
        checks.append(
            lambda ctx, card: not_traits.isdisjoint(characteristics.traits(ctx.table, card))
        )
    if described.keywords:
        words = described.keywords
        checks.append(lambda ctx, card: words <= characteristics.keywords(ctx.table, card).keys())
    return checks


def _state_checks(described: Description) -> list[Check]:
    checks: list[Check] = []
    flank = BY_KEY["flank"].check
    for state in sorted(described.states):
        if state == "flank" and described.types == CREATURE_OR_ARTIFACT:
            # "a flank creature or artifact": an artifact has no place in a line.
            checks.append(
                lambda ctx, card: ctx.table.state.zones[card] is Zone.ARTIFACTS or flank(ctx, card)
            )
        else:
            checks.append(BY_KEY[state].check)
    return checks


def _is_side(ctx: Context, card: CardId, friendly: bool) -> bool:
    controller = ctx.controller_of(card)
    if controller is None:
        controller = ctx.table.last_controller(card)
    return (controller == ctx.controller) is friendly


def _holds_for(ctx: Context, card: CardId, condition: Condition) -> bool:
    inner = ctx.branch()
    inner.bind((card,))
    return condition.holds(inner)


def _power_check(comparison: str, number: int) -> Check:
    if comparison == "or lower":
        return lambda ctx, card: characteristics.power(ctx.table, card) <= number
    if comparison == "or higher":
        return lambda ctx, card: characteristics.power(ctx.table, card) >= number
    return lambda ctx, card: characteristics.power(ctx.table, card) == number


def _relation_check(kind: str, ref: str) -> Check:
    def check(ctx: Context, card: CardId) -> bool:
        for other in referred(ctx, ref):
            if kind == "neighbor" and card in battleline.neighbors(ctx.table, other):
                return True
            if kind == "left" and card in battleline.left_of(ctx.table, other):
                return True
            if kind == "right" and card in battleline.right_of(ctx.table, other):
                return True
            if kind == "upgrade":
                there = ctx.table.state.in_play.get(other)
                if there is not None and card in there.upgrades:
                    return True
        return False

    return check
