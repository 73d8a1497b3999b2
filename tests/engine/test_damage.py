"""R21 and R22: damage and armor."""

from __future__ import annotations

import pytest

from tests.scenario import action, made, scene, upgrade

HIT1 = action("hit1", {"deal": 1, "to": "a creature"})
HIT3 = action("hit3", {"deal": 3, "to": "a creature"})
HIT5 = action("hit5", {"deal": 5, "to": "a creature"})
SHOTS = [HIT1, HIT3, HIT5]


@pytest.mark.rule("R21.1")
def test_damage_stays_and_does_not_lower_power() -> None:
    game = scene("brobnar", {"hand": ["hit3"]}, {"battleline": ["plain-5"]}, cards=SHOTS)
    game.play("hit3")
    assert game.power("plain-5") == 5
    game.end()
    assert game.damage() == {"plain-5": 3}


@pytest.mark.rule("R21.2")
@pytest.mark.parametrize(("damage", "dies"), [(1, False), (2, True)])
def test_damage_reaching_power_destroys(damage: int, dies: bool) -> None:
    game = scene(
        "brobnar",
        {"hand": ["hit3"]},
        {"battleline": [{"card": "plain-5", "damage": damage}]},
        cards=SHOTS,
    )
    game.play("hit3")
    assert game.in_play("plain-5") is not dies


@pytest.mark.rule("R21.2")
def test_a_creature_dies_when_its_power_falls_to_its_damage() -> None:
    buff = upgrade("buff", always=[{"to": "this creature", "power": 3}])
    strip = action("strip", {"destroy": "an upgrade"}, {"gain": {"count": "enemy creature"}})
    game = scene(
        "brobnar",
        {"hand": ["strip"]},
        {"battleline": [{"card": "plain-2", "damage": 3, "upgrades": ["buff"]}]},
        cards=[buff, strip],
    )
    game.play("strip")
    assert not game.in_play("plain-2")
    assert game.amber == (0, 0)  # O32: gone before the next instruction


@pytest.mark.rule("R21.3", "R21.4", "R21.12")
def test_prevention_then_ward_then_armor() -> None:
    knight = made("knight", power=5, armor=2)
    shield = action(
        "shield",
        {
            "lasting": "this turn",
            "always": [{"to": "each enemy creature", "cannot": ["be-dealt-damage"]}],
        },
    )
    cards = [*SHOTS, knight, shield]
    side = {"battleline": [{"card": "knight", "warded": True}]}
    game = scene("brobnar", {"hand": ["shield", "hit3"]}, side, cards=cards)
    game.play("shield").play("hit3")
    assert game.card("knight").warded
    assert game.damage() == {"knight": 0}
    game = scene("brobnar", {"hand": ["hit3", "hit1", "hit3"]}, side, cards=cards)
    game.play("hit3")
    assert not game.card("knight").warded
    assert game.damage() == {"knight": 0}
    game.play("hit1")
    assert game.damage() == {"knight": 0}
    game.play("hit3")
    assert game.damage() == {"knight": 2}  # one armor was left


@pytest.mark.rule("R21.5", "R27.3")
def test_all_damage_of_an_ability_is_dealt_together() -> None:
    pair = action(
        "pair",
        {
            "together": [
                {"deal": 2, "to": "an enemy creature", "as": "first"},
                {"deal": 1, "to": "each neighbor of the first"},
            ]
        },
    )
    imp = made("imp", power=2, destroyed=[{"heal": "all", "from": "each friendly creature"}])
    game = scene(
        "brobnar",
        {"hand": ["pair"]},
        {"battleline": ["plain-1", "imp", "plain-3"]},
        cards=[pair, imp],
    )
    game.play("pair").choose("imp")
    assert game.damage() == {"plain-3": 0}  # hit with the others, then healed
    assert sorted(game.pile("discard", 1)) == ["imp", "plain-1"]


@pytest.mark.rule("R21.6")
def test_a_repeated_effect_is_a_new_event() -> None:
    twice = action("twice", {"repeat": [{"deal": 1, "to": "an enemy creature"}], "times": 2})
    game = scene(
        "brobnar",
        {"hand": ["twice"]},
        {"battleline": [{"card": "plain-3", "warded": True}]},
        cards=[twice],
    )
    game.play("twice")
    assert game.damage() == {"plain-3": 1}


@pytest.mark.rule("R21.8")
def test_added_damage_is_part_of_the_same_damage() -> None:
    curse = action(
        "curse",
        {"choose": "a creature"},
        {"lasting": "this turn", "always": [{"to": "it", "extra-damage": 2}]},
    )
    knight = made("knight", power=9, armor=2)
    game = scene(
        "brobnar",
        {"hand": ["curse", "curse", "hit1"]},
        {"battleline": ["knight"]},
        cards=[*SHOTS, curse, knight],
    )
    game.play("curse").play("curse").play("hit1")
    assert game.damage() == {"knight": 3}  # 1 + 2 + 2, less 2 armor


@pytest.mark.rule("R21.9")
def test_a_dealers_replacement_comes_before_protection() -> None:
    thief = made(
        "thief", power=4, **{"instead-of": [{"deals-damage": "this", "do": [{"steal": 1}]}]}
    )
    guard = made("guard", power=3, armor=6)
    game = scene(
        "brobnar",
        {"battleline": [{"card": "guard", "warded": True}], "amber": 2},
        {"battleline": ["thief"]},
        cards=[thief, guard],
    )
    game.fight("guard", "thief")
    assert game.amber == (1, 1)
    assert game.card("guard").warded
    assert game.damage() == {"guard": 0, "thief": 3}


@pytest.mark.rule("R21.10")
@pytest.mark.parametrize("warded", [False, True])
def test_redirected_damage_is_what_armor_left_and_is_placed_as_it_is(warded: bool) -> None:
    """Neither the armor nor the ward of the one who takes it stops it."""
    shade = made(
        "shade",
        power=9,
        armor=1,
        **{"instead-of": [{"takes-damage": "each neighbor", "goes-to": "this"}]},
    )
    knight = made("knight", power=4, armor=2)
    game = scene(
        "brobnar",
        {"hand": ["hit5"]},
        {"battleline": [{"card": "shade", "warded": warded}, "knight"]},
        cards=[*SHOTS, shade, knight],
    )
    game.play("hit5").choose("knight")
    assert game.damage() == {"shade": 3, "knight": 0}
    assert game.card("shade").warded is warded
    assert [event.amount for event in game.events("prevented")] == [2]


@pytest.mark.rule("R21.10")
def test_redirected_damage_destroys_at_its_power() -> None:
    shade = made(
        "shade", power=3, **{"instead-of": [{"takes-damage": "each neighbor", "goes-to": "this"}]}
    )
    game = scene(
        "brobnar",
        {"hand": ["hit5"]},
        {"battleline": ["shade", "plain-4"]},
        cards=[*SHOTS, shade],
    )
    game.play("hit5").choose("plain-4")
    assert game.line(1) == ["plain-4"]
    assert game.damage() == {"plain-4": 0}


@pytest.mark.rule("R21.11")
def test_shared_damage_does_not_chain() -> None:
    twin = made("twin", power=4, always=[{"to": "this", "shares-damage-of": "each neighbor"}])
    game = scene(
        "brobnar", {"battleline": ["plain-2"]}, {"battleline": ["twin", "twin"]}, cards=[twin]
    )
    game.act("fight", "plain-2").choose("twin#1")
    assert game.damage(1) == {"twin": 2, "twin#2": 2}


@pytest.mark.rule("R21.14")
@pytest.mark.parametrize(("target", "amber"), [("plain-3", 1), ("plain-4", 0)])
def test_this_damage_destroys_it(target: str, amber: int) -> None:
    kill = action(
        "kill",
        {"deal": 3, "to": "a creature"},
        {"if": {"destroyed-it": True}, "then": [{"gain": 1}]},
    )
    game = scene("brobnar", {"hand": ["kill"]}, {"battleline": [target]}, cards=[kill])
    game.play("kill")
    assert game.amber == (amber, 0)


@pytest.mark.rule("R22.1", "R22.3")
def test_armor_is_printed_or_given() -> None:
    plate = upgrade("plate", always=[{"to": "this creature", "armor": 2}])
    knight = made("knight", power=4, armor=1)
    game = scene(
        "brobnar",
        {"hand": ["hit3", "hit3"]},
        {
            "battleline": [
                {"card": "knight", "upgrades": ["plate"]},
                {"card": "plain-4", "upgrades": ["plate"]},
            ]
        },
        cards=[*SHOTS, plate, knight],
    )
    assert (game.armor("knight"), game.armor("plain-4")) == (3, 2)
    game.play("hit3").choose("knight").play("hit3").choose("plain-4")
    assert game.damage() == {"knight": 0, "plain-4": 1}


@pytest.mark.rule("R22.2")
@pytest.mark.ruling("Q110")
def test_armor_is_used_up_for_a_turn() -> None:
    knight = made("knight", power=9, armor=2)
    game = scene(
        "brobnar",
        {"hand": ["hit1", "hit3"], "houses": ["brobnar"]},
        {"battleline": ["knight"], "hand": ["hit1"], "houses": ["brobnar"]},
        cards=[*SHOTS, knight],
    )
    game.play("hit1")
    assert game.damage() == {"knight": 0}
    game.play("hit3")
    assert game.damage() == {"knight": 2}
    game.end()
    game.play("hit1")
    assert game.damage() == {"knight": 2}


@pytest.mark.rule("R22.4", "R22.5")
def test_armor_gained_and_lost_in_the_turn() -> None:
    plate = upgrade("plate", always=[{"to": "this creature", "armor": 2}])
    strip = action("strip", {"destroy": "an upgrade"})
    knight = made("knight", power=9, armor=1)
    game = scene(
        "brobnar",
        {"hand": ["hit1", "strip", "hit1", "hit3", "plate"]},
        {"battleline": [{"card": "knight", "upgrades": ["plate"]}]},
        cards=[*SHOTS, plate, strip, knight],
    )
    game.play("hit1")  # one of three points is used
    game.play("strip")  # two are lost: the used one first
    assert game.damage() == {"knight": 0}
    game.play("hit1")
    assert game.damage() == {"knight": 0}
    game.play("hit3")
    assert game.damage() == {"knight": 3}
    game.play("plate")
    assert game.damage() == {"knight": 3}


@pytest.mark.rule("R21.13", "R41.2")
def test_moved_damage_is_not_dealt() -> None:
    """Neither armor nor prevention stops it, but it may be too much."""
    shift = action(
        "shift", {"move-damage": 3, "from-card": "a friendly creature", "onto": "an enemy creature"}
    )
    knight = made("knight", power=5, armor=2)
    side = {"hand": ["shift", "shift"], "battleline": [{"card": "plain-9", "damage": 5}]}
    game = scene("brobnar", side, {"battleline": ["knight"]}, cards=[shift, knight])
    game.play("shift")
    assert game.damage() == {"plain-9": 2, "knight": 3}
    assert game.events("damaged") == []
    game.play("shift")
    assert game.damage() == {"plain-9": 0}
    assert game.pile("discard", 1) == ["knight"]


@pytest.mark.rule("R1.6", "R21.10")
def test_of_two_creatures_that_take_damage_for_another_one_is_chosen() -> None:
    line = ["shadow-self", "plain-4", "shadow-self"]
    game = scene("brobnar", {"hand": ["punch"]}, {"battleline": line})
    game.play("punch").choose("plain-4")
    assert game.targets() == ["shadow-self", "shadow-self"]
    game.choose("shadow-self#2")
    assert game.damage() == {"shadow-self": 0, "plain-4": 0, "shadow-self#2": 3}
