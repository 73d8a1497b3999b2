"""The artifacts of Shadows in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("others", [0, 2])
def test_shard_of_greed_gains_for_friendly_shards(others: int) -> None:
    game = scene(
        "shadows",
        {"artifacts": ["shard-of-greed", *["shard-of-pain"] * others, "seeker-needle"]},
        {"artifacts": ["shard-of-pain"]},
    )
    game.use("shard-of-greed")
    assert game.amber == (1 + others, 0)


@pytest.mark.ruling("Q66")
def test_shard_of_greed_used_by_an_enemy_nexus() -> None:
    game = scene("shadows", {"battleline": ["nexus"]}, {"artifacts": ["shard-of-greed"]})
    game.reap("nexus")
    assert game.amber == (2, 0)
    assert game.card("shard-of-greed").exhausted
