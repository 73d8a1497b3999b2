"""What is wrong with a card file is said in words its writer can use."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from keyforge_tui.engine import (
    Amount,
    Condition,
    Effect,
    Modifier,
    Primitive,
    Trigger,
    field_key,
)
from keyforge_tui.engine.language.read.definition import define
from keyforge_tui.engine.language.textbox import card_text
from keyforge_tui.library.source import read_file
from tests.scenario import library

GOOD: dict[str, object] = {"name": "x", "house": "dis", "type": "creature", "power": 3}


@pytest.mark.parametrize(
    ("wrong", "place", "message"),
    [
        ({"power": "many"}, ("power",), 'is a whole number, not "many"'),
        ({"power": 300}, ("power",), "is at most 99"),
        ({"power": -1}, ("power",), "is at least 0"),
        ({"house": "dsi"}, ("house",), '"dsi" is not known here; did you mean "dis"?'),
        ({"type": "acton"}, ("type",), '"acton" is not known here; did you mean "action"?'),
        ({"bonus": ["ambr"]}, ("bonus", 0), '"ambr" is not known here; did you mean "amber"?'),
        ({"bonus": [3]}, ("bonus", 0), "is one of amber, capture, damage, draw"),
        ({"bonus": "amber"}, ("bonus",), "is a list"),
        ({"name": 3}, ("name",), "is a text"),
        ({"play": [{"deal": 3}]}, ("play", 0, "to"), "is missing; add it"),
        (
            {"play": [{"put-into-play": "it", "ready": "soon"}]},
            ("play", 0, "ready"),
            'is true or false, not "soon"',
        ),
        (
            {"destroyed": {"do": [{"steal": 1}], "instead": "soon"}},
            ("destroyed", "instead"),
            "is true or false",
        ),
    ],
)
def test_one_sentence_for_one_problem(
    wrong: dict[str, object], place: tuple[str | int, ...], message: str
) -> None:
    card, problems = define("x", {**GOOD, **wrong})
    assert card is None
    assert problems == [(place, message)]


def test_all_problems_are_told_at_once() -> None:
    _, problems = define("x", {"house": "dis", "type": "spell", "power": "many", "plya": []})
    assert [place for place, _ in problems] == [("name",), ("type",), ("power",), ("plya",)]


JUNK: list[Any] = [None, True, -1, "", "x", "each", [], {}, ["x"], {"x": 1}, [[]], {"do": []}]
WORDS = ("x", "do", "to", "if", "steal", "always", "play", "gains", "lasting", "who", "while")


def places_in(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside: Any = ()
    if isinstance(data, dict):
        inside = data.items()
    elif isinstance(data, list):
        inside = enumerate(data)
    for key, value in inside:
        yield (*at, key)
        yield from places_in(value, (*at, key))


def spoilt(data: Any, chance: Random) -> Any:
    """A card file with something wrong in it."""
    data = copy.deepcopy(data)
    *path, last = chance.choice(list(places_in(data)))
    around = data
    for key in path:
        around = around[key]
    value = around.pop(last)
    if isinstance(around, list):
        around.insert(last, copy.deepcopy(chance.choice(JUNK)))
    elif chance.random() < 0.7:
        around[last] = copy.deepcopy(chance.choice(JUNK))
    else:
        around[chance.choice(WORDS)] = value
    return data


def test_whatever_is_wrong_with_a_card_it_is_told_and_nothing_breaks() -> None:
    chance = Random(1)
    files = [read_file(path).data for path in library().files.values()]
    for _ in range(3000):
        data = spoilt(chance.choice(files), chance)
        card, problems = define("x", data)
        assert (card is None) is bool(problems), data
        if card is not None:
            card_text(card)


@pytest.mark.parametrize(
    ("phrase", "message"),
    [
        (
            "a creature with armour",
            '"with armour" is no ending for cards; did you mean "with armor"?',
        ),
        ("a creature that hunts", '"that hunts" is no ending for cards'),
        (
            "a creature on a flnk",
            '"on a flnk" is no ending for cards; did you mean "on a flank"?',
        ),
        ("a stuned creature", '"stuned" is not a word for cards; did you mean "stunned"?'),
        (
            "each creture",
            '"creture" names no kind of card (creature, artifact, upgrade, action, card); '
            'did you mean "creature"?',
        ),
    ],
)
def test_a_phrase_is_refused_with_a_word_of_the_right_kind_or_with_none(
    phrase: str, message: str
) -> None:
    _, problems = define("x", {**GOOD, "play": [{"stun": phrase}]})
    assert [told for _, told in problems] == [message]


def test_where_no_word_is_close_possible_ones_are_listed_if_they_are_few() -> None:
    _, problems = define("x", {**GOOD, "always": {"zzz": 1, "to": "this"}})
    _, listed = define("x", {**GOOD, "play": [{"stun": {"select": "it", "zone": "hand"}}]})
    assert [told for _, told in listed] == [
        'unknown word in a selector "zone"; there are select, and, except, where, by, number'
    ]
    assert [told for _, told in problems] == ['unknown modifier "zzz"']


@pytest.mark.parametrize(
    ("effect", "key", "written"),
    [
        ({"place-amber": 1, "on": "this"}, "on", "onto"),
        ({"power-counters": 1, "on": "this"}, "on", "onto"),
        ({"move-amber": 1, "off": "this", "to": "your pool"}, "off", "from-card"),
        ({"move-damage": 1, "off": "this", "onto": "it"}, "off", "from-card"),
    ],
)
def test_a_key_that_other_readers_take_for_true_or_false_is_refused(
    effect: dict[str, object], key: str, written: str
) -> None:
    _, problems = define("x", {**GOOD, "play": [effect]})
    message = f"other YAML tools read true or false: write {written}"
    assert problems == [(("play", 0, key), message)]


@pytest.mark.parametrize("family", [Amount, Condition, Effect, Modifier, Trigger])
def test_no_word_has_a_key_that_yaml_takes_for_something_else(family: type[Primitive]) -> None:
    switches = {"on", "off", "yes", "no", "y", "n", "true", "false", "null"}
    for word, kind in family.words().items():
        assert switches.isdisjoint([word, *map(field_key, kind.model_fields)]), word
