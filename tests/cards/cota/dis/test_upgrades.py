"""The upgrades of Dis in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_collar_of_subordination_takes_its_creature_over() -> None:
    game = scene(
        "dis",
        {"hand": ["collar-of-subordination"], "battleline": ["charette"], "houses": ["dis"]},
        {"battleline": ["plain-3", {"card": "krump", "damage": 2, "amber": 1}]},
    )
    game.play("collar-of-subordination")
    assert game.targets() == ["charette", "plain-3", "krump"]
    game.choose("krump").choose("left")
    assert game.line() == ["krump", "charette"]
    assert game.line(1) == ["plain-3"]
    assert (game.card("krump").damage, game.card("krump").amber) == (2, 1)
    assert game.amber == (0, 0)


@pytest.mark.rule("R36.5")
def test_collar_of_subordination_gives_back_to_the_owner_at_the_end() -> None:
    game = scene(
        "dis",
        {
            "hand": ["gateway-to-dis"],
            "battleline": [
                {"card": "krump", "owner": 1, "upgrades": ["collar-of-subordination"]},
            ],
        },
    )
    game.play("gateway-to-dis")
    assert game.pile("discard", 1) == ["krump"]
    assert sorted(game.pile("discard")) == ["collar-of-subordination", "gateway-to-dis"]


@pytest.mark.rule("R36.3")
def test_collar_of_subordination_yields_to_a_later_taking() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["smiling-ruth"], "amber": 6, "houses": ["shadows"]},
        {
            "battleline": [
                {"card": "krump", "owner": 0, "upgrades": ["collar-of-subordination"]},
                "plain-3",
                "plain-4",
            ],
            "houses": ["brobnar"],
        },
        active=1,
    )
    game.end().choose("red").reap("smiling-ruth").choose("krump").choose("left")
    assert game.line() == ["krump", "smiling-ruth"]
    assert game.line(1) == ["plain-3", "plain-4"]
    assert game.asks("main")


def test_flame_wreathed_strengthens_and_burns_attackers() -> None:
    game = scene(
        "dis",
        {"hand": ["flame-wreathed"], "battleline": ["tocsin"], "houses": ["dis"]},
        {"battleline": ["plain-2", "plain-9"], "houses": ["brobnar"]},
    )
    game.play("flame-wreathed").choose("tocsin")
    assert game.amber == (1, 0)
    assert game.power("tocsin") == 5
    game.end().fight("plain-2", "tocsin")
    assert game.pile("discard", 1) == ["plain-2"]
    assert game.card("tocsin").damage == 0
    game.fight("plain-9", "tocsin")
    assert game.pile("discard") == ["flame-wreathed", "tocsin"]
    assert game.damage() == {"plain-9": 2 + 5}
