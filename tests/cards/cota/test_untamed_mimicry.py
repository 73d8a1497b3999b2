"""Mimicry: an action that is played as another."""

from __future__ import annotations

import pytest

from tests.scenario import action, scene

EUREKA = action(
    "eureka",
    {"gain": 2},
    {"archive": "each card in your hand"},
    house="logos",
    bonus=["amber"],
    keywords=["alpha"],
)


def test_mimicry_copies_an_action_they_discarded() -> None:
    game = scene(
        "untamed",
        {"hand": ["mimicry"], "discard": ["fear"]},
        {"battleline": ["plain-9"], "discard": ["punch", "plain-3", "regrowth"]},
    )
    game.play("mimicry")
    assert game.targets() == ["punch", "regrowth"]
    game.choose("punch")
    assert game.damage() == {"plain-9": 3}
    assert game.amber == (1, 0)
    assert game.pile("discard") == ["mimicry", "fear"]
    assert game.pile("discard", 1) == ["punch", "plain-3", "regrowth"]


def test_mimicry_reads_the_copy_from_your_side() -> None:
    game = scene(
        "untamed",
        {"hand": ["mimicry"], "discard": ["plain-5", "punch"]},
        {"discard": ["regrowth", "plain-6"]},
    )
    game.play("mimicry")
    assert game.pile("hand") == ["plain-5"]
    assert game.pile("discard") == ["mimicry", "punch"]


def test_mimicry_with_nothing_to_copy() -> None:
    game = scene("untamed", {"hand": ["mimicry"]}, {"discard": ["plain-3"]})
    game.play("mimicry")
    assert game.pile("discard") == ["mimicry"]
    assert game.amber == (0, 0)


@pytest.mark.ruling("Q01")
def test_mimicry_cannot_copy_alpha_after_another_card() -> None:
    game = scene(
        "untamed",
        {"hand": ["dust-pixie", "mimicry"]},
        {"discard": ["eureka"]},
        cards=[EUREKA],
    )
    game.play("dust-pixie")
    assert not game.can("play", "mimicry")
    assert game.why("play", "mimicry")[0].rule == "R13.16"
    assert game.pile("hand") == ["mimicry"]
    assert game.amber == (2, 0)
    assert game.pile("archives") == []


@pytest.mark.ruling("Q02")
def test_mimicry_copies_alpha_first() -> None:
    game = scene(
        "untamed",
        {"hand": ["mimicry", "punch", "fear"]},
        {"discard": ["eureka"]},
        cards=[EUREKA],
    )
    game.play("mimicry")
    assert game.amber == (3, 0)
    assert sorted(game.pile("archives")) == ["fear", "punch"]
    assert game.pile("discard") == ["mimicry"]
    assert game.pile("discard", 1) == ["eureka"]


@pytest.mark.ruling("Q54")
def test_mimicry_uses_up_a_permission_though_the_copy_would_not() -> None:
    game = scene(
        "logos",
        {"hand": ["phase-shift", "mimicry", "punch"]},
        {"discard": ["foggify"], "battleline": ["plain-3"], "houses": ["brobnar"]},
    )
    game.play("phase-shift")
    assert game.can("play", "punch")
    game.play("mimicry")
    assert game.amber == (1, 0)
    assert not game.can("play", "punch")
    game.pass_turn("brobnar")
    assert not game.can("fight", "plain-3")


@pytest.mark.ruling("Q78")
def test_mimicry_cannot_copy_a_title_played_six_times() -> None:
    game = scene(
        "untamed",
        {"hand": [*["curiosity"] * 6, "mimicry"]},
        {"discard": ["curiosity"]},
    )
    for _ in range(6):
        game.play("curiosity")
    assert not game.can("play", "mimicry")
    assert game.pile("hand") == ["mimicry"]


@pytest.mark.ruling("Q78")
def test_mimicry_counts_as_the_title_it_copies() -> None:
    game = scene(
        "untamed",
        {"hand": [*["curiosity"] * 6, "mimicry", "mimicry"]},
        {"discard": ["curiosity", "fertility-chant"]},
    )
    for _ in range(5):
        game.play("curiosity")
    game.play("mimicry#1").choose("curiosity")
    assert not game.can("play", "curiosity")
    assert game.can("play", "mimicry")
    game.play("mimicry")
    assert game.amber == (6 + 4, 2)  # only the chant was left to copy
