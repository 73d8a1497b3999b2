"""The rules of the game as text: every rule by its number, to read and to cite."""

from keyforge_tui.rulebook.rulebook import (
    Chapter,
    Entry,
    GlossaryEntry,
    OpenPoint,
    Rule,
    Rulebook,
    fold,
    load_rulebook,
    parse_number,
)

__all__ = [
    "Chapter",
    "Entry",
    "GlossaryEntry",
    "OpenPoint",
    "Rule",
    "Rulebook",
    "fold",
    "load_rulebook",
    "parse_number",
]
