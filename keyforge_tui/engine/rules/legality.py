"""Legality with reasons: what is offered in the main step, and why the rest is not.

One generator of reasons serves both: an action with no reason against it is offered, and the
reasons against the others are what `explain` shows. `may_play` and `may_use` hold the reasons.
"""

from __future__ import annotations

from collections.abc import Iterator

from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.decisions import Option, Reason, nothing_against
from keyforge_tui.engine.model.words import CardId, PlayerId, Use
from keyforge_tui.engine.rules.may_play import (
    against_discarding,
    against_playing,
    house_allows_any_play,
)
from keyforge_tui.engine.rules.may_use import against_using, has_way, house_allows_any_use
from keyforge_tui.engine.rules.using import WAYS
from keyforge_tui.engine.table.table import Table


def main_options(table: Table) -> tuple[Option, ...]:
    """Everything the active player may do now."""
    state = table.state
    player = state.active
    owner = state.players[player]
    options: list[Option] = []

    def add(action: Use, label: str, card: CardId | None = None) -> None:
        options.append(Option(len(options), label, action.value, card))

    for card in owner.hand:
        if not house_allows_any_play(table, card):
            continue
        name = state.cards[card].definition.name
        if nothing_against(against_playing(table, player, card)):
            add(Use.PLAY, f"Play {name}", card)
        if nothing_against(against_discarding(table, player, card)):
            add(Use.DISCARD, f"Discard {name}", card)
    for card in (*owner.battleline, *owner.artifacts):
        there = state.in_play[card]
        if there.exhausted or not house_allows_any_use(table, card):
            continue
        for way in WAYS:
            if not has_way(table, card, way):
                continue
            if nothing_against(against_using(table, player, card, way)):
                add(way, WAY_LABELS[way].format(there.definition.name), card)
    if has_tide(table):
        add(Use.TIDE, f"Raise the tide and gain {constants.O13_TIDE_CHAINS} chains")
    add(Use.END, "End the turn")
    return tuple(options)


WAY_LABELS = {
    Use.REAP: "Reap with {}",
    Use.FIGHT: "Fight with {}",
    Use.ACTION: "Use {}'s Action",
    Use.OMNI: "Use {}'s Omni",
    Use.UNSTUN: "Remove the stun from {}",
}


def has_tide(table: Table) -> bool:
    """Whether the tide is part of this game: some card speaks of it, or it was set (O13)."""
    state = table.state
    return (
        not constants.O13_TIDE_ONLY_WHERE_SPOKEN_OF
        or state.tide is not None
        or table.speaks_of_tide
    )


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
