"""The artifacts of Sanctum in Age of Ascension."""

from __future__ import annotations

from tests.scenario import scene

HOUSES = ["sanctum", "logos", "untamed"]


def test_hallowed_shield_protects_one_creature_this_turn() -> None:
    game = scene(
        "sanctum",
        {
            "artifacts": ["hallowed-shield"],
            "battleline": ["maruck-the-marked", "sir-marrows"],
            "houses": HOUSES,
        },
        {"battleline": ["plain-9", "plain-8"], "houses": HOUSES},
    )
    game.use("hallowed-shield")
    assert game.targets() == ["maruck-the-marked", "sir-marrows", "plain-9", "plain-8"]
    game.choose("plain-9").fight("maruck-the-marked", "plain-9")
    assert game.card("plain-9").damage == 0
    assert not game.in_play("maruck-the-marked")
    game.fight("sir-marrows", "plain-8")
    assert game.card("plain-8").damage == 4


def test_hallowed_shield_ends_with_the_turn() -> None:
    game = scene(
        "sanctum",
        {"artifacts": ["hallowed-shield"], "battleline": ["plain-4"], "houses": HOUSES},
        {"battleline": ["batdrone"], "houses": HOUSES},
    )
    game.use("hallowed-shield").choose("plain-4").end().choose("logos")
    game.fight("batdrone", "plain-4")
    assert game.card("plain-4").damage == 2
