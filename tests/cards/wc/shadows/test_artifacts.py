"""The artifacts of Shadows in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_spike_trap_hits_every_flank() -> None:
    game = scene(
        "shadows",
        {"artifacts": ["spike-trap"], "battleline": ["plain-4", "plain-5", "plain-3"]},
        {"battleline": ["plain-6"]},
    )
    game.use("spike-trap", "omni")
    assert game.damage() == {"plain-4": 3, "plain-5": 0, "plain-6": 3}
    assert game.pile("discard") == ["plain-3", "spike-trap"]


@pytest.mark.parametrize(("amber", "keys"), [(4, 1), (3, 0)])
def test_the_quiet_anvil_makes_one_key_cheaper(amber: int, keys: int) -> None:
    game = scene(
        "shadows",
        {"artifacts": ["the-quiet-anvil"], "amber": 5, "houses": ["shadows"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert (game.keys(1), game.amber[1]) == (keys, amber - 4 * keys)
    assert game.in_play("the-quiet-anvil") is (keys == 0)
    game.pass_turn("shadows")
    assert game.keys() == (0 if keys else 1)
