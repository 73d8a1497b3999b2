"""Labels that count as others, numbers that change places, keywords with X, many dealers."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import card_text
from tests.scenario import action, artifact, made, scene

RELABEL = {"to": "each friendly creature", "also-labelled": {"of": ["play"], "are": ["reap"]}}


@pytest.mark.rule("R26.12")
def test_a_play_ability_goes_off_after_a_reap_and_stays_a_play_ability() -> None:
    banner = artifact("banner", always=[RELABEL])
    herald = made("herald", power=2, play=[{"gain": 2}])
    game = scene(
        "brobnar",
        {"artifacts": ["banner"], "battleline": ["herald"], "hand": ["herald"]},
        cards=[banner, herald],
    )
    game.reap("herald")
    assert game.amber == (3, 0)
    game.play("herald")
    assert game.amber == (5, 0)


@pytest.mark.rule("R26.12")
def test_an_ability_with_both_labels_already_goes_off_once() -> None:
    banner = artifact("banner", always=[RELABEL])
    herald = made("herald", power=2, **{"play/reap": [{"gain": 2}]})
    game = scene(
        "brobnar", {"artifacts": ["banner"], "battleline": ["herald"]}, cards=[banner, herald]
    )
    game.reap("herald")
    assert game.amber == (3, 0)


@pytest.mark.rule("R26.13")
def test_given_abilities_are_relabelled_too_and_those_of_enemies_are_not() -> None:
    banner = artifact("banner", always=[RELABEL])
    gift = artifact("gift", always=[{"to": "each creature", "gains": {"play": [{"gain": 2}]}}])
    side = {"battleline": ["plain-3"], "houses": ["brobnar"]}
    game = scene("brobnar", {**side, "artifacts": ["banner", "gift"]}, side, cards=[banner, gift])
    game.reap("plain-3#1").pass_turn("brobnar").reap("plain-3#2")
    assert game.amber == (3, 1)


@pytest.mark.rule("R22.1", "R31.1")
def test_switched_twice_is_not_switched() -> None:
    mirror = artifact("mirror", always=[{"to": "each creature", "switches-power-and-armor": True}])
    knight = made("knight", power=5, armor=2)
    for count, numbers in ((0, (5, 2)), (1, (2, 5)), (2, (5, 2))):
        game = scene(
            "brobnar",
            {"artifacts": ["mirror"] * count, "battleline": ["knight"]},
            cards=[mirror, knight],
        )
        assert (game.power("knight"), game.armor("knight")) == numbers


@pytest.mark.rule("R22.1")
def test_what_is_added_to_power_is_armor_while_they_are_switched() -> None:
    mirror = artifact("mirror", always=[{"to": "each creature", "switches-power-and-armor": True}])
    song = artifact("song", always=[{"to": "each creature", "power": 1}])
    knight = made("knight", power=5, armor=2)
    game = scene(
        "brobnar",
        {
            "artifacts": ["mirror", "song"],
            "battleline": [{"card": "knight", "power_counters": 2}],
        },
        cards=[mirror, song, knight],
    )
    assert (game.power("knight"), game.armor("knight")) == (2, 8)
    view = game.game.inspect(game.id("knight"))
    assert sum(part.amount for part in view.power) == 2
    assert [part.amount for part in view.armor] == [5, 2, 1]


@pytest.mark.rule("R46.14", "R51.1")
def test_a_keyword_with_x_adds_up_with_a_printed_one() -> None:
    drum = artifact(
        "drum",
        always=[
            {
                "to": "each friendly creature",
                "keyword-x": {"keyword": "assault", "x": {"amber-of": "you"}},
            }
        ],
    )
    raider = made("raider", power=3, keywords=["assault 2"])
    game = scene(
        "brobnar",
        {"artifacts": ["drum"], "battleline": ["raider"], "amber": 3},
        {"battleline": ["plain-9"]},
        cards=[drum, raider],
    )
    assert game.keywords("raider") == {"assault": 5}
    game.fight("raider", "plain-9")
    assert game.damage(1) == {"plain-9": 8}


@pytest.mark.rule("R21.5")
def test_many_dealers_deal_their_damage_at_once() -> None:
    brawl = action(
        "brawl",
        {
            "deal": {"property": "power", "of": "it"},
            "by-each": "each creature",
            "to": "each neighbor of it",
        },
    )
    game = scene(
        "brobnar",
        {"hand": ["brawl"], "battleline": ["plain-2", "plain-3", "plain-9"]},
        {"battleline": ["plain-4", "plain-5"]},
        cards=[brawl],
    )
    game.play("brawl")
    assert game.damage() == {"plain-9": 3, "plain-5": 4}
    assert game.line() == ["plain-9"]


@pytest.mark.rule("R21.5", "R46.10")
def test_each_dealer_aims_at_a_creature_of_choice() -> None:
    volley = action(
        "volley", {"deal": 2, "by-each": "each friendly creature", "to": "an enemy creature"}
    )
    game = scene(
        "brobnar",
        {"hand": ["volley"], "battleline": ["plain-2", "plain-3"]},
        {"battleline": ["plain-4", "plain-5"]},
        cards=[volley],
    )
    game.play("volley").choose("plain-4").choose("plain-5")
    assert game.damage(1) == {"plain-4": 2, "plain-5": 2}
    sources = [event.source for event in game.events("damaged")]
    assert sources == [game.id("plain-2"), game.id("plain-3")]


TEXTS = [
    (
        {"always": [RELABEL]},
        "Each friendly creature’s play effects are reap effects.",
    ),
    (
        {"always": [{"to": "this", "switches-power-and-armor": True}]},
        "herald’s power and armor are switched.",
    ),
    (
        {
            "always": [
                {"to": "this", "keyword-x": {"keyword": "hazardous", "x": {"amber-of": "you"}}}
            ]
        },
        "herald gains hazardous X, where X is the amount of Æ you have.",
    ),
    (
        {"play": [{"deal": 2, "by-each": "each friendly creature", "to": "an enemy creature"}]},
        "Play: Each friendly creature deals 2 damage to an enemy creature.",
    ),
]


@pytest.mark.parametrize(("abilities", "text"), TEXTS)
def test_they_are_said(abilities: dict[str, object], text: str) -> None:
    (line,) = card_text(made("herald", power=1, **abilities))
    assert line.lower() == text.lower()
