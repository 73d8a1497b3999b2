"""The actions of Brobnar in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def ragnarok() -> Play:
    game = scene(
        "brobnar",
        {"hand": ["ragnarok"], "battleline": ["troll", "bumpsy"], "houses": ["brobnar"]},
        {"battleline": ["plain-3", "tunk"], "amber": 1, "houses": ["mars"]},
    )
    return game.play("ragnarok")


def test_ragnarok_stops_reaping_and_pays_for_fights() -> None:
    game = ragnarok()
    assert not game.can("reap", "troll")
    assert [reason.rule for reason in game.why("reap", "troll")] == ["R32.2"]
    game.fight("troll", "plain-3")
    assert game.amber == (1, 1)


def test_ragnarok_destroys_each_creature_at_the_end_of_the_turn() -> None:
    game = ragnarok()
    game.end()
    assert game.line() == []
    assert game.line(1) == []
    assert sorted(game.pile("discard", 1)) == ["plain-3", "tunk"]


def test_ragnarok_is_over_on_the_next_turn() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ragnarok"], "houses": ["brobnar"]},
        {"battleline": [{"card": "tunk", "warded": True}], "houses": ["mars"]},
    )
    game.play("ragnarok").end().reap("tunk")
    assert game.amber == (0, 1)
    game.end()
    assert game.line(1) == ["tunk"]


@pytest.mark.rule("R46.1")
def test_ragnarok_comes_first() -> None:
    game = scene("brobnar", {"hand": ["ragnarok", "bumpsy"]})
    assert game.can("play", "ragnarok")
    game.play("bumpsy")
    assert not game.can("play", "ragnarok")


BREWERS = ("alaka", "chieftain", "cowfyne", "groke", "gron", "mogghunter", "narp", "shorty")


@pytest.mark.parametrize("brewer", BREWERS)
def test_brews_strengthen_any_creature(brewer: str) -> None:
    brew = f"{brewer}-s-brew"
    game = scene(
        "brobnar",
        {"hand": [brew], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5"], "artifacts": ["cannon"]},
    )
    game.play(brew)
    assert game.targets() == ["plain-3", "plain-4", "plain-5"]
    game.choose("plain-4")
    assert [game.card(f"plain-{n}").power_counters for n in (3, 4, 5)] == [0, 2, 0]
    assert game.amber == (1, 0)


@pytest.mark.parametrize("brewer", BREWERS)
def test_brews_without_a_creature_are_only_drunk(brewer: str) -> None:
    game = scene("brobnar", {"hand": [f"{brewer}-s-brew"]})
    game.play(f"{brewer}-s-brew")
    assert game.amber == (1, 0)


def test_ballcano_hits_everybody_and_chains() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ballcano"], "battleline": ["plain-5", "plain-4"]},
        {"battleline": ["plain-9"], "chains": 1},
    )
    game.play("ballcano")
    assert game.damage() == {"plain-5": 4, "plain-9": 4}
    assert game.chains == (2, 1)


def test_barn_razing_costs_the_opponent_for_each_fight_this_turn() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["barn-razing"],
            "battleline": ["plain-15", "plain-16", "plain-17"],
            "houses": ["brobnar"],
        },
        {
            "battleline": ["plain-9", "plain-8", "plain-10", "plain-1"],
            "amber": 5,
            "houses": ["brobnar"],
        },
    )
    game.fight("plain-17", "plain-9").play("barn-razing")
    game.fight("plain-15", "plain-8").fight("plain-16", "plain-10")
    assert game.amber == (0, 3)
    game.pass_turn("brobnar").fight("plain-1", "plain-17")
    assert game.amber == (0, 3)


@pytest.mark.parametrize(("target", "lost"), [("plain-4", 1), ("plain-5", 0)])
def test_berserker_slam_fines_the_controller_of_what_it_destroys(target: str, lost: int) -> None:
    game = scene(
        "brobnar",
        {"hand": ["berserker-slam"], "amber": 2},
        {"battleline": ["plain-4", "plain-3", "plain-5"], "amber": 2},
    )
    game.play("berserker-slam")
    assert game.targets() == ["plain-4", "plain-5"]
    game.choose(target)
    assert game.amber == (3, 2 - lost)


def test_berserker_slam_on_a_friend_fines_its_own_side() -> None:
    game = scene(
        "brobnar",
        {"hand": ["berserker-slam"], "battleline": [{"card": "plain-2", "owner": 1}], "amber": 2},
        {"amber": 2},
    )
    game.play("berserker-slam")
    assert game.amber == (2, 2)


def test_warriors_refrain_stuns_the_weak() -> None:
    game = scene(
        "brobnar",
        {"hand": ["warriors--refrain"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-2", "plain-5", {"card": "plain-1", "power_counters": 3}]},
    )
    game.play("warriors--refrain")
    assert game.marked("stunned") == ["plain-3", "plain-2"]


@pytest.mark.parametrize(("enemies", "lost"), [(3, 2), (2, 0)])
def test_overrun_needs_three_destroyed_enemies(enemies: int, lost: int) -> None:
    game = scene(
        "brobnar",
        {"hand": ["ballcano", "overrun"], "battleline": ["plain-1"]},
        {"battleline": ["plain-1"] * enemies, "amber": 5},
    )
    game.play("ballcano").play("overrun")
    assert game.amber == (1, 5 - lost)


@pytest.mark.parametrize(
    ("power", "lost"), [("plain-5", (2, 2)), ("plain-4", (2, 2)), ("plain-1", (0, 0))]
)
def test_power_of_fire_burns_half_the_power_from_both_pools(
    power: str, lost: tuple[int, int]
) -> None:
    game = scene(
        "brobnar",
        {"hand": ["power-of-fire"], "battleline": [power, "plain-9"], "amber": 6},
        {"battleline": ["plain-8"], "amber": 3},
    )
    game.play("power-of-fire")
    assert game.targets() == [power, "plain-9"]
    game.choose(power)
    assert game.amber == (6 - lost[0], 3 - lost[1])
    assert game.chains == (1, 0)


def test_power_of_fire_without_a_creature_only_chains() -> None:
    game = scene(
        "brobnar", {"hand": ["power-of-fire"], "amber": 6}, {"battleline": ["plain-8"], "amber": 3}
    )
    game.play("power-of-fire")
    assert (game.amber, game.chains) == ((6, 3), (1, 0))


def test_timequake_shuffles_friends_away_and_draws_as_many_of_your_own() -> None:
    lent = {"card": "plain-4", "owner": 1}
    game = scene(
        "brobnar",
        {
            "hand": ["timequake"],
            "battleline": [{"card": "plain-3", "upgrades": ["fyre-breath"]}, lent],
            "artifacts": ["cannon"],
            "deck": ["punch", "smith"],
        },
        {"battleline": ["plain-5"], "artifacts": ["ragwarg"], "deck": ["fear"]},
    )
    game.play("timequake")
    assert (game.line(), game.pile("artifacts")) == ([], [])
    assert (game.line(1), game.pile("artifacts", 1)) == (["plain-5"], ["ragwarg"])
    assert sorted(game.pile("deck", 1)) == ["fear", "plain-4"]
    everything = sorted([*game.pile("deck"), *game.pile("hand")])
    assert everything == ["cannon", "fyre-breath", "plain-3", "punch", "smith"]
    assert len(game.pile("hand")) == 3


def test_lateral_shift_plays_a_card_of_the_opponent_as_yours() -> None:
    game = scene(
        "brobnar",
        {"hand": ["lateral-shift", "plain-1"]},
        {"hand": ["plain-3", "punch"], "battleline": ["plain-4"]},
    )
    game.play("lateral-shift")
    assert game.targets() == ["plain-3", "punch"]
    game.choose("plain-3")
    assert game.line() == ["plain-3"]
    assert game.card("plain-3").controller == 0
    assert game.pile("hand", 1) == ["punch"]
    assert [event.card for event in game.events("looked")] == [game.id("plain-3"), game.id("punch")]


def test_lateral_shift_reads_an_action_of_the_opponent_from_your_side() -> None:
    game = scene(
        "brobnar",
        {"hand": ["lateral-shift"], "amber": 0},
        {"hand": ["nerve-blast"], "amber": 2, "battleline": ["plain-4"]},
    )
    game.play("lateral-shift")
    assert game.amber == (1, 1)
    assert game.damage() == {"plain-4": 2}
    assert game.pile("discard", 1) == ["nerve-blast"]
    assert game.pile("discard") == ["lateral-shift"]


def test_lateral_shift_against_an_empty_hand() -> None:
    game = scene("brobnar", {"hand": ["lateral-shift"]})
    game.play("lateral-shift")
    assert game.pile("discard") == ["lateral-shift"]
