"""The creatures of Shadows in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import library, scene


@pytest.mark.erratum("E19")
def test_symon_is_an_alien() -> None:
    assert library().card("symon").traits == {"alien", "thief"}


def test_symon_puts_the_attacked_creature_on_its_owners_deck() -> None:
    game = scene(
        "shadows",
        {"battleline": ["symon"], "deck": ["fear"]},
        {
            "battleline": [
                {"card": "plain-5", "amber": 2, "owner": 0, "upgrades": ["jammer-pack"]},
                "plain-3",
            ],
            "deck": ["punch"],
        },
    )
    game.fight("symon", "plain-5")
    assert game.pile("deck") == ["plain-5", "fear"]
    assert game.pile("deck", 1) == ["punch"]
    assert game.pile("discard", 1) == ["jammer-pack"]
    assert game.damage() == {"symon": 0, "plain-3": 0}
    assert game.amber == (2, 0)


@pytest.mark.rule("R25.2")
def test_symon_leaves_what_it_destroyed_in_the_discard_pile() -> None:
    game = scene("shadows", {"battleline": ["symon"]}, {"battleline": ["plain-1"]})
    game.fight("symon", "plain-1")
    assert game.pile("discard", 1) == ["plain-1"]
    assert game.pile("deck", 1) == []


def test_symon_strikes_the_ward_off_first() -> None:
    game = scene(
        "shadows", {"battleline": ["symon"]}, {"battleline": [{"card": "tunk", "warded": True}]}
    )
    game.fight("symon", "tunk")
    assert game.pile("deck", 1) == ["tunk"]
