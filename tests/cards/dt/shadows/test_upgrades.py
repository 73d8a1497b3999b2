"""The upgrades of Shadows in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("answer", "free"), [("yes", True), ("no", False)])
def test_ransom_holds_a_creature_until_it_is_paid(answer: str, free: bool) -> None:
    held = {"card": "plain-5", "upgrades": [{"card": "ransom", "owner": 0}]}
    game = scene(
        "brobnar",
        {"houses": ["brobnar"], "amber": 1},
        {"battleline": [held], "amber": 3, "houses": ["brobnar"]},
    )
    game.end().choose(answer)
    if game.asks("house"):
        game.choose("brobnar")
    assert game.amber == ((3, 1) if free else (1, 3))
    assert game.can("reap", "plain-5") is free
    assert game.pile("discard") == (["ransom"] if free else [])


def test_hand_cannon_robs_what_it_fights() -> None:
    held = {"card": "plain-3", "upgrades": ["hand-cannon"]}
    game = scene(
        "brobnar",
        {"battleline": [held]},
        {"battleline": [{"card": "plain-9", "amber": 2}, {"card": "plain-8", "amber": 1}]},
    )
    game.fight("plain-3", "plain-9")
    assert (game.captured(), game.amber) == ({"plain-9": 1, "plain-8": 1}, (1, 0))
    assert game.damage(0) == {"plain-3": 0}
