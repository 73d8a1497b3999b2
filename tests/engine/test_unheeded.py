"""Nothing is accepted that would not be heeded: it is refused, with what to write instead."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import define

FACTS = {"name": "x", "house": "dis", "type": "creature", "power": 3}
RICH = {"amber-of": "opponent", "at-least": 7}


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ({"gain": {"count": "2 friendly creatures"}}, "means every card of a kind"),
        ({"stun": {"select": "it", "by": "opponent"}}, "nothing can stand beside it"),
        ({"stun": {"select": "each creature", "by": "opponent"}}, "chooses nothing here"),
        ({"stun": {"select": "2 creatures", "number": {"keys": "you"}}}, "stands beside"),
        ({"discard": "a card among them in your hand"}, "leave the place out"),
        ({"stun": "a neighboring neighbor of it"}, "says where it stands"),
        ({"if": RICH, "then": [{"gain": 1}], "instead": True}, "instead needs else"),
        ({"lose": 1, "all-but": 5}, "all-but needs lose: all"),
        ({"steal": 1, "all-but": 5}, "all-but needs steal: all"),
        ({"capture": 1, "all-but": 5}, "all-but needs capture: all"),
        ({"deal": 3, "to": "a creature", "divide": True, "splash": 1}, "no splash"),
        ({"deal": 3, "to": "each creature", "divide": True}, "write to: a creature"),
        ({"deal": 3, "to": "each creature", "per-target": True}, "speaks of it"),
        ({"together": [{"gain": 1}]}, "holds deal effects only"),
        ({"move-amber": 1, "onto": "this"}, "either from: your pool or from-card"),
        ({"move-amber": 1, "from": "your pool"}, "either onto or to"),
        ({"repeat": [{"gain": 1}]}, "needs either times"),
        ({"repeat": [{"gain": 1}], "times": 1}, "once is no repetition"),
        ({"gain": {"history": "played", "in-fight": True}}, "in-fight belongs to destroyed"),
        ({"gain": {"history": "played", "from": "hand"}}, "from belongs to discarded"),
        ({"gain": {"history": "forged", "cards": "creature"}}, "is not done to cards"),
        ({"gain": {"this-way": "amount", "whose": "you"}}, "are about cards"),
        ({"search": "a random card in your deck"}, "finds cards by choice"),
        ({"cancel-fight": "this"}, "is about the triggering card"),
        ({"one-at-a-time": "a random creature", "do": [{"stun": "it"}]}, "card after card"),
        ({"forge": 2, "free": True}, "free needs forge: 0"),
        ({"lasting": "this turn"}, "abilities"),
        ({"gain": "all"}, "there is no end of it"),
        ({"deal": "all", "to": "a creature"}, "there is no end of it"),
    ],
    ids=str,
)
def test_what_would_not_be_heeded_is_refused(effect: dict[str, object], complaint: str) -> None:
    _, problems = define("x", {**FACTS, "play": [effect]})
    assert any(complaint in f"{at} {message}" for at, message in problems), problems


@pytest.mark.parametrize(
    ("modifier", "complaint"),
    [
        ({"to": "2 creatures", "power": 1}, "means every card of a kind"),
        ({"to": "this", "fight-damage": {"when": "attacking"}}, "one of none, only and more"),
    ],
    ids=str,
)
def test_a_change_that_would_not_be_heeded_is_refused(
    modifier: dict[str, object], complaint: str
) -> None:
    _, problems = define("x", {**FACTS, "always": [modifier]})
    assert any(complaint in message for _, message in problems), problems
