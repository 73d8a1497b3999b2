"""The creatures of Dis in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("mine", "theirs"), [(["aember-imp"], []), ([], ["aember-imp"])])
def test_aember_imp_stuns_whatever_reaps(mine: list[str], theirs: list[str]) -> None:
    game = scene("brobnar", {"battleline": ["plain-3", "plain-4", *mine]}, {"battleline": theirs})
    game.reap("plain-3")
    assert game.marked("stunned") == ["plain-3"]
    assert game.amber == (1, 0)


def test_aember_imp_stuns_itself_and_not_fighters() -> None:
    game = scene("dis", {"battleline": ["aember-imp", "charette"]}, {"battleline": ["plain-1"]})
    game.fight("charette", "plain-1")
    assert game.marked("stunned") == []
    game.reap("aember-imp")
    assert game.marked("stunned") == ["aember-imp"]


def test_aember_imp_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["aember-imp"]})
    game.fight("plain-5", "aember-imp")
    assert game.damage() == {"plain-5": 0, "aember-imp": 0}


@pytest.mark.ruling("Q43")
def test_aember_imp_is_hit_by_a_creature_that_attacks_another() -> None:
    game = scene(
        "dis", {"battleline": ["gabos-longarms"]}, {"battleline": ["plain-4", "aember-imp"]}
    )
    game.fight("gabos-longarms", "plain-4").choose("aember-imp")
    assert game.damage() == {"gabos-longarms": 4, "plain-4": 0}
    assert game.pile("discard", 1) == ["aember-imp"]


@pytest.mark.ruling("Q44")
def test_aember_imp_is_attacked_and_another_creature_is_hit() -> None:
    game = scene(
        "dis", {"battleline": ["gabos-longarms"]}, {"battleline": ["plain-5", "aember-imp"]}
    )
    game.fight("gabos-longarms", "aember-imp").choose("plain-5")
    assert game.damage() == {"gabos-longarms": 0, "aember-imp": 0}
    assert game.pile("discard", 1) == ["plain-5"]


def test_ancient_yurk_discards_three_chosen_cards() -> None:
    game = scene(
        "dis",
        {"hand": ["ancient-yurk", "fear", "mother", "anger", "tocsin"], "archives": ["labwork"]},
        {"hand": ["batdrone"]},
    )
    game.play("ancient-yurk")
    assert game.targets() == ["fear", "mother", "anger", "tocsin"]
    game.choose("fear", "anger", "tocsin")
    assert sorted(game.pile("discard")) == ["anger", "fear", "tocsin"]
    assert game.pile("hand") == ["mother"]
    assert game.pile("hand", 1) == ["batdrone"]


def test_ancient_yurk_with_fewer_cards_discards_them_all() -> None:
    game = scene("dis", {"hand": ["ancient-yurk", "fear", "anger"]})
    game.play("ancient-yurk")
    assert game.pile("hand") == []
    assert sorted(game.pile("discard")) == ["anger", "fear"]
