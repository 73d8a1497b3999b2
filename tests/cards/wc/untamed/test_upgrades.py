"""The upgrades of Untamed in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_instrument_of_silence_makes_a_paid_fighter() -> None:
    held = {"card": "plain-3", "upgrades": ["instrument-of-silence"]}
    game = scene("brobnar", {"battleline": [held]}, {"battleline": ["plain-9"]})
    game.fight("plain-3", "plain-9")
    assert (game.damage(), game.amber) == ({"plain-3": 0, "plain-9": 3}, (1, 0))


@pytest.mark.parametrize(("theirs", "captured"), [(2, {"plain-3": 1}), (0, {})])
def test_wild_spirit_captures_by_reaping(theirs: int, captured: dict[str, int]) -> None:
    held = {"card": "plain-3", "upgrades": [{"card": "wild-spirit", "owner": 1}]}
    game = scene("brobnar", {"battleline": [held, "plain-4"], "amber": 1}, {"amber": theirs})
    game.reap("plain-4").reap("plain-3")
    assert (game.captured(), game.amber) == (captured, (3, theirs - len(captured)))
