"""The record of a finished game: its story and its chart as a text file."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

from keyforge_tui.saves.restore import Restored
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.story.chronicle import log_text
from keyforge_tui.tui.ending.chart import amber_chart

WIDTH = 72
HEIGHT = 12


def record_text(sitting: Sitting, result: str) -> str:
    """Who played what, everything both could see, the chart, the result."""
    assert sitting.dealing is not None
    story = log_text(Restored(sitting.dealing, sitting.session), sitting.chronicle)
    return f"{story}\n{amber_chart(sitting, WIDTH, HEIGHT).plain}\n\n{result}\n"


def save_record(sitting: Sitting, result: str, folder: Path) -> str:
    """Write the record into a folder; what came of it, in a line."""
    names = "-".join(re.sub(r"[^a-z0-9]+", "", name.lower()) or "player" for name in sitting.names)
    stem = f"keyforge-{datetime.now():%Y%m%d-%H%M%S}-{names}"
    path = folder / f"{stem}.txt"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    try:
        path.write_text(record_text(sitting, result), encoding="utf-8")
    except OSError as error:
        return f"The record could not be saved: {error.strerror}."
    return f"The record is in {path}"
