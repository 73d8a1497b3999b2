"""The upgrades of Brobnar in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_fyre_breath_burns_the_neighbors_of_the_enemy() -> None:
    held = {"card": "plain-3", "upgrades": ["fyre-breath"]}
    game = scene(
        "brobnar",
        {"battleline": [held, "plain-5"]},
        {"battleline": ["plain-4", "plain-7", "plain-2", "plain-8"]},
    )
    assert (game.power("plain-3"), game.power("plain-5")) == (6, 5)
    game.fight("plain-3", "plain-7")
    assert game.damage(1) == {"plain-4": 2, "plain-7": 6, "plain-8": 0}


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_ghostform_protects_until_its_creature_is_used(way: str) -> None:
    held = {"card": "plain-3", "upgrades": [{"card": "ghostform", "owner": 1}]}
    game = scene("brobnar", {"battleline": [held, "plain-4"]}, {"battleline": ["plain-9"]})
    assert "invulnerable" in game.keywords("plain-3")
    if way == "reap":
        game.reap("plain-3")
    else:
        game.fight("plain-3", "plain-9")
    assert game.line() == ["plain-3", "plain-4"]
    assert game.pile("archives", 1) == ["ghostform"]
    assert "invulnerable" not in game.keywords("plain-3")


def test_ghostform_is_not_used_up_by_defending() -> None:
    held = {"card": "plain-3", "upgrades": ["ghostform"]}
    game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": [held]})
    game.fight("plain-9", "plain-3")
    assert game.damage() == {"plain-9": 3, "plain-3": 0}
    assert game.in_play("ghostform")
