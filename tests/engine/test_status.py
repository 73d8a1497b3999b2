"""R43 to R45 and R48: stun, ward, enrage, counters, healing, the tide."""

from __future__ import annotations

from typing import Any

import pytest

from keyforge_tui.engine import Primitive
from tests.scenario import action, artifact, made, scene, upgrade


@pytest.mark.rule("R43.1", "R43.2", "R43.3", "R43.5")
def test_a_stunned_creature_can_only_shake_it_off() -> None:
    worker = made(
        "worker",
        power=3,
        action=[{"gain": 1}],
        omni=[{"gain": 1}],
        always=[{"to": "this", "armor": 1}],
    )
    game = scene(
        "brobnar",
        {"battleline": [{"card": "worker", "stunned": True}]},
        {"battleline": ["plain-3"]},
        cards=[worker],
    )
    for way in ("reap", "fight", "action", "omni"):
        assert not game.can(way, "worker")
        assert "R43.2" in [reason.rule for reason in game.why(way, "worker")]
    assert game.armor("worker") == 1
    game.act("unstun", "worker")
    assert not game.card("worker").stunned
    assert game.card("worker").exhausted


@pytest.mark.rule("R43.3")
def test_an_out_of_house_stun_is_shaken_off_only_with_omni() -> None:
    """O14"""
    orb = made("orb", house="dis", power=3, omni=[{"gain": 1}])
    game = scene(
        "brobnar",
        {"battleline": [{"card": "orb", "stunned": True}, {"card": "dodger", "stunned": True}]},
        cards=[orb],
    )
    assert game.can("unstun", "orb")
    assert not game.can("unstun", "dodger")


@pytest.mark.rule("R43.4")
@pytest.mark.ruling("Q46")
@pytest.mark.parametrize("enemies", [["plain-3"], []])
def test_being_made_to_fight_removes_the_stun_instead(enemies: list[str]) -> None:
    game = scene(
        "brobnar",
        {"hand": ["anger"], "battleline": [{"card": "troll", "stunned": True, "exhausted": True}]},
        {"battleline": enemies},
    )
    game.play("anger")
    assert not game.card("troll").stunned
    assert game.card("troll").exhausted
    assert all(damage == 0 for damage in game.damage().values())
    assert len(game.events("used")) == 1


@pytest.mark.rule("R43.7")
def test_a_creature_has_one_ward() -> None:
    ward = action("ward", {"ward": "a friendly creature"})
    hit = action("hit", {"deal": 1, "to": "a creature"})
    game = scene(
        "brobnar",
        {"hand": ["ward", "ward", "hit", "hit"], "battleline": ["plain-3"]},
        cards=[ward, hit],
    )
    game.play("ward").play("ward").play("hit").play("hit")
    assert game.damage() == {"plain-3": 1}


@pytest.mark.rule("R43.8")
def test_a_ward_stops_all_of_one_damage() -> None:
    hit = action("hit", {"deal": 9, "to": "a creature"})
    game = scene(
        "brobnar",
        {"hand": ["hit"]},
        {"battleline": [{"card": "plain-3", "warded": True}]},
        cards=[hit],
    )
    game.play("hit")
    assert game.damage() == {"plain-3": 0}
    assert not game.card("plain-3").warded


@pytest.mark.rule("R43.12", "R43.13", "R43.14")
def test_an_enraged_creature_must_fight_if_it_can() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "troll", "enraged": True}, {"card": "plain-4", "enraged": True}]},
        {"battleline": ["plain-1"]},
    )
    assert not game.can("reap", "troll")
    assert [reason.rule for reason in game.why("reap", "troll")] == ["R43.13"]
    game.fight("troll", "plain-1")
    assert not game.card("troll").enraged
    assert game.can("reap", "plain-4")  # O30: nobody is left to fight


@pytest.mark.rule("R44.1")
def test_power_counters() -> None:
    grow = action("grow", {"power-counters": 2, "onto": "a friendly creature"})
    game = scene("brobnar", {"hand": ["grow"], "battleline": ["plain-3"]}, cards=[grow])
    game.play("grow")
    assert game.power("plain-3") == 5


@pytest.mark.rule("R44.2")
def test_named_counters_mean_what_their_card_says() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "plain-3", "counters": {"doom": 2}}]},
    )
    assert game.card("plain-3").counters == {"doom": 2}
    assert game.power("plain-3") == 3


@pytest.mark.rule("R45.1", "R45.2")
@pytest.mark.parametrize(("amount", "left"), [(1, 2), (3, 0), (5, 0), ("all", 0)])
def test_healing_removes_at_most_what_is_there(amount: int | str, left: int) -> None:
    heal = action(
        "heal", {"heal": amount, "from": "each creature"}, {"gain": {"this-way": "cards"}}
    )
    game = scene(
        "brobnar",
        {"hand": ["heal"], "battleline": [{"card": "plain-5", "damage": 3}, "plain-4"]},
        cards=[heal],
    )
    game.play("heal")
    assert game.damage() == {"plain-5": left, "plain-4": 0}
    assert game.amber == (1, 0)  # only one was healed


# -- the tide ------------------------------------------------------------------------------------


@pytest.mark.rule("R48.1", "R48.2", "R48.6")
def test_raising_the_tide() -> None:
    wave = action("wave", {"raise-tide": "you"}, {"if": {"tide": "high"}, "then": [{"gain": 1}]})
    low = artifact(
        "low", always=[{"to": "each friendly creature", "while": {"tide": "low"}, "power": 2}]
    )
    bell = artifact("bell", after=[{"raises-tide": "you", "do": [{"gain": 10}]}])
    game = scene(
        "brobnar",
        {"hand": ["wave", "wave"], "artifacts": ["bell"]},
        {"battleline": ["plain-3"], "artifacts": ["low"]},
        cards=[wave, low, bell],
    )
    assert game.power("plain-3") == 3  # neutral is neither
    game.play("wave")
    assert game.game.table.state.tide == 0
    assert game.power("plain-3") == 5
    assert game.amber == (11, 0)
    game.play("wave")
    assert game.amber == (12, 0)  # it was high already: nothing was raised


@pytest.mark.rule("R48.3", "R48.4", "R55.1")
def test_the_tide_may_be_raised_for_three_chains_as_often_as_wanted() -> None:
    """Not limited, and no bar to alpha (O13)."""
    first = made("first", power=3, keywords=["alpha"])
    game = scene("brobnar", {"hand": ["first"]}, cards=[first], tide=1)
    game.act("tide").act("tide")
    assert game.game.table.state.tide == 0
    assert game.chains == (6, 0)
    assert game.can("play", "first")
    assert len(game.events("tide-raised")) == 1


TIDAL: dict[str, dict[str, Any]] = {
    "an instruction": {"play": [{"raise-tide": "you"}]},
    "a condition inside": {"reap": [{"if": {"tide": "low"}, "then": [{"gain": 1}]}]},
    "an occasion": {"after": [{"raises-tide": "opponent", "do": [{"gain": 1}]}]},
    "while in force": {"always": [{"to": "this", "while": {"tide": "high"}, "power": 1}]},
    "a requirement": {"playable-if": {"tide": "high"}},
}
"""Cards that speak of the tide, each in another place."""


@pytest.mark.rule("R48.3", "O13")
@pytest.mark.parametrize("zone", ["hand", "deck", "purged", "battleline"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_tide_is_offered_where_a_card_of_either_deck_speaks_of_it(zone: str, seat: int) -> None:
    for text in TIDAL.values():
        wave = made("wave", power=3, **text)
        sides: list[dict[str, list[str]]] = [{zone: ["wave"]}, {}]
        assert scene("brobnar", *(sides if seat == 0 else sides[::-1]), cards=[wave]).can("tide")


@pytest.mark.rule("R48.3", "O13")
def test_the_tide_is_offered_where_it_is_high_for_somebody_and_else_not() -> None:
    assert not scene("brobnar", {"hand": ["troll"]}).can("tide")
    assert scene("brobnar", {"hand": ["troll"]}, tide=0).can("tide")
    assert scene("brobnar", {"hand": ["troll"]}, tide=1).can("tide")


@pytest.mark.rule("O13")
def test_every_word_that_is_named_after_the_tide_speaks_of_it() -> None:
    words = {
        word: kind
        for family in Primitive.registry.values()
        for word, kind in family.items()
        if "tide" in word.split("-")
    }
    assert {"tide", "raise-tide", "raises-tide"} <= words.keys()
    assert all(kind.tidal for kind in words.values())


@pytest.mark.rule("R43.10")
def test_a_ward_stops_all_damage_of_one_moment() -> None:
    volley = action(
        "volley",
        {
            "together": [
                {
                    "deal": 2,
                    "to": "an enemy creature",
                    "as": "first",
                    "dealt-by": "a friendly creature",
                },
                {"deal": 3, "to": "the first"},
            ]
        },
    )
    game = scene(
        "brobnar",
        {"hand": ["volley"], "battleline": ["plain-1"]},
        {"battleline": [{"card": "plain-9", "warded": True}]},
        cards=[volley],
    )
    game.play("volley")
    assert game.damage(1) == {"plain-9": 0}
    assert not game.card("plain-9").warded
    assert len(game.events("unwarded")) == 1


@pytest.mark.rule("O10")
def test_no_damage_for_no_armor_leaves_a_ward_alone() -> None:
    acid = action("acid", {"melt-armor": "each enemy creature"})
    line = [{"card": "plain-9", "warded": True}, {"card": "plain-8", "warded": True}]
    vest = upgrade("vest", always=[{"to": "this creature", "armor": 2}])
    line[1]["upgrades"] = ["vest"]
    game = scene("brobnar", {"hand": ["acid"]}, {"battleline": line}, cards=[acid, vest])
    game.play("acid")
    assert game.marked("warded") == ["plain-9"]
    assert game.damage(1) == {"plain-9": 0, "plain-8": 0}


@pytest.mark.rule("O10", "R21.4")
def test_damage_that_cannot_be_dealt_leaves_a_ward_alone() -> None:
    saint = made("saint", power=3, always=[{"to": "this", "cannot": "be-dealt-damage"}])
    zap = action("zap", {"deal": 2, "to": "an enemy creature"})
    enemy = {"card": "saint", "warded": True}
    game = scene("brobnar", {"hand": ["zap"]}, {"battleline": [enemy]}, cards=[saint, zap])
    game.play("zap")
    assert game.card("saint").warded
