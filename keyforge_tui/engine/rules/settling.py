"""Between two instructions: what the rules look after before anything else happens (O32)."""

from __future__ import annotations

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.rules.destruction import check
from keyforge_tui.engine.rules.entering import settle_control
from keyforge_tui.engine.rules.timing import watch
from keyforge_tui.engine.table.table import Table


def settle(table: Table) -> Steps[None]:
    """Control, creatures too weak for their damage, state triggers."""
    yield from settle_control(table)
    yield from check(table)
    yield from watch(table)
