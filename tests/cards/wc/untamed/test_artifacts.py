"""The artifacts of Untamed in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene


def nurture(hand: list[str], chosen: str, theirs: int = 0, **more: object) -> Play:
    game = scene(
        "untamed",
        {
            "hand": hand,
            "artifacts": ["creed-of-nurture"],
            "battleline": ["dust-pixie", "the-feathered-shaman"],
            **more,
        },
        {"battleline": ["plain-3"], "amber": theirs},
    )
    return game.use("creed-of-nurture", "omni").choose(chosen)


@pytest.mark.ruling("Q106")
def test_creed_of_nurture_gives_the_text_of_bad_penny() -> None:
    game = nurture(["bad-penny", "punch"], "dust-pixie")
    assert game.pile("discard") == ["creed-of-nurture"]
    game.fight("dust-pixie", "plain-3")
    assert sorted(game.pile("hand")) == ["bad-penny", "dust-pixie", "punch"]
    assert game.line() == ["the-feathered-shaman"]


def test_creed_of_nurture_gives_keywords_and_abilities() -> None:
    game = nurture(["batdrone"], "the-feathered-shaman", theirs=2)
    game.fight("the-feathered-shaman", "plain-3")
    assert game.card("the-feathered-shaman").damage == 0
    assert game.card("plain-3").damage == 2
    game.choose("The Feathered Shaman: Fight (Creed of Nurture)")
    assert game.amber == (1, 1), "stolen as Batdrone does"
    assert game.marked("warded") == ["dust-pixie"]


def test_creed_of_nurture_does_not_change_power() -> None:
    game = nurture(["kelifi-dragon"], "dust-pixie")
    assert game.power("dust-pixie") == 1
    game.reap("dust-pixie").choose("plain-3")
    assert game.amber == (2, 0)
    assert game.line(1) == []


def test_creed_of_nurture_is_over_with_the_turn() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["headhunter"],
            "artifacts": ["creed-of-nurture"],
            "battleline": ["snufflegator"],
            "houses": ["untamed"],
        },
        {"battleline": ["plain-9"], "houses": ["dis"]},
    )
    game.use("creed-of-nurture", "omni").choose("snufflegator").fight("snufflegator", "plain-9")
    assert game.amber == (1, 0)
    game.end().choose("dis").end().fight("snufflegator", "plain-9")
    assert game.amber == (1, 0)


def test_creed_of_nurture_without_a_creature_in_hand() -> None:
    game = scene(
        "untamed",
        {"hand": ["punch"], "artifacts": ["creed-of-nurture"], "battleline": ["dust-pixie"]},
    )
    game.use("creed-of-nurture", "omni")
    assert game.pile("discard") == ["creed-of-nurture"]
    assert game.asks("main")


@pytest.mark.ruling("Q107")
def test_creed_of_nurture_gives_the_text_of_rad_penny() -> None:
    game = nurture(["rad-penny"], "the-feathered-shaman", deck=["fear"])
    assert game.amber == (0, 0)
    game.fight("the-feathered-shaman", "plain-3")
    assert sorted(game.pile("deck")) == ["fear", "the-feathered-shaman"]
    assert game.pile("hand") == ["rad-penny"]
    assert game.line() == ["dust-pixie"]


@pytest.mark.ruling("Q107")
def test_creed_of_nurture_leaves_the_creatures_own_text() -> None:
    game = nurture(["rad-penny"], "the-feathered-shaman")
    game.reap("the-feathered-shaman")
    assert game.card("dust-pixie").warded
