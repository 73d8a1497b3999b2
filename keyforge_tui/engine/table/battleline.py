"""Places in a battleline: neighbors, flanks, the center, left and right (R34)."""

from __future__ import annotations

from keyforge_tui.engine.model.words import CardId, Zone
from keyforge_tui.engine.table.modifiers import CountsAsFlank
from keyforge_tui.engine.table.table import Table


def line_of(table: Table, card: CardId) -> list[CardId]:
    """The battleline a creature stands in; empty for anything else."""
    if table.state.zones[card] is not Zone.BATTLELINE:
        return []
    return table.state.players[table.state.in_play[card].controller].battleline


def neighbors(table: Table, card: CardId) -> tuple[CardId, ...]:
    """The creatures directly to the left and right (R34.5); last known for one that left."""
    line = line_of(table, card)
    if not line:
        gone = table.last_known.get(card)
        return gone.neighbors if gone is not None else ()
    place = line.index(card)
    found = []
    if place > 0:
        found.append(line[place - 1])
    if place + 1 < len(line):
        found.append(line[place + 1])
    return tuple(found)


def left_of(table: Table, card: CardId) -> list[CardId]:
    """Every creature to the left in the same line."""
    line = line_of(table, card)
    return line[: line.index(card)] if line else []


def right_of(table: Table, card: CardId) -> list[CardId]:
    """Every creature to the right in the same line."""
    line = line_of(table, card)
    return line[line.index(card) + 1 :] if line else []


def is_flank(table: Table, card: CardId) -> bool:
    """Whether a creature is on a flank (R34.3), or is considered to be (R34.8)."""
    line = line_of(table, card)
    if not line:
        gone = table.last_known.get(card)
        return gone is not None and gone.on_flank
    if card in (line[0], line[-1]):
        return True
    return any(entry.applies_to(card) for entry in table.in_force(CountsAsFlank))


def is_center(table: Table, card: CardId) -> bool:
    """Whether as many creatures are to its left as to its right (R34.7)."""
    line = line_of(table, card)
    return bool(line) and line.index(card) * 2 + 1 == len(line)
