"""Between two instructions: what the rules look after before anything else happens (O32)."""

from __future__ import annotations

from keyforge_tui.engine.decisions import Steps
from keyforge_tui.engine.destruction import check
from keyforge_tui.engine.entering import settle_control
from keyforge_tui.engine.table import Table
from keyforge_tui.engine.triggers import watch


def settle(table: Table) -> Steps[None]:
    """Control, creatures too weak for their damage, state triggers."""
    yield from settle_control(table)
    yield from check(table)
    yield from watch(table)
