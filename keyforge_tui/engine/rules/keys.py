"""Keys: what they cost, forging and unforging (R7)."""

from __future__ import annotations

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import CardId, KeyColor, PlayerId, opponent_of
from keyforge_tui.engine.rules import amber
from keyforge_tui.engine.rules.replacement import instead
from keyforge_tui.engine.rules.timing import happened
from keyforge_tui.engine.table.ability import Modifier
from keyforge_tui.engine.table.asking import choose_value
from keyforge_tui.engine.table.table import GameOver, Table


class SpendableAmber(Modifier):
    """Æmber on the card may be spent on keys as if it were in the pool (R7.5)."""


class CannotForge(Modifier):
    """A player cannot forge keys: none, or not the first, second or third (R32.2)."""

    cannot_forge: str
    """any, first, second or third."""


NTH = ("first", "second", "third")


class CollectsForging(Modifier):
    """The other player gets the Æmber a player spends on keys."""


def spendable(table: Table, player: PlayerId) -> list[CardId]:
    """Cards whose Æmber a player may spend on a key (R7.5)."""
    found: dict[CardId, None] = {}
    for entry in table.in_force(SpendableAmber):
        for card, there in table.state.in_play.items():
            if there.amber and entry.ctx.controller == player and entry.applies_to(card):
                found[card] = None
    return list(found)


def available(table: Table, player: PlayerId) -> int:
    """Everything a player could spend on a key."""
    on_cards = sum(table.state.in_play[card].amber for card in spendable(table, player))
    return table.state.players[player].amber + on_cards


def can_forge(table: Table, player: PlayerId, cost: int) -> bool:
    """Whether a key at this cost could be forged."""
    forged = table.state.players[player].forged()
    if forged == len(KeyColor):
        return False
    for entry in table.in_force(CannotForge):
        if entry.modifier.cannot_forge in ("any", NTH[forged]) and entry.applies_to_player(player):
            return False
    return available(table, player) >= cost


def spend(table: Table, player: PlayerId, cost: int) -> Steps[None]:
    """Spend Æmber, from the pool and from cards that allow it; the player chooses (O4)."""
    pool = table.state.players[player]
    left = available(table, player)  # what the pool and the cards not yet asked about can pay
    for card in spendable(table, player):
        there = table.state.in_play[card]
        left -= there.amber
        least = max(0, cost - left)
        most = min(there.amber, cost)
        if most:
            prompt = f"Æmber to spend from {table.name(card)}"
            values = list(range(least, most + 1))
            taken = yield from choose_value(table, player, prompt, values, "amount", card)
            assert isinstance(taken, int)
            amber.spend_from(table, card, taken)
            cost -= taken
    pool.amber -= cost
    table.touch()


def forge(table: Table, player: PlayerId, cost: int, source: CardId | None = None) -> Steps[bool]:
    """Forge a key at a cost, if it can be paid; a third key wins at once (R2.2, R7.3)."""
    state = table.state
    cost = max(cost, 0)
    if not can_forge(table, player, cost):
        return False
    would = Event(Kind.FORGED, player, amount=cost, source=source)
    if (yield from instead(table, Would.FORGE, would)) is not None:
        return False
    if not can_forge(table, player, cost):
        return False  # what let it go ahead has taken what it needs
    yield from spend(table, player, cost)
    collectors = [
        entry for entry in table.in_force(CollectsForging) if entry.applies_to_player(player)
    ]
    if collectors and cost:
        other = opponent_of(player)
        collected = yield from amber.to_pool(table, other, cost)
        if collected:
            by = collectors[0].ctx.source
            table.emit(Event(Kind.AMBER_MOVED, other, amount=collected, source=by))
    unforged = [key.value for key, done in state.players[player].keys.items() if not done]
    color = yield from choose_value(
        table, player, "Choose the key to forge", unforged, "key", source
    )
    key = KeyColor(str(color))
    state.players[player].keys[key] = True
    table.touch()
    event = Event(Kind.FORGED, player, amount=cost, key=key, source=source)
    if state.players[player].forged() == len(KeyColor):
        # O18: who has three first wins, whatever the same effect would do next.
        table.emit(event)
        win(table, player)
    yield from happened(table, event)
    return True


def win(table: Table, player: PlayerId) -> None:
    """End the game."""
    table.state.winner = player
    table.state.over = True
    table.emit(Event(Kind.WON, player))
    raise GameOver


def unforge(table: Table, player: PlayerId, key: KeyColor, source: CardId | None = None) -> None:
    """Turn a forged key back (R7.10)."""
    table.state.players[player].keys[key] = False
    table.touch()
    table.emit(Event(Kind.UNFORGED, player, key=key, source=source))
