"""Positions to begin from: what a card is, has spent and remembers, and what was done before."""

from __future__ import annotations

from typing import Any

import pytest

from keyforge_tui.engine import CardView
from keyforge_tui.engine.specs import ScenarioError
from tests.scenario import Play, action, artifact, made, scene

MIMIC = made("mimic", power=0, copies="a creature in play")
KNIGHT = made("knight", power=4, armor=3, traits=["knight"])


def seen(play: Play, slug: str) -> CardView:
    found = play.game.see(play.id(slug))
    assert isinstance(found, CardView)
    return found


@pytest.mark.rule("R13.17")
def test_a_copy_is_what_it_copies() -> None:
    line = [{"card": "mimic", "copy_of": "knight", "damage": 3}, "plain-2"]
    play = scene("brobnar", {"battleline": line}, cards=[MIMIC, KNIGHT])
    copy = play.game.view().players[0].battleline[0]
    assert isinstance(copy, CardView)
    assert (copy.name, copy.power, copy.armor, copy.copy_of) == ("knight", 4, 3, "knight")
    assert seen(play, "plain-2").copy_of is None


@pytest.mark.rule("R22.2")
def test_armor_that_was_used_stops_no_more_this_turn() -> None:
    jab = action("jab", {"deal": 3, "to": "each creature"})
    line = {"battleline": [{"card": "knight", "armor_used": 2}]}
    play = scene("brobnar", {"hand": ["jab"]}, line, cards=[KNIGHT, jab])
    assert seen(play, "knight").armor_left == 1
    play.play("jab")
    assert play.damage()["knight"] == 2


def test_a_card_remembers_cards_that_lie_somewhere() -> None:
    vault = artifact("vault")
    side = {
        "artifacts": [{"card": "vault", "remembers": ["plain-3", "plain-3"]}],
        "purged": ["plain-3", "plain-2"],
        "discard": ["plain-3"],
    }
    play = scene("brobnar", side, cards=[vault])
    there = play.game.table.state.in_play[play.id("vault")]
    zones = [play.game.table.state.zones[card].value for card in there.memory]
    assert zones == ["purged", "discard"]


@pytest.mark.rule("R20.1", "R46.1")
def test_cards_that_were_played_count_this_turn() -> None:
    first = made("first", power=3, keywords=["alpha"])
    herald = artifact(
        "herald",
        action=[{"gain": {"history": "played", "cards": "a creature"}}],
    )
    side = {
        "hand": ["first"],
        "discard": ["fear"],
        "battleline": ["plain-3"],
        "artifacts": ["herald"],
        "done": {"played": ["plain-3", "fear"]},
    }
    play = scene("brobnar", side, cards=[first, herald])
    assert not play.can("play", "first")
    play.use("herald", "action")
    assert play.amber == (1, 0)
    quiet = scene("brobnar", {**side, "done": {}}, cards=[first, herald])
    assert quiet.can("play", "first")


@pytest.mark.rule("R9.3")
def test_the_card_played_in_the_first_turn_was_the_only_one() -> None:
    side = {"hand": ["troll"], "discard": ["punch"]}
    assert scene("brobnar", side, turn=1).can("play", "troll")
    after = scene("brobnar", {**side, "done": {"played": ["punch"]}}, turn=1)
    assert not after.can("play", "troll")


def test_the_house_of_the_last_turn_is_known() -> None:
    done: dict[str, Any] = {"house_last_turn": "dis"}
    play = scene("brobnar", {"done": done}, {"done": {"house_last_turn": "logos"}})
    assert [player.last_house for player in play.game.table.state.players] == ["dis", "logos"]


@pytest.mark.rule("R7.11")
def test_keys_forged_in_the_last_turn_are_the_opponents() -> None:
    undo = action("undo", {"unforge": "opponent", "last-turn": True})
    theirs = {"keys": ["red", "blue"], "done": {"keys_forged_last_turn": 1}}
    play = scene("brobnar", {"hand": ["undo"]}, theirs, cards=[undo])
    play.play("undo")
    assert [key for key, on in play.game.view().players[1].keys.items() if on] == ["blue"]
    idle = scene("brobnar", {"hand": ["undo"]}, {**theirs, "done": {}}, cards=[undo])
    idle.play("undo")
    assert idle.game.view().players[1].forged == 2


def test_a_creature_that_was_attacked_has_used_its_elusive() -> None:
    sly = made("sly", power=2, keywords=["elusive"])
    play = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["sly"]}, cards=[sly])
    assert not seen(play, "sly").elusive_used
    play.act("fight", "plain-3")
    assert seen(play, "sly").elusive_used
    assert not seen(play, "sly").tagged


@pytest.mark.parametrize(
    ("side", "at", "wrong"),
    [
        (
            {"battleline": [{"card": "troll", "copy_of": "knight"}]},
            "copy_of",
            "not enter play as a",
        ),
        ({"battleline": [{"card": "mimic", "copy_of": "fear"}]}, "copy_of", "no creature"),
        ({"battleline": [{"card": "knight", "armor_used": 4}]}, "armor_used", "has armor 3"),
        ({"artifacts": [{"card": "gauntlet-of-command", "armor_used": 1}]}, "armor_used", "not a"),
        ({"battleline": [{"card": "knight", "remembers": ["fear"]}]}, "remembers", "somewhere"),
        ({"hand": [{"card": "knight", "remembers": ["knight"]}]}, "remembers", "not in play"),
        ({"discard": ["fear"], "done": {"played": ["fear", "fear"]}}, "played", "somewhere"),
        ({"keys": ["red"], "done": {"keys_forged_last_turn": 1}}, "keys_forged_last_turn", "opp"),
    ],
)
def test_what_cannot_be_is_refused_where_it_stands(
    side: dict[str, Any], at: str, wrong: str
) -> None:
    with pytest.raises(ScenarioError, match=wrong) as caught:
        scene("brobnar", side, cards=[MIMIC, KNIGHT])
    assert at in caught.value.at


def test_more_keys_than_are_forged_were_not_forged_last_turn() -> None:
    with pytest.raises(ScenarioError, match="at most 1"):
        scene("brobnar", {}, {"keys": ["red"], "done": {"keys_forged_last_turn": 2}})
