"""A game in progress with the people around it: who looks, what was told, what can go back.

Knows nothing of screens, so that the table and the plain mode play through the same object.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from time import monotonic

from keyforge_tui.engine import (
    AnyCardView,
    CardId,
    CardView,
    Decision,
    DecisionKind,
    Event,
    Game,
    Hidden,
    House,
    Keyword,
    Kind,
    PlayerId,
    Preview,
    TableView,
    comes_to_the_same,
    opponent_of,
)
from keyforge_tui.match.clock import Clock, shown
from keyforge_tui.match.match import Match
from keyforge_tui.match.note import match_from
from keyforge_tui.match.setting import Dealing
from keyforge_tui.saves.restore import Agreement
from keyforge_tui.saves.session import Session
from keyforge_tui.sitting.handover import must_hand_over
from keyforge_tui.story.chronicle import Chronicle
from keyforge_tui.story.forecast import sentences
from keyforge_tui.story.sentences import Names

TIME_UP = "time up"


class After(Enum):
    """What follows an answer."""

    ASK = auto()
    """The next question is for the one who is looking."""
    HAND_OVER = auto()
    """The next question is for other eyes."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Inspection:
    """A card with what is not in its view: its text and the names around it."""

    card: AnyCardView
    text: tuple[str, ...] = ()
    owner: str = ""
    controller: str = ""
    keywords: Mapping[Keyword, tuple[str, ...]] = field(default_factory=dict)
    """Where its keywords come from."""
    houses: Mapping[House, str] = field(default_factory=dict)
    """Where its houses come from."""
    in_force: tuple[str, ...] = ()
    """What is in force on it, each with its source and its end."""
    is_blank: bool = False


class Sitting:
    """One game, one pair of eyes at a time."""

    def __init__(
        self,
        session: Session,
        names: tuple[str, str],
        chronicle: Chronicle,
        dealing: Dealing | None,
    ) -> None:
        self.session = session
        """The game with its journal and its way back."""
        self.names = names
        self.chronicle = chronicle
        self.dealing = dealing
        """What the game was dealt from; None where it began in the middle."""
        self.match: Match | None = None if dealing is None else match_from(dealing)
        """The match this game belongs to; None where it began in the middle."""
        self.viewer: PlayerId = self.game.first
        """Whose eyes are on the screen."""
        self.notice = ""
        """What both should know about the game before they go on; names no card."""
        self.open_table = False
        """Both hands are visible, for learning."""
        self.clock: Clock | None = None if self.match is None else self.match.clock

    @property
    def game(self) -> Game:
        """The game itself."""
        return self.session.game

    @property
    def warning(self) -> str:
        """What became of the game's journal; empty while all is well."""
        if problem := self.session.problem:
            return f"Not saved: {problem}."
        return "The saved game was deleted; it is written again." if self.session.was_gone else ""

    # -- asking ----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is being asked."""
        return self.game.decision

    @property
    def is_main(self) -> bool:
        """Whether the player may act freely."""
        decision = self.decision
        return decision is not None and decision.kind is DecisionKind.MAIN

    def answer(self, options: Sequence[int]) -> tuple[After, list[Event]]:
        """Give an answer; what follows, and what happened."""
        turn = self.game.turn
        self._read_clock()
        happened = self._told(self.session.choose(*options))
        while self._answers_itself:
            happened += self._told(self.session.choose(0))
        self.run_clock()
        return self._after(self.game.turn != turn), happened

    def _told(self, happened: Sequence[Event]) -> list[Event]:
        """What came of the last choice, once it is in the chronicle."""
        self.chronicle.add(self.session.steps[-1])
        return list(happened)

    def finish(self) -> None:
        """The game is over, by its rules or because somebody gave up: write the result down."""
        self.stop_clock()
        if self.match is not None:
            self.match.finish(self.game)

    def _after(self, turn_changed: bool) -> After:
        if self.decision is None:
            return After.OVER
        if self.open_table:
            self.viewer = self.game.active
            return After.ASK
        if must_hand_over(self.game, self.session.sight[self.viewer], self.viewer, turn_changed):
            return After.HAND_OVER
        return After.ASK

    @property
    def _answers_itself(self) -> bool:
        return self.decision is not None and comes_to_the_same(self.decision)

    # -- taking back -----------------------------------------------------------------------

    @property
    def can_go_back(self) -> bool:
        """Whether the last answer began what is being asked now and showed nothing."""
        decision = self.decision
        return (
            decision is not None
            and decision.kind not in (DecisionKind.MAIN, DecisionKind.HOUSE, DecisionKind.MULLIGAN)
            and decision.player == self.viewer
            and self.session.can_undo
            and not self.session.undo_needs_consent
        )

    def undo(self) -> After | None:
        """Take the last answer back; None where there is none."""
        turn = self.game.turn
        agreed = self.session.undo_needs_consent
        if not self.session.undo():
            return None
        while (
            self._answers_itself and self.session.can_undo and not self.session.undo_needs_consent
        ):
            self.session.undo()
        self.chronicle.cut(len(self.game.log))
        if agreed:
            self.chronicle.note(Agreement(len(self.game.choices), 1).text)
        return self._after(self.game.turn != turn)

    def redo(self) -> tuple[After, list[Event]] | None:
        """Give the answer again that was taken back last; None where there is none."""
        if not self.session.can_redo:
            return None
        turn = self.game.turn
        self._read_clock()
        happened = self._told(self.session.redo())
        while self._answers_itself and self.session.can_redo:
            happened += self._told(self.session.redo())
        return self._after(self.game.turn != turn), happened

    # -- looking ---------------------------------------------------------------------------

    def view(self) -> TableView:
        """What the viewer may know; at an open table the other hand as well."""
        seen = self.game.view(self.viewer)
        if not self.open_table:
            return seen
        other = opponent_of(self.viewer)
        hand = self.game.view(other).players[other].hand
        sides = list(seen.players)
        sides[other] = replace(sides[other], hand=hand)
        return replace(seen, players=(sides[0], sides[1]))

    @property
    def eyes(self) -> PlayerId | None:
        """For whom the story is told; None: for both together."""
        return self.viewer

    def name(self, player: PlayerId) -> str:
        """What a player is called."""
        return self.names[player]

    def card_name(self, card: CardId) -> str:
        """What a card in a question to the viewer is called."""
        return self.game.name(card)

    def is_asked_about(self, card: CardId) -> bool:
        """Whether a card is part of the question, and so before the eyes of the one asked."""
        decision = self.decision
        if decision is None or decision.player != self.viewer:
            return False
        return card == decision.source or any(option.card == card for option in decision.options)

    def inspect(self, card: CardId | None) -> Inspection | None:
        """What the viewer may read about a card."""
        if card is None:
            return None
        view = self.game.see(card, self.viewer)
        if isinstance(view, Hidden) and (self.is_asked_about(card) or self.sees(card)):
            view = self.game.see(card)
        return self.described(card, view)

    def described(self, card: CardId, view: AnyCardView) -> Inspection:
        """A card that is seen like that, with its text and the names around it."""
        if not isinstance(view, CardView):
            return Inspection(view)
        sources = self.game.inspect(card)
        return Inspection(
            view,
            sources.text,
            self.name(view.owner),
            self.name(view.controller),
            sources.keywords,
            sources.houses,
            tuple(f"{effect.name}, {effect.until}: {effect.text}" for effect in sources.in_force),
            sources.is_blank,
        )

    def story(self, last: int = 80) -> tuple[str, ...]:
        """The last sentences; a line that begins with a line break opens a turn."""
        lines: list[str] = []
        turn = -1
        for entry, text in self.chronicle.told(
            self.eyes, max(0, len(self.chronicle.entries) - last)
        ):
            if entry.turn != turn and entry.turn:
                turn = entry.turn
                lines.append(f"\nTurn {turn}: {self.name(entry.active)}")
            if entry.event.kind is not Kind.TURN_STARTED:  # the heading says so
                lines.append(text)
        return tuple(lines)

    def lasting(self) -> tuple[str, ...]:
        """The cards whose lasting effects are in force, the newest first."""
        return self.game.view(self.viewer).lasting

    def sentences(self, happened: Sequence[Event]) -> list[str]:
        """What just happened, for the viewer."""
        told = self.chronicle.told(self.eyes, len(self.chronicle.entries) - len(happened))
        return [text for _, text in told]

    # -- looking ahead ---------------------------------------------------------------------

    def foresee(self, option: int) -> Preview:
        """What the engine says an answer would do, as far as the viewer may know it."""
        return self.game.preview((option,), self.viewer)

    def outlook(self, option: int) -> list[str]:
        """The same in sentences."""
        return sentences(self.foresee(option), Names(self.names, self.chronicle.cards))

    def sees(self, card: CardId) -> bool:
        """Whether the viewer may look at a card."""
        if self.open_table:
            hands = (held for side in self.game.view().players for held in side.hand)
            if any(card == held.id for held in hands):
                return True
        return card in self.session.sight[self.viewer]

    # -- the clock -------------------------------------------------------------------------

    def run_clock(self) -> None:
        """Let the time of the one who is asked run."""
        if self.clock is not None:
            player = None if self.decision is None else self.decision.player
            self.clock.run(player, monotonic())

    def stop_clock(self) -> None:
        """Nobody's time runs, as behind the curtain."""
        if self.clock is not None:
            self.clock.run(None, monotonic())

    def _read_clock(self) -> None:
        """Tell the journal how much time is used up."""
        if self.clock is not None:
            self.clock.run(self.clock.player, monotonic())
            one, two = self.clock.used
            self.session.used = (int(one), int(two))

    def time_left(self, player: PlayerId) -> str:
        """What the clock shows for a player; empty without a clock."""
        if self.clock is None:
            return ""
        left = self.clock.left(player, monotonic())
        return shown(left) if left > 0 else TIME_UP
