"""What a model refuses, in sentences for the person who wrote the file or the request."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from keyforge_tui.common.suggest import did_you_mean

Place = tuple[str | int, ...]

_QUOTED: Final = re.compile(r"'([^']*)'")


def refusals(error: ValidationError) -> Iterator[tuple[Place, str]]:
    """Each place something is wrong at, with one sentence for it.

    Where a value may be one of several things, the model has a complaint for each: the first,
    about the plainest of them, is the one to tell.
    """
    seen: set[Place] = set()
    for entry in error.errors(include_url=False):
        place = tuple(part for part in entry["loc"] if not _is_internal(part))
        if place not in seen:
            seen.add(place)
            yield place, sentence(entry)


def _is_internal(part: str | int) -> bool:
    """Whether a step of a path is the model's name for one alternative, not a key of the data."""
    return isinstance(part, str) and ("[" in part or part in _ALTERNATIVES)


_ALTERNATIVES: Final = frozenset({"str", "int", "bool", "House"})


def sentence(entry: ErrorDetails) -> str:
    """What is wrong with one value."""
    kind = entry["type"]
    told = _SENTENCES.get(kind)
    if told is not None:
        return told(entry)
    if kind.startswith(("int_", "float_")):
        return f"is a whole number{_not(entry)}"
    return _as_it_is(entry)


def _as_it_is(entry: ErrorDetails) -> str:
    return entry["msg"][:1].lower() + entry["msg"][1:]


def _not(entry: ErrorDetails) -> str:
    value = entry["input"]
    return f', not "{_short(value)}"' if isinstance(value, str) else ""


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:37]}..."


def _one_of(entry: ErrorDetails) -> str:
    """A word that is not among those allowed, with the nearest of them, or all if they are few."""
    value = entry["input"]
    known = _QUOTED.findall(str(entry.get("ctx", {}).get("expected", "")))
    if not known:
        return _as_it_is(entry)
    if not isinstance(value, str):
        return f"is one of {', '.join(known)}"
    meant = did_you_mean(value, known)
    if not meant:
        meant = f"; known are {', '.join(known)}"
    return f'"{_short(value)}" is not known here{meant}'


def _limit(word: str, key: str) -> Callable[[ErrorDetails], str]:
    return lambda entry: f"is {word} {entry.get('ctx', {}).get(key)}"


_SENTENCES: Final[dict[str, Callable[[ErrorDetails], str]]] = {
    "extra_forbidden": lambda _: "is not known here; remove it or check its spelling",
    "missing": lambda _: "is missing; add it",
    "enum": _one_of,
    "literal_error": _one_of,
    "bool_type": lambda _: "is true or false",
    "bool_parsing": lambda entry: f"is true or false{_not(entry)}",
    "string_type": lambda _: "is a text",
    "tuple_type": lambda _: "is a list",
    "list_type": lambda _: "is a list",
    "dict_type": lambda _: "is a mapping",
    "model_type": lambda _: "is a mapping",
    "greater_than_equal": _limit("at least", "ge"),
    "less_than_equal": _limit("at most", "le"),
    # A sentence of our own, raised by a validator.
    "value_error": lambda entry: entry["msg"].removeprefix("Value error, "),
}
