"""Turns data that was read from a file into a model, or into complaints with their lines."""

from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from keyforge_tui.library.source import Document, Problem, SourceError

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
    return [
        document.problem(entry["loc"], _SENTENCES.get(entry["type"]) or entry["msg"].lower())
        for entry in error.errors(include_url=False, include_context=False, include_input=False)
    ]
