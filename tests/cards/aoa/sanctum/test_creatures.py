"""The creatures of Sanctum in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(
    ("armor", "enemy", "theirs", "captured"),
    [([], "plain-3", 4, 1), (["protect-the-weak"], "plain-3", 4, 2), ([], "plain-3", 0, 0)],
)
def test_maruck_captures_what_its_armor_prevents(
    armor: list[str], enemy: str, theirs: int, captured: int
) -> None:
    game = scene(
        "sanctum",
        {"battleline": [{"card": "maruck-the-marked", "upgrades": armor}], "amber": 5},
        {"battleline": [enemy], "amber": theirs},
    )
    game.fight("maruck-the-marked", enemy)
    assert game.card("maruck-the-marked").amber == captured
    assert game.amber == (5, theirs - captured)


def test_maruck_captures_once_per_prevention() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-1", "plain-2"], "amber": 3},
        {"battleline": ["maruck-the-marked"]},
    )
    game.fight("plain-1", "maruck-the-marked").fight("plain-2", "maruck-the-marked")
    assert game.card("maruck-the-marked").amber == 1  # its armor was used up
    assert game.card("maruck-the-marked").damage == 2
    assert game.amber == (2, 0)


@pytest.mark.ruling("Q51")
def test_maruck_under_hallowed_shield() -> None:
    game = scene(
        "sanctum",
        {"artifacts": ["hallowed-shield"], "battleline": ["maruck-the-marked"]},
        {"battleline": ["plain-3"], "amber": 2},
    )
    game.use("hallowed-shield").choose("maruck-the-marked")
    game.fight("maruck-the-marked", "plain-3")
    assert game.line(1) == []
    assert game.damage() == {"maruck-the-marked": 0}
    assert game.captured() == {}
    assert game.amber == (0, 2)
    assert game.card("maruck-the-marked").armor_used == 0


def test_opal_knight_destroys_even_power() -> None:
    game = scene(
        "sanctum",
        {"hand": ["opal-knight"], "battleline": ["plain-4", "plain-3"]},
        {"battleline": ["plain-6", {"card": "plain-5", "power_counters": 1}, "plain-7"]},
    )
    game.play("opal-knight")
    assert game.line() == ["plain-3", "opal-knight"]
    assert game.line(1) == ["plain-7"]


def test_opal_knight_destroys_itself_when_its_own_power_is_even() -> None:
    game = scene(
        "sanctum",
        {"hand": ["opal-knight"], "artifacts": ["banner-of-battle"]},
        {"battleline": ["plain-3"]},
    )
    game.play("opal-knight")  # power 6 with the banner
    assert game.line() == []
    assert game.line(1) == ["plain-3"]


def test_sir_marrows_captures_what_the_opponent_reaps() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "amber": 2, "hand": ["anger"]},
        {"battleline": ["sir-marrows", "plain-4"]},
    )
    game.play("anger").choose("sir-marrows")
    assert game.amber == (3, 0)  # a bonus icon is no reap
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "amber": 2},
        {"battleline": ["sir-marrows", "plain-4"]},
    )
    game.reap("plain-3")
    assert game.captured() == {"sir-marrows": 1}
    assert game.amber == (2, 0)


def test_sir_marrows_lets_its_own_side_reap() -> None:
    game = scene("sanctum", {"battleline": ["sir-marrows"]})
    game.reap("sir-marrows")
    assert game.captured() == {}
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q57")
def test_two_sir_marrows_and_one_reap() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "amber": 2},
        {"battleline": ["sir-marrows", "plain-4", "sir-marrows"]},
    )
    game.reap("plain-3")
    assert game.asks("order")
    game.choose("sir-marrows#2")
    assert game.card("sir-marrows#2").amber == 1
    assert game.card("sir-marrows#1").amber == 0
    assert game.amber == (2, 0)


@pytest.mark.ruling("Q17")
def test_sir_marrows_against_dimension_door() -> None:
    game = scene(
        "logos",
        {"hand": ["dimension-door"], "battleline": ["batdrone"]},
        {"battleline": ["sir-marrows"], "amber": 3},
    )
    game.play("dimension-door").reap("batdrone")
    assert game.amber == (1, 2)
    assert game.captured() == {}
