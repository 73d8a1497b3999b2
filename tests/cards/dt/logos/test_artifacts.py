"""The artifacts of Logos in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("tide", "gained"), [(0, (1, 0)), (1, (0, 1)), (None, (0, 0))])
def test_mechabuoy_pays_each_player_for_whom_the_tide_is_high(
    tide: int | None, gained: tuple[int, int]
) -> None:
    game = scene("logos", {"artifacts": ["mechabuoy"]}, {}, tide=tide)
    game.pass_turn()
    assert game.amber == (0, gained[1])
    game.pass_turn("logos")
    assert game.amber == gained


def test_mechabuoy_does_the_same_whoever_controls_it() -> None:
    game = scene("logos", {}, {"artifacts": [{"card": "mechabuoy", "owner": 0}]}, tide=1)
    game.pass_turn("logos")
    assert game.amber == (0, 1)
    game.pass_turn()
    assert game.amber == (0, 1)
