"""The artifacts of Dis in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_essence_scale_trades_a_friend_for_another_of_its_house() -> None:
    game = scene(
        "dis",
        {
            "artifacts": ["essence-scale"],
            "battleline": ["plain-1", {"card": "plain-4", "exhausted": True}, "charette"],
        },
        {"battleline": ["plain-9"]},
    )
    game.use("essence-scale")
    assert game.targets() == ["plain-1", "plain-4", "charette"]
    game.choose("plain-1")
    if game.asks("target"):
        assert game.targets() == ["plain-4"]
        game.choose("plain-4")
    game.choose("reap")
    assert (game.amber, game.line()) == ((1, 0), ["plain-4", "charette"])
    assert game.marked("exhausted") == ["plain-4"]


def test_essence_scale_with_nobody_of_the_house_uses_nobody() -> None:
    game = scene("dis", {"artifacts": ["essence-scale"], "battleline": ["plain-1", "charette"]})
    game.use("essence-scale").choose("plain-1")
    assert (game.line(), game.marked("exhausted")) == (["charette"], [])


def test_the_pale_star_makes_all_alike_for_a_turn() -> None:
    game = scene(
        "dis",
        {"artifacts": ["the-pale-star"], "battleline": ["plain-3"], "houses": ["dis"]},
        {"battleline": ["harbinger-of-doom", "plain-9"], "houses": ["brobnar"]},
    )
    game.use("the-pale-star", "omni")
    assert [game.power(n) for n in ("plain-3", "harbinger-of-doom", "plain-9")] == [1, 1, 1]
    assert game.armor("harbinger-of-doom") == 0
    assert game.pile("discard") == ["the-pale-star"]
    game.pass_turn("brobnar")
    assert [game.power(n) for n in ("plain-3", "harbinger-of-doom", "plain-9")] == [3, 2, 9]
    assert game.armor("harbinger-of-doom") == 3


@pytest.mark.rule("R32.2")
def test_etan_s_jar_seals_a_name_for_both_players() -> None:
    game = scene(
        "dis",
        {"hand": ["etan-s-jar", "fear", "gateway-to-dis"], "houses": ["dis"]},
        {"hand": ["fear", "gateway-to-dis"], "houses": ["dis"], "battleline": ["plain-3"]},
    )
    game.play("etan-s-jar").choose("Fear")
    assert not game.can("play", "fear#1")
    assert game.can("play", "gateway-to-dis#1")
    game.pass_turn("dis")
    assert not game.can("play", "fear#2")
    assert game.can("play", "gateway-to-dis#2")
