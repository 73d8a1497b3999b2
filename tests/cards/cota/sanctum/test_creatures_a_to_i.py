"""The creatures of Sanctum in Call of the Archons, A to I."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_bulwark_gives_its_neighbors_armor() -> None:
    game = scene(
        "sanctum",
        {"hand": ["bulwark"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": ["plain-9"]},
    )
    game.play("bulwark", "right")
    armors = [game.armor(name) for name in ("plain-1", "plain-2", "bulwark", "plain-9")]
    assert armors == [0, 2, 2, 0]


def test_bulwark_armor_stops_damage() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"]},
        {"battleline": ["plain-3", "bulwark", "sequis", "plain-5"]},
    )
    assert (game.armor("sequis"), game.armor("plain-5")) == (4, 0)
    game.fight("plain-4", "plain-3")
    assert game.damage() == {"plain-4": 3, "plain-3": 2, "bulwark": 0, "sequis": 0, "plain-5": 0}


@pytest.mark.ruling("Q115")
def test_champion_anaphiel_shields_its_neighbors() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": ["plain-3", "plain-4", "champion-anaphiel", "plain-5"]},
    )
    game.act("fight", "plain-9")
    assert game.targets() == ["plain-3", "champion-anaphiel"]
    game.choose("champion-anaphiel")
    assert game.line(1) == ["plain-3", "plain-4", "plain-5"]
    assert game.damage(0) == {"plain-9": 6}


@pytest.mark.ruling("Q115")
def test_champion_anaphiel_beside_another_with_taunt() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": ["plain-3", "champion-anaphiel", "sanctum-guardian", "plain-4"]},
    )
    game.act("fight", "plain-9")
    assert game.targets() == ["champion-anaphiel", "sanctum-guardian"]
    game.choose("champion-anaphiel")
    assert game.damage() == {"plain-9": 6, "plain-3": 0, "sanctum-guardian": 0, "plain-4": 0}


def test_champion_tabris_captures_when_it_has_fought() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["champion-tabris"]},
        {"battleline": ["plain-4"], "amber": 3},
    )
    game.fight("champion-tabris", "plain-4")
    assert game.captured() == {"champion-tabris": 1}
    assert game.amber == (0, 2)
    assert game.damage() == {"champion-tabris": 2}


def test_champion_tabris_captures_nothing_as_defender() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-4"], "amber": 3}, {"battleline": ["champion-tabris"]}
    )
    game.fight("plain-4", "champion-tabris")
    assert game.captured() == {}
    assert game.amber == (3, 0)


def test_commander_remiel_uses_a_creature_of_another_house() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["commander-remiel", "sequis", "headhunter", "snufflegator"]},
        {"battleline": ["plain-3"]},
    )
    game.reap("commander-remiel")
    assert game.targets() == ["headhunter", "snufflegator"]
    game.choose("headhunter").choose("fight")
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (2, 0)
    assert game.marked("exhausted") == ["commander-remiel", "headhunter"]


@pytest.mark.rule("R16.8")
def test_commander_remiel_cannot_use_an_exhausted_creature() -> None:
    game = scene(
        "sanctum", {"battleline": ["commander-remiel", {"card": "plain-3", "exhausted": True}]}
    )
    game.reap("commander-remiel")
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q11")
def test_duma_the_martyr_cannot_save_a_tagged_creature() -> None:
    game = scene(
        "shadows",
        {"hand": ["poison-wave"]},
        {
            "battleline": [{"card": "duma-the-martyr", "damage": 1}, "plain-2"],
            "deck": ["punch", "fear", "anger"],
        },
    )
    game.play("poison-wave")
    assert sorted(game.pile("discard", 1)) == ["duma-the-martyr", "plain-2"]
    assert game.pile("hand", 1) == ["punch", "fear"]


@pytest.mark.ruling("Q95")
def test_duma_the_martyr_heals_those_who_live() -> None:
    game = scene(
        "shadows",
        {"hand": ["poison-wave"], "battleline": [{"card": "plain-9", "damage": 1}]},
        {
            "battleline": [
                "jehu-the-bureaucrat",
                {"card": "duma-the-martyr", "damage": 2},
                {"card": "commander-remiel", "damage": 1},
            ],
            "deck": ["punch", "fear", "anger"],
        },
    )
    game.play("poison-wave")
    assert game.line(1) == ["jehu-the-bureaucrat"]
    assert game.damage() == {"plain-9": 3, "jehu-the-bureaucrat": 0}
    assert sorted(game.pile("discard", 1)) == ["commander-remiel", "duma-the-martyr"]
    assert game.pile("hand", 1) == ["punch", "fear"]


def test_francus_captures_when_its_enemy_falls() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["francus"]},
        {"battleline": ["plain-4"], "amber": 2},
    )
    game.fight("francus", "plain-4")
    assert game.captured() == {"francus": 1}


def test_francus_captures_as_defender_too() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4", "plain-3"], "amber": 2},
        {"battleline": ["francus"]},
    )
    game.fight("plain-4", "francus")
    assert game.captured() == {"francus": 1}
    assert game.amber == (1, 0)


@pytest.mark.rule("R18.8")
@pytest.mark.parametrize(("enemy", "survives"), [("plain-9", True), ("plain-6", False)])
def test_francus_captures_nothing(enemy: str, survives: bool) -> None:
    """Not when its enemy lives, nor when it falls with it."""
    game = scene(
        "sanctum",
        {"battleline": [{"card": "francus", "damage": 1}]},
        {"battleline": [enemy], "amber": 2},
    )
    game.fight("francus", enemy)
    assert game.line() == []
    assert game.in_play(enemy) is survives
    assert game.amber == (0, 2)


def test_francus_does_not_see_other_deaths() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["francus", "champion-anaphiel"]},
        {"battleline": ["plain-4", "plain-9"], "amber": 2},
    )
    game.fight("champion-anaphiel", "plain-4")
    assert game.pile("discard", 1) == ["plain-4"]
    assert game.captured() == {}


@pytest.mark.parametrize(
    ("theirs", "taken"),
    [(6, 0), (7, 2), (11, 6), (0, 0)],
)
def test_gatekeeper_leaves_five(theirs: int, taken: int) -> None:
    game = scene("sanctum", {"hand": ["gatekeeper"], "amber": 9}, {"amber": theirs})
    game.play("gatekeeper")
    assert game.captured() == ({"gatekeeper": taken} if taken else {})
    assert game.amber == (9, theirs - taken)


def test_grey_monk_armors_your_side() -> None:
    game = scene(
        "sanctum",
        {"hand": ["grey-monk"], "battleline": ["plain-3", "sequis"]},
        {"battleline": ["plain-9"]},
    )
    game.play("grey-monk")
    armors = [game.armor(name) for name in ("plain-3", "sequis", "grey-monk", "plain-9")]
    assert armors == [1, 3, 1, 0]


def test_grey_monk_heals_a_creature_of_either_side() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["grey-monk", {"card": "plain-5", "damage": 3}]},
        {"battleline": [{"card": "plain-9", "damage": 1}]},
    )
    game.reap("grey-monk")
    assert game.targets() == ["grey-monk", "plain-5", "plain-9"]
    game.choose("plain-5")
    assert game.damage() == {"grey-monk": 0, "plain-5": 1, "plain-9": 1}


def test_hayyel_the_merchant_gains_for_your_artifacts() -> None:
    game = scene(
        "sanctum",
        {
            "battleline": ["hayyel-the-merchant"],
            "hand": ["gorm-of-omm", "clear-mind", "round-table"],
        },
        {"hand": ["cannon"], "houses": ["brobnar"]},
    )
    game.play("gorm-of-omm")
    assert game.amber == (1, 0)
    game.play("clear-mind").play("round-table")
    assert game.amber == (4, 0)  # two icons, and once for the table
    game.pass_turn("brobnar").play("cannon")
    assert game.amber == (4, 0)


def test_horseman_of_death_brings_the_horsemen_back() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["horseman-of-death"],
            "discard": ["horseman-of-war", "bulwark", "horseman-of-famine", "virtuous-works"],
            "deck": ["horseman-of-pestilence"],
        },
        {"discard": ["horseman-of-war"]},
    )
    game.play("horseman-of-death")
    assert sorted(game.pile("hand")) == ["horseman-of-famine", "horseman-of-war"]
    assert game.pile("discard") == ["bulwark", "virtuous-works"]
    assert game.pile("discard", 1) == ["horseman-of-war"]
    assert game.line() == ["horseman-of-death"]


@pytest.mark.rule("R35.2", "R35.4")
def test_horseman_of_famine_destroys_the_least_powerful() -> None:
    game = scene(
        "sanctum",
        {"hand": ["horseman-of-famine"], "battleline": ["plain-4", "plain-2"]},
        {"battleline": [{"card": "plain-1", "power_counters": 1}, "plain-3"]},
    )
    game.play("horseman-of-famine")
    assert game.targets() == ["plain-2", "plain-1"]
    game.choose("plain-1")
    assert game.line() == ["plain-4", "plain-2", "horseman-of-famine"]
    assert game.line(1) == ["plain-3"]


def test_horseman_of_famine_fights_and_reaps_for_it() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["horseman-of-famine", "horseman-of-famine", "plain-3"]},
        {"battleline": [{"card": "plain-9", "owner": 0}, "plain-6", "plain-4"]},
    )
    game.reap("horseman-of-famine#1")
    assert game.line() == ["horseman-of-famine", "horseman-of-famine"]
    game.fight("horseman-of-famine#2", "plain-4")
    assert game.line(1) == ["plain-9", "plain-6"]
    # The one that fought is left: it was as weak as its twin.
    assert game.asks("target")
    game.choose("horseman-of-famine#2")
    assert game.line() == ["horseman-of-famine"]


def test_horseman_of_famine_alone_destroys_itself() -> None:
    game = scene("sanctum", {"hand": ["horseman-of-famine"]})
    game.play("horseman-of-famine")
    assert game.pile("discard") == ["horseman-of-famine"]


def test_horseman_of_pestilence_spares_the_horsemen() -> None:
    game = scene(
        "sanctum",
        {"hand": ["horseman-of-pestilence"], "battleline": ["plain-4", "horseman-of-war"]},
        {"battleline": ["horseman-of-death", "plain-3", "sequis"]},
    )
    game.play("horseman-of-pestilence")
    assert game.damage() == {
        "plain-4": 1,
        "horseman-of-war": 0,
        "horseman-of-pestilence": 0,
        "horseman-of-death": 0,
        "plain-3": 1,
        "sequis": 0,
    }


def test_horseman_of_pestilence_fights_and_reaps() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["horseman-of-pestilence", "horseman-of-pestilence"]},
        {"battleline": ["plain-9", "plain-4", "plain-1"]},
    )
    game.reap("horseman-of-pestilence#1")
    assert game.damage(1) == {"plain-9": 1, "plain-4": 1}
    game.fight("horseman-of-pestilence#2", "plain-4")
    assert game.damage(1) == {"plain-9": 2}


def test_horseman_of_pestilence_falls_silently() -> None:
    game = scene("sanctum", {"battleline": ["horseman-of-pestilence"]}, {"battleline": ["plain-9"]})
    game.fight("horseman-of-pestilence", "plain-9")
    assert game.damage() == {"plain-9": 5}


def test_horseman_of_war_sends_every_creature_to_fight() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["horseman-of-war", "champion-anaphiel"],
            "battleline": ["plain-4", "sequis", "lady-maxena"],
        },
        {"battleline": ["plain-9", "plain-2"]},
    )
    assert not game.can("fight", "plain-4")
    game.play("horseman-of-war")
    assert [game.can("fight", name) for name in ("plain-4", "sequis")] == [True, True]
    assert [game.can("reap", name) for name in ("plain-4", "sequis")] == [False, False]
    assert not game.can("action", "lady-maxena")
    assert game.why("reap", "sequis")[0].card == game.id("horseman-of-war")
    game.fight("plain-4", "plain-9")
    assert game.damage(1) == {"plain-9": 4, "plain-2": 0}


def test_horseman_of_war_lets_a_stun_be_removed() -> None:
    game = scene(
        "sanctum",
        {"hand": ["horseman-of-war"], "battleline": [{"card": "plain-4", "stunned": True}]},
        {"battleline": ["plain-9"]},
    )
    game.play("horseman-of-war").act("unstun", "plain-4")
    assert game.marked("stunned") == []


def test_horseman_of_war_lasts_one_turn() -> None:
    game = scene(
        "sanctum",
        {"hand": ["horseman-of-war"], "battleline": ["sequis"], "houses": ["sanctum"]},
        {"battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    game.play("horseman-of-war")
    game.pass_turn("brobnar")
    assert game.can("reap", "plain-9")
    game.pass_turn("sanctum")
    assert game.can("reap", "sequis")
