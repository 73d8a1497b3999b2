"""A first try of every ability: what does nothing is named, and what works is not."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import CardDef
from keyforge_tui.simulation.smoke import smoke
from tests.scenario import action, artifact, library, made


def told(card: CardDef) -> list[str]:
    """What does not look right with a card, in short."""
    return [f"{one.label}: {one.told.partition(' of ')[0]}" for one in smoke(card, library().card)]


@pytest.mark.parametrize(
    "card",
    [
        action("a", {"steal": 1}),
        action("b", {"destroy": "a friendly damaged knight creature with power 2 or lower"}),
        action("c", {"archive": "a mars artifact in your discard pile"}),
        action("d", {"if": {"amber-of": "opponent", "at-least": 7}, "then": [{"gain": 1}]}),
        action("e", {"if": {"tide": "high"}, "then": [{"gain": 1}]}),
        action("f", {"may": [{"ready": "each friendly exhausted creature"}]}),
        made("g", power=3, **{"fight/reap/destroyed/before-fight": [{"draw": 1}]}),
        made("h", power=3, **{"leaves-play": [{"gain": 1}]}),
        artifact("i", omni=[{"sacrifice": "this"}], action=[{"stun": "an enemy flank creature"}]),
    ],
    ids=lambda card: card.slug,
)
def test_an_ability_that_does_something_is_not_named(card: CardDef) -> None:
    assert told(card) == []


def test_an_ability_after_which_nothing_follows_is_named() -> None:
    dud = made(
        "dud",
        power=3,
        play=[{"ready": {"select": "a creature", "where": {"none": "card in play"}}}],
        reap=[{"gain": 1}],
        action=[{"lose": 0}],
    )
    assert told(dud) == ["play: nothing followed", "action: nothing followed"]


def test_real_cards_of_every_kind_are_tried() -> None:
    for slug in ("dust-imp", "anger", "library-access", "gauntlet-of-command", "jargogle"):
        assert told(library().card(slug)) == [], slug
