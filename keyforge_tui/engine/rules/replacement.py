"""What happens instead of an event (R29): asked for by each verb, before it does anything.

A verb first sees whether its event can happen at all (R29.3), then asks here. Either something
else happens in its place (R29.2), or it happens with its thing taken from or put elsewhere
(R28.3, R29.7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Would
from keyforge_tui.engine.model.words import CardId, Zone
from keyforge_tui.engine.rules.timing import Pending, choose_next, run
from keyforge_tui.engine.table.ability import NOTHING, Instead, Result
from keyforge_tui.engine.table.asking import choose_yes
from keyforge_tui.engine.table.table import Table

GOES_AHEAD = "goes ahead"
"""The note of an ability that lets the event happen after all."""


class Replaced(NamedTuple):
    """How an event was replaced."""

    by: CardId
    result: Result = NOTHING
    """What was done in its place."""
    zone: Zone | None = None
    """It happens, but its card goes here."""
    to_card: bool = False
    """It happens, but to the replacing card, or its Æmber goes onto that card."""
    from_supply: bool = False
    """It happens, but its Æmber is taken from the common supply."""


def applying(table: Table, would: Would, event: Event) -> list[Pending]:
    """What may happen instead of an event, as things are now."""
    found = []
    for listener in table.replacements(would):
        ability, source = listener.ability, listener.ctx.source
        if (id(ability), source) in table.replacing or not listener.replaces(event):
            continue  # R29.2: what takes the place of an event is not replaced by the same again
        if ability.goes_to == "this" and source not in table.state.in_play:
            continue
        ctx = listener.ctx.branch()
        ctx.event = event
        ctx.ability, ctx.label = ability, "instead-of"
        if not ctx.it and event.card is not None:
            ctx.bind((event.card,))
        if ability.if_ is None or ability.if_.holds(ctx):
            title = table.name(source)
            found.append(Pending(ctx, ability.do, title, ability, listener.lasting))
    return found


def choose(
    table: Table, pending: Sequence[Pending], prompt: str = "Choose what happens instead"
) -> Steps[Pending | None]:
    """Which of them does; the active player decides, also whether it may (R1.6)."""
    left = list(pending)
    while left:
        chosen = yield from choose_next(table, left, prompt)
        if (yield from willing(table, chosen)):
            return chosen
        left.remove(chosen)
    return None


def willing(table: Table, one: Pending) -> Steps[bool]:
    """Whether a replacement is made use of, where it need not be."""
    if not isinstance(one.ability, Instead) or not one.ability.may:
        return True
    source = one.ctx.source
    prompt = f"Use {table.name(source)}?"
    return (yield from choose_yes(table, table.state.active, prompt, source, one.ctx.about))


def carry_out(table: Table, chosen: Pending) -> Steps[Replaced | None]:
    """Let a replacement act; nothing if it lets the event happen after all."""
    source = chosen.ctx.source
    table.use_up(chosen.lasting)
    ability = chosen.ability
    if isinstance(ability, Instead) and not chosen.effects:
        zone = ability.goes_to if isinstance(ability.goes_to, Zone) else None
        supply = ability.comes_from is not None
        return Replaced(source, NOTHING, zone, ability.goes_to == "this", supply)
    table.replacing.append((id(ability), source))
    try:
        result = yield from run(chosen.ctx, chosen.effects)
    finally:
        table.replacing.remove((id(ability), source))
    return None if chosen.ctx.values.get(GOES_AHEAD) else Replaced(source, result)


def instead(table: Table, would: Would, event: Event) -> Steps[Replaced | None]:
    """Let what replaces an event happen; nothing if the event happens as it is."""
    if not table.replacements(would):
        return None
    return (yield from first_of(table, applying(table, would, event)))


def first_of(
    table: Table, pending: list[Pending], prompt: str = "Choose what happens instead"
) -> Steps[Replaced | None]:
    """Let one of several replacements act; nothing if none does, or lets the event happen."""
    while pending:
        chosen = yield from choose(table, pending, prompt)
        if chosen is None:
            return None
        replaced = yield from carry_out(table, chosen)
        if replaced is not None:
            return replaced
        pending.remove(chosen)
    return None


def left_of(table: Table, would: Would, event: Event) -> Steps[int]:
    """How much Æmber an event is still about, when what replaces the rest has happened."""
    left = event.amount
    while left and table.replacements(would):
        now = event._replace(amount=left)
        chosen = yield from choose(table, applying(table, would, now))
        if chosen is None:
            break
        each = isinstance(chosen.ability, Instead) and chosen.ability.each
        if each:
            chosen.ctx.event = now._replace(amount=1)
        if (yield from carry_out(table, chosen)) is None:
            break
        left -= 1 if each else left
    return left
