"""The upgrades of Star Alliance in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.ruling("Q36")
def test_encounter_suit_wards_before_the_action_is_resolved() -> None:
    game = scene(
        "dis",
        {
            "hand": ["gateway-to-dis"],
            "battleline": [{"card": "plain-3", "upgrades": ["encounter-suit"]}, "plain-4"],
        },
        {"battleline": ["plain-5"]},
    )
    game.play("gateway-to-dis")
    assert game.line() == ["plain-3"]
    assert not game.card("plain-3").warded
    assert game.line(1) == []


@pytest.mark.parametrize(
    ("active", "card", "warded"), [(0, "punch", True), (1, "punch", True), (0, "bumpsy", False)]
)
def test_encounter_suit_answers_to_every_action_card(active: int, card: str, warded: bool) -> None:
    hands: list[dict[str, object]] = [{}, {}]
    hands[active] = {"hand": [card]}
    suit = {"card": "plain-3", "upgrades": ["encounter-suit"]}
    game = scene("brobnar", {"battleline": [suit, "plain-4"], **hands[0]}, hands[1], active=active)
    game.play(card)
    if card == "punch":
        game.choose("plain-4")
    assert game.card("plain-3").warded is warded
    assert not game.in_play("plain-4") or not game.card("plain-4").warded
