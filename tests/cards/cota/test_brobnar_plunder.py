"""Actions of house Brobnar that move Æmber and cards, played."""

from __future__ import annotations

import pytest

from tests.scenario import scene


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


@pytest.mark.parametrize(("before", "after"), [(6, 6), (7, 3), (9, 5)])
def test_burn_the_stockpile_from_seven(before: int, after: int) -> None:
    game = scene("brobnar", {"hand": ["burn-the-stockpile"], "amber": 8}, {"amber": before})
    game.play("burn-the-stockpile")
    assert game.amber == (8, after)


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
    assert all(there.amber == 0 for there in game.game.state.in_play.values())
