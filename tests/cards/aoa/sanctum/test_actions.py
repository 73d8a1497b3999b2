"""The actions of Sanctum in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def smite(line: list[object], enemies: list[object]) -> Play:
    game = scene("sanctum", {"hand": ["smite"], "battleline": line}, {"battleline": enemies})
    return game.play("smite")


def test_smite_hurts_the_neighbors_of_the_attacked_creature() -> None:
    game = smite(
        [{"card": "plain-3", "exhausted": True}, "plain-4"],
        ["plain-9", "plain-8", "plain-7", "plain-6"],
    )
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3").choose("plain-8")
    assert game.damage(1) == {"plain-9": 2, "plain-8": 3, "plain-7": 2, "plain-6": 0}
    assert game.line() == ["plain-4"]


def test_smite_hurts_the_neighbors_of_a_creature_that_died() -> None:
    game = smite(["plain-9"], ["plain-5", "plain-2", "plain-6", "plain-7"]).choose("plain-2")
    assert game.damage(1) == {"plain-5": 2, "plain-6": 2, "plain-7": 0}
    assert game.amber == (0, 0)


@pytest.mark.ruling("Q39")
def test_smite_with_firespitter() -> None:
    game = smite(["firespitter"], ["plain-2", "plain-1", "plain-1", "plain-1", "plain-2"])
    game.choose("plain-1#2")
    assert game.damage() == {"firespitter": 0, "plain-2": 1, "plain-2#2": 1}
    assert game.pile("discard", 1) == ["plain-1"] * 3
    assert game.card("firespitter").exhausted


def test_smite_without_a_fight_hurts_nobody() -> None:
    game = smite([{"card": "plain-3", "stunned": True, "exhausted": True}], ["plain-5", "plain-6"])
    assert game.marked("stunned") == []
    assert game.damage() == {"plain-3": 0, "plain-5": 0, "plain-6": 0}


def test_smite_forgets_earlier_fights() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["smite"],
            "battleline": [
                "maruck-the-marked",
                "sir-marrows",
                {"card": "plain-3", "stunned": True},
            ],
        },
        {"battleline": ["plain-8", "plain-9", "plain-7"]},
    )
    game.fight("sir-marrows", "plain-9").play("smite").choose("plain-3")
    assert game.damage(1) == {"plain-8": 0, "plain-9": 4, "plain-7": 0}


def test_golden_aura_heals_protects_and_calls_to_sanctum() -> None:
    hurt = {"card": "plain-5", "damage": 3}
    game = scene(
        "sanctum",
        {"hand": ["golden-aura"], "battleline": [hurt, "plain-4"], "houses": ["sanctum"]},
        {"battleline": ["plain-3", "plain-9"], "houses": ["brobnar"]},
    )
    game.play("golden-aura").choose("plain-5")
    assert game.damage(0) == {"plain-5": 0, "plain-4": 0}
    assert game.can("reap", "plain-5")
    assert not game.can("reap", "plain-4")
    game.fight("plain-5", "plain-9")
    assert game.damage() == {"plain-5": 0, "plain-4": 0, "plain-3": 0, "plain-9": 5}
    game.pass_turn("brobnar").fight("plain-3", "plain-5")
    assert game.damage(0) == {"plain-5": 3, "plain-4": 0}


@pytest.mark.parametrize(("damage", "gained"), [(3, 1), (4, 3), (5, 3)])
def test_healing_blast_pays_for_four_healed(damage: int, gained: int) -> None:
    game = scene(
        "sanctum",
        {"hand": ["healing-blast"], "battleline": [{"card": "plain-9", "damage": damage}]},
        {"battleline": [{"card": "plain-8", "damage": 5}]},
    )
    game.play("healing-blast").choose("plain-9")
    assert game.damage() == {"plain-9": 0, "plain-8": 5}
    assert game.amber == (gained, 0)  # with its bonus


def test_martyr_s_end_pays_for_each_friend_destroyed() -> None:
    warded = {"card": "plain-5", "warded": True}
    game = scene(
        "sanctum",
        {"hand": ["martyr-s-end"], "battleline": ["plain-3", "plain-4", warded]},
        {"battleline": ["plain-9"]},
    )
    game.play("martyr-s-end")
    assert game.targets() == ["plain-3", "plain-4", "plain-5"]
    game.choose("plain-3", "plain-5")
    assert (game.line(), game.line(1)) == (["plain-4", "plain-5"], ["plain-9"])
    assert game.amber == (2, 0)  # with its bonus


def test_martyr_s_end_may_take_none() -> None:
    game = scene("sanctum", {"hand": ["martyr-s-end"], "battleline": ["plain-3", "plain-4"]})
    game.play("martyr-s-end").none()
    assert (game.line(), game.amber) == (["plain-3", "plain-4"], (1, 0))


def test_equalize_lays_the_amber_of_each_side_anew() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["equalize"],
            "battleline": [
                {"card": "plain-1", "amber": 2},
                "plain-2",
                {"card": "plain-3", "amber": 1},
            ],
        },
        {"battleline": [{"card": "plain-4", "amber": 2}, "plain-5"], "amber": 3},
    )
    game.play("equalize")
    for choice in ("plain-2", "plain-2", "plain-3"):
        assert game.targets() == ["plain-1", "plain-2", "plain-3"]
        game.choose(choice)
    for choice in ("plain-5", "plain-4"):
        assert game.targets() == ["plain-4", "plain-5"]
        game.choose(choice)
    assert game.captured() == {"plain-2": 2, "plain-3": 1, "plain-4": 1, "plain-5": 1}
    assert game.amber == (1, 3)


def test_equalize_where_nothing_was_captured() -> None:
    game = scene("sanctum", {"hand": ["equalize"], "battleline": ["plain-1", "plain-2"]})
    game.play("equalize")
    assert game.captured() == {}


@pytest.mark.parametrize(
    ("mine", "theirs", "amber"),
    [
        ([], [], 0),
        (["sergeant-zakiel"], [], 0),
        (["bumpsy", "sergeant-zakiel"], ["bumpsy", "dextre"], 2),
        (
            [
                "bumpsy",
                "ember-imp",
                "dextre",
                "zorg",
                "silvertooth",
                "snufflegator",
                "com-officer-kirby",
            ],
            ["citizen-shrix"],
            6,
        ),
    ],
)
def test_free_markets_counts_houses_but_sanctum_up_to_six(
    mine: list[str], theirs: list[str], amber: int
) -> None:
    game = scene("sanctum", {"hand": ["free-markets"], "battleline": mine}, {"battleline": theirs})
    game.play("free-markets")
    assert game.amber == (amber, 0)
