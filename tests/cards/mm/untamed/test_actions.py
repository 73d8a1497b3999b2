"""The actions of Untamed in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import enhanced, scene


@pytest.mark.ruling("Q61")
def test_wild_bounty_doubles_printed_and_added_icons() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["wild-bounty", enhanced("regrowth", "amber", "draw")],
            "deck": ["punch", "fear", "urchin"],
        },
    )
    game.play("wild-bounty").play("regrowth")
    assert game.amber == (2, 0)
    assert len(game.pile("hand")) == 2


def test_wild_bounty_serves_only_the_next_card() -> None:
    game = scene(
        "untamed",
        {"hand": ["wild-bounty", enhanced("dust-pixie", "amber"), enhanced("dust-pixie", "amber")]},
    )
    game.play("wild-bounty").play("dust-pixie#1").play("dust-pixie#2")
    assert game.amber == (3, 0)


def test_wild_bounty_is_spent_on_a_card_without_icons() -> None:
    game = scene(
        "untamed",
        {"hand": ["wild-bounty", enhanced("snufflegator"), enhanced("dust-pixie", "amber")]},
    )
    game.play("wild-bounty").play("snufflegator").play("dust-pixie")
    assert game.amber == (1, 0)


def test_wild_bounty_ends_with_the_turn() -> None:
    game = scene(
        "untamed",
        {"hand": ["wild-bounty"], "houses": ["untamed"]},
        {"hand": [enhanced("dust-pixie", "amber")], "houses": ["untamed"]},
    )
    game.play("wild-bounty").end().play("dust-pixie")
    assert game.amber == (0, 1)
