"""The story of a game as it is played, and of one that is read back.

A sentence names a card only to a viewer who could see it: who could see what is written down
when the events happen, because later the cards lie somewhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass

from keyforge_tui.engine import PLAYERS, CardId, Event, Game, Kind, PlayerId
from keyforge_tui.saves.restore import Restored
from keyforge_tui.saves.session import Sight, Step, sight_of
from keyforge_tui.story.sentences import Names, tell

SHOWN_TO_ALL = frozenset({Kind.PLAYED, Kind.REVEALED, Kind.DISCARDED, Kind.PURGED, Kind.ENTERED})
"""Events that put a card before everybody's eyes."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event with the turn it happened in and the cards each player could see then."""

    event: Event
    turn: int
    active: PlayerId
    seen: tuple[frozenset[CardId], frozenset[CardId]]


class Chronicle:
    """The story of a game as it is played: every event, with who could see what."""

    def __init__(self, game: Game, players: tuple[str, str], steps: Sequence[Step] = ()) -> None:
        self.players = players
        self.cards = tuple(card.name for card in game.cards)
        self.first = game.first
        self.entries: list[Entry] = []
        self.notes: list[tuple[int, str]] = []
        """Sentences about the sitting, each with the number of events before it."""
        self.is_open = False
        """Whether every card is named to everybody, as on an open table."""
        begun = len(game.log) - sum(len(step.events) for step in steps)
        self._write(game.log[:begun], steps[0].before if steps else sight_of(game))
        for step in steps:
            self.add(step)

    def add(self, step: Step) -> None:
        """Write down what a choice led to; a card counts as seen that was seen before it."""
        one, two = step.after
        if step.before is not step.after:
            one, two = one | step.before[0], two | step.before[1]
        self._write(step.events, (one, two))

    def _write(self, events: Sequence[Event], sight: Sight) -> None:
        """Write events down with the cards each player saw, from where they lay or by them."""
        if not events:
            return
        one, two = sight
        shown = frozenset(
            event.card for event in events if event.kind in SHOWN_TO_ALL and event.card is not None
        )
        looked: tuple[set[CardId], set[CardId]] = (set(), set())
        for event in events:
            if event.kind is Kind.LOOKED and event.card is not None and event.player is not None:
                looked[event.player].add(event.card)
        seen = (one | shown | looked[0], two | shown | looked[1])
        turn = self.entries[-1].turn if self.entries else 0
        active = self.entries[-1].active if self.entries else self.first
        for event in events:
            if event.kind is Kind.TURN_STARTED and event.player is not None:
                turn, active = turn + 1, event.player
            self.entries.append(Entry(event, turn, active, seen))

    def cut(self, length: int) -> None:
        """Forget what came after an undo; what was said about the sitting stays."""
        del self.entries[length:]
        self.notes = [(min(place, length), text) for place, text in self.notes]

    def note(self, text: str) -> None:
        """Say something that is no event of the game, such as that something was taken back."""
        self.notes.append((len(self.entries), text))

    def until(self, length: int) -> Chronicle:
        """The story as it was after so many events."""
        earlier = copy(self)
        earlier.entries = self.entries[:length]
        earlier.notes = [note for note in self.notes if note[0] <= length]
        return earlier

    def sentence(self, entry: Entry, viewer: PlayerId | None) -> str | None:
        """What a viewer reads about an event; None where it is not worth a line."""
        if entry.event.kind is Kind.SHUFFLED and not entry.turn:
            return None  # every game begins with that
        if self.is_open:
            return tell(entry.event, Names(self.players, self.cards))
        knows: Callable[[CardId], bool]
        if viewer is None:
            both = entry.seen[0] & entry.seen[1]
            knows = both.__contains__
        else:
            knows = entry.seen[viewer].__contains__
        return tell(entry.event, Names(self.players, self.cards, knows))

    def told(self, viewer: PlayerId | None, start: int = 0) -> list[tuple[Entry, str]]:
        """Every event worth a line from `start` on, with its sentence; None: for both players."""
        found = []
        notes = [note for note in self.notes if note[0] > start or not start]
        for number in range(start, len(self.entries) + 1):
            while notes and notes[0][0] <= number:
                text = notes.pop(0)[1]
                found.append((self._noted(number, text), text))
            if number < len(self.entries):
                entry = self.entries[number]
                sentence = self.sentence(entry, viewer)
                if sentence is not None:
                    found.append((entry, sentence))
        return found

    def _noted(self, number: int, text: str) -> Entry:
        """A note as an entry: an event that shows no card to anybody."""
        turn, active = 0, PLAYERS[0]
        if number:
            turn, active = self.entries[number - 1].turn, self.entries[number - 1].active
        return Entry(Event(Kind.CHOSEN, label=text), turn, active, (frozenset(), frozenset()))


def chronicle_of(restored: Restored) -> Chronicle:
    """The story of a game that was read back, with what both agreed to take back."""
    dealing, session = restored.dealing, restored.session
    chronicle = Chronicle(session.game, dealing.names, session.steps)
    for agreement in restored.agreements:
        chronicle.notes.append((restored.lengths[agreement.left], agreement.text))
    over = restored.over
    if over is not None and over.conceded and over.winner is not None:
        chronicle.note(f"{dealing.names[1 - over.winner]} gives up.")
    return chronicle
