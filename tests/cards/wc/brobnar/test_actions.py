"""The actions of Brobnar in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def ragnarok() -> Play:
    game = scene(
        "brobnar",
        {"hand": ["ragnarok"], "battleline": ["troll", "bumpsy"], "houses": ["brobnar"]},
        {"battleline": ["plain-3", "tunk"], "amber": 1, "houses": ["mars"]},
    )
    return game.play("ragnarok")


def test_ragnarok_stops_reaping_and_pays_for_fights() -> None:
    game = ragnarok()
    assert not game.can("reap", "troll")
    assert [reason.rule for reason in game.why("reap", "troll")] == ["R32.2"]
    game.fight("troll", "plain-3")
    assert game.amber == (1, 1)


def test_ragnarok_destroys_each_creature_at_the_end_of_the_turn() -> None:
    game = ragnarok()
    game.end()
    assert game.line() == []
    assert game.line(1) == []
    assert sorted(game.pile("discard", 1)) == ["plain-3", "tunk"]


def test_ragnarok_is_over_on_the_next_turn() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ragnarok"], "houses": ["brobnar"]},
        {"battleline": [{"card": "tunk", "warded": True}], "houses": ["mars"]},
    )
    game.play("ragnarok").end().reap("tunk")
    assert game.amber == (0, 1)
    game.end()
    assert game.line(1) == ["tunk"]


@pytest.mark.rule("R46.1")
def test_ragnarok_comes_first() -> None:
    game = scene("brobnar", {"hand": ["ragnarok", "bumpsy"]})
    assert game.can("play", "ragnarok")
    game.play("bumpsy")
    assert not game.can("play", "ragnarok")
