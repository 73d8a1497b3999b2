"""The actions of Untamed in Call of the Archons, N to Z."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_nature_s_call_returns_up_to_three_creatures() -> None:
    game = scene(
        "untamed",
        {"hand": ["nature-s-call"], "battleline": [{"card": "plain-1", "owner": 1}, "plain-2"]},
        {"battleline": ["plain-3", {"card": "plain-4", "amber": 2}], "artifacts": ["cannon"]},
    )
    game.play("nature-s-call")
    assert game.targets() == ["plain-1", "plain-2", "plain-3", "plain-4"]
    assert game.game.decision is not None
    assert (game.game.decision.min, game.game.decision.max) == (0, 3)
    game.choose("plain-1", "plain-2", "plain-4")
    assert game.pile("hand") == ["plain-2"]
    assert sorted(game.pile("hand", 1)) == ["plain-1", "plain-4"]
    assert (game.line(), game.line(1)) == ([], ["plain-3"])
    assert game.amber == (3, 0)  # an icon, and what the enemy had captured


def test_nature_s_call_may_return_none() -> None:
    game = scene("untamed", {"hand": ["nature-s-call"], "battleline": ["plain-1"]})
    game.play("nature-s-call").none()
    assert game.line() == ["plain-1"]


def test_nocturnal_maneuver_exhausts_up_to_three() -> None:
    game = scene(
        "untamed",
        {"hand": ["nocturnal-maneuver"], "battleline": ["plain-1"], "artifacts": ["cannon"]},
        {"battleline": ["plain-2", {"card": "plain-3", "exhausted": True}, "plain-4"]},
    )
    game.play("nocturnal-maneuver")
    assert game.targets() == ["plain-1", "plain-2", "plain-3", "plain-4"]
    assert game.game.decision is not None
    assert (game.game.decision.min, game.game.decision.max) == (0, 3)
    game.choose("plain-2", "plain-3", "plain-4")
    assert game.marked("exhausted") == ["plain-2", "plain-3", "plain-4"]
    assert game.amber == (1, 0)


def test_nocturnal_maneuver_may_exhaust_fewer() -> None:
    game = scene(
        "untamed",
        {"hand": ["nocturnal-maneuver"]},
        {"battleline": ["plain-2", "plain-3", "plain-4"]},
    )
    game.play("nocturnal-maneuver").choose("plain-3")
    assert game.marked("exhausted") == ["plain-3"]


def test_regrowth_returns_a_creature_card() -> None:
    game = scene(
        "untamed",
        {"hand": ["regrowth"], "discard": ["plain-1", "cannon", "plain-2", "punch"]},
        {"discard": ["plain-3"]},
    )
    game.play("regrowth")
    assert game.targets() == ["plain-1", "plain-2"]
    game.choose("plain-2")
    assert game.pile("hand") == ["plain-2"]
    assert game.pile("discard") == ["regrowth", "plain-1", "cannon", "punch"]
    assert game.amber == (1, 0)


def test_save_the_pack_destroys_the_wounded() -> None:
    game = scene(
        "untamed",
        {"hand": ["save-the-pack"], "battleline": [{"card": "plain-5", "damage": 1}, "plain-4"]},
        {"battleline": ["plain-3", {"card": "plain-9", "damage": 8, "owner": 0}]},
    )
    game.play("save-the-pack")
    assert (game.line(), game.line(1)) == (["plain-4"], ["plain-3"])
    assert set(game.pile("discard")) == {"save-the-pack", "plain-5", "plain-9"}
    assert game.chains == (1, 0)


def test_scout_sends_two_creatures_skirmishing() -> None:
    game = scene(
        "untamed",
        {"hand": ["scout"], "battleline": ["plain-2", "plain-3", "plain-4"]},
        {"battleline": ["plain-9"]},
    )
    game.play("scout")
    assert game.targets() == ["plain-2", "plain-3", "plain-4"]
    assert game.game.decision is not None
    assert (game.game.decision.min, game.game.decision.max) == (0, 2)
    game.choose("plain-4", "plain-2")
    assert game.damage() == {"plain-2": 0, "plain-3": 0, "plain-4": 0, "plain-9": 6}
    assert game.marked("exhausted") == ["plain-2", "plain-4"]
    assert game.keywords("plain-4") == {"skirmish": 0}
    assert game.keywords("plain-3") == {}
    assert game.amber == (1, 0)
    game.pass_turn()
    assert game.keywords("plain-4") == {}


def test_scout_needs_ready_creatures_to_fight() -> None:
    game = scene(
        "untamed",
        {"hand": ["scout"], "battleline": [{"card": "plain-2", "exhausted": True}]},
        {"battleline": ["plain-9"]},
    )
    game.play("scout").choose("plain-2")
    assert game.damage() == {"plain-2": 0, "plain-9": 0}
    assert game.keywords("plain-2") == {"skirmish": 0}


def test_scout_may_choose_nobody() -> None:
    game = scene(
        "untamed", {"hand": ["scout"], "battleline": ["plain-2"]}, {"battleline": ["plain-9"]}
    )
    game.play("scout").none()
    assert game.damage() == {"plain-2": 0, "plain-9": 0}


@pytest.mark.parametrize(("uses", "stolen"), [(3, 2), (2, 0)])
def test_stampede_after_three_creatures(uses: int, stolen: int) -> None:
    herd = ["snufflegator", "niffle-ape", "ancient-bear"]
    game = scene(
        "untamed",
        {"hand": ["stampede"], "battleline": herd, "artifacts": ["world-tree"]},
        {"amber": 5},
    )
    for name in herd[:uses]:
        game.reap(name)
    game.use("world-tree").play("stampede")
    assert game.amber == (uses + 1 + stolen, 5 - stolen)


def test_stampede_counts_creatures_not_uses() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["anger", "anger", {"card": "stampede", "house": "brobnar"}],
            "battleline": ["plain-9"],
        },
        {"battleline": ["plain-3", "plain-4"], "amber": 5},
    )
    game.reap("plain-9").play("anger").choose("plain-3").play("anger").play("stampede")
    assert len(game.events("used")) == 3
    assert game.amber == (4, 5)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_common_cold(answer: str) -> None:
    game = scene(
        "untamed",
        {"hand": ["the-common-cold"], "battleline": ["plain-1", "zorg"]},
        {"battleline": [{"card": "tunk", "owner": 0}, "plain-4", "sequis"]},
    )
    game.play("the-common-cold").choose(answer)
    assert game.amber == (1, 0)
    if answer == "yes":
        assert game.damage() == {"plain-4": 1, "sequis": 0}
        assert {"zorg", "tunk", "plain-1"} <= set(game.pile("discard"))
    else:
        assert list(game.damage()) == ["zorg", "tunk", "plain-4", "sequis"]


def test_the_common_cold_asks_nothing_without_martians() -> None:
    game = scene("untamed", {"hand": ["the-common-cold"]}, {"battleline": ["plain-4"]})
    game.play("the-common-cold")
    assert game.asks("main")
    assert game.damage() == {"plain-4": 1}


def test_troop_call_gathers_the_niffles() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["troop-call"],
            "battleline": ["niffle-ape", "snufflegator", {"card": "niffle-queen", "owner": 1}],
            "discard": ["niffle-queen", "punch", "plain-3"],
            "deck": ["niffle-ape"],
        },
        {"battleline": ["niffle-ape"], "discard": ["niffle-ape"]},
    )
    game.play("troop-call")
    assert sorted(game.pile("hand")) == ["niffle-ape", "niffle-queen"]
    assert game.pile("hand", 1) == ["niffle-queen"]
    assert (game.line(), game.line(1)) == (["snufflegator"], ["niffle-ape"])
    assert game.pile("discard") == ["troop-call", "punch", "plain-3"]
    assert game.pile("discard", 1) == ["niffle-ape"]
    assert game.amber == (1, 0)


@pytest.mark.parametrize(
    ("damage", "healed", "amber"), [(4, 3, 2), (4, 2, 1), (4, 0, 1), (2, 2, 1), (3, 3, 2)]
)
def test_vigor_pays_for_three(damage: int, healed: int, amber: int) -> None:
    game = scene(
        "untamed",
        {"hand": ["vigor"], "battleline": [{"card": "plain-9", "damage": damage}]},
        {"battleline": [{"card": "plain-8", "damage": 5}]},
    )
    game.play("vigor")
    assert game.targets() == ["plain-9", "plain-8"]
    game.choose("plain-9")
    assert game.offered() == [str(number) for number in range(min(3, damage) + 1)]
    game.choose(healed)
    assert game.damage() == {"plain-9": damage - healed, "plain-8": 5}
    assert game.amber == (amber, 0)


def test_word_of_returning_takes_back_what_they_hold() -> None:
    game = scene(
        "untamed",
        {"hand": ["word-of-returning"], "battleline": [{"card": "plain-4", "amber": 2}]},
        {
            "battleline": [
                {"card": "plain-5", "amber": 2},
                {"card": "plain-1", "amber": 1},
                "plain-3",
                {"card": "plain-2", "amber": 2, "warded": True},
            ]
        },
    )
    game.play("word-of-returning")
    assert game.damage() == {"plain-4": 0, "plain-5": 2, "plain-3": 0, "plain-2": 0}
    assert game.captured() == {"plain-4": 2}
    assert game.amber == (6, 0)  # an icon and 2 + 1 + 2
