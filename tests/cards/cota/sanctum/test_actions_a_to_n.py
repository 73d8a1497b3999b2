"""The actions of Sanctum in Call of the Archons, A to N."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_begone_destroys_dis_creatures_of_both_sides() -> None:
    game = scene(
        "sanctum",
        {"hand": ["begone"], "battleline": ["charette", "bulwark"]},
        {"battleline": ["plain-3", {"card": "shooler", "owner": 0}]},
    )
    game.play("begone")
    assert game.offered() == ["Destroy each Dis creature", "Gain 1Æ"]
    game.choose("Destroy each Dis creature")
    assert (game.line(), game.line(1)) == (["bulwark"], ["plain-3"])
    assert game.pile("discard") == ["begone", "shooler", "charette"]
    assert game.amber == (0, 0)


def test_begone_gains_instead() -> None:
    game = scene("sanctum", {"hand": ["begone"]}, {"battleline": ["shooler"]})
    game.play("begone").choose("Gain 1Æ")
    assert game.amber == (1, 0)
    assert game.line(1) == ["shooler"]


def test_blinding_light_stuns_one_house() -> None:
    game = scene(
        "sanctum",
        {"hand": ["blinding-light"], "battleline": ["bulwark", "plain-3"]},
        {"battleline": ["plain-2", "shooler"]},
    )
    game.play("blinding-light")
    assert len(game.offered()) == 10
    game.choose("brobnar")
    assert game.marked("stunned") == ["plain-3", "plain-2"]
    assert game.amber == (1, 0)


def test_charge_lets_each_creature_you_play_strike() -> None:
    game = scene(
        "sanctum",
        {"hand": ["charge", "sequis", "francus", "gorm-of-omm"], "battleline": ["bulwark"]},
        {"battleline": ["plain-5", "plain-4"]},
    )
    game.play("charge")
    assert game.amber == (1, 0)
    assert game.damage(1) == {"plain-5": 0, "plain-4": 0}
    game.play("sequis")
    assert game.targets() == ["plain-5", "plain-4"]
    game.choose("plain-4")
    game.play("gorm-of-omm")
    assert game.damage(1) == {"plain-5": 0, "plain-4": 2}
    game.play("francus").choose("plain-4")
    assert game.damage() == {"bulwark": 0, "sequis": 0, "francus": 0, "plain-5": 0}


def test_charge_adds_to_a_creature_s_own_play_ability() -> None:
    game = scene(
        "sanctum",
        {"hand": ["charge", "raiding-knight"]},
        {"battleline": ["plain-5"], "amber": 2},
    )
    game.play("charge").play("raiding-knight")
    assert game.asks("order")
    game.choose("raiding-knight")
    assert game.damage(1) == {"plain-5": 2}
    assert game.captured() == {"raiding-knight": 1}


@pytest.mark.rule("R30.4")
def test_charge_looks_forward_and_lasts_one_turn() -> None:
    game = scene(
        "sanctum",
        {"hand": ["sequis", "charge", "francus"], "houses": ["sanctum"]},
        {"battleline": ["plain-5"], "hand": ["plain-3"]},
    )
    game.play("sequis").play("charge")
    assert game.damage(1) == {"plain-5": 0}
    game.pass_turn("brobnar").play("plain-3")
    assert game.damage(0) == {"sequis": 0}
    game.pass_turn("sanctum").play("francus")
    assert game.asks("main")
    assert game.damage(1) == {"plain-5": 0, "plain-3": 0}


def test_cleansing_wave_gains_for_each_creature_it_healed() -> None:
    game = scene(
        "sanctum",
        {"hand": ["cleansing-wave"], "battleline": [{"card": "plain-5", "damage": 3}, "plain-4"]},
        {"battleline": [{"card": "plain-3", "damage": 1}, "plain-2"]},
    )
    game.play("cleansing-wave")
    assert game.damage() == {"plain-5": 2, "plain-4": 0, "plain-3": 0, "plain-2": 0}
    assert game.amber == (2, 0)


def test_clear_mind_unstuns_your_creatures_only() -> None:
    stunned = {"stunned": True}
    game = scene(
        "sanctum",
        {"hand": ["clear-mind"], "battleline": [{"card": "plain-3", **stunned}, "plain-4"]},
        {"battleline": [{"card": "plain-5", **stunned}]},
    )
    game.play("clear-mind")
    assert game.marked("stunned") == ["plain-5"]
    assert game.marked("exhausted") == []
    assert game.amber == (1, 0)


@pytest.mark.parametrize(
    ("before", "after"),
    [((4, 5), (5, 5)), ((5, 6), (5, 5)), ((9, 14), (5, 5)), ((0, 3), (1, 3))],
)
def test_doorstep_to_heaven(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Its own icon counts: 5 and 1 are 6."""
    game = scene(
        "sanctum", {"hand": ["doorstep-to-heaven"], "amber": before[0]}, {"amber": before[1]}
    )
    game.play("doorstep-to-heaven")
    assert game.amber == after


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(1, 3, 2), (2, 2, 0), (3, 1, 0), (0, 1, 1)])
def test_glorious_few_counts_the_difference(mine: int, theirs: int, gained: int) -> None:
    game = scene(
        "sanctum",
        {"hand": ["glorious-few"], "battleline": ["plain-3"] * mine},
        {"battleline": ["plain-3"] * theirs, "artifacts": ["gorm-of-omm"]},
    )
    game.play("glorious-few")
    assert game.amber == (gained, 0)


def test_honorable_claim_lets_each_knight_capture() -> None:
    game = scene(
        "sanctum",
        {"hand": ["honorable-claim"], "battleline": ["bulwark", "plain-3", "sequis"]},
        {"battleline": ["francus"], "amber": 4},
    )
    game.play("honorable-claim")
    assert game.captured() == {"bulwark": 1, "sequis": 1}
    assert game.amber == (1, 2)


@pytest.mark.rule("R42.12")
def test_honorable_claim_with_too_little_to_capture() -> None:
    game = scene(
        "sanctum",
        {"hand": ["honorable-claim"], "battleline": ["bulwark", "sequis", "francus"]},
        {"amber": 2},
    )
    game.play("honorable-claim")
    assert game.targets() == ["bulwark", "sequis", "francus"]
    game.choose("francus").choose("sequis")
    assert game.captured() == {"sequis": 1, "francus": 1}
    assert game.amber == (1, 0)


def test_inspiration_readies_and_uses_any_friendly_creature() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["inspiration"],
            "battleline": [{"card": "plain-4", "exhausted": True}, "bulwark"],
        },
        {"battleline": ["plain-2"]},
    )
    game.play("inspiration")
    assert game.targets() == ["plain-4", "bulwark"]
    game.choose("plain-4")
    assert game.offered() == ["Reap with plain-4", "Fight with plain-4"]
    game.choose("reap")
    assert game.amber == (1, 0)
    assert game.marked("exhausted") == ["plain-4"]


def test_inspiration_uses_a_ready_creature_to_fight() -> None:
    game = scene(
        "sanctum",
        {"hand": ["inspiration"], "battleline": ["plain-4"]},
        {"battleline": ["plain-2"]},
    )
    game.play("inspiration").choose("fight")
    assert game.damage() == {"plain-4": 2}
    assert game.pile("discard", 1) == ["plain-2"]


@pytest.mark.rule("R43.4")
def test_inspiration_on_a_stunned_creature() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["inspiration"],
            "battleline": [{"card": "plain-4", "exhausted": True, "stunned": True}],
        },
    )
    game.play("inspiration")
    assert (game.marked("stunned"), game.marked("exhausted")) == ([], ["plain-4"])
    assert game.amber == (0, 0)


@pytest.mark.ruling("Q87")
def test_mighty_lance_destroys_both_in_one_batch() -> None:
    game = scene("sanctum", {"hand": ["mighty-lance"]}, {"battleline": ["plain-3", "plain-3"]})
    game.play("mighty-lance").choose("plain-3")
    assert game.line(1) == []
    log = [event.kind.value for event in game.game.log]
    first = log.index("damaged")
    assert log[first : first + 2] == ["damaged", "damaged"]
    assert log.count("destroyed") == 2


@pytest.mark.rule("R21.5")
def test_mighty_lance_is_simultaneous() -> None:
    """Bulwark dies of it, but its neighbor still had its armor."""
    game = scene(
        "sanctum",
        {"hand": ["mighty-lance"], "battleline": ["plain-9"]},
        {"battleline": [{"card": "bulwark", "damage": 3}, "plain-3", "plain-8"]},
    )
    game.play("mighty-lance")
    assert game.targets() == ["plain-9", "bulwark", "plain-3", "plain-8"]
    game.choose("bulwark")
    assert game.damage() == {"plain-9": 0, "plain-3": 1, "plain-8": 0}


def test_mighty_lance_on_a_middle_creature_and_on_a_lone_one() -> None:
    game = scene(
        "sanctum",
        {"hand": ["mighty-lance", "mighty-lance"], "battleline": ["plain-9"]},
        {"battleline": ["plain-6", "plain-7", "plain-8"]},
    )
    game.play("mighty-lance").choose("plain-7")
    assert game.targets() == ["plain-6", "plain-8"]
    game.choose("plain-8")
    game.play("mighty-lance").choose("plain-9")
    assert game.damage() == {"plain-9": 3, "plain-6": 0, "plain-7": 3, "plain-8": 3}
