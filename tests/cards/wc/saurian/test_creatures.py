"""The creatures of Saurian in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_gargantodon_enters_play_stunned() -> None:
    game = scene("saurian", {"hand": ["gargantodon"]})
    game.play("gargantodon")
    assert game.card("gargantodon").stunned


@pytest.mark.parametrize("active", [0, 1])
def test_gargantodon_deals_only_four(active: int) -> None:
    game = scene(
        "saurian",
        {"battleline": ["gargantodon"]},
        {"battleline": [{"card": "plain-7", "house": "saurian"}]},
        active=active,
    )
    attack = ("gargantodon", "plain-7") if active == 0 else ("plain-7", "gargantodon")
    game.fight(*attack)
    assert game.damage() == {"gargantodon": 7, "plain-7": 4}


def test_gargantodon_turns_its_own_sides_theft_into_a_capture() -> None:
    game = scene(
        "shadows",
        {"battleline": ["gargantodon", "noddy-the-thief"]},
        {"battleline": ["troll"], "amber": 3},
    )
    game.use("noddy-the-thief")
    assert game.targets() == ["gargantodon", "noddy-the-thief"]
    game.choose("gargantodon")
    assert game.card("gargantodon").amber == 1
    assert game.amber == (0, 2)


def test_gargantodon_turns_the_opponents_theft_into_their_capture() -> None:
    game = scene(
        "shadows",
        {"battleline": ["gargantodon"], "amber": 3},
        {"battleline": ["noddy-the-thief"]},
        active=1,
    )
    game.use("noddy-the-thief")
    assert game.card("noddy-the-thief").amber == 1
    assert game.amber == (2, 0)


def test_gargantodon_spreads_a_large_theft() -> None:
    """Each Æmber may go to another creature; only as much as there is."""
    game = scene(
        "mars",
        {"battleline": ["gargantodon", "tunk", "zorg", "blypyp"], "hand": ["psychic-network"]},
        {"amber": 2},
    )
    game.play("psychic-network").choose("tunk").choose("zorg")
    assert [game.card(name).amber for name in game.line()] == [0, 1, 1, 0]
    assert game.amber == (0, 0)
    assert game.asks("main")


def test_grimlocus_dux_is_exalted_twice() -> None:
    game = scene("saurian", {"hand": ["grimlocus-dux"], "battleline": ["plain-3"]}, {"amber": 3})
    game.play("grimlocus-dux")
    assert game.card("grimlocus-dux").amber == 2
    assert game.card("plain-3").amber == 0
    assert game.amber == (0, 3)


@pytest.mark.ruling("Q115")
@pytest.mark.parametrize(
    ("last", "legal"),
    [
        ("plain-3", ["plain-1", "champion-anaphiel"]),
        ("grimlocus-dux", ["plain-1", "champion-anaphiel", "grimlocus-dux"]),
    ],
)
def test_taunt_does_not_shield_a_neighbor_with_taunt(last: str, legal: list[str]) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["troll"]},
        {"battleline": ["plain-1", "plain-2", "champion-anaphiel", last]},
    )
    game.act("fight", "troll")
    assert game.targets() == legal
    game.choose("plain-1")
    assert "plain-1" not in game.line(1)


def test_tribune_pompitus_strengthens_by_aember() -> None:
    game = scene(
        "saurian",
        {"battleline": [{"card": "tribune-pompitus", "amber": 1}, {"card": "plain-3", "amber": 2}]},
        {"battleline": [{"card": "plain-5", "amber": 2}]},
    )
    assert [game.power(name) for name in ("tribune-pompitus", "plain-3", "plain-5")] == [6, 7, 5]


@pytest.mark.parametrize(("answer", "dealt"), [("yes", 6), ("no", 4)])
def test_tribune_pompitus_may_be_exalted_before_a_fight(answer: str, dealt: int) -> None:
    game = scene("saurian", {"battleline": ["tribune-pompitus"]}, {"battleline": ["plain-8"]})
    game.fight("tribune-pompitus", "plain-8").choose(answer)
    assert game.card("plain-8").damage == dealt
