"""What the words of a selector ask of a card: one check for each."""

from __future__ import annotations

from collections.abc import Callable

from keyforge_tui.engine.language.cards.description import (
    ALL_TYPES,
    CREATURE_OR_ARTIFACT,
    Description,
    referred,
)
from keyforge_tui.engine.language.core.primitive import Condition
from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import CardId, CardType, Zone
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.context import Context

Check = Callable[[Context, CardId], bool]


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
    if described.relation is not None:
        checks.append(_relation_check(*described.relation))
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
    for state in sorted(described.states):
        if state == "flank" and described.types == CREATURE_OR_ARTIFACT:
            # "a flank creature or artifact": an artifact has no place in a line.
            checks.append(
                lambda ctx, card: (
                    ctx.table.state.zones[card] is Zone.ARTIFACTS or STATES["flank"](ctx, card)
                )
            )
        else:
            checks.append(STATES[state])
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


def recorded(ctx: Context, card: CardId, attribute: str) -> int:
    """A number or flag of a card in play; last known for one that left (R24.11)."""
    there = ctx.table.record(card)
    value: int = 0 if there is None else getattr(there, attribute)
    return value


def _chosen_house(ctx: Context, card: CardId) -> bool:
    return ctx.values.get("house") in characteristics.houses(ctx.table, card)


def _you_play(ctx: Context, card: CardId) -> bool:
    """Played by you this turn; for a lasting effect: since it began (R30.4)."""
    state = ctx.table.state
    there = state.in_play.get(card)
    if ctx.lasting_id is not None and (there is None or there.serial < ctx.lasting_id):
        return False
    return any(
        event.kind is Kind.PLAYED and event.card == card and event.player == ctx.controller
        for event in state.history
    )


STATES: dict[str, Check] = {
    "damaged": lambda ctx, card: recorded(ctx, card, "damage") > 0,
    "undamaged": lambda ctx, card: recorded(ctx, card, "damage") == 0,
    "exhausted": lambda ctx, card: bool(recorded(ctx, card, "exhausted")),
    "ready": lambda ctx, card: not recorded(ctx, card, "exhausted"),
    "stunned": lambda ctx, card: bool(recorded(ctx, card, "stunned")),
    "unstunned": lambda ctx, card: not recorded(ctx, card, "stunned"),
    "warded": lambda ctx, card: bool(recorded(ctx, card, "warded")),
    "enraged": lambda ctx, card: bool(recorded(ctx, card, "enraged")),
    "amber": lambda ctx, card: recorded(ctx, card, "amber") > 0,
    "no-amber": lambda ctx, card: recorded(ctx, card, "amber") == 0,
    "power-counter": lambda ctx, card: recorded(ctx, card, "power_counters") > 0,
    "upgraded": lambda ctx, card: bool(recorded(ctx, card, "upgrades")),
    "armored": lambda ctx, card: characteristics.armor(ctx.table, card) > 0,
    "flank": lambda ctx, card: battleline.is_flank(ctx.table, card),
    "not-flank": lambda ctx, card: not battleline.is_flank(ctx.table, card),
    "center": lambda ctx, card: battleline.is_center(ctx.table, card),
    "even": lambda ctx, card: characteristics.power(ctx.table, card) % 2 == 0,
    "odd": lambda ctx, card: characteristics.power(ctx.table, card) % 2 == 1,
    "chosen-house": _chosen_house,
    "you-play": _you_play,
    "not-chosen-house": lambda ctx, card: not _chosen_house(ctx, card),
    "active-house": lambda ctx, card: (
        ctx.table.state.house in characteristics.houses(ctx.table, card)
    ),
    "icons": lambda ctx, card: bool(ctx.table.card(card).bonus),
    "no-icons": lambda ctx, card: not ctx.table.card(card).bonus,
    "gigantic": lambda ctx, card: characteristics.definition(ctx.table, card).gigantic is not None,
}
"""Every adjective about the state of a card."""
