"""Views: nothing is built twice that has not changed, and nothing old is shown."""

from __future__ import annotations

from random import Random

import pytest

from keyforge_tui.engine import PLAYERS, CardView, Game
from keyforge_tui.engine.view import look
from keyforge_tui.library.decks import starter_decks
from keyforge_tui.simulation.draws import draw_decks, draw_position
from keyforge_tui.simulation.games import compare
from tests.scenario import artifact, library, made, scene, upgrade

ANN, BOB = PLAYERS


@pytest.mark.parametrize("seed", range(8))
def test_after_every_choice_a_view_is_as_if_built_anew(seed: int) -> None:
    chance = Random(seed)
    cards = library().all()
    game = draw_position(draw_decks(cards, chance), cards, chance, auto=True)
    for _ in range(60):
        if game.decision is None:
            break
        for viewer in (None, *PLAYERS):
            assert game.view(viewer) == look(game.table, viewer)
        game.choose(*compare(game.decision, chance))


def test_what_has_not_changed_is_the_same_object() -> None:
    game = Game.new(starter_decks(), seed=2)
    chance = Random(2)
    while game.decision is not None and game.turn < 8:
        game.choose(*compare(game.decision, chance))
    before = game.view(ANN)
    assert game.view(ANN) is before
    assert game.decision is not None
    game.choose(*compare(game.decision, chance))
    after = game.view(ANN)
    same = {id(card) for side in before.players for card in (*side.battleline, *side.discard)}
    kept = [
        card
        for side in after.players
        for card in (*side.battleline, *side.discard)
        if id(card) in same
    ]
    assert len(kept) > len(same) / 2


def test_a_change_of_another_card_is_seen_at_once() -> None:
    banner = artifact("banner", always=[{"to": "each friendly creature", "power": 1}])
    crown = upgrade("crown", always=[{"to": "this creature", "armor": 2}])
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "hand": ["banner", "charm", "crown"]},
        cards=[banner, crown, upgrade("charm")],
    )

    def seen() -> CardView:
        card = game.game.see(game.id("plain-3"), BOB)
        assert isinstance(card, CardView)
        return card

    assert (seen().power, seen().armor) == (3, 0)
    game.play("banner")
    assert (seen().power, seen().power_parts[1].text) == (4, "banner")
    game.play("crown")
    assert (seen().armor, [card.id for card in seen().upgrades]) == (2, [game.id("crown")])
    game.play("charm")
    assert [card.id for card in seen().upgrades] == [game.id("crown"), game.id("charm")]


@pytest.mark.rule("R24.11")
def test_a_card_out_of_play_looks_as_it_is_printed() -> None:
    martyr = made("martyr", power=2, destroyed=[{"deal": 1, "to": "a creature"}])
    banner = artifact("banner", always=[{"to": "each friendly creature", "power": 1}])
    game = scene(
        "brobnar",
        {"battleline": ["martyr"], "artifacts": ["banner"]},
        {"battleline": ["plain-5", "plain-6"]},
        cards=[martyr, banner],
    )
    game.fight("martyr", "plain-5")
    assert game.game.decision is not None
    assert game.game.decision.source == game.id("martyr")
    game.choose("plain-6")
    (gone,) = game.game.view().players[ANN].discard
    assert isinstance(gone, CardView)
    assert gone.power == 2
