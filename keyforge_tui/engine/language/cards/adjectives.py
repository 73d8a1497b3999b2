"""What the words of a selector ask of a card: one check for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import CardId, CardType, Zone
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.context import Context

if TYPE_CHECKING:
    from keyforge_tui.engine.language.cards.selector import Selector
    from keyforge_tui.engine.language.core.primitive import Condition

Check = Callable[[Context, CardId], bool]

ALL_TYPES = frozenset(CardType)
CREATURE_OR_ARTIFACT = frozenset({CardType.CREATURE, CardType.ARTIFACT})


def type_checks(types: frozenset[CardType]) -> list[Check]:
    """The check for the type of a card, if it matters."""
    if types == ALL_TYPES:
        return []
    return [lambda ctx, card: characteristics.card_type(ctx.table, card) in types]


def compile_checks(selector: Selector) -> list[Check]:
    """The checks a selector's adjectives ask for."""
    checks: list[Check] = []
    if selector.side is not None:
        friendly = selector.side == "friendly"
        checks.append(lambda ctx, card: _is_side(ctx, card, friendly))
    if selector.other:
        checks.append(lambda ctx, card: card != ctx.source)
    if selector.different:
        checks.append(lambda ctx, card: card not in ctx.it)
    if selector.named is not None:
        named = selector.named
        checks.append(lambda ctx, card: characteristics.definition(ctx.table, card).slug == named)
    checks += _house_and_trait_checks(selector)
    checks += _state_checks(selector)
    if selector.power is not None:
        comparison, number = selector.power
        checks.append(_power_check(comparison, number))
    if selector.relation is not None:
        checks.append(_relation_check(*selector.relation))
    if selector.excluded is not None:
        excluded = selector.excluded
        checks.append(lambda ctx, card: card not in excluded.pool(ctx))
    if selector.where is not None:
        condition = selector.where
        checks.append(lambda ctx, card: _holds_for(ctx, card, condition))
    return checks


def _house_and_trait_checks(selector: Selector) -> list[Check]:
    checks: list[Check] = []
    if selector.houses:
        houses = selector.houses
        checks.append(
            lambda ctx, card: not houses.isdisjoint(characteristics.houses(ctx.table, card))
        )
    if selector.not_houses:
        not_houses = selector.not_houses
        checks.append(
            lambda ctx, card: not_houses.isdisjoint(characteristics.houses(ctx.table, card))
        )
    if selector.traits:
        traits = selector.traits
        checks.append(lambda ctx, card: traits <= characteristics.traits(ctx.table, card))
    if selector.not_traits:
        not_traits = selector.not_traits
        checks.append(
            lambda ctx, card: not_traits.isdisjoint(characteristics.traits(ctx.table, card))
        )
    if selector.keywords:
        words = selector.keywords
        checks.append(lambda ctx, card: words <= characteristics.keywords(ctx.table, card).keys())
    return checks


def _state_checks(selector: Selector) -> list[Check]:
    checks: list[Check] = []
    for state in sorted(selector.states):
        if state == "flank" and selector.types == CREATURE_OR_ARTIFACT:
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
    from keyforge_tui.engine.language.cards.selector import Selector

    anchor = Selector(quantity="ref", ref=ref)

    def check(ctx: Context, card: CardId) -> bool:
        for other in anchor.referred(ctx):
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
