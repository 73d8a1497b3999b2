"""The end of a game: who won and how, the chart, what each card did, the record."""

from pathlib import Path

import pytest

from keyforge_tui.tui.ending.chart import amber_chart, keys_by_turn, pools
from keyforge_tui.tui.ending.over import GameOverScreen
from keyforge_tui.tui.ending.record import tallies
from keyforge_tui.tui.readers.reader import Reader
from tests.scenario import scene
from tests.tui.hands import Hands, an_app, frame
from tests.tui.test_questions import table


async def test_it_tells_who_won_and_how() -> None:
    play = scene(
        "brobnar",
        {"battleline": ["plain-5"]},
        {"keys": ["red", "blue"], "amber": 6, "hand": ["plain-1"] * 6},
    )
    async with table(play) as hands:
        await hands.press("r", "e", "e")
        screen = hands.app.screen
        assert isinstance(screen, GameOverScreen)
        shown = frame(hands.app)
        assert "Bob wins" in shown
        assert "three keys are forged" in shown
        assert "Reaped most: plain-5 1" in shown


async def test_what_each_card_did_is_counted() -> None:
    play = scene(
        "brobnar", {"battleline": ["plain-5", "plain-4"]}, {"battleline": ["plain-2", "plain-3"]}
    )
    async with table(play) as hands:
        for action in ("fight", "reap"):
            await hands.act(next(o for o in hands.decision.options if o.action == action))
            while hands.kind == "target":
                await hands.pick(hands.decision)
        found = {one.name: dict(one.done) for one in tallies(hands.table.sitting)}
        fighter = "plain-5" if found["plain-5"].get("fights") else "plain-4"
        assert found[fighter]["destroyed"] == 1
        assert found[fighter]["damage dealt"] == int(fighter[-1])
        assert any(done.get("reaped") == 1 for done in found.values())
        await hands.press("C", "y", "c")
        assert isinstance(hands.app.screen, Reader)
        assert "What each card did" in frame(hands.app)
        assert fighter in frame(hands.app)


async def test_the_chart_has_a_column_for_every_turn_with_the_pools_as_they_were() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        for _ in range(60):
            await hands.turn()
        sitting = hands.table.sitting
        history = pools(sitting)
        assert history[-1] == tuple(player.amber for player in sitting.game.table.state.players)
        assert len(history) in (sitting.game.turn, sitting.game.turn + 1)
        assert any(any(pair) for pair in history)
        chart = amber_chart(sitting, 60, 10).plain
        assert "Ann" in chart
        assert "Bob" in chart
        assert chart.count("■") == sum(map(len, keys_by_turn(sitting).values()))


async def test_the_record_is_saved_and_tells_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = an_app()
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        for _ in range(20):
            await hands.turn()
        await hands.open_curtain()
        loser = hands.table.sitting.name(hands.table.sitting.viewer)
        await hands.press("C", "y", "w")
        assert "The record is in" in frame(app)
        await hands.press("w")
    first, second = sorted(tmp_path.glob("keyforge-*-ann-bob*.txt"))
    text = first.read_text(encoding="utf-8")
    assert "Turn 1:" in text
    assert "plays" in text
    winner = "Bob" if loser == "Ann" else "Ann"
    assert f"{winner} wins: the opponent gave up" in text
    assert second != first


async def test_a_record_that_cannot_be_saved_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def fails(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    app = an_app()
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        for _ in range(4):
            await hands.turn()
        await hands.open_curtain()
        await hands.press("C", "y")
        monkeypatch.setattr(Path, "write_text", fails)
        await hands.press("w")
        assert "could not be saved: No space left" in frame(app)


async def test_the_ways_on_are_clicked() -> None:
    app = an_app()
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        for _ in range(4):
            await hands.turn()
        await hands.open_curtain()
        await hands.press("C", "y")
        shown = frame(app).splitlines()
        y, x = next((n, line.index("cards")) for n, line in enumerate(shown) if "save the" in line)
        await pilot.click(offset=(x, y))
        await pilot.pause()
        assert isinstance(app.screen, Reader)
