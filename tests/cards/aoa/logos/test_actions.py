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
