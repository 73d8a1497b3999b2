"""The actions of Shadows in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_dark_wave_washes_over_all_but_mutants() -> None:
    game = scene(
        "shadows",
        {"hand": ["dark-wave"], "battleline": ["plain-3", "splinter"]},
        {"battleline": ["plain-2", "bull-wark", "plain-5"]},
    )
    game.play("dark-wave")
    assert game.damage() == {"plain-3": 2, "splinter": 0, "bull-wark": 0, "plain-5": 2}


@pytest.mark.parametrize(("target", "stolen"), [("plain-3", 1), ("plain-2", 0)])
def test_look_over_there_steals_from_survivors(target: str, stolen: int) -> None:
    game = scene(
        "shadows", {"hand": ["look-over-there"]}, {"battleline": ["plain-3", "plain-2"], "amber": 3}
    )
    game.play("look-over-there").choose(target)
    assert game.amber == (stolen, 3 - stolen)


def test_tempting_offer_pays_for_a_creature_sent_home() -> None:
    game = scene("shadows", {"hand": ["tempting-offer"]}, {"battleline": ["plain-3", "plain-4"]})
    game.play("tempting-offer").choose("plain-4")
    assert (game.line(1), game.pile("hand", 1), game.amber) == (["plain-3"], ["plain-4"], (1, 1))


def test_tempting_offer_to_nobody_pays_nothing() -> None:
    game = scene("shadows", {"hand": ["tempting-offer"]})
    game.play("tempting-offer")
    assert game.amber == (1, 0)


def test_borrow_keeps_an_artifact_as_your_own() -> None:
    game = scene(
        "shadows",
        {"hand": ["borrow"], "artifacts": ["lucky-dice"], "houses": ["shadows"]},
        {"artifacts": ["cannon", "ragwarg"], "battleline": ["plain-5"], "houses": ["brobnar"]},
    )
    game.play("borrow")
    assert game.targets() == ["cannon", "ragwarg"]
    game.choose("cannon")
    assert sorted(game.pile("artifacts")) == ["cannon", "lucky-dice"]
    game.pass_turn("brobnar").pass_turn("shadows").use("cannon")
    assert game.damage(1) == {"plain-5": 2}


@pytest.mark.parametrize(
    ("deck", "stolen"), [(["mug", "hock", "punch", "mug"], 3), (["punch"], 1), ([], 1)]
)
def test_ransack_goes_on_while_shadows_turn_up(deck: list[str], stolen: int) -> None:
    game = scene("shadows", {"hand": ["ransack"], "deck": deck}, {"amber": 9})
    game.play("ransack")
    assert game.amber == (stolen, 9 - stolen)
    assert len(game.pile("discard")) == 1 + min(stolen, len(deck))


def test_vandalize_discards_one_of_three_and_orders_the_others() -> None:
    deck = ["plain-1", "plain-2", "plain-3", "plain-4"]
    game = scene("shadows", {"hand": ["vandalize"], "deck": ["plain-9"]}, {"deck": deck})
    game.play("vandalize").choose("plain-2").choose("plain-1")
    assert game.pile("discard", 1) == ["plain-2"]
    assert game.pile("deck", 1) == ["plain-3", "plain-1", "plain-4"]
    assert game.pile("deck") == ["plain-9"]
