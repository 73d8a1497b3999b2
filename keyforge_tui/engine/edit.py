"""Changing a position by hand in mid-game: a list of changes, all of which are made or none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import (
    IN_PLAY,
    PLAYERS,
    CardId,
    CardType,
    KeyColor,
    Keyword,
    PlayerId,
    Zone,
)
from keyforge_tui.engine.rules import corrections
from keyforge_tui.engine.specs import CREATURES_ONLY, Flag, Natural, PlayerSpec, Seat
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.table import Table

Number = Annotated[int, Field(strict=True, ge=0)]


class EditError(ValueError):
    """A change that cannot be made, and its place in the list; None: no change can, just now.

    Nothing was changed.
    """

    def __init__(self, message: str, at: int | None = None) -> None:
        super().__init__(message)
        self.at = at


class _Wrong(ValueError):
    """Why a change cannot be made."""


class Change(BaseModel):
    """One change."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class OfPlayer(Change):
    """What a player has. Keys are those that are forged, and all of them."""

    player: Seat
    amber: Natural | None = None
    chains: Natural | None = None
    keys: tuple[KeyColor, ...] | None = None

    @model_validator(mode="after")
    def _keys_are_possible(self) -> OfPlayer:
        PlayerSpec(keys=self.keys or ())
        return self


class OfCard(Change):
    """What is on a card in play."""

    card: Number
    damage: Natural | None = None
    amber: Natural | None = None
    power_counters: Natural | None = None
    exhausted: Flag | None = None
    stunned: Flag | None = None
    warded: Flag | None = None
    enraged: Flag | None = None
    counters: dict[str, Natural] | None = None


class Move(Change):
    """Where a card belongs: at a place from the left or the top, or last."""

    card: Number
    zone: Literal["hand", "deck", "discard", "archives", "purged", "battleline", "artifacts"]
    player: Seat | None = None
    position: Number | None = None


class Attach(Change):
    """What an upgrade is attached to."""

    card: Number
    upgrade_of: Number


class Tide(Change):
    """For whom the tide is high; null: for nobody."""

    tide: Seat | None


CHANGES: tuple[tuple[str, type[Change]], ...] = (
    ("tide", Tide),
    ("upgrade_of", Attach),
    ("zone", Move),
    ("card", OfCard),
    ("player", OfPlayer),
)
"""The key that tells what kind of change an object is, looked for in this order."""


def kind_of_change(data: dict[str, object]) -> type[Change] | None:
    """The model of a change given as plain data."""
    return next((kind for key, kind in CHANGES if key in data), None)


def make_changes(table: Table, changes: Sequence[Change]) -> None:
    """Make all of the changes on a table that nobody plays on; raises `EditError`."""
    for at, change in enumerate(changes):
        try:
            _make(table, change)
        except _Wrong as error:
            raise EditError(str(error), at) from None
    _refuse_dead(table, len(changes) - 1)
    corrections.finish(table)


def _make(table: Table, change: Change) -> None:
    match change:
        case OfPlayer():
            _of_player(table, change)
        case Tide(tide=player):
            corrections.tide(table, None if player is None else PLAYERS[player])
        case Attach():
            _attach(table, _card(table, change.card), _card(table, change.upgrade_of))
        case Move():
            _move(table, change)
        case OfCard():
            _of_card(table, change)


def _card(table: Table, number: int) -> CardId:
    last = len(table.state.cards) - 1
    if number > last:
        raise _Wrong(f"there is no card {number}; give a number from 0 to {last}")
    return CardId(number)


def _refuse_dead(table: Table, at: int) -> None:
    """No creature has as much damage as power: the rules would have destroyed it (R21.2)."""
    for card in table.creatures():
        there, power = table.state.in_play[card], characteristics.power(table, card)
        safe = characteristics.has_keyword(table, card, Keyword.INVULNERABLE)
        if there.damage >= power and not safe:
            name = table.name(card)
            message = f"{name} would have power {power}; {there.damage} damage destroys it"
            raise EditError(message, at)


# -- players and cards in play -------------------------------------------------------------


def _of_player(table: Table, change: OfPlayer) -> None:
    player = PLAYERS[change.player]
    for what in ("amber", "chains"):
        number = getattr(change, what)
        if number is not None:
            corrections.number_of_player(table, player, what, number)
    if change.keys is not None:
        for color, forged in list(table.state.players[player].keys.items()):
            if forged is not (color in change.keys):
                corrections.key(table, player, color, forged=color in change.keys)


def _of_card(table: Table, change: OfCard) -> None:
    card = _card(table, change.card)
    if card not in table.state.in_play:
        raise _Wrong(f"{table.name(card)} is not in play")
    creature = table.state.zones[card] is Zone.BATTLELINE
    for what in ("damage", "amber", "power_counters", *corrections.MARKS):
        value = getattr(change, what)
        if value is None:
            continue
        if value and what in CREATURES_ONLY and not creature:
            raise _Wrong(f"{what}: {table.name(card)} is not a creature")
        if what in corrections.MARKS:
            corrections.mark(table, card, what, on=value)
        else:
            corrections.number_on_card(table, card, what, value)
    for name, number in (change.counters or {}).items():
        corrections.counters(table, card, name, number)


# -- where a card belongs ------------------------------------------------------------------

ROWS = {Zone.BATTLELINE: CardType.CREATURE, Zone.ARTIFACTS: CardType.ARTIFACT}


def _move(table: Table, change: Move) -> None:
    card, zone = _card(table, change.card), Zone(change.zone)
    player = None if change.player is None else PLAYERS[change.player]
    if table.state.zones[card] is Zone.LIMBO:
        raise _Wrong(f"{table.name(card)} is half of a creature in play: move the other half")
    if zone in IN_PLAY:
        _to_row(table, card, zone, player, change.position)
        return
    owner = table.card(card).owner
    if player not in (None, owner) and zone is not Zone.ARCHIVES:
        raise _Wrong(f"{table.name(card)} goes to its owner’s {zone.value}")
    if card in table.state.in_play:
        corrections.take_out(table, card, zone, player)
    else:
        corrections.lay(table, card, zone, player)
    _order(table, card, change.position)


def _order(table: Table, card: CardId, position: int | None) -> None:
    """A card lies at a place of its pile: from the top, in a hand from the left."""
    state = table.state
    zone = state.zones[card]
    others = len(state.pile(state.holders[card], zone)) - 1
    place = others if position is None else position
    if place > others:
        raise _Wrong(f"position: give a number from 0 to {others}")
    # Piles have their top card last.
    corrections.place_in_pile(table, card, place if zone is Zone.HAND else others - place)


def _to_row(
    table: Table, card: CardId, zone: Zone, player: PlayerId | None, position: int | None
) -> None:
    state = table.state
    there = state.in_play.get(card)
    side = player
    if side is None:
        side = table.card(card).owner if there is None else there.controller
    others = [one for one in state.pile(side, zone) if one != card]
    place = len(others) if position is None else position
    if place > len(others):
        raise _Wrong(f"position: give a number from 0 to {len(others)}")
    if there is not None and state.zones[card] is zone:
        corrections.stand(table, card, side, place)
        return
    if there is not None:
        raise _Wrong(f"{table.name(card)} is in play elsewhere: move it out of play first")
    _refuse_entering(table, card, ROWS[zone])
    _at_once(corrections.bring_in(table, card, side, place=place), table.name(card))
    if zone is Zone.ARTIFACTS:
        corrections.place_in_pile(table, card, place)


def _refuse_entering(table: Table, card: CardId, kind: CardType) -> None:
    definition = table.card(card).definition
    if definition.gigantic is not None:
        raise _Wrong(f"{definition.name} has two halves: it enters play only by being played")
    if definition.type is not kind:
        raise _Wrong(f"{definition.name} is of type {definition.type}, not {kind}")


def _attach(table: Table, card: CardId, host: CardId) -> None:
    name = table.name(card)
    state = table.state
    if state.zones[host] is not Zone.BATTLELINE:
        raise _Wrong(f"{table.name(host)} is not a creature in play")
    if state.zones[card] is Zone.ATTACHED:
        corrections.attach(table, card, host)
        return
    if card in state.in_play:
        raise _Wrong(f"{name} is in play elsewhere: move it out of play first")
    if not table.card(card).definition.as_upgrade:
        _refuse_entering(table, card, CardType.UPGRADE)
    side = table.card(card).owner
    _at_once(corrections.bring_in(table, card, side, host=host), name)


def _at_once(steps: Steps[None], name: str) -> None:
    """Carry out what asks nothing."""
    for _ in steps:
        raise _Wrong(f"{name} asks something as it enters play: it enters only by being played")
