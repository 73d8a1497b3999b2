"""Keys can be changed: in the settings file and on a screen; conflicts are refused."""

from pathlib import Path

import pytest

from keyforge_tui.sitting import settings as preferences
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.keys import keymap
from keyforge_tui.tui.keys.registry import ALL
from keyforge_tui.tui.keys.remap import KeyboardScreen
from keyforge_tui.tui.readers.reader import Reader
from tests.scenario import made, scene
from tests.tui.hands import Hands, frame
from tests.tui.test_app import menu_app
from tests.tui.test_questions import table


def test_the_usual_keys_are_in_nobodys_way() -> None:
    assert keymap.problem({}) is None
    keymap.use({})
    assert keymap.jump_keys() == "1234567890cghjkmqxyz"
    taken = {key for entry in ALL for key in entry.key.split(",")}
    assert not taken & set(keymap.jump_keys())


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"reap": "p"}, "p cannot be 'reap' and 'play' at once"),
        ({"reap": "1"}, "1 picks a card or an answer"),
        ({"reap": "ctrl+p"}, "ctrl+p opens the commands"),
        ({"jump": "x"}, "nothing called 'jump'"),
        ({"reap": "no such key"}, "is not a key"),
        ({"reap": "?"}, "? cannot be"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(changes: dict[str, str], said: str) -> None:
    problem = keymap.problem(changes)
    assert problem is not None
    assert said in problem


def test_two_keys_may_change_places() -> None:
    assert keymap.problem({"reap": "p", "play": "r"}) is None


def test_a_conflict_in_the_settings_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("keys:\n  reap: p\n", encoding="utf-8")
    found, problem = preferences.load(path, keymap.problem)
    assert found.keys == {}
    assert problem is not None
    assert "p cannot be 'reap' and 'play' at once" in problem


async def test_a_changed_key_is_in_the_footer_the_bar_and_the_help() -> None:
    play = scene("brobnar", {"battleline": ["plain-5"]})
    async with table(play, Settings(keys={"reap": "x", "end": "f9"})) as hands:
        shown = frame(hands.app)
        assert "x Reap" in shown.replace("   ", " ")
        assert "f9" in shown.lower()
        assert "x" not in hands.table.now.layout.keys, "it jumps to no card any more"
        await hands.press("r")
        assert play.amber == (0, 0), "the usual key does nothing any more"
        await hands.press("question_mark")
        assert isinstance(hands.app.screen, Reader)
        assert " f9" in frame(hands.app).lower()
        await hands.press("escape", "x")
        assert play.amber == (1, 0)


async def test_keys_are_changed_on_a_screen_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    app = menu_app(settings=path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await hands.press("t", "end", "enter")
        assert isinstance(app.screen, KeyboardScreen)
        await hands.press("enter", "d")
        assert "d cannot be" in frame(app), "it is taken"
        await hands.press("enter", "f7")
        assert "f7" in frame(app).lower()
        await hands.press("escape")
        assert "1 changed" in frame(app)
        await hands.press("escape")
    assert preferences.load(path)[0].keys == {"play": "f7"}


async def test_the_usual_key_comes_back() -> None:
    app = menu_app()
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await hands.press("t", "end", "enter", "enter", "f7", "backspace", "escape", "escape")
        assert app.settings.keys == {}


async def test_names_are_changed_on_a_screen() -> None:
    app = menu_app()
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await hands.press("t", "end", "up", "enter", "home", *"Ann ", "enter", "enter", "escape")
        assert app.settings.names == ("Ann Player 1", "Player 2")


async def test_effects_are_ordered_without_asking_where_that_is_wanted() -> None:
    gains = made("miser", power=2, after=[{"enters-play": "a creature", "do": [{"gain": 1}]}])
    play = scene("brobnar", {"hand": ["plain-3"], "battleline": ["miser"] * 3}, cards=[gains])
    async with table(play, Settings(auto_order=True)) as hands:
        await hands.press("p", "1")
        assert hands.kind == "main"
        assert play.amber == (3, 0)
