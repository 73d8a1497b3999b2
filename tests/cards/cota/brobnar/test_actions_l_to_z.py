"""The actions of Brobnar in Call of the Archons, L to Z."""

from __future__ import annotations

import pytest

from tests.scenario import scene


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


@pytest.mark.parametrize(
    ("mine", "theirs", "gained"),
    [(["plain-1", "plain-2"], ["plain-3"], 3), (["plain-1"], ["plain-3"], 1), ([], ["plain-3"], 1)],
)
def test_smith_needs_more_creatures(mine: list[str], theirs: list[str], gained: int) -> None:
    game = scene("brobnar", {"hand": ["smith"], "battleline": mine}, {"battleline": theirs})
    game.play("smith")
    assert game.amber == (gained, 0)


def test_sound_the_horns_digs_for_a_brobnar_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["sound-the-horns"], "deck": ["punch", "charette", "krump", "fear"]},
    )
    game.play("sound-the-horns")
    assert game.amber == (1, 0)
    assert game.pile("hand") == ["krump"]
    assert game.pile("discard") == ["sound-the-horns", "charette", "punch"]
    assert game.pile("deck") == ["fear"]


def test_sound_the_horns_may_find_nothing() -> None:
    game = scene(
        "brobnar",
        {"hand": ["sound-the-horns"], "deck": ["punch", "charette"], "discard": ["krump"]},
    )
    game.play("sound-the-horns")
    assert game.pile("hand") == []
    assert game.pile("deck") == []
    assert game.pile("discard") == ["sound-the-horns", "charette", "punch", "krump"]


@pytest.mark.parametrize(
    ("enemies", "after"),
    [
        ({"battleline": ["batdrone", "mother"]}, (1, 5)),
        ({"battleline": ["batdrone", "mother", "plain-3"]}, (1, 5)),
        ({"battleline": ["batdrone", "mother"], "artifacts": ["library-of-babble"]}, (3, 3)),
        ({"battleline": ["batdrone", "mother", "dr-escotera"]}, (3, 3)),
    ],
)
def test_take_that_smartypants_counts_enemy_logos_cards(
    enemies: dict[str, list[str]], after: tuple[int, int]
) -> None:
    game = scene(
        "brobnar",
        {"hand": ["take-that-smartypants"], "battleline": ["doc-bookton"]},
        {**enemies, "amber": 5},
    )
    game.play("take-that-smartypants")
    assert game.amber == after


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


def test_unguarded_camp_captures_once_for_each_creature_in_excess() -> None:
    game = scene(
        "brobnar",
        {"hand": ["unguarded-camp"], "battleline": ["plain-1", "plain-2", "plain-3"]},
        {"battleline": ["plain-4"], "amber": 5},
    )
    game.play("unguarded-camp")
    assert game.targets() == ["plain-1", "plain-2", "plain-3"]
    game.choose("plain-1", "plain-3")
    assert [game.card(f"plain-{n}").amber for n in (1, 2, 3, 4)] == [1, 0, 1, 0]
    assert game.amber == (1, 3)


def test_unguarded_camp_captures_no_more_than_there_is() -> None:
    game = scene(
        "brobnar",
        {"hand": ["unguarded-camp"], "battleline": ["plain-1", "plain-2"]},
        {"amber": 1},
    )
    game.play("unguarded-camp").choose("plain-2")
    assert [game.card(f"plain-{n}").amber for n in (1, 2)] == [0, 1]
    assert game.amber == (1, 0)


@pytest.mark.parametrize("theirs", [["plain-4", "plain-5"], ["plain-4", "plain-5", "plain-6"]])
def test_unguarded_camp_without_an_excess(theirs: list[str]) -> None:
    game = scene(
        "brobnar",
        {"hand": ["unguarded-camp"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": theirs, "amber": 5},
    )
    game.play("unguarded-camp")
    assert game.amber == (1, 5)
    assert all(there.amber == 0 for there in game.game.table.state.in_play.values())


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
