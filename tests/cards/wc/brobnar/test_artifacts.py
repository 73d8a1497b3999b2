"""The artifacts of Brobnar in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_irestaff_enrages_and_strengthens() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["irestaff"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.use("irestaff")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.marked("enraged") == ["plain-4"]
    assert (game.power("plain-3"), game.power("plain-4")) == (3, 5)


def test_ragwarg_bites_the_first_to_reap() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["ragwarg"], "battleline": ["plain-3", "plain-4"], "houses": ["brobnar"]},
        {"battleline": ["plain-2", "plain-5"], "houses": ["brobnar"]},
    )
    game.reap("plain-4").reap("plain-3")
    assert game.damage() == {"plain-3": 0, "plain-4": 2, "plain-2": 0, "plain-5": 0}
    game.pass_turn("brobnar").reap("plain-2").reap("plain-5")
    assert game.damage() == {"plain-3": 0, "plain-4": 2, "plain-5": 0}


def test_shattered_throne_lets_every_attacker_capture() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["shattered-throne"],
            "battleline": ["plain-5"],
            "amber": 2,
            "houses": ["brobnar"],
        },
        {"battleline": ["plain-3", "plain-9"], "amber": 2, "houses": ["brobnar"]},
    )
    game.fight("plain-5", "plain-3")
    assert (game.captured(), game.amber) == ({"plain-5": 1}, (2, 1))
    game.pass_turn("brobnar").fight("plain-9", "plain-5")
    assert game.captured() == {"plain-9": 1}


def test_shattered_throne_gives_nothing_to_the_fallen() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["shattered-throne"], "battleline": ["plain-3"]},
        {"battleline": ["plain-9"], "amber": 2},
    )
    game.fight("plain-3", "plain-9")
    assert (game.captured(), game.amber) == ({}, (0, 2))


@pytest.mark.rule("R21.5")
def test_the_floor_is_lava_burns_both_sides_at_once() -> None:
    game = scene(
        "brobnar",
        {"houses": ["brobnar"], "battleline": ["plain-4"]},
        {
            "artifacts": ["the-floor-is-lava"],
            "battleline": ["plain-1", "plain-2"],
            "houses": ["brobnar"],
        },
    )
    game.end()
    assert game.targets() == ["plain-1", "plain-2"]
    game.choose("plain-1")
    assert game.damage() == {"plain-4": 1, "plain-2": 0}


def test_orb_of_wonder_finds_any_card() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["orb-of-wonder"], "deck": ["punch", "fear"], "discard": ["smith"]},
        {"deck": ["anger"]},
    )
    game.use("orb-of-wonder", "omni")
    assert sorted(game.targets()) == ["fear", "punch"]
    game.choose("fear")
    assert (game.pile("hand"), game.pile("deck")) == (["fear"], ["punch"])
    assert sorted(game.pile("discard")) == ["orb-of-wonder", "smith"]


def test_orb_of_wonder_may_find_nothing() -> None:
    game = scene("brobnar", {"artifacts": ["orb-of-wonder"], "deck": ["punch", "fear"]})
    game.use("orb-of-wonder", "omni").none()
    assert (game.pile("hand"), len(game.events("shuffled"))) == ([], 1)


def test_memolith_grafts_an_action_or_triggers_one() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": [{"card": "memolith", "under": ["nerve-blast"]}],
            "hand": ["punch", "plain-1", "anger"],
            "houses": ["brobnar"],
        },
        {"amber": 3, "battleline": ["plain-9"]},
    )
    game.use("memolith").choose("Graft an action card from your hand onto Memolith")
    assert game.targets() == ["punch", "anger"]
    game.choose("punch")
    assert game.pile("hand") == ["plain-1", "anger"]
    game.pass_turn().pass_turn("brobnar").use("memolith")
    game.choose("Trigger the play effect of an action card under Memolith")
    assert game.targets() == ["nerve-blast", "punch"]
    game.choose("punch")
    assert game.damage() == {"plain-9": 3}
    assert game.amber == (0, 3)
    under = [game.id("nerve-blast"), game.id("punch")]
    assert game.card("memolith").under == under


def test_memolith_may_be_asked_for_what_is_not_there() -> None:
    game = scene("brobnar", {"artifacts": ["memolith"], "hand": ["plain-1"]})
    game.use("memolith").choose("Trigger the play effect of an action card under Memolith")
    assert game.amber == (0, 0)
    assert game.card("memolith").under == []


@pytest.mark.rule("R44.2")
@pytest.mark.parametrize(("fuse", "boom"), [(7, False), (8, False), (9, True)])
def test_the_big_one_goes_off_at_the_tenth_creature(fuse: int, boom: bool) -> None:
    bomb = {"card": "the-big-one", "counters": {"fuse": fuse}}
    game = scene(
        "brobnar",
        {"hand": ["plain-3", "punch"], "artifacts": [bomb], "battleline": ["plain-4"]},
        {"battleline": ["plain-5"], "artifacts": ["library-of-babble"]},
    )
    game.play("plain-3")
    assert game.in_play("the-big-one") is not boom
    assert game.line() == ([] if boom else ["plain-4", "plain-3"])
    assert game.line(1) == ([] if boom else ["plain-5"])
    assert game.in_play("library-of-babble") is not boom


@pytest.mark.rule("R44.2")
def test_the_big_one_counts_creatures_of_both_players_and_nothing_else() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch"], "artifacts": ["the-big-one"], "battleline": ["plain-9"]},
        {"hand": ["plain-3"]},
    )
    game.play("punch")
    assert game.card("the-big-one").counters == {}
    game.pass_turn("brobnar").play("plain-3")
    assert game.card("the-big-one").counters == {"fuse": 1}
