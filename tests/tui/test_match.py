"""Matches at the table: formats, bids, who is first, the score and the rivalry book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen

from keyforge_tui.match.book import Book
from keyforge_tui.match.clock import ClockSetting
from keyforge_tui.match.formats import Format
from keyforge_tui.match.setting import Setting
from keyforge_tui.saves.shelf import put_aside, saved_games, unfinished
from keyforge_tui.sitting.resume import progress, waiting
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.dialogs.ask import Ask
from keyforge_tui.tui.dialogs.confirm import Confirm
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.ending.over import GameOverScreen
from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.start.bidding import BiddingScreen
from keyforge_tui.tui.start.menu import Menu
from keyforge_tui.tui.start.seating import Seating
from tests.tui.hands import Hands, catalog, decks, frame, library
from tests.tui.pictures import compare

SMALL = (80, 24)
DECKS = tuple(deck.name for deck in decks())


def match_app(
    folder: Path,
    style: Format = Format.ARCHON,
    best_of: int = 1,
    *,
    first: int | None = None,
    clock: ClockSetting | None = None,
) -> KeyforgeApp:
    """Ann and Bob with the starter decks, journals and a book."""
    setting = Setting(("Ann", "Bob"), decks(), style, best_of, seed=3, first=first, clock=clock)
    journals, book = folder / "games", folder / "book.jsonl"
    return KeyforgeApp(library(), catalog(), setting=setting, folder=journals, book=book)


def book_of(folder: Path) -> Book:
    return Book(folder / "book.jsonl")


def at(app: KeyforgeApp, kind: type[Screen[Any]]) -> bool:
    """Whether such a screen is on top."""
    return isinstance(app.screen, kind)


async def shown(hands: Hands) -> str:
    """What is on the screen once it has settled."""
    await hands.settle()
    await hands.pilot.pause()
    return frame(hands.app)


async def give_up(hands: Hands, name: str) -> None:
    """Somebody gives up on their own turn; the first turns pass until it is theirs."""
    await hands.pilot.pause()
    await hands.open_curtain()
    for _ in range(60):
        if hands.table.sitting.name(hands.table.sitting.viewer) == name:
            break
        await hands.turn()
        await hands.pilot.pause()
        await hands.open_curtain()
    await hands.press("C", "y")
    await hands.pilot.pause()
    assert isinstance(hands.app.screen, GameOverScreen)


async def play_on(hands: Hands) -> None:
    """Play to the end of the game."""
    await hands.pilot.pause()
    for _ in range(1500):
        await hands.turn()
        if hands.table.sitting.game.over:
            break
    await hands.pilot.pause()
    assert isinstance(hands.app.screen, GameOverScreen)


def names_of_decks(hands: Hands) -> tuple[str, ...]:
    """Which deck each of the two plays."""
    dealing = hands.table.sitting.dealing
    assert dealing is not None
    return tuple(deck.name for deck in dealing.decks)


async def test_best_of_three_is_played_through(tmp_path: Path) -> None:
    app = match_app(tmp_path, best_of=3, first=0)
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        assert at(app, Curtain), "nothing is asked before the first game"
        await give_up(hands, "Ann")
        assert "Bob leads the match 1 to 0; 2 wins decide it." in await shown(hands)
        await hands.press("r", "s")
        assert at(app, GameOverScreen), "the match is not over"
        await hands.press("q")
        assert at(app, Confirm), "nobody leaves a match by mistake"
        await hands.press("n")
        assert at(app, GameOverScreen)
        await hands.press("n")
        assert at(app, Ask)
        assert "Ann, who goes first?" in await shown(hands)
        assert f"You play {DECKS[0]}, which lost the last game" in await shown(hands)
        await hands.press("2")
        await pilot.pause()
        assert hands.table.sitting.game.first == 1
        await give_up(hands, "Bob")
        assert "The match stands at 1 to 1; 2 wins decide it." in await shown(hands)
        await hands.press("enter")
        assert "Bob, who goes first?" in await shown(hands)
        await hands.press("enter")
        await pilot.pause()
        assert hands.table.sitting.game.first == 0
        await play_on(hands)
        winner = hands.table.sitting.game.winner
        assert winner is not None
        assert f"{('Ann', 'Bob')[winner]} wins the match 2 to 1." in await shown(hands)
        assert "next game" not in await shown(hands)
        await hands.press("r")
        assert "who goes first?" in await shown(hands), "the rematch begins with the deck that lost"
        await hands.press("escape")
        assert at(app, Confirm)
    games = book_of(tmp_path).games
    assert [game.winner for game in games] == [1, 0, winner]
    assert [game.first for game in games] == [0, 1, 0]
    assert len(set((tmp_path / "games").iterdir())) == 3


async def test_an_adaptive_match_ends_with_a_bid_for_the_deck_that_won(tmp_path: Path) -> None:
    app = match_app(tmp_path, Format.ADAPTIVE, first=0)
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await give_up(hands, "Ann")
        assert names_of_decks(hands) == DECKS
        await hands.press("n")
        assert "Bob, who goes first?" in await shown(hands), "Bob plays the deck that lost now"
        await hands.press("1")
        await give_up(hands, "Bob")
        assert names_of_decks(hands) == DECKS[::-1]
        await hands.press("n")
        assert at(app, BiddingScreen)
        assert f"Bidding for {DECKS[1]}" in await shown(hands), "it won both games"
        assert "Nobody has bid yet." in await shown(hands)
        assert "Bob, bid 0 or more, or pass." in await shown(hands)
        await hands.press("3", "enter")
        assert "Bob bids 3." in await shown(hands)
        assert "Ann, bid 4 or more, or pass." in await shown(hands)
        await hands.press("2", "enter")
        assert "Ann bids" not in await shown(hands), "two is not more than three"
        await hands.press("backspace", "up", "up", "down", "enter")
        assert "Ann bids 5." in await shown(hands)
        await hands.press("d")
        assert at(app, Reader)
        text = await shown(hands)
        assert all(name[:12] in text for name in DECKS)
        await hands.press("escape", "p")
        assert "Bob, who goes first?" in await shown(hands), "Bob plays the deck that lost"
        await hands.press("2")
        await pilot.pause()
        dealing = hands.table.sitting.dealing
        assert dealing is not None
        assert names_of_decks(hands) == DECKS[::-1]
        assert dealing.chains == (5, 0)
        assert hands.table.sitting.game.first == 1
        await play_on(hands)
        assert "wins the match 2 to 1." in await shown(hands)
    assert [game.chains for game in book_of(tmp_path).games] == [(0, 0), (0, 0), (5, 0)]


async def test_the_decks_are_swapped_in_a_reversal(tmp_path: Path) -> None:
    app = match_app(tmp_path, Format.REVERSAL)
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await play_on(hands)
        assert names_of_decks(hands) == DECKS[::-1]
        await hands.press("s")
        await pilot.pause()
        await hands.press("1")
        await pilot.pause()
        assert names_of_decks(hands) == DECKS
    [game] = book_of(tmp_path).games
    assert [deck.name for deck in game.decks] == list(DECKS[::-1])
    assert game.format == "reversal"


@pytest.mark.rule("R52.3")
async def test_one_game_with_a_bid_by_mouse(tmp_path: Path) -> None:
    app = match_app(tmp_path, Format.ADAPTIVE_SHORT)
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        assert at(app, Ask)
        assert "name the deck you both bid for" in await shown(hands)
        await hands.press("d")
        assert at(app, Reader)
        await hands.press("escape", "2")
        assert at(app, BiddingScreen)
        assert f"Bidding for {DECKS[1]}" in await shown(hands)
        await pilot.click("#bidding-bid")
        assert "bids 0." in await shown(hands)
        await pilot.click("#bidding-more")
        await pilot.click("#bidding-more")
        await pilot.click("#bidding-less")
        await pilot.click("#bidding-bid")
        assert "bids 2." in await shown(hands)
        await pilot.click("#bidding-pass")
        await pilot.pause()
        assert at(app, Curtain)
        dealing = hands.table.sitting.dealing
        assert dealing is not None
        assert sorted(dealing.chains) == [0, 2]
        assert dealing.decks[dealing.chains.index(2)].name == DECKS[1]


@pytest.mark.parametrize("style", [Format.ARCHON, Format.SEALED])
async def test_only_sealed_hides_the_opponents_list(tmp_path: Path, style: Format) -> None:
    app = match_app(tmp_path, style, first=0)
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        await hands.press("D")
        assert at(app, Reader)
        assert f"Ann: {DECKS[0]}"[:30] in await shown(hands)
        assert (DECKS[1][:12] in await shown(hands)) is (style is Format.ARCHON)


async def test_a_match_that_was_left_goes_on_with_its_score_and_clock(tmp_path: Path) -> None:
    app = match_app(tmp_path, best_of=3, first=0, clock=ClockSetting(25))
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await give_up(hands, "Ann")
        await hands.press("n", "1")
        for _ in range(8):
            await hands.turn()
            await pilot.pause()
        await hands.open_curtain()
        assert hands.table.sitting.clock is not None
        hands.table.sitting.clock.used[0] += 100
        await hands.press("ctrl+q", "y")
    [saved] = unfinished(tmp_path / "games")
    app = match_app(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.press("enter")
        await pilot.pause()
        assert hands.table.sitting.session.journal is not None
        assert hands.table.sitting.session.journal.path == saved.path
        assert hands.table.sitting.clock is not None
        await give_up(hands, "Ann")
        assert "Bob wins the match 2 to 0." in await shown(hands)
    assert len(book_of(tmp_path).games) == 2


async def test_the_book_suggests_a_handicap_after_three_wins_in_a_row(tmp_path: Path) -> None:
    app = match_app(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await give_up(hands, "Ann")
        for _ in range(2):
            await hands.press("r", "1")
            await give_up(hands, "Ann")
        await hands.press("r")
        assert "These two decks know each other" in await shown(hands)
        assert f"{DECKS[1]} has won 3 of their 3 games" in " ".join((await shown(hands)).split())
        assert "4 chains" in await shown(hands)
        await hands.press("1", "1")
        await pilot.pause()
        dealing = hands.table.sitting.dealing
        assert dealing is not None
        assert dealing.chains == (0, 4)


async def test_a_book_that_cannot_be_written_is_told_after_the_game(tmp_path: Path) -> None:
    (tmp_path / "book.jsonl").mkdir()
    app = match_app(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await give_up(hands, "Ann")
        assert "The rivalry book: " in await shown(hands)


async def test_the_match_is_chosen_at_the_seats() -> None:
    app = KeyforgeApp(library(), catalog(), settings=Settings(animation=False))
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        assert at(app, Menu)
        await hands.press("s", "tab", "tab")
        assert at(app, Seating)
        await hands.press("down", "right", "right", "right")
        assert "best of 7" in await shown(hands)
        await hands.press("left", "up", "left")
        assert "reversal" in await shown(hands)
        assert "Each plays the other's deck." in await shown(hands)
        assert "one game" in await shown(hands)
        await hands.press("left", "left")
        assert "best of 3" in await shown(hands), "adaptive has its own length"
        compare("match-80x24", await shown(hands))
        await hands.press("enter", "enter")
        await pilot.pause()
        match = hands.table.sitting.match
        assert match is not None
        assert match.setting.format is Format.ADAPTIVE


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_bidding_and_asking_look_as_they_did(tmp_path: Path, size: tuple[int, int]) -> None:
    app = match_app(tmp_path, Format.ADAPTIVE_SHORT)
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        compare(f"name-deck-{size[0]}x{size[1]}", await shown(hands))
        await hands.press("1", "4", "enter", "8")
        compare(f"bidding-{size[0]}x{size[1]}", await shown(hands))


async def test_a_match_left_between_two_games_goes_on_with_the_next(tmp_path: Path) -> None:
    app = match_app(tmp_path, best_of=3, first=0)
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await give_up(hands, "Ann")
        await hands.press("q")
        assert "It goes on another time." in await shown(hands)
        await hands.press("y")
    (left,) = waiting(tmp_path / "games")
    assert app.left == left.path
    again = match_app(tmp_path, best_of=1)
    async with again.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        said = await shown(hands)
        assert "A match is waiting for its next game" in said
        assert "before game 2" in said
        assert "Bob leads the match 1 to 0; 2 wins decide it." in said
        await hands.press("enter")
        assert "Ann, who goes first?" in await shown(hands)
        await hands.press("1")
        await pilot.pause()
        await hands.open_curtain()
        await hands.turn()
        assert list(waiting(tmp_path / "games")) == []  # it is being played
        await hands.press("ctrl+q")
        await hands.press("y")
    (game,) = waiting(tmp_path / "games")
    assert (game.over, progress(game)) == (None, "game 2, before the first turn")
    last = match_app(tmp_path)
    async with last.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.press("enter")
        await give_up(hands, "Ann")
        assert "Bob wins the match 2 to 0." in await shown(hands)
    assert [game.winner for game in book_of(tmp_path).games] == [1, 1]
    assert list(waiting(tmp_path / "games")) == []
    put_aside(game.path)
    assert list(waiting(tmp_path / "games")) == []  # of a match only the last game counts
    assert len(saved_games(tmp_path / "games")) == 2


async def test_the_menu_offers_first_what_was_left(tmp_path: Path) -> None:
    app = match_app(tmp_path, best_of=3, first=0)
    async with app.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        for _ in range(6):
            await hands.turn()
    menu = KeyforgeApp(library(), catalog(), folder=tmp_path / "games")
    async with menu.run_test(size=SMALL) as pilot:
        hands = Hands(pilot)
        said = await shown(hands)
        assert "r  Resume      Ann against Bob, game 1, turn" in said
        assert said.index("Resume") < said.index("Play")
        await hands.press("enter")
        await pilot.pause()
        assert at(menu, Curtain)
        assert "The game goes on where it was left." in await shown(hands)
        match = hands.table.sitting.match
        assert match is not None
        assert match.setting.wins_needed == 2
