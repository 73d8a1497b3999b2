"""The creatures of Star Alliance in Worlds Collide."""

from __future__ import annotations

from tests.scenario import scene


def test_crash_muldoon_enters_ready_anywhere_in_the_line() -> None:
    game = scene("staralliance", {"hand": ["crash-muldoon"], "battleline": ["troll", "bumpsy"]})
    game.act("play", "crash-muldoon").choose("deploy")
    assert game.line() == ["troll", "crash-muldoon", "bumpsy"]
    assert not game.card("crash-muldoon").exhausted


def test_crash_muldoon_uses_a_neighbor_of_another_house() -> None:
    game = scene(
        "staralliance",
        {"battleline": ["plain-9", "doc-bookton", "crash-muldoon", "tunk"], "deck": ["punch"]},
        {"battleline": ["plain-3"]},
    )
    game.use("crash-muldoon")
    assert game.targets() == ["doc-bookton", "tunk"]
    game.choose("doc-bookton").choose("reap")
    assert game.pile("hand") == ["punch"]
    assert game.amber == (1, 0)
    assert game.card("doc-bookton").exhausted


def test_crash_muldoon_does_not_use_its_own_house() -> None:
    game = scene("staralliance", {"battleline": ["crash-muldoon", "crash-muldoon", "troll"]})
    game.act("action", "crash-muldoon#1")
    assert game.asks("main")  # nothing was left to choose how to use it
    assert not game.card("crash-muldoon#2").exhausted
    assert not game.card("troll").exhausted
