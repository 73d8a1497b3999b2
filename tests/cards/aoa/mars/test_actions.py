"""The actions of Mars in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_carpet_phloxem_hits_everybody_from_an_empty_side() -> None:
    game = scene(
        "mars", {"hand": ["carpet-phloxem"]}, {"battleline": ["plain-4", "plain-5", "plain-9"]}
    )
    game.play("carpet-phloxem")
    assert game.damage() == {"plain-5": 4, "plain-9": 4}


def test_carpet_phloxem_does_nothing_beside_a_friend() -> None:
    game = scene(
        "mars",
        {"hand": ["carpet-phloxem"], "battleline": ["plain-1"]},
        {"battleline": ["plain-5"]},
    )
    game.play("carpet-phloxem")
    assert game.damage() == {"plain-1": 0, "plain-5": 0}


def test_mars_first_readies_and_uses_a_mars_creature() -> None:
    game = scene(
        "mars",
        {
            "hand": ["mars-first"],
            "battleline": [{"card": "skybooster-squadron", "exhausted": True}, "plain-3"],
        },
    )
    game.play("mars-first")
    assert game.amber == (2, 0)  # one of them is its bonus
    assert game.pile("hand") == ["skybooster-squadron"]
    assert game.line() == ["plain-3"]


def test_mars_first_without_a_mars_creature_does_nothing() -> None:
    game = scene("mars", {"hand": ["mars-first"], "battleline": ["plain-3"]})
    game.play("mars-first")
    assert game.asks("main")
    assert game.marked("exhausted") == []


def test_mars_needs_aember_from_their_own_side() -> None:
    hurt = [{"card": name, "damage": 1} for name in ("plain-5", "storm-crawler", "plain-6")]
    game = scene(
        "mars",
        {
            "hand": ["mars-needs-aember"],
            "battleline": [{"card": "plain-7", "damage": 1}],
            "amber": 4,
        },
        {"battleline": [*hurt, "plain-8"], "amber": 3},
    )
    game.play("mars-needs-aember")
    assert game.captured() == {"plain-5": 1, "plain-6": 1}
    assert game.amber == (5, 1)  # with its bonus


def test_mars_needs_aember_stops_at_an_empty_pool() -> None:
    hurt = [{"card": name, "damage": 1} for name in ("plain-5", "plain-6")]
    game = scene(
        "mars", {"hand": ["mars-needs-aember"], "amber": 4}, {"battleline": hurt, "amber": 1}
    )
    game.play("mars-needs-aember")
    if game.asks("target"):
        game.choose("plain-5")
    assert sum(game.captured().values()) == 1
    assert game.amber == (5, 0)  # with its bonus


def test_destroy_them_all_takes_one_of_each() -> None:
    game = scene(
        "mars",
        {
            "hand": ["destroy-them-all"],
            "battleline": [{"card": "plain-3", "upgrades": ["blood-of-titans"]}],
        },
        {
            "battleline": [{"card": "plain-5", "upgrades": ["backup-copy"]}, "plain-6"],
            "artifacts": ["cannon", "library-of-babble"],
        },
    )
    game.play("destroy-them-all")
    assert game.targets() == ["cannon", "library-of-babble"]
    game.choose("cannon")
    assert game.targets() == ["plain-3", "plain-5", "plain-6"]
    game.choose("plain-6")
    assert game.targets() == ["blood-of-titans", "backup-copy"]
    game.choose("blood-of-titans")
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-5"])
    assert game.pile("artifacts", 1) == ["library-of-babble"]
    assert sorted(game.pile("discard", 1)) == ["cannon", "plain-6"]
    assert sorted(game.pile("discard")) == ["blood-of-titans", "destroy-them-all"]


@pytest.mark.rule("R27.1")
def test_destroy_them_all_takes_what_there_is() -> None:
    game = scene("mars", {"hand": ["destroy-them-all"]}, {"artifacts": ["cannon"]})
    game.play("destroy-them-all")
    assert game.pile("artifacts", 1) == []


def test_exterminate_exterminate_lets_each_martian_take_a_weaker_creature() -> None:
    game = scene(
        "mars",
        {"hand": ["exterminate-exterminate"], "battleline": ["skybooster-squadron", "plain-9"]},
        {"battleline": ["plain-4", "plain-3", "plain-2", "mindworm"]},
    )
    game.play("exterminate-exterminate")
    assert game.targets() == ["plain-3", "plain-2"]
    game.choose("plain-3")
    assert game.line() == ["skybooster-squadron", "plain-9"]
    assert game.line(1) == ["plain-4", "plain-2", "mindworm"]


def test_exterminate_exterminate_goes_through_the_martians_in_turn() -> None:
    game = scene(
        "mars",
        {"hand": ["exterminate-exterminate"], "battleline": ["storm-crawler", "mindworm"]},
        {"battleline": ["plain-5", "plain-6", "plain-1"]},
    )
    game.play("exterminate-exterminate")
    assert game.targets() == ["plain-5", "plain-1"]
    game.choose("plain-5")
    assert game.line(1) == ["plain-6", "plain-1"]


def test_hypnobeam_takes_an_enemy_for_good() -> None:
    game = scene(
        "mars",
        {"hand": ["hypnobeam"], "battleline": ["plain-1"], "houses": ["mars"]},
        {"battleline": ["plain-5", "plain-6"], "artifacts": ["cannon"], "houses": ["brobnar"]},
    )
    game.play("hypnobeam")
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-5")
    if game.asks("position"):
        game.choose("left")
    assert sorted(game.line()) == ["plain-1", "plain-5"]
    assert game.line(1) == ["plain-6"]
    game.pass_turn("brobnar").pass_turn("mars")
    assert "plain-5" in game.line()


def test_hypnobeam_with_no_enemy_does_nothing() -> None:
    game = scene("mars", {"hand": ["hypnobeam"], "battleline": ["plain-1"]})
    game.play("hypnobeam")
    assert game.line() == ["plain-1"]


def test_phloxem_spike_destroys_what_stands_between() -> None:
    game = scene(
        "mars",
        {"hand": ["phloxem-spike"]},
        {"battleline": ["plain-4", "plain-5", "plain-6", "plain-7"]},
    )
    game.play("phloxem-spike")
    assert game.line(1) == ["plain-4", "plain-7"]


def test_phloxem_spike_does_nothing_beside_a_friend() -> None:
    game = scene(
        "mars",
        {"hand": ["phloxem-spike"], "battleline": ["plain-1"]},
        {"battleline": ["plain-4", "plain-5", "plain-6"]},
    )
    game.play("phloxem-spike")
    assert game.line(1) == ["plain-4", "plain-5", "plain-6"]


@pytest.mark.parametrize(("purged", "damage"), [([], 2), (["fear"], 4), (["fear", "punch"], 6)])
def test_destructive_analysis_deals_more_for_each_purged_card(
    purged: list[str], damage: int
) -> None:
    game = scene(
        "mars",
        {"hand": ["destructive-analysis", "mother"], "archives": ["fear", "punch"]},
        {"battleline": ["plain-9", "plain-8"], "archives": ["anger"]},
    )
    game.play("destructive-analysis").choose("plain-9")
    assert sorted(game.targets()) == ["fear", "punch"]
    game.choose(*purged) if purged else game.none()
    assert game.damage() == {"plain-9": damage, "plain-8": 0}
    assert sorted(game.pile("purged")) == sorted(purged)
    assert game.pile("archives", 1) == ["anger"]


@pytest.mark.rule("R21.5")
def test_destructive_analysis_meets_armor_once() -> None:
    game = scene(
        "mars",
        {"hand": ["destructive-analysis"], "archives": ["fear", "punch"]},
        {"battleline": ["baron-mengevin", "plain-8"]},
    )
    armor = game.armor("baron-mengevin")
    game.play("destructive-analysis").choose("baron-mengevin").choose("fear", "punch")
    assert armor == 1
    assert game.damage(1)["baron-mengevin"] == 5


def test_extinction_destroys_a_creature_and_its_kind() -> None:
    game = scene(
        "mars",
        {"hand": ["extinction"], "battleline": ["krump", "groke", "plain-3"]},
        {"battleline": ["troll", "pip-pip", "lollop-the-titanic", "foozle"]},
    )
    game.play("extinction").choose("groke")
    assert game.line() == ["plain-3"]
    assert game.line(1) == ["pip-pip"]
    assert game.chains == (1, 0)


def test_extinction_of_a_creature_without_traits_takes_it_alone() -> None:
    game = scene(
        "mars",
        {"hand": ["extinction"], "battleline": ["plain-4"]},
        {"battleline": ["plain-3", "krump"]},
    )
    game.play("extinction").choose("plain-3")
    assert (game.line(), game.line(1)) == (["plain-4"], ["krump"])


@pytest.mark.parametrize(("amber", "cards"), [(0, 2), (1, 4), (3, 8)])
def test_martian_generosity_draws_two_for_each_amber_lost(amber: int, cards: int) -> None:
    game = scene(
        "mars",
        {"hand": ["martian-generosity"], "amber": amber, "deck": ["fear"] * 9},
        {"amber": 5},
    )
    game.play("martian-generosity")  # its own bonus is lost as well
    assert game.amber == (0, 5)
    assert len(game.pile("hand")) == cards


@pytest.mark.rule("R41.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_entropic_manipulator_piles_the_damage_of_a_side_on_one_creature(seat: int) -> None:
    line = [{"card": "plain-4", "damage": 2}, {"card": "plain-5", "damage": 1, "warded": True}]
    hand = ["entropic-manipulator"]
    game = scene("mars", {"battleline": line, "hand": hand}, {"battleline": line})
    game.play("entropic-manipulator").choose(game.game.table.state.players[seat].name).yes()
    for _ in range(3):
        assert game.targets() == ["plain-4", "plain-5"]
        game.choose(f"plain-5#{seat + 1}")
    assert game.damage(seat) == {"plain-4": 0, "plain-5": 3}
    assert game.damage(1 - seat) == {"plain-4": 2, "plain-5": 1}
    assert game.card(f"plain-5#{seat + 1}").warded
    assert game.amber == (1, 0)


def test_entropic_manipulator_may_cause_more_damage_than_power() -> None:
    game = scene(
        "mars",
        {"hand": ["entropic-manipulator"]},
        {"battleline": [{"card": "plain-6", "damage": 3}, "plain-2"]},
    )
    game.play("entropic-manipulator").choose(game.game.table.state.players[1].name).yes()
    for _ in range(3):
        game.choose("plain-2")
    assert game.damage(1) == {"plain-6": 0}
    assert game.pile("discard", 1) == ["plain-2"]


def test_entropic_manipulator_may_be_declined() -> None:
    game = scene(
        "mars",
        {"hand": ["entropic-manipulator"]},
        {"battleline": [{"card": "plain-6", "damage": 3}, "plain-2"]},
    )
    game.play("entropic-manipulator").choose(game.game.table.state.players[1].name).no()
    assert game.damage(1) == {"plain-6": 3, "plain-2": 0}
