"""Looking ahead: what an answer would do, as far as one player may know it.

The answer is given on copies of the game: one as it is, and some in which everything hidden from
the player was dealt anew. What happens in all of them alike, before chance comes in and before a
hidden card is seen, is what the player may know; the rest is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from enum import Enum, auto

from keyforge_tui.common import rng
from keyforge_tui.engine.model.decisions import IllegalChoice
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import CardId, PlayerId, Zone, opponent_of
from keyforge_tui.engine.position import Position
from keyforge_tui.engine.referee import Referee, check
from keyforge_tui.engine.table.state import State
from keyforge_tui.engine.table.table import Table

REVEALING = frozenset({Kind.DREW, Kind.REVEALED, Kind.LOOKED, Kind.SHUFFLED, Kind.ARCHIVES_TAKEN})
"""Events by which somebody knows more than before."""
CLOSING = frozenset({Kind.TURN_ENDED, Kind.READY_STEP_ENDED})
"""Events that end the look ahead: what comes then is another step."""
OTHER_DEALS = 2
"""How often the hidden cards are dealt anew to compare with."""


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
    true = _run(root.table(), answers)
    assert true is not None  # the game itself can be answered like that
    known, ending = _known(*true, seen)
    for salt in range(1, OTHER_DEALS + 1):
        table = root.table()
        _redeal(table.state, viewer, salt)
        other = _run(table, answers)
        told, end = ([], Ending.HIDDEN) if other is None else _known(*other, seen)
        same = _alike(known, told)
        if same < len(known) or same < len(told) or end is not ending:
            known, ending = known[:same], Ending.HIDDEN
    return Preview(tuple(known), ending)


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


def _run(table: Table, answers: Sequence[Sequence[int]]) -> tuple[list[Event], int | None] | None:
    """What the last answer does, and how much of it before chance; None: it cannot be given."""
    referee = Referee(table)
    referee.begin()
    try:
        for answer in answers[:-1]:
            referee.answer(check(referee.decision, answer))
        table.log = log = _Watched(table.state)
        happened = referee.answer(check(referee.decision, answers[-1]))
    except IllegalChoice:
        return None
    before = log.before_chance
    if before is None and table.state.rng != log.luck:
        before = len(happened)
    return happened, before


def _known(
    events: Sequence[Event], before_chance: int | None, seen: Set[CardId]
) -> tuple[list[Event], Ending]:
    known: list[Event] = []
    for number, event in enumerate(events):
        if event.kind in CLOSING:
            return known, Ending.DONE
        if event.kind in REVEALING or not _is_known(event, seen):
            return known, Ending.HIDDEN
        if number == before_chance:
            return known, Ending.CHANCE
        known.append(event)
    return known, Ending.DONE if before_chance is None else Ending.CHANCE


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


def _redeal(state: State, viewer: PlayerId, salt: int) -> None:
    """Deal everything anew that a player cannot see: hands and decks, and the luck to come."""
    state.rng = (state.rng ^ (0x9E3779B97F4A7C15 * salt)) & ((1 << 64) - 1)
    other = opponent_of(viewer)
    own = state.players[viewer]
    rng.shuffle(state, own.deck)
    theirs = state.players[other]
    # Cards of the opponent's archives may be the viewer's own, and known: they stay.
    pool = [*theirs.hand, *theirs.deck]
    rng.shuffle(state, pool)
    held = len(theirs.hand)
    theirs.hand, theirs.deck = pool[:held], pool[held:]
    for card in theirs.hand:
        state.zones[card] = Zone.HAND
    for card in theirs.deck:
        state.zones[card] = Zone.DECK
