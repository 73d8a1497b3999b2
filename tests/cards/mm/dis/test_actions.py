"""The actions of Dis in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def forging(dis: int, amber: int) -> int:
    """Keys the opponent forges after Waking Nightmare, with so many Dis creatures in play."""
    mine = ["drecker"] * max(0, dis - 1) + ["plain-2"]
    theirs = ["drecker"] if dis else []
    game = scene(
        "dis",
        {"hand": ["waking-nightmare"], "battleline": mine, "houses": ["dis"]},
        {"battleline": theirs, "amber": amber, "houses": ["dis"]},
    )
    game.play("waking-nightmare")
    assert game.amber == (1, amber)
    game.end()
    if game.asks("pick"):
        game.choose("red")
    return game.game.table.state.players[1].forged()


@pytest.mark.ruling("Q25")
@pytest.mark.parametrize(("dis", "amber", "forged"), [(3, 8, 0), (2, 8, 1), (3, 9, 1), (0, 6, 1)])
def test_waking_nightmare_counts_dis_creatures_in_play(dis: int, amber: int, forged: int) -> None:
    assert forging(dis, amber) == forged


@pytest.mark.ruling("Q25")
def test_waking_nightmare_counts_when_the_key_is_forged() -> None:
    game = scene(
        "dis",
        {
            "hand": ["waking-nightmare", "drecker", "bonesaw"],
            "battleline": ["drecker"],
            "houses": ["dis"],
        },
        {"amber": 8, "houses": ["dis"]},
    )
    game.play("waking-nightmare").play("drecker").play("bonesaw").end()
    assert game.game.table.state.players[1].forged() == 0


def test_waking_nightmare_lasts_for_one_turn() -> None:
    game = scene(
        "dis",
        {"hand": ["waking-nightmare"], "battleline": ["drecker"], "houses": ["dis"]},
        {"amber": 6, "houses": ["dis"]},
    )
    game.play("waking-nightmare").end()
    assert game.game.table.state.players[1].forged() == 0
    game.end().end()
    if game.asks("pick"):
        game.choose("red")
    assert game.game.table.state.players[1].forged() == 1
