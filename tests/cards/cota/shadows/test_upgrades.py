"""The upgrades of Shadows in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_duskrunner_steals_when_its_creature_reaps() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "plain-3", "upgrades": ["duskrunner"]}, "plain-4"]},
        {"amber": 2},
    )
    game.reap("plain-4")
    assert game.amber == (1, 2)
    game.reap("plain-3")
    assert game.amber == (3, 1)


@pytest.mark.rule("R26.13")
def test_duskrunner_on_an_enemy_creature_serves_its_controller() -> None:
    game = scene(
        "shadows",
        {"hand": ["duskrunner"], "amber": 2, "battleline": ["plain-4"]},
        {"battleline": ["plain-3"], "houses": ["brobnar"]},
    )
    game.play("duskrunner")
    assert game.targets() == ["plain-4", "plain-3"]
    game.choose("plain-3").end()
    game.reap("plain-3")
    assert game.amber == (1, 2)


def test_ring_of_invisibility_protects_attacker_and_attacked() -> None:
    worn = {"card": "plain-3", "upgrades": ["ring-of-invisibility"]}
    game = scene("brobnar", {"battleline": [worn, "plain-2"]}, {"battleline": ["plain-5"]})
    game.fight("plain-3", "plain-5")
    assert game.damage() == {"plain-3": 0, "plain-2": 0, "plain-5": 3}
    game = scene("brobnar", {"battleline": ["plain-5", "plain-6"]}, {"battleline": [worn]})
    game.fight("plain-5", "plain-3")
    assert game.damage() == {"plain-5": 0, "plain-6": 0, "plain-3": 0}
    game.fight("plain-6", "plain-3")  # only the first attack of a turn
    assert game.damage() == {"plain-5": 0, "plain-6": 3}


def test_ring_of_invisibility_is_played_with_its_icon() -> None:
    game = scene("shadows", {"hand": ["ring-of-invisibility"], "battleline": ["plain-3"]})
    game.play("ring-of-invisibility")
    assert game.amber == (1, 0)
    assert game.card("plain-3").upgrades == [game.id("ring-of-invisibility")]


def test_silent_dagger_strikes_a_flank_creature() -> None:
    armed = {"card": "plain-3", "upgrades": ["silent-dagger"]}
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", armed, "plain-6"]},
        {"battleline": ["plain-5", "plain-1", "plain-4"]},
    )
    game.reap("plain-3")
    assert game.targets() == ["plain-9", "plain-6", "plain-5", "plain-4"]
    game.choose("plain-5")
    assert game.amber == (1, 0)
    assert game.damage() == {
        "plain-9": 0,
        "plain-3": 0,
        "plain-6": 0,
        "plain-5": 4,
        "plain-1": 0,
        "plain-4": 0,
    }
