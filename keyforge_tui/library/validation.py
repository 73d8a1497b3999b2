"""Turns data that was read from a file into a model, or into complaints with their lines."""

from typing import TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from keyforge_tui.library.source import Document, Problem, SourceError, dotted

T = TypeVar("T")

_SENTENCES = {
    "extra_forbidden": "is not known here; remove it or check its spelling",
    "missing": "is missing; add it",
}


def validate(adapter: TypeAdapter[T], document: Document) -> T:
    """The document as the model, or a `SourceError` with everything that does not fit."""
    try:
        return adapter.validate_python(document.data)
    except ValidationError as error:
        raise SourceError(problems(document, error)) from None


def problems(document: Document, error: ValidationError) -> list[Problem]:
    """One line for each thing a model refused, with its line in the file."""
    return [document.problem(entry["loc"], _sentence(entry)) for entry in _entries(error)]


def complaint(error: ValidationError) -> str:
    """The first thing a model refused as one line, and how many more there are."""
    first, *more = _entries(error)
    place = f"{dotted(first['loc'])}: " if first["loc"] else ""
    rest = f" (and {len(more)} more)" if more else ""
    return f"{place}{_sentence(first)}{rest}"


def _entries(error: ValidationError) -> list[ErrorDetails]:
    return error.errors(include_url=False, include_context=False, include_input=False)


def _sentence(entry: ErrorDetails) -> str:
    """What is wrong, in our words where the model's own would puzzle."""
    known = _SENTENCES.get(entry["type"])
    if known is not None:
        return known
    if entry["type"] == "value_error":
        return entry["msg"].removeprefix("Value error, ")  # a sentence of our own
    return entry["msg"][:1].lower() + entry["msg"][1:]
