"""The actions of Shadows in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_hit_and_run_hits_and_runs() -> None:
    game = scene(
        "shadows",
        {"hand": ["hit-and-run"], "battleline": ["gamgee", {"card": "plain-3", "owner": 1}]},
        {"battleline": ["plain-2", "plain-4"]},
    )
    game.play("hit-and-run")
    assert game.targets() == ["gamgee", "plain-3", "plain-2", "plain-4"]
    game.choose("plain-4")
    assert game.targets() == ["gamgee", "plain-3"]
    game.choose("plain-3")
    assert game.damage() == {"gamgee": 0, "plain-2": 0, "plain-4": 2}
    assert (game.pile("hand"), game.pile("hand", 1)) == ([], ["plain-3"])


@pytest.mark.parametrize("owner", [0, 1])
def test_hock_sells_any_artifact(owner: int) -> None:
    sides: list[dict[str, object]] = [{"hand": ["hock"], "battleline": ["plain-3"]}, {}]
    sides[owner]["artifacts"] = ["cannon"]
    game = scene("shadows", *sides)
    game.play("hock")
    assert "cannon" in game.pile("discard", owner)
    assert game.amber == (2, 0)


def test_hock_finds_nothing_to_sell() -> None:
    game = scene("shadows", {"hand": ["hock"], "battleline": ["plain-3"]})
    game.play("hock")
    assert (game.amber, game.line()) == ((1, 0), ["plain-3"])


def test_inky_gloom_stops_enemy_reaping_for_a_turn() -> None:
    game = scene(
        "shadows",
        {"hand": ["inky-gloom"], "battleline": ["gamgee"], "houses": ["shadows"]},
        {"battleline": ["plain-4"], "hand": ["plain-5"], "houses": ["brobnar"]},
    )
    game.play("inky-gloom")
    assert game.can("reap", "gamgee")
    game.pass_turn("brobnar")
    assert not game.can("reap", "plain-4")
    assert game.can("fight", "plain-4")
    game.pass_turn("shadows")
    game.pass_turn("brobnar")
    assert game.can("reap", "plain-4")


def test_kymoor_eclipse_shuffles_the_flanks_away() -> None:
    game = scene(
        "shadows",
        {
            "hand": ["kymoor-eclipse"],
            "battleline": [{"card": "plain-3", "owner": 1}, "plain-4", "plain-5"],
        },
        {"battleline": ["plain-6"], "deck": ["fear"]},
    )
    game.play("kymoor-eclipse")
    assert (game.line(), game.line(1)) == (["plain-4"], [])
    assert game.pile("deck") == ["plain-5"]
    assert sorted(game.pile("deck", 1)) == ["fear", "plain-3", "plain-6"]


@pytest.mark.parametrize(("target", "gained"), [("plain-5", 1), ("plain-4", 0)])
def test_mug_robs_and_beats(target: str, gained: int) -> None:
    game = scene(
        "shadows",
        {"hand": ["mug"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", {"card": "plain-5", "amber": 2}], "amber": 3},
    )
    game.play("mug").choose(target)
    assert game.damage()[target] == 2
    assert game.amber == (1 + gained, 3)
    assert game.captured() == {"plain-5": 2 - gained}


def test_mug_returns_the_rest_of_what_a_victim_held() -> None:
    game = scene("shadows", {"hand": ["mug"]}, {"battleline": [{"card": "plain-2", "amber": 3}]})
    game.play("mug")
    assert (game.line(1), game.amber) == ([], (1 + 1 + 2, 0))


def test_pestering_blow_hurts_and_enrages() -> None:
    game = scene(
        "shadows",
        {"hand": ["pestering-blow"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.play("pestering-blow")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.damage() == {"plain-3": 0, "plain-4": 1}
    assert game.marked("enraged") == ["plain-4"]


def test_into_the_night_lets_shadows_alone_fight() -> None:
    game = scene(
        "shadows",
        {
            "hand": ["into-the-night"],
            "battleline": ["gamgee", "plain-3"],
            "houses": ["shadows", "brobnar"],
        },
        {"battleline": ["plain-4", "redlock"], "houses": ["brobnar", "shadows"]},
    )
    game.play("into-the-night")
    assert game.can("fight", "gamgee")
    game.pass_turn("brobnar")
    assert not game.can("fight", "plain-4")
    assert game.can("reap", "plain-4")
    game.pass_turn("brobnar")
    assert game.can("fight", "plain-3")


def test_subtle_chain_costs_a_random_card() -> None:
    game = scene("shadows", {"hand": ["subtle-chain", "mug"]}, {"hand": ["fear", "smith"]})
    game.play("subtle-chain")
    assert (len(game.pile("hand", 1)), len(game.pile("discard", 1))) == (1, 1)
    assert game.pile("hand") == ["mug"]


@pytest.mark.parametrize(
    ("mine", "theirs", "stolen"),
    [
        (["plain-3"], ["bumpsy", "dextre"], 1),
        ([], [], 0),
        ([], ["bumpsy"], 1),
        ([], ["bumpsy", "bumpsy", "dextre", "zorg", "ember-imp"], 3),
    ],
)
def test_trust_no_one_steals_more_without_friends(
    mine: list[str], theirs: list[str], stolen: int
) -> None:
    game = scene(
        "shadows",
        {"hand": ["trust-no-one"], "battleline": mine},
        {"amber": 9, "battleline": theirs},
    )
    game.play("trust-no-one")
    assert game.amber == (stolen, 9 - stolen)


@pytest.mark.rule("R43.7")
def test_hunter_or_hunted_wards_or_moves_a_ward() -> None:
    sides = (
        {"hand": ["hunter-or-hunted"], "battleline": ["plain-3"]},
        {"battleline": [{"card": "plain-4", "warded": True}]},
    )
    game = scene("shadows", *sides)
    game.play("hunter-or-hunted")
    game.game.choose(0)
    game.choose("plain-3")
    assert game.marked("warded") == ["plain-3", "plain-4"]
    game = scene("shadows", *sides)
    game.play("hunter-or-hunted")
    game.game.choose(1)
    game.choose("plain-4")
    assert game.marked("warded") == ["plain-3"]
