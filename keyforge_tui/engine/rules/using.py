"""Using cards: reap, fight, Action, Omni, removing stun (R16 to R19, R43)."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.model.decisions import (
    Decision,
    DecisionKind,
    Option,
    Steps,
    nothing_against,
)
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId, Label, PlayerId, Use, Zone
from keyforge_tui.engine.rules import amber, lasting, may_use, status
from keyforge_tui.engine.rules.fights import fight
from keyforge_tui.engine.rules.timing import (
    Pending,
    answering,
    choose_next,
    from_held,
    happened,
    held,
    resolve_all,
    used_event,
    window,
)
from keyforge_tui.engine.table import battleline
from keyforge_tui.engine.table.asking import ask
from keyforge_tui.engine.table.characteristics import in_house
from keyforge_tui.engine.table.table import Table

WAYS = (Use.REAP, Use.FIGHT, Use.ACTION, Use.OMNI, Use.UNSTUN)


def use(
    table: Table,
    card: CardId,
    player: PlayerId,
    ways: Sequence[Use] = WAYS,
    *,
    source: CardId | None = None,
    against: Sequence[CardId] | None = None,
    borrowed: bool = False,
) -> Steps[bool]:
    """Use a card through an effect, in one of the ways that are possible (R16.7, R16.8).

    A stunned creature removes its stun instead, whatever it was to do (R43.4). `borrowed`: as if
    the player controlled it (R28.11).
    """
    there = table.state.in_play.get(card)
    if there is None:
        return False
    if there.stunned and table.state.zones[card] is Zone.BATTLELINE:
        if not nothing_against(may_use.against_using(table, player, card, Use.UNSTUN, free=True)):
            return False
        yield from use_way(table, card, player, Use.UNSTUN)
        return True
    possible = [way for way in ways if _is_possible(table, player, card, way, against)]
    if not possible:
        return False
    options = tuple(
        Option(number, f"{WAY_TEXT[way]} with {table.name(card)}", way.value, card)
        for number, way in enumerate(possible)
    )
    picked = yield from ask(
        table,
        Decision(player, DecisionKind.OPTION, f"Use {table.name(card)}", options, source),
    )
    way = Use(str(picked[0].action))
    yield from use_way(table, card, player, way, against=against, borrowed=borrowed)
    return True


def _is_possible(
    table: Table, player: PlayerId, card: CardId, way: Use, against: Sequence[CardId] | None
) -> bool:
    """Whether an effect may use a card in a way; `against`: whom alone it may fight."""
    if not nothing_against(may_use.against_using(table, player, card, way, free=True)):
        return False
    if way is not Use.FIGHT or against is None:
        return True
    return not set(may_use.attackable(table, card)).isdisjoint(against)


WAY_TEXT = {
    Use.REAP: "Reap",
    Use.FIGHT: "Fight",
    Use.ACTION: "Action",
    Use.OMNI: "Omni",
    Use.UNSTUN: "Remove stun",
}


def use_way(
    table: Table,
    card: CardId,
    player: PlayerId,
    way: Use,
    *,
    against: Sequence[CardId] | None = None,
    borrowed: bool = False,
) -> Steps[None]:
    """Use a card in a way that is known to be legal."""
    title = table.state.in_play[card].definition.name
    owed = amber.toll(table, player, card, "use")
    if owed:
        yield from amber.pay(table, player, owed, card)
    status.count_title(table, title)
    match way:
        case Use.REAP:
            yield from reap(table, card)
        case Use.FIGHT:
            yield from fight(table, card, against)
        case Use.UNSTUN:  # O29: a use like any other
            yield from status.exhaust(table, card)
            yield from status.set_token(table, card, "stunned", False)
            yield from happened(table, used_event(table, card, player))
        case _:
            yield from use_ability(table, card, player, way, borrowed=borrowed)


def cover(table: Table, card: CardId, way: Use) -> None:
    """Note which cards a limited permission has been used for, and how often (R16.11)."""
    if in_house(table, card):
        return
    entry = may_use.usable_by(table, card, way)
    if entry is not None and entry.lasting is not None and way is not Use.OMNI:
        covered = may_use.covered(entry)
        serial = table.state.in_play[card].serial
        if serial not in covered:
            lasting.note(table, entry.lasting, "covered", (*covered, serial))
        table.use_up(entry.lasting)


def use_ability(
    table: Table, card: CardId, player: PlayerId, way: Use, *, borrowed: bool = False
) -> Steps[None]:
    """Resolve one Action or Omni ability of a card (R19)."""
    label = may_use.LABELS[way]
    abilities = held(table, card, label)
    yield from status.exhaust(table, card)
    event = used_event(table, card, player)
    chosen = abilities[0]
    if len(abilities) > 1:
        # R19.2: one of them per use.
        chosen_pending = yield from choose_next(
            table, [from_held(table, ability, None, label) for ability in abilities]
        )
        chosen = next(a for a in abilities if a.ability is chosen_pending.ability)
    ctx = chosen.context(table, event, player if borrowed else None)
    yield from Pending(ctx, chosen.ability.do, "", chosen.ability).resolve(table)
    yield from table.settle()
    yield from happened(table, event)


def reap(table: Table, card: CardId) -> Steps[None]:
    """R17.2"""
    state = table.state
    there = state.in_play[card]
    player, serial = there.controller, there.serial
    use = used_event(table, card, player)
    yield from status.exhaust(table, card)
    before = [
        from_held(table, ability, None, Label.BEFORE_REAP)
        for ability in held(table, card, Label.BEFORE_REAP)
    ]
    yield from resolve_all(table, before)
    events = []
    gain = Event(Kind.GAINED, player, amount=1, source=card, by_reaping=True)
    gained = yield from amber.to_pool_of_gain(table, gain)  # R17.4
    if gained:
        events.append(gain._replace(amount=gained))
    events.append(
        Event(
            Kind.REAPED,
            player,
            card,
            controller=player,
            type=use.type,
            neighbors=battleline.neighbors(table, card),
        )
    )
    events.append(use)
    for event in events:
        table.emit(event)
    pending = answering(table, events)
    yield from window(table, card, serial, Label.REAP, pending, events[-2])
