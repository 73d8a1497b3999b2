"""The creatures of Shadows in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import enhanced, made, scene


@pytest.mark.ruling("Q63")
def test_rad_penny_killed_by_her_own_icon() -> None:
    game = scene("shadows", {"hand": [enhanced("rad-penny", "damage")]}, {"amber": 2})
    game.play("rad-penny")
    assert game.pile("deck") == ["rad-penny"]
    assert game.amber == (0, 2)


@pytest.mark.ruling("Q64")
def test_rad_penny_draws_after_her_icon_killed_her() -> None:
    game = scene(
        "shadows",
        {"hand": [enhanced("rad-penny", "damage", "draw")], "deck": ["punch"]},
        {"amber": 2},
    )
    game.play("rad-penny")
    assert sorted(game.pile("hand") + game.pile("deck")) == ["punch", "rad-penny"]
    assert len(game.pile("hand")) == 1
    assert game.amber == (0, 2)


def test_rad_penny_steals_and_is_shuffled_into_her_owners_deck() -> None:
    game = scene("shadows", {"hand": ["rad-penny"]}, {"amber": 2})
    game.play("rad-penny")
    assert game.amber == (1, 1)
    penny = {"card": "rad-penny", "owner": 0}
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": [penny]})
    game.fight("plain-3", "rad-penny")
    assert game.pile("deck") == ["rad-penny"]
    assert game.pile("deck", 1) == []


@pytest.mark.ruling("Q20")
@pytest.mark.parametrize(
    "guard",
    [{}, {"warded": True}, {"keywords": ["invulnerable"]}],
    ids=["armor", "ward", "invulnerable"],
)
def test_shoulder_id_steals_instead_of_dealing_damage(guard: dict[str, object]) -> None:
    words = guard.get("keywords", [])
    knight = made("iron-knight", power=3, armor=6, keywords=words)
    attacker = {"card": "iron-knight", "warded": "warded" in guard}
    game = scene(
        "brobnar",
        {"battleline": [attacker], "amber": 2},
        {"battleline": ["shoulder-id"]},
        cards=[knight],
    )
    game.fight("iron-knight", "shoulder-id")
    assert game.amber == (1, 1)
    assert game.damage() == {"iron-knight": 0, "shoulder-id": 3}
    assert game.card("iron-knight").armor_used == 0
    assert game.card("iron-knight").warded is ("warded" in guard)


@pytest.mark.ruling("Q21")
def test_shoulder_id_against_skirmish() -> None:
    game = scene(
        "untamed", {"battleline": ["snufflegator"], "amber": 2}, {"battleline": ["shoulder-id"]}
    )
    game.fight("snufflegator", "shoulder-id")
    assert game.amber == (2, 0)
    assert game.damage() == {"snufflegator": 0, "shoulder-id": 4}


@pytest.mark.ruling("Q21")
def test_shoulder_id_that_is_elusive() -> None:
    hidden = {"card": "shoulder-id", "upgrades": ["ring-of-invisibility"]}
    game = scene("brobnar", {"battleline": ["plain-4"], "amber": 2}, {"battleline": [hidden]})
    game.fight("plain-4", "shoulder-id")
    assert game.amber == (2, 0)
    assert game.damage() == {"plain-4": 0, "shoulder-id": 0}


def test_shoulder_id_taunts_and_cannot_fight() -> None:
    game = scene("shadows", {"battleline": ["shoulder-id"]}, {"battleline": ["plain-1"]})
    assert not game.can("fight", "shoulder-id")
    assert game.can("reap", "shoulder-id")
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"]},
        {"battleline": ["plain-1", "shoulder-id", "plain-2", "plain-3"]},
    )
    game.act("fight", "plain-4")
    assert game.targets() == ["shoulder-id", "plain-3"]
    game.choose("plain-3")
    assert game.line(1) == ["plain-1", "shoulder-id", "plain-2"]


@pytest.mark.ruling("Q62")
def test_shoulder_id_does_not_deal_its_icons_damage() -> None:
    game = scene(
        "shadows",
        {"hand": [enhanced("shoulder-id", "damage")]},
        {"battleline": ["plain-3"], "amber": 2},
    )
    game.play("shoulder-id").choose("plain-3")
    assert game.damage() == {"shoulder-id": 0, "plain-3": 1}
    assert game.amber == (0, 2)
