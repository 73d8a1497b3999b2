"""R13.7 and R41: an upgrade in play can be attached to another creature."""

from __future__ import annotations

import pytest

from tests.scenario import Side, action, artifact, made, scene, upgrade


def on(creature: str, *upgrades: str) -> Side:
    """A creature with upgrades."""
    return {"card": creature, "upgrades": list(upgrades)}


PLATE = upgrade("plate", always=[{"to": "this creature", "armor": 2}])
MOVE = action("move", {"attach": "an upgrade", "to": "a creature"})
HEARD = artifact(
    "smith", after=[{"is-attached": "an upgrade", "to": "a friendly creature", "do": [{"gain": 1}]}]
)


@pytest.mark.rule("R13.7", "R24.4")
def test_an_upgrade_moves_with_all_it_gives() -> None:
    game = scene(
        "brobnar",
        {"hand": ["move"], "battleline": [on("plain-3", "plate")]},
        {"battleline": ["plain-4"]},
        cards=[PLATE, MOVE],
    )
    assert (game.armor("plain-3"), game.armor("plain-4")) == (2, 0)
    game.play("move").choose("plain-4")
    assert (game.armor("plain-3"), game.armor("plain-4")) == (0, 2)
    assert game.card("plate").controller == 0
    assert game.pile("discard") == ["move"]
    assert len(game.events("attached")) == 1


def test_an_upgrade_that_is_there_already_does_not_move() -> None:
    again = action(
        "again", {"attach": "an upgrade", "to": "a creature"}, {"if-you-do": [{"gain": 1}]}
    )
    game = scene(
        "brobnar",
        {"hand": ["again"], "artifacts": ["smith"], "battleline": [on("plain-3", "plate")]},
        cards=[PLATE, again, HEARD],
    )
    game.play("again")
    assert game.amber == (0, 0)
    assert game.events("attached") == []


@pytest.mark.rule("R13.7")
@pytest.mark.parametrize(("goal", "amber"), [("plain-5", 1), ("plain-4", 0)])
def test_playing_an_upgrade_attaches_it_as_moving_does(goal: str, amber: int) -> None:
    sides = {"battleline": [on("plain-3", "plate"), "plain-5"], "artifacts": ["smith"]}
    for card in ("move", "plate"):
        hand = {"hand": [card]} if card == "plate" else {"hand": ["move"], **sides}
        game = scene(
            "brobnar",
            {**sides, **hand} if card == "move" else {**sides, "battleline": ["plain-5"], **hand},
            {"battleline": ["plain-4"]},
            cards=[PLATE, MOVE, HEARD],
        )
        game.play(card).choose(goal)
        assert game.amber == (amber, 0), card


def test_an_upgrade_goes_on_to_a_neighbor_when_its_creature_is_destroyed() -> None:
    heir = upgrade(
        "heir",
        always=[
            {
                "to": "this creature",
                "gains": {
                    "destroyed": [{"attach": "this upgrade", "to": "a neighboring creature"}]
                },
            }
        ],
    )
    kill = action("kill", {"destroy": "a creature with an upgrade"})
    for line, left in ((["plain-4"], []), ([], ["heir"])):
        game = scene(
            "brobnar",
            {"hand": ["kill"], "battleline": [on("plain-3", "heir"), *line]},
            cards=[heir, kill],
        )
        game.play("kill")
        assert game.line() == line
        assert game.in_play("heir") is bool(line)
        assert [card for card in game.pile("discard") if card == "heir"] == left


@pytest.mark.rule("R36.6", "R41.1")
def test_whose_upgrade_it_is_decides_who_attached_it() -> None:
    boss = made(
        "boss",
        power=3,
        after=[
            {"is-attached": "an upgrade", "to": "this", "by": "opponent", "do": [{"gain": 1}]},
        ],
    )
    for mine, amber in ((True, 0), (False, 1)):
        one = {"battleline": ["boss", on("plain-3", "plate")] if mine else ["boss"]}
        two: Side = {} if mine else {"battleline": [on("plain-4", "plate")]}
        game = scene("brobnar", {"hand": ["move"], **one}, two, cards=[PLATE, MOVE, boss])
        game.play("move").choose("boss")
        assert game.amber == (amber, 0)
