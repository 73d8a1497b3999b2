"""The upgrades of Logos in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_discombobulator_protects_the_pool_of_its_creatures_controller() -> None:
    game = scene(
        "shadows",
        {"battleline": ["noddy-the-thief"], "amber": 1},
        {"battleline": [{"card": "troll", "upgrades": ["discombobulator"]}], "amber": 3},
    )
    game.use("noddy-the-thief")
    assert game.amber == (1, 3)


def test_discombobulator_protects_nobody_else() -> None:
    game = scene(
        "shadows",
        {"battleline": ["noddy-the-thief", {"card": "troll", "upgrades": ["discombobulator"]}]},
        {"amber": 3},
    )
    game.use("noddy-the-thief")
    assert game.amber == (1, 2)


@pytest.mark.ruling("Q18")
def test_discombobulator_leaves_gargantodon_nothing_to_replace() -> None:
    game = scene(
        "shadows",
        {"battleline": ["gargantodon", "noddy-the-thief"]},
        {"battleline": [{"card": "troll", "upgrades": ["discombobulator"]}], "amber": 3},
    )
    game.use("noddy-the-thief")
    assert game.amber == (0, 3)
    on_cards = [game.card(name).amber for name in ("gargantodon", "noddy-the-thief", "troll")]
    assert on_cards == [0, 0, 0]


def test_academy_training_makes_a_logos_scholar() -> None:
    held = {"card": "plain-3", "upgrades": ["academy-training"]}
    game = scene(
        "logos", {"battleline": [held, "plain-4"], "deck": ["punch", "fear"]}, {"deck": ["smith"]}
    )
    assert not game.can("reap", "plain-4")
    game.reap("plain-3")
    assert (game.pile("hand"), game.amber) == (["punch"], (1, 0))
    game = scene("brobnar", {"battleline": [held, "plain-4"], "houses": ["brobnar", "logos"]})
    assert not game.can("reap", "plain-3")
