"""The actions of Star Alliance in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_technobabble_stuns_a_creature_and_neighbors_of_its_house() -> None:
    game = scene(
        "staralliance",
        {"hand": ["technobabble"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5", "charette", "plain-6"]},
    )
    game.play("technobabble").choose("plain-5")
    assert game.marked("stunned") == ["plain-4", "plain-5"]


@pytest.mark.parametrize("way", [0, 1])
def test_unity_or_discord(way: int) -> None:
    equipped = {"card": "plain-3", "upgrades": ["stunner"]}
    game = scene(
        "staralliance",
        {"hand": ["unity-or-discord"], "battleline": [equipped, "commander-chan", "plain-4"]},
        {"battleline": ["plain-9"]},
    )
    game.play("unity-or-discord")
    game.game.choose(way)
    if way == 0:
        assert game.targets() == ["plain-3", "plain-4"]
        game.choose("plain-4").choose("reap")
        assert game.amber == (1, 0)
    else:
        game.choose("plain-3", "plain-4")
        assert sorted(game.pile("hand")) == ["plain-3", "plain-4", "stunner"]
        assert game.line() == ["commander-chan"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_biome_discovery_weighs_two_cards_at_high_tide(answer: str) -> None:
    game = scene(
        "staralliance", {"hand": ["biome-discovery"], "deck": ["punch", "fear", "mug"]}, tide=0
    )
    game.play("biome-discovery").choose(answer)
    if answer == "yes":
        assert sorted(game.targets()) == ["fear", "punch"]
        game.choose("fear")
    assert game.pile("deck") == (["punch", "mug"] if answer == "yes" else ["punch", "fear", "mug"])


def test_biome_discovery_raises_a_low_tide() -> None:
    game = scene("staralliance", {"hand": ["biome-discovery"], "deck": ["punch"]}, tide=1)
    game.play("biome-discovery")
    assert (game.game.view().tide, game.pile("deck")) == (0, ["punch"])


def test_make_it_so_goes_on_while_the_guess_is_right() -> None:
    game = scene(
        "staralliance", {"hand": ["make-it-so"], "deck": ["punch", "smith", "fear", "mug"]}
    )
    game.play("make-it-so").choose("brobnar").choose("brobnar").choose("brobnar")
    assert (game.pile("hand"), game.pile("deck")) == (["punch", "smith"], ["fear", "mug"])


def test_selective_preservation_keeps_one_creature_of_each_power() -> None:
    game = scene(
        "staralliance",
        {"hand": ["selective-preservation"], "battleline": ["plain-2", "plain-3"]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.play("selective-preservation")
    assert game.targets() == ["plain-3", "plain-3"]
    game.choose("plain-3#2")
    assert game.line() == ["plain-2"]
    assert game.line(1) == ["plain-3", "plain-4"]


def test_grand_alliance_council_keeps_one_creature_of_each_house() -> None:
    game = scene(
        "staralliance",
        {"hand": ["grand-alliance-council"], "battleline": ["plain-2", "ember-imp"]},
        {"battleline": ["plain-3", "snufflegator"]},
    )
    game.play("grand-alliance-council").choose("plain-3")
    assert game.line() == ["ember-imp"]
    assert game.line(1) == ["plain-3", "snufflegator"]
