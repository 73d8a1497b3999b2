"""The actions of Logos in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("mine", "archived"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_backup_plan_archives_for_those_too_few(mine: int, archived: int) -> None:
    game = scene(
        "logos",
        {
            "hand": ["backup-plan"],
            "battleline": ["plain-3"] * mine,
            "deck": ["punch", "fear", "mug"],
        },
        {"battleline": ["plain-4"] * 2},
    )
    game.play("backup-plan")
    assert len(game.pile("archives")) == archived


@pytest.mark.parametrize(
    ("before", "amber", "keys"), [(0, 10, 0), (0, 11, 1), (2, 9, 1), (2, 8, 0)]
)
def test_honors_keysis_is_cheaper_for_every_card_played(before: int, amber: int, keys: int) -> None:
    game = scene(
        "logos",
        {"hand": ["honors-keysis", *["pip-pip"] * before], "amber": amber},
    )
    for number in range(before):
        game.play(f"pip-pip#{number + 1}")
    game.play("honors-keysis")  # 6 + 7 - cards, and its bonus makes one more
    if game.asks("pick"):
        game.game.choose(0)
    assert game.keys() == keys
    assert ("honors-keysis" in game.pile("purged")) is (keys == 1)


def test_archon_s_callback_draws_five_and_ends_the_step() -> None:
    game = scene(
        "logos",
        {"hand": ["archon-s-callback"], "deck": ["punch"] * 9, "houses": ["logos"]},
        {"houses": ["brobnar"]},
    )
    game.play("archon-s-callback")
    assert len(game.events("drew")) >= 1
    assert len(game.pile("hand")) == 6
    assert game.game.view().active == 1


@pytest.mark.parametrize("before", [0, 2])
def test_mind_bullets_hit_harder_with_every_card_played(before: int) -> None:
    game = scene(
        "logos",
        {"hand": ["mind-bullets", *["titan-librarian"] * before], "battleline": ["plain-9"]},
        {"battleline": ["plain-8"]},
    )
    for number in range(before):
        game.play(f"titan-librarian#{number + 1}")
    game.play("mind-bullets")
    damage = game.damage()
    assert (damage["plain-9"], damage["plain-8"]) == (before + 1, before + 1)


def test_think_twice_plays_an_action_again_and_purges_it() -> None:
    game = scene(
        "logos", {"hand": ["think-twice"], "discard": ["smith", "batdrone", "backup-plan"]}
    )
    game.play("think-twice")
    assert game.targets() == ["smith", "backup-plan"]
    game.choose("smith")
    assert game.pile("purged") == ["smith"]
    assert game.amber[0] >= 1
    assert sorted(game.pile("discard")) == ["backup-plan", "batdrone", "think-twice"]


def test_final_analysis_draws_for_the_fallen_of_each_side() -> None:
    game = scene(
        "logos",
        {
            "hand": ["final-analysis"],
            "battleline": ["plain-3", {"card": "plain-4", "owner": 1}],
            "deck": ["punch"] * 5,
        },
        {"battleline": ["plain-5"], "deck": ["fear"] * 5},
    )
    game.play("final-analysis")
    assert (game.line(), game.line(1)) == ([], [])
    assert (len(game.pile("hand")), len(game.pile("hand", 1))) == (2, 1)


def test_science_pays_for_every_other_action() -> None:
    game = scene("logos", {"hand": ["science", "backup-plan", "pip-pip", "mind-bullets"]})
    game.play("science")
    before = game.amber[0]
    game.play("backup-plan")
    while game.asks("order"):
        game.game.choose(0)
    game.play("pip-pip")
    assert game.amber[0] == before + 1


@pytest.mark.parametrize(("tide", "after"), [(0, (4, 3)), (1, (7, 4)), (None, (7, 4))])
def test_submersive_principle_halves_when_the_tide_is_high(
    tide: int | None, after: tuple[int, int]
) -> None:
    game = scene("logos", {"hand": ["submersive-principle"], "amber": 8}, {"amber": 5}, tide=tide)
    game.play("submersive-principle")
    assert game.amber == after


@pytest.mark.parametrize("way", [0, 1])
def test_theory_or_conjecture(way: int) -> None:
    game = scene("logos", {"hand": ["theory-or-conjecture"], "deck": ["smith", "fear", "mug"]})
    game.play("theory-or-conjecture")
    game.game.choose(way)
    if way == 0:
        assert sorted(game.pile("archives")) == ["fear", "smith"]
    else:
        assert game.pile("discard")[-1] in ("smith", "theory-or-conjecture")
        assert game.pile("deck") == ["fear", "mug"]
