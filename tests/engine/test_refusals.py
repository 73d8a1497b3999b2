"""What is wrong with a card file is said in words its writer can use."""

import pytest

from keyforge_tui.engine.definition import define

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
    assert [place for place, _ in problems] == [("plya",), ("name",), ("type",), ("power",)]
