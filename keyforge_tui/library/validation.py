"""Turns data that was read from a file into a model, or into complaints with their lines."""

from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from keyforge_tui.engine import refusals
from keyforge_tui.library.source import Document, Problem, SourceError, dotted

T = TypeVar("T")


def validate(adapter: TypeAdapter[T], document: Document, context: object = None) -> T:
    """The document as the model, or a `SourceError` with everything that does not fit.

    `context`: what the model's own checks have to know.
    """
    try:
        return adapter.validate_python(document.data, context=context)
    except ValidationError as error:
        raise SourceError(problems(document, error)) from None


def problems(document: Document, error: ValidationError) -> list[Problem]:
    """One line for each thing a model refused, with its line in the file."""
    return [document.problem(place, message) for place, message in refusals(error)]


def complaint(error: ValidationError) -> str:
    """The first thing a model refused as one line, and how many more there are."""
    (place, message), *more = refusals(error)
    where = f"{dotted(place)}: " if place else ""
    rest = f" (and {len(more)} more)" if more else ""
    return f"{where}{message}{rest}"
