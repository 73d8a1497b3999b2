"""The table by keyboard: choosing, going back, reading, looking ahead."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from keyforge_tui.engine.model.decisions import DecisionKind
from keyforge_tui.tui.dialogs.confirm import Consent
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.ending.over import GameOverScreen
from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.table.screen import GameScreen
from tests.tui.hands import Hands, an_app


@asynccontextmanager
async def seated(turns: int = 0, size: tuple[int, int] = (120, 40)) -> AsyncIterator[Hands]:
    """A table after some answers, the curtain open."""
    app = an_app()
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        for _ in range(turns):
            await hands.turn()
        await hands.open_curtain()
        yield hands


async def to_main(hands: Hands) -> None:
    """Answer until the player may act."""
    while hands.decision.kind is not DecisionKind.MAIN:
        await hands.turn()
        await hands.open_curtain()


async def test_the_curtain_opens_with_its_key_only() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        for key in ("enter", "e", "escape", "p", "tab", "ctrl+p"):
            await pilot.press(key)
            assert isinstance(app.screen, Curtain)
        await pilot.press(app.screen.opener)
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


async def test_the_curtain_is_deaf_while_keys_are_coming_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("keyforge_tui.tui.dialogs.curtain.monotonic", lambda: now)
    monkeypatch.setattr(Curtain, "GUARD", 0.4)
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        curtain = app.screen
        assert isinstance(curtain, Curtain)
        opener = curtain.opener
        for key in (opener, "x", opener, opener):
            now += 0.3
            await pilot.press(key)
            await pilot.pause()
            assert app.screen is curtain, "a key pressed ahead opens nothing"
        now += 0.5
        await pilot.press("x")
        await pilot.pause()
        assert app.screen is curtain, "and another key never"
        now += 0.5
        await pilot.press(opener)
        await pilot.pause()
        assert curtain not in app.screen_stack, "once it was quiet, the key opens it"


async def test_a_turn_with_something_left_to_do_ends_on_the_second_press() -> None:
    async with seated() as hands:
        await to_main(hands)
        turn = hands.table.sitting.game.turn
        await hands.press("e")
        assert hands.table.sitting.game.turn == turn
        await hands.press("e")
        assert hands.table.sitting.game.turn == turn + 1
        assert isinstance(hands.app.screen, Curtain)


async def test_escape_takes_a_begun_fight_back() -> None:
    async with seated(40) as hands:
        for _ in range(400):
            await to_main(hands)
            fights = [o for o in hands.decision.options if o.action == "fight"]
            if fights:
                await hands.act(fights[0])
                if hands.decision.kind is DecisionKind.TARGET:
                    break
            else:
                await hands.turn()
        assert hands.kind == "target"
        answers = len(hands.table.sitting.game.choices)
        await hands.press("escape")
        assert hands.kind == "main"
        assert len(hands.table.sitting.game.choices) == answers - 1


async def test_undo_past_a_turn_asks_both() -> None:
    async with seated(6) as hands:
        await to_main(hands)
        await hands.press("e", "e")
        await hands.open_curtain()
        answers = len(hands.table.sitting.game.choices)
        await hands.press("u")
        assert isinstance(hands.app.screen, Consent)
        await hands.press("n")
        assert len(hands.table.sitting.game.choices) == answers
        await hands.press("u", "1", "2")
        assert len(hands.table.sitting.game.choices) == answers - 1
        assert isinstance(hands.app.screen, Curtain), "the cards of the other are covered first"


async def test_every_reader_opens_and_closes() -> None:
    async with seated(30) as hands:
        await to_main(hands)
        for key in ("l", "v", "n", "w", "i", "R", "b", "question_mark"):
            await hands.press(key)
            assert isinstance(hands.app.screen, Reader), key
            await hands.press("slash", "a", "enter", "down", "escape")
            assert hands.is_at_table, key


async def test_why_tells_rules() -> None:
    async with seated(4) as hands:
        await to_main(hands)
        sitting = hands.table.sitting
        hand = sitting.view().players[sitting.viewer].hand
        idle = next(card for card in hand if sitting.game.explain(card.id, "play"))
        hands.look_at(idle.id)
        await hands.press("w")
        reader = hands.app.screen
        assert isinstance(reader, Reader)
        assert any("R9.2" in str(entry.detail) for entry in reader.entries)


async def test_conceding_ends_the_game() -> None:
    async with seated(4) as hands:
        await hands.press("C", "y")
        assert isinstance(hands.app.screen, GameOverScreen)
        assert hands.app.screen.sitting.game.winner != hands.table.sitting.viewer


async def test_looking_ahead_at_a_reap_tells_the_amber() -> None:
    async with seated(20) as hands:
        for _ in range(200):
            await to_main(hands)
            reaps = [o for o in hands.decision.options if o.action == "reap"]
            if reaps:
                break
            await hands.turn()
        told = hands.table.sitting.outlook(reaps[0].id)
        before = len(hands.table.sitting.game.choices)
        assert any("gains 1Æ" in line for line in told)
        assert len(hands.table.sitting.game.choices) == before, "nothing was really done"
