"""A game from any position: the protocol's SCENARIO (see the scenario chapter of the protocol)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from keyforge_tui.engine.game import Game
from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.words import (
    IN_PLAY,
    PLAYERS,
    CardId,
    CardType,
    House,
    Icon,
    KeyColor,
    Keyword,
    PlayerId,
    Step,
    Zone,
)
from keyforge_tui.engine.rules.turn import settle
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.card import Card, CardDef
from keyforge_tui.engine.table.state import InPlay, PlayerState, State
from keyforge_tui.engine.table.table import Table

Natural = Annotated[int, Field(strict=True, ge=0, le=999)]
Seat = Annotated[int, Field(strict=True, ge=0, le=1)]
Flag = Annotated[bool, Field(strict=True)]
Path = tuple[str | int, ...]


class CardSpec(BaseModel):
    """One card of a scenario; what is left out is empty, zero, false, ready."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    card: Annotated[str, Field(min_length=1)]
    house: House | None = None
    bonus: tuple[Icon, ...] | None = None
    owner: Seat | None = None
    exhausted: Flag = False
    damage: Natural = 0
    amber: Natural = 0
    stunned: Flag = False
    warded: Flag = False
    enraged: Flag = False
    power_counters: Natural = 0
    counters: dict[str, Natural] = {}
    upgrades: tuple[CardSpec, ...] = ()
    under: tuple[CardSpec, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _by_name(cls, data: object) -> object:
        """A name alone stands for the card."""
        if isinstance(data, str):
            return {"card": data}
        if isinstance(data, dict):
            return data
        raise ValueError("is the name of a card, or a mapping with the name as `card`")


IN_PLAY_ONLY = (
    "exhausted",
    "damage",
    "amber",
    "stunned",
    "warded",
    "enraged",
    "power_counters",
    "counters",
    "upgrades",
    "under",
)
CREATURES_ONLY = ("damage", "stunned", "warded", "enraged", "power_counters")


class PlayerSpec(BaseModel):
    """One side of a scenario. Lists are left to right, and top card first."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Annotated[str, Field(min_length=1, max_length=80)] | None = None
    houses: tuple[House, ...] = ()
    amber: Natural = 0
    chains: Natural = 0
    keys: tuple[KeyColor, ...] = ()
    hand: tuple[CardSpec, ...] = ()
    deck: tuple[CardSpec, ...] = ()
    discard: tuple[CardSpec, ...] = ()
    archives: tuple[CardSpec, ...] = ()
    purged: tuple[CardSpec, ...] = ()
    battleline: tuple[CardSpec, ...] = ()
    artifacts: tuple[CardSpec, ...] = ()

    @field_validator("houses")
    @classmethod
    def _three_houses(cls, houses: tuple[House, ...]) -> tuple[House, ...]:
        if len(houses) > constants.O1_DECK_HOUSES:
            raise ValueError(f"a deck has {constants.O1_DECK_HOUSES} houses, not {len(houses)}")
        _refuse_twice(houses)
        return houses

    @field_validator("keys")
    @classmethod
    def _not_won(cls, keys: tuple[KeyColor, ...]) -> tuple[KeyColor, ...]:
        _refuse_twice(keys)
        if len(keys) >= len(KeyColor):
            raise ValueError("a player with three keys has won already; give at most two")
        return keys


def _refuse_twice(words: Sequence[str]) -> None:
    for place, word in enumerate(words):
        if word in words[:place]:
            raise ValueError(f"{word} is there twice; keep one")


class Scenario(BaseModel):
    """A position to begin from."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seed: Annotated[int, Field(strict=True)] = 0
    active: Seat = 0
    house: House | None = None
    turn: Annotated[int, Field(strict=True, ge=1, le=9999)] = 5
    tide: Seat | None = None
    players: tuple[PlayerSpec, PlayerSpec]


class ScenarioError(ValueError):
    """A scenario that cannot be set up, and the place in it that is to blame."""

    def __init__(self, message: str, at: Path) -> None:
        super().__init__(message)
        self.at = at


Finder = Callable[[str], CardDef]
"""Gives the definition for a name or id, or raises a `LookupError` that says what is wrong."""


class _Builder:
    """Sets a scenario up, card by card."""

    def __init__(self, scenario: Scenario, find: Finder) -> None:
        self.scenario = scenario
        self.find = find
        self.cards: list[Card] = []
        self.places: list[Path] = []
        """For each card, where the scenario names it."""
        self.zones: list[Zone] = []
        self.holders: list[PlayerId] = []
        self.state = State((), [], scenario.seed & ((1 << 64) - 1))

    def add(self, spec: CardSpec, player: PlayerId, zone: Zone, at: Path) -> CardId:
        """One physical card."""
        try:
            definition = self.find(spec.card)
        except LookupError as error:
            raise ScenarioError(str(error), at) from None
        owner = player if spec.owner is None else PLAYERS[spec.owner]
        if zone not in IN_PLAY:
            for name in IN_PLAY_ONLY:
                if getattr(spec, name):
                    message = f"{definition.name} is not in play; leave this out"
                    raise ScenarioError(message, (*at, name))
            if owner != player and zone not in (Zone.ARCHIVES, Zone.UNDER):
                message = f"{definition.name} lies with its owner when it is out of play"
                raise ScenarioError(message, (*at, "owner"))
        number = CardId(len(self.cards))
        house = spec.house or definition.houses[0]
        bonus = definition.bonus if spec.bonus is None else spec.bonus
        self.cards.append(Card(number, definition, owner, house, bonus))
        self.places.append(at)
        self.zones.append(zone)
        holder = player if zone is Zone.ARCHIVES or zone in IN_PLAY else owner
        self.holders.append(holder)
        return number

    def stand(
        self, spec: CardSpec, player: PlayerId, zone: Zone, at: Path, host: CardId | None = None
    ) -> CardId:
        """A card in play, with what is on it and under it."""
        number = self.add(spec, player, zone, at)
        card = self.cards[number]
        self.refuse_misplaced(card, zone, spec, at)
        there = InPlay(
            number,
            card.definition,
            player,
            self.state.next_serial(),
            card.house,
            exhausted=spec.exhausted,
            stunned=spec.stunned,
            warded=spec.warded,
            enraged=spec.enraged,
            damage=spec.damage,
            amber=spec.amber,
            power_counters=spec.power_counters,
            host=host,
        )
        there.base_controller = player
        there.counters = dict(spec.counters)
        if card.definition.gigantic is not None:
            # R49.5: in play the two cards are one creature, named by its bottom half.
            half = CardSpec(card=card.definition.gigantic, owner=card.owner)
            there.half = self.add(half, player, Zone.LIMBO, at)
        self.state.in_play[number] = there
        for place, upgrade in enumerate(spec.upgrades):
            where = (*at, "upgrades", place)
            there.upgrades.append(self.stand(upgrade, player, Zone.ATTACHED, where, number))
        for place, under in enumerate(spec.under):
            there.under.append(self.add(under, player, Zone.UNDER, (*at, "under", place)))
        return number

    def refuse_misplaced(self, card: Card, zone: Zone, spec: CardSpec, at: Path) -> None:
        """A row holds only what can stand in it, and only a creature can be hurt."""
        kind = card.definition.type
        if card.definition.top_half:
            other = card.definition.gigantic
            raise ScenarioError(f"{card.name} in play is written as {other}", at)
        # Some artifacts become creatures, and some creatures can be played as upgrades.
        allowed = {
            Zone.BATTLELINE: (CardType.CREATURE, CardType.ARTIFACT),
            Zone.ARTIFACTS: (CardType.ARTIFACT,),
            Zone.ATTACHED: (CardType.UPGRADE, CardType.CREATURE),
        }[zone]
        wanted = allowed[0]
        if kind not in allowed or (
            zone is Zone.ATTACHED and kind is not wanted and not card.definition.as_upgrade
        ):
            a = "an" if kind[0] in "aeiou" else "a"
            raise ScenarioError(f"{card.name} is {a} {kind}, not {_AN[wanted]}", at)
        if zone is not Zone.BATTLELINE:
            for name in CREATURES_ONLY:
                if getattr(spec, name):
                    raise ScenarioError(f"{card.name} is not a creature", (*at, name))

    def side(self, spec: PlayerSpec, player: PlayerId) -> PlayerState:
        """One player's side."""
        owner = PlayerState(spec.name or f"Player {player + 1}", spec.houses)
        owner.amber, owner.chains = spec.amber, spec.chains
        for key in spec.keys:
            owner.keys[key] = True
        for zone in (Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED):
            pile: list[CardId] = getattr(owner, zone.value)
            for place, card in enumerate(getattr(spec, zone.value)):
                pile.append(self.add(card, player, zone, ("players", player, zone.value, place)))
            if zone is not Zone.HAND:
                pile.reverse()  # top card first in a scenario, last in a pile
        for zone in (Zone.BATTLELINE, Zone.ARTIFACTS):
            row: list[CardId] = getattr(owner, zone.value)
            for place, card in enumerate(getattr(spec, zone.value)):
                row.append(self.stand(card, player, zone, ("players", player, zone.value, place)))
        return owner

    def houses_of(self, player: PlayerId) -> tuple[House, ...]:
        """The houses of a player whose scenario names none: those of the cards."""
        printed = [card.house for card in self.cards if card.owner == player]
        return tuple(dict.fromkeys(printed))

    def refuse_dead(self, table: Table) -> None:
        """A creature with damage as high as its power would have been destroyed (R21.2)."""
        for card, there in table.state.in_play.items():
            if table.state.zones[card] is Zone.BATTLELINE:
                power = characteristics.power(table, card)
                safe = characteristics.has_keyword(table, card, Keyword.INVULNERABLE)
                if there.damage >= power and not safe:
                    raise ScenarioError(
                        f"{table.name(card)} has power {power}; {there.damage} damage destroys it",
                        (*self.places[card], "damage"),
                    )


_AN = {
    CardType.CREATURE: "a creature",
    CardType.ARTIFACT: "an artifact",
    CardType.UPGRADE: "an upgrade",
}


def start(scenario: Scenario, find: Finder, *, auto: bool = True) -> Game:
    """A game at the position of a scenario; `find` gives the definition for a name or id."""
    builder = _Builder(scenario, find)
    state = builder.state
    state.players = [builder.side(scenario.players[player], player) for player in PLAYERS]
    for player in PLAYERS:
        state.players[player].houses = state.players[player].houses or builder.houses_of(player)
    state.cards = tuple(builder.cards)
    state.zones = builder.zones
    state.holders = builder.holders
    state.active = PLAYERS[scenario.active]
    state.turn = scenario.turn
    state.first = PLAYERS[scenario.active if scenario.turn % 2 else 1 - scenario.active]
    state.tide = None if scenario.tide is None else PLAYERS[scenario.tide]
    state.house = scenario.house
    state.step = Step.MAIN if scenario.house is not None else Step.HOUSE
    names = tuple(sorted({card.name for card in builder.cards}))
    table = Table(state, settle, auto=auto, names=names)
    builder.refuse_dead(table)
    return Game(table)
