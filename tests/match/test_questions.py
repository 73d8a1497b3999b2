"""What is asked before a match and between its games, the same for every front end."""

from __future__ import annotations

from pathlib import Path

import pytest

from keyforge_tui.common.errors import UserError
from keyforge_tui.match.book import Book, PlayedGame, played
from keyforge_tui.match.formats import Format
from keyforge_tui.match.match import Match, Play
from keyforge_tui.match.questions import (
    PASS,
    About,
    BidQuestion,
    Question,
    after_game,
    changed,
    decide,
    kept_names,
    next_question,
    open_question,
    settled,
    terms,
)
from keyforge_tui.match.setting import Setting
from tests.match.conftest import the_decks
from tests.scenario import library

NAMES = ("Ann", "Bob")


def a_match(style: Format = Format.ARCHON, best_of: int = 1) -> Match:
    return Match(Setting(NAMES, the_decks(), style, best_of, seed=3, first=0))


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """Three wins of the second deck in a row."""
    path = tmp_path / "book.jsonl"
    one, two = map(played, the_decks())
    for _ in range(3):
        Book(path).add(PlayedGame(when="2020", players=NAMES, decks=(one, two), winner=1))
    return path


def test_nothing_is_asked_where_everything_is_settled() -> None:
    match = a_match()
    assert open_question(match.setting, library(), None) is None
    assert next_question(match) is None
    match.record(0)
    assert next_question(match) is None


def test_a_handicap_is_offered_once_a_match(book: Path) -> None:
    setting = a_match().setting
    question = open_question(setting, library(), book)
    assert question is not None
    assert (question.about, question.place) == (About.HANDICAP, 1)
    taken = settled(setting, question, question.answers[0].value, library())
    assert taken.chains == (0, 4)
    assert open_question(taken, library(), book) is None
    declined = settled(setting, question, question.answers[1].value, library())
    assert declined.chains == (0, 0)
    assert open_question(declined, library(), book) is None
    assert declined.asks_chains, "a rematch offers it again"


@pytest.mark.rule("R5.3")
def test_the_player_of_the_deck_that_lost_says_who_is_first() -> None:
    match = a_match(best_of=3)
    match.record(1)
    question = next_question(match)
    assert isinstance(question, Question)
    assert question.title == "Ann, who goes first?"
    assert [answer.text for answer in question.answers] == ["Ann goes first", "Bob goes first"]
    decide(match, question, question.answers[1].value)
    stage = match.stage()
    assert isinstance(stage, Play)
    assert stage.game.first == 1


@pytest.mark.rule("R52.3")
def test_a_deck_is_named_and_bid_for() -> None:
    match = a_match(Format.ADAPTIVE_SHORT)
    question = next_question(match)
    assert isinstance(question, Question)
    assert question.lists
    decide(match, question, question.answers[1].value)
    for bid, lowest in (("0", 0), ("3", 1)):
        asked = next_question(match)
        assert isinstance(asked, BidQuestion)
        assert asked.lowest == lowest
        decide(match, asked, bid)
    asked = next_question(match)
    assert isinstance(asked, BidQuestion)
    assert len(asked.bids) == 2
    for wrong in ("3", "100", "-1", "two", "4 "):
        with pytest.raises(UserError, match="bid 4 to 99 chains, or pass"):
            decide(match, asked, wrong)
    decide(match, asked, PASS)
    assert next_question(match) is None


def test_after_a_game_comes_the_next_one_or_a_rematch() -> None:
    match = a_match(best_of=3)
    match.record(0)
    assert [answer.value for answer in after_game(match).answers] == ["next", "leave"]
    match.choose_first(0)
    match.record(0)
    assert [answer.value for answer in after_game(match).answers] == ["rematch", "swap", "leave"]
    assert [answer.value for answer in after_game(None).answers] == ["leave"]


def test_terms_go_round() -> None:
    setting = a_match().setting
    assert [term.value for term in terms(setting)] == ["archon", "one game"]
    longer = changed(setting, "games", -1)
    assert terms(longer)[1].value == "best of 9"
    assert changed(longer, "games", 1) == setting
    adaptive = changed(changed(longer, "format", 1), "format", 1)
    assert [term.value for term in terms(adaptive)] == ["adaptive", "best of 3"]
    assert changed(adaptive, "games", 1) == adaptive, "the format fixes the length"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (("Ada", "Ben"), ("Ada", "Ben")),
        (("", "  "), NAMES),
        ((" Ada  L. ", "ada l."), ("Ada L.", "ada l. 2")),
        (("A" * 30, "a" * 30), ("A" * 24, f"{'a' * 22} 2")),
    ],
)
def test_names_are_never_empty_long_or_the_same(
    typed: tuple[str, str], kept: tuple[str, str]
) -> None:
    assert kept_names(typed, NAMES) == kept
