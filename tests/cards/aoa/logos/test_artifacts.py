"""The artifacts of Logos in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["logos", "dis", "untamed"]


def redacted(amber: int, player: int = 0) -> Play:
    """The house choice of player 0, with [REDACTED] on a side."""
    sides: list[dict[str, object]] = [{"houses": HOUSES}, {"houses": HOUSES}]
    sides[player]["artifacts"] = [{"card": "redacted", "amber": amber}]
    return scene(None, *sides)


@pytest.mark.parametrize("before", [0, 2])
def test_redacted_collects_amber_when_you_choose_logos(before: int) -> None:
    game = redacted(before).choose("logos")
    assert game.card("redacted").amber == before + 1
    assert game.keys() == 0


def test_redacted_forges_with_the_fourth_amber() -> None:
    game = redacted(3).choose("logos").choose("red")
    assert not game.in_play("redacted")
    assert game.keys() == 1
    assert game.amber == (0, 0)


def test_redacted_ignores_other_houses_and_the_opponent() -> None:
    assert redacted(3).choose("dis").card("redacted").amber == 3
    assert redacted(3, player=1).choose("logos").card("redacted").amber == 3


@pytest.mark.ruling("Q04")
def test_redacted_with_a_fourth_amber_from_elsewhere() -> None:
    game = redacted(4)
    assert game.in_play("redacted")
    assert game.keys() == 0
    game.choose("logos").choose("blue")
    assert not game.in_play("redacted")
    assert game.keys() == 1
    assert game.amber == (0, 0)  # what was on it went to the common supply
