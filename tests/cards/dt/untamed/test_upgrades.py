"""The upgrades of Untamed in Dark Tidings."""

from __future__ import annotations

from tests.scenario import scene


def test_way_of_the_pixie_pays_its_reaper() -> None:
    held = {"card": "plain-3", "upgrades": ["way-of-the-pixie"]}
    game = scene("brobnar", {"battleline": [held, "plain-4"]})
    game.reap("plain-4").reap("plain-3")
    assert game.amber == (3, 0)
