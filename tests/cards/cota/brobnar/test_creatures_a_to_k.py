"""The creatures of Brobnar in Call of the Archons, A to K."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_bilgum_avalanche_rumbles_after_you_forge() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["bilgum-avalanche", "plain-1"], "amber": 6, "houses": ["brobnar"]},
        {"battleline": ["plain-2", "plain-5"], "amber": 6, "houses": ["brobnar"]},
        active=1,
    )
    game.end().choose("red")
    assert game.damage() == {"bilgum-avalanche": 0, "plain-1": 0, "plain-5": 2}
    assert game.pile("discard", 1) == ["plain-2"]


def test_bilgum_avalanche_ignores_the_opponents_keys() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["bilgum-avalanche", "plain-1"], "houses": ["brobnar"]},
        {"battleline": ["plain-2"], "amber": 6, "houses": ["brobnar"]},
    )
    game.end().choose("red")
    assert game.amber == (0, 0)
    assert game.damage() == {"bilgum-avalanche": 0, "plain-1": 0, "plain-2": 0}


@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_bumpsy_bumps_one_out(before: int, after: int) -> None:
    game = scene("brobnar", {"hand": ["bumpsy"], "amber": 2}, {"amber": before})
    game.play("bumpsy")
    assert game.amber == (2, after)


def test_earthshaker_destroys_power_three_or_lower() -> None:
    game = scene(
        "brobnar",
        {"hand": ["earthshaker"], "battleline": ["plain-3", "plain-4"]},
        {
            "battleline": [
                "plain-1",
                {"card": "plain-2", "owner": 0},
                {"card": "plain-5", "damage": 4},
                {"card": "looter-goblin", "power_counters": 2},
            ]
        },
    )
    game.play("earthshaker")
    assert game.line() == ["plain-4", "earthshaker"]
    assert game.line(1) == ["plain-5", "looter-goblin"]
    assert sorted(game.pile("discard")) == ["plain-2", "plain-3"]
    assert game.pile("discard", 1) == ["plain-1"]


def test_firespitter_burns_before_the_fight() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["firespitter", "plain-1"]},
        {"battleline": ["plain-4", "plain-1", "raiding-knight"]},
    )
    game.fight("firespitter", "plain-4")
    assert game.pile("discard", 1) == ["plain-4", "plain-1"]
    assert game.damage() == {"firespitter": 3, "plain-1": 0, "raiding-knight": 0}


@pytest.mark.rule("R18.4")
def test_firespitter_skips_a_fight_already_won() -> None:
    game = scene("brobnar", {"battleline": ["firespitter"]}, {"battleline": ["plain-1", "plain-2"]})
    game.fight("firespitter", "plain-1")
    assert game.damage() == {"firespitter": 0, "plain-2": 1}
    assert game.card("firespitter").exhausted


def test_firespitter_does_not_burn_when_attacked() -> None:
    game = scene("brobnar", {"battleline": ["plain-2", "plain-3"]}, {"battleline": ["firespitter"]})
    game.fight("plain-3", "firespitter")
    assert game.damage() == {"plain-2": 0, "firespitter": 2}


def test_ganger_chieftain_chooses_among_its_neighbors_only() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["ganger-chieftain"],
            "battleline": ["plain-4", {"card": "charette", "exhausted": True}],
        },
        {"battleline": ["plain-6"]},
    )
    game.play("ganger-chieftain", "right").yes()
    assert game.damage() == {"plain-4": 0, "ganger-chieftain": 0, "plain-6": 4}
    assert game.pile("discard") == ["charette"]


def test_ganger_chieftain_alone_is_not_asked() -> None:
    game = scene("brobnar", {"hand": ["ganger-chieftain"]}, {"battleline": ["plain-6"]})
    game.play("ganger-chieftain")
    assert game.asks("main")


@pytest.mark.ruling("Q85")
def test_ganger_chieftain_fights_with_a_neighbor() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ganger-chieftain"], "battleline": ["plain-4"]},
        {"battleline": ["plain-2"]},
    )
    game.play("ganger-chieftain").yes()
    assert game.damage() == {"plain-4": 2, "ganger-chieftain": 0}
    assert game.pile("discard", 1) == ["plain-2"]


def test_ganger_chieftain_may_decline() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ganger-chieftain"], "battleline": ["plain-4"]},
        {"battleline": ["plain-2"]},
    )
    game.play("ganger-chieftain").no()
    assert game.damage() == {"plain-4": 0, "ganger-chieftain": 0, "plain-2": 0}


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_grenade_snib_costs_its_opponent_two(before: int, after: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["grenade-snib"], "amber": 3},
        {"battleline": ["plain-5"], "amber": before},
    )
    game.fight("grenade-snib", "plain-5")
    assert game.pile("discard") == ["grenade-snib"]
    assert game.amber == (3, after)


def test_grenade_snib_counts_for_its_controller() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-5"], "amber": 4},
        {"battleline": [{"card": "grenade-snib", "owner": 0}], "amber": 4},
    )
    game.fight("plain-5", "grenade-snib")
    assert game.amber == (2, 4)
    assert game.pile("discard") == ["grenade-snib"]


def test_grenade_snib_returned_to_hand_is_not_destroyed() -> None:
    game = scene("dis", {"hand": ["fear"], "amber": 4}, {"battleline": ["grenade-snib"]})
    game.play("fear")
    assert game.amber == (4, 0)


def test_headhunter_gains_when_it_attacks_and_lives() -> None:
    game = scene("brobnar", {"battleline": ["headhunter"]}, {"battleline": ["plain-4"]})
    game.fight("headhunter", "plain-4")
    assert game.amber == (1, 0)
    assert game.damage() == {"headhunter": 4}


@pytest.mark.rule("R18.7")
def test_headhunter_gains_nothing_when_it_dies_or_defends() -> None:
    game = scene(
        "brobnar", {"battleline": ["headhunter", "plain-2"]}, {"battleline": ["headhunter"]}
    )
    game.fight("plain-2", "headhunter")
    assert game.amber == (0, 0)
    game.fight("headhunter", "headhunter#2")
    assert game.line() == game.line(1) == []
    assert game.amber == (0, 0)


def test_hebe_the_huge_hits_each_other_undamaged_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["hebe-the-huge"], "battleline": ["plain-3", {"card": "plain-4", "damage": 1}]},
        {"battleline": ["plain-2", {"card": "plain-5", "damage": 3}, "plain-6"]},
    )
    game.play("hebe-the-huge")
    assert game.damage() == {
        "plain-3": 2,
        "plain-4": 1,
        "hebe-the-huge": 0,
        "plain-5": 3,
        "plain-6": 2,
    }
    assert game.pile("discard", 1) == ["plain-2"]


@pytest.mark.parametrize(("amber", "playable"), [(6, False), (7, True)])
def test_kelifi_dragon_needs_seven(amber: int, playable: bool) -> None:
    game = scene("brobnar", {"hand": ["kelifi-dragon"], "amber": amber}, {"amber": 9})
    assert game.can("play", "kelifi-dragon") is playable
    if playable:
        game.play("kelifi-dragon")
        assert game.amber == (7, 9)
    else:
        assert game.why("play", "kelifi-dragon")


@pytest.mark.ruling("Q26")
def test_kelifi_dragon_turned_up_by_wild_wormhole_stays_on_the_deck() -> None:
    game = scene("logos", {"hand": ["wild-wormhole"], "deck": ["kelifi-dragon", "fear"]})
    game.play("wild-wormhole")
    assert game.amber == (1, 0)
    assert game.pile("deck") == ["kelifi-dragon", "fear"]
    assert game.line() == []


def test_kelifi_dragon_gains_and_burns_when_it_reaps() -> None:
    game = scene("brobnar", {"battleline": ["kelifi-dragon"]}, {"battleline": ["plain-5"]})
    game.reap("kelifi-dragon")
    assert game.targets() == ["kelifi-dragon", "plain-5"]
    game.choose("plain-5")
    assert game.amber == (2, 0)
    assert game.pile("discard", 1) == ["plain-5"]


def test_kelifi_dragon_gains_and_burns_when_it_fights() -> None:
    game = scene(
        "brobnar", {"battleline": ["kelifi-dragon"]}, {"battleline": ["plain-3", "plain-9"]}
    )
    game.fight("kelifi-dragon", "plain-3").choose("plain-9")
    assert game.amber == (1, 0)
    assert game.damage() == {"kelifi-dragon": 3, "plain-9": 5}


@pytest.mark.ruling("Q58")
def test_king_of_the_crag_destroys_an_undamaged_goblin() -> None:
    game = scene("brobnar", {"hand": ["king-of-the-crag"]}, {"battleline": ["looter-goblin"]})
    game.play("king-of-the-crag")
    assert game.pile("discard", 1) == ["looter-goblin"]


@pytest.mark.ruling("Q33")
def test_king_of_the_crag_is_not_annoyed_by_pingle() -> None:
    game = scene("brobnar", {"hand": ["king-of-the-crag"]}, {"battleline": ["pingle-who-annoys"]})
    game.play("king-of-the-crag")
    assert game.pile("discard", 1) == ["pingle-who-annoys"]
    assert game.damage() == {"king-of-the-crag": 0}


def test_king_of_the_crag_weakens_enemy_brobnar_creatures_only() -> None:
    game = scene(
        "brobnar",
        {"hand": ["king-of-the-crag"], "battleline": ["plain-3"]},
        {"battleline": ["plain-5", "charette", {"card": "plain-6", "damage": 4}]},
    )
    game.play("king-of-the-crag")
    assert [game.power(n) for n in ("plain-3", "king-of-the-crag", "plain-5", "charette")] == [
        3,
        7,
        3,
        4,
    ]
    assert game.pile("discard", 1) == ["plain-6"]


@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_krump_makes_the_loser_pay(before: int, after: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["krump"], "amber": 2},
        {"battleline": [{"card": "plain-5", "owner": 0}], "amber": before},
    )
    game.fight("krump", "plain-5")
    assert game.amber == (2, after)
    assert game.pile("discard") == ["plain-5"]


def test_krump_works_when_attacked() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-4"], "amber": 2}, {"battleline": ["krump"], "amber": 2}
    )
    game.fight("plain-4", "krump")
    assert game.amber == (1, 2)


@pytest.mark.rule("R18.8")
def test_krump_must_survive_and_be_the_one_fighting() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["krump", "plain-7"]},
        {"battleline": ["plain-6", "plain-3"], "amber": 2},
    )
    game.fight("plain-7", "plain-3")
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (0, 2)
    game.fight("krump", "plain-6")
    assert game.line() == ["plain-7"]
    assert game.amber == (0, 2)


@pytest.mark.rule("R23.8")
def test_krump_counts_a_creature_that_returned_to_hand() -> None:
    game = scene("brobnar", {"battleline": ["krump"]}, {"battleline": ["bad-penny"], "amber": 2})
    game.fight("krump", "bad-penny")
    assert game.pile("hand", 1) == ["bad-penny"]
    assert game.amber == (0, 1)
