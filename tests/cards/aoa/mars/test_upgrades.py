"""The upgrades of Mars in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_containment_field_destroys_what_is_used(way: str) -> None:
    held = {"card": "plain-5", "upgrades": ["containment-field"]}
    game = scene("brobnar", {"battleline": [held, "plain-4"]}, {"battleline": ["plain-3"]})
    game.reap("plain-4")
    assert game.line() == ["plain-5", "plain-4"]
    if way == "reap":
        game.reap("plain-5")
    else:
        game.fight("plain-5", "plain-3")
    assert game.line() == ["plain-4"]
    assert sorted(game.pile("discard")) == ["containment-field", "plain-5"]


def test_containment_field_lets_its_creature_defend_itself() -> None:
    held = {"card": "plain-5", "upgrades": ["containment-field"]}
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [held]})
    game.fight("plain-3", "plain-5")
    assert game.damage() == {"plain-5": 3}


def test_killzord_mk_9001_makes_a_fighter() -> None:
    held = {"card": "plain-3", "upgrades": ["killzord-mk-9001"]}
    game = scene("brobnar", {"battleline": [held, "plain-4"]}, {"battleline": ["plain-9"]})
    assert (game.power("plain-3"), game.armor("plain-3")) == (5, 2)
    assert game.power("plain-4") == 4
    game.fight("plain-3", "plain-9")
    assert game.damage() == {"plain-3": 0, "plain-4": 0, "plain-9": 5}
    assert game.chains == (1, 0)


def test_killzord_mk_9001_chains_whoever_controls_the_creature() -> None:
    held = {"card": "plain-3", "upgrades": [{"card": "killzord-mk-9001", "owner": 0}]}
    game = scene(
        "mars", {"houses": ["mars"]}, {"battleline": [held], "houses": ["brobnar"]}, active=0
    )
    game.pass_turn("brobnar").reap("plain-3")
    assert game.chains == (0, 0)
