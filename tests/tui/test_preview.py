"""What an attack or a reap will do is on the screen before it is done."""

import pytest

from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.table.screen import GameScreen
from tests.scenario import Play, made, scene
from tests.tui.hands import frame
from tests.tui.test_questions import table


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the cursor to rest."""
    monkeypatch.setattr(GameScreen, "OUTLOOK_DELAY", 60.0)


def duel(*others: str) -> Play:
    """A creature of power 5 against others."""
    return scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": list(others)})


async def test_an_attack_is_shown_before_it_is_made() -> None:
    play = duel("plain-3", "plain-9")
    async with table(play) as hands:
        await hands.press("f")
        assert hands.kind == "target"
        nine = play.game.table.state.players[1].battleline[1]
        key = next(k for k, spot in hands.table.now.layout.keys.items() if spot.number == nine)
        await hands.press(key)
        assert len(play.game.choices) == 1, "the first press only shows"
        shown = frame(hands.app)
        assert "plain-9 takes 5 damage" in shown
        assert "plain-5 takes 9 damage and is destroyed" in " ".join(shown.split())
        await hands.press(key)
        assert play.damage(1) == {"plain-3": 0, "plain-9": 5}


async def test_the_only_attack_there_is_is_shown_too_and_escape_leaves_it() -> None:
    play = duel("plain-3")
    async with table(play) as hands:
        await hands.press("f")
        assert play.game.choices == []
        assert "plain-3 takes 5 damage and is destroyed" in frame(hands.app)
        await hands.press("escape")
        assert "and is destroyed" not in frame(hands.app)
        assert play.game.choices == []
        await hands.press("f", "f")
        assert play.line(1) == []


async def test_it_is_not_asked_twice_what_stands_on_the_screen() -> None:
    play = duel("plain-3")
    async with table(play) as hands:
        hands.table.look_ahead()
        await hands.press("f")
        assert play.line(1) == []


async def test_attacks_are_made_at_once_where_that_is_wanted() -> None:
    play = duel("plain-3")
    async with table(play, Settings(animation=False, confirm_attack=False)) as hands:
        await hands.press("f")
        assert play.line(1) == []


async def test_a_reap_shows_its_amber() -> None:
    miner = made("miner", power=2, reap=[{"gain": 2}])
    play = scene("brobnar", {"battleline": ["miner"]}, cards=[miner])
    async with table(play) as hands:
        hands.table.look_ahead()
        await hands.pilot.pause()
        shown = " ".join(frame(hands.app).split())
        assert "Reap: " in shown
        assert "Ann gains 2Æ" in shown
