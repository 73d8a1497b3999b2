"""The artifacts of Untamed in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_bear_flute_heals_a_bear() -> None:
    game = scene(
        "untamed",
        {
            "artifacts": ["bear-flute"],
            "battleline": [{"card": "plain-5", "damage": 3}],
            "deck": ["ancient-bear"],
            "discard": ["punch"],
        },
        {"battleline": [{"card": "ancient-bear", "damage": 4}]},
    )
    game.use("bear-flute")
    assert game.damage() == {"plain-5": 3, "ancient-bear": 0}
    assert game.pile("hand") == []
    assert game.pile("discard") == ["punch"]


def test_bear_flute_calls_the_bears() -> None:
    game = scene(
        "untamed",
        {
            "artifacts": ["bear-flute"],
            "battleline": ["plain-5"],
            "deck": ["punch", "ancient-bear", "fear"],
            "discard": ["ancient-bear", "anger"],
        },
        {"discard": ["ancient-bear"]},
    )
    game.use("bear-flute")
    assert game.targets() == ["ancient-bear", "ancient-bear"]
    game.choose("ancient-bear", "ancient-bear")
    assert game.pile("hand") == ["ancient-bear", "ancient-bear"]
    assert game.pile("discard") == []
    assert sorted(game.pile("deck")) == ["anger", "fear", "punch"]
    assert game.pile("discard", 1) == ["ancient-bear"]


@pytest.mark.rule("R40.2", "R40.3")
def test_bear_flute_may_fail_to_find() -> None:
    game = scene(
        "untamed",
        {
            "artifacts": ["bear-flute"],
            "deck": ["punch", "ancient-bear", "fear"],
            "discard": ["anger"],
        },
    )
    game.use("bear-flute").none()
    assert game.pile("hand") == []
    assert game.pile("discard") == ["anger"]
    assert len(game.events("shuffled")) == 1


def test_nepenthe_seed_returns_a_card() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["nepenthe-seed"], "discard": ["punch", "plain-3"]},
        {"discard": ["fear"]},
    )
    game.use("nepenthe-seed", "omni")
    assert game.targets() == ["nepenthe-seed", "punch", "plain-3"]
    game.choose("plain-3")
    assert game.pile("hand") == ["plain-3"]
    assert game.pile("discard") == ["nepenthe-seed", "punch"]


@pytest.mark.rule("R23.13")
def test_nepenthe_seed_may_return_itself() -> None:
    game = scene("untamed", {"artifacts": ["nepenthe-seed"]})
    game.use("nepenthe-seed", "omni")
    assert game.pile("hand") == ["nepenthe-seed"]


def test_nepenthe_seed_of_another_owner() -> None:
    game = scene(
        "untamed",
        {"artifacts": [{"card": "nepenthe-seed", "owner": 1}], "discard": ["punch"]},
    )
    game.use("nepenthe-seed", "omni")
    assert game.pile("hand") == ["punch"]
    assert game.pile("discard", 1) == ["nepenthe-seed"]


@pytest.mark.parametrize(("theirs", "after"), [(5, (9, 5)), (6, (10, 5)), (8, (10, 7))])
def test_ritual_of_balance(theirs: int, after: tuple[int, int]) -> None:
    game = scene("untamed", {"artifacts": ["ritual-of-balance"], "amber": 9}, {"amber": theirs})
    game.use("ritual-of-balance")
    assert game.amber == after
    assert game.card("ritual-of-balance").exhausted


def test_ritual_of_the_hunt_has_an_icon() -> None:
    game = scene("untamed", {"hand": ["ritual-of-the-hunt"]})
    game.play("ritual-of-the-hunt")
    assert game.amber == (1, 0)
    assert not game.can("omni", "ritual-of-the-hunt")


def test_world_tree_puts_a_creature_on_top() -> None:
    game = scene(
        "untamed",
        {
            "artifacts": ["world-tree"],
            "discard": ["punch", "plain-3", "plain-4"],
            "deck": ["fear"],
        },
        {"discard": ["plain-5"]},
    )
    game.use("world-tree")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.pile("deck") == ["plain-4", "fear"]
    assert game.pile("discard") == ["punch", "plain-3"]
