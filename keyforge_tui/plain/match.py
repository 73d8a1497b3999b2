"""A match as a conversation: what is decided before it and between its games."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from keyforge_tui.common.errors import UserError
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.match import questions
from keyforge_tui.match.match import Match
from keyforge_tui.match.questions import (
    SWAP,
    BidQuestion,
    Question,
    after_game,
    decide,
    next_question,
    open_question,
    settled,
)
from keyforge_tui.match.setting import Setting
from keyforge_tui.plain.speaker import list_lines
from keyforge_tui.plain.table import LEAVE, PlainTable
from keyforge_tui.plain.voice import Voice
from keyforge_tui.sitting.series import next_game
from keyforge_tui.sitting.sitting import Sitting

DECKS: Final = "Type decks to read both."


class Left(Exception):
    """The players went away, or the input ended."""


class PlainMatch:
    """One game after the other, and the questions in between, with both players listening."""

    def __init__(
        self,
        voice: Voice,
        library: CardLibrary,
        folder: Path | None = None,
        book: Path | None = None,
    ) -> None:
        self.voice = voice
        self.library = library
        self.folder = folder
        """Where journals are kept; None: nowhere."""
        self.book = book
        """The rivalry book; None: results are not written down."""

    def begin(self, setting: Setting) -> None:
        """Play a match, and another as long as the players want one."""
        try:
            self.play(self._first(setting))
        except Left:
            self.voice.say("You leave the table.")

    def go_on(self, match: Match) -> None:
        """Go on with a match that was left between two games."""
        self.voice.say("The match goes on.", match.score())
        try:
            self.play(self._next(match))
        except Left:
            self.voice.say("You leave the table.")

    def play(self, sitting: Sitting) -> None:
        """Go on with a game, and then with its match."""
        while True:
            match = sitting.match
            if match is not None:
                match.book = self.book
            table = self.lay(sitting)
            table.run()
            if table.is_left or match is None:
                return
            try:
                following = self._after(match)
            except Left:
                self.voice.say("You leave the table.")
                return
            if following is None:
                return
            sitting = following

    def lay(self, sitting: Sitting) -> PlainTable:
        """The table for a game."""
        return PlainTable(sitting, self.voice)

    def _first(self, setting: Setting) -> Sitting:
        self.voice.say(*setting.warnings)
        while (question := open_question(setting, self.library, self.book)) is not None:
            setting = settled(setting, question, self.choose(question), self.library)
        return self._next(Match(setting))

    def _next(self, match: Match) -> Sitting:
        """The next game, after everything that is decided before it."""
        while (question := next_question(match)) is not None:
            if isinstance(question, BidQuestion):
                self._bid(match, question)
            else:
                decide(match, question, self.choose(question, match))
        if match.is_over:
            raise Left
        return next_game(match, self.library, self.folder)

    def _after(self, match: Match) -> Sitting | None:
        """The next game of the match, or the first of another; None: enough."""
        self.voice.say("", *filter(None, (match.problem, match.score())))
        if not match.is_over:
            return self._next(match)
        wish = self.choose(after_game(match))
        if wish == questions.LEAVE:
            return None
        return self._first(match.again(secrets.randbits(53), swap=wish == SWAP))

    # -- asking both -----------------------------------------------------------------------

    def hear(self) -> str:
        """A line that is no wish to leave."""
        line = self.voice.hear()
        if line is None or line.casefold() in LEAVE:
            raise Left
        return line

    def choose(self, question: Question, match: Match | None = None) -> str:
        """The value of the answer that was chosen; `decks` reads both lists first."""
        answers = question.answers
        stop = "" if question.title.endswith("?") else "."
        self.voice.say(f"{question.title}{stop}", *question.lines)
        if question.lists:
            self.voice.say(DECKS)
        self.voice.say(*(f"{place}. {one.text}" for place, one in enumerate(answers, start=1)))
        while True:
            line = self.hear()
            if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(answers):
                return answers[int(line) - 1].value
            if match is not None and question.lists and line.casefold() == "decks":
                self.voice.say(*list_lines(match.lists(None)))
            else:
                self.voice.say(f"Type a number from 1 to {len(answers)}, or quit.")

    def _bid(self, match: Match, question: BidQuestion) -> None:
        standing = question.bids[-1] if question.bids else "Nobody has bid yet."
        self.voice.say(f"{question.title}. {standing}", f"{question.turn} {DECKS}")
        line = self.hear().casefold()
        if line == "decks":
            self.voice.say(*list_lines(match.lists(None)))
            return
        try:
            decide(match, question, line)
        except UserError as error:
            self.voice.say(f"That is no bid: {error}.")
