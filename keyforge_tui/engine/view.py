"""What one player may know: the table as plain data, with nothing hidden in it (R4).

`look` gives the whole table, or only what one player sees of it. A card whose face is hidden is
an id and nothing else, and a hidden deck is only a count.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from keyforge_tui.engine.inspect import hand_size_parts
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
from keyforge_tui.engine.table import battleline, characteristics
from keyforge_tui.engine.table.characteristics import Part, may_see
from keyforge_tui.engine.table.table import Table


@dataclass(frozen=True, slots=True)
class Hidden:
    """A card lying face down: its number and nothing else."""

    id: CardId


@dataclass(frozen=True, slots=True)
class CardView:
    """A card whose face can be seen; numbers are the current ones."""

    id: CardId
    name: str
    slug: str
    zone: Zone
    house: House
    """The house printed on this copy."""
    houses: tuple[House, ...]
    """Every house it belongs to now."""
    type: CardType
    owner: PlayerId
    controller: PlayerId
    traits: tuple[str, ...]
    bonus: tuple[Icon, ...]
    keywords: dict[Keyword, int]
    power: int = 0
    armor: int = 0
    armor_left: int = 0
    exhausted: bool = False
    stunned: bool = False
    warded: bool = False
    enraged: bool = False
    damage: int = 0
    amber: int = 0
    power_counters: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    upgrades: tuple[AnyCardView, ...] = ()
    under: tuple[AnyCardView, ...] = ()
    on_flank: bool = False
    power_parts: tuple[Part, ...] = ()
    """Where the power comes from, for a creature in play."""
    armor_parts: tuple[Part, ...] = ()

    @property
    def in_play(self) -> bool:
        """Whether it is in play: in a row, or attached to a card there."""
        return self.zone in IN_PLAY


AnyCardView = CardView | Hidden


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's side of the table."""

    id: PlayerId
    name: str
    houses: tuple[House, ...]
    amber: int
    chains: int
    key_cost: int
    key_cost_parts: tuple[Part, ...]
    hand_size_parts: tuple[Part, ...]
    """How many cards it refills to, part by part; chains come off the draw (R11.2, R12.3)."""
    keys: dict[KeyColor, bool]
    hand: tuple[AnyCardView, ...]
    deck_count: int
    """Numbers of cards are open, faces are not (O25)."""
    deck: tuple[AnyCardView, ...] | None
    """None: only the count is known."""
    discard: tuple[AnyCardView, ...]
    """Top card first, as in every pile."""
    archives: tuple[AnyCardView, ...]
    purged: tuple[AnyCardView, ...]
    battleline: tuple[AnyCardView, ...]
    artifacts: tuple[AnyCardView, ...]

    @property
    def forged(self) -> int:
        """How many keys are forged."""
        return sum(self.keys.values())


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as one player sees it, or all of it."""

    viewer: PlayerId | None
    """None: everything is seen."""
    turn: int
    first: PlayerId
    """Who took the first turn."""
    active: PlayerId
    house: House | None
    step: Step
    tide: PlayerId | None
    winner: PlayerId | None
    lasting: tuple[str, ...]
    """The cards whose lasting effects are in force, the newest first."""
    players: tuple[PlayerView, PlayerView]


def look(table: Table, viewer: PlayerId | None = None) -> TableView:
    """What `viewer` sees; None sees everything."""
    state = table.state
    one, two = (_side(table, player, viewer) for player in PLAYERS)
    return TableView(
        viewer,
        state.turn,
        state.first,
        state.active,
        state.house,
        state.step,
        state.tide,
        state.winner,
        tuple(
            state.cards[effect.source].name
            for effect in reversed(state.lasting)
            if effect.uses != 0
        ),
        (one, two),
    )


def _side(table: Table, player: PlayerId, viewer: PlayerId | None) -> PlayerView:
    state = table.state
    owner = state.players[player]

    def seen(cards: list[CardId], *, pile: bool = False) -> tuple[AnyCardView, ...]:
        ordered = reversed(cards) if pile else cards
        return tuple(see(table, card, viewer) for card in ordered)

    return PlayerView(
        id=player,
        name=owner.name,
        houses=owner.houses,
        amber=owner.amber,
        chains=owner.chains,
        key_cost=characteristics.key_cost(table, player),
        key_cost_parts=tuple(characteristics.key_cost_parts(table, player)),
        hand_size_parts=tuple(hand_size_parts(table, player)),
        keys=dict(owner.keys),
        hand=seen(owner.hand),
        deck_count=len(owner.deck),
        deck=seen(owner.deck, pile=True) if viewer is None else None,
        discard=seen(owner.discard, pile=True),
        archives=seen(owner.archives, pile=True),
        purged=seen(owner.purged, pile=True),
        battleline=seen(owner.battleline),
        artifacts=seen(owner.artifacts),
    )


def see(table: Table, card: CardId, viewer: PlayerId | None = None) -> AnyCardView:
    """A card as a player sees it."""
    if not may_see(table, card, viewer):
        return Hidden(card)
    state = table.state
    facts = state.cards[card]
    there = state.in_play.get(card)
    definition = facts.definition if there is None else there.definition
    shown = CardView(
        id=card,
        name=definition.name,
        slug=definition.slug,
        zone=state.zones[card],
        house=facts.house,
        houses=tuple(sorted(characteristics.houses(table, card))),
        type=characteristics.card_type(table, card),
        owner=facts.owner,
        controller=table.controller(card),
        traits=tuple(sorted(characteristics.traits(table, card))),
        bonus=facts.bonus,
        keywords=dict(characteristics.keywords(table, card)),
        power=characteristics.power(table, card),
        armor=characteristics.armor(table, card),
    )
    if there is None:
        return shown
    creature = state.zones[card] is Zone.BATTLELINE
    return replace(
        shown,
        armor_left=characteristics.armor_left(table, card),
        exhausted=there.exhausted,
        stunned=there.stunned,
        warded=there.warded,
        enraged=there.enraged,
        damage=there.damage,
        amber=there.amber,
        power_counters=there.power_counters,
        counters=tuple((name, number) for name, number in there.counters.items() if number),
        upgrades=tuple(see(table, upgrade, viewer) for upgrade in there.upgrades),
        under=tuple(see(table, under, viewer) for under in there.under),
        on_flank=creature and battleline.is_flank(table, card),
        power_parts=tuple(characteristics.power_parts(table, card)) if creature else (),
        armor_parts=tuple(characteristics.armor_parts(table, card)) if creature else (),
    )


class Views:
    """What can be seen of one table. What has not changed is not built again."""

    __slots__ = ("_seen", "_tables", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tables: dict[PlayerId | None, TableView] = {}
        self._seen: dict[PlayerId | None, frozenset[CardId]] = {}

    def clear(self) -> None:
        """Something may have changed."""
        self._tables.clear()
        self._seen.clear()

    def table_as(self, viewer: PlayerId | None) -> TableView:
        """The table as a player sees it; None: everything."""
        if viewer not in self._tables:
            self._tables[viewer] = look(self.table, viewer)
        return self._tables[viewer]

    def card_as(self, card: CardId, viewer: PlayerId | None) -> AnyCardView:
        """A card as a player sees it; None: whatever it is."""
        return see(self.table, card, viewer)

    def visible_to(self, viewer: PlayerId | None) -> frozenset[CardId]:
        """The cards whose faces a player may look at."""
        if viewer not in self._seen:
            self._seen[viewer] = frozenset(
                card.id for card in self.table.state.cards if may_see(self.table, card.id, viewer)
            )
        return self._seen[viewer]
