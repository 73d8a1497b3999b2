"""A game from any position: a scenario laid out on a table (see `specs` for its words)."""

from __future__ import annotations

from collections.abc import Callable

from keyforge_tui.engine.game import Game
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import (
    IN_PLAY,
    PLAYERS,
    CardId,
    CardType,
    House,
    Keyword,
    PlayerId,
    Step,
    Zone,
)
from keyforge_tui.engine.rules.turn import settle
from keyforge_tui.engine.specs import (
    CREATURES_ONLY,
    IN_PLAY_ONLY,
    CardSpec,
    DoneSpec,
    Path,
    PlayerSpec,
    Scenario,
    ScenarioError,
)
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.card import Card, CardDef
from keyforge_tui.engine.table.state import InPlay, PlayerState, State
from keyforge_tui.engine.table.table import Table

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
        self.memories: list[tuple[InPlay, CardSpec, Path]] = []
        """The cards in play that remember others, which may be laid out after them."""

    def definition(self, name: str, at: Path) -> CardDef:
        """What a name or id stands for."""
        try:
            return self.find(name)
        except LookupError as error:
            raise ScenarioError(str(error), at) from None

    def add(self, spec: CardSpec, player: PlayerId, zone: Zone, at: Path) -> CardId:
        """One physical card."""
        definition = self.definition(spec.card, at)
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
            self.copied(spec, card, at),
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
            armor_used=spec.armor_used,
            host=host,
        )
        if spec.remembers:
            self.memories.append((there, spec, at))
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

    def copied(self, spec: CardSpec, card: Card, at: Path) -> CardDef:
        """What a card in play is: itself, or what it is a copy of (R13.17)."""
        if spec.copy_of is None:
            return card.definition
        at = (*at, "copy_of")
        found = self.definition(spec.copy_of, at)
        if card.definition.copies is None:
            raise ScenarioError(f"{card.name} does not enter play as a copy", at)
        if found.type is not CardType.CREATURE or found.top_half:
            raise ScenarioError(f"{found.name} is no creature that could be copied", at)
        return found

    def remember(self) -> None:
        """Each card that remembers others knows them."""
        for there, spec, at in self.memories:
            known: list[CardId] = []
            for place, name in enumerate(spec.remembers):
                where = (*at, "remembers", place)
                known.append(self.lies(name, WAITING, where, [there.card, *known]))
            there.memory = tuple(known)

    def lies(
        self,
        name: str,
        zones: tuple[Zone, ...],
        at: Path,
        taken: list[CardId],
        owner: PlayerId | None = None,
    ) -> CardId:
        """The card of the scenario that is meant, sought in these zones in turn."""
        slug = self.definition(name, at).slug
        fitting = [
            card.id
            for card in self.cards
            if card.definition.slug == slug
            and card.id not in taken
            and self.zones[card.id] in zones
            and owner in (None, card.owner)
        ]
        if not fitting:
            raise ScenarioError(f"{name} has to lie somewhere in the scenario", at)
        return min(fitting, key=lambda card: zones.index(self.zones[card]))

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

    def spend_armor(self, table: Table) -> None:
        """Armor that was used this turn is gone, as far as there is any (R22.2)."""
        for card, there in table.state.in_play.items():
            if not there.armor_used:
                continue
            armor = characteristics.armor(table, card)
            if there.armor_used > armor:
                message = f"{table.name(card)} has armor {armor}"
                raise ScenarioError(message, (*self.places[card], "armor_used"))
            there.armor_seen = armor
            table.touch()

    def do(self, done: DoneSpec, player: PlayerId) -> None:
        """What a player has done this turn, and in the turn before."""
        state = self.state
        at: Path = ("players", player, "done")
        taken: list[CardId] = []
        for place, name in enumerate(done.played):
            card = self.lies(name, PLAYED_TO, (*at, "played", place), taken, player)
            taken.append(card)
            self.play(card, player)
        state.players[player].last_house = done.house_last_turn
        count = done.keys_forged_last_turn
        forged = [key for key, is_forged in state.players[player].keys.items() if is_forged]
        wrong = None
        if count and player == state.active:
            wrong = "the last turn was the opponent's: give this for the other player"
        elif count > len(forged):
            wrong = f"as many keys are not forged; give at most {len(forged)}"
        if wrong is not None:
            raise ScenarioError(wrong, (*at, "keys_forged_last_turn"))
        state.previous += [Event(Kind.FORGED, player, key=key) for key in forged[:count]]

    def play(self, card: CardId, player: PlayerId) -> None:
        """A card was played this turn, from its owner's hand."""
        state = self.state
        line = state.players[player].battleline
        position = None
        if card in line:
            position = (card == line[0], card == line[-1])
        if card in state.in_play:
            entered = Event(Kind.ENTERED, player, card, controller=player, position=position)
            state.history.append(entered)
        state.history.append(Event(Kind.PLAYED, player, card, controller=player, position=position))
        name = self.cards[card].name
        state.titles[name] = state.titles.get(name, 0) + 1
        if player == state.active:
            state.acted += 1
            state.from_hand += 1


PLAYED_TO = (
    Zone.BATTLELINE,
    Zone.ARTIFACTS,
    Zone.ATTACHED,
    Zone.DISCARD,
    Zone.PURGED,
    Zone.UNDER,
    Zone.ARCHIVES,
    Zone.HAND,
    Zone.DECK,
)
"""Where a card that was played this turn lies by now, the likeliest first."""
WAITING = (
    Zone.PURGED,
    Zone.UNDER,
    Zone.ARCHIVES,
    Zone.DISCARD,
    Zone.BATTLELINE,
    Zone.ARTIFACTS,
    Zone.ATTACHED,
    Zone.HAND,
    Zone.DECK,
)
"""Where a card that another one remembers lies, the likeliest first."""

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
    builder.remember()
    for player in PLAYERS:
        builder.do(scenario.players[player].done, player)
    names = tuple(sorted({card.name for card in builder.cards}))
    table = Table(state, settle, auto=auto, names=names)
    builder.spend_armor(table)
    builder.refuse_dead(table)
    return Game(table)
