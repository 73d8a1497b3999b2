"""The creatures of Brobnar in Call of the Archons, L to Z."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("before", "after"), [(6, 6), (7, 5)])
def test_lomir_flamefist_burns_two_from_seven(before: int, after: int) -> None:
    game = scene("brobnar", {"hand": ["lomir-flamefist"], "amber": 8}, {"amber": before})
    game.play("lomir-flamefist")
    assert game.amber == (8, after)


def test_looter_goblin_loots_after_it_reaps() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["looter-goblin", "plain-7", "plain-3"], "houses": ["brobnar"]},
        {"battleline": ["plain-2", "plain-4", "plain-9"], "houses": ["brobnar"]},
    )
    game.fight("plain-7", "plain-2").reap("looter-goblin")
    assert game.amber == (1, 0)
    game.fight("plain-3", "plain-9")
    assert game.pile("discard") == ["plain-3"]
    assert game.amber == (1, 0)
    game.end().end()
    game.fight("plain-7", "plain-4")
    assert game.pile("discard", 1)[0] == "plain-4"
    assert game.amber == (1, 0)


def test_looter_goblin_gains_for_each_enemy_destroyed() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["looter-goblin"], "hand": ["coward-s-end"]},
        {"battleline": ["plain-2", "plain-4", {"card": "plain-9", "damage": 1}]},
    )
    game.reap("looter-goblin").play("coward-s-end")
    assert game.pile("discard") == ["coward-s-end", "looter-goblin"]
    assert game.amber == (3, 0)


@pytest.mark.rule("R46.5")
def test_looter_goblin_is_elusive_once_a_turn() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-5", "plain-6"]}, {"battleline": ["looter-goblin"]}
    )
    game.fight("plain-5", "looter-goblin")
    assert game.damage() == {"plain-5": 0, "plain-6": 0, "looter-goblin": 0}
    game.fight("plain-6", "looter-goblin")
    assert game.pile("discard", 1) == ["looter-goblin"]


@pytest.mark.parametrize("attacking", [True, False])
def test_mugwump_heals_and_grows_after_a_victory(attacking: bool) -> None:
    mine = [{"card": "mugwump", "damage": 2}]
    game = scene(
        "brobnar",
        {"battleline": mine if attacking else ["plain-3"]},
        {"battleline": ["plain-3"] if attacking else mine},
    )
    game.fight(*(("mugwump", "plain-3") if attacking else ("plain-3", "mugwump")))
    assert game.card("mugwump").damage == 0
    assert game.card("mugwump").power_counters == 1
    assert game.power("mugwump") == 7


def test_mugwump_needs_a_victory_of_its_own() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["mugwump", "plain-4"]},
        {"battleline": ["plain-8", "plain-3"]},
    )
    game.fight("plain-4", "plain-3")
    assert game.card("mugwump").power_counters == 0
    game.fight("mugwump", "plain-8")
    assert game.pile("discard") == ["mugwump"]


def test_pingle_who_annoys_enemies_as_they_enter() -> None:
    game = scene(
        "brobnar",
        {"hand": ["plain-3", "plain-1"]},
        {"battleline": ["pingle-who-annoys"], "hand": ["plain-4"]},
    )
    game.play("plain-3").play("plain-1")
    assert game.damage() == {"plain-3": 1, "pingle-who-annoys": 0}
    assert game.pile("discard") == ["plain-1"]


def test_pingle_who_annoys_leaves_friends_alone_and_is_elusive() -> None:
    game = scene(
        "brobnar",
        {"hand": ["plain-1"], "battleline": ["pingle-who-annoys"], "houses": ["brobnar"]},
        {"battleline": ["plain-5"], "houses": ["brobnar"]},
    )
    game.play("plain-1")
    assert game.damage(0) == {"pingle-who-annoys": 0, "plain-1": 0}
    game.end().fight("plain-5", "pingle-who-annoys")
    assert game.damage() == {"pingle-who-annoys": 0, "plain-1": 0, "plain-5": 0}


def test_rock_hurling_giant_throws_for_each_brobnar_discard() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["rock-hurling-giant"], "hand": ["punch", "anger"]},
        {"battleline": ["plain-4", "plain-9"]},
    )
    game.act("discard", "punch").yes()
    assert game.targets() == ["rock-hurling-giant", "plain-4", "plain-9"]
    game.choose("plain-9")
    assert game.damage() == {"rock-hurling-giant": 0, "plain-4": 0, "plain-9": 4}
    game.act("discard", "anger").no()
    assert game.damage() == {"rock-hurling-giant": 0, "plain-4": 0, "plain-9": 4}


def test_rock_hurling_giant_rests_in_the_opponents_turn() -> None:
    game = scene(
        "dis",
        {"hand": ["mind-barb"], "battleline": ["plain-4"]},
        {"hand": ["punch"], "battleline": ["rock-hurling-giant"]},
    )
    game.play("mind-barb")
    assert game.pile("discard", 1) == ["punch"]
    assert game.asks("main")


def test_rock_hurling_giant_ignores_other_houses() -> None:
    game = scene(
        "dis",
        {"battleline": ["rock-hurling-giant"], "hand": ["fear"]},
        {"battleline": ["plain-4"]},
    )
    game.act("discard", "fear")
    assert game.asks("main")


def test_rock_hurling_giant_ignores_the_deck_and_the_opponents_discards() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": ["rock-hurling-giant"],
            "hand": ["sound-the-horns"],
            "deck": ["punch", "krump"],
            "houses": ["brobnar"],
        },
        {"battleline": ["plain-4"], "hand": ["punch"], "houses": ["brobnar"]},
    )
    game.play("sound-the-horns")
    assert game.pile("hand") == ["krump"]
    game.end().act("discard", "punch#2")
    assert game.asks("main")
    assert game.damage() == {"rock-hurling-giant": 0, "plain-4": 0}


@pytest.mark.parametrize(
    ("played", "damage", "captured"), [(0, 3, 0), (1, 1, 1), (2, 3, 0)], ids=["none", "one", "two"]
)
def test_rogue_ogre_rewards_a_single_play(played: int, damage: int, captured: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "rogue-ogre", "damage": 3}], "hand": ["smith", "smith"]},
        {"amber": 4, "battleline": ["plain-1", "plain-2"]},
    )
    for number in range(played):
        game.play(f"smith#{number + 1}")
    game.end()
    assert game.card("rogue-ogre").damage == damage
    assert game.card("rogue-ogre").amber == captured
    assert game.amber == (played, 4 - captured)


def test_rogue_ogre_sleeps_at_the_end_of_the_opponents_turn() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "rogue-ogre", "damage": 3}], "amber": 3, "houses": ["brobnar"]},
        {"hand": ["smith"], "houses": ["brobnar"], "amber": 1},
    )
    game.end().play("smith").end()
    assert game.card("rogue-ogre").damage == 3
    assert game.card("rogue-ogre").amber == 0


@pytest.mark.ruling("Q47")
def test_smaaash_may_choose_a_stunned_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["smaaash"]},
        {"battleline": [{"card": "plain-3", "stunned": True}]},
    )
    game.play("smaaash")
    assert game.targets() == ["smaaash", "plain-3"]
    game.choose("plain-3")
    assert game.card("plain-3").stunned
    assert not game.card("smaaash").stunned


def test_smaaash_stuns_one_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["smaaash"], "battleline": ["plain-2"]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.play("smaaash").choose("plain-4")
    assert [game.card(f"plain-{n}").stunned for n in (2, 3, 4)] == [False, False, True]


def test_tireless_crocag_fights_in_any_house_but_never_reaps() -> None:
    game = scene("dis", {"battleline": ["tireless-crocag"]}, {"battleline": ["plain-2", "plain-3"]})
    assert not game.can("reap", "tireless-crocag")
    game.fight("tireless-crocag", "plain-2")
    assert game.damage() == {"tireless-crocag": 2, "plain-3": 0}


def test_tireless_crocag_goes_with_the_last_enemy() -> None:
    game = scene("brobnar", {"battleline": ["tireless-crocag"]}, {"battleline": ["plain-2"]})
    assert not game.can("reap", "tireless-crocag")
    game.fight("tireless-crocag", "plain-2")
    assert game.pile("discard") == ["tireless-crocag"]


def test_tireless_crocag_cannot_stay_without_enemies() -> None:
    game = scene("brobnar", {"hand": ["tireless-crocag"], "battleline": ["plain-2"]})
    game.play("tireless-crocag")
    assert game.line() == ["plain-2"]
    assert game.pile("discard") == ["tireless-crocag"]


@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 0)])
def test_troll_heals_three_when_it_reaps(before: int, after: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "troll", "damage": before}, {"card": "plain-4", "damage": 2}]},
    )
    game.reap("troll")
    assert game.damage() == {"troll": after, "plain-4": 2}
    assert game.amber == (1, 0)


@pytest.mark.parametrize(("target", "dealt"), [("plain-9", 8), ("plain-10", 6), ("plain-11", 8)])
def test_valdr_hits_flanks_harder(target: str, dealt: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["valdr"]},
        {"battleline": ["plain-9", "plain-10", "plain-11"]},
    )
    game.fight("valdr", target)
    assert game.damage(1)[target] == dealt


def test_valdr_defends_with_its_power_alone() -> None:
    game = scene("brobnar", {"battleline": ["plain-9"]}, {"battleline": ["valdr"]})
    game.fight("plain-9", "valdr")
    assert game.damage() == {"plain-9": 6}


def test_wardrummer_calls_the_other_brobnar_friends_home() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["wardrummer"],
            "battleline": ["plain-3", "charette", {"card": "krump", "owner": 1, "amber": 2}],
        },
        {"battleline": ["plain-5"]},
    )
    game.play("wardrummer")
    assert game.line() == ["charette", "wardrummer"]
    assert game.line(1) == ["plain-5"]
    assert game.pile("hand") == ["plain-3"]
    assert game.pile("hand", 1) == ["krump"]
    assert game.amber == (0, 2)
