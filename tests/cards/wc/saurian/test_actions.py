"""The actions of Saurian in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_phalanx_strike_hits_for_each_friendly_creature() -> None:
    game = scene(
        "saurian",
        {"hand": ["phalanx-strike"], "battleline": ["plain-1", "plain-2", "plain-3"]},
        {"battleline": ["plain-5", "plain-6"]},
    )
    game.play("phalanx-strike").choose("plain-6").no()
    assert game.damage() == {"plain-1": 0, "plain-2": 0, "plain-3": 0, "plain-5": 0, "plain-6": 3}
    assert game.amber == (1, 0)


def test_phalanx_strike_is_repeated_once_for_an_exalted_friend() -> None:
    game = scene(
        "saurian",
        {"hand": ["phalanx-strike"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": ["plain-5", "plain-6"]},
    )
    game.play("phalanx-strike").choose("plain-6").yes()
    assert game.targets() == ["plain-1", "plain-2"]
    game.choose("plain-2").choose("plain-5")
    assert game.damage() == {"plain-1": 0, "plain-2": 0, "plain-5": 2, "plain-6": 2}
    assert game.card("plain-2").amber == 1
    assert game.asks("main")


def test_phalanx_strike_without_friends_is_not_repeated() -> None:
    game = scene("saurian", {"hand": ["phalanx-strike"]}, {"battleline": ["plain-5"]})
    game.play("phalanx-strike")
    assert game.damage() == {"plain-5": 0}
    assert game.asks("main")


@pytest.mark.ruling("Q40")
def test_phalanx_strike_meets_a_ward_only_once() -> None:
    game = scene(
        "saurian",
        {"hand": ["phalanx-strike"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": [{"card": "plain-5", "warded": True}]},
    )
    game.play("phalanx-strike").choose("plain-5").yes().choose("plain-1").choose("plain-5")
    assert game.card("plain-5").damage == 2
    assert not game.card("plain-5").warded
    assert game.card("plain-1").amber == 1


def test_axiom_of_grisk_saves_one_and_destroys_the_poor() -> None:
    rich = {"card": "plain-4", "amber": 1}
    game = scene(
        "saurian",
        {"hand": ["axiom-of-grisk"], "battleline": ["plain-3", rich, "plain-5"]},
        {"battleline": ["plain-6", {"card": "plain-7", "amber": 2}]},
    )
    game.play("axiom-of-grisk").choose("plain-3")
    assert (game.line(), game.line(1)) == (["plain-3", "plain-4"], ["plain-7"])
    assert game.marked("warded") == []
    assert game.chains == (2, 0)


def test_imperium_wards_two_friends() -> None:
    game = scene(
        "saurian",
        {"hand": ["imperium"], "battleline": ["plain-3", "plain-4", "plain-5"]},
        {"battleline": ["plain-6"]},
    )
    game.play("imperium")
    assert game.targets() == ["plain-3", "plain-4", "plain-5"]
    game.choose("plain-3", "plain-5")
    assert game.marked("warded") == ["plain-3", "plain-5"]


@pytest.mark.rule("R27.7")
def test_imperium_wards_the_one_there_is() -> None:
    game = scene(
        "saurian", {"hand": ["imperium"], "battleline": ["plain-3"]}, {"battleline": ["plain-6"]}
    )
    game.play("imperium")
    assert game.marked("warded") == ["plain-3"]


@pytest.mark.parametrize(("answer", "captured", "left"), [("yes", 5, 1), ("no", 2, 3)])
def test_tribute_is_captured_by_the_strongest_friend(answer: str, captured: int, left: int) -> None:
    game = scene(
        "saurian",
        {"hand": ["tribute"], "battleline": ["plain-3", "plain-6"]},
        {"battleline": ["plain-9"], "amber": 5},
    )
    game.play("tribute").choose(answer)
    assert game.captured() == {"plain-6": captured}
    assert game.amber == (1, left)


def test_ancient_power_wards_the_rich_friends() -> None:
    rich = [{"card": name, "amber": 1} for name in ("plain-3", "plain-5")]
    game = scene(
        "saurian",
        {"hand": ["ancient-power"], "battleline": [rich[0], "plain-4", rich[1]]},
        {"battleline": [{"card": "plain-6", "amber": 2}]},
    )
    game.play("ancient-power")
    assert game.marked("warded") == ["plain-3", "plain-5"]


@pytest.mark.parametrize(("theirs", "captured"), [(5, 2), (1, 1), (0, 0)])
def test_city_state_interest_is_captured_by_every_friend(theirs: int, captured: int) -> None:
    game = scene(
        "saurian",
        {"hand": ["city-state-interest"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5"], "amber": theirs},
    )
    game.play("city-state-interest")
    if game.asks("target") or game.asks("order"):
        game.game.choose(0)
    assert sum(game.captured().values()) == captured
    assert "plain-5" not in game.captured()
    assert game.amber == (0, theirs - captured)


def test_exile_sends_a_friend_over() -> None:
    game = scene(
        "saurian",
        {"hand": ["exile"], "battleline": ["plain-3", {"card": "plain-4", "owner": 1}]},
        {"battleline": ["plain-5"]},
    )
    game.play("exile")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3")
    if game.asks("position"):
        game.choose("right")
    assert game.line() == ["plain-4"]
    assert sorted(game.line(1)) == ["plain-3", "plain-5"]
    assert game.card("plain-3").controller == 1


def test_regrettable_meteor_takes_dinosaurs_and_the_strong() -> None:
    game = scene(
        "saurian",
        {"hand": ["regrettable-meteor"], "battleline": ["questor-jarta", "plain-5", "plain-6"]},
        {
            "battleline": [
                "plain-9",
                "rhetor-gallim",
                {"card": "plain-4", "power_counters": 2},
                "plain-1",
            ]
        },
    )
    game.play("regrettable-meteor")
    assert (game.line(), game.line(1)) == (["plain-5"], ["plain-1"])


def test_sic_semper_tyrannosaurus_robs_and_fells_the_strongest() -> None:
    game = scene(
        "saurian",
        {"hand": ["sic-semper-tyrannosaurus"], "battleline": [{"card": "plain-5", "amber": 4}]},
        {
            "battleline": [{"card": "plain-9", "amber": 3}, {"card": "plain-3", "amber": 1}],
            "amber": 2,
        },
    )
    game.play("sic-semper-tyrannosaurus")
    assert game.amber == (3, 2)
    assert (game.line(), game.line(1)) == (["plain-5"], ["plain-3"])
    assert game.captured() == {"plain-5": 4, "plain-3": 1}


@pytest.mark.parametrize(("target", "exalted"), [("plain-5", True), ("plain-6", False)])
def test_stomp_exalts_a_friend_for_a_kill(target: str, exalted: bool) -> None:
    game = scene(
        "saurian",
        {"hand": ["stomp"], "battleline": ["plain-9", "plain-8"]},
        {"battleline": ["plain-5", "plain-6"]},
    )
    game.play("stomp")
    assert game.targets() == ["plain-9", "plain-8", "plain-5", "plain-6"]
    game.choose(target)
    if exalted:
        assert game.targets() == ["plain-9", "plain-8"]
        game.choose("plain-8")
    assert game.captured() == ({"plain-8": 1} if exalted else {})


def test_diplo_macy_exalts_every_attacker_until_your_next_turn() -> None:
    game = scene(
        "saurian",
        {"hand": ["diplo-macy"], "battleline": ["thero-centurion"], "houses": ["saurian"]},
        {"battleline": ["plain-4", "plain-9"], "houses": ["brobnar"]},
    )
    game.play("diplo-macy").fight("thero-centurion", "plain-4")
    assert game.card("thero-centurion").amber == 1
    game.pass_turn("brobnar").fight("plain-9", "thero-centurion")
    assert game.captured() == {"plain-9": 1}
    game.pass_turn()
    game.pass_turn("brobnar")
    assert game.captured() == {"plain-9": 1}


@pytest.mark.parametrize(("amber", "keys"), [(10, 1), (9, 0)])
def test_imperial_forge_is_paid_for_by_captives(amber: int, keys: int) -> None:
    game = scene(
        "saurian",
        {
            "hand": ["imperial-forge"],
            "amber": amber,
            "battleline": [{"card": "plain-3", "amber": 2}, {"card": "plain-4", "amber": 1}],
        },
        {"battleline": [{"card": "plain-5", "amber": 4}], "amber": 8},
    )
    game.play("imperial-forge")  # its bonus makes one more: 6 + 8 - 3 = 11
    if game.asks("pick"):
        game.game.choose(0)
    assert (game.keys(), game.amber) == (keys, (amber + 1 - 11 * keys, 8))


@pytest.mark.parametrize("controller", [0, 1])
def test_saury_about_that_consoles_the_controller(controller: int) -> None:
    victim = {"card": "plain-5", "owner": 1 - controller}
    game = scene(
        "saurian",
        {"hand": ["saury-about-that"], "battleline": [victim] if controller == 0 else []},
        {"battleline": [victim] if controller == 1 else []},
    )
    game.play("saury-about-that")
    assert game.amber == ((1, 0) if controller == 0 else (0, 1))
    assert game.pile("discard", 1 - controller)[-1] == "plain-5"


def test_sow_salt_lets_nobody_reap_until_your_next_turn() -> None:
    game = scene(
        "saurian",
        {"hand": ["sow-salt"], "battleline": ["thero-centurion"], "houses": ["saurian"]},
        {"battleline": ["plain-4"], "houses": ["brobnar"]},
    )
    game.play("sow-salt")
    assert not game.can("reap", "thero-centurion")
    assert game.can("fight", "thero-centurion")
    game.pass_turn("brobnar")
    assert not game.can("reap", "plain-4")
    game.pass_turn()
    assert game.can("reap", "thero-centurion")


@pytest.mark.parametrize(("friends", "keys"), [(6, 1), (5, 0)])
def test_triumph_forges_for_six_friends(friends: int, keys: int) -> None:
    game = scene("saurian", {"hand": ["triumph"], "battleline": ["plain-3"] * friends})
    game.play("triumph")
    if game.asks("pick"):
        game.game.choose(0)
    assert len(game.events("exalted")) == friends
    assert (game.keys(), game.amber) == (keys, (1, 0))


def test_triumph_needs_an_empty_field() -> None:
    game = scene(
        "saurian", {"hand": ["triumph"], "battleline": ["plain-3"] * 6}, {"battleline": ["plain-1"]}
    )
    game.play("triumph")
    assert (game.captured(), game.keys()) == ({}, 0)


def test_chant_of_hubris_moves_amber_between_creatures() -> None:
    game = scene(
        "saurian",
        {"hand": ["chant-of-hubris"], "battleline": ["plain-3"]},
        {"battleline": [{"card": "plain-4", "amber": 2}, "plain-5"]},
    )
    game.play("chant-of-hubris").choose("plain-4")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-5")
    assert game.captured() == {"plain-4": 1, "plain-5": 1}


def test_imperial_forge_may_cost_less_than_a_key() -> None:
    game = scene(
        "saurian",
        {"hand": ["imperial-forge"], "amber": 4, "battleline": [{"card": "plain-3", "amber": 9}]},
    )
    game.play("imperial-forge")  # 6 + 8 - 9 = 5, and its bonus
    if game.asks("pick"):
        game.game.choose(0)
    assert (game.keys(), game.amber) == (1, (0, 0))
