"""Putting right what was misplayed: through the engine, told, counted by nothing, undoable."""

from __future__ import annotations

from random import Random

import pytest

from keyforge_tui.engine.game import Game
from keyforge_tui.engine.model.decisions import IllegalChoice
from keyforge_tui.engine.model.words import KeyColor
from keyforge_tui.engine.rules.repair import REPAIR
from keyforge_tui.simulation.draws import draw_decks
from keyforge_tui.simulation.invariants import check
from keyforge_tui.story.chronicle import Chronicle
from tests.saves.games import fingerprint, pick
from tests.scenario import Play, library, made, scene, upgrade


def repaired(game: Play, *answers: str | int) -> Play:
    """Put something right and say that nothing more is to be done."""
    game.game.choose(REPAIR)
    for answer in answers:
        game.choose(answer)
    return game.choose("Nothing more")


def told(game: Play) -> list[str]:
    """What the log says about it."""
    chronicle = Chronicle(game.game, ("Ann", "Bob"))
    return [text for _, text in chronicle.told(None)]


def test_it_is_never_offered_and_only_possible_in_the_main_step() -> None:
    game = scene("brobnar", {"hand": ["plain-3"], "battleline": ["plain-4"]})
    assert REPAIR not in [option.id for option in game.game.decision.options]  # type: ignore[union-attr]  # asked
    game.act("play", "plain-3")
    assert game.asks("position")
    with pytest.raises(IllegalChoice):
        game.game.choose(REPAIR)
    game.choose("left")
    assert game.line() == ["plain-3", "plain-4"]


def test_numbers_of_players() -> None:
    game = scene("brobnar", {"amber": 2}, {"amber": 1, "chains": 3})
    repaired(
        game, "Your Æmber (2)", 5, "Their chains (3)", 0, "Their keys (0)", "The red key is forged"
    )
    assert game.amber == (5, 1)
    assert game.chains == (0, 0)
    assert game.game.table.state.players[1].keys[KeyColor.RED]
    assert told(game) == [
        "Put right by both: Ann has 5 Æmber.",
        "Put right by both: Bob has 0 chains.",
        "Put right by both: Bob’s red key is forged.",
    ]


def test_the_third_key_is_forged_by_the_rules_only() -> None:
    game = scene("brobnar", {"keys": ["red", "blue"]})
    game.game.choose(REPAIR)
    game.choose("Your keys (2)")
    assert game.offered() == ["The red key is not forged", "The blue key is not forged"]
    game.choose("The red key is not forged")
    game.choose("Nothing more")
    assert game.keys() == 1


def test_house_and_tide() -> None:
    game = scene("brobnar", {"houses": ["brobnar", "dis", "logos"]})
    repaired(game, "The active house", "dis", "The tide", "It is high for them")
    assert game.game.table.state.house == "dis"
    assert game.game.table.state.tide == 1
    assert told(game)[-2:] == [
        "Put right by both: Ann has Dis active.",
        "Put right by both: the tide is high for Bob.",
    ]


def test_a_creature_is_put_right_without_triggering_anything() -> None:
    hat = upgrade("hat")
    game = scene(
        "brobnar",
        {"battleline": [{"card": "plain-5", "upgrades": ["hat"]}, "plain-4"]},
        cards=[hat],
    )
    repaired(
        game, "A card in play", "plain-4", "Stunned", "A card in play", "plain-4", "Damage (0)", 3
    )
    there = game.card("plain-4")
    assert (there.stunned, there.damage) == (True, 3)
    repaired(game, "A card in play", "plain-5", "It belongs in its owner’s hand")
    assert game.pile("hand") == ["plain-5"]
    assert game.pile("discard") == ["hat"]
    assert told(game)[-1].endswith("is in its owner’s hand.")


def test_nothing_leaves_play_for_those_who_listen() -> None:
    mourner = made("mourner", power=3, destroyed=[{"gain": 3}])
    game = scene("brobnar", {"battleline": ["mourner", "plain-4"]}, cards=[mourner])
    repaired(game, "A card in play", "mourner", "It belongs in the discard pile")
    assert game.amber == (0, 0)
    assert game.pile("discard") == ["mourner"]
    assert not game.game.table.state.history, "no effect counts it as discarded or destroyed"


def test_a_card_goes_to_the_other_side_and_back_into_play() -> None:
    game = scene("brobnar", {"battleline": ["plain-4"], "discard": ["plain-3"]}, {})
    repaired(game, "A card in play", "It is on the other side")
    assert game.line(1) == ["plain-4"]
    repaired(game, "A card in a hand or pile", "It belongs in play")
    assert game.line(0) == ["plain-3"]
    assert game.card("plain-3").exhausted


def test_it_is_taken_back_like_every_choice() -> None:
    game = scene("brobnar", {"amber": 2})
    before = fingerprint(game.game.table.state)
    repaired(game, "Your Æmber (2)", 5)
    for _ in range(4):
        assert game.game.undo()
    assert fingerprint(game.game.table.state) == before


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_put_right_the_game_goes_on(seed: int) -> None:
    luck = Random(seed)
    game = Game.new(draw_decks(library().all(), luck), seed=seed)
    for _ in range(120):
        decision = game.decision
        if decision is None:
            break
        if decision.kind == "main" and luck.random() < 0.3:
            game.choose(REPAIR)
        else:
            game.choose(*pick(decision, luck))
        check(game)


def test_no_damage_is_put_on_a_creature_that_would_destroy_it() -> None:
    game = scene("brobnar", {"battleline": ["plain-1", "plain-3"]})
    repaired(game, "A card in play", "plain-1", "Damage (0)")  # there is nothing to choose
    game.game.choose(REPAIR)
    game.choose("A card in play").choose("plain-3").choose("Damage (0)")
    assert game.offered() == ["0", "1", "2"]
    game.choose(2).choose("Nothing more")
    assert game.damage() == {"plain-1": 0, "plain-3": 2}
