"""The upgrades of Star Alliance in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("tide", "word"), [(0, {"skirmish": 0}), (1, {"elusive": 0}), (None, {})])
def test_d1_v3_pod_dives_with_the_tide(tide: int | None, word: dict[str, int]) -> None:
    held = {"card": "plain-3", "upgrades": ["d1-v3-pod"]}
    game = scene("brobnar", {"battleline": [held, "plain-4"]}, tide=tide)
    assert (game.keywords("plain-3"), game.keywords("plain-4")) == (word, {})


@pytest.mark.parametrize(("tide", "captured"), [(1, {"plain-3": 2}), (0, {})])
def test_aember_vac_captures_at_high_tide(tide: int, captured: dict[str, int]) -> None:
    held = {"card": "plain-3", "upgrades": ["aember-vac"]}
    game = scene(
        "brobnar",
        {"amber": 3, "houses": ["brobnar"]},
        {"battleline": [held], "houses": ["brobnar"]},
        tide=tide,
    )
    game.pass_turn("brobnar")
    assert game.captured() == captured


def test_aember_vac_raises_the_tide() -> None:
    game = scene("staralliance", {"hand": ["aember-vac"], "battleline": ["plain-3"]}, tide=1)
    game.play("aember-vac")
    assert game.game.view().tide == 0
