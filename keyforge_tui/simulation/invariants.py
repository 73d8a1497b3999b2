"""What must be true of every game after every choice, whatever the cards do.

The engine itself is looked into here, behind its door, as nowhere else outside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from keyforge_tui.engine import (
    PLAYERS,
    AnyCardView,
    CardId,
    DecisionKind,
    Game,
    Hidden,
    Keyword,
    PlayerId,
    Use,
    Zone,
)
from keyforge_tui.engine.rules.legality import main_options
from keyforge_tui.engine.rules.using import WAYS
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.state import InPlay, State
from keyforge_tui.engine.table.table import Table
from keyforge_tui.engine.view import look

LOOKED_AT: Final = 4
"""Answers that are looked ahead at, at one question."""


class Broken(AssertionError):
    """Something that must be true of every game is not."""


def check(game: Game) -> None:
    """Everything that is cheap to look at; raises `Broken`."""
    for problem in _problems(game):
        raise Broken(problem)


def _problems(game: Game) -> Iterator[str]:
    yield from places(game.table.state)
    yield from numbers(game.table.state)
    yield from question(game)
    if game.decision is not None and game.decision.kind is DecisionKind.MAIN:
        yield from at_rest(game.table)


# -- cards and numbers ---------------------------------------------------------------------

PILES = (Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED)
ROWS = (Zone.BATTLELINE, Zone.ARTIFACTS)


def places(state: State) -> Iterator[str]:
    """Every card is in exactly one place, and lies with its owner when it is out of play."""
    found: Counter[CardId] = Counter()
    for player in PLAYERS:
        for zone in (*PILES, *ROWS):
            for card in state.pile(player, zone):
                found[card] += 1
                yield from _agrees(state, card, zone, player)
    for card, there in state.in_play.items():
        found.update(there.under)
        if there.half is not None:
            found[there.half] += 1
        if there.host is not None:
            found[card] += 1
        yield from _attached(state, card, there)
    for facts in state.cards:
        if state.zones[facts.id] is Zone.LIMBO and not found[facts.id]:
            found[facts.id] += 1
        if found[facts.id] != 1:
            yield f"{_called(state, facts.id)} is in {found[facts.id]} places"


def _attached(state: State, card: CardId, there: InPlay) -> Iterator[str]:
    if there.host is not None and card not in state.in_play[there.host].upgrades:
        yield f"{_called(state, card)} is not among the upgrades of its host"
    for upgrade in there.upgrades:
        if upgrade not in state.in_play or state.in_play[upgrade].host != card:
            yield f"{_called(state, upgrade)} is not attached to its host"
    for under in there.under:
        if state.zones[under] is not Zone.UNDER:
            yield f"{_called(state, under)} lies under a card, not in {state.zones[under]}"


def _agrees(state: State, card: CardId, zone: Zone, player: PlayerId) -> Iterator[str]:
    name = _called(state, card)
    if state.zones[card] is not zone:
        yield f"{name} lies in {zone} but is noted in {state.zones[card]}"
    there = state.in_play.get(card)
    if zone in ROWS:
        if there is None or there.controller != player:
            yield f"{name} stands on the wrong side"
    elif there is not None:
        yield f"{name} is in play and in {zone}"
    elif state.holders[card] != player:
        yield f"{name} lies in a pile of player {player} but is noted with the other"
    elif zone is not Zone.ARCHIVES and state.cards[card].owner != player:
        yield f"{name} lies in {zone} of a player who does not own it"


def numbers(state: State) -> Iterator[str]:
    """Nothing that is counted falls below zero."""
    for player in PLAYERS:
        owner = state.players[player]
        if owner.amber < 0 or owner.chains < 0:
            yield f"player {player} has {owner.amber} Æmber and {owner.chains} chains"
    for card, there in state.in_play.items():
        counts = (there.damage, there.amber, there.power_counters, *there.counters.values())
        if min(counts) < 0:
            yield f"{_called(state, card)} has a number below zero"


def at_rest(table: Table) -> Iterator[str]:
    """At a main decision nothing is half done, and no creature stands that is destroyed."""
    state = table.state
    halves = {there.half for there in state.in_play.values()}
    for facts in state.cards:
        if state.zones[facts.id] is Zone.LIMBO and facts.id not in halves:
            yield f"{_called(state, facts.id)} is nowhere"
    if table.fight is not None or table.destruction is not None:
        yield "a fight or a destruction is under way at a main decision"
    for player in PLAYERS:
        for card in state.players[player].battleline:
            there = state.in_play[card]
            if there.tagged:
                yield f"{_called(state, card)} stands tagged"
            if there.damage >= characteristics.power(table, card):
                if not characteristics.has_keyword(table, card, Keyword.INVULNERABLE):
                    yield f"{_called(state, card)} stands with {there.damage} damage"


# -- the question --------------------------------------------------------------------------


def question(game: Game) -> Iterator[str]:
    """Options are numbered, distinct, and as many as the answer needs."""
    decision = game.decision
    if decision is None:
        if not game.table.state.over:
            yield "the game waits for nothing and is not over"
        return
    options = decision.options
    if [option.id for option in options] != list(range(len(options))):
        yield "options are not numbered from 0"
    if len({option[1:] for option in options}) != len(options):
        yield f"two options are alike: {[option.label for option in options]}"
    if not 0 <= decision.min <= decision.max <= len(options):
        yield f"{decision.min} to {decision.max} of {len(options)} options are asked for"
    if not options:
        yield "a question without options"


def accepted(game: Game, count: int) -> None:
    """Every option is accepted by a copy of the game (`count` of them, evenly spread)."""
    decision = game.decision
    if decision is None:
        return
    step = max(1, len(decision.options) // count)
    for option in decision.options[::step]:
        need = max(1, decision.min)
        others = [other.id for other in decision.options if other.id != option.id]
        copy = game.copy()
        if (
            fingerprint(copy.table.state) != fingerprint(game.table.state)
            or copy.decision != decision
        ):
            raise Broken("a copy of the game is not like the game")
        copy.choose(option.id, *others[: need - 1])
        check(copy)


def explained(game: Game) -> None:
    """At a main decision an action is offered exactly when nothing speaks against it."""
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.MAIN:
        return
    offered = {(option.card, option.action) for option in decision.options}
    for facts in game.cards:
        for action in (Use.PLAY, Use.DISCARD, *WAYS):
            reasons = game.explain(facts.id, action)
            if ((facts.id, action.value) in offered) is bool(reasons):
                raise Broken(f"{action} {_called(game.table.state, facts.id)}: reasons {reasons}")


def looked_at(game: Game) -> None:
    """Every card can be looked into, and every answer ahead, without changing anything."""
    before = fingerprint(game.table.state), game.decision
    for card in game.table.state.in_play:
        game.inspect(card)
    game.in_force()
    decision = game.decision
    if decision is not None and decision.min <= 1:
        for option in decision.options[:LOOKED_AT]:
            for viewer in PLAYERS:
                game.preview((option.id,), viewer)
    if (fingerprint(game.table.state), game.decision) != before:
        raise Broken("looking at the game changed it")


def up_to_date(game: Game) -> None:
    """Nothing that was computed before is still believed though it has changed."""
    table = game.table
    for viewer in (None, *PLAYERS):
        if game.view(viewer) != look(table, viewer):
            raise Broken(f"what {viewer} is shown is not what lies on the table")
    believed = _computed(game)
    table.restructure()
    for (name, before), (_, after) in zip(believed, _computed(game), strict=True):
        if before != after:
            raise Broken(f"{name} is believed to be {before} but is {after}")


def _computed(game: Game) -> list[tuple[str, object]]:
    table = game.table
    found: list[tuple[str, object]] = []
    for card in table.state.in_play:
        name = _called(table.state, card)
        found += [
            (f"power of {name}", characteristics.power(table, card)),
            (f"armor of {name}", characteristics.armor(table, card)),
            (f"keywords of {name}", dict(characteristics.keywords(table, card))),
            (f"houses of {name}", characteristics.houses(table, card)),
        ]
    found += [(f"key cost of {seat}", characteristics.key_cost(table, seat)) for seat in PLAYERS]
    if game.decision is not None and game.decision.kind is DecisionKind.MAIN:
        found.append(("what may be done", main_options(table)))
    return found


# -- what is hidden ------------------------------------------------------------------------


def secrets(game: Game) -> None:
    """No view shows the face of a card that its viewer may not see."""
    state = game.table.state
    for viewer in PLAYERS:
        view = game.view(viewer)
        for side in view.players:
            if side.deck is not None:
                raise Broken("a view shows a deck")
            mine = side.id == viewer
            for card in (*side.hand, *side.archives):
                faceup = card.id in state.players[side.id].archives and (
                    state.cards[card.id].definition.archived_faceup
                )
                if isinstance(card, Hidden) is (mine or faceup):
                    raise Broken(f"player {viewer} sees {_called(state, card.id)} or does not")
            in_sight = (*side.battleline, *side.artifacts, *side.discard, *side.purged)
            for card in in_sight:
                _open(state, card, viewer)


def _open(state: State, card: AnyCardView, viewer: PlayerId) -> None:
    if isinstance(card, Hidden):
        raise Broken(f"player {viewer} does not see {_called(state, card.id)}")
    for under in card.under:
        known = state.peeks.get(under.id, viewer) == viewer
        if isinstance(under, Hidden) is known:
            raise Broken(f"player {viewer} sees {_called(state, under.id)} or does not")


# -- sameness ------------------------------------------------------------------------------


def fingerprint(state: State) -> tuple[object, ...]:
    """Everything about a state that two equal games must share."""
    return (
        state.rng,
        state.turn,
        state.active,
        state.house,
        state.step,
        state.tide,
        state.winner,
        tuple(state.zones),
        tuple(
            (player.amber, player.chains, *map(tuple, _piles(state, seat)), *player.keys.values())
            for seat, player in zip(PLAYERS, state.players, strict=True)
        ),
        tuple(
            (
                card,
                there.definition.slug,
                there.controller,
                there.serial,
                there.exhausted,
                there.stunned,
                there.warded,
                there.enraged,
                there.damage,
                there.amber,
                there.power_counters,
                tuple(there.counters.items()),
                tuple(there.upgrades),
                tuple(there.under),
            )
            for card, there in state.in_play.items()
        ),
        len(state.lasting),
    )


def _piles(state: State, player: PlayerId) -> Iterator[list[CardId]]:
    return (state.pile(player, zone) for zone in (*PILES, *ROWS))


def _called(state: State, card: CardId) -> str:
    return f"{state.cards[card].name} ({card})"
