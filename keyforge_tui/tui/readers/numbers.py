"""Where every number on the table comes from."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from keyforge_tui.engine import AnyCardView, CardType, CardView, Part
from keyforge_tui.rulebook import Rule, load_rulebook
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.readers.reader import ReaderEntry


def card_numbers(card: AnyCardView | None) -> list[ReaderEntry]:
    """Power and armor of a creature in play."""
    if not isinstance(card, CardView) or card.type is not CardType.CREATURE or not card.power_parts:
        return []
    left = "" if card.armor_left == card.armor else f"{card.armor_left} of it left this turn."
    damage = f"{card.damage} damage is on it." if card.damage else ""
    return [
        _number(card.power, "Its power", card.power_parts, "R21.1", damage),
        _number(card.armor, "Its armor", card.armor_parts, "R22.1", left),
    ]


def player_numbers(sitting: Sitting) -> list[ReaderEntry]:
    """Key cost and hand size of both, the viewer's first."""
    sides = sorted(sitting.view().players, key=lambda side: side.id != sitting.viewer)
    found: list[ReaderEntry] = []
    for side in sides:
        name = sitting.name(side.id)
        found.append(_number(side.key_cost, f"{name}’s key cost", side.key_cost_parts, "R7.2"))
    for side in sides:
        parts = side.hand_size_parts
        size = max(0, sum(part.amount for part in parts))
        found.append(_number(size, f"{sitting.name(side.id)}’s hand size", parts, "R11.2"))
    return found


def _number(
    value: int, title: str, parts: Sequence[Part], rule: str, more: str = ""
) -> ReaderEntry:
    lines = [Content.assemble((f"{title}: ", "$quiet"), (str(value), "bold")), Content("")]
    for number, part in enumerate(parts):
        amount = f"{part.amount:+}" if number else str(part.amount)
        lines.append(Content.assemble((f"{amount:>4}  ", "bold"), part.text))
    if more:
        lines.append(Content(more))
    found = load_rulebook().find(rule)
    if isinstance(found, Rule):
        lines += [Content(""), Content.assemble((f"{rule} ", "$accent"), (found.text, "$quiet"))]
    line = Content.assemble((f" {value:<4}", "bold $target"), title)
    return ReaderEntry(line, Content("\n").join(lines))
