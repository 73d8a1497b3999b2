"""The upgrades of Shadows in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_bonerot_venom_hurts_what_is_used(way: str) -> None:
    held = {"card": "plain-9", "upgrades": ["bonerot-venom"]}
    game = scene("brobnar", {"battleline": [held, "plain-4"]}, {"battleline": ["plain-3"]})
    game.reap("plain-4")
    assert game.damage(0) == {"plain-9": 0, "plain-4": 0}
    if way == "reap":
        game.reap("plain-9")
    else:
        game.fight("plain-9", "plain-3")
    assert game.damage(0) == {"plain-9": 2 if way == "reap" else 5, "plain-4": 0}
