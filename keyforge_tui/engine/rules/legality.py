"""Legality with reasons: why an action of the main step is not offered.

One generator of reasons serves both: an action with no reason against it is offered, and the
reasons against the others are what `explain` shows. `may_play` and `may_use` hold the reasons.
"""

from __future__ import annotations

from collections.abc import Iterator

from keyforge_tui.engine.model.decisions import Reason
from keyforge_tui.engine.model.words import CardId, PlayerId, Use
from keyforge_tui.engine.rules.may_play import against_discarding, against_playing
from keyforge_tui.engine.rules.may_use import against_using
from keyforge_tui.engine.table.table import Table


def reasons(table: Table, player: PlayerId, action: Use, card: CardId) -> Iterator[Reason]:
    """Why an action of the main step is not offered; none: it is."""
    if table.state.over or player != table.state.active:
        yield Reason("It is not your turn.", "R1.5")
    elif action is Use.PLAY:
        yield from against_playing(table, player, card)
    elif action is Use.DISCARD:
        yield from against_discarding(table, player, card)
    else:
        yield from against_using(table, player, card, action)
