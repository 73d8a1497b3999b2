"""Putting right what was misplayed, by consent of both players.

No rule asks for it, so it is never among the options. In the main step the answer `REPAIR` opens
it: questions like any other, so that it is written down, taken back and played again like every
choice. What is put right triggers nothing and counts for nothing; the log tells it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from keyforge_tui.engine.model.decisions import Decision, DecisionKind, Option, Steps
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import (
    PLAYERS,
    CardId,
    CardType,
    KeyColor,
    PlayerId,
    Zone,
    opponent_of,
)
from keyforge_tui.engine.rules import moves
from keyforge_tui.engine.rules.entering import choose_place, enter
from keyforge_tui.engine.rules.leaving import detach, put_away
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.asking import choose_cards, choose_house, choose_one, choose_value
from keyforge_tui.engine.table.sight import visible
from keyforge_tui.engine.table.table import Table

REPAIR = -1
"""The answer that is never offered and opens what is below."""
OPENING = Option(REPAIR, "Put something right", "repair")
HIGHEST = 30
"""The largest number a pool or a card can be set to."""
MOST_CHAINS = 24

Work = Callable[[], Steps[None]]


@dataclass(frozen=True, slots=True)
class Change:
    """Something that can be put right."""

    label: str
    work: Work


def put_right(table: Table) -> Steps[None]:
    """Ask what to put right, until nothing is left to do."""
    player = table.state.active
    while True:
        changes = list(_changes(table, player))
        labels = [change.label for change in changes]
        picked = yield _question(table, "What is to be put right?", [*labels, "Nothing more"])
        if picked[0].id == len(changes):
            return
        yield from changes[picked[0].id].work()


def _question(table: Table, prompt: str, labels: Sequence[str]) -> Decision:
    options = tuple(Option(number, label) for number, label in enumerate(labels))
    return Decision(table.state.active, DecisionKind.OPTION, prompt, options)


def _changes(table: Table, asked: PlayerId) -> Iterator[Change]:
    for whose, player in (("Your", asked), ("Their", opponent_of(asked))):
        owner = table.state.players[player]
        yield Change(f"{whose} Æmber ({owner.amber})", _sets(table, "amber", player, HIGHEST))
        yield Change(
            f"{whose} chains ({owner.chains})", _sets(table, "chains", player, MOST_CHAINS)
        )
        yield Change(f"{whose} keys ({owner.forged()})", partial(_keys, table, player))
    if table.state.in_play:
        yield Change("A card in play", partial(_in_play, table))
    if _loose(table, asked):
        yield Change("A card in a hand or pile", partial(_in_pile, table, asked))
    yield Change("The active house", partial(_house, table, asked))
    yield Change("The tide", partial(_tide, table, asked))


# -- players -------------------------------------------------------------------------------


def _sets(table: Table, what: str, player: PlayerId, most: int) -> Work:
    def work() -> Steps[None]:
        owner = table.state.players[player]
        most_now = max(most, getattr(owner, what))
        number = yield from _number(table, WORDS[what], most_now)
        setattr(owner, what, number)
        _told(table, Event(Kind.REPAIRED, player, amount=number, label=WORDS[what]))

    return work


WORDS = {
    "amber": "Æmber",
    "chains": "chains",
    "damage": "damage",
    "power_counters": "+1 power counters",
}
REPAIRED_NUMBERS = frozenset(WORDS.values())
"""What is put right to a number, 0 too."""


def _number(table: Table, what: str, most: int) -> Steps[int]:
    values = list(range(most + 1))
    number = yield from choose_value(
        table, table.state.active, f"How much {what} is it?", values, "amount"
    )
    return number if isinstance(number, int) else 0


def _told(table: Table, event: Event) -> None:
    """Write down what was put right, and compute everything again."""
    table.restructure()
    table.log.append(event)  # and not into the history: nothing counts it


def _keys(table: Table, player: PlayerId) -> Steps[None]:
    """Turn a key over; the third is forged by the rules only."""
    keys = table.state.players[player].keys
    full = sum(keys.values()) == len(KeyColor) - 1
    colors = [color for color in KeyColor if keys[color] or not full]
    words = {True: "is not forged", False: "is forged"}
    labels = [f"The {color.value} key {words[keys[color]]}" for color in colors]
    number = yield from choose_one(table, table.state.active, "Which key?", labels)
    color = colors[number]
    keys[color] = not keys[color]
    label = f"{color.value} key {words[not keys[color]]}"
    _told(table, Event(Kind.REPAIRED, player, key=color, label=label))


def _house(table: Table, player: PlayerId) -> Steps[None]:
    houses = table.state.players[player].houses
    house = yield from choose_house(table, player, "Which house is active?", houses)
    if house is not None:
        table.state.house = house
        _told(table, Event(Kind.REPAIRED, player, house=house, label="active house"))


def _tide(table: Table, player: PlayerId) -> Steps[None]:
    labels = ["It is high for you", "It is high for them", "It is neutral"]
    number = yield from choose_one(table, player, "How is the tide?", labels)
    table.state.tide = (player, opponent_of(player), None)[number]
    _told(table, Event(Kind.REPAIRED, table.state.tide, label="tide"))


# -- cards in play -------------------------------------------------------------------------

MARKS = {
    "exhausted": ("Exhausted", "Ready"),
    "stunned": ("Stunned", "Not stunned"),
    "warded": ("Warded", "Not warded"),
    "enraged": ("Enraged", "Not enraged"),
}


def _in_play(table: Table) -> Steps[None]:
    state = table.state
    cards = [*table.creatures()]
    for player in PLAYERS:
        cards += state.players[player].artifacts
    cards += [card for card, there in state.in_play.items() if there.host is not None]
    chosen = yield from choose_cards(table, state.active, "Which card?", cards)
    card = chosen[0]
    changes = list(_of_card(table, card))
    labels = [change.label for change in changes]
    number = yield from choose_one(
        table, state.active, f"What is it with {table.name(card)}?", labels, card
    )
    yield from changes[number].work()


def _of_card(table: Table, card: CardId) -> Iterator[Change]:
    there = table.state.in_play[card]
    if there.host is None:
        creature = characteristics.card_type(table, card) is CardType.CREATURE
        for mark in MARKS if creature else ("exhausted",):
            yes, no = MARKS[mark]
            yield Change(no if getattr(there, mark) else yes, _turns(table, card, mark))
        if creature:
            lethal = max(0, characteristics.power(table, card) - 1)
            yield Change(f"Damage ({there.damage})", _puts(table, card, "damage", lethal))
            yield Change(f"Æmber on it ({there.amber})", _puts(table, card, "amber", HIGHEST))
            counters = f"+1 power counters ({there.power_counters})"
            yield Change(counters, _puts(table, card, "power_counters", HIGHEST))
        yield Change("It is on the other side", partial(_crosses, table, card))
    for zone, place in PLACES.items():
        yield Change(f"It belongs {place}", partial(_leaves, table, card, zone))


def _turns(table: Table, card: CardId, mark: str) -> Work:
    def work() -> Steps[None]:
        there = table.state.in_play[card]
        setattr(there, mark, not getattr(there, mark))
        label = MARKS[mark][not getattr(there, mark)].lower()
        _told(table, Event(Kind.REPAIRED, card=card, label=label))
        yield from ()

    return work


def _puts(table: Table, card: CardId, what: str, most: int) -> Work:
    def work() -> Steps[None]:
        number = yield from _number(table, WORDS[what], most)
        setattr(table.state.in_play[card], what, number)
        _told(table, Event(Kind.REPAIRED, card=card, amount=number, label=WORDS[what]))

    return work


def _crosses(table: Table, card: CardId) -> Steps[None]:
    state = table.state
    there = state.in_play[card]
    other = opponent_of(there.controller)
    zone = state.zones[card]
    place = None
    if zone is Zone.BATTLELINE:
        place = yield from choose_place(table, card, other)
    detach(table, card)
    row = state.pile(other, zone)
    row.insert(len(row) if place is None else place, card)
    there.controller = there.base_controller = other
    there.taken = state.next_serial()
    state.holders[card] = other
    _told(table, Event(Kind.REPAIRED, other, card, label="controlled by"))


PLACES = {
    Zone.HAND: "in its owner’s hand",
    Zone.DISCARD: "in the discard pile",
    Zone.DECK: "on top of the deck",
    Zone.ARCHIVES: "in the archives",
    Zone.PURGED: "among the purged cards",
}


def _leaves(table: Table, card: CardId, zone: Zone) -> Steps[None]:
    """A card leaves play quietly, what is attached to it first."""
    state = table.state
    logged, happened = len(table.log), len(state.history)
    for upgrade in list(state.in_play[card].upgrades):
        put_away(table, upgrade, state.in_play[upgrade], Zone.DISCARD)
    put_away(table, card, state.in_play[card], zone)
    del table.log[logged:], state.history[happened:]
    _told(table, Event(Kind.REPAIRED, card=card, zone=zone, label=PLACES[zone]))
    yield from ()


# -- cards in piles ------------------------------------------------------------------------


def _loose(table: Table, asked: PlayerId) -> list[CardId]:
    """The cards out of play that the one who is asked can see."""
    owners = table.state.players
    piles = [owners[asked].hand, owners[asked].archives]
    for player in PLAYERS:
        piles += [owners[player].discard, owners[player].purged]
    seen = visible(table.state, asked)
    return [card for pile in piles for card in pile if card in seen]


def _in_pile(table: Table, asked: PlayerId) -> Steps[None]:
    chosen = yield from choose_cards(table, asked, "Which card?", _loose(table, asked))
    card = chosen[0]
    here = table.state.zones[card]
    zones = [zone for zone in PLACES if zone is not here]
    labels = [f"It belongs {PLACES[zone]}" for zone in zones]
    facts = table.card(card).definition
    if facts.type in (CardType.CREATURE, CardType.ARTIFACT) and facts.gigantic is None:
        labels.append("It belongs in play")
    number = yield from choose_one(
        table, asked, f"What is it with {table.name(card)}?", labels, card
    )
    if number == len(zones):
        yield from _enters(table, card)
        return
    moves.lift(table, card)
    moves.lay(table, card, zones[number])
    _told(table, Event(Kind.REPAIRED, card=card, zone=zones[number], label=PLACES[zones[number]]))


def _enters(table: Table, card: CardId) -> Steps[None]:
    state = table.state
    owner = table.card(card).owner
    place = None
    if table.card(card).definition.type is CardType.CREATURE:
        place = yield from choose_place(table, card, owner)
    logged, happened = len(table.log), len(state.history)
    yield from enter(table, card, owner, place=place)
    del table.log[logged:], state.history[happened:]
    _told(table, Event(Kind.REPAIRED, card=card, label="in play"))
