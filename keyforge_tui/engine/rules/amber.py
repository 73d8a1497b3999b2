"""Æmber operations: gain, lose, steal, capture, exalt, move, pay (R42)."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import CardId, PlayerId, opponent_of
from keyforge_tui.engine.rules import replacement
from keyforge_tui.engine.rules.timing import happened
from keyforge_tui.engine.table.ability import Cards, Modifier
from keyforge_tui.engine.table.asking import divide
from keyforge_tui.engine.table.table import Claim, Table


class AmberCannotBeStolen(Modifier):
    """A player's Æmber cannot be stolen (R32.3)."""


class Toll(Modifier):
    """A player must pay the other to play or use cards of a kind, or cannot."""

    amount: int
    to: str
    """play or use."""
    cards: Cards


def to_pool(table: Table, player: PlayerId, amount: int) -> Steps[int]:
    """Add Æmber to a pool, unless something takes it on the way; what really arrived."""
    if amount <= 0:
        return 0
    if table.replacements(Would.ADD_TO_POOL):
        event = Event(Kind.GAINED, player, amount=amount)
        captors = []
        for one in replacement.applying(table, Would.ADD_TO_POOL, event):
            if (yield from replacement.willing(table, one)):
                table.use_up(one.lasting)
                captors.append(one.ctx.source)
        if captors:
            yield from _caught(table, player, amount, captors)
            return 0
    table.state.players[player].amber += amount
    table.touch()
    return amount


def _caught(table: Table, player: PlayerId, amount: int, captors: list[CardId]) -> Steps[None]:
    """Each Æmber is captured by one of the cards that want it (R42.12)."""
    shares = yield from divide(
        table, table.state.active, "Choose what captures the Æmber", captors, amount
    )
    for captor, share in shares.items():
        table.state.in_play[captor].amber += share
        table.touch()
        yield from happened(
            table, Event(Kind.CAPTURED, player, captor, amount=share, source=captor)
        )


def gain(
    table: Table,
    player: PlayerId,
    amount: int,
    source: CardId | None = None,
) -> Steps[int]:
    """From the common supply to a pool (R42.1)."""
    event = Event(Kind.GAINED, player, amount=amount, source=source)
    gained = yield from to_pool_of_gain(table, event)
    if gained:
        yield from happened(table, event._replace(amount=gained))
    return gained


def to_pool_of_gain(table: Table, event: Event) -> Steps[int]:
    """Add to a pool what a player gains, if nothing happens instead; what really arrived."""
    assert event.player is not None
    left = yield from replacement.left_of(table, Would.GAIN, event)
    return (yield from to_pool(table, event.player, left))


def lose(table: Table, player: PlayerId, amount: int, source: CardId | None = None) -> Steps[int]:
    """From a pool to the common supply; at most what is there (R42.2)."""
    amount = _most(table, player, amount)
    event = Event(Kind.LOST, player, amount=amount, source=source)
    lost = _take(table, player, (yield from replacement.left_of(table, Would.LOSE, event)))
    if lost:
        yield from happened(table, Event(Kind.LOST, player, amount=lost, source=source))
    return lost


def can_be_stolen(table: Table, victim: PlayerId) -> bool:
    """Whether nothing protects a pool from theft (R32.3)."""
    return not any(entry.applies_to_player(victim) for entry in table.in_force(AmberCannotBeStolen))


def _rob(table: Table, victim: PlayerId, amount: int, source: CardId | None) -> Steps[int]:
    """Take Æmber that is stolen or captured out of a pool; how much was taken."""
    if amount:
        event = Event(Kind.LOST, victim, amount=amount, source=source)
        if (yield from replacement.instead(table, Would.BE_ROBBED, event)) is not None:
            # The Æmber must be there to be taken, but stays (R28.3, R29.6).
            return amount
    return _take(table, victim, amount)


def steal(table: Table, thief: PlayerId, amount: int, source: CardId | None = None) -> Steps[int]:
    """From the opponent's pool to the thief's; at most what is there (R42.3)."""
    victim = opponent_of(thief)
    if amount <= 0 or not can_be_stolen(table, victim):
        return 0
    event = Event(Kind.STOLEN, thief, amount=_most(table, victim, amount), source=source)
    left = yield from replacement.left_of(table, Would.STEAL, event)
    taken = yield from _rob(table, victim, _most(table, victim, left), source)
    if taken:
        yield from to_pool(table, thief, taken)
        yield from happened(table, Event(Kind.STOLEN, thief, amount=taken, source=source))
    return taken


def capture(
    table: Table,
    captor: CardId,
    amount: int,
    victim: PlayerId | None = None,
    source: CardId | None = None,
) -> Steps[int]:
    """From a pool onto a creature; at most what is there (R42.4)."""
    there = table.state.in_play.get(captor)
    if there is None or amount <= 0:
        return 0
    if victim is None:
        victim = opponent_of(there.controller)
    amount = _most(table, victim, amount)
    event = Event(Kind.CAPTURED, victim, captor, amount=amount, source=source)
    left = yield from replacement.left_of(table, Would.CAPTURE, event)
    if table.state.in_play.get(captor) is not there:
        return 0
    taken = yield from _rob(table, victim, _most(table, victim, left), source)
    if taken:
        there.amber += taken
        table.touch()
        yield from happened(
            table, Event(Kind.CAPTURED, victim, captor, amount=taken, source=source)
        )
    return taken


def capture_gained(
    table: Table, captor: CardId, gain: Event, source: CardId | None = None
) -> Steps[int]:
    """Capture the Æmber of a gain, as far as no other effect has taken it since (R42.12).

    What one captor took out of the pool is gone for the next; what it was made to take from
    elsewhere is still there.
    """
    assert gain.player is not None
    left = gain.amount - sum(claim.amount for claim in table.claims if claim.gain is gain)
    pool = table.state.players[gain.player]
    before = pool.amber
    captured = yield from capture(table, captor, left, gain.player, source)
    table.claims.append(Claim(gain, before - pool.amber))
    return captured


def exalt(table: Table, card: CardId, amount: int = 1, source: CardId | None = None) -> Steps[int]:
    """Put Æmber from the common supply on a card (R42.6)."""
    there = table.state.in_play.get(card)
    if there is None or amount <= 0:
        return 0
    there.amber += amount
    table.touch()
    yield from happened(table, Event(Kind.EXALTED, None, card, amount=amount, source=source))
    return amount


def toll(table: Table, player: PlayerId, card: CardId, action: str) -> int:
    """What the other player must be paid to play or use a card."""
    total = 0
    for entry in table.in_force(Toll):
        rule = entry.modifier
        if (
            rule.to == action
            and entry.applies_to_player(player)
            and rule.cards.describes(entry.ctx, card)
        ):
            total += rule.amount
    return total


def pay(table: Table, payer: PlayerId, amount: int, source: CardId | None = None) -> Steps[int]:
    """From one pool to the other (R42.7)."""
    paid = _take(table, payer, amount)
    if paid:
        yield from to_pool(table, opponent_of(payer), paid)
        yield from happened(table, Event(Kind.PAID, payer, amount=paid, source=source))
    return paid


def move_off(
    table: Table,
    cards: Sequence[CardId],
    amount: int,
    *,
    onto: CardId | None = None,
    to: PlayerId | None = None,
    source: CardId | None = None,
) -> Steps[int]:
    """So much Æmber off each card, onto a card or to a pool (R41.1); how much was moved.

    With neither it goes to the common supply. At most what is there is moved.
    """
    taken = [(card, _take_off(table, card, amount)) for card in cards]
    moved = sum(share for _, share in taken)
    if onto is not None:
        table.state.in_play[onto].amber += moved
        table.touch()
    elif to is not None and not (yield from to_pool(table, to, moved)):
        return moved
    for card, share in taken:
        if share:
            table.emit(Event(Kind.AMBER_MOVED, to, card, other=onto, amount=share, source=source))
    return moved


def move_from_pool(
    table: Table, player: PlayerId, amount: int, onto: CardId, source: CardId | None = None
) -> int:
    """From a pool onto a card (R41.1); at most what is there."""
    moved = _take(table, player, amount)
    if moved:
        table.state.in_play[onto].amber += moved
        table.touch()
        table.emit(Event(Kind.AMBER_MOVED, player, other=onto, amount=moved, source=source))
    return moved


def spend_from(table: Table, card: CardId, amount: int) -> None:
    """From a card to the common supply, to forge a key with (R7.5)."""
    if _take_off(table, card, amount):
        table.emit(Event(Kind.AMBER_MOVED, card=card, amount=amount))


def _most(table: Table, player: PlayerId, amount: int) -> int:
    """So much of an amount as there is in a pool."""
    return max(0, min(amount, table.state.players[player].amber))


def _take(table: Table, player: PlayerId, amount: int) -> int:
    """Take Æmber out of a pool, to be put elsewhere; at most what is there."""
    taken = _most(table, player, amount)
    table.state.players[player].amber -= taken
    table.touch()
    return taken


def _take_off(table: Table, card: CardId, amount: int) -> int:
    """Take Æmber off a card, to be put elsewhere; at most what is there."""
    there = table.state.in_play.get(card)
    if there is None:
        return 0
    taken = max(0, min(amount, there.amber))
    there.amber -= taken
    table.touch()
    return taken
