"""The creatures of Untamed in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_gebuk_leaves_its_place_to_a_creature() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {
            "battleline": ["plain-2", {"card": "gebuk", "damage": 1}, "plain-3"],
            "deck": ["bumpsy", "troll"],
            "amber": 1,
        },
    )
    game.fight("plain-9", "gebuk")
    assert game.line(1) == ["plain-2", "bumpsy", "plain-3"]
    assert game.card("bumpsy").exhausted
    assert game.pile("discard", 1) == ["gebuk"]
    assert game.pile("deck", 1) == ["troll"]


def test_gebuk_only_discards_another_card() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": ["plain-2", "gebuk"], "deck": ["punch", "troll"]},
    )
    game.fight("plain-9", "gebuk")
    assert game.line(1) == ["plain-2"]
    assert sorted(game.pile("discard", 1)) == ["gebuk", "punch"]


@pytest.mark.rule("R23.15")
@pytest.mark.ruling("Q93")
def test_gebuk_and_ragnarok() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ragnarok"], "houses": ["brobnar"], "amber": 3},
        {"battleline": ["plain-3", "gebuk", "plain-4"], "deck": ["dust-pixie"], "houses": ["mars"]},
    )
    game.play("ragnarok").end()
    assert game.line(1) == ["dust-pixie"]
    assert game.card("dust-pixie").exhausted
    assert sorted(game.pile("discard", 1)) == ["gebuk", "plain-3", "plain-4"]
    assert game.amber == (3, 0)


def test_gebuk_whose_left_neighbor_dies_with_it() -> None:
    game = scene(
        "dis",
        {"hand": ["gateway-to-dis"]},
        {
            "battleline": ["plain-1", "gebuk", {"card": "plain-8", "warded": True}],
            "deck": ["troll"],
        },
    )
    game.play("gateway-to-dis")
    assert game.line(1) == ["troll", "plain-8"]


def test_gebuk_turns_to_the_deck_of_its_controller() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "deck": ["headhunter"]},
        {"battleline": [{"card": "gebuk", "owner": 0}], "deck": ["troll"]},
    )
    game.fight("plain-9", "gebuk")
    assert game.line(1) == ["troll"]
    assert game.pile("discard") == ["gebuk"]
    assert game.pile("deck") == ["headhunter"]


def test_gebuk_that_stays_in_play_brings_nobody() -> None:
    """The Destroyed ability is resolved, but Gebuk does not leave play (R23.7)."""
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": [{"card": "gebuk", "upgrades": ["armageddon-cloak"]}], "deck": ["troll"]},
    )
    game.fight("plain-9", "gebuk")
    assert game.line(1) == ["gebuk"]
    assert sorted(game.pile("discard", 1)) == ["armageddon-cloak", "troll"]


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_the_feathered_shaman_wards_its_neighbors(way: str) -> None:
    game = scene(
        "untamed",
        {"battleline": ["plain-3", "plain-4", "the-feathered-shaman", "plain-5"]},
        {"battleline": ["plain-1"]},
    )
    game.act(way, "the-feathered-shaman")
    warded = [name for name in game.line() if game.card(name).warded]
    assert warded == ["plain-4", "plain-5"]
    assert game.line(1) == ([] if way == "fight" else ["plain-1"])
