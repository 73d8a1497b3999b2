"""The rivalry book keeps every game and suggests a handicap."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import PLAYERS
from keyforge_tui.engine.game import Deck
from keyforge_tui.match.book import Book, PlayedDeck, PlayedGame, book_file, deck_key, played
from keyforge_tui.match.handicap import Handicap, handicap
from keyforge_tui.match.match import Match, Play, played_game
from keyforge_tui.match.setting import Setting

Decks = tuple[Deck, Deck]
Capture = pytest.CaptureFixture[str]
ONYX = PlayedDeck(key="0" * 12, name="Onyx")
ARGUS = PlayedDeck(key="1" * 12, name="Argus")


def line(
    winner: int | None,
    *,
    swapped: bool = False,
    players: tuple[str, str] = ("Ada", "Ben"),
    when: str = "2026-01-02T20:15:00+01:00",
) -> PlayedGame:
    decks = (ARGUS, ONYX) if swapped else (ONYX, ARGUS)
    return PlayedGame(when=when, players=players, decks=decks, winner=winner, keys=(3, 1), turns=21)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.rule("R52.2")
@pytest.mark.parametrize(
    ("winners", "expected"),
    [
        ("", Handicap()),
        ("aa", Handicap()),
        ("aab", Handicap()),
        ("aaa", Handicap("a", 4)),
        ("aaaaa", Handicap("a", 4)),
        ("aaaaaa", Handicap("a", 5)),
        ("aaabbb", Handicap("a", 3)),
        ("aaabba", Handicap("a", 4)),
        ("aaa" + "bbb" * 4, Handicap()),
        ("aaa" + "bbb" * 5, Handicap("b", 4)),
        ("aa-a", Handicap("a", 4)),
    ],
)
def test_the_stronger_deck_gets_chains(winners: str, expected: Handicap) -> None:
    """Chains follow the rows of three that a deck wins or loses."""
    assert handicap(None if one == "-" else one for one in winners) == expected


def test_a_book_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "book.jsonl"
    book = Book(path)
    assert book.games == []
    book.add(line(0))
    book.add(line(None))
    assert Book(path).games == [line(0), line(None)] == book.games


def test_a_damaged_line_costs_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    Book(path).add(line(0))
    whole = path.read_bytes()
    path.write_bytes(whole + b"\xff\xfe garbage\n{}\n" + whole[: len(whole) // 2])
    Book(path).add(line(1))
    book = Book(path)
    assert book.games == [line(0), line(1)]
    assert book.damaged == 3


def test_a_rivalry_is_between_decks_whoever_plays_them(tmp_path: Path) -> None:
    book = Book(tmp_path / "book.jsonl")
    book.add(line(0))
    book.add(line(1, swapped=True))
    book.add(line(1, players=("Ada", "Cleo")))
    (rivalry,) = book.rivalries()
    assert [deck.name for deck in rivalry.decks] == ["Onyx", "Argus"]
    assert rivalry.wins == (2, 1)
    assert rivalry.players == [("Ada", 1, 3), ("Ben", 1, 2), ("Cleo", 1, 1)]
    assert book.rivalries(["argus", "cleo"]) == [rivalry]
    assert book.rivalries(["dora"]) == []


def test_the_book_suggests_chains_for_two_decks(tmp_path: Path, decks: Decks) -> None:
    book = Book(tmp_path / "book.jsonl")
    one, two = map(played, decks)
    for _ in range(3):
        book.add(line(0).model_copy(update={"decks": (two, one)}))
    assert book.chains(decks) == (0, 4)
    assert book.chains((decks[1], decks[0])) == (4, 0)
    assert book.chains((decks[0], decks[0])) == (0, 0)


def test_a_deck_is_known_by_its_cards(decks: Decks) -> None:
    one, two = decks
    assert deck_key(one) != deck_key(two)
    assert deck_key(replace(one, name="Another", cards=one.cards[::-1])) == deck_key(one)
    enhanced = replace(one.cards[0], added=one.cards[0].definition.bonus or ())
    changed = replace(one.cards[1], house=two.houses[0])
    assert deck_key(replace(one, cards=(enhanced, changed, *one.cards[2:]))) != deck_key(one)


def test_a_played_game_becomes_a_line(decks: Decks) -> None:
    match = Match(Setting(("Ada", "Ben\x1b[2J"), decks, seed=3, first=1, chains=(4, 0)))
    stage = match.stage()
    assert isinstance(stage, Play)
    game = stage.game.deal()
    game.concede(PLAYERS[1])
    when = datetime(2026, 1, 2, 20, 15, tzinfo=UTC)
    entry = played_game(stage.game, game, match.setting.format, when)
    assert entry.players == ("Ada", "Ben\\x1b[2J")
    assert entry.chains == (4, 0)
    assert entry.first == 1
    assert entry.winner == 0
    assert entry.decks[0].name == decks[0].name
    assert datetime.fromisoformat(entry.when) == when


def test_a_book_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match="cannot be written"):
        Book(tmp_path / "file" / "book.jsonl").add(line(0))


def test_the_book_is_with_the_users_data(home: Path) -> None:
    assert book_file().is_relative_to(home)


def test_the_command_shows_the_book(home: Path, capsys: Capture) -> None:
    assert home.exists()
    assert main(["book"]) == 0
    assert capsys.readouterr().out.startswith("The book is empty")
    book = Book(book_file())
    for _ in range(3):
        book.add(line(0))
    book.add(line(None))
    assert main(["book"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Onyx     3",
        "Argus    0",
        "  4 games, 1 drawn, the last on 2026-01-02",
        "  Ada won 3 of 4; Ben won 0 of 4",
        "  Suggested: Onyx starts with 4 chains (R52.2)",
    ]
    assert main(["book", "--games", "onyx"]) == 0
    output = capsys.readouterr().out
    assert "2026-01-02 20:15  Ada with Onyx beat Ben with Argus (3:1 keys, 21 turns)" in output
    assert "Ada with Onyx and Ben with Argus: drawn" in output
    assert main(["book", "dora"]) == 2
    assert capsys.readouterr().err == 'keyforge-tui: the book has no deck or player "dora"\n'


def test_the_command_neutralises_what_is_in_the_book(home: Path, capsys: Capture) -> None:
    assert home.exists()
    Book(book_file()).add(line(0, players=("A\x1b[2J", "B")))
    book_file().write_bytes(book_file().read_bytes() + b"garbage\n")
    assert main(["book", "--games"]) == 0
    output = capsys.readouterr()
    assert "\x1b" not in output.out
    assert "A\\x1b[2J" in output.out
    assert "1 line cannot be read" in output.err
