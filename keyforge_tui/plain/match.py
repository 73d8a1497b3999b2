"""A match as a conversation: what is decided before it and between its games."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import PLAYERS
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.enhancing import promised, shown
from keyforge_tui.match.book import Book
from keyforge_tui.match.match import Bid, ChooseFirst, Finished, NameDeck
from keyforge_tui.match.setting import Seats, decide_icons, suggestion, with_chains
from keyforge_tui.plain.lists import list_lines
from keyforge_tui.plain.table import LEAVE, PlainTable
from keyforge_tui.plain.voice import Voice
from keyforge_tui.sitting.opening import next_game
from keyforge_tui.sitting.series import Contest
from keyforge_tui.sitting.sitting import Sitting


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

    def begin(self, seats: Seats) -> None:
        """Play a match, and another as long as the players want one."""
        try:
            self.play(self._first(seats))
        except Left:
            self.voice.say("You leave the table.")

    def go_on(self, contest: Contest) -> None:
        """Go on with a match that was left between two games."""
        self.voice.say("The match goes on.", contest.score())
        try:
            self.play(self._next(contest))
        except Left:
            self.voice.say("You leave the table.")

    def play(self, sitting: Sitting) -> None:
        """Go on with a game, and then with its match."""
        while True:
            contest = sitting.contest
            if contest is not None:
                contest.book = self.book
            table = self.lay(sitting)
            table.run()
            if table.is_left or contest is None:
                return
            try:
                following = self._after(contest)
            except Left:
                self.voice.say("You leave the table.")
                return
            if following is None:
                return
            sitting = following

    def lay(self, sitting: Sitting) -> PlainTable:
        """The table for a game."""
        return PlainTable(sitting, self.voice)

    def _first(self, seats: Seats) -> Sitting:
        self.voice.say(*seats.warnings)
        for place in PLAYERS:
            seats = self._settle_icons(seats, place)
        return self._next(Contest(self._settle_chains(seats)))

    def _next(self, contest: Contest) -> Sitting:
        self._decide(contest)
        return next_game(contest, self.library, self.folder)

    def _after(self, contest: Contest) -> Sitting | None:
        """The next game of the match, or the first of another; None: enough."""
        self.voice.say("", *filter(None, (contest.problem, contest.score())))
        if not contest.is_over:
            return self._next(contest)
        wish = self.choose(
            "Once more?", ("A rematch", "A rematch with swapped decks", "Leave the table")
        )
        if wish == 2:
            return None
        return self._first(contest.again(secrets.randbits(53), swap=wish == 1))

    # -- asking both -----------------------------------------------------------------------

    def hear(self) -> str:
        """A line that is no wish to leave."""
        line = self.voice.hear()
        if line is None or line.casefold() in LEAVE:
            raise Left
        return line

    def choose(self, question: str, answers: Sequence[str], contest: Contest | None = None) -> int:
        """The place of the answer that was chosen, counted from 0.

        With a contest, `decks` reads both lists first.
        """
        self.voice.say(question)
        self.voice.say(*(f"{place}. {text}" for place, text in enumerate(answers, start=1)))
        while True:
            line = self.hear()
            if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(answers):
                return int(line) - 1
            if contest is not None and line.casefold() == "decks":
                self.voice.say(*list_lines(contest.lists(None)))
            else:
                self.voice.say(f"Type a number from 1 to {len(answers)}, or quit.")

    def _settle_icons(self, seats: Seats, place: int) -> Seats:
        bare = seats.bare[place]
        if bare is None:
            return seats
        icons = shown(promised(bare, self.library) or {})
        seed = seats.setting.seed
        answer = self.choose(
            f"The cards of {bare.name} promise icons ({icons}) that are not in its file.",
            ("Play without them", f"Place them at random, with the seed {seed}"),
        )
        return decide_icons(seats, place, self.library, seed if answer else None)

    def _settle_chains(self, seats: Seats) -> Seats:
        if self.book is None:
            return seats
        try:
            found = suggestion(seats, Book(self.book))
        except UserError:
            return seats  # a book that cannot be read suggests nothing
        if found is None:
            return seats
        one, two = seats.setting.decks[found.deck].name, seats.setting.decks[1 - found.deck].name
        wins = found.wins[found.deck]
        answer = self.choose(
            f"{one} has won {wins} of its {sum(found.wins)} games against {two}. The rivalry book "
            f"suggests that it starts with {found.chains} chains (R52.2).",
            (f"Start it with {found.chains} chains", "Play without a handicap"),
        )
        if answer:
            return seats
        chains = (found.chains, 0) if found.deck == PLAYERS[0] else (0, found.chains)
        return with_chains(seats, chains)

    # -- between the games -----------------------------------------------------------------

    def _decide(self, contest: Contest) -> None:
        """Everything before the next game."""
        match_ = contest.match
        names, decks = match_.setting.names, match_.setting.decks
        while True:
            match match_.stage():
                case ChooseFirst(player):
                    answer = self.choose(
                        f"{names[player]}, you play the deck that lost. Who goes first?",
                        [f"{name} goes first" for name in names],
                    )
                    match_.choose_first(answer)
                case NameDeck(player):
                    answer = self.choose(
                        f"{names[player]}, name the deck to bid for. Type decks to read both.",
                        [deck.name for deck in decks],
                        contest,
                    )
                    match_.name_deck(answer)
                case Bid() as stage:
                    self._bid(contest, stage)
                case Finished():
                    raise Left
                case _:
                    return

    def _bid(self, contest: Contest, stage: Bid) -> None:
        match_ = contest.match
        names, bidding = match_.setting.names, stage.bidding
        deck = match_.setting.decks[bidding.deck].name
        stands = "Nobody has bid yet."
        if bidding.bids:
            bidder, amount = bidding.bids[-1]
            stands = f"{names[bidder]} bids {amount}."
        self.voice.say(
            f"Bidding for {deck}. {stands}",
            f"{names[stage.player]}, type {bidding.lowest} or more chains, or pass. "
            "Type decks to read both.",
        )
        line = self.hear().casefold()
        if line == "pass":
            match_.pass_()
        elif line == "decks":
            self.voice.say(*list_lines(contest.lists(None)))
        else:
            try:
                match_.bid(int(line) if line.isdecimal() and len(line) < 4 else -1)
            except UserError as error:
                self.voice.say(f"That is no bid: {error}.")
