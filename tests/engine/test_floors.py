"""The floors of the engine: what stands on one is of a kind the floor below has declared."""

from __future__ import annotations

import ast
from pathlib import Path

import keyforge_tui.engine
from keyforge_tui.engine import Modifier

ENGINE = Path(keyforge_tui.engine.__file__).parent


def heeded() -> set[str]:
    """The kinds of modifiers that the table and the rules ask for by name."""
    found = set()
    for floor in ("table", "rules"):
        for path in sorted((ENGINE / floor).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                    found.add(node.id)
    return found


def test_every_modifier_is_of_a_kind_that_a_rule_heeds() -> None:
    asked = heeded()
    for word, change in Modifier.words().items():
        assert issubclass(change, Modifier)
        kind = change.kind
        assert not kind.__module__.startswith("keyforge_tui.engine.language"), word
        assert kind.__name__ in asked, word
