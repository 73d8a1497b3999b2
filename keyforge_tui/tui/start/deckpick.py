"""Picking a deck for each player from the deck box."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import App

from keyforge_tui.common.errors import UserError
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry
from keyforge_tui.tui.start.deckbox import FOLDER, Deckbox, Picked


async def pick_deck(app: App[None], box: Deckbox, name: str) -> Picked | None:
    """Let a player pick a deck that can be played; None where they leave."""
    entries = box.entries()
    start = 1  # the first line is a heading
    while True:
        value = await _ask(app, f"A deck for {name}", entries, start)
        if value is None:
            return None
        if value.startswith(FOLDER):
            entries = box.look_into(value.removeprefix(FOLDER))
            start = [entry.title.plain for entry in entries].index(f"In {box.folder}") + 1
            continue
        start = next(place for place, entry in enumerate(entries) if entry.value == value)
        if decks := box.several(value):
            value = await _ask(app, f"Which of these decks, {name}?", decks, 0)
            if value is None:
                continue
        try:
            return box.pick(value)
        except UserError as error:
            app.notify("\n".join(error.lines[:4]), severity="error", markup=False)


async def _ask(
    app: App[None], title: str, entries: Sequence[ReaderEntry], start: int
) -> str | None:
    return await app.push_screen_wait(Reader(title, entries, start=start, chooses=True))
