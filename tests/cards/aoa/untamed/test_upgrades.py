"""The upgrades of Untamed in Age of Ascension."""

from __future__ import annotations

from tests.scenario import scene


def test_way_of_the_porcupine_stings_attackers() -> None:
    held = {"card": "plain-5", "upgrades": ["way-of-the-porcupine"]}
    game = scene("brobnar", {"battleline": ["plain-3", "plain-9"]}, {"battleline": [held]})
    assert game.keywords("plain-5") == {"hazardous": 3}
    game.fight("plain-3", "plain-5")
    assert game.damage() == {"plain-9": 0, "plain-5": 0}
    assert game.pile("discard") == ["plain-3"]


def test_earthbind_asks_for_a_discarded_card() -> None:
    held = {"card": "plain-5", "upgrades": [{"card": "earthbind", "owner": 1}]}
    game = scene(
        "brobnar",
        {"battleline": [held, "plain-4"], "hand": ["punch"], "houses": ["brobnar"]},
        {"battleline": ["plain-3"], "hand": ["smith"], "houses": ["brobnar"]},
    )
    assert game.can("reap", "plain-4")
    assert not game.can("reap", "plain-5")
    assert not game.can("fight", "plain-5")
    game.act("discard", "punch")
    assert game.can("reap", "plain-5")
    game.pass_turn("brobnar").act("discard", "smith").pass_turn("brobnar")
    assert not game.can("reap", "plain-5")


def test_camouflage_hides_a_creature_from_those_between_others() -> None:
    held = {"card": "plain-5", "upgrades": ["camouflage"]}
    game = scene(
        "brobnar",
        {"battleline": ["plain-2", "plain-3", "plain-4"]},
        {"battleline": [held, "plain-9", "plain-8"]},
    )
    game.act("fight", "plain-3")
    assert game.targets() == ["plain-9", "plain-8"]
    game.choose("plain-8")
    game.act("fight", "plain-4")
    assert game.targets() == ["plain-5", "plain-9", "plain-8"]
    game.choose("plain-9")
