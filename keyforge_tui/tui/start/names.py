"""What the players are called, unless they say otherwise when they sit down."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from keyforge_tui.engine import PLAYERS
from keyforge_tui.match.questions import LONGEST_NAME
from keyforge_tui.tui.dialogs.leaving import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import NAMES


class NamesScreen(ModalScreen[tuple[str, str]]):
    """Two names to type."""

    BINDINGS = bindings(NAMES)

    def __init__(self, names: tuple[str, str]) -> None:
        super().__init__()
        self.names = names

    def compose(self) -> ComposeResult:
        """One line for each player."""
        with Vertical(id="settings"):
            yield Static("Names", id="settings-title", markup=False)
            for player in PLAYERS:
                yield Input(
                    self.names[player], max_length=LONGEST_NAME, id=f"name-{player}", compact=True
                )
            yield Static("Enter goes on, Esc keeps.", id="settings-how", markup=False)

    @on(Input.Submitted)
    def next(self, event: Input.Submitted) -> None:
        """From the first name to the second, and back to the settings."""
        event.stop()
        if event.input.id == "name-0":
            self.query_one("#name-1", Input).focus()
        else:
            self.action_close()

    def action_close(self) -> None:
        """Keep what was typed; a name cannot be empty."""
        one, two = (
            self.query_one(f"#name-{player}", Input).value.strip() or self.names[player]
            for player in PLAYERS
        )
        leave(self, (one, two))
