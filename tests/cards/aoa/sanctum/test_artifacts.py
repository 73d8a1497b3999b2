"""The artifacts of Sanctum in Age of Ascension."""

from __future__ import annotations

import pytest

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


def test_haedroth_s_wall_strengthens_friendly_flanks() -> None:
    game = scene(
        "sanctum",
        {"artifacts": ["haedroth-s-wall"], "battleline": ["plain-3", "plain-4", "plain-5"]},
        {"battleline": ["plain-6"]},
    )
    assert [game.power(f"plain-{n}") for n in (3, 4, 5, 6)] == [5, 4, 7, 6]


def test_eye_of_judgment_purges_a_creature_from_any_discard_pile() -> None:
    game = scene(
        "sanctum",
        {
            "artifacts": ["eye-of-judgment"],
            "discard": ["punch", "krump"],
            "battleline": ["plain-3"],
        },
        {"discard": ["charette", "cannon"]},
    )
    game.use("eye-of-judgment")
    assert game.targets() == ["krump", "charette"]
    game.choose("charette")
    assert (game.pile("purged"), game.pile("purged", 1)) == ([], ["charette"])
    assert game.pile("discard") == ["punch", "krump"]


def test_eye_of_judgment_with_no_creature_there_only_exhausts() -> None:
    game = scene("sanctum", {"artifacts": ["eye-of-judgment"], "discard": ["punch"]})
    game.use("eye-of-judgment")
    assert game.pile("discard") == ["punch"]


@pytest.mark.parametrize(
    ("line", "amber", "keys"),
    [
        (["plain-3", "charette"], 7, 0),
        (["plain-3", "charette"], 8, 1),
        (["plain-3", "charette", "batdrone"], 6, 1),
        ([], 7, 0),
    ],
)
def test_proclamation_346e_taxes_fewer_than_three_houses(
    line: list[str], amber: int, keys: int
) -> None:
    game = scene(
        "sanctum",
        {"artifacts": ["proclamation-346e"], "amber": 6, "houses": ["sanctum"]},
        {"battleline": line, "amber": amber, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.keys(1) == keys
    game.pass_turn()
    assert game.keys() == 1


def test_shard_of_hope_captures_for_each_friendly_shard() -> None:
    game = scene(
        "sanctum",
        {
            "artifacts": ["shard-of-hope", "shard-of-pain", "cannon"],
            "battleline": ["plain-3", "plain-4"],
        },
        {"artifacts": ["shard-of-greed"], "battleline": ["plain-5"], "amber": 5},
    )
    game.use("shard-of-hope")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.captured() == {"plain-4": 2}
    assert game.amber == (0, 3)


def test_shard_of_hope_needs_a_creature() -> None:
    game = scene("sanctum", {"artifacts": ["shard-of-hope"]}, {"amber": 5})
    game.use("shard-of-hope")
    assert game.amber == (0, 5)
