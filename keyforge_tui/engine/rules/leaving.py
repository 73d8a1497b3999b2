"""Leaving play: everything that happens to a card and what was on it (R24)."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import CardId, CardType, Label, PlayerId, Zone, opponent_of
from keyforge_tui.engine.rules import amber, lasting, moves
from keyforge_tui.engine.rules.replacement import applying, first_of
from keyforge_tui.engine.rules.timing import answering, from_held, held, resolve_all
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.state import InPlay
from keyforge_tui.engine.table.table import Table


def remove_ward(table: Table, card: CardId) -> bool:
    """Use up a ward, if there is one (R43.9)."""
    there = table.state.in_play[card]
    if not there.warded:
        return False
    there.warded = False
    table.touch()
    table.emit(Event(Kind.UNWARDED, card=card))
    return True


def leave(
    table: Table,
    cards: Sequence[CardId],
    zone: Zone,
    *,
    player: PlayerId | None = None,
    bottom: bool = False,
    source: CardId | None = None,
    ward: bool = True,
) -> Steps[tuple[CardId, ...]]:
    """Cards leave play together for a zone; those that really did.

    A warded creature loses its ward instead and stays (R24.13).
    """
    state = table.state
    going = [card for card in cards if card in state.in_play]
    if ward:
        going = [card for card in going if not _stays_by_ward(table, card)]
    elsewhere = yield from _replaced(table, going, zone, source)
    going = [card for card in going if card in state.in_play and elsewhere.get(card, zone)]
    if not going:
        return ()
    pending = [
        from_held(table, ability, None, Label.LEAVES_PLAY)
        for card in _with_upgrades(table, going)
        for ability in held(table, card, Label.LEAVES_PLAY)  # O35: not of a blank text box
    ]
    if pending:
        yield from resolve_all(table, pending)
        going = [card for card in going if card in state.in_play]
    everything = _with_upgrades(table, going)
    zones = {card: zone if card in going else Zone.DISCARD for card in everything}
    for card in everything:
        characteristics.remember(table, card)
    # What listens for a card leaving hears it although it is that very card (R24.10).
    events = [_event(table, card, zones[card], source) for card in everything]
    listening = answering(table, events)
    # All of them leave at the same moment: what goes with them still says where (R23.2), and
    # nothing is asked before all of them are where they go.
    where = {card: elsewhere.get(card) or zones[card] for card in everything}
    left = [(card, state.in_play[card]) for card in everything]
    for event, (card, there) in zip(events, left, strict=True):
        table.emit(event)
        to = player if card in going and where[card] is zone else None
        put_away(table, card, there, where[card], to, bottom, source)
    creatures = [one for one in left if table.last_known[one[0]].type is CardType.CREATURE]
    for card, there in creatures:
        yield from _give_back(table, card, there)
    yield from resolve_all(table, listening)
    return tuple(going)


def _stays_by_ward(table: Table, card: CardId) -> bool:
    """Whether a creature's ward is used up to keep it in play."""
    is_creature = characteristics.card_type(table, card) is CardType.CREATURE
    return is_creature and remove_ward(table, card)


def _with_upgrades(table: Table, cards: Sequence[CardId]) -> list[CardId]:
    """Cards together with what is attached to them, which leaves with them (R24.4)."""
    found: list[CardId] = []
    for card in cards:
        if card not in found:
            found.append(card)
            upgrades = table.state.in_play[card].upgrades
            found += [one for one in _with_upgrades(table, upgrades) if one not in found]
    return found


def _event(table: Table, card: CardId, zone: Zone, source: CardId | None) -> Event:
    there = table.state.in_play[card]
    return Event(
        Kind.LEFT,
        there.controller,
        card,
        zone=zone,
        source=source,
        controller=there.controller,
        type=characteristics.card_type(table, card),
        neighbors=battleline.neighbors(table, card),
    )


def _replaced(
    table: Table, going: Sequence[CardId], zone: Zone, source: CardId | None
) -> Steps[dict[CardId, Zone | None]]:
    """The cards that go elsewhere instead, and where (R29.7); None for one that does not leave.

    An upgrade has nowhere to stay.
    """
    found: dict[CardId, Zone | None] = {}
    if not table.replacements(Would.LEAVE_PLAY):
        return found
    for card in _with_upgrades(table, going):
        if card not in table.state.in_play:
            continue
        event = _event(table, card, zone if card in going else Zone.DISCARD, source)
        pending = applying(table, Would.LEAVE_PLAY, event)
        if card not in going:
            pending = [one for one in pending if not one.effects]
        replaced = yield from first_of(table, pending)
        if replaced is not None:
            found[card] = replaced.zone
    return found


def put_away(
    table: Table,
    card: CardId,
    there: InPlay,
    zone: Zone,
    player: PlayerId | None = None,
    bottom: bool = False,
    source: CardId | None = None,
) -> None:
    """One card leaves play, with its other half and the cards under it."""
    state = table.state
    detach(table, card)
    del state.in_play[card]
    table.restructure()
    lasting.end_tied(table, card, there.serial)
    _lay_out(table, card, zone, player, bottom, source)
    if there.half is not None:
        # R24.9: the halves are two cards again (O27).
        _lay_out(table, there.half, zone, player, bottom, source)
    for under in list(there.under):
        # R39.2, O9
        there.under.remove(under)
        state.peeks.pop(under, None)
        moves.lay(table, under, Zone.DISCARD)
        table.emit(Event(Kind.DISCARDED, table.card(under).owner, under, zone=Zone.UNDER))


def _give_back(table: Table, card: CardId, there: InPlay) -> Steps[None]:
    """R24.3: the Æmber on a creature goes to the opponent of its controller (O12, O15)."""
    opponent = opponent_of(there.controller)
    arrived = yield from amber.to_pool(table, opponent, there.amber)
    if arrived:
        table.emit(Event(Kind.AMBER_MOVED, opponent, card, amount=arrived))


def _lay_out(
    table: Table,
    card: CardId,
    zone: Zone,
    player: PlayerId | None,
    bottom: bool,
    source: CardId | None,
) -> None:
    moves.lay(table, card, zone, player, bottom=bottom)
    table.touch()
    owner = table.state.cards[card].owner
    to = owner if player is None else player
    table.emit(Event(moves.ARRIVALS[zone], to, card, zone=Zone.BATTLELINE, source=source))


def detach(table: Table, card: CardId) -> None:
    """Take a card out of its row, its host's upgrades, or wherever it is in play."""
    state = table.state
    there = state.in_play[card]
    player = state.players[there.controller]
    match state.zones[card]:
        case Zone.BATTLELINE:
            player.battleline.remove(card)
        case Zone.ARTIFACTS:
            player.artifacts.remove(card)
        case Zone.ATTACHED:
            host = state.in_play.get(there.host) if there.host is not None else None
            if host is not None and card in host.upgrades:
                host.upgrades.remove(card)
    table.touch()
