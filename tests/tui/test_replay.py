"""A saved game is looked at again on the screen, by keyboard and mouse."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from keyforge_tui.engine.model.words import PLAYERS
from keyforge_tui.match.setting import Dealing
from keyforge_tui.saves.restore import begin, restore
from keyforge_tui.saves.shelf import unfinished
from keyforge_tui.sitting.handover import hidden_names
from keyforge_tui.story.playback import Playback
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.replay.screen import ReplayScreen
from keyforge_tui.tui.start.menu import Menu
from tests.saves.games import dealing, pick, same
from tests.tui.hands import Hands, catalog, decks, frame, library
from tests.tui.pictures import compare
from tests.tui.stillness import until


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a game played to its end."""
    path = tmp_path_factory.mktemp("games") / "whole.journal"
    random = Random(3)
    session = begin(dealing(3), library(), path)
    while session.game.decision is not None:
        session.choose(*pick(session.game.decision, random))
    session.close()
    return path


@asynccontextmanager
async def watching(
    path: Path, folder: Path | None = None, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[tuple[Hands, ReplayScreen]]:
    """The replay on the screen."""
    playback = Playback(restore(path, library(), write=False))
    app = KeyforgeApp(library(), catalog(), playback=playback, folder=folder)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        yield Hands(pilot), screen


async def test_steps_by_choice_turn_and_key(whole: Path) -> None:
    async with watching(whole) as (hands, screen):
        playback = screen.playback
        await hands.press("right", "right", "right", "left")
        assert playback.place == 2
        assert f"2 of {playback.last}" in frame(hands.app)
        await hands.press("t", "t", "pagedown")
        assert playback.game.turn == 4
        assert "turn 4" in frame(hands.app)
        await hands.press("T")
        assert playback.game.turn == 3
        await hands.press("k")
        assert playback.place == playback.forgings[0]
        assert "forges" in frame(hands.app)
        await hands.press("end")
        assert playback.place == playback.last
        assert "wins the game" in frame(hands.app)
        await hands.press("K", "home")
        assert playback.place == 0


async def test_it_runs_at_a_speed_and_stops(whole: Path) -> None:
    async with watching(whole) as (hands, screen):
        screen.playback.go(screen.playback.last - 3)
        await hands.press("plus", "plus", "plus", "plus", "space")
        assert "playing 16/s" in frame(hands.app)
        await until(lambda: screen.playback.place == screen.playback.last, "the end is reached")
        assert "paused" in frame(hands.app)
        await hands.press("space")  # from the end it begins again
        assert screen.playback.place < screen.playback.last
        await hands.press("space")
        assert "paused" in frame(hands.app)


async def test_the_log_jumps_to_a_moment(whole: Path) -> None:
    async with watching(whole) as (hands, screen):
        await hands.press("end", "l")
        reader = hands.app.screen
        assert isinstance(reader, Reader)
        await hands.press("slash", *"forges", "enter", "enter")
        assert hands.app.screen is screen
        assert screen.playback.place == screen.playback.forgings[0]


async def test_hands_are_hidden_until_they_are_opened(whole: Path) -> None:
    async with watching(whole) as (hands, screen):
        for _ in range(12):
            await hands.press("t")
            game = screen.playback.game
            told = " ".join(text for _, text in screen.playback.story.told(None))
            names = {
                name for player in PLAYERS for name in hidden_names(game, game.visible(player))
            }
            known = {card.name for card in game.cards} - names
            shown = frame(hands.app)
            leaked = {
                name
                for name in names
                if name in shown and name not in told and not any(name in other for other in known)
            }
            assert not leaked
        await hands.press("o")
        shown = frame(hands.app)
        names = {
            game.cards[card].name for player in game.table.state.players for card in player.hand
        }
        words = {name.split()[0] for name in names}
        assert len({word for word in words if word in shown}) > len(words) // 2
        await hands.press("s")
        assert screen.viewer != game.first
        await hands.press("tab", "i")
        assert isinstance(hands.app.screen, Reader)
        await hands.press("escape", "v", "escape", "n", "escape", "a", "escape", "question_mark")
        assert isinstance(hands.app.screen, Reader)


async def test_a_branch_is_played_on_as_a_new_game(whole: Path, tmp_path: Path) -> None:
    async with watching(whole, tmp_path) as (hands, screen):
        screen.playback.go(40)
        await hands.press("b")
        await hands.pilot.pause()
        assert isinstance(hands.app.screen, Curtain)
        sitting = hands.table.sitting
        assert same(sitting.game, screen.playback.game)
        assert not sitting.chronicle.is_open
        await hands.turn()
        await hands.pilot.pause()
        await hands.open_curtain()
        await hands.press("ctrl+q", "y")
        await hands.pilot.pause()
        assert isinstance(hands.app.screen, ReplayScreen)
    (saved,) = unfinished(tmp_path)
    assert saved.choices == 41


async def test_a_damaged_journal_opens_to_its_last_good_line(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged.journal"
    path.write_bytes(whole.read_bytes().replace(b"\n20 choose", b"\n20 chosse"))
    async with watching(path) as (hands, screen):
        assert "line 25 is damaged" in frame(hands.app)
        assert screen.playback.last == 19


async def test_changed_cards_are_named(whole: Path) -> None:
    restored = restore(whole, library(), write=False)
    restored.changed = ["punch", "fear"]
    app = KeyforgeApp(library(), catalog(), playback=Playback(restored))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Changed since the game began: punch, fear." in frame(app)
        await pilot.press("a")
        await pilot.pause()
        assert "Cards that changed" in frame(app)


async def test_the_menu_offers_saved_games(whole: Path) -> None:
    app = KeyforgeApp(library(), catalog(), folder=whole.parent)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.press("y")
        await pilot.pause()
        assert "Ann against Bob" in frame(app)
        shown = []
        for key in ("enter", "q"):
            await hands.press(key)
            await pilot.pause()
            shown.append(type(app.screen))
        assert shown == [ReplayScreen, Menu]


async def test_it_is_stepped_by_mouse(whole: Path) -> None:
    async with watching(whole, size=(80, 24)) as (hands, screen):
        await hands.pilot.click("#keys", offset=(2, 0))
        assert screen.playback.place == 1


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_replay_looks_as_it_did(size: tuple[int, int], tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    begin(Dealing(decks(), 7, names=("Ann", "Bob")), library(), path).close()
    async with watching(path, size=size) as (hands, _):
        compare(f"replay-{size[0]}x{size[1]}", frame(hands.app))


async def test_log_and_table_are_written_from_the_replay(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with watching(whole, size=(80, 24)) as (hands, screen):
        await hands.press("t", "t", "o", "x")
        assert "keyforge-game.md" in frame(hands.app)
        await hands.press("down", "enter")
        await hands.pilot.pause()
        assert hands.app.screen is screen
        assert "Written to" in frame(hands.app)
        await hands.press("x", "down", "enter")
        for _ in range(3):
            await hands.press("x", "end", "enter")
            await hands.pilot.pause()
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {
        *("keyforge-game.md", "keyforge-game-2.md"),
        *("keyforge-game.svg", "keyforge-game-2.svg", "keyforge-game-3.svg"),
    }
    assert "## Turn 1" in (tmp_path / "keyforge-game.md").read_text()
    picture = (tmp_path / "keyforge-game.svg").read_text()
    assert picture.startswith("<svg")
    assert "open" in picture
    assert "Write" not in picture


async def test_what_cannot_be_written_is_said(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    async with watching(whole, size=(80, 24)) as (hands, _):
        await hands.press("x")
        folder.rmdir()
        monkeypatch.setattr(Path, "cwd", lambda: folder)
        await hands.press("enter")
        await hands.pilot.pause()
        assert "cannot be written" in frame(hands.app)
