"""The artifacts of Untamed in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("owner", [0, 1])
def test_pestergrove_enrages_whoever_enters(owner: int) -> None:
    sides: list[dict[str, object]] = [{"hand": ["plain-3"]}, {"battleline": ["plain-4"]}]
    sides[owner]["artifacts"] = ["pestergrove"]
    game = scene("brobnar", *sides)
    game.play("plain-3")
    assert game.marked("enraged") == ["plain-3"]


def test_ritual_of_life_trades_one_for_a_different_one() -> None:
    game = scene(
        "untamed",
        {
            "artifacts": ["ritual-of-life"],
            "battleline": ["toad", "plain-3"],
            "discard": ["knoxx", "punch", "dharna"],
        },
        {"battleline": ["plain-4"]},
    )
    game.use("ritual-of-life")
    assert game.targets() == ["toad", "plain-3"]
    game.choose("toad")
    assert sorted(game.targets()) == ["dharna", "knoxx"]
    game.choose("dharna")
    assert (game.pile("hand"), game.line()) == (["dharna"], ["plain-3"])


def test_ritual_of_life_without_a_victim_returns_nobody() -> None:
    game = scene(
        "untamed",
        {"artifacts": ["ritual-of-life"], "discard": ["knoxx"]},
        {"battleline": ["plain-4"]},
    )
    game.use("ritual-of-life")
    assert game.pile("hand") == []
