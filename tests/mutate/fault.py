"""A fault: one file of the game with one thing wrong in it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong where, and what the file then holds."""

    path: str
    """The file, from the project's root."""
    what: str
    """What was changed, for a person to find it."""
    text: str
    """The whole file with the fault in it."""
    key: str
    """What a test must have done to notice it: `card:<id>`, or `code:<file>:<line>`."""
