"""The actions of Mars in Call of the Archons, O to Z."""

from __future__ import annotations

import pytest

from tests.cards.cota.mars import MARS_3, MARS_5
from tests.scenario import scene


def test_orbital_bombardment_hits_once_for_each_card_revealed() -> None:
    game = scene(
        "mars",
        {"hand": ["orbital-bombardment", "tunk", "zorg", "punch"], "battleline": ["plain-6"]},
        {"battleline": ["plain-5"]},
    )
    game.play("orbital-bombardment")
    assert game.targets() == ["tunk", "zorg"]
    game.choose("tunk", "zorg").choose("plain-5").choose("plain-5")
    assert game.damage() == {"plain-6": 0, "plain-5": 4}
    assert game.pile("hand") == ["tunk", "zorg", "punch"]


def test_orbital_bombardment_without_a_reveal_does_nothing() -> None:
    game = scene("mars", {"hand": ["orbital-bombardment", "tunk"]}, {"battleline": ["plain-1"]})
    game.play("orbital-bombardment").none()
    assert game.damage() == {"plain-1": 0}


def test_phosphorus_stars_stuns_all_but_martians() -> None:
    game = scene(
        "mars",
        {"hand": ["phosphorus-stars"], "battleline": ["bumpsy", "tunk"]},
        {"battleline": ["troll", "zorg"]},
    )
    game.play("phosphorus-stars")
    assert game.card("bumpsy").stunned
    assert game.card("troll").stunned
    assert not game.card("tunk").stunned
    assert not game.card("zorg").stunned
    assert [player.chains for player in game.game.table.state.players] == [2, 0]


@pytest.mark.parametrize(("theirs", "after"), [(5, (2, 3)), (1, (1, 0))])
def test_psychic_network_steals_for_ready_martians(theirs: int, after: tuple[int, int]) -> None:
    game = scene(
        "mars",
        {
            "hand": ["psychic-network"],
            "battleline": [MARS_3, {"card": "tunk", "exhausted": True}, "bumpsy", MARS_5],
        },
        {"battleline": ["mindwarper"], "amber": theirs},
    )
    game.play("psychic-network")
    assert game.amber == after


@pytest.mark.erratum("E15")
def test_sample_collection_takes_one_for_each_forged_key() -> None:
    game = scene(
        "mars",
        {"hand": ["sample-collection"], "keys": ["red"], "battleline": ["plain-2"]},
        {
            "keys": ["red", "blue"],
            "battleline": ["plain-3", "plain-4", {"card": "plain-5", "owner": 0}],
        },
    )
    game.play("sample-collection").choose("plain-5").choose("plain-3")
    assert game.line(1) == ["plain-4"]
    assert sorted(game.pile("archives")) == ["plain-3", "plain-5"]
    assert game.line() == ["plain-2"]


@pytest.mark.rule("R28.5")
def test_sample_collection_may_spend_both_on_a_warded_creature() -> None:
    game = scene(
        "mars",
        {"hand": ["sample-collection"]},
        {"keys": ["red", "blue"], "battleline": [{"card": "plain-3", "warded": True}, "plain-4"]},
    )
    game.play("sample-collection").choose("plain-3").choose("plain-3")
    assert game.pile("archives") == ["plain-3"]
    assert game.line(1) == ["plain-4"]


def test_sample_collection_without_forged_keys_takes_nothing() -> None:
    game = scene("mars", {"hand": ["sample-collection"], "keys": ["red"]}, {"battleline": ["tunk"]})
    game.play("sample-collection")
    assert game.line(1) == ["tunk"]


@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [(2, 9, (0, 3)), (3, 8, (0, 0)), (0, 8, (0, 8))]
)
def test_shatter_storm_costs_the_opponent_triple(
    mine: int, theirs: int, after: tuple[int, int]
) -> None:
    game = scene("mars", {"hand": ["shatter-storm"], "amber": mine}, {"amber": theirs})
    game.play("shatter-storm")
    assert game.amber == after


def test_soft_landing_readies_the_next_creature_only() -> None:
    game = scene("mars", {"hand": ["soft-landing", "tunk", "mindwarper"]})
    game.play("soft-landing").play("tunk").play("mindwarper")
    assert not game.card("tunk").exhausted
    assert game.card("mindwarper").exhausted


def test_soft_landing_readies_an_artifact_but_waits_past_an_upgrade() -> None:
    game = scene(
        "mars",
        {"hand": ["soft-landing", "jammer-pack", "commpod", "sniffer"], "battleline": ["bumpsy"]},
    )
    game.play("soft-landing").play("jammer-pack").play("commpod").play("sniffer")
    assert not game.card("commpod").exhausted
    assert game.card("sniffer").exhausted


@pytest.mark.rule("R13.15")
def test_soft_landing_does_not_see_a_creature_put_into_play() -> None:
    game = scene(
        "mars",
        {
            "hand": ["soft-landing", "tunk", "mindwarper"],
            "battleline": ["zorg"],
            "artifacts": ["swap-widget"],
        },
    )
    game.play("soft-landing").use("swap-widget").choose("mindwarper")
    game.play("tunk")
    assert not game.card("tunk").exhausted


def test_soft_landing_ends_with_the_turn() -> None:
    game = scene(
        "mars",
        {"hand": ["soft-landing"], "houses": ["mars"], "deck": ["tunk"] * 12},
        {"houses": ["dis"], "deck": ["fear"] * 12},
    )
    game.play("soft-landing").end().end().play("tunk")
    assert game.card("tunk").exhausted


def test_squawker_readies_a_martian() -> None:
    tired = [{"card": name, "exhausted": True} for name in ("tunk", "bumpsy")]
    game = scene(
        "mars",
        {"hand": ["squawker"], "battleline": tired},
        {"battleline": [{"card": "zorg", "exhausted": True}]},
    )
    game.play("squawker").choose("Ready a Mars creature")
    assert game.targets() == ["tunk", "zorg"]
    game.choose("tunk")
    assert [game.card(name).exhausted for name in ("tunk", "bumpsy", "zorg")] == [False, True, True]


def test_squawker_stuns_one_that_is_not_a_martian() -> None:
    game = scene(
        "mars", {"hand": ["squawker"], "battleline": ["tunk", "bumpsy"]}, {"battleline": ["troll"]}
    )
    game.play("squawker").choose("Stun a non-Mars creature")
    assert game.targets() == ["bumpsy", "troll"]
    game.choose("troll")
    assert [game.card(name).stunned for name in ("tunk", "bumpsy", "troll")] == [False, False, True]


def test_total_recall_gains_for_ready_creatures_and_returns_all() -> None:
    game = scene(
        "mars",
        {
            "hand": ["total-recall"],
            "battleline": [
                "tunk",
                {"card": "zorg", "exhausted": True},
                {"card": "troll", "owner": 1},
            ],
        },
        {"battleline": ["bumpsy"]},
    )
    game.play("total-recall")
    assert game.amber == (3, 0)
    assert game.line() == []
    assert sorted(game.pile("hand")) == ["tunk", "zorg"]
    assert game.pile("hand", 1) == ["troll"]
    assert game.line(1) == ["bumpsy"]
