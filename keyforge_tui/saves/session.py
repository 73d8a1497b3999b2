"""A game being played: its journal, and what may be taken back.

A choice is written down before it is made. Undo goes back choice by choice; it is free as long
as the player learned nothing hidden by what is taken back, and takes both players' consent beyond
that. Learned is what a draw, a shuffle, a reveal, a random outcome or a hand-over showed; and
whatever else would not have happened, or not be asked now, if the hidden cards were others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from keyforge_tui.engine import (
    PLAYERS,
    CardId,
    Decision,
    DecisionKind,
    Event,
    Game,
    IllegalChoice,
    Kind,
    Option,
    PlayerId,
    opponent_of,
)
from keyforge_tui.saves.journal import Choice, Entry, Over, Undo, note_of
from keyforge_tui.saves.writer import Journal

SHOWN = frozenset({Kind.REVEALED, Kind.LOOKED, Kind.SHUFFLED, Kind.DREW})
"""Events by which somebody learns something hidden, or loses what they knew."""

PLAIN = frozenset({DecisionKind.MAIN, DecisionKind.MULLIGAN})
"""Questions whose answers speak for themselves."""
LONGEST_LABEL = 40
_CARD = re.compile(r":([\w-]+)\.\d+")
_NO_WORD = re.compile(r"[^\w:.-]+")

Sight: TypeAlias = tuple[frozenset[CardId], frozenset[CardId]]
"""The cards whose faces each player may look at."""


@dataclass(frozen=True, slots=True)
class Step:
    """A choice that was made: what came of it, and who could see what before and after."""

    events: Sequence[Event]
    before: Sight
    after: Sight
    player: PlayerId
    seen: frozenset[CardId]
    """What that player saw when choosing: the table and the question."""
    teaches: bool
    """It openly showed the player something hidden, or gave the keyboard away."""


class Session:
    """A game with its journal and its way back."""

    def __init__(
        self,
        game: Game,
        journal: Journal | None = None,
        names: tuple[str, str] = ("Player 1", "Player 2"),
    ) -> None:
        self.game = game
        self.journal = journal
        self.names = names
        """For whoever reads the journal."""
        self.used: tuple[int, int] | None = None
        """The seconds each player has used, where a clock is on the table."""
        self.is_behind = False
        """The journal says more than could be played again; what is chosen now replaces it."""
        self.steps: list[Step] = []
        """What came of each choice, as far as this session made them."""
        self._before = sight_of(game)
        self._looked_at: dict[int, tuple[Step, bool]] = {}
        """Choices of which it is known whether they showed something."""
        self._undone: list[Choice] = []
        """Choices taken back, the next one to redo last."""

    @property
    def problem(self) -> str | None:
        """Why the game is not being saved; None when it is, or is not meant to be."""
        return None if self.journal is None else self.journal.problem

    @property
    def was_gone(self) -> bool:
        """Whether the journal was deleted and has just been written again."""
        return self.journal is not None and self.journal.was_gone

    def choose(self, *options: int) -> list[Event]:
        """Answer the pending decision; raises `IllegalChoice` and changes nothing if not legal."""
        self._write(choice_of(self.game, options, self.names, self.used))
        try:
            happened = self.make(options)
        except Exception:
            # The rules broke down and the game is where it was; so is the journal.
            self._write(Undo(len(self.steps)))
            raise
        if self._undone and self._undone[-1].options == tuple(options):
            self._undone.pop()
        else:
            self._undone.clear()
        if self.game.over:
            self._write(Over(self.game.winner))
        return happened

    def concede(self, player: PlayerId) -> None:
        """A player gives the game up."""
        self._write(Over(opponent_of(player), conceded=True))
        self.game.concede(player)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because a player gave up."""
        return self.game.over

    def _write(self, entry: Entry) -> None:
        if self.journal is None:
            return
        if self.is_behind:
            # The journal knows choices that cannot be made any more.
            self.is_behind = False
            self.journal.add(Undo(len(self.steps)))
        self.journal.add(entry)

    def make(self, options: tuple[int, ...]) -> list[Event]:
        """Make a choice that is already written down."""
        decision = self.game.decision
        assert decision is not None
        before, luck = self.sight, self.game.luck
        happened = self.game.choose(*options)
        after = sight_of(self.game, before)
        teaches = (
            luck != self.game.luck
            or any(event.kind in SHOWN for event in happened)
            or _hands_over(decision, self.game.decision)
            or not after[decision.player] <= before[decision.player]
        )
        seen = before[decision.player].union(_asked_about(decision))
        self.steps.append(Step(happened, before, after, decision.player, seen, teaches))
        return happened

    @property
    def sight(self) -> Sight:
        """Who sees what now: found once for each choice, and read by everybody else."""
        return self.steps[-1].after if self.steps else self._before

    # -- back and forth --------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.steps)

    @property
    def undo_needs_consent(self) -> bool:
        """Whether taking the last choice back would use what was learned by it."""
        return bool(self.steps) and self._taught(len(self.steps) - 1)

    def _taught(self, number: int) -> bool:
        """Whether a choice taught something hidden, be it only by what came of it."""
        step = self.steps[number]
        if step.teaches:
            return True
        if self._looked_at.get(number, (None, False))[0] is not step:
            self._looked_at[number] = step, self.game.showed(number, step.player, step.seen)
        return self._looked_at[number][1]

    @property
    def can_redo(self) -> bool:
        """Whether a choice taken back can be made again."""
        return bool(self._undone)

    def undo(self, count: int = 1) -> int:
        """Take back choices; how many were taken back."""
        count = min(count, len(self.steps))
        if not count:
            return 0
        left = len(self.steps) - count
        self._write(Undo(left, any(map(self._taught, range(left, left + count)))))
        for _ in range(count):
            options = self.game.choices[-1]
            self.steps.pop()
            self.game.undo()
            self._undone.append(choice_of(self.game, options, self.names))
        return count

    def remember(self, undone: Sequence[Choice]) -> None:
        """Make it possible to redo what was taken back before the game was left."""
        self._undone = list(undone)

    def redo(self) -> list[Event]:
        """Make the choice again that was taken back last."""
        if not self._undone:
            return []
        *rest, last = self._undone
        happened = self.choose(*found_again(self.game, last, self.names).options)
        self._undone = rest
        return happened

    def close(self) -> None:
        """Let go of the journal."""
        if self.journal is not None:
            self.journal.close()

    def leave(self) -> Path | None:
        """Let go of the journal; where it is, if the game can go on from it another time.

        The journal of a game without a single choice is not kept.
        """
        journal = self.journal
        if journal is None:
            return None
        if journal.is_empty:
            journal.discard()
        journal.close()
        can_go_on = not (journal.is_empty or self.is_over or journal.problem is not None)
        return journal.path if can_go_on else None


def sight_of(game: Game, before: Sight | None = None) -> Sight:
    """Who sees what; what is as it was `before` is the same object."""
    one, two = (game.visible(player) for player in PLAYERS)
    if before is None:
        return one, two
    return (before[0] if one == before[0] else one), (before[1] if two == before[1] else two)


def _asked_about(decision: Decision) -> frozenset[CardId]:
    """The cards that lie before the eyes of the one asked."""
    cards = (decision.source, *(option.card for option in decision.options))
    return frozenset(card for card in cards if card is not None)


def _hands_over(before: Decision, after: Decision | None) -> bool:
    return after is None or after.player != before.player


# -- a choice as its line: what was picked, for the program and for people -----------------


def choice_of(
    game: Game,
    options: Sequence[int],
    names: tuple[str, str],
    used: tuple[int, int] | None = None,
) -> Choice:
    """An answer to the pending decision; raises `IllegalChoice` if it is none."""
    picked = game.check(options)
    decision = game.decision
    assert decision is not None
    marks = "+".join(_mark(game, decision, option) for option in picked)
    said = ", ".join(option.label for option in picked) or "nothing"
    if decision.kind not in PLAIN:
        colon = "" if decision.prompt.endswith("?") else ":"
        said = f"{decision.prompt}{colon} {said}"
    note = note_of(f"{names[decision.player]}: {said}")
    return Choice(tuple(options), marks or "-", note, game.turn, used)


def found_again(game: Game, choice: Choice, names: tuple[str, str]) -> Choice:
    """A choice of a journal as it would be made now; raises `IllegalChoice` if it cannot be.

    The numbers it was written with may be those of other options by now: then its mark tells
    which options it means, as long as no two are alike in it.
    """
    try:
        now = choice_of(game, choice.options, names)
    except IllegalChoice:
        moved = _marked(game, choice.mark)
        if moved is None:
            raise
    else:
        moved = None if now.mark == choice.mark else _marked(game, choice.mark)
    return now if moved is None else choice_of(game, moved, names)


def _marked(game: Game, marks: str) -> tuple[int, ...] | None:
    """The options with these marks; None where one of them is not there, or twice."""
    decision = game.decision
    if decision is None:
        return None
    numbers: dict[str, list[int]] = {}
    for option in decision.options:
        numbers.setdefault(_mark(game, decision, option), []).append(option.id)
    found = [numbers.get(mark, []) for mark in marks.split("+")]
    return tuple(one[0] for one in found) if all(len(one) == 1 for one in found) else None


def cards_of(marks: str) -> set[str]:
    """The cards that options with these marks were about."""
    return set(_CARD.findall(marks))


def _mark(game: Game, decision: Decision, option: Option) -> str:
    """What an option is, in words that do not depend on how it is put: `play:punch.17`."""
    what: list[object] = [option.action or decision.kind]
    if option.card is not None:
        what.append(f"{game.cards[option.card].definition.slug}.{option.card}")
    what += [
        part
        for part in (option.house, option.player, option.position, option.value)
        if part is not None
    ]
    if option.action is None and len(what) == 1:
        what.append(option.label[:LONGEST_LABEL])
    return _NO_WORD.sub("-", ":".join(map(str, what)).casefold())
