"""What is in force, as the table lists it: the source, and when it ends."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.inspect import standing
from tests.scenario import action, made, scene


def lasting(duration: str, **more: object) -> dict[str, object]:
    """An effect for a time on every creature."""
    return {"lasting": duration, "always": [{"to": "each creature", "power": 1}], **more}


@pytest.mark.parametrize(
    ("duration", "until"),
    [
        ("this turn", "until the end of this turn"),
        ("opponent next turn", "in turn 6"),
        ("until your next turn", "until the end of turn 6"),
        ("until end of your next turn", "until the end of turn 7"),
        ("for good", "for the rest of the game"),
    ],
)
def test_a_lasting_effect_says_when_it_ends(duration: str, until: str) -> None:
    game = scene(
        "brobnar",
        {"hand": ["spell", "plain-1"], "battleline": ["plain-2"]},
        {"battleline": ["plain-3"]},
        cards=[action("spell", lasting(duration))],
    )
    assert standing(game.game.table) == ()
    game.play("spell")
    (one,) = standing(game.game.table)
    assert (one.name, one.controller, one.until) == ("spell", 0, until)


def test_an_effect_tied_to_its_source_lasts_while_that_is_in_play() -> None:
    game = scene(
        "brobnar",
        {"hand": ["mage", "plain-1"]},
        {"battleline": ["plain-3"]},
        cards=[made("mage", power=2, play=[lasting("while this is in play")])],
    )
    game.play("mage")
    assert [one.until for one in standing(game.game.table)] == ["while mage is in play"]


def test_a_constant_ability_is_listed_while_its_condition_holds() -> None:
    captain = made(
        "captain",
        power=2,
        always=[{"to": "each other creature", "while": {"turn-of": "you"}, "power": 1}],
    )
    game = scene("brobnar", {"battleline": ["captain"]}, {}, cards=[captain])
    assert [one.until for one in standing(game.game.table)] == ["while it is in play"]
    game.end()
    assert standing(game.game.table) == ()
