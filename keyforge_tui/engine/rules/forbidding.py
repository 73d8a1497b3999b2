"""What a card cannot do and what cannot be done to it: "cannot" beats everything (R32)."""

from __future__ import annotations

from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.table.ability import Cards, Condition, Modifier
from keyforge_tui.engine.table.index import InForce
from keyforge_tui.engine.table.table import Table


class Cannot(Modifier):
    """Forbids something to cards; "cannot" beats "may" and "must" (R32)."""

    cannot: tuple[str, ...]
    by: Cards | None
    """Only with regard to these: damage dealt by them."""
    unless: Condition | None


def cannot(table: Table, card: CardId, what: str, by: CardId | None = None) -> CardId | None:
    """The card that forbids something to a card; None when nothing does (R32.2).

    `by`: who would do it to the card, for what is forbidden to some only.
    """
    for entry in table.in_force(Cannot):
        if what in entry.modifier.cannot and entry.applies_to(card) and _is_meant(entry, by):
            return entry.ctx.source
    return None


def _is_meant(entry: InForce[Cannot], by: CardId | None) -> bool:
    """Whether a prohibition is about who would do it, and has no exception now."""
    rule = entry.modifier
    if rule.by is not None and (by is None or not rule.by.matches(entry.ctx, by)):
        return False
    return rule.unless is None or not rule.unless.holds(entry.ctx)
