"""Cards of the two starter decks, played."""

from __future__ import annotations

import pytest

from tests.scenario import scene


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


@pytest.mark.ruling("Q85")
def test_ganger_chieftain_fights_with_a_neighbor() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ganger-chieftain"], "battleline": ["plain-4"]},
        {"battleline": ["plain-2"]},
    )
    game.play("ganger-chieftain").yes()
    assert game.damage() == {"plain-4": 2, "ganger-chieftain": 0}
    assert game.pile("discard", 1) == ["plain-2"]


def test_ganger_chieftain_may_decline() -> None:
    game = scene(
        "brobnar",
        {"hand": ["ganger-chieftain"], "battleline": ["plain-4"]},
        {"battleline": ["plain-2"]},
    )
    game.play("ganger-chieftain").no()
    assert game.damage() == {"plain-4": 0, "ganger-chieftain": 0, "plain-2": 0}


@pytest.mark.ruling("Q10")
def test_stealer_of_souls_destroyed_with_its_opponent() -> None:
    game = scene(
        "dis",
        {"battleline": ["stealer-of-souls"]},
        {"battleline": ["plain-1", "valdr", "plain-1"]},
    )
    game.fight("stealer-of-souls", "valdr")
    assert game.pile("discard") == ["stealer-of-souls"]
    assert game.pile("discard", 1) == ["valdr"]
    assert game.amber == (0, 0)


def test_stealer_of_souls_purges_and_gains() -> None:
    game = scene("dis", {"battleline": ["stealer-of-souls"]}, {"battleline": ["plain-1"]})
    game.fight("stealer-of-souls", "plain-1")
    assert game.pile("purged", 1) == ["plain-1"]
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q50")
def test_shadow_self_takes_what_armor_leaves() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4"]},
        {"battleline": ["shadow-self", "raiding-knight"]},
    )
    game.fight("plain-4", "raiding-knight")
    assert game.damage() == {"shadow-self": 2, "raiding-knight": 0}
    assert game.pile("discard") == ["plain-4"]


@pytest.mark.ruling("Q104")
@pytest.mark.parametrize(("theirs", "after"), [(2, (1, 1)), (0, (0, 0))])
def test_dimension_door_steals_instead_of_gaining(theirs: int, after: tuple[int, int]) -> None:
    game = scene(
        "logos",
        {"hand": ["dimension-door"], "battleline": ["batdrone"]},
        {"amber": theirs},
    )
    game.play("dimension-door").reap("batdrone")
    assert game.amber == after


@pytest.mark.erratum("E01")
def test_library_access_draws_for_another_card_and_is_purged() -> None:
    game = scene(
        "logos",
        {"hand": ["library-access", "batdrone"], "deck": ["punch", "fear"]},
    )
    game.play("library-access")
    assert game.pile("purged") == ["library-access"]
    assert game.pile("hand") == ["batdrone"]
    game.play("batdrone")
    assert game.pile("hand") == ["punch"]


@pytest.mark.ruling("Q114")
def test_mother_refills_to_seven_while_exhausted() -> None:
    game = scene(
        "logos",
        {
            "battleline": [{"card": "mother", "exhausted": True}],
            "hand": ["punch"] * 4,
            "deck": ["fear"] * 6,
        },
    )
    game.end()
    assert len(game.pile("hand")) == 7
