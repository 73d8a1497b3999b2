"""Help for this very moment: what the cursor is on, what is asked, which keys work now."""

from __future__ import annotations

from textual.content import Content

from keyforge_tui.engine import CardId, CardView, Decision, DecisionKind, Zone
from keyforge_tui.sitting.answer import Picking
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.keys.keymap import written
from keyforge_tui.tui.keys.registry import ACTS, BY_ID
from keyforge_tui.tui.readers.pages import heading
from keyforge_tui.tui.readers.reader import ReaderEntry

PLACES = {
    Zone.HAND: "in {}’s hand",
    Zone.BATTLELINE: "in {}’s battleline",
    Zone.ARTIFACTS: "among {}’s artifacts",
    Zone.DISCARD: "in {}’s discard pile",
    Zone.ARCHIVES: "in {}’s archives",
    Zone.PURGED: "among {}’s purged cards",
    Zone.ATTACHED: "attached, controlled by {}",
}


def here_entries(sitting: Sitting, card: CardId | None) -> list[ReaderEntry]:
    """What is going on, and the keys that do something now."""
    found = [heading("Here and now")]
    if (focus := focused(sitting, card)) is not None:
        found.append(_line("On", focus))
    decision = sitting.decision
    if decision is not None:
        found.append(_line("Asked", f"{sitting.name(decision.player)}: {decision.prompt}"))
        found += [_key(name, text) for name, text in working(sitting, decision, card)]
    return found


def focused(sitting: Sitting, card: CardId | None) -> str | None:
    """What the cursor is on, in words."""
    inspection = sitting.inspect(card)
    if inspection is None or card is None:
        return None
    seen = inspection.card
    if not isinstance(seen, CardView):
        return "a card lying face down"
    where = PLACES.get(seen.zone, "with {}")
    houses = " and ".join(house.title for house in seen.houses)
    return f"{seen.name}, {houses} {seen.type.value} {where.format(inspection.controller)}"


def working(sitting: Sitting, decision: Decision, card: CardId | None) -> list[tuple[str, str]]:
    """The keys by their ids that do something at this question, and what."""
    if decision.kind is DecisionKind.MAIN:
        offered = [
            (option.action, option.label)
            for option in decision.options
            if option.card is None or option.card == card
        ]
        return [(name, label) for name, label in offered if name in {one.id for one in ACTS}]
    found = [("take", "Take what the cursor is on"), ("next", "To the next answer")]
    if not Picking(decision).is_single:
        found += [("less", "Take a pick back"), ("done", "Enough is picked")]
    if decision.kind is DecisionKind.ORDER:
        found.append(("rest", "Order the rest as listed"))
    if sitting.can_go_back:
        found.append(("back", "Back: nothing hidden was seen yet"))
    return found


def _key(name: str, text: str) -> ReaderEntry:
    return _line(written(BY_ID[name]), text)


def _line(sign: str, text: str) -> ReaderEntry:
    return ReaderEntry(Content.assemble((f" {sign:<13}", "bold $target"), text))
