"""The artifacts of Untamed in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_niffle_grounds_lays_a_creature_open_for_a_turn() -> None:
    game = scene(
        "untamed",
        {"artifacts": ["niffle-grounds"], "battleline": ["knoxx", "dharna"], "houses": ["untamed"]},
        {"battleline": ["challe-the-safeguard", "lamindra", "gamgee"], "houses": ["brobnar"]},
    )
    game.use("niffle-grounds").choose("challe-the-safeguard")
    assert game.keywords("challe-the-safeguard") == {"deploy": 0}
    assert "elusive" in game.keywords("lamindra")
    game.act("fight", "knoxx")
    assert game.targets() == ["challe-the-safeguard", "lamindra", "gamgee"]
    game.choose("lamindra")
    game.pass_turn("brobnar")
    assert "taunt" in game.keywords("challe-the-safeguard")


def test_shard_of_life_shuffles_a_card_back_for_each_friendly_shard() -> None:
    game = scene(
        "untamed",
        {
            "artifacts": ["shard-of-life", "shard-of-pain", "cannon"],
            "discard": ["knoxx", "punch", "fear"],
            "deck": ["smith"],
        },
        {"artifacts": ["shard-of-greed"], "discard": ["anger"]},
    )
    game.use("shard-of-life")
    assert game.targets() == ["knoxx", "punch", "fear"]
    game.choose("punch").choose("knoxx")
    assert sorted(game.pile("deck")) == ["knoxx", "punch", "smith"]
    assert (game.pile("discard"), game.pile("discard", 1)) == (["fear"], ["anger"])


def test_shard_of_life_with_nothing_there_only_exhausts() -> None:
    game = scene("untamed", {"artifacts": ["shard-of-life"], "deck": ["smith"]})
    game.use("shard-of-life")
    assert game.pile("deck") == ["smith"]


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(
    ("mine", "theirs", "forged"),
    [(1, 0, (1, 0)), (0, 1, (1, 1)), (1, 1, (2, 1)), (0, 0, (1, 0))],
)
def test_heart_of_the_forest_stops_who_is_ahead_in_keys(
    mine: int, theirs: int, forged: tuple[int, int], owner: int
) -> None:
    sides: list[dict[str, object]] = [
        {"amber": 6, "keys": ["red"] * mine},
        {"amber": 6, "keys": ["red"] * theirs, "houses": ["untamed"]},
    ]
    sides[owner]["artifacts"] = ["heart-of-the-forest"]
    sides[1]["amber"] = 0
    game = scene("untamed", *sides, active=1)
    game.end()
    if game.asks("pick"):
        game.choose("blue")
    assert (game.keys(0), game.keys(1)) == forged
    assert game.amber[0] == (6 if forged[0] == mine else 0)


def test_heart_of_the_forest_stops_the_opponent_who_is_ahead() -> None:
    game = scene(
        "untamed",
        {"artifacts": ["heart-of-the-forest"], "houses": ["untamed"]},
        {"amber": 6, "keys": ["red"], "houses": ["untamed"]},
    )
    game.pass_turn("untamed")
    assert (game.keys(0), game.keys(1)) == (0, 1)
    assert game.amber == (0, 6)
