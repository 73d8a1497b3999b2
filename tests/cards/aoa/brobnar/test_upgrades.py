"""The upgrades of Brobnar in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.rule("R44.1", "R45.1")
@pytest.mark.parametrize("damage", [0, 1, 2])
def test_cybergiant_rig_turns_damage_into_counters_that_wear_off(damage: int) -> None:
    game = scene(
        "brobnar",
        {"hand": ["cybergiant-rig"], "battleline": [{"card": "plain-3", "damage": damage}]},
        {"battleline": [{"card": "plain-4", "damage": 1}]},
    )
    game.play("cybergiant-rig").choose("plain-3")
    assert game.damage() == {"plain-3": 0, "plain-4": 1}
    assert game.card("plain-3").power_counters == damage
    game.pass_turn("brobnar")
    assert game.card("plain-3").power_counters == max(0, damage - 1)
    game.pass_turn("brobnar")
    assert game.card("plain-3").power_counters == max(0, damage - 1)
