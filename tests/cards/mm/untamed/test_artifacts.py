"""The artifacts of Untamed in Mass Mutation."""

from __future__ import annotations

from tests.scenario import scene


def test_mushroom_with_a_view_heals_every_friend() -> None:
    hurt = [{"card": n, "damage": 2} for n in ("plain-5", "plain-6", "plain-7")]
    game = scene(
        "brobnar",
        {"artifacts": ["mushroom-with-a-view"], "battleline": [hurt[0], "plain-4", hurt[1]]},
        {"battleline": [hurt[2]]},
    )
    game.use("mushroom-with-a-view", "omni")
    assert game.damage() == {"plain-5": 1, "plain-4": 0, "plain-6": 1, "plain-7": 2}
