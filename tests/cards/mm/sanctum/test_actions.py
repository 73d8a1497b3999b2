"""The actions of Sanctum in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("way", [0, 1])
def test_burning_glare_stuns_one_or_every_mutant(way: int) -> None:
    game = scene(
        "sanctum",
        {"hand": ["burning-glare"], "battleline": ["splinter"]},
        {"battleline": ["plain-3", "lyco-bot", "splinter"]},
    )
    game.play("burning-glare")
    game.game.choose(way)
    if way == 0:
        assert game.targets() == ["plain-3", "lyco-bot", "splinter"]
        game.choose("plain-3")
    assert game.marked("stunned") == (["plain-3"] if way == 0 else ["lyco-bot", "splinter"])


def test_commandeer_captures_for_every_other_card() -> None:
    game = scene(
        "sanctum",
        {"hand": ["commandeer", "squire-alys", "call-to-action"], "battleline": ["plain-3"]},
        {"amber": 9},
    )
    game.play("commandeer")
    assert game.captured() == {}
    game.play("call-to-action")
    if game.asks("order"):
        game.choose("commandeer")
    assert game.captured() == {"plain-3": 1}
    game.play("squire-alys")
    while not game.asks("main"):
        if game.asks("target"):
            game.choose("plain-3")
        else:
            game.game.choose(0)
    assert game.captured() == {"plain-3": 2, "squire-alys": 2}


def test_fangs_of_gizelhart_purge_the_strongest() -> None:
    game = scene(
        "sanctum",
        {"hand": ["fangs-of-gizelhart"], "battleline": ["plain-5"]},
        {"battleline": ["plain-9", "plain-3"]},
    )
    game.play("fangs-of-gizelhart")
    assert (game.line(), game.line(1), game.pile("purged", 1)) == (
        ["plain-5"],
        ["plain-3"],
        ["plain-9"],
    )


def test_call_to_action_readies_friendly_knights() -> None:
    line = [{"card": n, "exhausted": True} for n in ("general-xalvador", "plain-3", "bull-wark")]
    game = scene(
        "sanctum",
        {"hand": ["call-to-action"], "battleline": line},
        {"battleline": [{"card": "opal-knight", "exhausted": True}]},
    )
    game.play("call-to-action")
    assert game.marked("exhausted") == ["plain-3", "opal-knight"]


def test_gizelhart_s_wrath_destroys_mutants() -> None:
    game = scene(
        "sanctum",
        {"hand": ["gizelhart-s-wrath"], "battleline": ["bull-wark", "plain-3"]},
        {"battleline": ["splinter", "plain-4"]},
    )
    game.play("gizelhart-s-wrath")
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-4"])


@pytest.mark.parametrize(("amber", "left"), [(5, 5), (4, 4), (7, 5)])
def test_bring_low_leaves_the_opponent_five_amber(amber: int, left: int) -> None:
    game = scene(
        "sanctum",
        {"hand": ["bring-low"], "battleline": ["plain-1", "plain-2"], "amber": 9},
        {"amber": amber, "battleline": ["plain-3"]},
    )
    game.play("bring-low")
    for _ in range(amber - left):
        assert game.targets() == ["plain-1", "plain-2"]
        game.choose("plain-1" if game.captured() else "plain-2")
    assert game.amber == (10, left)
    assert sum(game.captured().values()) == amber - left


def test_bring_low_is_distributed_as_you_like() -> None:
    game = scene(
        "sanctum",
        {"hand": ["bring-low"], "battleline": ["plain-1", "plain-2", "plain-4"]},
        {"amber": 8},
    )
    game.play("bring-low").choose("plain-1").choose("plain-4").choose("plain-1")
    assert game.captured() == {"plain-1": 2, "plain-4": 1}


def test_bring_low_without_a_creature() -> None:
    game = scene("sanctum", {"hand": ["bring-low"]}, {"amber": 8, "battleline": ["plain-3"]})
    game.play("bring-low")
    assert game.amber == (1, 8)
    assert game.captured() == {}
