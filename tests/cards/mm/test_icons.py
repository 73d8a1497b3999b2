"""Cards of Mass Mutation that have to do with bonus icons."""

from __future__ import annotations

import pytest

from tests.scenario import enhanced, scene


@pytest.mark.ruling("Q99")
@pytest.mark.parametrize(
    ("card", "house", "power"), [("mutant-cutpurse", "shadows", 3), ("infomorph", "logos", 4)]
)
def test_enhance_does_nothing_in_the_game(card: str, house: str, power: int) -> None:
    game = scene(
        house, {"hand": [card], "deck": ["punch"]}, {"battleline": ["plain-1"], "amber": 1}
    )
    game.play(card)
    assert game.power(card) == power
    assert game.damage() == {card: 0, "plain-1": 0}
    assert game.pile("hand") == []
    assert game.amber == (0, 1)


@pytest.mark.ruling("Q99")
def test_enhanced_icons_are_resolved_on_the_cards_they_were_put_on() -> None:
    game = scene(
        "shadows",
        {"hand": [enhanced("mutant-cutpurse", "damage", "draw")], "deck": ["punch"]},
        {"battleline": ["plain-2"]},
    )
    game.play("mutant-cutpurse").choose("plain-2")
    assert game.damage() == {"mutant-cutpurse": 0, "plain-2": 1}
    assert game.pile("hand") == ["punch"]


@pytest.mark.ruling("Q65")
def test_two_damage_icons_against_a_ward() -> None:
    warded = {"card": "plain-1", "warded": True}
    game = scene(
        "shadows", {"hand": [enhanced("nerve-blast", "damage", "damage")]}, {"battleline": [warded]}
    )
    game.play("nerve-blast")
    assert game.pile("discard", 1) == ["plain-1"]
