"""The artifacts of Untamed in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import Play, action, made, scene


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


def test_fangtooth_cavern_eats_the_weakest_at_the_end_of_your_turn() -> None:
    game = scene(
        "untamed",
        {"artifacts": ["fangtooth-cavern"], "battleline": ["plain-3"], "houses": ["untamed"]},
        {"battleline": ["plain-2", "plain-5"], "houses": ["brobnar"]},
    )
    game.end()
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-5"])
    game.pass_turn("untamed")
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-5"])


@pytest.mark.parametrize(
    ("way", "targets"),
    [(0, ["plain-5", "lollop-the-titanic"]), (1, ["war-grumpus-giant", "lollop-the-titanic"])],
)
def test_nepeta_gigantica_stuns_the_strong_or_a_giant(way: int, targets: list[str]) -> None:
    small = made("war-grumpus-giant", power=2, traits=["giant"])
    game = scene(
        "untamed",
        {"artifacts": ["nepeta-gigantica"], "battleline": ["plain-4", "war-grumpus-giant"]},
        {"battleline": ["plain-5", "lollop-the-titanic"]},
        cards=[small],
    )
    game.use("nepeta-gigantica")
    game.game.choose(way)
    assert sorted(game.targets()) == sorted(targets)
    game.choose("lollop-the-titanic")
    assert game.marked("stunned") == ["lollop-the-titanic"]


def test_creed_of_nature_gives_skirmish_and_assault_by_power() -> None:
    game = scene(
        "untamed",
        {"artifacts": ["creed-of-nature"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5", "plain-9"]},
    )
    game.use("creed-of-nature", "omni")
    assert game.targets() == ["plain-3", "plain-4", "plain-5", "plain-9"]
    game.choose("plain-3")
    assert game.keywords("plain-3") == {"skirmish": 0, "assault": 3}
    assert game.keywords("plain-4") == {}
    assert game.pile("discard") == ["creed-of-nature"]
    game.end()
    assert game.keywords("plain-3") == {}


def test_creed_of_nature_of_a_creature_that_grows() -> None:
    game = scene(
        "untamed",
        {"artifacts": ["creed-of-nature"], "battleline": ["grower"], "hand": ["feed"]},
        cards=[
            made("grower", power=3),
            action("feed", {"power-counters": 2, "onto": "a creature"}, house="untamed"),
        ],
    )
    game.use("creed-of-nature", "omni").play("feed")
    assert game.keywords("grower")["assault"] == 5


@pytest.mark.rule("R7.2", "R44.2")
def test_vineapple_tree_grows_dear_keys_until_one_is_forged() -> None:
    tree = {"card": "vineapple-tree", "counters": {"growth": 1}}
    game = scene("untamed", {"artifacts": [tree], "amber": 1}, {"amber": 8})
    game.use("vineapple-tree")
    assert game.card("vineapple-tree").counters == {"growth": 2}
    game.pass_turn()
    assert game.keys(1) == 1
    assert game.amber == (1, 0)
    assert game.card("vineapple-tree").counters.get("growth", 0) == 0
