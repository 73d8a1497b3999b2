"""The state of a game: plain data with ids, copied in microseconds.

Nothing here knows a rule. What never changes in a game, its cards, is shared between copies;
what does (`State`, `PlayerState`, `InPlay`, `Lasting`) copies itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from keyforge_tui.engine.model.words import (
    PLAYERS,
    CardId,
    House,
    KeyColor,
    PlayerId,
    Step,
    Zone,
)

if TYPE_CHECKING:
    from keyforge_tui.engine.model.events import Event
    from keyforge_tui.engine.table.ability import Continuous
    from keyforge_tui.engine.table.card import Card, CardDef


@dataclass(slots=True, eq=False)
class InPlay:
    """What is true of a card while it is in play. Gone when it leaves (R24.14)."""

    card: CardId
    definition: CardDef
    """What the card is now: its own definition, or the one it copies (R13.17)."""
    controller: PlayerId
    serial: int
    """Unique for this stay in play: a card that comes back is a new object."""
    house: House
    exhausted: bool = True
    stunned: bool = False
    warded: bool = False
    enraged: bool = False
    tagged: bool = False
    """Being destroyed (R23.2)."""
    damage: int = 0
    amber: int = 0
    power_counters: int = 0
    armor_used: int = 0
    """Armor spent this turn (R22.2)."""
    armor_seen: int = 0
    """The armor it had when it last spent some (R22.5)."""
    attacked: bool = False
    """Attacked this turn, for elusive (R46.5)."""
    host: CardId | None = None
    """For an upgrade: what it is attached to."""
    half: CardId | None = None
    """For a gigantic creature: its other card (R49.5)."""
    upgrades: list[CardId] = field(default_factory=list)
    under: list[CardId] = field(default_factory=list)
    """Cards under this one, grafted or face down (R39)."""
    counters: dict[str, int] = field(default_factory=dict)
    base_controller: PlayerId = PLAYERS[0]
    """Who controls it when no effect in force says otherwise."""
    taken: int = 0
    """When `base_controller` took it for good: later effects count over earlier ones (R36.3)."""
    memory: tuple[CardId, ...] = ()
    """Cards this card will have to do with later, such as those it purged."""

    def copy(self) -> InPlay:
        """An equal record that shares nothing that changes."""
        twin = InPlay(
            self.card,
            self.definition,
            self.controller,
            self.serial,
            self.house,
            self.exhausted,
            self.stunned,
            self.warded,
            self.enraged,
            self.tagged,
            self.damage,
            self.amber,
            self.power_counters,
            self.armor_used,
            self.armor_seen,
            self.attacked,
            self.host,
            self.half,
        )
        twin.upgrades = self.upgrades[:]
        twin.under = self.under[:]
        twin.counters = dict(self.counters)
        twin.memory = self.memory
        twin.base_controller = self.base_controller
        twin.taken = self.taken
        return twin


@dataclass(slots=True, eq=False)
class PlayerState:
    """What belongs to one player. Piles are lists whose last card is the top one."""

    name: str
    houses: tuple[House, ...]
    amber: int = 0
    chains: int = 0
    keys: dict[KeyColor, bool] = field(default_factory=lambda: dict.fromkeys(KeyColor, False))
    hand: list[CardId] = field(default_factory=list)
    deck: list[CardId] = field(default_factory=list)
    discard: list[CardId] = field(default_factory=list)
    archives: list[CardId] = field(default_factory=list)
    purged: list[CardId] = field(default_factory=list)
    battleline: list[CardId] = field(default_factory=list)
    """Left to right, as this player sees it (O33)."""
    artifacts: list[CardId] = field(default_factory=list)
    last_house: House | None = None
    """The active house of this player's previous turn."""

    def forged(self) -> int:
        """How many keys are forged."""
        return sum(self.keys.values())

    def copy(self) -> PlayerState:
        """An equal record that shares nothing that changes."""
        return PlayerState(
            self.name,
            self.houses,
            self.amber,
            self.chains,
            dict(self.keys),
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.archives[:],
            self.purged[:],
            self.battleline[:],
            self.artifacts[:],
            self.last_house,
        )


@dataclass(slots=True, eq=False)
class Lasting:
    """An effect with a duration (R30): it behaves like a constant ability while it lasts."""

    source: CardId
    controller: PlayerId
    abilities: tuple[Continuous, ...]
    starts: int
    """The first turn in which it is in force."""
    ends: int | None
    """The last turn in which it is in force; None: no turn ends it."""
    tied_to: tuple[CardId, int] | None = None
    """Ends when this card's stay in play (its serial) ends."""
    targets: tuple[tuple[CardId, int], ...] = ()
    """The cards it speaks of as "it", with their serials (R30.5)."""
    values: dict[str, object] = field(default_factory=dict)
    """What was chosen or counted when it began."""
    uses: int | None = None
    """How often it may still be used, for permissions and "the next"."""
    host: CardId | None = None
    id: int = 0
    """When it began, in the order of serial numbers."""

    def copy(self) -> Lasting:
        """An equal record that shares nothing that changes."""
        return Lasting(
            self.source,
            self.controller,
            self.abilities,
            self.starts,
            self.ends,
            self.tied_to,
            self.targets,
            dict(self.values),
            self.uses,
            self.host,
            self.id,
        )


@dataclass(slots=True, eq=False)
class State:
    """Everything about a game between two decisions."""

    cards: tuple[Card, ...]
    players: list[PlayerState]
    rng: int
    first: PlayerId = PLAYERS[0]
    active: PlayerId = PLAYERS[0]
    turn: int = 0
    """1 is the first turn of the game; each player's turn counts."""
    house: House | None = None
    step: Step = Step.SETUP
    tide: PlayerId | None = None
    winner: PlayerId | None = None
    over: bool = False
    in_play: dict[CardId, InPlay] = field(default_factory=dict)
    zones: list[Zone] = field(default_factory=list)
    """For each card id, where the card is."""
    holders: list[PlayerId] = field(default_factory=list)
    """For each card id, whose zone that is."""
    lasting: list[Lasting] = field(default_factory=list)
    history: list[Event] = field(default_factory=list)
    """What happened this turn."""
    previous: list[Event] = field(default_factory=list)
    """What happened in the turn before."""
    titles: dict[str, int] = field(default_factory=dict)
    """Plays and uses this turn by title, for the rule of six (R20)."""
    acted: int = 0
    """Cards played, used or discarded in this step, for alpha (R46.1)."""
    from_hand: int = 0
    """Cards played or discarded from hand this turn, for the first turn rule (R9.3)."""
    step_over: bool = False
    """An omega card ended the step (R46.8)."""
    serial: int = 0
    borrowed_control: bool = False
    """Some card is under somebody's control only while an effect lasts."""
    choices: int = 0
    """How many decisions were answered."""
    traces: dict[CardId, int] = field(default_factory=dict)
    """For each card that went face down among others, a number that is new each time: nobody
    who does not see its face can follow it from there."""
    unsettled: bool = False
    """It was changed by hand, and the rules have not looked at it since."""
    peeks: dict[CardId, PlayerId] = field(default_factory=dict)
    """For each card lying face down under another, who may look at it (O9)."""
    abducted: set[CardId] = field(default_factory=set)
    """Cards in archives that leave them only for their owner's hand (R37.6)."""

    def copy(self) -> State:
        """An equal state that shares nothing that changes."""
        return State(
            self.cards,
            [player.copy() for player in self.players],
            self.rng,
            self.first,
            self.active,
            self.turn,
            self.house,
            self.step,
            self.tide,
            self.winner,
            self.over,
            {card: there.copy() for card, there in self.in_play.items()},
            self.zones[:],
            self.holders[:],
            [effect.copy() for effect in self.lasting],
            self.history[:],
            self.previous[:],
            dict(self.titles),
            self.acted,
            self.from_hand,
            self.step_over,
            self.serial,
            self.borrowed_control,
            self.choices,
            dict(self.traces),
            self.unsettled,
            dict(self.peeks),
            set(self.abducted),
        )

    def pile(self, player: PlayerId, zone: Zone) -> list[CardId]:
        """The list of cards of one of a player's zones."""
        owner = self.players[player]
        piles: list[CardId] = getattr(owner, zone.value)
        return piles

    def next_serial(self) -> int:
        """A number never given before in this game."""
        self.serial += 1
        return self.serial
