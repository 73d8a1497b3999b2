"""The fields of primitives as the keys of a card file."""

from __future__ import annotations

from functools import cache
from typing import get_args

from keyforge_tui.engine.language.core.primitive import Amount, Nested, Primitive
from keyforge_tui.engine.model.words import Zone


def field_key(name: str) -> str:
    """The key in a card file for a field: kebab case, without Python's underscore."""
    return name.rstrip("_").replace("_", "-") if name.endswith("_") else name.replace("_", "-")


def names_back(part: str | int) -> str | int:
    """A field of a model as its key in the file."""
    return field_key(part) if isinstance(part, str) else part


@cache
def field_keys(kind: type[Primitive]) -> dict[str, str]:
    """The fields of a word by their keys in a card file."""
    return {field_key(name): name for name in kind.model_fields}


CONTINUOUS_KEYS = ("always", "after", "each-time", "at", "before", "as-soon-as", "instead-of")
"""The keys of abilities that are there all the time."""

SWITCHES = {"on": ("onto", "on-card", "flank"), "off": ("from-card",)}
"""Words that most readers of YAML take for true and false, and the keys to write instead."""

WORKS_IN = frozenset({Zone.HAND, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED})
"""The zones out of play in which an ability may work (`works-in`)."""

_NESTED: dict[tuple[type[Primitive], str], Nested | None] = {}


def nested_in(kind: type[Primitive], name: str) -> Nested | None:
    """Whether a field holds primitives; looked up once."""
    key = (kind, name)
    if key not in _NESTED:
        info = kind.model_fields[name]
        found = next((item for item in info.metadata if isinstance(item, Nested)), None)
        if found is None:
            found = _nested_in_union(info.annotation)
        _NESTED[key] = found
    return _NESTED[key]


def _nested_in_union(annotation: object) -> Nested | None:
    for part in get_args(annotation):
        for item in getattr(part, "__metadata__", ()):
            if isinstance(item, Nested):
                return item
    return None


def is_amount(value: dict[str, object]) -> bool:
    """Whether a mapping says how much."""
    return any(key in Amount.words() for key in value)


def listed(value: object) -> list[object]:
    """One thing or several, as a list."""
    return value if isinstance(value, list) else [value]
