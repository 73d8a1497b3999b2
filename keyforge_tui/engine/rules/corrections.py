"""What can be put right by hand: numbers, marks, and where a card belongs.

It triggers nothing and counts for nothing: the log tells it, the history of the turn does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId, House, KeyColor, PlayerId, Zone
from keyforge_tui.engine.rules import moves
from keyforge_tui.engine.rules.entering import enter
from keyforge_tui.engine.rules.leaving import detach, put_away
from keyforge_tui.engine.table.table import Table

NUMBERS = {
    "amber": "Æmber",
    "chains": "chains",
    "damage": "damage",
    "power_counters": "+1 power counters",
}
"""Numbers of a player or of a card in play, and what they are called."""
REPAIRED_NUMBERS = frozenset(NUMBERS.values())
"""What is put right to a number, 0 too."""

MARKS = {
    "exhausted": ("Exhausted", "Ready"),
    "stunned": ("Stunned", "Not stunned"),
    "warded": ("Warded", "Not warded"),
    "enraged": ("Enraged", "Not enraged"),
}
"""Marks of a card in play: what it is called with and without."""

PLACES = {
    Zone.HAND: "in its owner’s hand",
    Zone.DISCARD: "in the discard pile",
    Zone.DECK: "on top of the deck",
    Zone.ARCHIVES: "in the archives",
    Zone.PURGED: "among the purged cards",
}
"""Where a card out of play can belong."""


def _told(table: Table, event: Event) -> None:
    """Write down what was put right, and compute everything again."""
    table.restructure()
    table.log.append(event)  # and not into the history: nothing counts it


@contextmanager
def _untold(table: Table) -> Iterator[None]:
    """What a verb writes down meanwhile did not happen in the game."""
    logged, happened = len(table.log), len(table.state.history)
    yield
    del table.log[logged:], table.state.history[happened:]
    table.touch()


# -- players -------------------------------------------------------------------------------


def number_of_player(table: Table, player: PlayerId, what: str, number: int) -> None:
    """A player has so much Æmber, or so many chains."""
    setattr(table.state.players[player], what, number)
    _told(table, Event(Kind.REPAIRED, player, amount=number, label=NUMBERS[what]))


def key(table: Table, player: PlayerId, color: KeyColor, *, forged: bool) -> None:
    """A key is forged, or is not."""
    table.state.players[player].keys[color] = forged
    label = f"{color.value} key {'is forged' if forged else 'is not forged'}"
    _told(table, Event(Kind.REPAIRED, player, key=color, label=label))


def active_house(table: Table, player: PlayerId, house: House) -> None:
    """Another house is active."""
    table.state.house = house
    _told(table, Event(Kind.REPAIRED, player, house=house, label="active house"))


def tide(table: Table, player: PlayerId | None) -> None:
    """The tide is high for a player; None: for nobody."""
    table.state.tide = player
    _told(table, Event(Kind.REPAIRED, player, label="tide"))


# -- cards in play -------------------------------------------------------------------------


def mark(table: Table, card: CardId, what: str, *, on: bool) -> None:
    """A card has a mark, or has it no more."""
    setattr(table.state.in_play[card], what, on)
    _told(table, Event(Kind.REPAIRED, card=card, label=MARKS[what][not on].lower()))


def number_on_card(table: Table, card: CardId, what: str, number: int) -> None:
    """So much damage or Æmber, or so many power counters, are on a card."""
    setattr(table.state.in_play[card], what, number)
    _told(table, Event(Kind.REPAIRED, card=card, amount=number, label=NUMBERS[what]))


def counters(table: Table, card: CardId, what: str, number: int) -> None:
    """So many counters of a kind are on a card."""
    table.state.in_play[card].counters[what] = number
    label = f"{what} counters" if number else f"without {what} counters"
    _told(table, Event(Kind.REPAIRED, card=card, amount=number, label=label))


def stand(table: Table, card: CardId, player: PlayerId, place: int) -> None:
    """A card in play stands in a player's row, at a place from the left."""
    state = table.state
    there = state.in_play[card]
    changes_sides = there.controller != player
    detach(table, card)
    state.pile(player, state.zones[card]).insert(place, card)
    if changes_sides:
        there.controller = there.base_controller = player
        there.taken = state.next_serial()
        state.holders[card] = player
    label = "controlled by" if changes_sides else "at another place in its row"
    _told(table, Event(Kind.REPAIRED, player if changes_sides else None, card, label=label))


def attach(table: Table, card: CardId, host: CardId) -> None:
    """An upgrade in play is attached to another card."""
    state = table.state
    detach(table, card)
    state.in_play[card].host = host
    state.in_play[host].upgrades.append(card)
    _told(table, Event(Kind.REPAIRED, card=card, label="attached elsewhere"))


def take_out(table: Table, card: CardId, zone: Zone, player: PlayerId | None = None) -> None:
    """A card leaves play for a pile, what is attached to it first."""
    in_play = table.state.in_play
    with _untold(table):
        for upgrade in list(in_play[card].upgrades):
            put_away(table, upgrade, in_play[upgrade], Zone.DISCARD)
        put_away(table, card, in_play[card], zone, player)
    _told(table, Event(Kind.REPAIRED, card=card, zone=zone, label=PLACES[zone]))


# -- cards in piles ------------------------------------------------------------------------


def lay(table: Table, card: CardId, zone: Zone, player: PlayerId | None = None) -> None:
    """A card out of play lies in a pile."""
    moves.lift(table, card)
    moves.lay(table, card, zone, player)
    _told(table, Event(Kind.REPAIRED, card=card, zone=zone, label=PLACES[zone]))


def finish(table: Table) -> None:
    """The rules look at the table before the game goes on."""
    table.state.unsettled = True
    table.touch()


def place_in_pile(table: Table, card: CardId, place: int) -> None:
    """A card lies so far from the bottom of its pile, or from the left of a hand."""
    pile = table.state.pile(table.state.holders[card], table.state.zones[card])
    pile.remove(card)
    pile.insert(place, card)
    table.touch()


def bring_in(
    table: Table,
    card: CardId,
    player: PlayerId,
    *,
    place: int | None = None,
    host: CardId | None = None,
) -> Steps[None]:
    """A card out of play is in play."""
    with _untold(table):
        yield from enter(table, card, player, place=place, host=host)
    _told(table, Event(Kind.REPAIRED, card=card, label="in play"))
