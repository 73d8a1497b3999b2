"""Effects with a duration: when they begin and when they end (R30)."""

from __future__ import annotations

from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.table.state import Lasting
from keyforge_tui.engine.table.table import Table


def begin(table: Table, effect: Lasting) -> None:
    """An effect begins to last, after all that began before it (R36.3)."""
    effect.id = table.state.next_serial()
    table.state.lasting.append(effect)
    table.restructure()
    table.emit(Event(Kind.LASTING_BEGAN, effect.controller, effect.source))


def end_expired(table: Table) -> None:
    """End what lasted until now, and see what begins with this turn."""
    state = table.state
    if state.lasting:
        state.lasting = [
            effect
            for effect in state.lasting
            if (effect.ends is None or effect.ends >= state.turn) and effect.uses != 0
        ]
        table.restructure()


def end_tied(table: Table, card: CardId, serial: int) -> None:
    """End the lasting effects tied to a card that left play (R24.5, R30.5, R30.6)."""
    kept = []
    for effect in table.state.lasting:
        if effect.tied_to == (card, serial):
            continue
        if effect.targets and (card, serial) in effect.targets:
            effect.targets = tuple(t for t in effect.targets if t != (card, serial))
            table.restructure()
            if not effect.targets:
                continue
        kept.append(effect)
    if len(kept) != len(table.state.lasting):
        table.state.lasting = kept
        table.restructure()


def note(table: Table, effect: Lasting, name: str, value: object) -> None:
    """Keep what an effect has been used for."""
    effect.values[name] = value
    table.touch()
