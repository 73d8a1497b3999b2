"""Frames kept as text: what a screen looked like when somebody last looked at it.

`UPDATE_PICTURES=1 pytest tests/tui/test_pictures.py` writes them again; look at the difference
before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "snapshots"


def compare(name: str, shown: str) -> None:
    """Hold a frame against the one that is kept."""
    path = FOLDER / f"{name}.txt"
    text = "\n".join(line.rstrip() for line in shown.splitlines()) + "\n"
    if os.environ.get("UPDATE_PICTURES"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"there is no picture {name}; UPDATE_PICTURES=1 makes it"
    kept = path.read_text(encoding="utf-8")
    assert text == kept, f"{name} looks different now:\n{text}"
