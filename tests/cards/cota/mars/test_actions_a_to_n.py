"""The actions of Mars in Call of the Archons, A to N."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.model.words import KeyColor
from tests.cards.cota.mars import MARS_3, MARS_5
from tests.scenario import scene


def test_ammonia_clouds_hits_both_sides() -> None:
    game = scene(
        "mars",
        {"hand": ["ammonia-clouds"], "battleline": ["plain-4", "plain-3"]},
        {"battleline": ["plain-5", "tunk"]},
    )
    game.play("ammonia-clouds")
    assert game.damage() == {"plain-4": 3, "plain-5": 3, "tunk": 2}
    assert game.pile("discard") == ["ammonia-clouds", "plain-3"]


@pytest.mark.parametrize(
    ("shown", "drawn"), [([], []), (["tunk"], ["punch"]), (["tunk", "zorg"], ["punch", "fear"])]
)
def test_battle_fleet_draws_for_each_revealed_mars_card(shown: list[str], drawn: list[str]) -> None:
    game = scene(
        "mars",
        {"hand": ["battle-fleet", "tunk", "anger", "zorg"], "deck": ["punch", "fear", "bumpsy"]},
    )
    game.play("battle-fleet")
    assert game.targets() == ["tunk", "zorg"]
    game.choose(*shown)
    assert game.pile("hand") == ["tunk", "anger", "zorg", *drawn]
    assert game.amber == (1, 0)


def test_deep_probe_discards_creatures_of_the_house() -> None:
    theirs = ["headhunter", "troll", "punch", "charette"]
    game = scene("mars", {"hand": ["deep-probe", "bumpsy"]}, {"hand": theirs})
    game.play("deep-probe").choose("brobnar")
    assert game.pile("hand", 1) == ["punch", "charette"]
    assert sorted(game.pile("discard", 1)) == ["headhunter", "troll"]
    assert game.pile("hand") == ["bumpsy"]


def test_emp_blast_stuns_martians_and_robots_and_destroys_artifacts() -> None:
    game = scene(
        "mars",
        {"hand": ["emp-blast"], "battleline": ["mindwarper", "bumpsy"], "artifacts": ["cannon"]},
        {
            "battleline": ["batdrone", "troll", "tunk"],
            "artifacts": [{"card": "sniffer", "owner": 0}],
        },
    )
    game.play("emp-blast")
    stunned = {name for name in ("mindwarper", "batdrone", "tunk") if game.card(name).stunned}
    assert stunned == {"mindwarper", "batdrone", "tunk"}
    assert not game.card("bumpsy").stunned
    assert not game.card("troll").stunned
    assert sorted(game.pile("discard")) == ["cannon", "emp-blast", "sniffer"]


def test_hypnotic_command_chooses_anew_for_each_martian() -> None:
    game = scene(
        "mars",
        {"hand": ["hypnotic-command"], "battleline": [MARS_3, "bumpsy", MARS_5], "amber": 2},
        {"battleline": ["troll", "plain-4", MARS_3], "amber": 5},
    )
    game.play("hypnotic-command")
    assert game.targets() == ["troll", "plain-4", "plain-3"]
    game.choose("troll").choose("plain-4")
    assert game.amber == (2, 3)
    assert (game.card("troll").amber, game.card("plain-4").amber) == (1, 1)
    assert game.asks("main")


def test_hypnotic_command_may_choose_one_creature_twice() -> None:
    game = scene(
        "mars",
        {"hand": ["hypnotic-command"], "battleline": [MARS_3, MARS_5]},
        {"battleline": ["troll", "plain-4"], "amber": 1},
    )
    game.play("hypnotic-command").choose("troll").choose("troll")
    assert game.card("troll").amber == 1
    assert game.amber == (0, 0)


@pytest.mark.parametrize(("theirs", "hurt"), [(5, 0), (6, 3), (7, 3)])
def test_irradiated_aember_needs_six(theirs: int, hurt: int) -> None:
    game = scene(
        "mars",
        {"hand": ["irradiated-aember"], "battleline": ["plain-5"]},
        {"battleline": ["plain-4", "plain-6"], "amber": theirs},
    )
    game.play("irradiated-aember")
    assert game.damage() == {"plain-5": 0, "plain-4": hurt, "plain-6": hurt}


def test_key_abduction_counts_the_hand_after_the_return() -> None:
    """Cost 6 + 9 less two returned creatures and one card in hand: 12."""
    game = scene(
        "mars",
        {
            "hand": ["key-abduction", "punch"],
            "battleline": ["tunk", "zorg", "bumpsy", {"card": "mindwarper", "owner": 1}],
            "amber": 11,
        },
        {"battleline": ["grommid"]},
    )
    game.play("key-abduction")
    assert game.line() == ["bumpsy"]
    assert game.pile("hand") == ["punch", "tunk", "zorg"]
    assert sorted(game.pile("hand", 1)) == ["grommid", "mindwarper"]
    game.yes().choose("red")
    assert game.amber == (0, 0)
    assert game.game.table.state.players[0].keys[KeyColor.RED]


def test_key_abduction_need_not_forge() -> None:
    game = scene("mars", {"hand": ["key-abduction", "punch"], "amber": 13})
    game.play("key-abduction").no()
    assert game.amber == (14, 0)
    assert game.game.table.state.players[0].forged() == 0


@pytest.mark.parametrize("cards", [7, 8, 12])
def test_key_abduction_with_many_cards_in_hand(cards: int) -> None:
    """At a pool of 7 the reduction must be 8 at least; it may go below the current cost."""
    game = scene("mars", {"hand": ["key-abduction", *["punch"] * cards], "amber": 6})
    game.play("key-abduction")
    if cards == 7:
        assert game.asks("main")
        return
    game.yes().choose("blue")
    assert game.amber == (7 - (15 - cards), 0)


def test_martian_hounds_counts_damaged_creatures_of_both_sides() -> None:
    hurt = {"card": "plain-5", "damage": 1}
    game = scene(
        "mars",
        {"hand": ["martian-hounds"], "battleline": ["plain-3", hurt]},
        {"battleline": [hurt, "plain-6"]},
    )
    game.play("martian-hounds").choose("plain-3")
    assert game.card("plain-3").power_counters == 4
    assert game.power("plain-3") == 7
    assert game.card("plain-6").power_counters == 0


def test_martians_make_bad_allies_purges_other_creatures() -> None:
    game = scene(
        "mars",
        {"hand": ["martians-make-bad-allies", "bumpsy", "tunk", "punch", "troll"]},
        {"hand": ["charette"], "battleline": ["plain-3"]},
    )
    game.play("martians-make-bad-allies")
    assert sorted(game.pile("purged")) == ["bumpsy", "troll"]
    assert game.pile("hand") == ["tunk", "punch"]
    assert game.pile("hand", 1) == ["charette"]
    assert game.line(1) == ["plain-3"]
    assert game.amber == (2, 0)


@pytest.mark.erratum("E14")
def test_mass_abduction_takes_up_to_three_damaged_enemies() -> None:
    hurt = [{"card": f"plain-{power}", "damage": 1} for power in (3, 4, 5, 6)]
    game = scene(
        "mars",
        {"hand": ["mass-abduction"], "battleline": [{"card": "plain-7", "damage": 1}]},
        {"battleline": [*hurt, "plain-8"]},
    )
    game.play("mass-abduction")
    assert game.targets() == ["plain-3", "plain-4", "plain-5", "plain-6"]
    game.choose("plain-3", "plain-5", "plain-6")
    assert sorted(game.pile("archives")) == ["plain-3", "plain-5", "plain-6"]
    assert game.line(1) == ["plain-4", "plain-8"]


def test_mass_abduction_may_take_none() -> None:
    game = scene(
        "mars",
        {"hand": ["mass-abduction"]},
        {"battleline": [{"card": "plain-3", "damage": 1}]},
    )
    game.play("mass-abduction").none()
    assert game.line(1) == ["plain-3"]
    assert game.pile("archives") == []


@pytest.mark.erratum("E14")
def test_mass_abduction_creatures_go_to_their_owners_hands() -> None:
    """Picked up with the rest of the archives: each to its owner (R37.6)."""
    game = scene(
        "mars",
        {
            "hand": ["mass-abduction"],
            "houses": ["mars"],
            "archives": ["anger"],
            "deck": ["fear"] * 9,
        },
        {
            "battleline": [
                {"card": "plain-3", "damage": 1},
                {"card": "plain-4", "damage": 1, "owner": 0},
            ],
            "houses": ["dis"],
            "deck": ["punch"] * 9,
        },
    )
    game.play("mass-abduction").choose("plain-3", "plain-4")
    game.end().end().choose("take")
    assert {"anger", "plain-4"} <= set(game.pile("hand"))
    assert "plain-3" in game.pile("hand", 1)
    assert game.pile("archives") == []


def test_mating_season_pays_each_owner() -> None:
    game = scene(
        "mars",
        {
            "hand": ["mating-season"],
            "battleline": ["tunk", {"card": "zorg", "owner": 1}, "bumpsy"],
        },
        {"battleline": ["mindwarper", {"card": "grommid", "warded": True}]},
    )
    game.play("mating-season")
    assert game.line() == ["bumpsy"]
    assert game.line(1) == ["grommid"]
    assert game.pile("deck") == ["tunk"]
    assert sorted(game.pile("deck", 1)) == ["mindwarper", "zorg"]
    assert game.amber == (2, 2)


def test_mothership_support_hits_once_for_each_ready_martian() -> None:
    game = scene(
        "mars",
        {
            "hand": ["mothership-support"],
            "battleline": [MARS_3, {"card": "tunk", "exhausted": True}, "plain-6", MARS_5],
        },
        {"battleline": ["plain-7", MARS_3]},
    )
    game.play("mothership-support").choose("plain-7").choose("plain-6")
    assert game.damage() == {
        "plain-3": 0, "tunk": 0, "plain-6": 2, "plain-5": 0, "plain-7": 2, "plain-3#2": 0
    }  # fmt: skip
    assert game.asks("main")
