"""The examples of the primitives, each made into a whole card, so that none can be wrong."""

from __future__ import annotations

from keyforge_tui.engine import CONTINUOUS_KEYS, CardDef, Effect, Modifier, Primitive, define
from keyforge_tui.library.source import SourceError, read_text

_AROUND_A_CONDITION: dict[str, object] = {
    "if": lambda condition: {"play": [{"if": condition, "then": [{"gain": 1}]}]},
    "while": lambda condition: {"always": [{"to": "this", "while": condition, "power": 1}]},
    "when": lambda condition: {"as-soon-as": [{"when": condition, "do": [{"destroy": "this"}]}]},
    "where": lambda condition: {"play": [{"stun": {"select": "a creature", "where": condition}}]},
}
"""How a condition alone is made into an ability."""


def example_card(kind: type[Primitive]) -> CardDef:
    """A card whose text is a primitive's example; raises `SourceError` if it does not load."""
    document = read_text(kind.example, f"example of {kind.word}")
    data = {
        "name": "This Card",
        "house": "brobnar",
        "type": "creature",
        "power": 3,
        **_abilities(document.data),
    }
    card, problems = define("this-card", data)
    if card is None:
        raise SourceError([document.problem(at, message) for at, message in problems])
    return card


def _abilities(data: object) -> dict[str, object]:
    """An example as the abilities of a card: what is left out around it is filled in."""
    if not isinstance(data, dict):
        return {"play": data}
    keys = [str(key) for key in data]
    around = _AROUND_A_CONDITION.get(keys[0])
    if all(key in CONTINUOUS_KEYS for key in keys):
        return data
    if len(keys) == 1 and callable(around):
        made: dict[str, object] = around(data[keys[0]])
        return made
    if keys[0] in Modifier.words() and keys[0] not in Effect.words():
        return {"always": [{"to": "this", **data}]}
    return {"play": [data]}
