"""The upgrades of Saurian in Worlds Collide."""

from __future__ import annotations

from keyforge_tui.engine.table.characteristics import armor
from tests.scenario import scene


def test_imperial_scutum_gives_armor() -> None:
    game = scene(
        "saurian",
        {"hand": ["imperial-scutum"], "battleline": ["plain-3", "tunk"]},
    )
    game.play("imperial-scutum").choose("tunk")
    assert armor(game.game.table, game.id("tunk")) == 3
    assert armor(game.game.table, game.id("plain-3")) == 0
    assert game.amber == (1, 0)


def test_imperial_scutum_keeps_aember_from_the_opponent() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {
            "battleline": [
                {"card": "plain-3", "amber": 3, "upgrades": ["imperial-scutum"]},
                {"card": "plain-4", "amber": 1},
            ]
        },
    )
    game.fight("plain-9", "plain-3")
    assert game.amber == (0, 0)
    assert game.line(1) == ["plain-4"]
    assert game.card("plain-4").amber == 1
    assert sorted(game.pile("discard", 1)) == ["imperial-scutum", "plain-3"]


def test_the_callipygian_ideal_is_exalted_and_pays_for_keys() -> None:
    game = scene(
        "saurian",
        {
            "hand": ["the-callipygian-ideal"],
            "battleline": ["plain-3", "plain-4"],
            "amber": 5,
            "houses": ["saurian"],
        },
        {"houses": ["brobnar"], "battleline": ["plain-5"]},
    )
    game.play("the-callipygian-ideal").choose("plain-3")
    assert game.captured() == {"plain-3": 1}
    game.pass_turn("brobnar").end()
    while not game.asks("main") and not game.asks("house"):
        game.game.choose(0)
    assert (game.keys(), game.amber) == (1, (0, 0))
    assert game.captured() == {}
