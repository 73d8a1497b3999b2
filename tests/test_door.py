"""Outside the engine nobody reaches behind its door: a game is asked, not taken apart."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "keyforge_tui"
CHECKER = PACKAGE / "simulation"
"""Checks the engine itself, by the one name `game.table`."""
OUTSIDE = sorted(
    path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(PACKAGE / "engine")
)


def reaching(source: str) -> list[int]:
    """The lines that take the table or the state out of a game."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and node.attr in ("table", "state")
        and ast.unparse(node.value).split(".")[-1] == "game"
    ]


def test_nothing_outside_takes_a_game_apart() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in OUTSIDE
        if not path.is_relative_to(CHECKER)
        for line in reaching(path.read_text("utf-8"))
    ]
    assert not found


@pytest.mark.parametrize("line", ["self.game.state.turn", "look(sitting.game.table, viewer)"])
def test_taking_a_game_apart_is_found(line: str) -> None:
    assert reaching(f"\n{line}\n") == [2]
