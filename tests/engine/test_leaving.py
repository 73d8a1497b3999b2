"""R24: leaving play."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene, upgrade


@pytest.mark.rule("R24.1", "R24.7", "R37.5")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        ({"return": "an enemy creature"}, "hand"),
        ({"put-on-deck": "an enemy creature"}, "deck"),
        ({"destroy": "an enemy creature"}, "discard"),
        ({"archive": "an enemy creature"}, "archives"),
        ({"purge": "an enemy creature"}, "purged"),
    ],
)
def test_a_card_leaves_for_its_owners_zone(effect: dict[str, str], zone: str) -> None:
    game = scene(
        "brobnar",
        {"hand": ["away"]},
        {"battleline": [{"card": "plain-3", "owner": 0}]},
        cards=[action("away", effect)],
    )
    game.play("away")
    assert "plain-3" in game.pile(zone)
    assert game.pile(zone, 1) == []


@pytest.mark.rule("R24.2", "R24.14", "R44.3")
def test_nothing_stays_on_a_card_that_left() -> None:
    there = {
        "card": "plain-5",
        "damage": 2,
        "stunned": True,
        "enraged": True,
        "power_counters": 2,
        "counters": {"doom": 1},
    }
    away = action("away", {"return": "a friendly creature"})
    game = scene("brobnar", {"hand": ["away"], "battleline": [there]}, cards=[away])
    game.play("away").play("plain-5")
    back = game.card("plain-5")
    assert (back.damage, back.power_counters) == (0, 0)
    assert not back.stunned
    assert not back.enraged
    assert back.counters == {}


@pytest.mark.rule("R24.3")
def test_amber_on_a_creature_goes_to_its_controllers_opponent_and_on_others_to_the_supply() -> None:
    away = action("away", {"destroy": "each creature"}, {"destroy": "each artifact"})
    game = scene(
        "brobnar",
        {
            "hand": ["away"],
            "battleline": [{"card": "plain-3", "amber": 2, "owner": 1}],
            "artifacts": [{"card": "cannon", "amber": 5}],
        },
        {"battleline": [{"card": "plain-4", "amber": 3}]},
        cards=[away],
    )
    game.play("away")
    assert game.amber == (3, 2)  # O15


@pytest.mark.rule("R24.5", "R30.5")
def test_a_lasting_effect_on_a_card_ends_when_it_leaves() -> None:
    grow = action(
        "grow",
        {"choose": "a friendly creature"},
        {"lasting": "this turn", "always": [{"to": "it", "power": 4}]},
    )
    away = action("away", {"return": "a friendly creature"})
    game = scene(
        "brobnar", {"hand": ["grow", "away"], "battleline": ["plain-3"]}, cards=[grow, away]
    )
    game.play("grow")
    assert game.power("plain-3") == 7
    game.play("away").play("plain-3")
    assert game.power("plain-3") == 3


@pytest.mark.rule("R24.8", "R39.2")
def test_cards_under_a_card_go_to_their_owners_discard_pile() -> None:
    away = action("away", {"return": "a friendly artifact"})
    game = scene(
        "brobnar",
        {
            "hand": ["away"],
            "artifacts": [{"card": "cannon", "under": [{"card": "fear", "owner": 1}]}],
        },
        cards=[away],
    )
    game.play("away")
    assert game.pile("hand") == ["cannon"]
    assert game.pile("discard", 1) == ["fear"]


@pytest.mark.rule("R24.10", "R26.9")
def test_leaves_play_resolves_just_before() -> None:
    goodbye = made(
        "goodbye", power=3, **{"leaves-play": [{"gain": {"count": "friendly creature"}}]}
    )
    away = action("away", {"return": "a friendly creature"})
    game = scene("brobnar", {"hand": ["away"], "battleline": ["goodbye"]}, cards=[goodbye, away])
    game.play("away")
    assert game.amber == (1, 0)


@pytest.mark.rule("R24.11")
def test_last_known_information() -> None:
    waste = action(
        "waste",
        {"destroy": "a friendly creature"},
        {"draw": {"half": {"property": "power", "of": "it"}, "round": "up"}},
    )
    buff = upgrade("buff", always=[{"to": "this creature", "power": 2}])
    game = scene(
        "brobnar",
        {
            "hand": ["waste"],
            "deck": ["punch"] * 6,
            "battleline": [{"card": "plain-3", "upgrades": ["buff"]}],
        },
        cards=[waste, buff],
    )
    game.play("waste")
    assert len(game.pile("hand")) == 3  # half of 3 + 2, rounded up


@pytest.mark.rule("R24.13", "R43.9")
@pytest.mark.parametrize("verb", ["return", "archive", "purge", "put-on-deck"])
def test_a_warded_creature_does_not_leave(verb: str) -> None:
    away = action("away", {verb: "an enemy creature"}, {"if-you-do": [{"gain": 1}]})
    game = scene(
        "brobnar",
        {"hand": ["away"]},
        {"battleline": [{"card": "plain-3", "warded": True}]},
        cards=[away],
    )
    game.play("away")
    assert game.line(1) == ["plain-3"]
    assert not game.card("plain-3").warded
    assert game.amber == (0, 0)


@pytest.mark.rule("R24.12", "R34.2")
def test_the_line_closes_up() -> None:
    away = action("away", {"return": "an enemy creature"})
    middle = made("middle", power=2)
    game = scene(
        "brobnar",
        {"hand": ["away"]},
        {"battleline": ["plain-1", "middle", "plain-3"]},
        cards=[away, middle],
    )
    game.play("away").choose("middle")
    assert game.line(1) == ["plain-1", "plain-3"]


@pytest.mark.rule("R24.4")
def test_upgrades_on_an_artifact_row_card_leave_with_it() -> None:
    away = action("away", {"return": "a friendly artifact"})
    game = scene(
        "brobnar",
        {"hand": ["away"], "artifacts": [{"card": "box", "upgrades": ["strap"]}]},
        cards=[
            away,
            artifact("box"),
            upgrade("strap", always=[{"to": "this creature", "armor": 1}]),
        ],
    )
    game.play("away")
    assert game.pile("hand") == ["box"]
    assert game.pile("discard") == ["away", "strap"]


@pytest.mark.rule("R24.3")
def test_a_card_has_left_before_anybody_is_asked_about_its_amber() -> None:
    spider = made(
        "spider", power=7, **{"instead-of": [{"pool-receives": "opponent", "goes-to": "this"}]}
    )
    boom = action("boom", {"destroy": "a friendly creature"})
    game = scene(
        "brobnar",
        {
            "hand": ["boom"],
            "battleline": [
                {"card": "plain-3", "amber": 2, "upgrades": ["strap"]},
                "spider",
                "spider",
            ],
        },
        cards=[spider, boom, upgrade("strap", always=[{"to": "this creature", "armor": 1}])],
    )
    game.play("boom").choose("plain-3")
    assert game.asks("target")
    assert game.pile("discard") == ["strap", "plain-3"]
    game.choose("spider#2").choose("spider#1")
    assert (game.card("spider#1").amber, game.card("spider#2").amber) == (1, 1)
