"""The actions of Shadows in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_early_birds_ready_every_shadows_card() -> None:
    tired_ones = [{"card": n, "exhausted": True} for n in ("gamgee", "plain-3")]
    game = scene(
        "shadows",
        {
            "hand": ["early-birds"],
            "battleline": tired_ones,
            "artifacts": [{"card": "lucky-dice", "exhausted": True}],
        },
        {"battleline": [{"card": "redlock", "exhausted": True}]},
    )
    game.play("early-birds")
    assert game.marked("exhausted") == ["plain-3"]
    assert not game.card("lucky-dice").exhausted
    assert game.amber == (2, 0)


def test_early_birds_come_first_or_not_at_all() -> None:
    game = scene("shadows", {"hand": ["early-birds"], "battleline": ["gamgee"]})
    game.reap("gamgee")
    assert [reason.rule for reason in game.why("play", "early-birds")] == ["R46.1"]


def test_easy_marks_exalt_wounded_enemies() -> None:
    hurt = {"card": "plain-4", "damage": 1}
    game = scene(
        "shadows", {"hand": ["easy-marks"], "battleline": [hurt]}, {"battleline": [hurt, "plain-5"]}
    )
    game.play("easy-marks")
    assert [event.card for event in game.events("exalted")] == [game.id("plain-4#2")]


def test_blatant_thievery_enrages_and_robs() -> None:
    game = scene(
        "shadows",
        {"hand": ["blatant-thievery"], "battleline": [{"card": "plain-3", "amber": 1}]},
        {"battleline": [{"card": "plain-4", "amber": 3}, "plain-5"], "amber": 2},
    )
    game.play("blatant-thievery")
    assert game.targets() == ["plain-4", "plain-5"]
    game.choose("plain-4")
    assert game.marked("enraged") == ["plain-4"]
    assert (game.captured(), game.amber) == ({"plain-3": 1}, (4, 2))


@pytest.mark.parametrize("way", [0, 1])
def test_safe_or_sorry(way: int) -> None:
    game = scene(
        "shadows",
        {"hand": ["safe-or-sorry"], "battleline": ["plain-3", {"card": "plain-4", "owner": 1}]},
        {"battleline": ["plain-9"], "amber": 4},
    )
    game.play("safe-or-sorry")
    game.game.choose(way)
    if way == 0:
        assert game.targets() == ["plain-3", "plain-4"]
        game.choose("plain-3", "plain-4")
        assert (game.pile("archives"), game.pile("archives", 1)) == (["plain-3"], ["plain-4"])
    else:
        game.choose("plain-9")
        assert game.damage(1) == {"plain-9": 4}


@pytest.mark.parametrize(("target", "tide"), [("plain-2", 0), ("plain-3", 1)])
def test_cement_shoes_raise_the_tide_by_a_kill(target: str, tide: int) -> None:
    game = scene(
        "shadows", {"hand": ["cement-shoes"]}, {"battleline": ["plain-2", "plain-3"]}, tide=1
    )
    game.play("cement-shoes").choose(target)
    assert game.game.view().tide == tide


def test_hornswoggle_uses_an_enemy_artifact() -> None:
    game = scene(
        "shadows",
        {"hand": ["hornswoggle"], "artifacts": ["cannon"]},
        {"artifacts": ["library-of-babble", "ragwarg"], "battleline": ["plain-5"]},
    )
    game.play("hornswoggle")
    if game.asks("target"):
        assert "cannon" not in game.targets()
        game.choose("library-of-babble")
    assert game.card("library-of-babble").exhausted


def test_kerwollop_pays_for_the_fallen() -> None:
    game = scene(
        "shadows",
        {"hand": ["kerwollop"], "battleline": ["plain-1"]},
        {"battleline": ["mindworm", "plain-2"]},
    )
    game.play("kerwollop")
    assert (game.damage(), game.amber) == ({"plain-2": 1}, (2, 0))


@pytest.mark.parametrize("way", [0, 1])
def test_loot_or_pillage(way: int) -> None:
    game = scene("shadows", {"hand": ["loot-or-pillage"], "battleline": ["plain-3"]}, {"amber": 5})
    game.play("loot-or-pillage")
    game.game.choose(way)
    assert game.amber == ((1, 4) if way == 0 else (0, 2))
    assert game.captured() == ({} if way == 0 else {"plain-3": 3})


@pytest.mark.parametrize(("target", "after"), [("plain-3", (1, 2)), ("plain-2", (1, 3))])
def test_scooped_survivors_capture_from_their_own(target: str, after: tuple[int, int]) -> None:
    game = scene(
        "shadows", {"hand": ["scooped"]}, {"battleline": ["plain-3", "plain-2"], "amber": 3}
    )
    game.play("scooped").choose(target)
    assert game.amber == after


@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (1, 1), (5, 1)])
def test_walk_the_plank(theirs: int, stolen: int) -> None:
    game = scene(
        "shadows", {"hand": ["walk-the-plank"]}, {"battleline": ["plain-9"], "amber": theirs}
    )
    game.play("walk-the-plank")
    assert (game.amber, game.damage(1)) == (
        (stolen, theirs - stolen),
        {"plain-9": 4 if theirs == 0 else 0},
    )
