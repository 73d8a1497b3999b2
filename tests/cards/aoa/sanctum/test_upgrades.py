"""The upgrades of Sanctum in Age of Ascension."""

from __future__ import annotations

from tests.scenario import scene


def test_seraphic_armor_heals_and_armors() -> None:
    game = scene(
        "sanctum",
        {"hand": ["seraphic-armor"], "battleline": [{"card": "plain-5", "damage": 3}]},
        {"battleline": [{"card": "plain-4", "damage": 1}]},
    )
    game.play("seraphic-armor").choose("plain-5")
    assert game.damage() == {"plain-5": 0, "plain-4": 1}
    assert (game.armor("plain-5"), game.armor("plain-4")) == (1, 0)
