"""The artifacts of Saurian in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import Side, scene


def rich(count: int) -> list[Side]:
    """So many creatures with Æmber on them."""
    return [{"card": "plain-3", "amber": 1} for _ in range(count)]


def test_bracchanalia_comes_with_amber_and_a_creature_captures() -> None:
    game = scene(
        "saurian",
        {"hand": ["bracchanalia"], "battleline": ["plain-3", "plain-4"]},
        {"amber": 2, "battleline": ["plain-5"]},
    )
    game.play("bracchanalia")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.card("bracchanalia").amber == 4
    assert game.captured() == {"plain-4": 1}
    assert game.amber == (1, 1)


@pytest.mark.parametrize(("mine", "theirs"), [(4, 3), (3, 4), (3, 3)])
def test_bracchanalia_pays_who_has_four_creatures_with_amber_when_the_turn_starts(
    mine: int, theirs: int
) -> None:
    game = scene(
        "saurian",
        {
            "artifacts": [{"card": "bracchanalia", "amber": 4}],
            "battleline": [*rich(mine), "plain-5"],
        },
        {"battleline": [*rich(theirs), "plain-6"]},
    )
    game.pass_turn("brobnar")
    assert game.amber == (0, 4 if theirs == 4 else 0)
    game.pass_turn("saurian")
    assert game.amber == (4 if mine == 4 else 0, 4 if theirs == 4 else 0)
    assert game.card("bracchanalia").amber == (4 if mine == theirs else 0)


@pytest.mark.parametrize("crew", [0, 1, 2])
def test_iss_indominus_fires_for_each_of_its_crew(crew: int) -> None:
    sailors = ["galeatops", "scylla"]
    game = scene(
        "saurian",
        {"artifacts": ["iss-indominus"], "battleline": [*sailors, "plain-3"]},
        {"battleline": ["plain-4", "plain-5"]},
    )
    game.use("iss-indominus")
    assert game.targets() == sailors
    if crew:
        game.choose(*sailors[:crew])
    else:
        game.none()
    assert game.damage(1) == {"plain-4": crew, "plain-5": crew}
    assert game.damage(0) == {"galeatops": 0, "scylla": 0, "plain-3": 0}


def test_altruist_s_rostrum_moves_amber_between_any_two() -> None:
    game = scene(
        "saurian",
        {"artifacts": ["altruist-s-rostrum"], "battleline": ["plain-3"]},
        {"battleline": [{"card": "plain-4", "amber": 2}, "plain-5"]},
    )
    game.use("altruist-s-rostrum").choose("plain-4")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-3")
    assert game.captured() == {"plain-3": 1, "plain-4": 1}


@pytest.mark.rule("R35.1", "R35.4")
def test_the_weakest_on_either_side_cannot_reap_beside_saurarium() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["bumpsy", "krump"], "artifacts": ["saurarium"]},
        {"battleline": ["plain-5", "plain-7"]},
    )
    assert not game.can("reap", "bumpsy")
    assert game.can("reap", "krump")
    assert game.can("fight", "bumpsy")


@pytest.mark.rule("R35.1")
def test_saurarium_lets_all_reap_that_another_is_weaker_than() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["bumpsy", "krump"], "artifacts": ["saurarium"]},
        {"battleline": ["plain-4"]},
    )
    assert game.can("reap", "bumpsy")
    assert game.can("reap", "krump")


@pytest.mark.rule("R35.1")
def test_saurarium_holds_all_that_tie_and_reads_the_power_they_have_now() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": ["bumpsy", {"card": "krump", "power_counters": 1}, "bumpsy"],
            "artifacts": ["saurarium"],
        },
    )
    assert not game.can("reap", "bumpsy")
    assert game.can("reap", "krump")


@pytest.mark.rule("R35.1")
def test_saurarium_holds_the_weakest_of_its_opponent_too() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["bumpsy", "krump"]},
        {"artifacts": ["saurarium"], "battleline": ["plain-9"]},
    )
    assert not game.can("reap", "bumpsy")
    assert game.can("reap", "krump")


@pytest.mark.parametrize("forger", [0, 1])
def test_the_first_scroll_taxes_whoever_forges(forger: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "amber": 8 if forger == 0 else 2, "houses": ["brobnar"]},
        {
            "artifacts": ["the-first-scroll"],
            "battleline": ["plain-4", "plain-5"],
            "amber": 9 if forger == 1 else 3,
            "houses": ["brobnar"],
        },
    )
    game.pass_turn("brobnar")
    if forger == 0:
        game.pass_turn("brobnar")
    assert game.keys(forger) == 1
    assert game.captured() == ({"plain-3": 1} if forger == 0 else {"plain-4": 1, "plain-5": 1})
    assert game.amber == ((1, 3) if forger == 0 else (2, 1))
