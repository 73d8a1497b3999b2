"""The artifacts of Logos in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_hologrammophone_wards_any_creature() -> None:
    game = scene(
        "logos",
        {"artifacts": ["hologrammophone"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.use("hologrammophone")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3")
    assert game.marked("warded") == ["plain-3"]


@pytest.mark.parametrize("owner", [0, 1])
def test_universal_keylock_breaks_at_the_first_key(owner: int) -> None:
    sides: list[dict[str, object]] = [
        {"amber": 9, "houses": ["logos"]},
        {"amber": 9, "houses": ["brobnar"]},
    ]
    sides[owner]["artifacts"] = ["universal-keylock"]
    game = scene("logos", *sides)
    game.pass_turn("brobnar")
    assert (game.keys(1), game.amber) == (1, (9, 0))
    assert game.pile("discard", owner) == ["universal-keylock"]
    game.pass_turn()
    assert (game.keys(), game.amber) == (1, (3, 0))


def test_universal_keylock_keeps_eight_from_forging() -> None:
    game = scene(
        "logos",
        {"artifacts": ["universal-keylock"], "amber": 8, "houses": ["logos"]},
        {"amber": 8, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar").pass_turn("logos")
    assert (game.keys(), game.keys(1)) == (0, 0)
    assert game.in_play("universal-keylock")
