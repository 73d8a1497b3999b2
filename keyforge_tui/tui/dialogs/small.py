"""What a terminal below 80x24 shows: that it is too small. The game waits behind it."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

WIDTH = 80
HEIGHT = 24


class TooSmall(Screen[None]):
    """Opaque and deaf; the app takes it away as soon as there is room again."""

    def compose(self) -> ComposeResult:
        """The size there is and the size it takes."""
        yield Static(id="small-text", markup=False)

    def on_resize(self, event: events.Resize) -> None:
        """Say how large the terminal is now."""
        width, height = event.size
        text = f"The table needs {WIDTH}x{HEIGHT}.\nThis terminal is {width}x{height}.\n\n"
        self.query_one(Static).update(f"{text}Make it larger; nothing is lost.")

    def on_key(self, event: events.Key) -> None:
        """Keys do nothing here, except leaving."""
        if event.key not in ("ctrl+q", "ctrl+c"):
            event.stop()
            event.prevent_default()
