"""The actions of Brobnar in Call of the Archons, A to K."""

from __future__ import annotations

import pytest

from tests.scenario import scene


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


@pytest.mark.ruling("Q68")
def test_anger_readies_a_creature_that_cannot_fight() -> None:
    game = scene(
        "brobnar", {"hand": ["anger"], "battleline": [{"card": "headhunter", "exhausted": True}]}
    )
    game.play("anger")
    assert not game.card("headhunter").exhausted
    assert game.amber == (1, 0)
    assert game.can("reap", "headhunter")


@pytest.mark.ruling("Q84")
def test_anger_fights_with_a_ready_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["anger"], "battleline": ["snufflegator"]},
        {"battleline": ["plain-5"]},
    )
    game.play("anger")
    assert game.damage() == {"snufflegator": 0, "plain-5": 4}
    assert game.card("snufflegator").exhausted


def test_barehanded_puts_every_artifact_on_its_owners_deck() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["barehanded"],
            "deck": ["fear"],
            "artifacts": ["cannon", {"card": "the-warchest", "owner": 1}],
            "battleline": ["plain-2"],
        },
        {"deck": ["punch"], "artifacts": ["banner-of-battle"]},
    )
    game.play("barehanded")
    assert game.amber == (1, 0)
    assert sorted(game.targets()) == ["banner-of-battle", "the-warchest"]
    game.choose("the-warchest")  # R1.6: first on the deck, so below the other
    assert game.pile("deck") == ["cannon", "fear"]
    assert game.pile("deck", 1) == ["banner-of-battle", "the-warchest", "punch"]
    assert game.line() == ["plain-2"]


def test_blood_money_puts_two_on_an_enemy_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["blood-money"], "battleline": ["plain-5"], "amber": 1},
        {"battleline": ["plain-2", {"card": "plain-3", "amber": 1}], "amber": 3},
    )
    game.play("blood-money")
    assert game.targets() == ["plain-2", "plain-3"]
    game.choose("plain-3")
    assert game.card("plain-3").amber == 3
    assert game.amber == (1, 3)


def test_blood_money_needs_an_enemy_creature() -> None:
    game = scene("brobnar", {"hand": ["blood-money"], "battleline": ["plain-5"]})
    game.play("blood-money")
    assert game.card("plain-5").amber == 0


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


@pytest.mark.parametrize(("before", "after"), [(6, 6), (7, 3), (9, 5)])
def test_burn_the_stockpile_from_seven(before: int, after: int) -> None:
    game = scene("brobnar", {"hand": ["burn-the-stockpile"], "amber": 8}, {"amber": before})
    game.play("burn-the-stockpile")
    assert game.amber == (8, after)


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
    assert [player.chains for player in game.game.table.state.players] == [3, 0]


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
