"""Looking ahead: what an answer would do, as far as one player may know it.

The answer is given on copies of the game: one as it is, and some in which everything hidden from
the player was dealt anew. What happens in all of them alike, before chance comes in and before a
hidden card is seen, is what the player may know; the rest is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from keyforge_tui.common import rng
from keyforge_tui.engine.model.decisions import Decision, IllegalChoice
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId, PlayerId, Zone, opponent_of
from keyforge_tui.engine.position import Position
from keyforge_tui.engine.referee import Referee, check
from keyforge_tui.engine.table.card import Card
from keyforge_tui.engine.table.state import State
from keyforge_tui.engine.table.table import Table

REVEALING = frozenset({Kind.DREW, Kind.REVEALED, Kind.LOOKED, Kind.SHUFFLED, Kind.ARCHIVES_TAKEN})
"""Events by which somebody knows more than before."""
CLOSING = frozenset({Kind.TURN_ENDED, Kind.READY_STEP_ENDED})
"""Events that end the look ahead: what comes then is another step."""


class Deal(NamedTuple):
    """One way to deal the hidden cards: at random, or the most different from others."""

    salt: int
    order: Callable[[Card], str | int] | None = None
    """What comes first; None: chance says it."""
    is_reversed: bool = False


def _type(card: Card) -> str:
    return card.definition.type.value


def _house(card: Card) -> str:
    return card.house.value


def _power(card: Card) -> int:
    return card.definition.power or 0


DEALS = (
    Deal(1),
    Deal(2, _type),
    Deal(3, _type, is_reversed=True),
    Deal(4),
    Deal(5, _house),
    Deal(6, _house, is_reversed=True),
    Deal(7, _power),
    Deal(8, _power, is_reversed=True),
)
"""Hands and decks to compare with: whatever a card asks of hidden cards, some differ in it."""
OTHER_DEALS = 3
"""How many of them are enough for a look ahead."""


class Ending(Enum):
    """Why a look ahead goes no further."""

    DONE = auto()
    """Everything that happens is told."""
    HIDDEN = auto()
    """What comes next depends on hidden cards, or shows one."""
    CHANCE = auto()


@dataclass(frozen=True, slots=True)
class Preview:
    """What is certain to happen, in order, and why it stops."""

    events: tuple[Event, ...] = ()
    ending: Ending = Ending.DONE

    def amount(self, kind: Kind, card: CardId) -> int:
        """How much of one kind happens to a card, such as damage."""
        return sum(
            event.amount for event in self.events if (event.kind, event.card) == (kind, card)
        )

    @property
    def destroyed(self) -> tuple[CardId, ...]:
        """The cards that are destroyed."""
        return tuple(
            event.card
            for event in self.events
            if event.kind is Kind.DESTROYED and event.card is not None
        )

    def gained(self, player: PlayerId) -> int:
        """The Æmber a player gains."""
        return sum(
            event.amount
            for event in self.events
            if event.kind is Kind.GAINED and event.player == player
        )


def look_ahead(
    root: Position, answers: Sequence[Sequence[int]], seen: Set[CardId], viewer: PlayerId
) -> Preview:
    """What the last of `answers` would do, as far as `viewer` may know it.

    `root` is the position before what is under way, and the answers lead on from there; `seen`
    are the cards the viewer sees.
    """
    true = _run(root.table(), answers, seen, viewer)
    assert true is not None  # the game itself can be answered like that
    known, ending = _known(true, seen)
    if ending is Ending.DONE and true.shows(seen):
        ending = Ending.HIDDEN
    for deal in DEALS[:OTHER_DEALS]:
        table = root.table()
        redeal(table.state, viewer, seen | true.held, deal)
        other = _run(table, answers, seen, viewer)
        told, end = ([], Ending.HIDDEN) if other is None else _known(other, seen)
        if end is Ending.DONE and other is not None and other.asks != true.asks:
            end = Ending.HIDDEN
        same = _alike(known, told)
        if same < len(known) or same < len(told) or end is not ending:
            known, ending = known[:same], Ending.HIDDEN
    return Preview(tuple(known), ending)


def showed(
    root: Position, answers: Sequence[Sequence[int]], seen: Set[CardId], viewer: PlayerId
) -> bool:
    """Whether the last of `answers` showed `viewer` something hidden.

    It did where it moved, named or asked about a card that was not `seen` before; and where what
    happened, or what is asked now, would be otherwise if the hidden cards were.
    """
    true = _run(root.table(), answers, seen, viewer)
    assert true is not None  # it was answered like that
    if true.shows(seen) or not all(_is_known(event, seen) for event in true.events):
        return True
    for deal in DEALS:
        table = root.table()
        redeal(table.state, viewer, seen | true.held, deal)
        other = _run(table, answers, seen, viewer)
        # A deal in which something else was asked before is none that was possible.
        if other is not None and other.asked == true.asked and not other.is_like(true):
            return True
    return False


@dataclass(frozen=True, slots=True)
class _Told:
    """What the last of several answers brought about."""

    viewer: PlayerId
    before: Decision | None
    """What was asked when it was given."""
    held: frozenset[CardId]
    """Cards that had been moved by then: in another deal the answers before had not been so."""
    events: Sequence[Event]
    before_chance: int | None
    """How many of the events came before chance was asked; None: it was not."""
    question: Decision | None
    """What is asked now."""
    moved: bool
    """A card that was not seen lies somewhere else now."""

    @property
    def asked(self) -> object:
        """What the viewer can tell of the question before."""
        return _alike_for(self.viewer, self.before)

    @property
    def asks(self) -> object:
        """What the viewer can tell of the question now."""
        return _alike_for(self.viewer, self.question)

    def shows(self, seen: Set[CardId]) -> bool:
        """Whether a hidden card was moved, or is part of what the viewer is asked now."""
        asked = self.question
        if asked is None or asked.player != self.viewer:
            return self.moved
        about = (asked.source, *(option.card for option in asked.options))
        return self.moved or any(card is not None and card not in seen for card in about)

    def is_like(self, other: _Told) -> bool:
        """Whether nobody could tell the one from the other."""
        return (
            self.asks == other.asks
            and len(self.events) == len(other.events)
            and _alike(self.events, other.events) == len(self.events)
        )


class _Watched(list[Event]):
    """A log that notices which of its events came before chance was asked."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.luck = state.rng
        self.before_chance: int | None = None

    def append(self, event: Event) -> None:
        """Write an event down."""
        if self.before_chance is None and self.state.rng != self.luck:
            self.before_chance = len(self)
        super().append(event)


def _alike_for(viewer: PlayerId, question: Decision | None) -> object:
    """A question as far as a player can tell it from another."""
    if question is None:
        return None
    if question.player != viewer:
        return question.player, question.kind
    return question._replace(about=None)


def _run(
    table: Table, answers: Sequence[Sequence[int]], seen: Set[CardId], viewer: PlayerId
) -> _Told | None:
    """What the last answer does; None: it cannot be given."""
    referee = Referee(table)
    lay = list(table.state.zones)
    referee.begin()
    try:
        for answer in answers[:-1]:
            referee.answer(check(referee.decision, answer))
        zones = list(table.state.zones)
        asked = referee.decision
        table.log = log = _Watched(table.state)
        happened = referee.answer(check(referee.decision, answers[-1]))
    except IllegalChoice:
        return None
    before = log.before_chance
    if before is None and table.state.rng != log.luck:
        before = len(happened)
    moved = any(card not in seen for card in _moved(zones, table.state.zones))
    return _Told(
        viewer, asked, frozenset(_moved(lay, zones)), happened, before, referee.decision, moved
    )


def _moved(before: Sequence[Zone], after: Sequence[Zone]) -> Iterator[CardId]:
    """The cards that lie in another zone now."""
    for card, (zone, now) in enumerate(zip(before, after, strict=True)):
        if zone is not now:
            yield CardId(card)


def _known(told: _Told, seen: Set[CardId]) -> tuple[list[Event], Ending]:
    known: list[Event] = []
    for number, event in enumerate(told.events):
        if event.kind in CLOSING:
            return known, Ending.DONE
        if event.kind in REVEALING or not _is_known(event, seen):
            return known, Ending.HIDDEN
        if number == told.before_chance:
            return known, Ending.CHANCE
        known.append(event)
    return known, Ending.DONE if told.before_chance is None else Ending.CHANCE


def _is_known(event: Event, seen: Set[CardId]) -> bool:
    return all(card is None or card in seen for card in (event.card, event.other, event.source))


def _alike(known: Sequence[Event], other: Iterable[Event]) -> int:
    """How many events are the same from the beginning."""
    count = 0
    for one, two in zip(known, other, strict=False):
        if one.to_json() != two.to_json():
            break
        count += 1
    return count


def redeal(state: State, viewer: PlayerId, seen: Set[CardId], deal: Deal) -> None:
    """Deal everything anew that a player does not see: hands, decks, archives, and luck."""
    state.rng = (state.rng ^ (0x9E3779B97F4A7C15 * deal.salt)) & ((1 << 64) - 1)
    other = opponent_of(viewer)
    archives = state.pile(other, Zone.ARCHIVES)
    for player, zones in ((viewer, (Zone.DECK,)), (other, (Zone.HAND, Zone.DECK, Zone.ARCHIVES))):
        places = [
            (pile, place)
            for pile in (state.pile(player, zone) for zone in zones)
            for place, card in enumerate(pile)
            # The opponent's archives may hold a card of the viewer, whose hand it belongs to.
            if card not in seen and state.cards[card].owner == player
        ]
        cards = [pile[place] for pile, place in places]
        rng.shuffle(state, cards)
        if deal.order is not None:
            by = deal.order
            cards.sort(key=lambda card: by(state.cards[card]), reverse=deal.is_reversed)
        _keep_out_of_archives(state, cards, sum(pile is archives for pile, _ in places))
        for (pile, place), card in zip(places, cards, strict=True):
            pile[place] = card
        for zone in zones:
            for card in state.pile(player, zone):
                state.zones[card] = zone


def _keep_out_of_archives(state: State, cards: list[CardId], archived: int) -> None:
    """Deal no card face down into archives that would lie face up there; those are dealt last."""
    rest = len(cards) - archived
    for place in range(rest, len(cards)):
        if state.cards[cards[place]].definition.archived_faceup:
            # As many cards lie face down there now, so there is one to take its place.
            other = next(
                number
                for number in range(rest)
                if not state.cards[cards[number]].definition.archived_faceup
            )
            cards[place], cards[other] = cards[other], cards[place]
