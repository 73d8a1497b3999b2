"""Sanctum cards of Age of Ascension, played and used."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["sanctum", "logos", "untamed"]

# -- Hallowed Shield -----------------------------------------------------------------------


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


# -- Maruck the Marked ---------------------------------------------------------------------


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


# -- Opal Knight ---------------------------------------------------------------------------


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


# -- Sir Marrows ---------------------------------------------------------------------------


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


# -- Smite ---------------------------------------------------------------------------------


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
