"""Whatever is sent, there is one answer, and it is never a fault of ours."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.protocol.test_conversation import DECK, Client

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["Anger", "troll", "dis", "brobnar", "red", "keep", "play", "reap", ""])
    | st.text(max_size=5)
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner)
)
CARDS = st.lists(
    st.sampled_from(["Troll", "Anger", "gauntlet-of-command", "Blood of Titans"])
    | st.fixed_dictionaries(
        {"card": st.sampled_from(["Troll", "Bumpsy", "Batdrone"])},
        optional={
            "damage": st.integers(-1, 4) | SCALARS,
            "amber": st.integers(0, 3) | SCALARS,
            "stunned": st.booleans() | SCALARS,
            "upgrades": st.just(["Blood of Titans"]) | VALUES,
            "under": st.just(["Punch"]) | VALUES,
            "house": st.sampled_from(["dis", "logos"]) | SCALARS,
        },
    )
    | SCALARS,
    max_size=3,
)
ZONES = ("hand", "deck", "discard", "archives", "purged", "battleline", "artifacts")
SIDE = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(ZONES, CARDS),
        "amber": st.integers(0, 7) | SCALARS,
        "keys": st.lists(st.sampled_from(["red", "blue"]) | SCALARS, max_size=3),
        "houses": st.lists(st.sampled_from(["dis", "logos", "mars"]) | SCALARS, max_size=4),
    },
)
SCENARIO = st.fixed_dictionaries(
    {"players": st.lists(SIDE, min_size=2, max_size=2) | VALUES},
    optional={
        "house": st.sampled_from(["brobnar", None]) | SCALARS,
        "turn": st.integers(1, 3) | SCALARS,
        "active": st.integers(0, 1) | SCALARS,
        "tide": st.integers(0, 1) | SCALARS,
        "seed": st.integers() | SCALARS,
    },
)
CHANGE = (
    st.fixed_dictionaries(
        {"card": st.integers(0, 5) | SCALARS},
        optional={
            "zone": st.sampled_from(ZONES) | SCALARS,
            "player": st.integers(0, 1) | SCALARS,
            "position": st.integers(0, 2) | SCALARS,
        },
    )
    | st.fixed_dictionaries(
        {"card": st.integers(0, 5)},
        optional={
            "damage": st.integers(0, 4) | SCALARS,
            "stunned": st.booleans() | SCALARS,
            "power_counters": st.integers(0, 2) | SCALARS,
            "counters": st.dictionaries(st.text(max_size=4), st.integers(0, 2) | SCALARS),
        },
    )
    | st.fixed_dictionaries({"card": st.integers(0, 5), "upgrade_of": st.integers(0, 5) | SCALARS})
    | st.fixed_dictionaries(
        {"player": st.integers(0, 1)},
        optional={"amber": st.integers(0, 9), "keys": st.lists(st.sampled_from(["red", "blue"]))},
    )
    | st.fixed_dictionaries({"tide": SCALARS})
    | VALUES
)
"""What could be meant to be put right."""
REQUEST = (
    st.fixed_dictionaries({"op": st.just("setup"), "scenario": SCENARIO | VALUES})
    | st.fixed_dictionaries({"op": st.just("choose"), "options": st.lists(st.integers(-1, 4))})
    | st.fixed_dictionaries({"op": st.just("state")}, optional={"player": SCALARS})
    | st.fixed_dictionaries({"op": st.just("undo")})
    | st.fixed_dictionaries(
        {"op": st.just("edit"), "changes": st.lists(CHANGE, max_size=3) | VALUES}
    )
    | st.fixed_dictionaries(
        {"op": st.just("explain"), "card": SCALARS},
        optional={"action": st.sampled_from(["play", "reap", "fight", "omni"]) | SCALARS},
    )
    | st.fixed_dictionaries(
        {"op": st.just("new"), "decks": st.lists(st.just(DECK) | VALUES, max_size=2)},
        optional={"seed": SCALARS, "first": SCALARS, "chains": VALUES, "auto": SCALARS},
    )
    | st.fixed_dictionaries({"op": SCALARS})
    | VALUES
)


@given(st.lists(REQUEST, max_size=8))
def test_every_request_has_one_answer(requests: list[Any]) -> None:
    client = Client()
    for request in requests:
        answer = client.send(json.dumps(request).encode())
        if answer["ok"]:
            assert {"decision", "events", "winner"} <= answer.keys()
        else:
            assert answer.keys() == {"ok", "error"}
            assert "internal error" not in answer["error"], (request, answer)
            assert "\n" not in answer["error"]


@given(st.binary(max_size=60))
def test_every_line_has_one_answer(line: bytes) -> None:
    answer = Client().send(line)
    assert answer["ok"] is False
    assert "internal error" not in answer["error"]
