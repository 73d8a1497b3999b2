"""The actions of Sanctum in Call of the Archons, O to Z."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_oath_of_poverty_pays_for_your_own_artifacts() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["oath-of-poverty"],
            "artifacts": ["gorm-of-omm", {"card": "cannon", "owner": 1}],
            "battleline": ["plain-3"],
        },
        {"artifacts": ["round-table"]},
    )
    game.play("oath-of-poverty")
    assert game.amber == (5, 0)
    assert (game.pile("artifacts"), game.pile("artifacts", 1)) == ([], ["round-table"])
    assert game.pile("discard") == ["oath-of-poverty", "gorm-of-omm"]
    assert game.pile("discard", 1) == ["cannon"]


def test_one_stood_against_many_never_meets_the_same_enemy() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["one-stood-against-many"],
            "battleline": [{"card": "snufflegator", "exhausted": True}, "bulwark"],
        },
        {"battleline": ["plain-10", "plain-11", "plain-12", "plain-13"]},
    )
    game.play("one-stood-against-many")
    assert game.targets() == ["snufflegator", "bulwark"]
    game.choose("snufflegator").choose("plain-11")
    assert game.targets() == ["plain-10", "plain-12", "plain-13"]
    game.choose("plain-13")
    assert game.targets() == ["plain-10", "plain-12"]
    game.choose("plain-10")
    assert game.damage(1) == {"plain-10": 4, "plain-11": 4, "plain-12": 0, "plain-13": 4}
    assert game.marked("exhausted") == ["snufflegator"]
    assert game.amber == (1, 0)


@pytest.mark.rule("R16.10")
def test_one_stood_against_many_with_a_single_enemy() -> None:
    """Readied for the second fight, it finds nobody and stays ready."""
    game = scene(
        "sanctum",
        {"hand": ["one-stood-against-many"], "battleline": ["snufflegator"]},
        {"battleline": ["plain-20"]},
    )
    game.play("one-stood-against-many")
    assert game.damage(1) == {"plain-20": 4}
    assert game.marked("exhausted") == []


def test_one_stood_against_many_ends_with_the_creature() -> None:
    game = scene(
        "sanctum",
        {"hand": ["one-stood-against-many"], "battleline": ["plain-3"]},
        {"battleline": ["plain-3", "plain-9"]},
    )
    game.play("one-stood-against-many").choose("plain-3#2")
    assert (game.line(), game.line(1)) == ([], ["plain-9"])
    assert game.damage(1) == {"plain-9": 0}


@pytest.mark.rule("R43.4")
def test_one_stood_against_many_loses_a_fight_to_stun() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["one-stood-against-many"],
            "battleline": [{"card": "snufflegator", "stunned": True}],
        },
        {"battleline": ["plain-10", "plain-11", "plain-12"]},
    )
    game.play("one-stood-against-many").choose("plain-10").choose("plain-11")
    assert game.damage(1) == {"plain-10": 4, "plain-11": 4, "plain-12": 0}
    assert (game.marked("stunned"), game.marked("exhausted")) == ([], ["snufflegator"])


def test_radiant_truth_stuns_between_the_flanks() -> None:
    game = scene(
        "sanctum",
        {"hand": ["radiant-truth"], "battleline": ["plain-1", "plain-2", "plain-3"]},
        {"battleline": ["plain-4", "plain-5", "plain-6", "plain-7"]},
    )
    game.play("radiant-truth")
    assert game.marked("stunned") == ["plain-5", "plain-6"]
    assert game.amber == (1, 0)


def test_shield_of_justice_protects_your_side_this_turn() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["shield-of-justice", "sequis", "horseman-of-pestilence"],
            "battleline": ["plain-3", "francus"],
        },
        {"battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    game.play("shield-of-justice").play("sequis").fight("francus", "plain-9")
    assert game.damage() == {"plain-3": 0, "francus": 0, "sequis": 0, "plain-9": 6}
    game.play("horseman-of-pestilence")
    assert game.damage() == {
        "plain-3": 0,
        "francus": 0,
        "sequis": 0,
        "horseman-of-pestilence": 0,
        "plain-9": 7,
    }
    assert game.amber == (1, 0)
    game.pass_turn("brobnar").fight("plain-9", "plain-3")
    assert game.line() == ["francus", "sequis", "horseman-of-pestilence"]


def test_take_hostages_captures_after_each_fight() -> None:
    game = scene(
        "brobnar",
        {
            "hand": [{"card": "take-hostages", "house": "brobnar"}],
            "battleline": ["plain-5", "plain-6", "plain-2"],
        },
        {"battleline": ["plain-3", "plain-9"], "amber": 5},
    )
    game.play("take-hostages")
    game.fight("plain-5", "plain-3").reap("plain-6")
    assert game.captured() == {"plain-5": 1}
    game.fight("plain-2", "plain-9")
    assert game.captured() == {"plain-5": 1}
    assert game.amber == (2, 4)


def test_take_hostages_lasts_one_turn() -> None:
    game = scene(
        "sanctum",
        {"hand": ["take-hostages"], "battleline": ["sequis"], "houses": ["sanctum"]},
        {"battleline": ["plain-5", "plain-2"], "amber": 5},
    )
    game.play("take-hostages")
    game.pass_turn("brobnar").fight("plain-2", "sequis")
    game.pass_turn("sanctum").fight("sequis", "plain-5")
    assert game.damage() == {"sequis": 3, "plain-5": 4}
    assert game.captured() == {}
    assert game.amber == (1, 5)


@pytest.mark.parametrize(("theirs", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_terms_of_redress(theirs: int, taken: int) -> None:
    game = scene(
        "sanctum",
        {"hand": ["terms-of-redress"], "battleline": ["plain-3", "bulwark"]},
        {"battleline": ["plain-4"], "amber": theirs},
    )
    game.play("terms-of-redress")
    assert game.targets() == ["plain-3", "bulwark"]
    game.choose("plain-3")
    assert game.captured() == ({"plain-3": taken} if taken else {})
    assert game.amber == (1, theirs - taken)


def test_terms_of_redress_without_a_creature() -> None:
    game = scene("sanctum", {"hand": ["terms-of-redress"]}, {"battleline": ["plain-4"], "amber": 3})
    game.play("terms-of-redress")
    assert game.amber == (1, 3)


def test_the_harder_they_come_purges_the_strong() -> None:
    game = scene(
        "sanctum",
        {"hand": ["the-harder-they-come"], "battleline": ["plain-5", "plain-4"]},
        {
            "battleline": [
                {"card": "plain-6", "owner": 0},
                {"card": "plain-3", "power_counters": 2},
                "plain-2",
            ]
        },
    )
    game.play("the-harder-they-come")
    assert game.targets() == ["plain-5", "plain-6", "plain-3"]
    game.choose("plain-6")
    assert game.pile("purged") == ["plain-6"]
    assert (game.line(), game.line(1)) == (["plain-5", "plain-4"], ["plain-3", "plain-2"])


def test_the_spirit_s_way_destroys_power_three_and_above() -> None:
    game = scene(
        "sanctum",
        {"hand": ["the-spirit-s-way"], "battleline": ["plain-2", "plain-3"]},
        {"battleline": [{"card": "plain-1", "power_counters": 2}, "plain-9", "plain-1"]},
    )
    game.play("the-spirit-s-way")
    assert (game.line(), game.line(1)) == (["plain-2"], ["plain-1"])
    assert game.card("plain-1#2").damage == 0


def test_virtuous_works_is_three_amber() -> None:
    game = scene("sanctum", {"hand": ["virtuous-works"]}, {"amber": 2})
    game.play("virtuous-works")
    assert game.amber == (3, 2)
    assert game.pile("discard") == ["virtuous-works"]
