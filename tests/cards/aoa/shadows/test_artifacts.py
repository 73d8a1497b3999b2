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


def test_hideaway_hole_hides_creatures_until_your_next_turn() -> None:
    game = scene(
        "shadows",
        {
            "artifacts": ["hideaway-hole"],
            "battleline": ["plain-5"],
            "hand": ["gamgee", "knuckles-bolton"],
            "houses": ["shadows"],
        },
        {"battleline": ["plain-3", "plain-4"], "houses": ["brobnar"]},
    )
    game.use("hideaway-hole", "omni")
    assert game.pile("discard") == ["hideaway-hole"]
    assert "elusive" in game.keywords("plain-5")
    assert "elusive" not in game.keywords("plain-3")
    game.pass_turn("brobnar").fight("plain-3", "plain-5")
    assert game.damage() == {"plain-5": 0, "plain-3": 0, "plain-4": 0}
    game.pass_turn("shadows")
    assert "elusive" not in game.keywords("plain-5")


@pytest.mark.parametrize(("theirs", "stolen"), [(3, 3), (2, 2), (4, 0), (0, 0)])
def test_guard_disguise_robs_the_poor(theirs: int, stolen: int) -> None:
    game = scene("shadows", {"artifacts": ["guard-disguise"], "amber": 1}, {"amber": theirs})
    game.use("guard-disguise")
    assert game.amber == (1 + stolen, theirs - stolen)
    assert game.pile("discard") == ["guard-disguise"]
