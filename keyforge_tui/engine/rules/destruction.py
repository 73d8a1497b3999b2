"""The destroyed procedure: tag, Destroyed abilities, leave play together, what follows (R23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import CardId, CardType, Keyword, Label, Zone
from keyforge_tui.engine.rules import moves, replacement
from keyforge_tui.engine.rules.forbidding import cannot
from keyforge_tui.engine.rules.leaving import leave, remove_ward
from keyforge_tui.engine.rules.timing import (
    Pending,
    choose_next,
    from_held,
    happened,
    held,
    run,
)
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.ability import Effect
from keyforge_tui.engine.table.context import Context, Held
from keyforge_tui.engine.table.table import Destruction, Fight, Table

NO_KEYWORDS: Mapping[CardId, str] = MappingProxyType({})


def doomed(table: Table) -> list[CardId]:
    """Creatures standing with damage at or above their power (R21.2)."""
    in_play = table.state.in_play
    found = []
    for card in table.creatures():
        there = in_play[card]
        if (
            not there.tagged
            and there.damage >= characteristics.power(table, card)
            and not characteristics.has_keyword(table, card, Keyword.INVULNERABLE)
        ):
            found.append(card)
    return found


def check(table: Table) -> Steps[None]:
    """Destroy what has become too weak for its damage (R21.2, O32)."""
    dying = doomed(table)
    if dying:
        yield from destroy(table, dying)


def tag(
    table: Table,
    cards: Sequence[CardId],
    fight: Fight | None,
    source: CardId | None,
    keywords: Mapping[CardId, str],
) -> list[Event]:
    """Step 1: tag the cards that can be destroyed (R23.4, R23.9, R23.10)."""
    events = []
    for card in cards:
        there = table.state.in_play.get(card)
        if there is None or there.tagged:
            continue
        kind = characteristics.card_type(table, card)
        if kind is CardType.CREATURE:
            if characteristics.has_keyword(table, card, Keyword.INVULNERABLE):
                continue
            if remove_ward(table, card):
                continue
        there.tagged = True
        rival = None if fight is None or not fight.damaging else fight.rival(card)
        events.append(
            Event(
                Kind.DESTROYED,
                there.controller,
                card,
                other=rival,
                source=source,
                controller=there.controller,
                type=kind,
                in_fight=rival is not None,
                neighbors=battleline.neighbors(table, card),
                keyword=keywords.get(card),
            )
        )
    if events:
        table.touch()
    return events


def destroy(
    table: Table,
    cards: Sequence[CardId],
    *,
    source: CardId | None = None,
    in_fight_of: Fight | None = None,
    keywords: Mapping[CardId, str] = NO_KEYWORDS,
) -> Steps[tuple[CardId, ...]]:
    """Destroy cards together; those that were destroyed.

    `keywords`: by damage of which keyword (R46).
    Inside another destruction's "Destroyed:" abilities the cards join it (R23.3).
    """
    events = tag(table, cards, in_fight_of, source, keywords)
    if not events:
        return ()
    tagged = tuple(event.card for event in events if event.card is not None)
    process = table.destruction or Destruction()
    for event in events:
        assert event.card is not None
        process.dying.append(event.card)
        process.events[event.card] = event
        # R23.5: what the card has at this moment, whatever becomes of it before its turn comes.
        process.had[event.card] = destroyed_abilities(table, event.card)
        process.fresh.append(event.card)
    if table.destruction is not None:
        return tagged
    table.destruction = process
    try:
        yield from _destroyed_abilities(table, process)
    finally:
        table.destruction = None
    yield from _leave_together(table, process)
    yield from _afterwards(table, process)
    # R29.2: a destruction that was replaced did not happen.
    return tuple(card for card in tagged if card in process.events)


def _destroyed_abilities(table: Table, process: Destruction) -> Steps[None]:
    """Step 2: "Destroyed:" abilities the cards had when tagged, in the active player's order."""
    pending: list[Pending] = []
    while process.fresh or pending:
        for card in process.fresh:
            pending += [
                from_held(table, ability, process.events[card], Label.DESTROYED)
                for ability in process.had[card]
                if not ability.ability.instead
            ]
        process.fresh.clear()
        if not pending:
            return
        chosen = yield from choose_next(table, pending)
        pending.remove(chosen)
        yield from chosen.resolve(table)
        # O32: what became too weak meanwhile is tagged as well (R23.3).
        yield from check(table)


def destroyed_abilities(table: Table, card: CardId) -> list[Held]:
    """The "Destroyed:" abilities of a card, unless something keeps them from triggering."""
    if cannot(table, card, "trigger-destroyed") is not None:
        return []
    return held(table, card, Label.DESTROYED)


def _leave_together(table: Table, process: Destruction) -> Steps[None]:
    """Step 3: replacements of the destruction, then all tagged cards leave at once (R23.7)."""
    in_play = table.state.in_play
    for card in list(process.dying):
        there = in_play.get(card)
        if there is None or not there.tagged:
            continue
        saver = yield from _saver(table, process, card)
        if saver is None:
            continue
        event = _let_live(table, process, card)
        table.destruction = process  # what it destroys takes the tag over
        try:
            saved = yield from replacement.carry_out(table, saver)
        finally:
            table.destruction = None
        process.fresh.clear()
        if saved is None and card in in_play:
            _die_after_all(table, process, event)
    going = [card for card in process.dying if card in in_play and in_play[card].tagged]
    going = yield from _ordered(table, going)
    yield from leave(table, going, Zone.DISCARD, ward=False)
    for card in going:
        if card in in_play and in_play[card].tagged:
            _let_live(table, process, card)
    for ctx, effects in process.later:
        if not ctx.still(ctx.source):
            yield from run(ctx, effects)


def _let_live(table: Table, process: Destruction, card: CardId) -> Event:
    """Take the tag off a card: its destruction does not happen (R29.2); what it would have been."""
    table.state.in_play[card].tagged = False
    table.touch()
    process.dying.remove(card)
    return process.events.pop(card)


def _die_after_all(table: Table, process: Destruction, event: Event) -> None:
    """Put the tag back on a card whose destruction happens after all."""
    assert event.card is not None
    table.state.in_play[event.card].tagged = True
    table.touch()
    process.dying.append(event.card)
    process.events[event.card] = event


def put_off(ctx: Context, effects: Sequence[Effect]) -> bool:
    """Keep instructions until the cards being destroyed have left play (R23.15), if any are."""
    process = ctx.table.destruction
    if process is None:
        return False
    process.later.append((ctx.branch(), effects))
    return True


def _saver(table: Table, process: Destruction, card: CardId) -> Steps[Pending | None]:
    """What replaces a card's destruction; the active player chooses among several (R1.6).

    A "Destroyed:" ability it had when it was tagged (R23.5) and has still, or what another card
    has; conditions are checked now.
    """
    had = {ability.key for ability in process.had[card]}
    savers = []
    for ability in destroyed_abilities(table, card):
        if not ability.ability.instead or ability.key not in had:
            continue
        condition = ability.ability.if_
        if condition is None or condition.holds(ability.context(table)):
            savers.append(from_held(table, ability, None, Label.DESTROYED))
    savers += replacement.applying(table, Would.BE_DESTROYED, process.events[card])
    prompt = f"Choose what happens instead of destroying {table.name(card)}"
    return (yield from replacement.choose(table, savers, prompt))


def _ordered(table: Table, cards: list[CardId]) -> Steps[list[CardId]]:
    """The order in which cards lie in each pile (R23.2 step 3), for who wants every choice.

    No word of the language looks at a place in a discard pile, so otherwise it is not asked.
    """
    if table.auto:
        return cards
    prompt = "Choose which card goes to the discard pile first"
    return (yield from moves.in_order(table, cards, prompt))


def _afterwards(table: Table, process: Destruction) -> Steps[None]:
    """Step 4: "after a creature is destroyed"; only cards in play now see it (R23.12)."""
    yield from happened(table, *process.events.values())
