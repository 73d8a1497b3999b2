"""The actions of Brobnar in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.erratum("E16")
def test_1_2_punch_stuns_an_enemy_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["1-2-punch"], "battleline": ["plain-3"]},
        {"battleline": ["plain-5", {"card": "plain-6", "stunned": True}]},
    )
    game.play("1-2-punch")
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-5")
    assert game.marked("stunned") == ["plain-5", "plain-6"]
    assert game.line(1) == ["plain-5", "plain-6"]
    assert game.amber == (1, 0)


@pytest.mark.erratum("E16")
def test_1_2_punch_destroys_a_stunned_creature_instead() -> None:
    game = scene(
        "brobnar",
        {"hand": ["1-2-punch"]},
        {"battleline": ["plain-5", {"card": "plain-6", "stunned": True, "owner": 0}]},
    )
    game.play("1-2-punch").choose("plain-6")
    assert game.line(1) == ["plain-5"]
    assert game.pile("discard") == ["1-2-punch", "plain-6"]
    assert game.marked("stunned") == []


@pytest.mark.erratum("E07")
@pytest.mark.parametrize(("chosen", "gained"), [("plain-5", 2), ("plain-4", 2), ("plain-1", 0)])
def test_the_flex_exhausts_a_ready_brobnar_creature(chosen: str, gained: int) -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["the-flex"],
            "battleline": [
                "plain-5",
                "plain-4",
                "plain-1",
                {"card": "plain-9", "exhausted": True},
                "mother",
            ],
        },
        {"battleline": ["plain-8"]},
    )
    game.play("the-flex")
    assert game.targets() == ["plain-5", "plain-4", "plain-1"]
    game.choose(chosen)
    assert set(game.marked("exhausted")) == {chosen, "plain-9"}
    assert game.amber == (gained, 0)


@pytest.mark.erratum("E07")
def test_the_flex_without_a_ready_brobnar_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["the-flex"], "battleline": [{"card": "plain-9", "exhausted": True}, "mother"]},
    )
    game.play("the-flex")
    assert game.amber == (0, 0)
    assert game.marked("exhausted") == ["plain-9"]


def test_first_blood_divides_two_damage_for_each_brobnar_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["first-blood"], "battleline": ["plain-5", "krump", "charette"]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.play("first-blood")
    assert game.targets() == ["plain-5", "krump", "charette", "plain-3", "plain-4"]
    game.choose("plain-3").choose("plain-4").choose("plain-3").choose("plain-3")
    assert game.damage() == {"plain-5": 0, "krump": 0, "charette": 0, "plain-4": 1}
    assert game.pile("discard", 1) == ["plain-3"]


def test_first_blood_comes_first_and_deals_nothing_for_others() -> None:
    game = scene(
        "brobnar",
        {"hand": ["first-blood", "punch"], "battleline": ["charette"]},
        {"battleline": ["plain-3"]},
    )
    game.play("first-blood")
    assert game.damage() == {"charette": 0, "plain-3": 0}
    game = scene("brobnar", {"hand": ["first-blood"], "battleline": ["krump"]})
    game.reap("krump")
    assert [reason.rule for reason in game.why("play", "first-blood")] == ["R46.1"]


def test_into_the_fray_readies_a_fighter_after_each_fight() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["into-the-fray"],
            "battleline": ["plain-9", "plain-3", "charette"],
            "houses": ["brobnar"],
        },
        {"battleline": ["plain-1", "plain-2", "plain-4"], "houses": ["brobnar"]},
    )
    game.play("into-the-fray")
    assert game.targets() == ["plain-9", "plain-3"]
    game.choose("plain-9")
    game.fight("plain-9", "plain-1").fight("plain-9", "plain-2")
    assert game.marked("exhausted") == []
    game.fight("plain-3", "plain-4")
    assert game.line() == ["plain-9", "charette"]
    game.reap("plain-9")
    assert game.marked("exhausted") == ["plain-9"]


def test_into_the_fray_ends_with_the_turn() -> None:
    game = scene(
        "brobnar",
        {"hand": ["into-the-fray"], "battleline": ["plain-9"], "houses": ["brobnar"]},
        {"battleline": ["plain-1", "plain-2"], "houses": ["brobnar"]},
    )
    game.play("into-the-fray").end().end().fight("plain-9", "plain-1")
    assert game.marked("exhausted") == ["plain-9"]


def test_pound_splashes() -> None:
    game = scene(
        "brobnar",
        {"hand": ["pound"], "battleline": ["plain-3"]},
        {"battleline": ["plain-5", "plain-2", "plain-1", "plain-4"]},
    )
    game.play("pound")
    assert game.targets() == ["plain-3", "plain-5", "plain-2", "plain-1", "plain-4"]
    game.choose("plain-2")
    assert game.damage() == {"plain-3": 0, "plain-5": 1, "plain-4": 0}
    assert sorted(game.pile("discard", 1)) == ["plain-1", "plain-2"]


def test_pound_with_nobody_there_does_nothing() -> None:
    game = scene("brobnar", {"hand": ["pound"]})
    game.play("pound")
    assert game.pile("discard") == ["pound"]
