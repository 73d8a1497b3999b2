"""The actions of Untamed in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.rule("R21.5")
def test_cauldron_boil_doubles_every_wound() -> None:
    game = scene(
        "untamed",
        {"hand": ["cauldron-boil"], "battleline": [{"card": "plain-9", "damage": 3}, "plain-4"]},
        {"battleline": [{"card": "plain-5", "damage": 3}, {"card": "plain-8", "damage": 1}]},
    )
    game.play("cauldron-boil")
    assert game.damage() == {"plain-9": 6, "plain-4": 0, "plain-8": 2}


def test_song_of_the_wild_pays_every_friendly_reaper() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["song-of-the-wild", "toad"],
            "battleline": ["knoxx", "dharna"],
            "houses": ["untamed"],
        },
        {"battleline": ["fanghouse"], "houses": ["untamed"]},
    )
    game.play("song-of-the-wild").reap("knoxx")
    assert game.amber == (2, 0)
    game.pass_turn("untamed").reap("fanghouse")
    assert game.amber == (2, 1)
    game.pass_turn("untamed").reap("knoxx")
    assert game.amber == (3, 1)


def test_the_fittest_grow() -> None:
    game = scene(
        "untamed",
        {"hand": ["the-fittest"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5"]},
    )
    game.play("the-fittest")
    assert [game.card(f"plain-{n}").power_counters for n in (3, 4, 5)] == [1, 1, 0]


def test_unnatural_selection_spares_three_of_each_side() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["unnatural-selection"],
            "battleline": ["plain-1", "plain-2", "plain-3", "plain-4"],
        },
        {"battleline": ["plain-5", "plain-6"], "artifacts": ["cannon"]},
    )
    game.play("unnatural-selection")
    assert game.targets() == ["plain-1", "plain-2", "plain-3", "plain-4"]
    game.choose("plain-1", "plain-2", "plain-4")
    assert (game.line(), game.line(1)) == (
        ["plain-1", "plain-2", "plain-4"],
        ["plain-5", "plain-6"],
    )
    assert game.pile("artifacts", 1) == ["cannon"]


@pytest.mark.parametrize("chosen", [[], ["plain-4"], ["plain-2", "plain-4", "plain-5"]])
def test_unsuspecting_prey_must_be_unhurt(chosen: list[str]) -> None:
    game = scene(
        "untamed",
        {"hand": ["unsuspecting-prey"], "battleline": ["plain-4"]},
        {"battleline": ["plain-2", "plain-5", {"card": "plain-6", "damage": 1}]},
    )
    game.play("unsuspecting-prey")
    assert game.targets() == ["plain-4", "plain-2", "plain-5"]
    if chosen:
        game.choose(*chosen)
    else:
        game.none()
    damage = game.damage()
    assert {name for name, number in damage.items() if number == 2} == set(chosen) - {"plain-2"}
    assert ("plain-2" in damage) is ("plain-2" not in chosen)
    assert damage["plain-6"] == 1


@pytest.mark.parametrize(("dead", "gained"), [(3, 2), (2, 0)])
def test_low_dawn_needs_three_dead_untamed_creatures(dead: int, gained: int) -> None:
    game = scene(
        "untamed",
        {
            "hand": ["low-dawn"],
            "discard": [*["knoxx", "dharna", "toad"][:dead], "punch", "the-fittest"],
            "battleline": ["fanghouse"],
        },
        {"discard": ["grovekeeper"]},
    )
    game.play("low-dawn")
    assert game.amber == (1 + gained, 0)
    assert sorted(game.pile("deck")) == sorted(["knoxx", "dharna", "toad"][:dead])
    assert sorted(game.pile("discard")) == ["low-dawn", "punch", "the-fittest"]
    assert game.pile("discard", 1) == ["grovekeeper"]
