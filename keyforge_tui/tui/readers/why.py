"""Why an action is not offered, and where every number on the table comes from."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from keyforge_tui.engine import (
    AnyCardView,
    CardId,
    CardType,
    CardView,
    Part,
    Reason,
    Use,
)
from keyforge_tui.rulebook import Rule, load_rulebook
from keyforge_tui.sitting.answer import WAYS, ways_of
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.readers.reader import ReaderEntry, lines
from keyforge_tui.tui.table.widgets.inspector import describe


def why_entries(sitting: Sitting, card: CardId) -> list[ReaderEntry]:
    """For every action with a card, whether it is offered, or the reasons why not."""
    inspection = sitting.inspect(card)
    found: list[ReaderEntry] = []
    shown = inspection.card if inspection is not None else None
    ways: Sequence[Use] = ()
    if isinstance(shown, CardView):
        ways = ways_of(shown)
    for way in ways:
        reasons = sitting.game.explain(card, way.value)
        sign = "yes" if not reasons else "no"
        style = "$success" if not reasons else "$error"
        title = Content.assemble((f" {sign:<4}", f"bold {style}"), WAYS[way])
        found.append(ReaderEntry(title, _reasons(reasons)))
    if inspection is not None:
        found += card_numbers(inspection.card)
        found.append(ReaderEntry(Content(" The card"), lines(describe(inspection))))
    return found


def _reasons(reasons: Sequence[Reason]) -> Content:
    if not reasons:
        return Content("Nothing speaks against it.")
    book = load_rulebook()
    parts: list[Content] = []
    for reason in reasons:
        parts.append(Content.assemble((reason.text, "bold"), (f"  {reason.rule}", "$accent")))
        rule = book.find(reason.rule)
        if isinstance(rule, Rule):
            parts.append(Content.styled(rule.text, "$quiet"))
        parts.append(Content(""))
    return lines(parts)


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
