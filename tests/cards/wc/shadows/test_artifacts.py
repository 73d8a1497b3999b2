"""The artifacts of Shadows in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_spike_trap_hits_every_flank() -> None:
    game = scene(
        "shadows",
        {"artifacts": ["spike-trap"], "battleline": ["plain-4", "plain-5", "plain-3"]},
        {"battleline": ["plain-6"]},
    )
    game.use("spike-trap", "omni")
    assert game.damage() == {"plain-4": 3, "plain-5": 0, "plain-6": 3}
    assert game.pile("discard") == ["plain-3", "spike-trap"]


@pytest.mark.parametrize(("amber", "keys"), [(4, 1), (3, 0)])
def test_the_quiet_anvil_makes_one_key_cheaper(amber: int, keys: int) -> None:
    game = scene(
        "shadows",
        {"artifacts": ["the-quiet-anvil"], "amber": 5, "houses": ["shadows"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert (game.keys(1), game.amber[1]) == (keys, amber - 4 * keys)
    assert game.in_play("the-quiet-anvil") is (keys == 0)
    game.pass_turn("shadows")
    assert game.keys() == (0 if keys else 1)


@pytest.mark.rule("R29.2", "R7.1")
@pytest.mark.parametrize(("house", "keys"), [("dis", 0), ("brobnar", 1)])
def test_keyforgery_lets_a_key_be_forged_for_the_right_house(house: str, keys: int) -> None:
    side = {"hand": ["punch"] * 6, "artifacts": ["keyforgery"], "amber": 3}
    game = scene("shadows", side, {"amber": 7, "hand": ["fear"]})
    game.end()
    assert game.game.decision is not None
    assert game.game.decision.player == 1
    game.choose(house)
    if keys:
        game.game.choose(0)
    assert game.keys(1) == keys
    assert game.amber == (3, 7 - 6 * keys)
    assert game.in_play("keyforgery") is bool(keys)
    assert game.pile("hand") == ["punch"] * 6
    assert game.pile("hand", 1) == ["fear"]


@pytest.mark.rule("R29.3")
def test_keyforgery_asks_nothing_where_no_key_could_be_forged_and_not_about_yours() -> None:
    for amber in ((0, 5), (6, 0)):
        side = {"hand": ["punch"] * 6, "artifacts": ["keyforgery"], "amber": amber[0]}
        game = scene("shadows", side, {"amber": amber[1], "hand": ["fear"] * 6})
        game.end()
        assert game.asks("main")
        assert game.keys(1) == 0
    game.end()
    while game.asks("pick"):
        assert game.game.decision is not None
        assert game.game.decision.player == 0
        game.game.choose(0)
    assert game.keys(0) == 1
    assert game.in_play("keyforgery")


def test_keyforgery_stops_nothing_with_an_empty_hand() -> None:
    side = {"deck": [], "artifacts": ["keyforgery"]}
    game = scene("shadows", side, {"amber": 6, "hand": ["fear"]})
    game.end().choose("dis")
    game.game.choose(0)
    assert game.keys(1) == 1
    assert game.in_play("keyforgery")
