"""The actions of Logos in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_eureka_gains_and_archives_two_random_cards() -> None:
    game = scene("logos", {"hand": ["eureka", "mother", "fear", "anger"]}, {"hand": ["tocsin"]})
    game.play("eureka")
    assert game.amber == (3, 0)
    assert len(game.pile("archives")) == 2
    assert len(game.pile("hand")) == 1
    assert sorted(game.pile("archives") + game.pile("hand")) == ["anger", "fear", "mother"]


def test_eureka_chooses_by_chance() -> None:
    found = set()
    for seed in range(12):
        game = scene("logos", {"hand": ["eureka", "mother", "fear", "anger"]}, seed=seed)
        found.add(game.play("eureka").pile("hand")[0])
    assert found == {"anger", "fear", "mother"}


@pytest.mark.rule("R46.1")
@pytest.mark.parametrize("first", ["play", "discard", "reap"])
def test_eureka_must_be_the_first_thing(first: str) -> None:
    game = scene("logos", {"hand": ["eureka", "labwork", "mother"], "battleline": ["batdrone"]})
    assert game.can("play", "eureka")
    if first == "play":
        game.play("mother")
    elif first == "discard":
        game.act("discard", "mother")
    else:
        game.reap("batdrone")
    assert not game.can("play", "eureka")


@pytest.mark.parametrize(("mine", "theirs"), [(3, 5), (0, 4), (2, 0)])
def test_binate_rupture_doubles_both_pools(mine: int, theirs: int) -> None:
    game = scene("logos", {"hand": ["binate-rupture"], "amber": mine}, {"amber": theirs})
    game.play("binate-rupture")
    assert game.amber == (2 * mine, 2 * theirs)


def test_binate_rupture_comes_first_or_not_at_all() -> None:
    game = scene("logos", {"hand": ["binate-rupture", "labwork"], "battleline": ["batdrone"]})
    game.reap("batdrone")
    assert [reason.rule for reason in game.why("play", "binate-rupture")] == ["R46.1"]


@pytest.mark.parametrize(("before", "stolen"), [(7, 0), (8, 2), (9, 2)])
def test_cutthroat_research_needs_eight_amber(before: int, stolen: int) -> None:
    game = scene("logos", {"hand": ["cutthroat-research"], "amber": 8}, {"amber": before})
    game.play("cutthroat-research")
    assert game.amber == (9 + stolen, before - stolen)  # with its bonus


@pytest.mark.parametrize(("target", "cards"), [("plain-1", 1), ("plain-2", 0)])
def test_poke_draws_for_a_creature_it_destroys(target: str, cards: int) -> None:
    game = scene(
        "logos",
        {"hand": ["poke"], "battleline": ["plain-1"], "deck": ["labwork", "mother"]},
        {"battleline": ["plain-1", "plain-2"], "deck": ["fear"]},
    )
    game.play("poke")
    assert game.targets() == ["plain-1", "plain-2"]
    game.choose("plain-1#2" if target == "plain-1" else target)
    assert len(game.pile("hand")) == cards
    assert game.line() == ["plain-1"]


def test_poke_that_a_ward_stops_draws_nothing() -> None:
    game = scene(
        "logos",
        {"hand": ["poke"], "deck": ["labwork"]},
        {"battleline": [{"card": "plain-1", "warded": True}]},
    )
    game.play("poke")
    assert (game.line(1), game.pile("hand")) == (["plain-1"], [])


def test_standardized_testing_destroys_both_ends() -> None:
    game = scene(
        "logos",
        {"hand": ["standardized-testing"], "battleline": ["plain-2", "plain-5", "plain-9"]},
        {"battleline": ["plain-9", "plain-3", "plain-2", "plain-8"], "artifacts": ["cannon"]},
    )
    game.play("standardized-testing")
    assert (game.line(), game.line(1)) == (["plain-5"], ["plain-3", "plain-8"])
    assert game.pile("artifacts", 1) == ["cannon"]


def test_standardized_testing_destroys_all_that_are_alike() -> None:
    game = scene(
        "logos", {"hand": ["standardized-testing"]}, {"battleline": ["plain-3", "plain-3"]}
    )
    game.play("standardized-testing")
    assert game.line(1) == []


def test_entropic_swirl_hits_and_pays_for_each_trait() -> None:
    game = scene(
        "logos",
        {"hand": ["entropic-swirl"], "battleline": ["plain-5"]},
        {"battleline": ["lollop-the-titanic", "plain-4"]},
    )
    game.play("entropic-swirl")
    assert game.targets() == ["plain-5", "lollop-the-titanic", "plain-4"]
    game.choose("lollop-the-titanic")
    assert game.damage() == {"plain-5": 0, "lollop-the-titanic": 4, "plain-4": 0}
    assert game.amber == (2, 0)


def test_entropic_swirl_on_a_creature_without_traits_does_nothing() -> None:
    game = scene("logos", {"hand": ["entropic-swirl"]}, {"battleline": ["plain-4"]})
    game.play("entropic-swirl")
    assert (game.damage(), game.amber) == ({"plain-4": 0}, (0, 0))


@pytest.mark.rule("R28.5")
def test_entropic_swirl_goes_on_paying_for_a_creature_it_destroyed() -> None:
    game = scene("logos", {"hand": ["entropic-swirl"]}, {"battleline": ["pip-pip", "plain-4"]})
    game.play("entropic-swirl").choose("pip-pip")
    assert (game.line(1), game.amber) == (["plain-4"], (2, 0))


def test_master_the_theory_archives_for_each_enemy() -> None:
    game = scene(
        "logos",
        {"hand": ["master-the-theory", "labwork", "mother", "fear"]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.play("master-the-theory").yes()
    assert game.targets() == ["labwork", "mother", "fear"]
    game.choose("labwork").choose("fear")
    assert sorted(game.pile("archives")) == ["fear", "labwork"]
    assert game.pile("hand") == ["mother"]


def test_master_the_theory_may_be_declined() -> None:
    game = scene("logos", {"hand": ["master-the-theory", "labwork"]}, {"battleline": ["plain-3"]})
    game.play("master-the-theory").no()
    assert (game.pile("archives"), game.pile("hand")) == ([], ["labwork"])


@pytest.mark.parametrize(("mine", "theirs"), [(["plain-2"], ["plain-3"]), ([], [])])
def test_master_the_theory_needs_an_empty_side_and_an_enemy(
    mine: list[str], theirs: list[str]
) -> None:
    game = scene(
        "logos",
        {"hand": ["master-the-theory", "labwork"], "battleline": mine},
        {"battleline": theirs},
    )
    game.play("master-the-theory")
    assert game.asks("main")
    assert game.pile("archives") == []
