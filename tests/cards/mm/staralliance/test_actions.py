"""The actions of Star Alliance in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import made, scene


@pytest.mark.ruling("Q45")
def test_survey_keeps_the_other_card_on_top() -> None:
    game = scene(
        "staralliance",
        {"hand": ["survey"], "deck": ["punch", "fear", "urchin"]},
        {"deck": ["umbra"]},
    )
    game.play("survey")
    assert sorted(game.targets()) == ["fear", "punch"]
    game.choose("punch")
    assert game.pile("discard") == ["survey", "punch"]
    assert game.pile("deck") == ["fear", "urchin"]
    assert game.amber == (1, 0)


def test_survey_with_a_single_card_left() -> None:
    game = scene("staralliance", {"hand": ["survey"], "deck": ["punch"]})
    game.play("survey")
    assert game.pile("deck") == []
    assert game.pile("discard") == ["survey", "punch"]


def test_subdue_hurts_and_stuns() -> None:
    game = scene(
        "staralliance",
        {"hand": ["subdue"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5"]},
    )
    game.play("subdue")
    assert game.targets() == ["plain-3", "plain-4", "plain-5"]
    game.choose("plain-5")
    assert (game.damage(), game.marked("stunned")) == (
        {"plain-3": 0, "plain-4": 0, "plain-5": 1},
        ["plain-5"],
    )


def test_new_frontiers_archive_a_house_and_discard_the_rest() -> None:
    game = scene(
        "staralliance",
        {"hand": ["new-frontiers"], "deck": ["subdue", "punch", "hold-the-line", "fear"]},
    )
    game.play("new-frontiers").choose("staralliance")
    assert sorted(game.pile("archives")) == ["hold-the-line", "subdue"]
    assert sorted(game.pile("discard")) == ["new-frontiers", "punch"]
    assert game.pile("deck") == ["fear"]


@pytest.mark.parametrize("destroyed", [True, False])
def test_particle_sweep_destroys_mutants(destroyed: bool) -> None:
    big = made("big-mutant", power=9, traits=["mutant"])
    game = scene(
        "staralliance",
        {"hand": ["particle-sweep"]},
        {"battleline": ["plain-3", "big-mutant"]},
        cards=[big],
    )
    game.play("particle-sweep").choose("big-mutant" if destroyed else "plain-3")
    assert game.damage(1) == ({"plain-3": 0} if destroyed else {"plain-3": 2, "big-mutant": 0})


@pytest.mark.parametrize(("mine", "cards"), [(0, 3), (2, 1), (3, 0), (4, 0)])
def test_hold_the_line_draws_for_those_too_few(mine: int, cards: int) -> None:
    game = scene(
        "staralliance",
        {"hand": ["hold-the-line"], "battleline": ["plain-3"] * mine, "deck": ["punch"] * 5},
        {"battleline": ["plain-4"] * 3},
    )
    game.play("hold-the-line")
    assert len(game.pile("hand")) == cards


@pytest.mark.rule("R21.3", "R43.7")
@pytest.mark.parametrize(("warded", "damage"), [(True, 3), (False, 3)])
def test_hadron_collision_breaks_a_ward_and_pierces_armor(warded: bool, damage: int) -> None:
    shield = made("shield", power=9, armor=2)
    game = scene(
        "staralliance",
        {"hand": ["hadron-collision"], "battleline": [{"card": "plain-3", "warded": True}]},
        {"battleline": [{"card": "shield", "warded": warded}]},
        cards=[shield],
    )
    game.play("hadron-collision").choose("shield")
    assert game.damage() == {"plain-3": 0, "shield": damage}
    assert game.marked("warded") == ["plain-3"]
