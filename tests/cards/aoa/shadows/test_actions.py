"""The actions of Shadows in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["shadows", "dis", "logos"]


@pytest.mark.ruling("Q75")
@pytest.mark.parametrize(("copies", "damage"), [(1, 3), (2, 5)])
def test_lethal_distraction_adds_to_damage(copies: int, damage: int) -> None:
    game = scene(
        "shadows",
        {"hand": ["lethal-distraction"] * copies, "artifacts": ["seeker-needle"]},
        {"battleline": ["plain-7", "plain-8"]},
    )
    for number in range(copies):
        game.play(f"lethal-distraction#{number + 1}")
        assert game.targets() == ["plain-7", "plain-8"]
        game.choose("plain-7")
    assert game.amber == (copies, 0)
    game.use("seeker-needle").choose("plain-7")
    assert game.damage() == {"plain-7": damage, "plain-8": 0}


def test_lethal_distraction_adds_to_every_damage_this_turn() -> None:
    game = scene(
        "shadows",
        {"hand": ["lethal-distraction", "nerve-blast"], "battleline": ["dodger"], "houses": HOUSES},
        {"battleline": ["plain-15"], "amber": 2, "houses": HOUSES},
    )
    game.play("lethal-distraction").choose("plain-15")
    game.play("nerve-blast").choose("plain-15")
    assert game.card("plain-15").damage == 4
    game.fight("dodger", "plain-15")
    assert game.card("plain-15").damage == 11


def test_lethal_distraction_ends_with_the_turn() -> None:
    game = scene(
        "shadows",
        {"hand": ["lethal-distraction"], "battleline": ["plain-9"], "houses": HOUSES},
        {"artifacts": ["seeker-needle"], "houses": HOUSES},
    )
    game.play("lethal-distraction").end().choose("shadows").use("seeker-needle")
    assert game.card("plain-9").damage == 1


def life(warded: bool = False) -> Play:
    return scene(
        "shadows",
        {
            "hand": ["life-for-a-life"],
            "battleline": ["dodger", {"card": "plain-3", "warded": warded, "owner": 1}],
        },
        {"battleline": ["plain-7", "plain-6"]},
    )


@pytest.mark.erratum("E10")
def test_life_for_a_life_sacrifices_to_deal_damage() -> None:
    game = life().play("life-for-a-life")
    assert game.targets() == ["dodger", "plain-3"]
    game.choose("plain-3")
    assert game.targets() == ["dodger", "plain-7", "plain-6"]
    game.choose("plain-7")
    assert game.damage() == {"dodger": 0, "plain-7": 6, "plain-6": 0}
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (1, 0)


@pytest.mark.erratum("E10")
def test_life_for_a_life_with_a_warded_creature_deals_nothing() -> None:
    game = life(warded=True).play("life-for-a-life").choose("plain-3")
    assert game.asks("main")
    assert game.damage() == {"dodger": 0, "plain-3": 0, "plain-7": 0, "plain-6": 0}
    assert game.marked("warded") == []


@pytest.mark.erratum("E10")
def test_life_for_a_life_without_a_creature_deals_nothing() -> None:
    game = scene("shadows", {"hand": ["life-for-a-life"]}, {"battleline": ["plain-6"]})
    game.play("life-for-a-life")
    assert game.damage() == {"plain-6": 0}


@pytest.mark.ruling("Q74")
def test_sack_of_coins_may_be_split() -> None:
    game = scene(
        "shadows",
        {"hand": ["sack-of-coins"], "amber": 2, "battleline": ["plain-4"]},
        {"battleline": ["plain-3", "plain-3", "plain-3"], "amber": 9},
    )
    game.play("sack-of-coins")
    for name in ("plain-3#1", "plain-3#2", "plain-3#3"):
        assert len(game.targets()) == 4
        game.choose(name)
    assert game.damage() == {"plain-4": 0, "plain-3": 1, "plain-3#2": 1, "plain-3#3": 1}
    assert game.amber == (3, 9)


@pytest.mark.ruling("Q74")
def test_sack_of_coins_may_go_to_one_creature() -> None:
    game = scene(
        "shadows",
        {"hand": ["sack-of-coins"], "amber": 2},
        {"battleline": [{"card": "plain-5", "warded": True}, "plain-4"]},
    )
    game.play("sack-of-coins").choose("plain-5").choose("plain-5").choose("plain-4")
    assert game.damage() == {"plain-5": 0, "plain-4": 1}  # one event each: the ward took two
