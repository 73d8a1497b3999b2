"""R13.13 and R16.11: one permission for playing and using; keys and icons that are forbidden."""

from __future__ import annotations

import pytest

from tests.scenario import Play, action, artifact, made, scene

OFFER = action("offer", {"may-play-or-use": "a logos card"})
SCHOLAR = made("scholar", power=2, house="logos")
BOOK = made("book", type="action", house="logos", play=[{"gain": 3}])
SCROLL = made("scroll", type="action", house="logos", play=[{"draw": 1}])


def offered() -> Play:
    """The permission is given; a Logos creature is in play and two Logos cards are in hand."""
    return scene(
        "brobnar",
        {
            "hand": ["offer", "book", "scroll"],
            "battleline": ["scholar", {"card": "plain-3", "house": "brobnar"}],
        },
        {"battleline": ["scholar"]},
        cards=[OFFER, SCHOLAR, BOOK, SCROLL],
    ).play("offer")


@pytest.mark.rule("R13.13", "R16.11")
@pytest.mark.parametrize("first", ["play", "reap"])
def test_what_is_played_or_used_first_uses_the_permission_up(first: str) -> None:
    game = offered()
    assert game.can("play", "book")
    assert game.can("reap", "scholar#1")
    if first == "play":
        game.play("book")
    else:
        game.reap("scholar#1")
    assert not game.can("play", "scroll")
    assert not game.can("reap", "scholar#1")
    assert game.can("reap", "plain-3")


@pytest.mark.rule("R13.13")
def test_a_card_of_the_active_house_needs_no_permission() -> None:
    game = offered()
    game.reap("plain-3")
    assert game.can("play", "book")
    assert game.can("reap", "scholar#1")


@pytest.mark.rule("R16.11", "R30.1")
def test_the_permission_ends_with_the_turn() -> None:
    game = offered()
    game.pass_turn("brobnar").pass_turn("brobnar")
    assert not game.can("play", "book")
    assert not game.can("reap", "scholar#1")


@pytest.mark.rule("R16.11")
def test_uses_of_a_permission_to_use_cards_are_counted() -> None:
    lift = action(
        "lift",
        {
            "lasting": "this turn",
            "uses": 1,
            "always": [{"to": "each friendly creature", "usable": True}],
        },
    )
    scholars = ["scholar", "scholar"]
    game = scene("brobnar", {"hand": ["lift"], "battleline": scholars}, cards=[lift, SCHOLAR])
    game.play("lift").reap("scholar#1")
    assert not game.can("reap", "scholar#2")


@pytest.mark.rule("R7.3", "R32.2")
@pytest.mark.parametrize(("which", "forged"), [("first", 0), ("second", 1), ("third", 2)])
def test_a_key_that_cannot_be_forged_waits(which: str, forged: int) -> None:
    imp = made("imp", power=1, always=[{"who": "each player", "cannot-forge": which}])
    for there in range(3):
        keys = ["red", "yellow", "blue"][:there]
        game = scene("brobnar", {"battleline": ["imp"]}, {"amber": 6, "keys": keys}, cards=[imp])
        game.pass_turn("brobnar")
        allowed = there != forged
        assert game.keys(1) == there + allowed
        assert game.amber == (0, 0 if allowed else 6)


@pytest.mark.rule("R7.7", "R32.2")
def test_cannot_forge_beats_a_card_that_forges() -> None:
    ban = artifact("ban", always=[{"who": "opponent", "cannot-forge": "any"}])
    free = action("free", {"may": [{"forge": 0, "free": True}]})
    game = scene("brobnar", {"hand": ["free"]}, {"artifacts": ["ban"]}, cards=[ban, free])
    game.play("free")
    assert game.keys() == 0
    game = scene("brobnar", {"hand": ["free"], "artifacts": ["ban"]}, cards=[ban, free])
    game.play("free").yes().choose("red")
    assert game.keys() == 1


@pytest.mark.rule("R14.1", "R32.2")
def test_bonus_icons_that_cannot_be_resolved_do_nothing() -> None:
    grey = made("grey", power=2, always=[{"who": "opponent", "cannot-resolve-icons": True}])
    coin = action("coin", bonus=["amber", "draw"])
    for side, amber in ((0, 1), (1, 0)):
        sides = [{"hand": ["coin"], "deck": ["plain-1"], "battleline": ["plain-2"]}, {}]
        sides[side] = {**sides[side], "battleline": ["grey"]}
        game = scene("brobnar", *sides, cards=[grey, coin])
        game.play("coin")
        assert game.amber == (amber, 0)
        assert len(game.pile("hand")) == amber


@pytest.mark.rule("R14.3", "R6.7")
def test_an_icon_is_answered_to_when_it_was_resolved() -> None:
    echo = made(
        "echo",
        power=2,
        after=[
            {"resolves-icon": "you", "icon": "draw", "do": [{"archive": "a card in your hand"}]}
        ],
    )
    coin = action("coin", bonus=["amber", "draw", "draw"])
    game = scene(
        "brobnar",
        {"hand": ["coin"], "battleline": ["echo"], "deck": ["plain-1", "plain-2", "plain-3"]},
        {"battleline": ["echo"]},
        cards=[echo, coin],
    )
    game.play("coin")
    assert game.pile("archives") == ["plain-2", "plain-1"]
    assert game.amber == (1, 0)
    assert game.pile("archives", 1) == []
