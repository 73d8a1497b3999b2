"""Entering play, changing control, moving in the line (R13, R34, R36, R41)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from keyforge_tui.engine.model.decisions import Decision, DecisionKind, Option, Steps
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId, CardType, Keyword, PlayerId, Zone, opponent_of
from keyforge_tui.engine.rules import moves
from keyforge_tui.engine.rules.leaving import detach
from keyforge_tui.engine.rules.timing import happened
from keyforge_tui.engine.table.ability import Modifier, Players
from keyforge_tui.engine.table.asking import ask
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.state import InPlay
from keyforge_tui.engine.table.table import Table

if TYPE_CHECKING:
    from keyforge_tui.engine.table.index import InForce


class EntersPlay(Modifier):
    """Other cards enter play in a state (R13.12)."""

    enter: str
    played_by: Players | None
    """Only those this player plays."""
    first_played: bool
    """Only the first creature played each turn."""


class Controlled(Modifier):
    """The controller of the ability controls the cards (R36)."""


def choose_place(
    table: Table, card: CardId, player: PlayerId, *, anywhere: bool = False
) -> Steps[int]:
    """Where among the others of a battleline a creature is placed: on a flank, or anywhere (R34.4).

    Anywhere: by deploy, or because an effect says so.
    """
    line = [other for other in table.state.players[player].battleline if other != card]
    if not line and table.auto:
        return 0
    options = [Option(0, "Left flank", "left", position=0)]
    if anywhere:
        for place in range(1, len(line)):
            left, right = table.name(line[place - 1]), table.name(line[place])
            options.append(
                Option(len(options), f"Between {left} and {right}", "deploy", position=place)
            )
    if line:
        options.append(Option(len(options), "Right flank", "right", position=len(line)))
    prompt = f"Place {table.name(card)}"
    picked = yield from ask(
        table,
        Decision(table.state.active, DecisionKind.POSITION, prompt, tuple(options), card),
    )
    assert picked[0].position is not None
    return picked[0].position


def enter(
    table: Table,
    card: CardId,
    player: PlayerId,
    *,
    host: CardId | None = None,
    ready: bool = False,
    place: int | None = None,
    half: CardId | None = None,
    played: bool = False,
    anywhere: bool = False,
) -> Steps[Event]:
    """Put a card into play under a player's control; the event is written down, not triggered.

    `played`: the player plays it; `anywhere`: an effect lets a creature stand anywhere in the line.
    """
    facts = table.state.cards[card]
    definition = facts.definition
    if definition.copies is not None:
        copied = yield from definition.copies.choose(Context(table, card, player))
        definition = copied or definition
    by = player if played else None
    if host is None and definition.enters_under_opponent:
        # R13.12: the card's own text decides before anything else does.
        player = opponent_of(facts.owner)
    kind = CardType.UPGRADE if host is not None else definition.type
    if definition is not facts.definition:
        kind = CardType.CREATURE  # what is copied is a creature, whatever its card type
    if kind is not CardType.CREATURE:
        place = None
    elif place is None:
        # O11: deploy also counts when a creature is put into play.
        free = anywhere or Keyword.DEPLOY in definition.keywords
        place = yield from choose_place(table, card, player, anywhere=free)
    there = InPlay(card, definition, player, table.state.next_serial(), facts.house)
    there.base_controller = player
    there.host = host
    there.half = half
    _put_down(table, there, kind, place)
    _enter_state(table, card, there, ready, by)
    position = None
    if place is not None:
        line = table.state.players[player].battleline
        position = (place == 0, place == len(line) - 1)
    return table.emit(
        Event(Kind.ENTERED, player, card, other=host, controller=player, position=position)
    )


def _put_down(table: Table, there: InPlay, kind: CardType, place: int | None) -> None:
    """From where it was to its row, its place in the line, or onto its host."""
    state = table.state
    card, player = there.card, there.controller
    moves.lift(table, card)
    if there.half is not None:
        # R49.5: in play the other half is not a card of its own.
        moves.lift(table, there.half)
        moves.lay(table, there.half, Zone.LIMBO, player)
    moves.lay(table, card, ROWS[kind], player)
    state.in_play[card] = there
    if place is not None:
        state.players[player].battleline.insert(place, card)
    elif there.host is not None:
        there.exhausted = False
        state.in_play[there.host].upgrades.append(card)
    else:
        state.players[player].artifacts.append(card)
    table.restructure()


ROWS = {
    CardType.CREATURE: Zone.BATTLELINE,
    CardType.ARTIFACT: Zone.ARTIFACTS,
    CardType.UPGRADE: Zone.ATTACHED,
}


def _enter_state(
    table: Table, card: CardId, there: InPlay, ready: bool, by: PlayerId | None
) -> None:
    """How the card enters: by its own text and what is in force (R13.12); `by`: who plays it."""
    ctx = Context(table, card, there.controller)
    words = {state for state, cond in there.definition.enters if cond is None or cond.holds(ctx)}
    for entry in table.in_force(EntersPlay):
        change = entry.modifier
        if (
            (
                change.played_by is None
                or (by is not None and change.played_by.includes(entry.ctx, by))
            )
            and entry.applies_to(card)
            and (not change.first_played or (by is not None and not _creature_played(table)))
        ):
            words.add(change.enter)
            table.use_up(entry.lasting)
    if ready or "ready" in words:
        there.exhausted = False
    there.stunned = there.stunned or "stunned" in words
    there.enraged = there.enraged or "enraged" in words
    there.warded = there.warded or "warded" in words
    table.touch()


def _creature_played(table: Table) -> bool:
    """Whether a creature was played this turn."""
    return any(
        event.kind is Kind.PLAYED and event.position is not None for event in table.state.history
    )


def take_control(
    table: Table, card: CardId, player: PlayerId, *, lasting: bool = True
) -> Steps[bool]:
    """A player takes control of a card in play (R36.2); what is on it stays (O16).

    It does not leave play, so a ward is not used (O22).
    """
    state = table.state
    there = state.in_play.get(card)
    if there is None:
        return False
    if lasting:
        there.base_controller = player
        there.taken = state.next_serial()
        table.touch()
    if there.controller == player:
        return False
    zone = state.zones[card]
    if zone is Zone.BATTLELINE:
        place = yield from choose_place(table, card, player)
        detach(table, card)
        state.players[player].battleline.insert(place, card)
    elif zone is Zone.ARTIFACTS:
        detach(table, card)
        state.players[player].artifacts.append(card)
    there.controller = player
    state.holders[card] = player
    table.restructure()
    yield from happened(table, Event(Kind.CONTROLLED, player, card))
    return True


def attach(table: Table, upgrade: CardId, host: CardId) -> Steps[bool]:
    """Move an upgrade in play to another creature (R41.1); it does not leave play."""
    state = table.state
    there = state.in_play.get(upgrade)
    if there is None or there.host is None or there.host == host:
        return False
    if host not in state.in_play or state.zones[host] is not Zone.BATTLELINE:
        return False
    state.in_play[there.host].upgrades.remove(upgrade)
    state.in_play[host].upgrades.append(upgrade)
    there.host = host
    table.restructure()
    player = there.controller
    yield from happened(table, Event(Kind.ATTACHED, player, upgrade, other=host, controller=player))
    return True


def settle_control(table: Table) -> Steps[None]:
    """Give each card to whom it belongs by the control effects in force (R36.3)."""
    state = table.state
    if not table.in_force(Controlled) and not state.borrowed_control:
        return
    for card, there in list(state.in_play.items()):
        if there.host is not None or card not in state.in_play:
            continue
        wanted, latest = there.base_controller, there.taken
        for entry in table.in_force(Controlled):
            began = _began(table, entry)
            if began >= latest and entry.applies_to(card):
                wanted, latest = entry.ctx.controller, began
        if wanted != there.controller:
            yield from take_control(table, card, wanted, lasting=False)
    borrowed = any(there.controller != there.base_controller for there in state.in_play.values())
    if borrowed is not state.borrowed_control:
        state.borrowed_control = borrowed
        table.touch()


def _began(table: Table, entry: InForce[Controlled]) -> int:
    """When a control effect began, in the order of serial numbers."""
    if entry.lasting is not None:
        return entry.lasting.id
    there = table.state.in_play.get(entry.ctx.source)
    return 0 if there is None else there.serial


def move_in_line(table: Table, card: CardId, place: int) -> None:
    """Move a creature to a place in its own line (R41.3)."""
    line = table.state.players[table.state.in_play[card].controller].battleline
    line.remove(card)
    line.insert(min(place, len(line)), card)
    table.restructure()
    table.emit(Event(Kind.REPOSITIONED, card=card))


def rearrange(table: Table, player: PlayerId, order: Sequence[CardId]) -> list[CardId]:
    """Put a player's line in an order, from the left; the creatures that stand elsewhere now."""
    line = table.state.players[player].battleline
    moved = [card for place, card in enumerate(order) if line[place] != card]
    if moved:
        line[:] = order
        table.restructure()
        for card in moved:
            table.emit(Event(Kind.REPOSITIONED, card=card))
    return moved


def swap(table: Table, one: CardId, two: CardId) -> bool:
    """Exchange two creatures of one line; across lines nothing happens (R41.4)."""
    state = table.state
    if one not in state.in_play or two not in state.in_play or one == two:
        return False
    if state.in_play[one].controller != state.in_play[two].controller:
        return False
    line = state.players[state.in_play[one].controller].battleline
    if one not in line or two not in line:
        return False
    first, second = line.index(one), line.index(two)
    line[first], line[second] = two, one
    table.restructure()
    table.emit(Event(Kind.REPOSITIONED, card=one, other=two))
    return True


def to_battleline(table: Table, card: CardId, place: int) -> None:
    """An artifact stands up as a creature; an upgrade stays on what lies down again (O24)."""
    state = table.state
    there = state.in_play[card]
    detach(table, card)
    state.players[there.controller].battleline.insert(place, card)
    state.zones[card] = Zone.BATTLELINE
    table.restructure()
    table.emit(Event(Kind.REPOSITIONED, card=card))
