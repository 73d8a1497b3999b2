"""The artifacts of Shadows in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("crew", [0, 1, 2])
def test_archon_s_revenge_steals_for_each_of_its_crew(crew: int) -> None:
    sailors = ["gamgee", "redlock"]
    game = scene(
        "shadows",
        {"artifacts": ["archon-s-revenge"], "battleline": [*sailors, "plain-3"]},
        {"amber": 5},
    )
    game.use("archon-s-revenge")
    assert game.targets() == sailors
    if crew:
        game.choose(*sailors[:crew])
    else:
        game.none()
    assert game.amber == (crew, 5 - crew)


@pytest.mark.parametrize(("tide", "hidden"), [(0, True), (1, False)])
def test_submersible_hides_thieves_at_high_tide(tide: int, hidden: bool) -> None:
    game = scene(
        "shadows",
        {"artifacts": ["submersible"], "battleline": ["redlock", "plain-3"]},
        {"battleline": ["yantzee-gang"]},
        tide=tide,
    )
    assert ("elusive" in game.keywords("redlock")) is hidden
    assert "elusive" not in game.keywords("plain-3")
    assert "elusive" not in game.keywords("yantzee-gang")


@pytest.mark.parametrize(("tide", "stolen"), [(0, 1), (1, 0)])
def test_the_flyin_specter_steals_at_high_tide(tide: int, stolen: int) -> None:
    game = scene("shadows", {"artifacts": ["the-flyin--specter"]}, {"amber": 3}, tide=tide)
    game.use("the-flyin--specter")
    assert game.amber == (stolen, 3 - stolen)


def test_the_flyin_specter_sinks_with_the_opponents_tide() -> None:
    game = scene(
        "sanctum", {"hand": ["marshal-ewer"]}, {"artifacts": ["the-flyin--specter"]}, tide=1
    )
    game.play("marshal-ewer")
    assert game.pile("discard", 1) == ["the-flyin--specter"]


@pytest.mark.parametrize(("theirs", "gained"), [(6, 1), (5, 0)])
def test_trickle_down_theory(theirs: int, gained: int) -> None:
    game = scene("shadows", {"hand": ["trickle-down-theory"]}, tide=1)
    game.play("trickle-down-theory")
    assert game.game.view().tide == 0
    game = scene("brobnar", {"artifacts": ["trickle-down-theory"]}, {"amber": theirs})
    game.use("trickle-down-theory", "omni")
    assert game.amber == (gained, theirs)
