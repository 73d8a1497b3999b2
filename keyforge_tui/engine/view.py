"""What one player may know: the table as plain data, with nothing hidden in it (R4).

`look` gives the whole table, or only what one player sees of it. A card whose face is hidden is
an id and nothing else, and a hidden deck is only a count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

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
from keyforge_tui.engine.table.ability import Modifier
from keyforge_tui.engine.table.characteristics import Part
from keyforge_tui.engine.table.modifiers import (
    ArmorBonus,
    BelongsTo,
    Blank,
    GainsKeywords,
    GainsTraits,
    LosesKeywords,
    PowerBonus,
    SetsArmor,
    SetsPower,
    SwitchesPowerAndArmor,
)
from keyforge_tui.engine.table.sight import visible
from keyforge_tui.engine.table.state import InPlay, State
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
    """It counts as a flank creature."""
    tagged: bool = False
    """It is being destroyed."""
    elusive_used: bool = False
    """It was attacked this turn, so that elusive protects it no more (R46.5)."""
    copy_of: str | None = None
    """The id of the card that it is a copy of."""
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
    return Views(table).table_as(viewer)


def see(table: Table, card: CardId, viewer: PlayerId | None = None) -> AnyCardView:
    """A card as a player sees it."""
    return Views(table).card_as(card, viewer)


class Views:
    """What can be seen of one table. What has not changed is not built again.

    A card out of play looks as it is printed. One in play is looked at once after every change,
    and built anew where anything differs that its view is made of.
    """

    __slots__ = (
        "_asked",
        "_backs",
        "_built",
        "_faces",
        "_fresh",
        "_shared",
        "_tables",
        "_version",
        "_visible",
        "table",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self._faces = {zone: _Faces(table.state, zone) for zone in Zone}
        self._backs = _Backs()
        self._built: dict[_Seen, tuple[object, CardView]] = {}
        """For each card in play its last view, and what that was built from."""
        self.clear()

    def clear(self) -> None:
        """The table may have changed since."""
        self._version = self.table.version
        self._tables: dict[PlayerId | None, TableView] = {}
        self._visible: dict[PlayerId | None, frozenset[CardId]] = {}
        self._fresh: dict[_Seen, CardView] = {}
        """The cards in play that have been looked at since the last change."""
        self._shared: list[_Open | None] = [None, None]
        """For each player, what both see alike."""
        self._asked: list[_Question] | None = None
        """What has to be asked of every card in play, as modifiers in force may change it."""

    def _look_again(self) -> None:
        """Forget what was seen before the last change."""
        if self._version != self.table.version:
            self.clear()

    def visible_to(self, viewer: PlayerId | None) -> frozenset[CardId]:
        """The cards whose faces a player may look at; None: all."""
        self._look_again()
        found = self._visible.get(viewer)
        if found is None:
            found = self._visible[viewer] = visible(self.table.state, viewer)
        return found

    def table_as(self, viewer: PlayerId | None) -> TableView:
        """The table as a player sees it; None: everything."""
        self._look_again()
        found = self._tables.get(viewer)
        if found is None:
            found = self._tables[viewer] = self._table_as(viewer)
        return found

    def card_as(self, card: CardId, viewer: PlayerId | None) -> AnyCardView:
        """A card as a player sees it; None: whatever it is."""
        if card not in self.visible_to(viewer):
            return self._backs[card]
        if card in self.table.state.in_play:
            return self._in_play(card, viewer)
        return self._faces[self.table.state.zones[card]][card]

    def _table_as(self, viewer: PlayerId | None) -> TableView:
        state = self.table.state
        one, two = (self._side(player, viewer) for player in PLAYERS)
        lasting = tuple(
            state.cards[effect.source].name
            for effect in reversed(state.lasting)
            if effect.uses != 0
        )
        return TableView(
            viewer,
            state.turn,
            state.first,
            state.active,
            state.house,
            state.step,
            state.tide,
            state.winner,
            lasting,
            (one, two),
        )

    def _side(self, player: PlayerId, viewer: PlayerId | None) -> PlayerView:
        owner = self.table.state.players[player]
        shared = self._shared[player]
        if shared is None:
            shared = self._shared[player] = _open(self.table, player)
        return PlayerView(
            player,
            owner.name,
            owner.houses,
            owner.amber,
            owner.chains,
            *shared,
            self._pile(Zone.HAND, owner.hand, viewer),
            len(owner.deck),
            self._pile(Zone.DECK, reversed(owner.deck), None) if viewer is None else None,
            self._pile(Zone.DISCARD, reversed(owner.discard), viewer),
            self._pile(Zone.ARCHIVES, reversed(owner.archives), viewer),
            self._pile(Zone.PURGED, reversed(owner.purged), viewer),
            tuple([self._in_play(card, viewer) for card in owner.battleline]),
            tuple([self._in_play(card, viewer) for card in owner.artifacts]),
        )

    def _pile(
        self, zone: Zone, cards: Iterable[CardId], viewer: PlayerId | None
    ) -> tuple[AnyCardView, ...]:
        seen, faces, backs = self.visible_to(viewer), self._faces[zone], self._backs
        return tuple([faces[card] if card in seen else backs[card] for card in cards])

    # -- cards in play -----------------------------------------------------------------------

    def _in_play(self, card: CardId, viewer: PlayerId | None) -> CardView:
        """A card in play, which both players see alike but for what lies under it."""
        there = self.table.state.in_play[card]
        seen: _Seen = card
        if there.under or there.upgrades:
            seen = (card, viewer)
        found = self._fresh.get(seen)
        if found is None:
            made_of = self._made_of(there, viewer)
            last = self._built.get(seen)
            if last is not None and last[0] == made_of:
                found = last[1]
            else:
                found = self._build(there, viewer)
                self._built[seen] = (made_of, found)
            self._fresh[seen] = found
        return found

    def _made_of(self, there: InPlay, viewer: PlayerId | None) -> tuple[object, ...]:
        """Everything a view is made of: as long as it is equal, so is the view."""
        table, card = self.table, there.card
        zone = table.state.zones[card]
        asked = self._asked
        if asked is None:
            asked = self._asked = [
                ask for ask, kinds in _QUESTIONS if not kinds.isdisjoint(table.index.modifiers)
            ]
        definition = there.definition
        return (
            definition,
            zone,
            there.controller,
            there.house,
            there.exhausted,
            there.stunned,
            there.warded,
            there.enraged,
            there.damage,
            there.amber,
            there.power_counters,
            there.armor_used,
            there.armor_seen,
            there.tagged,
            there.attacked,
            zone is Zone.BATTLELINE and battleline.is_flank(table, card),
            None if definition.power_is is None else _power(table, card),
            tuple(there.counters.items()) if there.counters else (),
            self._attached(there.upgrades, viewer),
            self._attached(there.under, viewer),
            [ask(table, card) for ask in asked],
        )

    def _attached(
        self, cards: Sequence[CardId], viewer: PlayerId | None
    ) -> tuple[AnyCardView, ...]:
        return tuple([self.card_as(card, viewer) for card in cards]) if cards else ()

    def _build(self, there: InPlay, viewer: PlayerId | None) -> CardView:
        table, card = self.table, there.card
        facts = table.state.cards[card]
        creature = table.state.zones[card] is Zone.BATTLELINE
        return CardView(
            id=card,
            name=there.definition.name,
            slug=there.definition.slug,
            zone=table.state.zones[card],
            house=facts.house,
            houses=tuple(sorted(characteristics.houses(table, card))),
            type=characteristics.card_type(table, card),
            owner=facts.owner,
            controller=there.controller,
            traits=tuple(sorted(characteristics.traits(table, card))),
            bonus=facts.bonus,
            keywords=dict(characteristics.keywords(table, card)),
            power=characteristics.power(table, card),
            armor=characteristics.armor(table, card),
            armor_left=characteristics.armor_left(table, card),
            exhausted=there.exhausted,
            stunned=there.stunned,
            warded=there.warded,
            enraged=there.enraged,
            damage=there.damage,
            amber=there.amber,
            power_counters=there.power_counters,
            counters=tuple((name, number) for name, number in there.counters.items() if number),
            upgrades=self._attached(there.upgrades, viewer),
            under=self._attached(there.under, viewer),
            on_flank=creature and battleline.is_flank(table, card),
            tagged=there.tagged,
            elusive_used=there.attacked,
            copy_of=None if there.definition is facts.definition else there.definition.slug,
            power_parts=tuple(characteristics.power_parts(table, card)) if creature else (),
            armor_parts=tuple(characteristics.armor_parts(table, card)) if creature else (),
        )


_Seen = CardId | tuple[CardId, PlayerId | None]
"""A card in play; with the viewer, where it looks different to each."""
_Question = Callable[[Table, CardId], object]
_Open = tuple[int, tuple[Part, ...], tuple[Part, ...], dict[KeyColor, bool]]


def _open(table: Table, player: PlayerId) -> _Open:
    """A player's key cost, hand size and keys."""
    return (
        characteristics.key_cost(table, player),
        tuple(characteristics.key_cost_parts(table, player)),
        tuple(hand_size_parts(table, player)),
        dict(table.state.players[player].keys),
    )


class _Faces(dict[CardId, CardView]):
    """Cards of one zone out of play, as they are printed; each is built when first seen."""

    def __init__(self, state: State, zone: Zone) -> None:
        super().__init__()
        self.state = state
        self.zone = zone

    def __missing__(self, card: CardId) -> CardView:
        facts = self.state.cards[card]
        definition = facts.definition
        found = self[card] = CardView(
            id=card,
            name=definition.name,
            slug=definition.slug,
            zone=self.zone,
            house=facts.house,
            houses=(facts.house,),
            type=definition.type,
            owner=facts.owner,
            controller=facts.owner,
            traits=tuple(sorted(definition.traits)),
            bonus=facts.bonus,
            keywords=dict(definition.keywords),
            power=definition.power or 0,
            armor=definition.armor,
        )
        return found


class _Backs(dict[CardId, Hidden]):
    """Cards whose faces are hidden."""

    def __missing__(self, card: CardId) -> Hidden:
        found = self[card] = Hidden(card)
        return found


def _power(table: Table, card: CardId) -> object:
    if table.state.zones[card] is not Zone.BATTLELINE:
        return characteristics.power(table, card)
    return characteristics.power(table, card), characteristics.power_parts(table, card)


def _armor(table: Table, card: CardId) -> object:
    return characteristics.armor_parts(table, card)


def _kinds(*modifiers: type[Modifier]) -> frozenset[type[Modifier]]:
    return frozenset(modifiers)


_QUESTIONS: tuple[tuple[_Question, frozenset[type[Modifier]]], ...] = (
    (_power, _kinds(SetsPower, PowerBonus, SwitchesPowerAndArmor)),
    (_armor, _kinds(SetsArmor, ArmorBonus, SwitchesPowerAndArmor)),
    (characteristics.keywords, _kinds(GainsKeywords, LosesKeywords, Blank)),
    (characteristics.houses, _kinds(BelongsTo)),
    (characteristics.traits, _kinds(GainsTraits)),
)
"""What is asked of a card in play only while modifiers of these kinds are in force."""
