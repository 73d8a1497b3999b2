"""The actions of Saurian in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_phalanx_strike_hits_for_each_friendly_creature() -> None:
    game = scene(
        "saurian",
        {"hand": ["phalanx-strike"], "battleline": ["plain-1", "plain-2", "plain-3"]},
        {"battleline": ["plain-5", "plain-6"]},
    )
    game.play("phalanx-strike").choose("plain-6").no()
    assert game.damage() == {"plain-1": 0, "plain-2": 0, "plain-3": 0, "plain-5": 0, "plain-6": 3}
    assert game.amber == (1, 0)


def test_phalanx_strike_is_repeated_once_for_an_exalted_friend() -> None:
    game = scene(
        "saurian",
        {"hand": ["phalanx-strike"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": ["plain-5", "plain-6"]},
    )
    game.play("phalanx-strike").choose("plain-6").yes()
    assert game.targets() == ["plain-1", "plain-2"]
    game.choose("plain-2").choose("plain-5")
    assert game.damage() == {"plain-1": 0, "plain-2": 0, "plain-5": 2, "plain-6": 2}
    assert game.card("plain-2").amber == 1
    assert game.asks("main")


def test_phalanx_strike_without_friends_is_not_repeated() -> None:
    game = scene("saurian", {"hand": ["phalanx-strike"]}, {"battleline": ["plain-5"]})
    game.play("phalanx-strike")
    assert game.damage() == {"plain-5": 0}
    assert game.asks("main")


@pytest.mark.ruling("Q40")
def test_phalanx_strike_meets_a_ward_only_once() -> None:
    game = scene(
        "saurian",
        {"hand": ["phalanx-strike"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": [{"card": "plain-5", "warded": True}]},
    )
    game.play("phalanx-strike").choose("plain-5").yes().choose("plain-1").choose("plain-5")
    assert game.card("plain-5").damage == 2
    assert not game.card("plain-5").warded
    assert game.card("plain-1").amber == 1
