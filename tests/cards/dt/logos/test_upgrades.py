"""The upgrades of Logos in Dark Tidings."""

from __future__ import annotations

from tests.scenario import scene


def test_reckless_experimentation_plays_the_top_card() -> None:
    held = {"card": "plain-3", "upgrades": ["reckless-experimentation"]}
    game = scene("brobnar", {"battleline": [held], "deck": ["smith", "fear"]})
    game.reap("plain-3")
    assert (game.pile("deck"), game.pile("discard")) == (["fear"], ["smith"])


def test_static_charge_shocks_the_neighbors_every_turn() -> None:
    held = {"card": "plain-3", "upgrades": [{"card": "static-charge", "owner": 0}]}
    game = scene(
        "brobnar",
        {"houses": ["brobnar"], "battleline": ["plain-9"]},
        {"battleline": ["plain-7", "plain-4", held, "plain-5"], "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.damage() == {"plain-9": 0, "plain-7": 0, "plain-4": 2, "plain-3": 0, "plain-5": 2}
