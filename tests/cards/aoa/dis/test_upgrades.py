"""The upgrades of Dis in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def kept(card: str) -> dict[str, object]:
    """A creature with Soulkeeper."""
    return {"card": card, "upgrades": ["soulkeeper"]}


def test_soulkeeper_destroys_the_most_powerful_enemy() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-7", "plain-3"]},
        {"battleline": [kept("plain-2"), "plain-8"]},
    )
    game.fight("plain-7", "plain-2")
    assert game.line() == ["plain-7", "plain-3"]
    assert game.pile("discard") == ["plain-9"]
    assert sorted(game.pile("discard", 1)) == ["plain-2", "soulkeeper"]
    assert game.line(1) == ["plain-8"]


@pytest.mark.rule("R35.3")
def test_soulkeeper_lets_the_active_player_choose_among_equals() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-3", "plain-9"]},
        {"battleline": [kept("plain-2")]},
    )
    game.act("fight", "plain-3")
    assert game.targets() == ["plain-9", "plain-9"]
    game.choose("plain-9#2")
    assert game.line() == ["plain-9", "plain-3"]


@pytest.mark.ruling("Q14")
def test_soulkeeper_pointing_at_a_creature_that_is_already_tagged() -> None:
    game = scene(
        "sanctum",
        {"hand": ["opal-knight"], "battleline": [kept("plain-2")]},
        {"battleline": ["plain-6", "plain-5"]},
    )
    game.play("opal-knight")
    assert game.line() == ["opal-knight"]
    assert game.line(1) == ["plain-5"]
    assert sorted(game.pile("discard")) == ["plain-2", "soulkeeper"]
    assert game.pile("discard", 1) == ["plain-6"]


def test_soulkeeper_has_a_bonus_icon() -> None:
    game = scene("dis", {"hand": ["soulkeeper"], "battleline": ["plain-2"]})
    assert game.play("soulkeeper").amber == (1, 0)
