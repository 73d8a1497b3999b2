"""Ready and exhausted, stun, ward, enrage, counters, chains, tide (R3.5, R12, R43, R44, R48)."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId, PlayerId
from keyforge_tui.engine.rules.forbidding import cannot
from keyforge_tui.engine.rules.timing import happened
from keyforge_tui.engine.table.table import Table


def ready(table: Table, card: CardId, source: CardId | None = None) -> Steps[bool]:
    """Ready a card; whether it was exhausted."""
    there = table.state.in_play.get(card)
    if there is None or not there.exhausted or cannot(table, card, "ready") is not None:
        return False
    there.exhausted = False
    table.touch()
    yield from happened(table, Event(Kind.READIED, card=card, source=source))
    return True


def exhaust(table: Table, card: CardId, source: CardId | None = None) -> Steps[bool]:
    """Exhaust a card; whether it was ready."""
    there = table.state.in_play.get(card)
    if there is None or there.exhausted:
        return False
    there.exhausted = True
    table.touch()
    yield from happened(table, Event(Kind.EXHAUSTED, card=card, source=source))
    return True


_TOKENS = {
    "stunned": (Kind.STUNNED, Kind.UNSTUNNED),
    "warded": (Kind.WARDED, Kind.UNWARDED),
    "enraged": (Kind.ENRAGED, Kind.CALMED),
}


def set_token(
    table: Table, card: CardId, token: str, on: bool, source: CardId | None = None
) -> Steps[bool]:
    """Put a status token on a creature or take it off; at most one of each (R43)."""
    there = table.state.in_play.get(card)
    if there is None or getattr(there, token) is on:
        return False
    setattr(there, token, on)
    table.touch()
    yield from happened(table, Event(_TOKENS[token][0 if on else 1], card=card, source=source))
    return True


POWER = "power"
"""The counters that raise power (R44.1); all others have no rules of their own (R44.2)."""


def counters_on(table: Table, card: CardId, counter: str) -> int:
    """How many counters of a name are on a card; last known for one that left (R24.11)."""
    there = table.record(card)
    if there is None:
        return 0
    return there.power_counters if counter == POWER else there.counters.get(counter, 0)


def add_counters(
    table: Table, card: CardId, counter: str, amount: int, source: CardId | None = None
) -> Steps[int]:
    """Put counters on a card, or remove as many as there are (R44); how many."""
    there = table.state.in_play.get(card)
    if there is None:
        return 0
    amount = max(amount, -counters_on(table, card, counter))
    if amount:
        if counter == POWER:
            there.power_counters += amount
        else:
            there.counters[counter] = there.counters.get(counter, 0) + amount
        table.touch()
        label = "+1 power" if counter == POWER else counter
        yield from happened(
            table, Event(Kind.COUNTED, card=card, amount=amount, label=label, source=source)
        )
    return amount


def count_title(table: Table, title: str) -> None:
    """A card was played or used: for the rule of six (R20.1) and for alpha (R46.1)."""
    state = table.state
    state.titles[title] = state.titles.get(title, 0) + 1
    state.acted += 1
    table.touch()


def memorize(table: Table, card: CardId, cards: Sequence[CardId]) -> None:
    """A card in play will have to do with these cards later, such as those it purged."""
    there = table.state.in_play.get(card)
    if there is not None:
        there.memory = (*there.memory, *cards)
        table.touch()


def gain_chains(table: Table, player: PlayerId, amount: int) -> None:
    """Raise a chain tracker, or lower it; it has no upper end (R12.1, O5)."""
    owner = table.state.players[player]
    amount = max(amount, -owner.chains)
    if amount:
        owner.chains += amount
        table.touch()
        table.emit(Event(Kind.CHAINED, player, amount=amount))


def raise_tide(table: Table, player: PlayerId) -> Steps[bool]:
    """Make the tide high for a player (R48.2)."""
    if table.state.tide == player:
        return False
    table.state.tide = player
    table.touch()
    yield from happened(table, Event(Kind.TIDE_RAISED, player))
    return True
