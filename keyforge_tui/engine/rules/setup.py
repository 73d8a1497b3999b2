"""Setting up a game: starting hands and mulligans (R5)."""

from __future__ import annotations

from keyforge_tui.engine.model import numbers
from keyforge_tui.engine.model.decisions import Decision, DecisionKind, Option, Steps
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import PlayerId, Zone, opponent_of
from keyforge_tui.engine.rules import moves
from keyforge_tui.engine.rules.drawing import refill
from keyforge_tui.engine.table.asking import ask
from keyforge_tui.engine.table.table import Table


def set_up(table: Table) -> Steps[None]:
    """Shuffle, deal both starting hands, then let each player in turn keep or mulligan."""
    first = table.state.first
    table.emit(Event(Kind.GAME_STARTED, first))
    order = (first, opponent_of(first))
    drawn: dict[PlayerId, int] = {}
    for player, size in zip(order, numbers.FIRST_HAND, strict=True):
        moves.shuffle_deck(table, player)
        drawn[player] = yield from refill(table, player, size)
    for player in order:
        yield from _mulligan(table, player, drawn[player] - 1)


def _mulligan(table: Table, player: PlayerId, fewer: int) -> Steps[None]:
    """A player may exchange the starting hand, once, for one card fewer (R5.7)."""
    options = (
        Option(0, "Keep this hand", "keep"),
        Option(1, f"Mulligan for {max(0, fewer)} cards", "mulligan"),
    )
    picked = yield from ask(
        table, Decision(player, DecisionKind.MULLIGAN, "Keep your starting hand?", options)
    )
    if picked[0].action == "mulligan":
        table.emit(Event(Kind.MULLIGANED, player))
        for card in list(table.state.players[player].hand):
            moves.lift(table, card)
            moves.lay(table, card, Zone.DECK, player)
        moves.shuffle_deck(table, player)
        yield from moves.draw(table, player, fewer)  # R5.9: no chain is shed
