"""Questions say what is chosen and what for."""

from __future__ import annotations

import pytest

from tests.scenario import Side, scene

BOTH = "Destroy an enemy creature and a friendly creature"
TWO: Side = {"battleline": ["plain-3", "plain-4"]}


@pytest.mark.parametrize(
    ("house", "card", "prompt"),
    [
        ("brobnar", "punch", "Deal 3 damage to a creature"),
        ("logos", "twin-bolt-emission", "Deal 2 damage to each of 2 creatures"),
        ("dis", "fear", "Return an enemy creature to its owner’s hand"),
        ("sanctum", "terms-of-redress", "A friendly creature captures 2Æ"),
        ("shadows", "oubliette", "Purge a creature with power 3 or lower"),
        ("mars", "mass-abduction", "Put up to 3 damaged enemy creatures into your archives"),
        (
            "logos",
            "bouncing-deathquark",
            "Destroy an enemy creature and a friendly creature: an enemy creature",
        ),
    ],
)
def test_a_question_is_the_cards_own_sentence(house: str, card: str, prompt: str) -> None:
    weak: Side = {
        "battleline": [{"card": "plain-2", "damage": 1}, {"card": "plain-3", "damage": 1}]
    }
    game = scene(house, {"hand": [card], **TWO}, weak).play(card)
    assert game.game.decision is not None
    assert game.game.decision.prompt == prompt
    assert game.game.decision.source == game.id(card)
    game.leave_open()


def test_a_may_is_asked_with_all_that_follows_from_yes() -> None:
    game = scene("mars", {"hand": ["yzphyz-knowdrone", "punch"]}, TWO).play("yzphyz-knowdrone")
    assert game.game.decision is not None
    prompt = "Purge a card from your archives. If you do, stun a creature?"
    assert game.game.decision.prompt == prompt
    game.leave_open()


def test_nobody_is_asked_whom_no_damage_is_dealt_to() -> None:
    game = scene("mars", {"artifacts": ["mothergun"], "hand": ["tunk"]}, TWO)
    game.use("mothergun").none()
    assert game.asks("main")


def test_a_requirement_that_is_not_met_is_named() -> None:
    game = scene("brobnar", {"hand": ["kelifi-dragon"], "amber": 6})
    assert [reason.text for reason in game.why("play", "kelifi-dragon")] == [
        "It cannot be played unless you have 7Æ or more."
    ]


@pytest.mark.rule("R24.6")
def test_nobody_is_asked_about_a_card_that_cannot_be_followed() -> None:
    penny = {"card": "bad-penny", "upgrades": ["biomatrix-backup"]}
    game = scene("dis", {"hand": ["gateway-to-dis"]}, {"battleline": [penny]})
    game.play("gateway-to-dis").choose("Bad Penny: Destroyed")
    assert game.asks("main")
    assert game.pile("hand", 1) == ["bad-penny"]
