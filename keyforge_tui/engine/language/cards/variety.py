"""One card of each house, type or power there is among some cards."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import CardId, CardType, House, PlayerId
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.asking import choose_cards
from keyforge_tui.engine.table.context import Context


def groups(ctx: Context, kind: str, cards: Sequence[CardId]) -> list[tuple[str, list[CardId]]]:
    """The cards by house, type or power; one of several houses is in several groups."""
    table = ctx.table
    if kind == "house":
        by_house = [
            (house.title, [c for c in cards if house in characteristics.houses(table, c)])
            for house in House
        ]
        return [group for group in by_house if group[1]]
    if kind == "type":
        by_type = [
            (type_.value, [c for c in cards if characteristics.card_type(table, c) is type_])
            for type_ in CardType
        ]
        return [group for group in by_type if group[1]]
    powers = {card: characteristics.power(table, card) for card in cards}
    return [
        (f"power {power}", [card for card in cards if powers[card] == power])
        for power in sorted(set(powers.values()))
    ]


def one_of_each(
    ctx: Context, kind: str, cards: Sequence[CardId], player: PlayerId, prompt: str
) -> Steps[list[CardId]]:
    """Choose a card of each group; all of them are chosen before anything happens to them."""
    chosen: dict[CardId, None] = {}
    for name, group in groups(ctx, kind, cards):
        picked = yield from choose_cards(
            ctx.table, player, f"{prompt}: {name}", group, source=ctx.source
        )
        chosen |= dict.fromkeys(picked)
    return list(chosen)
