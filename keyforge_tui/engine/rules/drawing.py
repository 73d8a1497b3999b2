"""Refilling hands: how many cards, and what chains take off (R11, R12)."""

from __future__ import annotations

from keyforge_tui.engine.model import numbers
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.engine.rules import moves, status
from keyforge_tui.engine.table.ability import Modifier
from keyforge_tui.engine.table.modifiers import PlayerNumber
from keyforge_tui.engine.table.table import Table


class HandSize(PlayerNumber, Modifier):
    """Changes how many cards a player refills to (R11.2)."""


def hand_size(table: Table, player: PlayerId) -> int:
    """How many cards a player refills to (R11.2)."""
    size = numbers.HAND_SIZE
    for entry in table.in_force(HandSize):
        if entry.applies_to_player(player):
            size += entry.modifier.value_for(entry.ctx)
    return size


def refill(table: Table, player: PlayerId, target: int) -> Steps[int]:
    """Refill a hand: chains reduce the draw and one is shed (R12.4, R12.5)."""
    owner = table.state.players[player]
    wanted = max(0, target - len(owner.hand))
    drawn = 0
    if wanted:
        penalty = numbers.chain_penalty(owner.chains)
        drawn = yield from moves.draw(table, player, max(0, wanted - penalty))
        if owner.chains:
            status.gain_chains(table, player, -1)  # O6: for cards wanted, not cards drawn
    return drawn
