"""Writing what a replay shows to a file: the log, or the table as a picture."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

from textual.app import App
from textual.content import Content

from keyforge_tui.common.errors import UserError
from keyforge_tui.match.setting import Dealing
from keyforge_tui.tui.readers.reader import ReaderEntry

PICTURE: Final = ".svg"
_FORMS: Final = {
    ".txt": "the log up to here, as text",
    ".md": "the log up to here, as Markdown",
    ".json": "the log up to here, as JSON",
    PICTURE: "the table as a picture",
}


def export_entries(dealing: Dealing, folder: Path) -> list[ReaderEntry]:
    """What can be written, each with the file it goes to."""
    return [
        ReaderEntry(
            Content.assemble((f" {free_name(dealing, suffix, folder).name:<34}", "bold"), text),
            value=suffix,
        )
        for suffix, text in _FORMS.items()
    ]


def free_name(dealing: Dealing, suffix: str, folder: Path) -> Path:
    """A file in a folder that is not there yet, named by when the game began."""
    when = re.sub(r"[^0-9]+", "-", dealing.started).strip("-")
    stem = f"keyforge-{when}" if when else "keyforge-game"
    path, number = folder / f"{stem}{suffix}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet; a `UserError` where that cannot be done."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror or error}") from None


SIZE = (120, 40)


def picture(app: App[None]) -> str:
    """What an app shows when it begins, as SVG."""
    return asyncio.run(_taken(app))


async def _taken(app: App[None]) -> str:
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        return app.export_screenshot(title="keyforge-tui")
