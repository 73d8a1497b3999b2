"""The steps of a turn, in rulebook order (R6).

`play_game` can begin at any step the state is in: that is how a copied state goes on.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.decisions import (
    Decision,
    DecisionKind,
    Option,
    Steps,
)
from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import CardId, House, PlayerId, Step, Use, Zone, opponent_of
from keyforge_tui.engine.rules import keys, lasting, moves, status
from keyforge_tui.engine.rules.destruction import check
from keyforge_tui.engine.rules.entering import settle_control
from keyforge_tui.engine.rules.forbidding import cannot
from keyforge_tui.engine.rules.legality import main_options
from keyforge_tui.engine.rules.moves import hand_size, refill
from keyforge_tui.engine.rules.playing import discard_from_hand, play
from keyforge_tui.engine.rules.repair import OPENING, put_right
from keyforge_tui.engine.rules.replacement import applying, carry_out, choose
from keyforge_tui.engine.rules.timing import Pending, happened, watch
from keyforge_tui.engine.rules.using import cover, use_way
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.ability import Modifier
from keyforge_tui.engine.table.asking import ask, choose_cards, choose_house
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.table import GameOver, Table


class SkipsStep(Modifier):
    """A player skips a step of the turn."""

    skips: Step


class CannotReady(Modifier):
    """A player cannot ready cards during the "ready cards" step (R32.3)."""


class MustChooseHouse(Modifier):
    """A player must choose a house as active house, if it is eligible (R8.5)."""

    @abstractmethod
    def house(self, ctx: Context) -> House | None:
        """The house."""


class CannotChooseHouse(Modifier):
    """A player cannot choose a house as active house (R8.6)."""

    @abstractmethod
    def house(self, ctx: Context) -> House | None:
        """The house."""


class ArchivesByChoice(Modifier):
    """A player may take any number of cards from archives instead of all of them (R37.3)."""


def play_game(table: Table, asked: Decision | None = None) -> Steps[None]:
    """Go on from the step the state is in, to the end of the game.

    `asked`: the question a copy of a state is at, so that it need not be found again.
    """
    try:
        if table.state.unsettled:
            table.state.unsettled = False
            table.touch()
            yield from table.settle()
        if asked is not None and asked.kind is DecisionKind.MAIN:
            yield from main_step(table, asked)
        while not table.state.over:
            yield from STEPS[table.state.step](table)
    except GameOver:
        return


def settle(table: Table) -> Steps[None]:
    """What is looked after between two instructions: control, dying creatures, state triggers."""
    before = table.version
    if before == table.settled:
        return  # nothing has changed since nothing was found
    yield from settle_control(table)
    yield from check(table)
    yield from watch(table)
    if before == table.version and not table.watching:
        table.settled = before


def enter_step(table: Table, step: Step) -> None:
    """The next step begins."""
    table.state.step = step
    table.state.acted = 0
    table.state.step_over = False
    table.forget()
    table.touch()


def setup(table: Table) -> Steps[None]:
    """Before the first turn (R5)."""
    state = table.state
    yield from deal_hands(table)
    state.active = state.first
    state.turn = 1
    table.touch()
    enter_step(table, Step.START)


def deal_hands(table: Table) -> Steps[None]:
    """Shuffle, deal both starting hands, then let each player in turn keep or mulligan."""
    first = table.state.first
    table.emit(Event(Kind.GAME_STARTED, first))
    order = (first, opponent_of(first))
    drawn: dict[PlayerId, int] = {}
    for player, size in zip(order, constants.FIRST_HAND, strict=True):
        moves.shuffle_deck(table, player)
        drawn[player] = yield from refill(table, player, size)
    for player in order:
        yield from _mulligan(table, player, drawn[player] - 1)


def _mulligan(table: Table, player: PlayerId, fewer: int) -> Steps[None]:
    """A player may exchange the starting hand, once, for one card fewer (R5.7)."""
    options = (
        Option(0, "Keep this hand", "keep"),
        Option(1, f"Mulligan for {max(0, fewer)} cards", "mulligan"),
    )
    picked = yield from ask(
        table, Decision(player, DecisionKind.MULLIGAN, "Keep your starting hand?", options)
    )
    if picked[0].action == "mulligan":
        table.emit(Event(Kind.MULLIGANED, player))
        for card in list(table.state.players[player].hand):
            moves.lift(table, card)
            moves.lay(table, card, Zone.DECK, player)
        moves.shuffle_deck(table, player)
        yield from moves.draw(table, player, fewer)  # R5.9: no chain is shed


# -- steps 1 and 2 -------------------------------------------------------------------------


def start(table: Table) -> Steps[None]:
    """TP0: "at the start of the turn", whether or not a key may be forged in it (O2)."""
    state = table.state
    lasting.end_expired(table)
    yield from happened(table, Event(Kind.TURN_STARTED, state.active))
    yield from table.settle()
    enter_step(table, Step.FORGE)


def skips(table: Table, player: PlayerId, step: Step) -> bool:
    """Whether a player skips a step."""
    return any(
        entry.modifier.skips is step and entry.applies_to_player(player)
        for entry in table.in_force(SkipsStep)
    )


def forge_step(table: Table) -> Steps[None]:
    """Step 1: forge a key if it can be paid (R7.1)."""
    player = table.state.active
    if not skips(table, player, Step.FORGE):
        cost = characteristics.key_cost(table, player)
        if keys.can_forge(table, player, cost):
            yield from keys.forge(table, player, cost)
            yield from table.settle()
    enter_step(table, Step.HOUSE)


def eligible_houses(table: Table, player: PlayerId) -> list[House]:
    """The houses a player may choose, after "must" and "cannot" (R8)."""
    state = table.state
    found = set(state.players[player].houses)
    owner = state.players[player]
    for card in (*owner.battleline, *owner.artifacts):
        found |= characteristics.houses(table, card)
    for card, there in state.in_play.items():
        if there.host is not None and there.controller == player:
            found |= characteristics.houses(table, card)
    banned = {
        ban.modifier.house(ban.ctx)
        for ban in table.in_force(CannotChooseHouse)
        if ban.applies_to_player(player)
    }
    wanted = {
        duty.modifier.house(duty.ctx)
        for duty in table.in_force(MustChooseHouse)
        if duty.applies_to_player(player)
    }
    allowed = [house for house in House if house in found and house not in banned]
    forced = [house for house in allowed if house in wanted]
    return forced or allowed


def house_step(table: Table) -> Steps[None]:
    """Step 2: choose the active house, then perhaps take the archives (R8)."""
    state = table.state
    player = state.active
    house = yield from choose_house(
        table,
        player,
        "Choose your active house",
        eligible_houses(table, player),
        kind=DecisionKind.HOUSE,
    )
    state.house = house
    table.touch()
    if house is not None:
        yield from happened(table, Event(Kind.HOUSE_CHOSEN, player, house=house))
        yield from table.settle()
    yield from take_archives(table, player)
    enter_step(table, Step.MAIN)


def take_archives(table: Table, player: PlayerId) -> Steps[None]:
    """R37.3: all of the archives or none of them, unless a card lets the player choose."""
    owner = table.state.players[player]
    if not owner.archives:
        return
    if any(entry.applies_to_player(player) for entry in table.in_force(ArchivesByChoice)):
        prompt = "Choose which archived cards to take into your hand"
        pile = owner.archives[::-1]
        chosen = yield from choose_cards(table, player, prompt, pile, least=0, most=len(pile))
        if chosen:
            _take(table, player, chosen)
        return
    options = (
        Option(0, f"Take your archives ({len(owner.archives)})", "take"),
        Option(1, "Leave your archives", "leave"),
    )
    picked = yield from ask(
        table,
        Decision(
            player, DecisionKind.ARCHIVES, "Take your archived cards into your hand?", options
        ),
    )
    if picked[0].action == "take":
        _take(table, player, owner.archives)


def _take(table: Table, player: PlayerId, cards: Sequence[CardId]) -> None:
    """Archived cards go to their owners' hands (R37.6)."""
    taken = list(cards)
    for card in taken:
        moves.lift(table, card)
        moves.lay(table, card, Zone.HAND)
    table.touch()
    table.emit(Event(Kind.ARCHIVES_TAKEN, player, amount=len(taken)))


# -- step 3 --------------------------------------------------------------------------------


def main_step(table: Table, asked: Decision | None = None) -> Steps[None]:
    """Step 3: play, discard and use cards, until the player ends it (R9).

    `asked`: the first question, where it is known already.
    """
    state = table.state
    player = state.active
    while not state.step_over:
        table.effects_run = 0
        table.forget()  # what a card was counts only while an ability resolves (R24.11)
        picked = yield asked or Decision(
            player, DecisionKind.MAIN, "Play, discard or use a card", main_options(table)
        )
        asked = None
        option = picked[0]
        if option is OPENING:
            yield from put_right(table)
            yield from table.settle()
            continue
        action = Use(str(option.action))
        if action is Use.END:
            break
        if action is Use.TIDE:
            yield from status.raise_tide(table, player)
            status.gain_chains(table, player, constants.O13_TIDE_CHAINS)
        else:
            assert option.card is not None
            if action is Use.PLAY:
                yield from play(table, option.card, player)
            elif action is Use.DISCARD:
                yield from discard_from_hand(table, option.card)
            else:
                cover(table, option.card, action)
                yield from use_way(table, option.card, player, action)
        yield from table.settle()
    enter_step(table, Step.READY)


# -- steps 4 and 5 -------------------------------------------------------------------------


def ready_step(table: Table) -> Steps[None]:
    """Step 4: ready each exhausted card (R10.1)."""
    state = table.state
    player = state.active
    if not skips(table, player, Step.READY):
        for card in (yield from _to_be_readied(table, player)):
            state.in_play[card].exhausted = False
            table.emit(Event(Kind.READIED, player, card))
        table.touch()
        yield from happened(table, Event(Kind.READY_STEP_ENDED, player))
        yield from table.settle()
    enter_step(table, Step.DRAW)


def _to_be_readied(table: Table, player: PlayerId) -> Steps[list[CardId]]:
    """The exhausted cards of a player that are readied; what happens instead happens once."""
    in_play = table.state.in_play
    if any(entry.applies_to_player(player) for entry in table.in_force(CannotReady)):
        return []
    tired = [
        card
        for card, there in in_play.items()
        if there.controller == player
        and there.exhausted
        and there.host is None
        and cannot(table, card, "ready") is None
    ]
    if not table.replacements(Would.READY):
        return tired
    speaking: dict[tuple[object, ...], Pending] = {}
    about: dict[tuple[object, ...], set[CardId]] = {}
    for card in tired:
        for one in applying(table, Would.READY, Event(Kind.READIED, player, card)):
            speaking.setdefault(one.same_as, one)
            about.setdefault(one.same_as, set()).add(card)
    kept = set(tired)
    while speaking:
        chosen = yield from choose(table, list(speaking.values()))
        if chosen is None:
            break
        if (yield from carry_out(table, chosen)) is not None:
            kept -= about[chosen.same_as]
        del speaking[chosen.same_as]
        speaking = {key: one for key, one in speaking.items() if about[key] & kept}
    return [card for card in tired if card in kept and card in in_play]


def draw_step(table: Table) -> Steps[None]:
    """Step 5: refill the hand (R11.1)."""
    player = table.state.active
    if not skips(table, player, Step.DRAW):
        yield from refill(table, player, hand_size(table, player))
    enter_step(table, Step.END)


def end_step(table: Table) -> Steps[None]:
    """TP5: "at the end of the turn"; the announcement; the turn passes.

    What lasts for the turn is still in force, and ends before the next one starts (O37).
    """
    player = table.state.active
    yield from happened(table, Event(Kind.TURN_ENDED, player))
    yield from table.settle()
    cost = characteristics.key_cost(table, player)
    if keys.can_forge(table, player, cost):  # O17: from the pool and from cards
        table.emit(Event(Kind.ANNOUNCED, player, amount=cost))  # R11.6
    _pass(table)
    enter_step(table, Step.START)
    lasting.end_expired(table)


def _pass(table: Table) -> None:
    """The turn passes: what was counted for it counts no more."""
    state = table.state
    state.previous = state.history
    state.history = []
    state.titles = {}
    state.from_hand = 0
    state.players[state.active].last_house = state.house
    state.house = None
    state.turn += 1
    for there in state.in_play.values():
        there.armor_used = 0
        there.armor_seen = 0
        there.attacked = False
    state.active = opponent_of(state.active)
    table.touch()


STEPS = {
    Step.SETUP: setup,
    Step.START: start,
    Step.FORGE: forge_step,
    Step.HOUSE: house_step,
    Step.MAIN: main_step,
    Step.READY: ready_step,
    Step.DRAW: draw_step,
    Step.END: end_step,
}
