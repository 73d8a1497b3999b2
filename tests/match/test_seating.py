"""The arguments of a match are read, and what they cannot mean is said in one line."""

from pathlib import Path

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.cli.match_options import add_match_arguments, take_seats
from keyforge_tui.cli.parser import Parser
from keyforge_tui.common.errors import UserError
from keyforge_tui.common.paths import cards_folder
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks import starter_files
from keyforge_tui.library.sets import load_sets
from keyforge_tui.match.book import Book, PlayedGame, book_file, played
from keyforge_tui.match.clock import ClockSetting
from keyforge_tui.match.formats import Format
from keyforge_tui.match.match import Match, Play
from keyforge_tui.match.setting import Setting, decide_icons
from tests.library.decks.test_enhancing import Enhancing
from tests.match.conftest import the_decks

ONYX, ARGUS = map(str, starter_files())


def seat(*argv: str, library: CardLibrary | None = None) -> Setting:
    parser = Parser()
    add_match_arguments(parser)
    catalog = load_sets(cards_folder() / "sets")
    return take_seats(parser.parse_args(argv), catalog, library or CardLibrary(cards_folder()))


def test_without_arguments_the_starters_meet() -> None:
    seats = seat()
    setting, clock = seats, seats.clock
    assert [deck.name for deck in setting.decks] == [
        "Miss “Onyx” Censorius",
        "Radiant Argus the Supreme",
    ]
    assert setting.names == ("Player 1", "Player 2")
    assert (setting.format, setting.best_of, setting.first) == (Format.ARCHON, 1, None)
    assert clock is None
    assert seat().seed != setting.seed


def test_everything_can_be_said() -> None:
    seats = seat(
        ARGUS,
        ONYX,
        *("--names", "Ada", "Ben"),
        *("--seed", "7"),
        *("--first", "ben"),
        *("--chains", "4, 0"),
        *("--best-of", "3"),
        *("--format", "reversal"),
        *("--clock", "shared:35"),
    )
    setting, clock = seats, seats.clock
    assert setting.decks[0].name.startswith("Radiant")
    assert setting.names == ("Ada", "Ben")
    assert (setting.seed, setting.first, setting.chains, setting.best_of) == (7, 1, (4, 0), 3)
    assert setting.format is Format.REVERSAL
    assert clock == ClockSetting(35, is_shared=True)


def test_sealed_without_decks_opens_new_ones() -> None:
    argv = ("--format", "sealed", "--seed", "11")
    one, two = seat(*argv).decks
    assert one.name != two.name
    assert len(one.cards) == len(two.cards) == 36
    assert [deck.name for deck in seat(*argv).decks] == [one.name, two.name]
    plan = Match(seat(*argv)).stage()
    assert isinstance(plan, Play)
    assert plan.game.deal().decision is not None
    with pytest.raises(UserError, match='there is no set "xyz"'):
        seat(*argv, "--set", "xyz")


def test_chains_may_come_from_the_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert seat("--chains", "book").chains == (0, 0)
    one, two = map(played, the_decks())
    for _ in range(3):
        Book(book_file()).add(
            PlayedGame(when="2026", players=("A", "B"), decks=(one, two), winner=1)
        )
    assert seat("--chains", "book").chains == (0, 4)
    assert seat(ARGUS, ONYX, "--chains", "book").chains == (4, 0)


def test_lost_icons_are_left_out_or_placed_at_random() -> None:
    library = Enhancing(cards_folder())
    seats = seat(ONYX, ARGUS, library=library)
    assert all(not card.added for card in seats.decks[0].cards)
    assert [deck is None for deck in seats.bare] == [False, True]
    left_out = seat(ONYX, ARGUS, "--icons", "without", library=library)
    assert left_out.bare == (None, None)
    assert all(not card.added for card in left_out.decks[0].cards)
    assert seats.warnings == (), "what is asked anyway is no warning"
    argv = (ONYX, ARGUS, "--icons", "random", "--seed", "5")
    placed = [card.added for card in seat(*argv, library=library).decks[0].cards]
    assert sum(map(len, placed)) == 4
    assert [c.added for c in seat(*argv, library=library).decks[0].cards] == placed
    asked = decide_icons(seats, 0, library, 5)
    assert [card.added for card in asked.decks[0].cards] == placed
    assert asked.bare == (None, None)


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ([ONYX], "a match is between two decks, not 1"),
        ([ONYX, ARGUS, ONYX], "a match is between two decks, not 3"),
        (["none.yaml", "neither.yaml"], r"none.yaml: cannot be read.*\n.*neither.yaml: cannot"),
        (["--names", "Ada", "ada"], 'both players are called "Ada"'),
        (["--names", "Ada", " "], "a player needs a name"),
        (["--first", "3"], 'there is no player "3"'),
        (["--chains", "4"], '"4" are no chains'),
        (["--chains", "4,x"], '"4,x" are no chains'),
        (["--chains", "100,0"], '"100,0" are no chains'),
        (["--best-of", "2"], "best of 1, 3, 5, 7 or 9"),
        (["--best-of", "x"], "invalid int value"),
        (["--format", "duel"], "invalid choice"),
        (["--format", "adaptive", "--chains", "1,0"], "chains are bid for"),
        (["--clock", "never"], '"never" is no clock'),
        (["--seed", "x"], '"x" is no seed'),
    ],
)
def test_what_makes_no_match(argv: list[str], message: str) -> None:
    with pytest.raises(UserError, match=f"(?s){message}"):
        seat(*argv)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("{file}", ONYX), "{file}:1: ends in the middle; download it again"),
        (("--best-of", "2"), "a match is best of 1, 3, 5, 7 or 9"),
        (("--first", "Zed"), 'there is no player "Zed"; --first is 1, 2 or a name'),
        ((ONYX, ARGUS), "the table needs a terminal; --plain plays in lines of text"),
    ],
)
def test_what_is_wrong_is_said_without_a_terminal_too(
    arguments: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cut.json"
    file.write_text('{"data": {"na')
    assert main(["play", *(word.format(file=file) for word in arguments)]) == 2
    assert capsys.readouterr().err == f"keyforge-tui: {said.format(file=file)}\n"
