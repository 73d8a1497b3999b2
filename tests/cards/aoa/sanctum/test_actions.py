"""The actions of Sanctum in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def smite(line: list[object], enemies: list[object]) -> Play:
    game = scene("sanctum", {"hand": ["smite"], "battleline": line}, {"battleline": enemies})
    return game.play("smite")


def test_smite_hurts_the_neighbors_of_the_attacked_creature() -> None:
    game = smite(
        [{"card": "plain-3", "exhausted": True}, "plain-4"],
        ["plain-9", "plain-8", "plain-7", "plain-6"],
    )
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3").choose("plain-8")
    assert game.damage(1) == {"plain-9": 2, "plain-8": 3, "plain-7": 2, "plain-6": 0}
    assert game.line() == ["plain-4"]


def test_smite_hurts_the_neighbors_of_a_creature_that_died() -> None:
    game = smite(["plain-9"], ["plain-5", "plain-2", "plain-6", "plain-7"]).choose("plain-2")
    assert game.damage(1) == {"plain-5": 2, "plain-6": 2, "plain-7": 0}
    assert game.amber == (0, 0)


@pytest.mark.ruling("Q39")
def test_smite_with_firespitter() -> None:
    game = smite(["firespitter"], ["plain-2", "plain-1", "plain-1", "plain-1", "plain-2"])
    game.choose("plain-1#2")
    assert game.damage() == {"firespitter": 0, "plain-2": 1, "plain-2#2": 1}
    assert game.pile("discard", 1) == ["plain-1"] * 3
    assert game.card("firespitter").exhausted


def test_smite_without_a_fight_hurts_nobody() -> None:
    game = smite([{"card": "plain-3", "stunned": True, "exhausted": True}], ["plain-5", "plain-6"])
    assert game.marked("stunned") == []
    assert game.damage() == {"plain-3": 0, "plain-5": 0, "plain-6": 0}


def test_smite_forgets_earlier_fights() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["smite"],
            "battleline": [
                "maruck-the-marked",
                "sir-marrows",
                {"card": "plain-3", "stunned": True},
            ],
        },
        {"battleline": ["plain-8", "plain-9", "plain-7"]},
    )
    game.fight("sir-marrows", "plain-9").play("smite").choose("plain-3")
    assert game.damage(1) == {"plain-8": 0, "plain-9": 4, "plain-7": 0}
