"""The actions of Logos in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import made, scene


def test_information_exchange_answers_a_theft() -> None:
    game = scene(
        "shadows",
        {"battleline": ["yantzee-gang"], "amber": 0, "houses": ["shadows"]},
        {"hand": ["information-exchange"], "amber": 3, "houses": ["logos"]},
    )
    game.use("yantzee-gang")
    game.pass_turn("logos")
    assert game.amber == (1, 2)
    game.play("information-exchange")
    assert game.amber == (0, 3)


@pytest.mark.parametrize(("theirs", "stolen"), [(3, 1), (0, 0)])
def test_information_exchange_takes_one_otherwise(theirs: int, stolen: int) -> None:
    game = scene("logos", {"hand": ["information-exchange"]}, {"amber": theirs})
    game.play("information-exchange")
    assert game.amber == (stolen, theirs - stolen)


def test_information_exchange_takes_two_of_many_after_a_theft() -> None:
    game = scene(
        "shadows",
        {"battleline": ["yantzee-gang"], "amber": 5, "houses": ["shadows"]},
        {"hand": ["information-exchange"], "amber": 1, "houses": ["logos"]},
    )
    game.use("yantzee-gang").pass_turn("logos")
    assert game.keys() == 0
    game.play("information-exchange")
    assert game.amber == (4, 2)


def test_tautau_vapors_draw_two_and_archive_one() -> None:
    game = scene(
        "logos",
        {"hand": ["tautau-vapors", "mother"], "deck": ["punch", "fear", "smith"]},
        {"hand": ["anger"]},
    )
    game.play("tautau-vapors")
    assert game.targets() == ["mother", "punch", "fear"]
    game.choose("fear")
    assert (game.pile("archives"), game.pile("hand")) == (["fear"], ["mother", "punch"])


@pytest.mark.parametrize(
    ("cards", "amber", "keys"), [(3, 12, 1), (3, 11, 0), (0, 15, 1), (12, 3, 1)]
)
def test_data_forge_is_cheaper_with_a_full_hand(cards: int, amber: int, keys: int) -> None:
    game = scene("logos", {"hand": ["data-forge", *["punch"] * cards], "amber": amber})
    game.play("data-forge")  # its bonus makes one more
    if game.asks("option"):
        game.yes()
    if game.asks("pick"):
        game.game.choose(0)
    assert game.keys() == keys
    assert game.amber[0] == amber + 1 - keys * (16 - cards)


def test_data_forge_may_be_declined() -> None:
    game = scene("logos", {"hand": ["data-forge"], "amber": 16})
    game.play("data-forge").no()
    assert (game.keys(), game.amber) == (0, (17, 0))


def test_thorium_plasmate_burns_for_each_new_neighbor_of_a_shared_house() -> None:
    martian = made("martian", power=9, house="mars")
    game = scene(
        "logos",
        {"hand": ["thorium-plasmate"], "battleline": ["plain-3"]},
        {"battleline": ["plain-9", "plain-4", "plain-5", "martian"]},
        cards=[martian],
    )
    game.play("thorium-plasmate")
    assert game.targets() == ["plain-9", "plain-4", "plain-5", "martian"]
    game.choose("plain-9").choose("Between plain-4 and plain-5")
    assert game.line(1) == ["plain-4", "plain-9", "plain-5", "martian"]
    assert game.damage() == {"plain-3": 0, "plain-4": 0, "plain-9": 4, "plain-5": 0, "martian": 0}


def test_thorium_plasmate_does_not_count_neighbors_of_other_houses() -> None:
    martian = made("martian", power=9, house="mars")
    game = scene(
        "logos",
        {"hand": ["thorium-plasmate"]},
        {"battleline": ["plain-9", "plain-4", "martian"]},
        cards=[martian],
    )
    game.play("thorium-plasmate").choose("plain-9").choose("Between plain-4 and martian")
    assert game.damage() == {"plain-4": 0, "plain-9": 2, "martian": 0}
