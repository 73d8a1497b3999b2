"""The upgrades of Shadows in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("side", [0, 1])
def test_opportunist_lets_its_creature_capture_from_its_opponent(side: int) -> None:
    sides: list[dict[str, object]] = [{"hand": ["opportunist"], "amber": 2}, {"amber": 2}]
    sides[side]["battleline"] = ["plain-3"]
    game = scene("shadows", *sides)
    game.play("opportunist")
    assert game.captured() == {"plain-3": 1}
    assert game.amber == ((3, 1) if side == 0 else (2, 2))
    assert "elusive" in game.keywords("plain-3")
