"""Frames kept as text, a few with their colours: what a screen looked like when last looked at.

`UPDATE_PICTURES=1 pytest tests/tui/test_pictures.py` writes them again; look at the difference
before it is committed.
"""

from __future__ import annotations

import os
import re
from difflib import unified_diff
from pathlib import Path

FOLDER = Path(__file__).parent / "snapshots"


def compare(name: str, shown: str) -> None:
    """Hold a frame against the one that is kept."""
    _compare(f"{name}.txt", shown)


def compare_colours(name: str, svg: str) -> None:
    """Hold a picture with its colours against the one that is kept."""
    _compare(f"{name}.svg", re.sub(r"terminal-\d+", "table", svg))  # one name for every picture


def _compare(name: str, shown: str) -> None:
    path = FOLDER / name
    text = "\n".join(line.rstrip() for line in shown.splitlines()) + "\n"
    if os.environ.get("UPDATE_PICTURES"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"there is no picture {name}; UPDATE_PICTURES=1 makes it"
    kept = path.read_text(encoding="utf-8")
    changed = (
        text
        if path.suffix == ".txt"
        else "\n".join(unified_diff(kept.split("\n"), text.split("\n")))
    )
    assert text == kept, f"{name} looks different now:\n{changed}"
