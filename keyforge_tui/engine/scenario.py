"""A game from any position: the protocol's SCENARIO (see the scenario chapter of the protocol)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from keyforge_tui.engine import defaults
from keyforge_tui.engine.card import CardDef
from keyforge_tui.engine.game import Game
from keyforge_tui.engine.state import Card, InPlay, PlayerState, State
from keyforge_tui.engine.table import Table
from keyforge_tui.engine.words import (
    PLAYERS,
    CardId,
    CardType,
    House,
    Icon,
    KeyColor,
    PlayerId,
    Step,
    Zone,
)

Natural = Annotated[int, Field(ge=0, le=999)]


class CardSpec(BaseModel):
    """One card of a scenario; what is left out is empty, zero, false, ready."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    card: str
    house: House | None = None
    bonus: tuple[Icon, ...] | None = None
    owner: Annotated[int, Field(ge=0, le=1)] | None = None
    exhausted: bool = False
    damage: Natural = 0
    amber: Natural = 0
    stunned: bool = False
    warded: bool = False
    enraged: bool = False
    power_counters: Natural = 0
    counters: dict[str, Natural] = {}
    upgrades: tuple[str | CardSpec, ...] = ()
    under: tuple[str | CardSpec, ...] = ()


AnyCard = str | CardSpec


class PlayerSpec(BaseModel):
    """One side of a scenario. Lists are left to right, and top card first."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str | None = None
    houses: Annotated[tuple[House, ...], Field(max_length=defaults.O1_DECK_HOUSES)] = ()
    amber: Natural = 0
    chains: Natural = 0
    keys: tuple[KeyColor, ...] = ()
    hand: tuple[AnyCard, ...] = ()
    deck: tuple[AnyCard, ...] = ()
    discard: tuple[AnyCard, ...] = ()
    archives: tuple[AnyCard, ...] = ()
    purged: tuple[AnyCard, ...] = ()
    battleline: tuple[AnyCard, ...] = ()
    artifacts: tuple[AnyCard, ...] = ()


class Scenario(BaseModel):
    """A position to begin from."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seed: int = 0
    active: Annotated[int, Field(ge=0, le=1)] = 0
    house: House | None = None
    turn: Annotated[int, Field(ge=1, le=9999)] = 5
    tide: Annotated[int, Field(ge=0, le=1)] | None = None
    players: Annotated[tuple[PlayerSpec, PlayerSpec], Field()]


class ScenarioError(ValueError):
    """A scenario that cannot be set up."""


Finder = Callable[[str], CardDef]


class _Builder:
    """Sets a scenario up, card by card."""

    def __init__(self, scenario: Scenario, find: Finder) -> None:
        self.scenario = scenario
        self.find = find
        self.cards: list[Card] = []
        self.zones: list[Zone] = []
        self.holders: list[PlayerId] = []
        self.state = State((), [], scenario.seed & ((1 << 64) - 1))

    def add(self, spec: AnyCard, player: PlayerId, zone: Zone) -> tuple[CardId, CardSpec]:
        """One physical card."""
        if isinstance(spec, str):
            spec = CardSpec(card=spec)
        definition = self.find(spec.card)
        owner = player if spec.owner is None else PLAYERS[spec.owner]
        number = CardId(len(self.cards))
        house = spec.house or definition.houses[0]
        bonus = definition.bonus if spec.bonus is None else spec.bonus
        self.cards.append(Card(number, definition, owner, house, bonus))
        self.zones.append(zone)
        holder = player if zone in (Zone.ARCHIVES, *_ROWS) else owner
        self.holders.append(holder)
        return number, spec

    def stand(
        self, spec: AnyCard, player: PlayerId, zone: Zone, host: CardId | None = None
    ) -> CardId:
        """A card in play, with what is on it and under it."""
        number, full = self.add(spec, player, zone)
        card = self.cards[number]
        kind = card.definition.type
        wanted = {Zone.BATTLELINE: CardType.CREATURE, Zone.ARTIFACTS: CardType.ARTIFACT}.get(zone)
        if wanted is CardType.ARTIFACT and kind is not wanted:
            raise ScenarioError(f"{card.name} is not an artifact")
        if wanted is CardType.CREATURE and kind not in (wanted, CardType.ARTIFACT):
            raise ScenarioError(f"{card.name} is not a creature")
        there = InPlay(
            number,
            card.definition,
            player,
            self.state.next_serial(),
            card.house,
            exhausted=full.exhausted,
            stunned=full.stunned,
            warded=full.warded,
            enraged=full.enraged,
            damage=full.damage,
            amber=full.amber,
            power_counters=full.power_counters,
            host=host,
        )
        there.base_controller = player
        there.counters = dict(full.counters)
        self.state.in_play[number] = there
        for upgrade in full.upgrades:
            there.upgrades.append(self.stand(upgrade, player, Zone.ATTACHED, number))
        for under in full.under:
            there.under.append(self.add(under, player, Zone.UNDER)[0])
        return number

    def side(self, spec: PlayerSpec, player: PlayerId) -> PlayerState:
        """One player's side."""
        owner = PlayerState(spec.name or f"Player {player + 1}", spec.houses)
        owner.amber, owner.chains = spec.amber, spec.chains
        for key in spec.keys:
            owner.keys[key] = True
        for zone in (Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED):
            pile: list[CardId] = getattr(owner, zone.value)
            for card in getattr(spec, zone.value):
                pile.append(self.add(card, player, zone)[0])
            if zone is not Zone.HAND:
                pile.reverse()  # top card first in a scenario, last in a pile
        owner.battleline = [self.stand(c, player, Zone.BATTLELINE) for c in spec.battleline]
        owner.artifacts = [self.stand(c, player, Zone.ARTIFACTS) for c in spec.artifacts]
        if not owner.houses:
            printed = [card.house for card in self.cards if card.owner == player]
            owner.houses = tuple(dict.fromkeys(printed))
            if len(owner.houses) > defaults.O1_DECK_HOUSES:
                owner.houses = owner.houses[: defaults.O1_DECK_HOUSES]
        return owner


_ROWS = (Zone.BATTLELINE, Zone.ARTIFACTS, Zone.ATTACHED)


def start(scenario: Scenario, find: Finder, *, auto: bool = True) -> Game:
    """A game at the position of a scenario; `find` gives the definition for a name or id."""
    builder = _Builder(scenario, find)
    state = builder.state
    state.players = [builder.side(scenario.players[player], player) for player in PLAYERS]
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
    return Game(Table(state, auto=auto, names=names))
