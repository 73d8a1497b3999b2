"""The actions of Dis in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def forging(dis: int, amber: int) -> int:
    """Keys the opponent forges after Waking Nightmare, with so many Dis creatures in play."""
    mine = ["drecker"] * max(0, dis - 1) + ["plain-2"]
    theirs = ["drecker"] if dis else []
    game = scene(
        "dis",
        {"hand": ["waking-nightmare"], "battleline": mine, "houses": ["dis"]},
        {"battleline": theirs, "amber": amber, "houses": ["dis"]},
    )
    game.play("waking-nightmare")
    assert game.amber == (1, amber)
    game.end()
    if game.asks("pick"):
        game.choose("red")
    return game.game.table.state.players[1].forged()


@pytest.mark.ruling("Q25")
@pytest.mark.parametrize(("dis", "amber", "forged"), [(3, 8, 0), (2, 8, 1), (3, 9, 1), (0, 6, 1)])
def test_waking_nightmare_counts_dis_creatures_in_play(dis: int, amber: int, forged: int) -> None:
    assert forging(dis, amber) == forged


@pytest.mark.ruling("Q25")
def test_waking_nightmare_counts_when_the_key_is_forged() -> None:
    game = scene(
        "dis",
        {
            "hand": ["waking-nightmare", "drecker", "bonesaw"],
            "battleline": ["drecker"],
            "houses": ["dis"],
        },
        {"amber": 8, "houses": ["dis"]},
    )
    game.play("waking-nightmare").play("drecker").play("bonesaw").end()
    assert game.game.table.state.players[1].forged() == 0


def test_waking_nightmare_lasts_for_one_turn() -> None:
    game = scene(
        "dis",
        {"hand": ["waking-nightmare"], "battleline": ["drecker"], "houses": ["dis"]},
        {"amber": 6, "houses": ["dis"]},
    )
    game.play("waking-nightmare").end()
    assert game.game.table.state.players[1].forged() == 0
    game.end().end()
    if game.asks("pick"):
        game.choose("red")
    assert game.game.table.state.players[1].forged() == 1


def test_imp_losion_takes_one_of_each_side() -> None:
    game = scene(
        "dis",
        {"hand": ["imp-losion"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5", "plain-6"]},
    )
    game.play("imp-losion")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-5")
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-6"])


@pytest.mark.rule("R27.1")
def test_imp_losion_takes_whom_there_is() -> None:
    game = scene("dis", {"hand": ["imp-losion"]}, {"battleline": ["plain-5"]})
    game.play("imp-losion")
    assert game.line(1) == []


@pytest.mark.parametrize(("icons", "stolen"), [(["amber", "draw", "damage"], 3), ([], 0)])
def test_mindfire_steals_for_each_icon_of_the_discarded_card(icons: list[str], stolen: int) -> None:
    game = scene(
        "dis",
        {"hand": ["mindfire"]},
        {"hand": [{"card": "plain-3", "bonus": icons}], "amber": 5},
    )
    game.play("mindfire")
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (stolen, 5 - stolen)


def test_mindfire_finds_nothing_in_an_empty_hand() -> None:
    game = scene("dis", {"hand": ["mindfire"]}, {"amber": 5})
    game.play("mindfire")
    assert game.amber == (0, 5)


def test_stirring_grave_archives_a_dead_creature() -> None:
    game = scene(
        "dis",
        {"hand": ["stirring-grave"], "discard": ["punch", "charette", "krump"]},
        {"discard": ["batdrone"]},
    )
    game.play("stirring-grave")
    assert game.targets() == ["charette", "krump"]
    game.choose("krump")
    assert game.pile("archives") == ["krump"]


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [(["red"], ["red", "blue"], (1, 6)), (["red"], ["blue"], (1, 0)), ([], ["red"], (0, 6))],
)
def test_break_key_breaks_a_lead(
    mine: list[str], theirs: list[str], after: tuple[int, int]
) -> None:
    game = scene("dis", {"hand": ["break-key"], "keys": mine}, {"keys": theirs})
    game.play("break-key")
    if game.asks("pick"):
        game.game.choose(0)
    assert (game.keys(1), game.amber[1]) == after


def test_double_doom_costs_a_creature_and_a_card() -> None:
    game = scene(
        "dis",
        {"hand": ["double-doom"], "battleline": ["plain-2"]},
        {"battleline": ["plain-3", "plain-4"]},
    )
    game.play("double-doom")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.pile("discard", 1) == ["plain-4"]  # the only card in that hand
    assert game.line(1) == ["plain-3"]


def test_grim_reminder_archives_a_house_of_the_dead() -> None:
    game = scene(
        "dis",
        {"hand": ["grim-reminder"], "discard": ["charette", "krump", "fear", "pitlord"]},
        {"discard": ["charette"]},
    )
    game.play("grim-reminder").choose("dis")
    assert sorted(game.pile("archives")) == ["charette", "pitlord"]
    assert game.pile("discard", 1) == ["charette"]
    assert game.chains == (1, 0)


def test_wail_of_the_damned_destroys_what_has_no_icons() -> None:
    game = scene(
        "dis",
        {"hand": ["wail-of-the-damned"], "battleline": ["plain-3"]},
        {"battleline": [{"card": "plain-4", "bonus": ["draw"]}, "plain-5"]},
    )
    game.play("wail-of-the-damned")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-5")
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-4"])


def test_ritual_of_tognath_takes_two_friends() -> None:
    game = scene(
        "dis",
        {"hand": ["ritual-of-tognath"], "battleline": ["plain-3", "plain-4", "plain-5"]},
        {"battleline": ["plain-6"]},
    )
    game.play("ritual-of-tognath")
    assert game.targets() == ["plain-3", "plain-4", "plain-5"]
    game.choose("plain-3", "plain-5")
    assert (game.line(), game.amber) == (["plain-4"], (3, 0))
