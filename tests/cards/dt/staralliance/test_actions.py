"""The actions of Star Alliance in Dark Tidings."""

from __future__ import annotations

from tests.scenario import scene


def test_technobabble_stuns_a_creature_and_neighbors_of_its_house() -> None:
    game = scene(
        "staralliance",
        {"hand": ["technobabble"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5", "charette", "plain-6"]},
    )
    game.play("technobabble").choose("plain-5")
    assert game.marked("stunned") == ["plain-4", "plain-5"]
