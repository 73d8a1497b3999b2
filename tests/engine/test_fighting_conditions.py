"""R18 and R46: what is so only while a creature attacks or fights, and what a fight destroyed."""

from __future__ import annotations

import pytest

from tests.scenario import action, made, scene


@pytest.mark.rule("R18.2", "R46.10")
@pytest.mark.parametrize(
    ("target", "dies"), [("plain-6", True), ("plain-7", False), ("plain-8", True)]
)
def test_a_creature_has_something_while_it_attacks_its_kind_of_enemy(
    target: str, dies: bool
) -> None:
    spy = made(
        "spy",
        power=1,
        keywords=["skirmish"],
        always=[
            {
                "to": "this",
                "while": {"is-attacking": "this", "whom": "an enemy flank creature"},
                "keywords": ["poison"],
            }
        ],
    )
    game = scene(
        "brobnar",
        {"battleline": ["spy"]},
        {"battleline": ["plain-6", "plain-7", "plain-8"]},
        cards=[spy],
    )
    game.fight("spy", target)
    assert game.in_play(target) is not dies
    assert game.keywords("spy") == {"skirmish": 0}


@pytest.mark.rule("R18.2")
def test_a_creature_that_is_attacked_does_not_attack() -> None:
    spy = made(
        "spy",
        power=1,
        always=[{"to": "this", "while": {"is-attacking": "this"}, "keywords": ["poison"]}],
    )
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["spy"]}, cards=[spy])
    game.act("fight", "plain-5")
    assert game.damage(0) == {"plain-5": 1}


@pytest.mark.rule("R18.5", "R46.9")
def test_fighting_is_attacking_or_being_attacked() -> None:
    wall = made(
        "wall",
        power=3,
        always=[{"to": "this", "while": {"is-fighting": "this"}, "keywords": ["invulnerable"]}],
    )
    hurt = action("hurt", {"deal": 3, "to": "an enemy creature"})
    game = scene(
        "brobnar",
        {"hand": ["hurt"], "battleline": ["plain-9"]},
        {"battleline": ["wall"]},
        cards=[wall, hurt],
    )
    game.act("fight", "plain-9")
    assert game.damage() == {"plain-9": 3, "wall": 0}
    game.play("hurt")
    assert not game.in_play("wall")


@pytest.mark.rule("R18.2", "R26.13")
def test_who_attacks_a_creature_may_gain_an_ability() -> None:
    lord = made(
        "lord",
        power=9,
        always=[
            {
                "to": {
                    "select": "each enemy creature",
                    "where": {"is-attacking": "it", "whom": "this"},
                },
                "gains": {"before-fight": [{"exalt": "this"}]},
            }
        ],
    )
    game = scene(
        "brobnar",
        {"battleline": ["plain-10", "plain-11"]},
        {"battleline": ["lord", "plain-1"]},
        cards=[lord],
    )
    game.fight("plain-10", "plain-1")
    assert game.captured() == {}
    game.act("fight", "plain-11")
    assert game.captured() == {"plain-11": 1}


@pytest.mark.rule("R18.8")
@pytest.mark.parametrize(("power", "gained"), [(2, 1), (5, 0), (9, 0)])
def test_attacks_and_destroys_asks_for_an_attacker_that_survives(power: int, gained: int) -> None:
    bully = made(
        "bully",
        power=5,
        after=[{"is-destroyed": "a creature", "attacked-by": "this", "do": [{"gain": 1}]}],
    )
    there = f"plain-{power}"
    game = scene("brobnar", {"battleline": ["bully"]}, {"battleline": [there]}, cards=[bully])
    game.act("fight", "bully")
    assert game.amber == (gained, 0)
    game = scene("brobnar", {"battleline": [there]}, {"battleline": ["bully"]}, cards=[bully])
    game.act("fight", there)
    assert game.amber == (0, 0)


@pytest.mark.rule("R46.2", "R18.3")
@pytest.mark.parametrize(("power", "gained"), [(2, 1), (3, 1), (4, 0)])
def test_assault_damage_is_told_from_the_blow(power: int, gained: int) -> None:
    wolf = made(
        "wolf",
        power=9,
        keywords=["assault 3"],
        after=[{"is-destroyed": "an enemy creature", "assault-of": "this", "do": [{"gain": 1}]}],
    )
    there = f"plain-{power}"
    game = scene("brobnar", {"battleline": ["wolf"]}, {"battleline": [there]}, cards=[wolf])
    game.act("fight", "wolf")
    assert game.amber == (gained, 0)
    assert game.line(1) == []


@pytest.mark.rule("R18.8")
def test_destroyed_while_fighting_is_not_destroyed_otherwise() -> None:
    crowd = made(
        "crowd",
        power=9,
        after=[{"is-destroyed": "an enemy creature", "in-fight": True, "do": [{"gain": 1}]}],
    )
    kill = action("kill", {"destroy": "an enemy creature"})
    game = scene(
        "brobnar",
        {"hand": ["kill"], "battleline": ["crowd", "plain-5"]},
        {"battleline": ["plain-2", "plain-3"]},
        cards=[crowd, kill],
    )
    game.play("kill").choose("plain-2")
    assert game.amber == (0, 0)
    game.act("fight", "plain-5")
    assert game.amber == (1, 0)
