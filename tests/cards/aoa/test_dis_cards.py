"""Dis creatures, artifacts and upgrades of Age of Ascension, played and used."""

from __future__ import annotations

import pytest

from tests.scenario import scene

HOUSES = ["dis", "brobnar", "sanctum"]

# -- Æmber Imp -----------------------------------------------------------------------------


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


# -- Ancient Yurk --------------------------------------------------------------------------


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


# -- Shard of Pain -------------------------------------------------------------------------


@pytest.mark.ruling("Q101")
def test_shard_of_pain_divides_its_damage() -> None:
    shards = ["shard-of-pain", "shard-of-greed", "shard-of-greed", "library-of-babble"]
    game = scene(
        "dis",
        {"artifacts": shards, "battleline": ["plain-4"]},
        {"battleline": ["plain-2", "plain-3"], "artifacts": ["shard-of-greed"]},
    )
    game.use("shard-of-pain")
    assert game.targets() == ["plain-2", "plain-3"]
    game.choose("plain-2").choose("plain-3").choose("plain-2")
    assert game.damage() == {"plain-4": 0, "plain-3": 1}
    assert game.pile("discard", 1) == ["plain-2"]


def test_shard_of_pain_alone_deals_one() -> None:
    game = scene("dis", {"artifacts": ["shard-of-pain"]}, {"battleline": ["plain-2"]})
    game.use("shard-of-pain")
    assert game.damage() == {"plain-2": 1}


# -- Soulkeeper ----------------------------------------------------------------------------


def kept(card: str) -> dict[str, object]:
    """A creature with Soulkeeper."""
    return {"card": card, "upgrades": ["soulkeeper"]}


def test_soulkeeper_destroys_the_most_powerful_enemy() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-7", "plain-3"]},
        {"battleline": [kept("plain-2"), "plain-8"]},
    )
    game.fight("plain-7", "plain-2")
    assert game.line() == ["plain-7", "plain-3"]
    assert game.pile("discard") == ["plain-9"]
    assert sorted(game.pile("discard", 1)) == ["plain-2", "soulkeeper"]
    assert game.line(1) == ["plain-8"]


@pytest.mark.rule("R35.3")
def test_soulkeeper_lets_the_active_player_choose_among_equals() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-3", "plain-9"]},
        {"battleline": [kept("plain-2")]},
    )
    game.act("fight", "plain-3")
    assert game.targets() == ["plain-9", "plain-9"]
    game.choose("plain-9#2")
    assert game.line() == ["plain-9", "plain-3"]


@pytest.mark.ruling("Q14")
def test_soulkeeper_pointing_at_a_creature_that_is_already_tagged() -> None:
    game = scene(
        "sanctum",
        {"hand": ["opal-knight"], "battleline": [kept("plain-2")]},
        {"battleline": ["plain-6", "plain-5"]},
    )
    game.play("opal-knight")
    assert game.line() == ["opal-knight"]
    assert game.line(1) == ["plain-5"]
    assert sorted(game.pile("discard")) == ["plain-2", "soulkeeper"]
    assert game.pile("discard", 1) == ["plain-6"]


def test_soulkeeper_has_a_bonus_icon() -> None:
    game = scene("dis", {"hand": ["soulkeeper"], "battleline": ["plain-2"]})
    assert game.play("soulkeeper").amber == (1, 0)
