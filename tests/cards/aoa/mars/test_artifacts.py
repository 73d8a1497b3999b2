"""The artifacts of Mars in Age of Ascension."""

from __future__ import annotations

from tests.scenario import scene


def test_aember_conduction_unit_stuns_the_first_to_reap() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4", "plain-5"], "houses": ["brobnar"]},
        {"artifacts": ["aember-conduction-unit"], "battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    game.fight("plain-5", "plain-9").reap("plain-3").reap("plain-4")
    assert game.marked("stunned") == ["plain-3"]
    game.pass_turn("brobnar").reap("plain-9")
    assert game.marked("stunned") == ["plain-3"]
    game.pass_turn("brobnar").reap("plain-4")
    assert game.marked("stunned") == ["plain-3", "plain-4"]


def test_shard_of_hate_stuns_an_enemy_for_each_friendly_shard() -> None:
    game = scene(
        "mars",
        {"artifacts": ["shard-of-hate", "shard-of-pain", "cannon"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5", "plain-6"], "artifacts": ["shard-of-greed"]},
    )
    game.use("shard-of-hate")
    assert game.targets() == ["plain-4", "plain-5", "plain-6"]
    game.choose("plain-4").choose("plain-6")
    assert game.marked("stunned") == ["plain-4", "plain-6"]


def test_shard_of_hate_with_no_enemy_only_exhausts() -> None:
    game = scene("mars", {"artifacts": ["shard-of-hate"], "battleline": ["plain-3"]})
    game.use("shard-of-hate")
    assert game.marked("stunned") == []
    assert game.card("shard-of-hate").exhausted
