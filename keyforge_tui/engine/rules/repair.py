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
from keyforge_tui.engine.model.words import (
    PLAYERS,
    CardId,
    CardType,
    KeyColor,
    PlayerId,
    Zone,
    opponent_of,
)
from keyforge_tui.engine.rules import corrections
from keyforge_tui.engine.rules.corrections import MARKS, NUMBERS, PLACES
from keyforge_tui.engine.rules.entering import choose_place
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
        number = yield from _number(table, NUMBERS[what], most_now)
        corrections.number_of_player(table, player, what, number)

    return work


def _number(table: Table, what: str, most: int) -> Steps[int]:
    values = list(range(most + 1))
    number = yield from choose_value(
        table, table.state.active, f"How much {what} is it?", values, "amount"
    )
    return number if isinstance(number, int) else 0


def _keys(table: Table, player: PlayerId) -> Steps[None]:
    """Turn a key over; the third is forged by the rules only."""
    keys = table.state.players[player].keys
    full = sum(keys.values()) == len(KeyColor) - 1
    colors = [color for color in KeyColor if keys[color] or not full]
    words = {True: "is not forged", False: "is forged"}
    labels = [f"The {color.value} key {words[keys[color]]}" for color in colors]
    number = yield from choose_one(table, table.state.active, "Which key?", labels)
    color = colors[number]
    corrections.key(table, player, color, forged=not keys[color])


def _house(table: Table, player: PlayerId) -> Steps[None]:
    houses = table.state.players[player].houses
    house = yield from choose_house(table, player, "Which house is active?", houses)
    if house is not None:
        corrections.active_house(table, player, house)


def _tide(table: Table, player: PlayerId) -> Steps[None]:
    labels = ["It is high for you", "It is high for them", "It is neutral"]
    number = yield from choose_one(table, player, "How is the tide?", labels)
    corrections.tide(table, (player, opponent_of(player), None)[number])


# -- cards in play -------------------------------------------------------------------------


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
        corrections.mark(table, card, mark, on=not getattr(there, mark))
        yield from ()

    return work


def _puts(table: Table, card: CardId, what: str, most: int) -> Work:
    def work() -> Steps[None]:
        number = yield from _number(table, NUMBERS[what], most)
        corrections.number_on_card(table, card, what, number)

    return work


def _crosses(table: Table, card: CardId) -> Steps[None]:
    state = table.state
    other = opponent_of(state.in_play[card].controller)
    zone = state.zones[card]
    place = len(state.pile(other, zone))
    if zone is Zone.BATTLELINE:
        place = yield from choose_place(table, card, other)
    corrections.stand(table, card, other, place)


def _leaves(table: Table, card: CardId, zone: Zone) -> Steps[None]:
    """A card leaves play quietly, what is attached to it first."""
    corrections.take_out(table, card, zone)
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
    corrections.lay(table, card, zones[number])


def _enters(table: Table, card: CardId) -> Steps[None]:
    owner = table.card(card).owner
    place = None
    if table.card(card).definition.type is CardType.CREATURE:
        place = yield from choose_place(table, card, owner)
    yield from corrections.bring_in(table, card, owner, place=place)
