"""The upgrades of Saurian in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def siren_horn(first: str) -> Play:
    bear = {"card": "ancient-bear", "amber": 1, "upgrades": ["siren-horn"]}
    game = scene("untamed", {"battleline": [bear]}, {"battleline": ["plain-2"]})
    return game.fight("ancient-bear", "plain-2").choose(first)


@pytest.mark.ruling("Q37")
def test_siren_horn_before_assault() -> None:
    game = siren_horn("Ancient Bear: Before Fight (Siren Horn)")
    assert game.amber == (1, 0)
    assert game.damage() == {"ancient-bear": 0}
    assert game.card("ancient-bear").amber == 0


@pytest.mark.ruling("Q37")
def test_siren_horn_after_assault() -> None:
    game = siren_horn("Ancient Bear: Assault")
    assert game.amber == (0, 0)
    assert game.damage() == {"ancient-bear": 0}
    assert game.card("ancient-bear").amber == 1


def test_siren_horn_moves_one_amber_to_the_creature_fought() -> None:
    armed = {"card": "plain-4", "amber": 2, "upgrades": ["siren-horn"]}
    game = scene("brobnar", {"battleline": [armed]}, {"battleline": ["plain-9", "plain-3"]})
    game.fight("plain-4", "plain-9")
    assert game.card("plain-9").amber == 1
    assert game.amber == (0, 1)  # R24.3: what was left when plain-4 died
    assert game.card("plain-3").amber == 0
