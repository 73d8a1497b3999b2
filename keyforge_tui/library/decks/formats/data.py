"""Safe ways into JSON data of which nothing is certain: what is not as expected is absent."""

from __future__ import annotations

from typing import TypeAlias

Fields: TypeAlias = dict[str, object]


def text(value: object) -> str:
    """The value as text; empty for what is neither text nor a whole number."""
    if isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return ""


def known_text(value: object) -> str | None:
    """The value as text, or None where there is none."""
    return text(value) or None


def texts(value: object) -> tuple[str, ...]:
    """The texts of a list."""
    return tuple(map(text, value)) if isinstance(value, list) else ()


def fields(value: object) -> Fields:
    """The value as an object; an empty one for anything else."""
    return value if isinstance(value, dict) else {}


def objects(value: object) -> list[Fields]:
    """The objects of a list; whatever else is in it is left out."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def number(value: object) -> int:
    """The value as a count; 0 for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) else 0
