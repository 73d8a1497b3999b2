"""The actions of Saurian in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_enlist_numeri_takes_a_rich_enemy_into_the_house() -> None:
    game = scene(
        "saurian",
        {"hand": ["enlist-numeri"], "battleline": ["plain-3"], "houses": ["saurian"]},
        {"battleline": [{"card": "plain-4", "amber": 1}, "plain-5"], "houses": ["brobnar"]},
    )
    game.play("enlist-numeri")
    if game.asks("position"):
        game.choose("right")
    assert (game.line(), game.line(1)) == (["plain-3", "plain-4"], ["plain-5"])
    game.pass_turn("brobnar").pass_turn("saurian")
    assert game.can("reap", "plain-4")
    assert not game.can("reap", "plain-3")


@pytest.mark.parametrize("way", [0, 1])
def test_ankylo_formation_covers_one_or_for_a_price_all(way: int) -> None:
    game = scene(
        "saurian",
        {"hand": ["ankylo-formation"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5"]},
    )
    game.play("ankylo-formation")
    game.game.choose(way)
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    covered = [n for n in ("plain-3", "plain-4", "plain-5") if "skirmish" in game.keywords(n)]
    assert covered == (["plain-4"] if way == 0 else ["plain-3", "plain-4"])
    assert game.captured() == ({} if way == 0 else {"plain-4": 1})


def test_di_no_you_didn_t_destroys_a_rich_enemy() -> None:
    game = scene(
        "saurian",
        {"hand": ["di-no-you-didn-t"], "battleline": [{"card": "plain-3", "amber": 1}]},
        {"battleline": [{"card": "plain-4", "amber": 1}, "plain-5"]},
    )
    game.play("di-no-you-didn-t")
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-5"])


def test_wipe_clear_hurts_all_and_strips_them() -> None:
    game = scene(
        "saurian",
        {"hand": ["wipe-clear"], "battleline": [{"card": "plain-3", "upgrades": ["stunner"]}]},
        {"battleline": [{"card": "plain-1", "upgrades": ["stunner"]}, "plain-4"]},
    )
    game.play("wipe-clear")
    assert game.damage() == {"plain-3": 1, "plain-4": 1}
    assert sorted(game.pile("discard")) == ["stunner", "wipe-clear"]


@pytest.mark.parametrize("enemies", [3, 1])
def test_carpe_vinum_exalts_two_enemies(enemies: int) -> None:
    line = ["plain-4", "plain-5", "plain-6"][:enemies]
    game = scene(
        "saurian", {"hand": ["carpe-vinum"], "battleline": ["plain-3"]}, {"battleline": line}
    )
    game.play("carpe-vinum")
    if enemies == 3:
        assert game.targets() == line
        game.choose("plain-4", "plain-6")
    assert game.captured() == ({"plain-4": 1, "plain-6": 1} if enemies == 3 else {"plain-4": 1})


def test_crushing_charge_destroys_the_small_and_chains() -> None:
    game = scene(
        "saurian",
        {"hand": ["crushing-charge"], "battleline": ["plain-4", "plain-5"]},
        {"battleline": ["plain-3", {"card": "plain-2", "power_counters": 3}]},
    )
    game.play("crushing-charge")
    assert (game.line(), game.line(1), game.chains) == (["plain-5"], ["plain-2"], (1, 0))


@pytest.mark.parametrize("way", [0, 1])
def test_decadence(way: int) -> None:
    game = scene(
        "saurian",
        {"hand": ["decadence"], "battleline": [{"card": "plain-3", "exhausted": True}]},
        {"battleline": [{"card": "plain-4", "amber": 2}, "plain-5"]},
    )
    game.play("decadence")
    game.game.choose(way)
    if way == 0:
        game.choose("reap")
        assert (game.captured(), game.amber) == ({"plain-3": 1, "plain-4": 2}, (1, 0))
    else:
        game.choose("plain-4")
        assert "plain-4" not in game.targets()
        game.choose("plain-5")
        assert game.captured() == {"plain-4": 1, "plain-5": 1}


@pytest.mark.parametrize("amber", [1, 0])
def test_ostracize_costs_an_amber(amber: int) -> None:
    game = scene(
        "saurian", {"hand": ["ostracize"], "amber": amber}, {"battleline": ["plain-9", "plain-3"]}
    )
    game.play("ostracize")
    if amber:
        game.choose("plain-9")
    assert game.pile("purged", 1) == (["plain-9"] if amber else [])
    assert game.amber == (0, 0)


@pytest.mark.parametrize(("tide", "captured"), [(0, 3), (1, 0), (None, 0)])
def test_reach_advantage_uses_the_tide_or_raises_it(tide: int | None, captured: int) -> None:
    game = scene(
        "saurian",
        {"hand": ["reach-advantage"], "battleline": ["plain-3"]},
        {"amber": 5, "battleline": ["plain-4"]},
        tide=tide,
    )
    game.play("reach-advantage")
    assert game.captured() == ({"plain-3": captured} if captured else {})
    assert game.game.view().tide == 0
