"""Actions of house Brobnar, played."""

from __future__ import annotations

import pytest

from tests.scenario import scene

# -- fighting ------------------------------------------------------------------------------


@pytest.mark.ruling("Q46")
@pytest.mark.parametrize("enemies", [["plain-2"], []])
def test_anger_lifts_the_stun_instead_of_fighting(enemies: list[str]) -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["anger"],
            "battleline": [{"card": "headhunter", "exhausted": True, "stunned": True}],
        },
        {"battleline": enemies},
    )
    game.play("anger")
    assert not game.card("headhunter").stunned
    assert game.card("headhunter").exhausted
    assert game.damage(1) == dict.fromkeys(enemies, 0)
    assert game.amber == (1, 0)


def test_anger_readies_and_fights_with_a_friendly_creature_of_any_house() -> None:
    game = scene(
        "brobnar",
        {"hand": ["anger"], "battleline": [{"card": "charette", "exhausted": True}, "plain-2"]},
        {"battleline": ["plain-6", "plain-3"]},
    )
    game.play("anger")
    assert game.targets() == ["charette", "plain-2"]
    game.choose("charette").choose("plain-6")
    assert game.damage() == {"plain-2": 0, "plain-6": 4, "plain-3": 0}
    assert game.pile("discard") == ["anger", "charette"]
    assert game.amber == (1, 0)


def test_brothers_in_battle_lets_one_house_fight_only() -> None:
    game = scene(
        "brobnar",
        {"hand": ["brothers-in-battle"], "battleline": ["charette", "batdrone"]},
        {"battleline": ["plain-9", "shooler"]},
    )
    assert not game.can("fight", "charette")
    game.play("brothers-in-battle").choose("dis")
    assert game.amber == (1, 0)
    assert game.can("fight", "charette")
    assert not game.can("reap", "charette")
    assert not game.can("fight", "batdrone")
    game.fight("charette", "plain-9")
    assert game.pile("discard") == ["charette", "brothers-in-battle"]


def test_brothers_in_battle_ends_with_the_turn() -> None:
    game = scene(
        "brobnar",
        {"hand": ["brothers-in-battle"], "battleline": ["charette"], "houses": ["brobnar", "dis"]},
        {"battleline": ["plain-9"]},
    )
    game.play("brothers-in-battle").choose("dis").end().end().choose("brobnar")
    assert not game.can("fight", "charette")


def test_follow_the_leader_lets_every_friendly_creature_fight_only() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["follow-the-leader"],
            "battleline": ["charette", "batdrone"],
            "houses": ["brobnar"],
        },
        {"battleline": ["plain-9"]},
    )
    assert not game.can("fight", "charette")
    game.play("follow-the-leader")
    for name in ("charette", "batdrone"):
        assert game.can("fight", name)
        assert not game.can("reap", name)
    assert game.why("fight", "plain-9")
    game.end().end().choose("brobnar")
    assert not game.can("fight", "charette")


def test_champions_challenge_leaves_one_champion_each_who_fight() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["champion-s-challenge"],
            "battleline": ["plain-3", {"card": "charette", "exhausted": True}],
        },
        {"battleline": ["plain-2", "plain-6", "plain-1"]},
    )
    game.play("champion-s-challenge")
    assert game.pile("discard") == ["champion-s-challenge", "charette", "plain-3"]
    assert game.line(1) == ["plain-6"]
    assert game.damage(1) == {"plain-6": 4}


@pytest.mark.rule("R35.2")
def test_champions_challenge_lets_the_active_player_break_both_ties() -> None:
    game = scene(
        "brobnar",
        {"hand": ["champion-s-challenge"], "battleline": ["plain-5", "krump", "valdr"]},
        {"battleline": ["plain-7", "earthshaker", "plain-4"]},
    )
    game.play("champion-s-challenge")
    assert game.targets() == ["plain-7", "earthshaker"]
    game.choose("earthshaker")
    assert game.targets() == ["krump", "valdr"]
    game.choose("krump")
    assert sorted(game.pile("discard", 1)) == ["plain-4", "plain-7"]
    assert sorted(game.pile("discard")) == ["champion-s-challenge", "krump", "plain-5", "valdr"]
    assert game.damage() == {"earthshaker": 6}


def test_champions_challenge_keeps_the_best_of_each_side() -> None:
    game = scene(
        "brobnar",
        {"hand": ["champion-s-challenge"], "battleline": ["plain-3", "plain-9"]},
        {"battleline": ["plain-2", "plain-5"]},
    )
    game.play("champion-s-challenge")
    assert sorted(game.pile("discard", 1)) == ["plain-2", "plain-5"]
    assert game.damage() == {"plain-9": 5}


def test_champions_challenge_readies_a_lone_champion_without_enemies() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["champion-s-challenge"],
            "battleline": [{"card": "plain-4", "exhausted": True}, "plain-1"],
        },
    )
    game.play("champion-s-challenge")
    assert game.line() == ["plain-4"]
    assert not game.card("plain-4").exhausted


def test_champions_challenge_without_friends_fights_with_nobody() -> None:
    game = scene(
        "brobnar",
        {"hand": ["champion-s-challenge"]},
        {"battleline": [{"card": "plain-2", "exhausted": True}, "plain-1"]},
    )
    game.play("champion-s-challenge")
    assert game.line(1) == ["plain-2"]
    assert game.card("plain-2").exhausted


def test_relentless_assault_fights_with_three_creatures_one_at_a_time() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["relentless-assault"],
            "battleline": [{"card": "plain-4", "exhausted": True}, "plain-5", "charette", "krump"],
        },
        {"battleline": ["plain-2", "plain-3", "plain-1"]},
    )
    game.play("relentless-assault")
    assert game.targets() == ["plain-4", "plain-5", "charette", "krump"]
    game.choose("plain-4").choose("plain-2")
    assert game.line(1) == ["plain-3", "plain-1"]
    assert game.targets() == ["plain-5", "charette", "krump"]
    game.choose("krump").choose("plain-3")
    assert game.targets() == ["plain-5", "charette"]
    game.choose("charette")
    assert game.line(1) == []
    assert game.asks("main")
    assert game.damage() == {"plain-4": 2, "plain-5": 0, "charette": 1, "krump": 3}
    assert not game.card("plain-5").exhausted


def test_relentless_assault_may_stop_early() -> None:
    game = scene(
        "brobnar",
        {"hand": ["relentless-assault"], "battleline": ["plain-4", "plain-5"]},
        {"battleline": ["plain-9"]},
    )
    game.play("relentless-assault").choose("plain-5").none()
    assert game.damage() == {"plain-4": 0, "plain-9": 5}


def test_relentless_assault_may_be_played_for_nothing() -> None:
    game = scene(
        "brobnar",
        {"hand": ["relentless-assault"], "battleline": ["plain-4"]},
        {"battleline": ["plain-9"]},
    )
    game.play("relentless-assault").none()
    assert game.damage() == {"plain-4": 0, "plain-9": 0}


def test_warsong_gains_for_each_fight_of_a_friendly_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["warsong", "anger"], "battleline": ["plain-1", "plain-5"]},
        {"battleline": ["plain-9"]},
    )
    game.play("warsong").fight("plain-1", "plain-9")
    assert game.pile("discard") == ["plain-1", "warsong"]
    assert game.amber == (1, 0)
    game.reap("plain-5")
    assert game.amber == (2, 0)
    game.play("anger")
    assert game.amber == (4, 0)


def test_warsong_is_over_next_turn() -> None:
    game = scene(
        "brobnar",
        {"hand": ["warsong"], "battleline": ["plain-9"], "houses": ["brobnar"]},
        {"battleline": ["plain-1", "plain-2"], "houses": ["brobnar"]},
    )
    game.play("warsong").end()
    game.fight("plain-1", "plain-9").end()
    assert game.amber == (0, 0)
    game.fight("plain-9", "plain-2")
    assert game.amber == (0, 0)


# -- damage and destruction ----------------------------------------------------------------


@pytest.mark.rule("R46.12")
def test_lava_ball_splashes_the_neighbors_only() -> None:
    game = scene(
        "brobnar",
        {"hand": ["lava-ball"], "battleline": ["plain-5"]},
        {"battleline": ["plain-3", "plain-2", "plain-8", "plain-6", "plain-7"]},
    )
    game.play("lava-ball")
    assert game.targets() == ["plain-5", "plain-3", "plain-2", "plain-8", "plain-6", "plain-7"]
    game.choose("plain-8")
    assert game.damage() == {
        "plain-5": 0,
        "plain-3": 0,
        "plain-8": 4,
        "plain-6": 2,
        "plain-7": 0,
    }
    assert game.pile("discard", 1) == ["plain-2"]


def test_punch_deals_three_to_any_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch"], "battleline": ["plain-4"]},
        {"battleline": ["plain-3", "plain-5"]},
    )
    game.play("punch").choose("plain-3")
    assert game.amber == (1, 0)
    assert game.damage() == {"plain-4": 0, "plain-5": 0}
    assert game.pile("discard", 1) == ["plain-3"]


def test_punch_may_have_to_hit_a_friend() -> None:
    game = scene("brobnar", {"hand": ["punch"], "battleline": ["plain-4"]})
    game.play("punch")
    assert game.damage() == {"plain-4": 3}


def test_cowards_end_spares_the_damaged_and_brings_chains() -> None:
    game = scene(
        "brobnar",
        {"hand": ["coward-s-end"], "battleline": [{"card": "plain-4", "damage": 1}, "plain-5"]},
        {
            "battleline": [
                "plain-2",
                {"card": "plain-3", "damage": 2},
                {"card": "plain-6", "owner": 0},
            ]
        },
    )
    game.play("coward-s-end")
    assert game.line() == ["plain-4"]
    assert game.line(1) == ["plain-3"]
    assert sorted(game.pile("discard")) == ["coward-s-end", "plain-5", "plain-6"]
    assert game.pile("discard", 1) == ["plain-2"]
    assert [player.chains for player in game.game.state.players] == [3, 0]


def test_tremor_stuns_a_creature_and_its_neighbors() -> None:
    game = scene(
        "brobnar",
        {"hand": ["tremor"], "battleline": ["plain-5"]},
        {"battleline": ["plain-1", "plain-2", "plain-3", "plain-4"]},
    )
    game.play("tremor").choose("plain-2")
    stunned = {name: game.card(f"plain-{name}").stunned for name in range(1, 6)}
    assert stunned == {1: True, 2: True, 3: True, 4: False, 5: False}


def test_tremor_on_a_flank_has_one_neighbor() -> None:
    game = scene("brobnar", {"hand": ["tremor"]}, {"battleline": ["plain-1", "plain-2", "plain-3"]})
    game.play("tremor").choose("plain-3")
    assert [game.card(f"plain-{name}").stunned for name in (1, 2, 3)] == [False, True, True]


def test_loot_the_bodies_pays_for_enemies_only() -> None:
    game = scene(
        "brobnar",
        {"hand": ["loot-the-bodies", "coward-s-end"], "battleline": ["plain-5", "krump"]},
        {"battleline": ["plain-2", {"card": "plain-3", "owner": 0}, "plain-4"]},
    )
    game.fight("plain-5", "plain-2")
    assert game.amber == (0, 0)
    game.play("loot-the-bodies").play("coward-s-end")
    assert game.line() == ["plain-5"]
    assert game.amber == (2, 0)


def test_loot_the_bodies_is_over_next_turn() -> None:
    game = scene(
        "brobnar",
        {"hand": ["loot-the-bodies"], "battleline": ["plain-5"], "houses": ["brobnar"]},
        {"battleline": ["plain-1"], "houses": ["brobnar"]},
    )
    game.play("loot-the-bodies").end().fight("plain-1", "plain-5")
    assert game.pile("discard", 1) == ["plain-1"]
    assert game.amber == (0, 0)
