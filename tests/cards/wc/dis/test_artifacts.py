"""The artifacts of Dis in Worlds Collide."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.model.words import KeyColor
from tests.scenario import Play, action, scene


def forge(amber: int, creatures: list[object]) -> Play:
    game = scene(
        "dis",
        {"artifacts": ["obsidian-forge"], "battleline": creatures, "amber": amber},
        {"battleline": ["plain-6"]},
    )
    return game.use("obsidian-forge")


@pytest.mark.parametrize(("count", "cost"), [(0, 12), (2, 10)])
def test_obsidian_forge_is_cheaper_for_each_creature_destroyed(count: int, cost: int) -> None:
    names = ["plain-3", "plain-4"]
    game = forge(cost, [*names, "plain-5"])
    assert game.targets() == ["plain-3", "plain-4", "plain-5"]
    game.choose(*names[:count]).yes().choose("blue")
    assert game.amber == (0, 0)
    assert game.game.table.state.players[0].keys[KeyColor.BLUE]
    assert sorted(game.pile("discard")) == sorted([*names[:count], "obsidian-forge"])
    assert game.line(1) == ["plain-6"]


def test_obsidian_forge_stays_when_no_key_is_forged() -> None:
    game = forge(12, ["plain-3"])
    game.choose("plain-3").no()
    assert game.amber == (12, 0)
    assert game.pile("discard") == ["plain-3"]
    assert game.in_play("obsidian-forge")


def test_obsidian_forge_does_not_ask_for_a_key_out_of_reach() -> None:
    game = forge(10, ["plain-3"])
    game.choose("plain-3")
    assert game.asks("main")
    assert game.in_play("obsidian-forge")


@pytest.mark.ruling("Q70")
def test_obsidian_forge_does_not_count_a_warded_creature() -> None:
    game = forge(11, [{"card": "plain-3", "warded": True}, "plain-3"])
    game.choose("plain-3#1", "plain-3#2").yes().choose("red")
    assert game.amber == (0, 0)
    assert game.line() == ["plain-3"]
    assert not game.card("plain-3#1").warded


def test_soul_fiddle_enrages_a_creature() -> None:
    game = scene(
        "dis",
        {"artifacts": ["soul-fiddle"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.use("soul-fiddle")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.marked("enraged") == ["plain-4"]


def test_snag_s_mirror_bars_the_house_for_the_other_players_next_turn_only() -> None:
    houses = ["brobnar", "dis", "logos"]
    game = scene(
        "logos",
        {"houses": houses, "artifacts": ["snag-s-mirror"]},
        {"houses": houses},
    )
    game.pass_turn("brobnar").end()
    assert game.offered() == ["Dis", "Logos"]
    game.choose("dis").end()
    assert game.offered() == ["Brobnar", "Logos"]
    game.choose("brobnar").end()
    assert game.offered() == ["Dis", "Logos"]
    game.choose("logos")


def test_snag_s_mirror_that_is_gone_still_bars_the_house_chosen_before() -> None:
    """What was chosen while it was there lasts, whatever becomes of it (R30.1)."""
    houses = ["brobnar", "dis", "logos"]
    wreck = action("wreck", {"destroy": "each artifact"})
    game = scene(
        "logos",
        {"houses": houses, "artifacts": ["snag-s-mirror"]},
        {"houses": houses, "hand": ["wreck"]},
        cards=[wreck],
    )
    game.pass_turn("brobnar").play("wreck").end()
    assert game.offered() == ["Dis", "Logos"]
    game.choose("dis").end()
    assert game.offered() == ["Brobnar", "Dis", "Logos"]
    game.choose("dis")
