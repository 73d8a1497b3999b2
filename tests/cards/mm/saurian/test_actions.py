"""The actions of Saurian in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("victim", ["plain-20", "plain-5"])
def test_beware_the_ides_strikes_in_the_center(victim: str) -> None:
    game = scene(
        "saurian",
        {"hand": ["beware-the-ides"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-1", victim, "plain-2"]},
    )
    game.play("beware-the-ides")
    assert (game.line(), game.line(1)) == (["plain-3", "plain-4"], ["plain-1", "plain-2"])


def test_curse_of_vanity_exalts_one_of_each_side() -> None:
    game = scene(
        "saurian",
        {"hand": ["curse-of-vanity"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5", "plain-6"]},
    )
    game.play("curse-of-vanity")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3")
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-6")
    assert game.captured() == {"plain-3": 1, "plain-6": 1}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_defense_initiative_may_ward_the_neighbors_as_well(answer: str) -> None:
    game = scene(
        "saurian",
        {
            "hand": ["defense-initiative"],
            "battleline": ["plain-2", "plain-3", "plain-4", "plain-5"],
        },
        {"battleline": ["plain-6"]},
    )
    game.play("defense-initiative").choose("plain-3").choose(answer)
    warded = ["plain-2", "plain-3", "plain-4"] if answer == "yes" else ["plain-3"]
    assert game.marked("warded") == warded
    assert game.captured() == ({"plain-3": 1} if answer == "yes" else {})


def test_sagittarii_s_gaze_exalts_the_wounded() -> None:
    game = scene(
        "saurian",
        {"hand": ["sagittarii-s-gaze"], "battleline": ["plain-3"]},
        {
            "battleline": [
                {"card": "plain-5", "damage": 1},
                "plain-6",
                {"card": "plain-7", "damage": 2},
            ]
        },
    )
    game.play("sagittarii-s-gaze")
    assert game.targets() == ["plain-5", "plain-7"]
    game.choose("plain-7")
    assert game.captured() == {"plain-7": 1}


def test_spoils_of_battle_flow_to_all_who_hold_some() -> None:
    game = scene(
        "saurian",
        {
            "hand": ["spoils-of-battle"],
            "battleline": ["plain-3", {"card": "plain-4", "amber": 1}],
            "amber": 4,
        },
        {"battleline": [{"card": "plain-5", "amber": 2}, "plain-6"], "amber": 6},
    )
    game.play("spoils-of-battle").choose("plain-3")
    assert game.captured() == {"plain-3": 2, "plain-4": 2, "plain-5": 3}
    assert game.amber == (4, 3)  # its bonus, and one captured from each


def test_hedonistic_intent_exalts_the_flanks() -> None:
    game = scene(
        "saurian",
        {"hand": ["hedonistic-intent"], "battleline": ["plain-3", "plain-4", "plain-5"]},
        {"battleline": ["plain-6"]},
    )
    game.play("hedonistic-intent")
    assert game.captured() == {"plain-3": 1, "plain-5": 1, "plain-6": 1}


@pytest.mark.parametrize(("held", "left"), [(4, 1), (2, 0), (0, 0)])
def test_humble_strips_a_creature_it_exhausts(held: int, left: int) -> None:
    game = scene(
        "saurian",
        {"hand": ["humble"]},
        {"battleline": [{"card": "plain-5", "amber": held}], "amber": 2},
    )
    game.play("humble")
    assert game.marked("exhausted") == ["plain-5"]
    assert (game.captured().get("plain-5", 0), game.amber) == (left, (1, 2))


@pytest.mark.rule("R28.2")
def test_humble_leaves_an_exhausted_creature_its_amber() -> None:
    game = scene(
        "saurian",
        {"hand": ["humble"]},
        {"battleline": [{"card": "plain-5", "amber": 4, "exhausted": True}]},
    )
    game.play("humble")
    assert game.captured() == {"plain-5": 4}


def test_crystal_surge_exalts_mutants() -> None:
    game = scene(
        "saurian",
        {"hand": ["crystal-surge"], "battleline": ["plain-3", "splinter"]},
        {"battleline": ["bull-wark", "plain-4"]},
    )
    game.play("crystal-surge")
    assert game.captured() == {"splinter": 1, "bull-wark": 1}


def test_legion_s_march_tramples_after_every_dinosaur() -> None:
    game = scene(
        "saurian",
        {
            "hand": ["legion-s-march"],
            "battleline": ["thero-centurion", "plain-3", "galeatops"],
            "houses": ["saurian"],
        },
        {"battleline": ["plain-9", "rhetor-gallim"], "houses": ["brobnar"]},
    )
    game.play("legion-s-march").reap("galeatops")
    assert game.damage(0) == {"thero-centurion": 0, "plain-3": 0, "galeatops": 0}
    game.fight("thero-centurion", "rhetor-gallim")
    while game.asks("order"):
        game.game.choose(0)
    damage = game.damage()
    assert (damage["plain-3"], damage["galeatops"], damage["plain-9"]) == (1, 1, 1)


@pytest.mark.parametrize(("held", "after"), [(5, (3, 2)), (4, (2, 2)), (1, (1, 0)), (0, (0, 0))])
def test_patronage_parts_what_a_creature_holds(held: int, after: tuple[int, int]) -> None:
    game = scene(
        "saurian",
        {"hand": ["patronage"]},
        {"battleline": [{"card": "plain-4", "amber": held}]},
    )
    game.play("patronage")
    assert (game.captured(), game.amber) == ({}, after)
