"""The upgrades of Unfathomable in Dark Tidings."""

from __future__ import annotations

from tests.scenario import scene


def test_under_pressure_keeps_its_creature_tired() -> None:
    held = {
        "card": "plain-3",
        "upgrades": [{"card": "under-pressure", "owner": 1}],
        "exhausted": True,
    }
    game = scene(
        "brobnar",
        {"battleline": [held, {"card": "plain-4", "exhausted": True}], "houses": ["brobnar"]},
        {"houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.marked("exhausted") == ["plain-3"]
