"""Scenarios: positions to begin from, as data or as YAML files, with their problems in place."""

from __future__ import annotations

from pathlib import Path

from pydantic import ValidationError

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import Game, Scenario, ScenarioError, start
from keyforge_tui.library.cards import CardNames
from keyforge_tui.library.source import SourceError, complaint, dotted, problems, read_file


class ScenarioProblem(UserError):
    """A scenario that cannot be set up, in one line."""


def game_from_data(data: object, names: CardNames, *, auto: bool = True) -> Game:
    """The game at a position given as plain data; raises `ScenarioProblem`."""
    try:
        return start(Scenario.model_validate(data), names.card, auto=auto)
    except ValidationError as error:
        raise ScenarioProblem(complaint(error)) from None
    except ScenarioError as error:
        raise ScenarioProblem(f"{dotted(error.at)}: {error}") from None


def game_from_file(path: Path, names: CardNames, *, auto: bool = True) -> Game:
    """The game at the position of a scenario file; raises `SourceError` with lines."""
    document = read_file(path)
    try:
        return start(Scenario.model_validate(document.data), names.card, auto=auto)
    except ValidationError as error:
        raise SourceError(problems(document, error)) from None
    except ScenarioError as error:
        raise SourceError([document.problem(error.at, str(error))]) from None
