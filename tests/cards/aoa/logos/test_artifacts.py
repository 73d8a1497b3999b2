"""The artifacts of Logos in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["logos", "dis", "untamed"]


def redacted(amber: int, player: int = 0) -> Play:
    """The house choice of player 0, with [REDACTED] on a side."""
    sides: list[dict[str, object]] = [{"houses": HOUSES}, {"houses": HOUSES}]
    sides[player]["artifacts"] = [{"card": "redacted", "amber": amber}]
    return scene(None, *sides)


@pytest.mark.parametrize("before", [0, 2])
def test_redacted_collects_amber_when_you_choose_logos(before: int) -> None:
    game = redacted(before).choose("logos")
    assert game.card("redacted").amber == before + 1
    assert game.keys() == 0


def test_redacted_forges_with_the_fourth_amber() -> None:
    game = redacted(3).choose("logos").choose("red")
    assert not game.in_play("redacted")
    assert game.keys() == 1
    assert game.amber == (0, 0)


def test_redacted_ignores_other_houses_and_the_opponent() -> None:
    assert redacted(3).choose("dis").card("redacted").amber == 3
    assert redacted(3, player=1).choose("logos").card("redacted").amber == 3


@pytest.mark.ruling("Q04")
def test_redacted_with_a_fourth_amber_from_elsewhere() -> None:
    game = redacted(4)
    assert game.in_play("redacted")
    assert game.keys() == 0
    game.choose("logos").choose("blue")
    assert not game.in_play("redacted")
    assert game.keys() == 1
    assert game.amber == (0, 0)  # what was on it went to the common supply


def test_memory_chip_archives_when_logos_is_chosen() -> None:
    game = scene(
        None,
        {"artifacts": ["memory-chip"], "hand": ["labwork", "mother"], "houses": ["logos", "dis"]},
        {"hand": ["fear"]},
    )
    game.choose("logos")
    assert game.targets() == ["labwork", "mother"]
    game.choose("mother")
    assert (game.pile("archives"), game.pile("hand")) == (["mother"], ["labwork"])
    game.choose("Leave your archives")
    assert (game.pile("archives"), game.pile("hand")) == (["mother"], ["labwork"])


def test_memory_chip_heeds_neither_other_houses_nor_the_opponent() -> None:
    game = scene(
        None,
        {"artifacts": ["memory-chip"], "hand": ["labwork"], "houses": ["logos", "dis"]},
        {"hand": ["fear"], "houses": ["logos"]},
    )
    game.choose("dis").pass_turn("logos")
    assert (game.pile("archives"), game.pile("archives", 1)) == ([], [])


@pytest.mark.parametrize(
    ("first", "second", "lines"),
    [
        ("plain-1", "plain-3", (["plain-3", "plain-2", "plain-1"], ["plain-4", "plain-5"])),
        ("plain-5", "plain-4", (["plain-1", "plain-2", "plain-3"], ["plain-5", "plain-4"])),
    ],
)
def test_quantum_fingertrap_swaps_two_of_one_line(
    first: str, second: str, lines: tuple[list[str], list[str]]
) -> None:
    game = scene(
        "logos",
        {"artifacts": ["quantum-fingertrap"], "battleline": ["plain-1", "plain-2", "plain-3"]},
        {"battleline": ["plain-4", "plain-5"]},
    )
    game.use("quantum-fingertrap").choose(first)
    if game.asks("target"):
        assert first not in game.targets()
        game.choose(second)
    assert (game.line(), game.line(1)) == lines


def test_seismo_entangler_keeps_a_house_from_reaping_for_a_turn() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["seismo-entangler"],
            "battleline": ["plain-3"],
            "houses": ["logos", "brobnar"],
        },
        {"battleline": ["plain-4", "charette"], "houses": ["brobnar", "dis"]},
    )
    game.use("seismo-entangler").choose("brobnar").pass_turn("brobnar")
    assert not game.can("reap", "plain-4")
    assert game.can("fight", "plain-4")
    game.pass_turn("brobnar")
    assert game.can("reap", "plain-3")
    game.pass_turn("brobnar")
    assert game.can("reap", "plain-4")


def test_seismo_entangler_leaves_other_houses_alone() -> None:
    game = scene(
        "logos",
        {"artifacts": ["seismo-entangler"]},
        {"battleline": ["plain-4", "charette"], "houses": ["brobnar", "dis"]},
    )
    game.use("seismo-entangler").choose("brobnar").pass_turn("dis")
    assert game.can("reap", "charette")


@pytest.mark.parametrize(
    ("deck", "captures"),
    [(["labwork", "mother"], 2), (["labwork", "fear"], 1), (["punch", "fear"], 0), (["mother"], 1)],
)
def test_fetchdrones_capture_for_each_logos_card(deck: list[str], captures: int) -> None:
    game = scene(
        "logos",
        {"artifacts": ["fetchdrones"], "battleline": ["plain-3", "plain-4"], "deck": deck},
        {"battleline": ["plain-5"], "amber": 5},
    )
    game.use("fetchdrones")
    for _ in range(captures):
        assert game.targets() == ["plain-3", "plain-4"]
        game.choose("plain-4")
    assert game.captured() == ({"plain-4": 2 * captures} if captures else {})
    assert game.amber == (0, 5 - 2 * captures)
    assert sorted(game.pile("discard")) == sorted(deck)


def test_scientifical_hack_lets_every_artifact_work() -> None:
    game = scene(
        "dis",
        {
            "artifacts": ["scientifical-hack", "cannon", "library-of-babble"],
            "deck": ["punch", "fear"],
            "battleline": ["plain-3"],
            "houses": ["dis", "brobnar", "logos"],
        },
        {"battleline": ["plain-5"], "artifacts": ["cannon"]},
    )
    assert not game.can("action", "cannon")
    game.use("scientifical-hack", "omni")
    assert game.pile("discard") == ["scientifical-hack"]
    assert not game.can("reap", "plain-3")
    game.use("cannon").choose("plain-5").use("library-of-babble")
    assert (game.damage(1), game.pile("hand")) == ({"plain-5": 2}, ["punch"])
    assert not game.card("cannon#2").exhausted


def test_shard_of_knowledge_draws_for_each_friendly_shard() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["shard-of-knowledge", "shard-of-pain", "cannon"],
            "deck": ["punch", "fear", "mother"],
        },
        {"artifacts": ["shard-of-greed"], "deck": ["anger"]},
    )
    game.use("shard-of-knowledge")
    assert game.pile("hand") == ["punch", "fear"]
    assert game.pile("hand", 1) == []
