"""The door of the engine: copies, positions, the end of a game, and what can be asked."""

from __future__ import annotations

from random import Random

import pytest

from keyforge_tui.engine import (
    PLAYERS,
    DecisionKind,
    Ended,
    Game,
    Hidden,
    IllegalChoice,
    Outcome,
)
from keyforge_tui.library.decks import starter_decks
from keyforge_tui.simulation.games import compare
from tests.scenario import artifact, scene

ANN, BOB = PLAYERS


def played(choices: int, seed: int = 3) -> Game:
    """A game after some random choices."""
    game = Game.new(starter_decks(), seed=seed)
    chance = Random(seed)
    while game.decision is not None and len(game.choices) < choices:
        game.choose(*compare(game.decision, chance))
    return game


def told(game: Game) -> list[object]:
    """Everything that happened."""
    return [event.to_json() for event in game.log]


def on(game: Game, count: int, seed: int) -> list[str]:
    """What happens when a game is played on."""
    chance = Random(seed)
    happened: list[str] = []
    while game.decision is not None and count:
        happened += [str(event.to_json()) for event in game.choose(*compare(game.decision, chance))]
        count -= 1
    return happened


def test_a_copy_at_every_decision_goes_on_as_the_game_does() -> None:
    game = played(0)
    chance = Random(5)
    while game.decision is not None and len(game.choices) < 120:
        twin, spare = game.copy(), game.copy()
        assert twin.decision == game.decision
        assert twin.choices == game.choices
        assert told(twin) == told(game)
        answer = compare(game.decision, chance)
        happened = [event.to_json() for event in game.choose(*answer)]
        assert [event.to_json() for event in twin.choose(*answer)] == happened
        assert twin.view() == game.view()
        # Nobody's steps are seen by the others.
        assert len(spare.choices) == len(game.choices) - 1
        assert len(spare.log) == len(game.log) - len(happened)


def test_copies_of_one_game_play_on_apart() -> None:
    game = played(40)
    one, two = game.copy(), game.copy()
    ahead = on(one, 30, seed=1)
    on(two, 30, seed=2)
    assert on(game, 30, seed=1) == ahead
    assert told(one) == told(game)
    assert two.choices[:40] == game.choices[:40]
    assert two.choices[40:] != game.choices[40:]


def test_a_copy_of_a_copy_is_one_of_the_game() -> None:
    game = played(55)
    twin = game.copy().copy()
    assert on(twin, 20, seed=4) == on(game, 20, seed=4)
    assert twin.view() == game.view()


def test_undo_reaches_every_decision_again() -> None:
    game = played(90)
    views = []
    while game.choices:
        views.append((len(game.choices), game.view(), game.decision))
        assert game.undo()
    assert not game.undo()
    last = played(90)
    for count, view, decision in views:
        then = last.at(count)
        assert (then.view(), then.decision) == (view, decision)


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert played(20).outcome is None


def test_three_keys_are_an_outcome() -> None:
    game = played(10_000)
    outcome = game.outcome
    assert outcome is not None
    assert outcome.reason is Ended.KEYS
    assert outcome.winner is not None
    assert game.view().players[outcome.winner].forged == 3
    assert game.winner == outcome.winner


def test_giving_up_ends_the_game_for_the_opponent() -> None:
    game = played(30)
    game.concede(ANN)
    assert game.outcome == Outcome(BOB, Ended.CONCESSION)
    assert game.over
    assert game.winner == BOB
    with pytest.raises(IllegalChoice):
        game.choose(0)


def test_a_copy_of_a_game_given_up_is_over_too_and_what_came_before_is_not() -> None:
    game = played(30)
    game.concede(BOB)
    assert game.copy().outcome == Outcome(ANN, Ended.CONCESSION)
    assert game.at(29).outcome is None
    game.undo()
    assert game.outcome is None


def test_a_player_without_time_loses() -> None:
    game = played(30)
    game.time_out(BOB)
    assert game.outcome == Outcome(ANN, Ended.TIME)


def test_what_is_over_is_not_ended_again() -> None:
    game = played(30)
    game.concede(ANN)
    game.concede(BOB)
    assert game.winner == BOB


def test_inspection_says_where_numbers_come_from() -> None:
    banner = artifact("banner", always=[{"to": "each friendly creature", "power": 1}])
    game = scene("brobnar", {"battleline": ["plain-3"], "artifacts": ["banner"]}, cards=[banner])
    told = game.game.inspect(game.id("plain-3"))
    assert [(part.amount, part.text) for part in told.power] == [(3, "printed"), (1, "banner")]
    assert not told.is_blank
    assert [effect.name for effect in game.game.in_force()] == ["banner"]


def test_a_view_names_only_what_its_player_may_see() -> None:
    game = played(30)
    for player in PLAYERS:
        other = game.view(player).players[1 - player]
        assert all(isinstance(card, Hidden) for card in other.hand)
        assert not {card.id for card in other.hand} & game.visible(player)
        assert all(isinstance(game.see(card.id, player), Hidden) for card in other.hand)
        assert not any(isinstance(game.see(card.id), Hidden) for card in other.hand)


def test_the_turns_tell_what_each_main_step_found() -> None:
    game = played(120)
    turns = [view.turn for view in game.turns]
    assert turns == list(range(1, turns[-1] + 1))
    assert game.decision is not None
    assert turns[-1] >= game.turn - (game.decision.kind is not DecisionKind.MAIN)
