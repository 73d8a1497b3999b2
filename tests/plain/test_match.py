"""Whole matches in lines of text."""

from __future__ import annotations

import re
from io import StringIO
from itertools import count
from pathlib import Path

import pytest

from keyforge_tui.match.book import Book
from keyforge_tui.match.clock import ClockSetting
from keyforge_tui.match.formats import Format
from keyforge_tui.match.setting import Setting
from keyforge_tui.plain.match import PlainMatch
from keyforge_tui.plain.table import PlainTable
from keyforge_tui.sitting import sitting
from keyforge_tui.sitting.sitting import Sitting
from tests.plain.fingers import Fingers, ListeningVoice
from tests.tui.hands import decks, library

DECKS = tuple(deck.name for deck in decks())
SEED = 1
"""A seed for which the match goes to three games."""
GIVE_UP = ["ready", "concede", "concede"]


class MatchFingers(Fingers):
    """Plays the games as they come, and types from a list between them."""

    def _line(self) -> str:
        if self.table is None:
            return self.words.pop(0) if self.words else "quit"
        kept, self.words = self.words, []
        try:
            return super()._line()
        finally:
            self.words = kept


class ListeningMatch(PlainMatch):
    """A match whose fingers know the table."""

    fingers: MatchFingers
    sittings: list[Sitting]

    def lay(self, sitting: Sitting) -> PlainTable:
        """Tell the fingers."""
        self.sittings.append(sitting)
        self.fingers.table = super().lay(sitting)
        return self.fingers.table

    def hear(self) -> str:
        """The fingers are asked about the match."""
        self.fingers.table = None
        return super().hear()


def typed_match(
    folder: Path,
    typed: list[str],
    style: Format = Format.ARCHON,
    best_of: int = 1,
    *,
    clock: ClockSetting | None = None,
) -> str:
    """What is said when exactly these lines are typed."""
    out = StringIO()
    voice = ListeningVoice(StringIO("".join(f"{line}\n" for line in typed)), out)
    setting = Setting(("Ann", "Bob"), decks(), style, best_of, seed=3, first=0, clock=clock)
    PlainMatch(voice, library(), folder / "games", folder / "book.jsonl").begin(setting)
    return out.getvalue()


def played_match(
    folder: Path, between: list[str], style: Format, best_of: int = 1, seed: int = 3
) -> tuple[ListeningMatch, str]:
    """A match whose games are played to the end; what is typed between them is given."""
    out = StringIO()
    fingers = MatchFingers(between)
    match = ListeningMatch(
        ListeningVoice(fingers, out), library(), folder / "games", folder / "book.jsonl"
    )
    match.fingers, match.sittings = fingers, []
    match.begin(Setting(("Ann", "Bob"), decks(), style, best_of, seed))
    return match, out.getvalue()


def test_best_of_three_is_played_to_the_end(tmp_path: Path) -> None:
    match, said = played_match(tmp_path, ["1", "2", "3"], Format.ARCHON, 3, seed=SEED)
    finished = match.sittings[-1].match
    assert finished is not None
    assert finished.is_over
    assert len(match.sittings) == 3
    assert said.count(", who goes first?") == 2
    assert " wins the match 2 to 1." in said
    games = Book(tmp_path / "book.jsonl").games
    assert [game.winner for game in games] == finished.winners
    assert [game.first for game in games[1:]] == [0, 1]


def test_a_reversal_is_played_to_the_end_and_swapped_back(tmp_path: Path) -> None:
    match, said = played_match(tmp_path, ["2", "1", "3"], Format.REVERSAL)
    played = [sitting.dealing.decks for sitting in match.sittings if sitting.dealing]
    assert [tuple(deck.name for deck in pair) for pair in played] == [DECKS[::-1], DECKS]
    assert said.count("Once more?") == 2


def test_an_adaptive_match_with_a_bid(tmp_path: Path) -> None:
    # Ann loses with her deck, Bob loses with it after that, Ann loses with the better one.
    said = typed_match(
        tmp_path,
        [*GIVE_UP, "2", *GIVE_UP, "3", "2", "x", "99999", "decks", "5", "pass", "1", *GIVE_UP, "3"],
        Format.ADAPTIVE,
    )
    assert f"Bidding for {DECKS[1]}. Nobody has bid yet." in said
    assert "Bob bids 3." in said
    assert said.count("That is no bid: bid 4 to 99 chains, or pass.") == 3
    assert f"Ann: {DECKS[0]}." in said, "both lists may be read"
    assert "Ann bids 5." in said
    assert "Bob, who goes first?" in said
    assert f"You play {DECKS[0]}, which lost the last game (R5.3)." in said
    assert "Bob wins the match 2 to 1." in said
    games = Book(tmp_path / "book.jsonl").games
    assert [game.chains for game in games] == [(0, 0), (0, 0), (5, 0)]
    assert [game.decks[0].name for game in games] == [DECKS[0], DECKS[1], DECKS[1]]


def test_one_game_with_a_bid(tmp_path: Path) -> None:
    said = typed_match(tmp_path, ["0", "decks", "2", "0", "pass", "ready"], Format.ADAPTIVE_SHORT)
    assert "Type a number from 1 to 2, or quit." in said
    assert f"Bidding for {DECKS[1]}." in said
    assert "Keep your starting hand?" in said


def test_only_your_own_list_is_read_in_sealed(tmp_path: Path) -> None:
    for style in (Format.SEALED, Format.ARCHON):
        said = typed_match(tmp_path, ["ready", "decks"], style)
        assert f"Ann: {DECKS[0]}." in said
        assert (f"Bob: {DECKS[1]}." in said) is (style is Format.ARCHON)


def test_the_book_suggests_a_handicap(tmp_path: Path) -> None:
    rematch = ["1", "1"]
    typed = [*GIVE_UP, *rematch, *GIVE_UP, *rematch, *GIVE_UP, "1", "1", "1", "ready"]
    said = typed_match(tmp_path, typed)
    assert f"{DECKS[1]} has won 3 of their 3 games against {DECKS[0]}." in said
    assert "starts with 4 chains (R52.2)" in said
    assert "4 chains" in said.partition("R52.2")[2]


def test_the_clock_is_told(tmp_path: Path) -> None:
    said = typed_match(tmp_path, ["ready", "clock"], clock=ClockSetting(25))
    assert re.search(r"Ann has 2[45]:\d\d left\.", said)
    said = typed_match(tmp_path, ["ready", "clock"], clock=ClockSetting(35, is_shared=True))
    assert re.search(r"3[45]:\d\d are left on the clock\.", said)


def test_time_that_is_up_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = count(step=3600)
    monkeypatch.setattr(sitting, "monotonic", lambda: next(hours))
    for shared, told in ((False, "The time of Ann is up."), (True, "Time is up.")):
        clock = ClockSetting(25, is_shared=shared)
        assert told in typed_match(tmp_path, ["ready", "clock"], clock=clock)


def test_leaving_between_two_games_ends_the_match(tmp_path: Path) -> None:
    for word in ("quit", "leave"):
        said = typed_match(tmp_path, [*GIVE_UP, word], best_of=3)
        assert said.endswith("You leave the table.\n")
