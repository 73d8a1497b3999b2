"""The upgrades of Star Alliance in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def wearing(upgrade: str, creature: str = "plain-5", **marks: object) -> dict[str, object]:
    """A creature with an upgrade."""
    return {"card": creature, "upgrades": [upgrade], **marks}


@pytest.mark.parametrize(
    ("upgrade", "action"), [("access-denied", "reap"), ("detention-coil", "fight")]
)
def test_locks_forbid_one_way_of_use(upgrade: str, action: str) -> None:
    game = scene(
        "brobnar", {"battleline": [wearing(upgrade), "plain-4"]}, {"battleline": ["plain-9"]}
    )
    other = {"reap": "fight", "fight": "reap"}[action]
    assert not game.can(action, "plain-5")
    assert game.can(other, "plain-5")
    assert game.can(action, "plain-4")


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_observ_u_max_captures(way: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": [wearing("observ-u-max"), "plain-4"]},
        {"battleline": ["plain-1"], "amber": 2},
    )
    if way == "reap":
        game.reap("plain-4").reap("plain-5")
    else:
        game.fight("plain-5", "plain-1")
    assert (game.captured(), game.amber[1]) == ({"plain-5": 1}, 1)


def test_z_particle_tracker_finds_an_upgrade() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": [wearing("z-particle-tracker", "plain-9")],
            "deck": ["punch", "ghostform", "stunner"],
            "discard": ["force-field"],
        },
        {"battleline": ["plain-1"]},
    )
    game.act("fight", "plain-9")
    assert sorted(game.targets()) == ["ghostform", "stunner"]
    game.choose("stunner")
    assert game.pile("hand") == ["stunner"]
    assert (sorted(game.pile("deck")), game.pile("discard")) == (
        ["ghostform", "punch"],
        ["force-field"],
    )


def test_z_ray_blaster_burns_the_neighbors_of_the_enemy() -> None:
    game = scene(
        "brobnar",
        {"battleline": [wearing("z-ray-blaster", "plain-3")]},
        {"battleline": ["plain-4", "plain-7", "plain-2", "plain-8"]},
    )
    assert game.power("plain-3") == 6
    game.fight("plain-3", "plain-7")
    assert game.damage(1) == {"plain-4": 3, "plain-7": 6, "plain-8": 0}


def test_z_wave_emitter_wards_at_the_start_of_its_controllers_turn() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "houses": ["brobnar"]},
        {"battleline": [wearing("z-wave-emitter"), "plain-6"], "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.marked("warded") == ["plain-5"]


@pytest.mark.rule("R41.1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_blast_shielding_may_pass_to_a_neighbor_of_its_user(answer: str) -> None:
    worn = {"card": "plain-3", "upgrades": ["blast-shielding"]}
    game = scene("brobnar", {"battleline": ["plain-4", worn, "plain-5", "plain-6"]})
    game.reap("plain-4")
    game.reap("plain-3").choose(answer)
    if answer == "yes":
        assert game.targets() == ["plain-4", "plain-5"]
        game.choose("plain-5")
    armor = {name: game.armor(name) for name in game.line() if game.armor(name)}
    assert armor == {"plain-5" if answer == "yes" else "plain-3": 2}
