"""The artifacts of Star Alliance in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_transporter_platform_beams_a_crew_up_with_its_gear() -> None:
    equipped = {
        "card": "plain-3",
        "owner": 1,
        "upgrades": ["stunner", {"card": "force-field", "owner": 1}],
    }
    game = scene(
        "staralliance",
        {"artifacts": ["transporter-platform"], "battleline": [equipped, "plain-4"]},
        {"battleline": [{"card": "plain-5", "upgrades": ["stunner"]}]},
    )
    game.use("transporter-platform")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3")
    assert game.line() == ["plain-4"]
    assert game.pile("hand") == ["stunner"]
    assert sorted(game.pile("hand", 1)) == ["force-field", "plain-3"]
    assert game.in_play("stunner#2")


def test_uncharted_lands_are_explored_by_star_alliance_of_both_sides() -> None:
    game = scene(
        "staralliance",
        {
            "hand": ["uncharted-lands"],
            "battleline": ["commander-chan", "first-officer-frane"],
            "houses": ["staralliance"],
        },
        {"battleline": ["psionic-officer-lang", "plain-3"], "houses": ["staralliance"]},
    )
    game.play("uncharted-lands")
    assert game.card("uncharted-lands").amber == 6
    game.reap("first-officer-frane")
    while not game.asks("main"):
        game.game.choose(0)
    assert (game.amber[0], game.card("uncharted-lands").amber) == (2, 5)
    game.pass_turn("staralliance").reap("psionic-officer-lang")
    assert (game.amber[1], game.card("uncharted-lands").amber) == (2, 4)


def test_uncharted_lands_give_nothing_to_other_houses_or_when_bare() -> None:
    game = scene(
        "staralliance",
        {"artifacts": ["uncharted-lands"], "battleline": ["special-agent-fingers"]},
    )
    game.reap("special-agent-fingers")
    assert game.amber == (1, 0)
    game = scene(
        "brobnar",
        {"artifacts": [{"card": "uncharted-lands", "amber": 3}], "battleline": ["plain-3"]},
    )
    game.reap("plain-3")
    assert game.amber == (1, 0)


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("mine", "theirs"), [(1, 2), (2, 2), (3, 2)])
def test_quixxle_stone_stops_the_player_with_more_creatures(
    mine: int, theirs: int, owner: int
) -> None:
    stone = {"artifacts": ["quixxle-stone"]}
    lines = (["plain-1"] * mine, ["plain-2"] * theirs)
    hand = {"hand": ["plain-3", "punch"]}
    sides = [{"battleline": line, **hand, "houses": ["brobnar"]} for line in lines]
    sides[owner] |= stone
    game = scene("brobnar", *sides)
    assert game.can("play", "plain-3#1") is (mine <= theirs)
    assert game.can("play", "punch#1")
    game.pass_turn("brobnar")
    assert game.can("play", "plain-3#2") is (theirs <= mine)


def test_peace_accord_pays_both_sides() -> None:
    game = scene("staralliance", {"hand": ["peace-accord"]})
    game.play("peace-accord")
    assert game.amber == (2, 2)


@pytest.mark.parametrize("owner", [0, 1])
def test_peace_accord_fines_whoever_breaks_it(owner: int) -> None:
    sides: list[dict[str, object]] = [
        {"battleline": ["plain-5", "plain-6"], "amber": 6},
        {"battleline": ["plain-9"], "amber": 6},
    ]
    sides[owner]["artifacts"] = ["peace-accord"]
    game = scene("brobnar", *sides)
    game.reap("plain-6").fight("plain-5", "plain-9")
    assert game.amber == (3, 6)
    assert not game.in_play("peace-accord")
