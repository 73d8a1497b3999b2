"""The actions of Sanctum in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(
    ("way", "left"), [(0, (["plain-2"], ["plain-3"])), (1, (["plain-9"], ["plain-9", "plain-3"]))]
)
def test_first_or_last_purges_one_end(way: int, left: tuple[list[str], list[str]]) -> None:
    game = scene(
        "sanctum",
        {"hand": ["first-or-last"], "battleline": ["plain-2", "plain-9"]},
        {"battleline": ["plain-9", "plain-3"]},
    )
    game.play("first-or-last")
    game.game.choose(way)
    assert (game.line(), game.line(1)) == left


@pytest.mark.parametrize("way", [0, 1])
def test_honor_or_glory_hits_the_flanks_or_the_rest(way: int) -> None:
    game = scene(
        "sanctum",
        {"hand": ["honor-or-glory"], "battleline": ["plain-4", "plain-5", "plain-6"]},
        {"battleline": ["plain-7"]},
    )
    game.play("honor-or-glory")
    game.game.choose(way)
    hit = {"plain-4", "plain-6", "plain-7"} if way == 0 else {"plain-5"}
    assert {name for name, damage in game.damage().items() if damage == 3} == hit


def test_grand_melee_spares_those_beside_their_own() -> None:
    game = scene(
        "sanctum",
        {"hand": ["grand-melee"], "battleline": ["plain-3", "plain-4", "charette", "plain-5"]},
        {"battleline": ["plain-6", "batdrone", "pip-pip", "plain-7"]},
    )
    game.play("grand-melee")
    assert (game.line(), game.line(1)) == (["plain-3", "plain-4"], ["batdrone", "pip-pip"])


def test_hammer_gram_hits_and_stuns() -> None:
    game = scene(
        "sanctum", {"hand": ["hammer-gram"], "battleline": ["plain-9"]}, {"battleline": ["plain-5"]}
    )
    game.play("hammer-gram").choose("plain-5")
    assert (game.damage(), game.marked("stunned")) == ({"plain-9": 0, "plain-5": 3}, ["plain-5"])


@pytest.mark.parametrize("way", [0, 1])
def test_heal_or_harm(way: int) -> None:
    hurt = {"card": "plain-5", "damage": 3, "exhausted": True}
    game = scene(
        "sanctum", {"hand": ["heal-or-harm"], "battleline": [hurt]}, {"battleline": ["plain-1"]}
    )
    game.play("heal-or-harm")
    game.game.choose(way)
    if way == 0:
        game.choose("plain-5")
        assert (game.damage(0), game.amber) == ({"plain-5": 0}, (1, 0))
    else:
        assert (game.damage(0), game.line(1)) == ({"plain-5": 4}, [])


@pytest.mark.parametrize(("tide", "playable"), [(0, True), (1, False), (None, False)])
def test_strange_ordination_needs_high_tide(tide: int | None, playable: bool) -> None:
    game = scene("sanctum", {"hand": ["strange-ordination"]}, tide=tide)
    assert game.can("play", "strange-ordination") is playable
    if playable:
        game.play("strange-ordination")
        assert game.amber == (3, 0)


def test_taxing_journey_lets_neighbors_of_the_house_share() -> None:
    game = scene(
        "sanctum",
        {"hand": ["taxing-journey"], "battleline": ["plain-2", "plain-3", "plain-4", "charette"]},
        {"battleline": ["plain-5"], "amber": 6},
    )
    game.play("taxing-journey").choose("plain-4")
    assert game.captured() == {"plain-3": 1, "plain-4": 1}
    assert game.amber == (1, 4)


def test_shifting_battlefield_moves_a_friendly_creature_that_captures() -> None:
    game = scene(
        "sanctum",
        {"hand": ["shifting-battlefield"], "battleline": ["plain-3", "plain-4", "plain-5"]},
        {"amber": 2, "battleline": ["plain-6"]},
    )
    game.play("shifting-battlefield")
    assert game.targets() == ["plain-3", "plain-4", "plain-5"]
    game.choose("plain-3").choose("Between plain-4 and plain-5")
    assert game.line() == ["plain-4", "plain-3", "plain-5"]
    assert game.captured() == {"plain-3": 1}
    assert game.amber == (1, 1)


@pytest.mark.rule("R41.3")
def test_shifting_battlefield_may_leave_a_creature_in_its_place() -> None:
    game = scene(
        "sanctum",
        {"hand": ["shifting-battlefield"], "battleline": ["plain-3", "plain-4"]},
        {"amber": 2},
    )
    game.play("shifting-battlefield").choose("plain-3").choose("Left flank")
    assert game.line() == ["plain-3", "plain-4"]
    assert game.captured() == {"plain-3": 1}


def test_light_everlasting_plays_a_fallen_sanctum_creature_anywhere() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["light-everlasting"],
            "battleline": ["plain-3", "plain-4"],
            "discard": ["bulwark", "plain-5", "champion-anaphiel", "shield-of-justice"],
        },
        {"discard": ["bulwark"]},
    )
    game.play("light-everlasting")
    assert game.targets() == ["bulwark", "champion-anaphiel"]
    game.choose("bulwark").choose("Between plain-3 and plain-4")
    assert game.line() == ["plain-3", "bulwark", "plain-4"]
    assert game.amber == (1, 0)
    assert sorted(game.pile("discard")) == [
        "champion-anaphiel",
        "light-everlasting",
        "plain-5",
        "shield-of-justice",
    ]


def test_light_everlasting_finds_nothing() -> None:
    game = scene("sanctum", {"hand": ["light-everlasting"], "discard": ["plain-5"]})
    game.play("light-everlasting")
    assert game.pile("discard") == ["light-everlasting", "plain-5"]


@pytest.mark.parametrize("keys", [0, 1, 2])
def test_avenging_aura_gives_assault_for_each_key_of_the_opponent(keys: int) -> None:
    game = scene(
        "sanctum",
        {"hand": ["avenging-aura"], "battleline": ["plain-3"], "keys": ["red"]},
        {"keys": ["red", "blue"][:keys], "battleline": ["plain-9"], "houses": ["sanctum"]},
    )
    game.play("avenging-aura")
    assert game.amber == (1, 0)
    assert game.keywords("plain-3") == {"assault": keys}
    assert game.keywords("plain-9") == {}
    game.pass_turn("sanctum")
    assert game.keywords("plain-3") == {}
