"""The actions of Untamed in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_persistence_hunting_exhausts_a_house() -> None:
    game = scene(
        "untamed",
        {"hand": ["persistence-hunting"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "charette", "plain-5"]},
    )
    game.play("persistence-hunting").choose("brobnar")
    assert game.marked("exhausted") == ["plain-4", "plain-5"]


@pytest.mark.rule("R21.5")
def test_they_re_everywhere_hits_flanks_harder() -> None:
    game = scene(
        "untamed",
        {"hand": ["they-re-everywhere"], "battleline": ["plain-3"]},
        {"battleline": ["plain-3", "plain-1", "plain-5", "plain-2"]},
    )
    game.play("they-re-everywhere")
    assert game.damage() == {"plain-3": 0, "plain-3#2": 2, "plain-5": 1}


def test_soldiers_to_flowers_pays_the_owners() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["soldiers-to-flowers"],
            "discard": ["knoxx", "punch", "dharna", "persistence-hunting"],
        },
        {"discard": ["fanghouse", "krump"]},
    )
    game.play("soldiers-to-flowers")
    assert sorted(game.pile("purged")) == ["dharna", "knoxx"]
    assert game.pile("purged", 1) == ["fanghouse"]
    assert game.pile("discard", 1) == ["krump"]
    assert game.amber == (3, 1)  # with its bonus


@pytest.mark.parametrize("discard", [["knoxx", "punch"], ["punch"]])
def test_gravid_cycle_returns_a_card_and_ends_the_step(discard: list[str]) -> None:
    game = scene(
        "untamed",
        {"hand": ["gravid-cycle"], "discard": discard, "houses": ["untamed"], "deck": []},
        {"discard": ["fear"], "houses": ["brobnar"]},
    )
    game.play("gravid-cycle")
    if game.asks("target"):
        assert game.targets() == ["knoxx", "punch"]
        game.choose("punch")
    assert "punch" in game.pile("hand")
    assert game.pile("discard", 1) == ["fear"]
    assert game.game.active == 1


@pytest.mark.rule("R27.1")
def test_song_of_spring_calls_untamed_creatures_home() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["song-of-spring", "snufflegator", "bumpsy", "fertility-chant"],
            "discard": ["dust-pixie", "punch"],
            "battleline": ["flaxia", "dextre"],
            "deck": ["plain-1"],
        },
        {"battleline": ["snufflegator"], "discard": ["dust-pixie"]},
    )
    game.play("song-of-spring")
    assert sorted(game.targets()) == ["dust-pixie", "flaxia", "snufflegator"]
    game.choose("dust-pixie", "flaxia")
    assert sorted(game.pile("deck")) == ["dust-pixie", "flaxia", "plain-1"]
    assert game.line() == ["dextre"]
    assert game.line(1) == ["snufflegator"]
    assert sorted(game.pile("hand")) == ["bumpsy", "fertility-chant", "snufflegator"]


@pytest.mark.rule("R11.2", "R12.2")
def test_punctuated_equilibrium_gives_both_players_new_hands() -> None:
    game = scene(
        "untamed",
        {"hand": ["punctuated-equilibrium", "punch"], "deck": ["plain-1"] * 9, "chains": 1},
        {"hand": ["fear", "fear"], "deck": ["plain-2"] * 9},
    )
    game.play("punctuated-equilibrium")
    assert game.pile("hand") == ["plain-1"] * 5
    assert game.pile("hand", 1) == ["plain-2"] * 6
    assert game.chains == (0, 0)
    assert sorted(game.pile("discard")) == ["punch", "punctuated-equilibrium"]
    assert game.pile("discard", 1) == ["fear", "fear"]
