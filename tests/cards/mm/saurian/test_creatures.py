"""The creatures of Saurian in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import Play, Side, scene


def gorkus(active: int, order: list[str]) -> Play:
    """Q15: a line of three is destroyed by Gateway to Dis."""
    line = [
        {"card": "plain-3", "amber": 2},
        {"card": "optio-gorkus", "amber": 1, "upgrades": ["imperial-scutum"]},
        {"card": "plain-4", "amber": 1},
    ]
    sides: list[Side] = [{"battleline": line}, {}]
    sides[active]["hand"] = ["gateway-to-dis"]
    game = scene("dis", *sides, active=active)
    game.play("gateway-to-dis")
    for card in order:
        game.choose(card)
    return game


@pytest.mark.ruling("Q15")
def test_optio_gorkus_collects_before_his_shield_empties_him() -> None:
    game = gorkus(0, ["plain-3", "plain-4"])
    assert game.amber == (0, 0)
    assert game.game.table.state.players[0].chains == 3
    assert game.line() == []


@pytest.mark.ruling("Q15")
def test_optio_gorkus_collects_after_his_shield_emptied_him() -> None:
    game = gorkus(1, ["optio-gorkus", "plain-3"])
    assert game.amber == (0, 3)


def test_optio_gorkus_collects_from_his_neighbors_only() -> None:
    line = [{"card": "plain-2", "amber": 1}, {"card": "plain-1", "amber": 2}, "optio-gorkus"]
    game = scene("brobnar", {"battleline": ["plain-5", "plain-6"]}, {"battleline": line})
    game.fight("plain-5", "plain-2")
    assert game.amber == (1, 0)
    game.fight("plain-6", "plain-1")
    assert game.amber == (1, 0)
    assert game.card("optio-gorkus").amber == 2


@pytest.mark.ruling("Q71")
def test_saurian_egg_hatches_two_creatures() -> None:
    game = scene(
        "dis",
        {"battleline": ["saurian-egg"], "deck": ["optio-gorkus", "optio-gorkus", "punch"]},
    )
    game.use("saurian-egg", "omni")
    while game.asks("position"):
        game.choose("right")
    assert game.line() == ["optio-gorkus", "optio-gorkus"]
    for name in ("optio-gorkus#1", "optio-gorkus#2"):
        assert not game.card(name).exhausted
        assert game.card(name).power_counters == 3
        assert game.power(name) == 6
    assert game.pile("discard") == ["saurian-egg"]
    assert game.pile("deck") == ["punch"]


def test_saurian_egg_hatches_only_saurian_creatures() -> None:
    game = scene(
        "dis",
        {
            "battleline": ["saurian-egg"],
            "deck": ["plain-5", "optio-gorkus"],
            "discard": ["siren-horn"],
        },
        {"deck": ["optio-gorkus"]},
    )
    game.use("saurian-egg", "omni")
    if game.asks("position"):
        game.choose("left")
    assert game.line() == ["optio-gorkus"]
    assert game.pile("discard") == ["saurian-egg", "plain-5", "siren-horn"]
    assert game.pile("deck", 1) == ["optio-gorkus"]


def test_saurian_egg_stays_when_nothing_hatches() -> None:
    game = scene(
        "saurian",
        {"battleline": ["saurian-egg"], "deck": ["plain-5", "siren-horn"]},
        {"battleline": ["plain-1"]},
    )
    assert not game.can("reap", "saurian-egg")
    assert not game.can("fight", "saurian-egg")
    game.use("saurian-egg", "omni")
    assert game.line() == ["saurian-egg"]
    assert game.pile("discard") == ["siren-horn", "plain-5"]
    assert game.card("saurian-egg").exhausted
