"""Cards between zones out of play: the one place where a card changes piles (R4, R37)."""

from __future__ import annotations

from collections.abc import Sequence

from keyforge_tui.common import rng
from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import IN_PLAY, CardId, PlayerId, Zone
from keyforge_tui.engine.rules import status
from keyforge_tui.engine.rules.replacement import Replaced, instead
from keyforge_tui.engine.rules.timing import happened
from keyforge_tui.engine.table.ability import Modifier
from keyforge_tui.engine.table.asking import choose_order
from keyforge_tui.engine.table.modifiers import PlayerNumber
from keyforge_tui.engine.table.table import Table

PILES = frozenset({Zone.DECK, Zone.HAND, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED})

FACE_DOWN = frozenset({Zone.DECK, Zone.HAND, Zone.ARCHIVES, Zone.UNDER})
"""Where a player does not see every card."""

ARRIVALS = {
    Zone.HAND: Kind.RETURNED,
    Zone.DECK: Kind.PUT_ON_DECK,
    Zone.DISCARD: Kind.DISCARDED,
    Zone.ARCHIVES: Kind.ARCHIVED,
    Zone.PURGED: Kind.PURGED,
}


def lift(table: Table, card: CardId) -> Zone:
    """Take a card out of the pile it lies in; the zone it was in."""
    state = table.state
    zone = state.zones[card]
    if zone in PILES:
        state.pile(state.holders[card], zone).remove(card)
        state.abducted.discard(card)
    elif zone is Zone.UNDER:
        state.peeks.pop(card, None)
        for there in state.in_play.values():
            if card in there.under:
                there.under.remove(card)
    table.touch()
    return zone


def lay(
    table: Table, card: CardId, zone: Zone, player: PlayerId | None = None, *, bottom: bool = False
) -> None:
    """Put a lifted card into a zone; its owner's, unless a player is named (R24.7)."""
    state = table.state
    owner = state.cards[card].owner if player is None else player
    if zone in FACE_DOWN:
        mix(table, card, state.zones[card])
    state.zones[card] = zone
    state.holders[card] = owner
    if zone in PILES:
        pile = state.pile(owner, zone)
        if bottom:
            pile.insert(0, card)
        else:
            pile.append(card)
    if zone in IN_PLAY:
        table.last_known.pop(card, None)
    if table.zone_cards and card in table.zone_cards:
        table.restructure()
    else:
        table.touch()


def mix(table: Table, card: CardId, came: Zone) -> None:
    """A card goes face down among others, and nobody can tell any more which it was.

    Where it lay face down before, those that stay there could each be the one that went.
    """
    state = table.state
    state.traces[card] = state.next_serial()
    if came in (Zone.HAND, Zone.ARCHIVES):
        for one in state.pile(state.holders[card], came):
            state.traces[one] = state.next_serial()
    table.touch()


def goes_home(table: Table, card: CardId) -> bool:
    """Whether a card is held in archives that it leaves for its owner's hand alone (R37.6)."""
    state = table.state
    if card in state.abducted:
        return True
    return state.zones[card] is Zone.ARCHIVES and state.holders[card] != state.cards[card].owner


def move(
    table: Table,
    card: CardId,
    zone: Zone,
    *,
    player: PlayerId | None = None,
    bottom: bool = False,
    source: CardId | None = None,
) -> Steps[Zone]:
    """Move a card that is out of play; where it really went.

    A card that was put into archives with the promise that it leaves them for its owner's hand
    goes there, wherever it was to go (R29.7, R37.6).
    """
    owner = table.state.cards[card].owner
    home = goes_home(table, card)
    if home:
        zone, player, bottom = Zone.HAND, owner, False
    elif zone is Zone.DISCARD:
        replaced = yield from _discarded_instead(table, card, owner, source)
        if replaced is not None and replaced.zone is None:
            return table.state.zones[card]
        if replaced is not None and replaced.zone is not None:
            zone = replaced.zone
    came = lift(table, card)
    lay(table, card, zone, player, bottom=bottom)
    table.touch()
    kind = ARRIVALS[zone]
    yield from happened(
        table,
        Event(
            kind,
            owner if player is None else player,
            card,
            zone=came,
            source=source,
            controller=owner,
        ),
    )
    return zone


def _discarded_instead(
    table: Table, card: CardId, owner: PlayerId, source: CardId | None
) -> Steps[Replaced | None]:
    """What happens instead of discarding a card that is out of play."""
    came = table.state.zones[card]
    event = Event(Kind.DISCARDED, owner, card, zone=came, source=source, controller=owner)
    return (yield from instead(table, Would.BE_DISCARDED, event))


def in_order(
    table: Table, cards: Sequence[CardId], prompt: str, player: PlayerId | None = None
) -> Steps[list[CardId]]:
    """Cards that go to piles together, in the order chosen among those of one owner (R1.6)."""
    by_owner: dict[PlayerId, list[CardId]] = {}
    for card in cards:
        by_owner.setdefault(table.card(card).owner, []).append(card)
    ordered: list[CardId] = []
    chooser = table.state.active if player is None else player
    for rest in by_owner.values():
        ordered += yield from choose_order(table, chooser, prompt, rest)
    return ordered


def draw(table: Table, player: PlayerId, count: int) -> Steps[int]:
    """Draw cards one at a time, shuffling the discard pile in when the deck is empty (R4.8)."""
    state = table.state
    owner = state.players[player]
    drawn = 0
    if count > 0 and (owner.deck or owner.discard):
        event = Event(Kind.DREW, player, amount=count)
        if (yield from instead(table, Would.DRAW, event)) is not None:
            return 0
    while drawn < count:
        if not owner.deck:
            if not owner.discard:
                break
            reshuffle(table, player)
        card = owner.deck.pop()
        lay(table, card, Zone.HAND, player)
        drawn += 1
    if drawn:
        table.touch()
        yield from happened(table, Event(Kind.DREW, player, amount=drawn))
    return drawn


def reshuffle(table: Table, player: PlayerId) -> None:
    """Shuffle the discard pile into the deck."""
    owner = table.state.players[player]
    for card in owner.discard:
        table.state.zones[card] = Zone.DECK
    owner.deck += owner.discard
    owner.discard.clear()
    table.touch()
    shuffle_deck(table, player)


def swap_deck_and_discard(table: Table, player: PlayerId) -> None:
    """A player's deck and discard pile change places (R41.5)."""
    owner = table.state.players[player]
    owner.deck, owner.discard = owner.discard, owner.deck
    for card in owner.deck:
        table.state.zones[card] = Zone.DECK
    for card in owner.discard:
        table.state.zones[card] = Zone.DISCARD
    table.restructure()
    table.emit(Event(Kind.PILES_SWAPPED, player))


def trade_places(table: Table, one: CardId, two: CardId) -> None:
    """Two cards of one pile change places in it, as its owner ordered them (O27)."""
    pile = table.state.pile(table.state.holders[one], table.state.zones[one])
    first, second = pile.index(one), pile.index(two)
    pile[first], pile[second] = two, one
    table.touch()


def promise_to_owners(table: Table, cards: Sequence[CardId]) -> None:
    """Cards in archives that will leave them for their owners' hands alone (R37.6)."""
    table.state.abducted.update(cards)
    table.touch()


def put_under(table: Table, card: CardId, host: CardId, player: PlayerId, *, hidden: bool) -> None:
    """Put a card under a card in play, face up or `hidden` from all but `player` (R39, O9)."""
    state = table.state
    lift(table, card)
    lay(table, card, Zone.UNDER)
    state.in_play[host].under.append(card)
    if hidden:
        state.peeks[card] = player
    table.touch()
    table.emit(Event(Kind.PUT_UNDER, player, card, other=host))


def reveal(table: Table, card: CardId, player: PlayerId, source: CardId | None = None) -> None:
    """A player shows a card to both (R40.6)."""
    table.emit(Event(Kind.REVEALED, player, card, source=source))


def look_at(table: Table, card: CardId, player: PlayerId, source: CardId | None = None) -> None:
    """A player alone sees a card."""
    table.emit(Event(Kind.LOOKED, player, card, source=source))


def shuffle_deck(table: Table, player: PlayerId) -> None:
    """Shuffle a player's deck."""
    rng.shuffle(table.state, table.state.players[player].deck)
    if table.zone_cards:
        table.restructure()  # a whole pile may have come into the deck
    table.touch()
    table.emit(Event(Kind.SHUFFLED, player))


# -- refilling a hand (R11, R12) ---------------------------------------------------------------


class HandSize(PlayerNumber, Modifier):
    """Changes how many cards a player refills to (R11.2)."""


def hand_size(table: Table, player: PlayerId) -> int:
    """How many cards a player refills to (R11.2)."""
    size = constants.HAND_SIZE
    for entry in table.in_force(HandSize):
        if entry.applies_to_player(player):
            size += entry.modifier.value_for(entry.ctx)
    return size


def refill(table: Table, player: PlayerId, target: int) -> Steps[int]:
    """Refill a hand: chains reduce the draw and one is shed (R12.4, R12.5)."""
    owner = table.state.players[player]
    wanted = max(0, target - len(owner.hand))
    drawn = 0
    if wanted:
        penalty = constants.chain_penalty(owner.chains)
        drawn = yield from draw(table, player, max(0, wanted - penalty))
        if owner.chains:
            status.gain_chains(table, player, -1)  # O6: for cards wanted, not cards drawn
    return drawn
