"""Whole games by keyboard, at the smallest size and at the size the table is made for."""

import pytest

from keyforge_tui.tui.ending.over import GameOverScreen
from tests.tui.hands import Hands, an_app


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_whole_game_is_played_by_keyboard(size: tuple[int, int]) -> None:
    app = an_app()
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot)
        for _ in range(1500):
            await hands.turn()
            if hands.table.sitting.game.over:
                break
        await pilot.pause()
        assert hands.table.sitting.game.over
        assert isinstance(app.screen, GameOverScreen)
