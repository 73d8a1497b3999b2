"""The artifacts of Untamed in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import made, scene


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


def test_the_mysticeti_swims_into_the_line_with_counters() -> None:
    seal = made("seal", power=2, house="untamed")
    game = scene(
        "untamed",
        {
            "artifacts": ["the-mysticeti"],
            "battleline": ["seal", "seal", "plain-3", {"card": "seal", "exhausted": True}],
        },
        {"battleline": ["plain-5"]},
        cards=[seal],
    )
    game.use("the-mysticeti")
    assert game.targets() == ["seal", "seal"]
    game.choose("seal#1", "seal#2").choose("Between seal and plain-3")
    assert game.line() == ["seal", "seal", "the-mysticeti", "plain-3", "seal"]
    assert game.power("the-mysticeti") == 6
    assert game.keywords("the-mysticeti") == {"taunt": 0}
    assert game.marked("exhausted") == ["seal", "seal", "the-mysticeti", "seal"]


def test_the_mysticeti_stays_where_it_is_when_nobody_pulls() -> None:
    seal = made("seal", power=2, house="untamed")
    game = scene("untamed", {"artifacts": ["the-mysticeti"], "battleline": ["seal"]}, cards=[seal])
    game.use("the-mysticeti").none()
    assert game.pile("artifacts") == ["the-mysticeti"]
    assert game.card("the-mysticeti").power_counters == 0
    assert game.keywords("the-mysticeti") == {}
