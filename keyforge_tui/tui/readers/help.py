"""Help: what the cursor is on, which keys work now, every key, every sign."""

from __future__ import annotations

from textual.content import Content

from keyforge_tui.engine import CardId, CardView, Decision, DecisionKind, House, Icon, Zone
from keyforge_tui.sitting.answer import Picking
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.keys import registry
from keyforge_tui.tui.keys.keymap import written
from keyforge_tui.tui.keys.registry import ACTS, BY_ID
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS
from keyforge_tui.tui.readers.reader import ReaderEntry, heading

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


BONUS = {
    Icon.AMBER: "Played, it gains you 1 Æmber",
    Icon.CAPTURE: "Played, a friendly creature captures 1",
    Icon.DAMAGE: "Played, it deals 1 damage to a creature",
    Icon.DRAW: "Played, it draws you a card",
}
GROUPS = {
    "act": "In the main step, with the card under the cursor",
    "table": "At any time",
    "move": "Choosing",
}


def help_entries() -> list[ReaderEntry]:
    """Every key and what it does, then every sign on a card and beside a name."""
    found: list[ReaderEntry] = []
    for group, title in GROUPS.items():
        found.append(heading(title))
        for entry in registry.ALL:
            if entry.group == group:
                about = entry.tooltip.removesuffix(".")
                found.append(_sign(written(entry), entry.text, about))
    found.append(_sign("Ctrl+Z", "Suspend", "Back to the shell; there fg goes on"))
    text = "Go to the card; in a question: pick it"
    found.append(_sign("1 2 3 ...", "By key", text))
    found.append(heading("Signs"))
    found += [_sign(sign, name, text) for sign, name, text in legend()]
    return found


def _sign(sign: str, name: str, text: str) -> ReaderEntry:
    return ReaderEntry(
        Content.assemble((f" {sign:<13}", "bold $target"), (f"{name:<14}", "bold"), text)
    )


def legend() -> list[tuple[str, str, str]]:
    """Every sign of the table, its name, and what it tells."""
    signs = symbols.in_use()
    found = [
        (f"{signs.key}R {signs.no_key}Y", "Keys", "Filled in: forged. Red, yellow, blue"),
        (f"{signs.amber}4/6", "Pool", "Æmber in the pool, and the cost of a key"),
        (f"{signs.damage}2", "Damage", "Damage on a creature, beside its power"),
        (f"{signs.armor}1", "Armor", "Damage its armor still prevents this turn"),
        (signs.exhausted, "Exhausted", "It cannot be used until it is readied"),
        ("S W E", "Statuses", "Stunned, warded, enraged"),
        ("T", "Taunt", "It stands a row closer to the opponent"),
        ("+2", "Counters", "+1 power counters on it"),
        (f"{signs.amber}2", "Captured", "Æmber on a creature"),
        (f"{signs.upgrade}1", "Upgrades", "Upgrades attached to it"),
        (f"{signs.under}1", "Under it", "Cards lying under it"),
        (f"{signs.left}2 {signs.right}3", "More cards", "So many more cards lie there"),
    ]
    found += [(signs.icons[icon], "Bonus", text) for icon, text in BONUS.items()]
    found += [(HOUSE_LETTERS[house], house.title, "House") for house in House]
    return found
