"""R32: what a card cannot do and what cannot be done to it, wherever it is asked."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import CardDef
from tests.scenario import Play, artifact, made, scene

pytestmark = pytest.mark.rule("R32.2", "R32.3")

RICH = pytest.mark.parametrize(("amber", "is_forbidden"), [(2, True), (3, False)])
"""The exception: from 3Æ on nothing is forbidden."""


ENOUGH = {"amber-of": "you", "at-least": 3}


def ban(what: str) -> CardDef:
    """An artifact that forbids something to all creatures, unless its player has 3Æ."""
    cannot = {"cannot": [what], "unless": ENOUGH}
    return artifact("ban", always=[{"to": "each creature", "cannot": cannot}])


def under_a_ban(what: str, amber: int, **side: object) -> Play:
    """Both sides have a creature; something is forbidden to both."""
    martyr = made("martyr", power=2, destroyed=[{"gain": 1}])
    own = {"artifacts": ["ban"], "battleline": ["plain-5"], "amber": amber, **side}
    return scene("brobnar", own, {"battleline": ["martyr"]}, cards=[ban(what), martyr])


@RICH
@pytest.mark.parametrize("action", ["reap", "fight"])
def test_using_in_a_way_is_forbidden_unless(action: str, amber: int, is_forbidden: bool) -> None:
    assert under_a_ban(action, amber).can(action, "plain-5") is not is_forbidden


@RICH
def test_using_is_forbidden_unless(amber: int, is_forbidden: bool) -> None:
    game = under_a_ban("be-used", amber)
    assert game.can("reap", "plain-5") is not is_forbidden
    assert [reason.rule for reason in game.why("reap", "plain-5")] == ["R32.2"] * is_forbidden


@RICH
def test_attacking_it_is_forbidden_unless(amber: int, is_forbidden: bool) -> None:
    assert under_a_ban("be-attacked", amber).can("fight", "plain-5") is not is_forbidden


@RICH
def test_readying_is_forbidden_unless(amber: int, is_forbidden: bool) -> None:
    tired = [{"card": "plain-5", "exhausted": True}]
    game = under_a_ban("ready", amber, battleline=tired)
    game.end()
    assert game.card("plain-5").exhausted is is_forbidden


@RICH
def test_readying_by_an_effect_is_forbidden_unless(amber: int, is_forbidden: bool) -> None:
    herald = made("herald", play=[{"ready": "a friendly creature named plain-5"}], power=1)
    own = {
        "artifacts": ["ban"],
        "hand": ["herald"],
        "battleline": [{"card": "plain-5", "exhausted": True}],
        "amber": amber,
    }
    game = scene("brobnar", own, cards=[ban("ready"), herald])
    game.play("herald")
    assert game.card("plain-5").exhausted is is_forbidden


@RICH
def test_damage_is_forbidden_unless(amber: int, is_forbidden: bool) -> None:
    game = under_a_ban("be-dealt-damage", amber)
    game.fight("plain-5", "martyr")
    assert game.in_play("martyr") is is_forbidden
    assert game.card("plain-5").damage == (0 if is_forbidden else 2)


@RICH
def test_destroyed_abilities_are_forbidden_unless(amber: int, is_forbidden: bool) -> None:
    game = under_a_ban("trigger-destroyed", amber)
    game.fight("plain-5", "martyr")
    assert not game.in_play("martyr")
    assert game.amber == (amber, 0 if is_forbidden else 1)


def test_what_is_forbidden_to_some_only_the_others_may_do() -> None:
    proud = made(
        "proud",
        power=3,
        always=[
            {
                "to": "this",
                "cannot": {"cannot": ["be-attacked"], "by": "a creature with power 4 or lower"},
            }
        ],
    )
    line = {"battleline": ["plain-4", "plain-5"]}
    game = scene("brobnar", line, {"battleline": ["proud"]}, cards=[proud])
    assert not game.can("fight", "plain-4")
    assert game.can("fight", "plain-5")


@pytest.mark.parametrize(("amber", "damage"), [(2, 0), (3, 5)])
def test_damage_by_some_is_forbidden_unless(amber: int, damage: int) -> None:
    calm = made(
        "calm",
        power=9,
        always=[
            {
                "to": "this",
                "cannot": {
                    "cannot": ["be-dealt-damage"],
                    "by": "a creature with power 5 or lower",
                    "unless": {"amber-of": "opponent", "at-least": 3},
                },
            }
        ],
    )
    line = {"battleline": ["plain-5", "plain-6"], "amber": amber}
    game = scene("brobnar", line, {"battleline": ["calm"]}, cards=[calm])
    game.fight("plain-5", "calm")
    assert game.damage(1) == {"calm": damage}
    if not damage:
        game.fight("plain-6", "calm")
        assert game.damage(1) == {"calm": 6}
