"""The creatures of Mars in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["mars", "dis", "logos"]


def worm(enemy: object) -> Play:
    return scene(
        "mars",
        {"battleline": ["collector-worm"], "houses": HOUSES},
        {"battleline": ["plain-9", enemy], "houses": HOUSES},
    )


@pytest.mark.erratum("E17")
def test_collector_worm_takes_the_creature_into_your_archives() -> None:
    game = worm({"card": "plain-6", "amber": 1}).fight("collector-worm", "plain-6")
    assert game.line(1) == ["plain-9"]
    assert game.pile("archives") == ["plain-6"]
    assert game.pile("archives", 1) == []
    assert game.amber == (1, 0)
    assert game.damage(0) == {"collector-worm": 1}  # 5 of 6 stopped by its armor


@pytest.mark.erratum("E17")
def test_collector_worm_creature_leaves_the_archives_for_its_owners_hand() -> None:
    game = worm("plain-6").fight("collector-worm", "plain-6")
    game.end().choose("mars").end().choose("mars").choose("take")
    assert game.pile("hand") == []
    assert "plain-6" in game.pile("hand", 1)


def test_collector_worm_takes_nothing_when_it_dies_or_is_attacked() -> None:
    game = worm("plain-2").fight("collector-worm", "plain-9")
    assert game.pile("archives") == []
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["collector-worm"]})
    game.fight("plain-3", "collector-worm")
    assert game.line() == ["plain-3"]


@pytest.mark.rule("R25.2")
def test_collector_worm_leaves_a_creature_it_destroyed_in_the_discard_pile() -> None:
    game = worm("plain-2").fight("collector-worm", "plain-2")
    assert game.pile("discard", 1) == ["plain-2"]
    assert game.pile("archives") == []


def test_collector_worm_and_a_warded_creature() -> None:
    game = worm({"card": "plain-6", "warded": True}).fight("collector-worm", "plain-6")
    # The fight's damage used the ward up, so the creature can be archived.
    assert game.pile("archives") == ["plain-6"]


def knowdrone() -> Play:
    return scene(
        "mars",
        {
            "hand": ["yzphyz-knowdrone", "fear", "mother"],
            "archives": ["anger"],
            "battleline": ["plain-3"],
        },
        {"battleline": ["plain-5"], "archives": ["tocsin"]},
    )


@pytest.mark.erratum("E09")
def test_yzphyz_knowdrone_purges_to_stun() -> None:
    game = knowdrone().play("yzphyz-knowdrone")
    assert game.targets() == ["fear", "mother"]
    game.choose("fear").yes()
    assert sorted(game.targets()) == ["anger", "fear"]
    game.choose("anger")
    assert game.targets() == ["plain-3", "yzphyz-knowdrone", "plain-5"]
    game.choose("plain-5")
    assert game.marked("stunned") == ["plain-5"]
    assert game.pile("purged") == ["anger"]
    assert game.pile("archives") == ["fear"]
    assert game.pile("archives", 1) == ["tocsin"]


@pytest.mark.erratum("E09")
def test_yzphyz_knowdrone_may_keep_the_archives() -> None:
    game = knowdrone().play("yzphyz-knowdrone").choose("fear").no()
    assert sorted(game.pile("archives")) == ["anger", "fear"]
    assert game.marked("stunned") == []


@pytest.mark.erratum("E09")
def test_yzphyz_knowdrone_with_a_foreign_card_in_the_archives() -> None:
    game = scene(
        "mars",
        {"hand": ["yzphyz-knowdrone"], "archives": [{"card": "plain-4", "owner": 1}]},
        {"battleline": ["plain-5"]},
    )
    game.play("yzphyz-knowdrone").yes()
    # It went to its owner's hand, so nothing was purged and nothing is stunned (R29.7).
    assert game.pile("hand", 1) == ["plain-4"]
    assert game.marked("stunned") == []
    assert game.asks("main")


@pytest.mark.erratum("E09")
def test_yzphyz_knowdrone_with_nothing_to_archive_or_purge() -> None:
    game = scene("mars", {"hand": ["yzphyz-knowdrone"]}, {"battleline": ["plain-5"]})
    game.play("yzphyz-knowdrone")
    assert game.asks("main")
    assert game.marked("stunned") == []
