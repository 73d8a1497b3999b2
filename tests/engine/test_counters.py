"""R44: counters are put on cards, counted, moved and removed, and leave with the card."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.language.read.definition import define
from tests.scenario import Play, Side, action, artifact, made, scene


def marked(card: str, **counters: int) -> Side:
    """A card with counters on it."""
    return {"card": card, "counters": counters}


def counters(game: Play, card: str, name: str) -> int:
    """How many counters of a name are on a card."""
    return game.card(card).counters.get(name, 0)


@pytest.mark.rule("R44.2")
def test_counters_of_a_name_are_put_on_a_card_of_either_side() -> None:
    curse = action("curse", {"put-counters": "doom", "onto": "a creature", "amount": 2})
    game = scene(
        "brobnar",
        {"hand": ["curse"], "battleline": ["plain-3"]},
        {"battleline": [marked("plain-4", doom=1, glory=1)]},
        cards=[curse],
    )
    game.play("curse").choose("plain-4")
    assert counters(game, "plain-4", "doom") == 3
    assert counters(game, "plain-4", "glory") == 1
    assert counters(game, "plain-3", "doom") == 0
    assert game.power("plain-4") == 4


@pytest.mark.rule("R44.2")
def test_a_description_may_ask_for_a_counter() -> None:
    fall = action("fall", {"destroy": "each creature with a doom counter"})
    game = scene(
        "brobnar",
        {"hand": ["fall"], "battleline": [marked("plain-3", doom=1), "plain-4"]},
        {"battleline": [marked("plain-5", glory=1), marked("plain-6", doom=2)]},
        cards=[fall],
    )
    game.play("fall")
    assert game.line() == ["plain-4"]
    assert game.line(1) == ["plain-5"]


@pytest.mark.rule("R28.2", "R44.2")
@pytest.mark.parametrize(("there", "left", "amber"), [(0, 0, 0), (2, 0, 0), (3, 0, 6), (4, 1, 6)])
def test_if_you_do_asks_for_every_counter_to_be_removed(there: int, left: int, amber: int) -> None:
    sage = artifact(
        "sage",
        action=[
            {"remove-counters": "wisdom", "from-card": "this", "amount": 3},
            {"if-you-do": [{"gain": 6}]},
        ],
    )
    game = scene("brobnar", {"artifacts": [marked("sage", wisdom=there)]}, cards=[sage])
    game.use("sage")
    assert counters(game, "sage", "wisdom") == left
    assert game.amber == (amber, 0)


@pytest.mark.rule("R28.4", "R44.1")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_up_to_so_many_counters_leave_the_player_the_number(taken: int) -> None:
    trim = action(
        "trim",
        {"remove-counters": "power", "from-card": "a creature", "amount": 3, "up-to": True},
        {"gain": {"this-way": "amount"}},
    )
    game = scene(
        "brobnar",
        {"hand": ["trim"], "battleline": [{"card": "plain-3", "power_counters": 2}]},
        cards=[trim],
    )
    game.play("trim").choose(taken)
    assert game.power("plain-3") == 5 - taken
    assert game.amber == (taken, 0)


@pytest.mark.rule("R21.2", "R44.1")
def test_a_creature_that_loses_its_counters_may_be_too_weak_for_its_damage() -> None:
    trim = action("trim", {"remove-counters": "power", "from-card": "a creature", "amount": "all"})
    weak = {"card": "plain-3", "power_counters": 2, "damage": 3}
    game = scene(
        "brobnar",
        {"hand": ["trim"]},
        {"battleline": [weak, "plain-4"]},
        cards=[trim],
    )
    game.play("trim").choose("plain-3")
    assert game.line(1) == ["plain-4"]


@pytest.mark.rule("R44.1")
def test_counters_move_from_all_creatures_to_one() -> None:
    hoard = made(
        "hoard",
        power=2,
        play=[
            {
                "move-counters": "power",
                "from-card": "each other creature",
                "onto": "this",
                "amount": "all",
            }
        ],
    )
    game = scene(
        "brobnar",
        {"hand": ["hoard"], "battleline": [{"card": "plain-3", "power_counters": 2}, "plain-4"]},
        {"battleline": [{"card": "plain-5", "power_counters": 1}]},
        cards=[hoard],
    )
    game.play("hoard")
    assert [game.power(card) for card in ("hoard", "plain-3", "plain-4", "plain-5")] == [5, 3, 4, 5]


@pytest.mark.rule("R44.1")
@pytest.mark.parametrize(("there", "after"), [(0, 0), (1, 2), (3, 6)])
def test_counters_are_doubled(there: int, after: int) -> None:
    double = {"power-counters": {"property": "power-counters", "of": "this"}, "onto": "this"}
    bigger = made("bigger", power=1, reap=[double])
    game = scene(
        "brobnar", {"battleline": [{"card": "bigger", "power_counters": there}]}, cards=[bigger]
    )
    game.reap("bigger")
    assert game.card("bigger").power_counters == after


@pytest.mark.rule("R24.2", "R44.3")
def test_counters_leave_with_the_card() -> None:
    bounce = action("bounce", {"return": "a creature"})
    game = scene(
        "brobnar",
        {"hand": ["bounce"], "battleline": [marked("plain-3", doom=1)]},
        cards=[bounce],
    )
    game.play("bounce").play("plain-3")
    assert counters(game, "plain-3", "doom") == 0


@pytest.mark.rule("R44.1", "R44.2")
@pytest.mark.parametrize(
    "effect",
    [
        {"power-counters": -1, "onto": "this"},
        {"put-counters": "doom", "onto": "this", "amount": -2},
        {"remove-counters": "doom", "from-card": "this", "amount": -1},
        {"put-counters": "two words", "onto": "this"},
    ],
)
def test_fewer_than_none_and_names_of_two_words_are_refused(effect: dict[str, object]) -> None:
    facts = {"name": "Odd", "house": "brobnar", "type": "creature", "power": 1}
    card, problems = define("odd", {**facts, "play": [effect]})
    assert card is None
    assert len(problems) == 1
