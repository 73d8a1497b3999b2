"""The creatures of Dis in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.erratum("E18")
def test_dendrix_makes_the_opponent_discard_after_a_fight() -> None:
    game = scene(
        "dis",
        {"hand": ["dendrix", "punch"], "battleline": ["dendrix"]},
        {"hand": ["fear", "anger"], "battleline": ["plain-3"]},
    )
    game.play("dendrix")
    assert len(game.pile("hand", 1)) == 2
    game.act("fight", "dendrix#2")
    assert len(game.pile("hand", 1)) == 1
    assert sorted([*game.pile("hand", 1), *game.pile("discard", 1)]) == ["anger", "fear", "plain-3"]
    assert game.pile("hand") == ["punch"]


@pytest.mark.ruling("Q90")
def test_dendrix_fights_tribune_pompitus() -> None:
    game = scene(
        "dis", {"battleline": ["dendrix"]}, {"battleline": ["tribune-pompitus"], "hand": ["fear"]}
    )
    game.fight("dendrix", "tribune-pompitus")
    assert game.damage() == {"dendrix": 4, "tribune-pompitus": 3}
    assert game.card("tribune-pompitus").amber == 0
    assert game.pile("hand", 1) == []
    assert game.pile("discard", 1) == ["fear"]


@pytest.mark.parametrize(
    ("name", "flank", "left"),
    [
        ("sinestra", "left", 2),
        ("sinestra", "right", 3),
        ("dexus", "left", 3),
        ("dexus", "right", 2),
    ],
)
def test_twin_demons_watch_their_flank(name: str, flank: str, left: int) -> None:
    game = scene(
        "brobnar",
        {"hand": ["troll"], "battleline": ["bumpsy"], "amber": 3},
        {"battleline": [name], "amber": 4},
    )
    game.play("troll", flank)
    assert game.amber == (left, 4)


@pytest.mark.parametrize("name", ["sinestra", "dexus"])
def test_twin_demons_leave_their_own_side_alone(name: str) -> None:
    game = scene("dis", {"hand": ["dendrix"], "battleline": [name], "amber": 3}, {"amber": 3})
    game.play("dendrix", "left")
    assert game.amber == (3, 3)


@pytest.mark.ruling("Q24")
def test_a_lone_creature_is_on_both_flanks() -> None:
    game = scene(
        "brobnar",
        {"hand": ["troll"], "amber": 3},
        {"battleline": ["sinestra", "dexus"]},
    )
    game.play("troll").choose("dexus")
    assert game.amber == (1, 0)
