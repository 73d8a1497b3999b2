"""The actions of Brobnar in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.erratum("E16")
def test_1_2_punch_stuns_an_enemy_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["1-2-punch"], "battleline": ["plain-3"]},
        {"battleline": ["plain-5", {"card": "plain-6", "stunned": True}]},
    )
    game.play("1-2-punch")
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-5")
    assert game.marked("stunned") == ["plain-5", "plain-6"]
    assert game.line(1) == ["plain-5", "plain-6"]
    assert game.amber == (1, 0)


@pytest.mark.erratum("E16")
def test_1_2_punch_destroys_a_stunned_creature_instead() -> None:
    game = scene(
        "brobnar",
        {"hand": ["1-2-punch"]},
        {"battleline": ["plain-5", {"card": "plain-6", "stunned": True, "owner": 0}]},
    )
    game.play("1-2-punch").choose("plain-6")
    assert game.line(1) == ["plain-5"]
    assert game.pile("discard") == ["1-2-punch", "plain-6"]
    assert game.marked("stunned") == []


@pytest.mark.erratum("E07")
@pytest.mark.parametrize(("chosen", "gained"), [("plain-5", 2), ("plain-4", 2), ("plain-1", 0)])
def test_the_flex_exhausts_a_ready_brobnar_creature(chosen: str, gained: int) -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["the-flex"],
            "battleline": [
                "plain-5",
                "plain-4",
                "plain-1",
                {"card": "plain-9", "exhausted": True},
                "mother",
            ],
        },
        {"battleline": ["plain-8"]},
    )
    game.play("the-flex")
    assert game.targets() == ["plain-5", "plain-4", "plain-1"]
    game.choose(chosen)
    assert set(game.marked("exhausted")) == {chosen, "plain-9"}
    assert game.amber == (gained, 0)


@pytest.mark.erratum("E07")
def test_the_flex_without_a_ready_brobnar_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["the-flex"], "battleline": [{"card": "plain-9", "exhausted": True}, "mother"]},
    )
    game.play("the-flex")
    assert game.amber == (0, 0)
    assert game.marked("exhausted") == ["plain-9"]
