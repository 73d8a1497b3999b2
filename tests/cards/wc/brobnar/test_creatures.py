"""The creatures of Brobnar in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def mega_ganger_chieftain(flank: str) -> Play:
    game = scene(
        "brobnar",
        {
            "hand": ["mega-ganger-chieftain"],
            "battleline": [{"card": "plain-4", "exhausted": True}, "plain-5"],
        },
        {"battleline": ["plain-2"]},
    )
    return game.play("mega-ganger-chieftain", flank)


def test_mega_ganger_chieftain_readies_and_fights_with_a_neighbor() -> None:
    game = mega_ganger_chieftain("left")
    game.yes()
    assert game.damage() == {"mega-ganger-chieftain": 0, "plain-4": 2, "plain-5": 0}
    assert game.card("plain-4").exhausted
    assert game.pile("discard", 1) == ["plain-2"]


def test_mega_ganger_chieftain_may_decline() -> None:
    game = mega_ganger_chieftain("left")
    game.no()
    assert game.card("plain-4").exhausted
    assert game.line(1) == ["plain-2"]


@pytest.mark.erratum("E22")
@pytest.mark.parametrize(("tide", "usable"), [(None, True), (0, True), (1, False)])
def test_valoocanth_cannot_be_used_at_low_tide(tide: int | None, usable: bool) -> None:
    game = scene("brobnar", {"battleline": ["valoocanth"]}, {"battleline": ["plain-3"]}, tide=tide)
    assert game.can("reap", "valoocanth") is usable
    assert game.can("fight", "valoocanth") is usable


@pytest.mark.erratum("E22")
@pytest.mark.parametrize("way", ["reap", "fight"])
def test_valoocanth_exhausts_an_enemy_and_its_neighbors(way: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["valoocanth", "troll"]},
        {"battleline": ["plain-2", "plain-3", "plain-4", "plain-5", "plain-6"]},
    )
    game.act(way, "valoocanth")
    if way == "fight":
        game.choose("plain-2")
    assert game.targets() == game.line(1)
    game.choose("plain-4")
    tired = [name for name in game.line(1) if game.card(name).exhausted]
    assert tired == ["plain-3", "plain-4", "plain-5"]
    assert not game.card("troll").exhausted
