"""The last timing point of a use: abilities of the used card, and what answers to the use."""

from __future__ import annotations

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId, Label, PlayerId
from keyforge_tui.engine.rules.settling import settle
from keyforge_tui.engine.rules.timing import Pending, choose_next, from_held, held
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.table import Table


def used_event(table: Table, card: CardId, player: PlayerId) -> Event:
    """A card was used by a player."""
    return Event(
        Kind.USED,
        player,
        card,
        controller=player,
        type=characteristics.card_type(table, card),
        neighbors=battleline.neighbors(table, card),
    )


def window(
    table: Table,
    card: CardId,
    serial: int,
    label: Label,
    pending: list[Pending],
    event: Event,
) -> Steps[None]:
    """Resolve a creature's Reap or Fight abilities with all else of that timing point.

    An ability it gains while the window is open can still be resolved in it (R17.3).
    """
    seen: set[tuple[int, CardId, CardId | None]] = set()
    while True:
        there = table.state.in_play.get(card)
        if there is not None and there.serial == serial:
            for ability in held(table, card, label):
                if ability.key not in seen:
                    seen.add(ability.key)
                    pending.append(from_held(table, ability, event, label))
        if not pending:
            return
        chosen = yield from choose_next(table, pending)
        pending.remove(chosen)
        yield from chosen.resolve(table)
        yield from settle(table)
