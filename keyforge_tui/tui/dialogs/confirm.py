"""A question about the program, not about the game."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from keyforge_tui.tui.dialogs.leaving import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import CONFIRM


class Confirm(ModalScreen[bool]):
    """Yes or no; Esc is no."""

    BINDINGS = bindings(CONFIRM)

    def __init__(
        self, question: str, yes: str = "Yes", no: str = "No", *, careful: bool = False
    ) -> None:
        super().__init__()
        self.question = question
        self.yes = yes
        self.no = no
        self.careful = careful
        """What cannot be taken back is never under the thumb: Enter says no."""

    def compose(self) -> ComposeResult:
        """The question and two buttons."""
        with Vertical(id="confirm"):
            yield Static(self.question, markup=False)
            with Horizontal():
                yield Button(f"y  {self.yes}", id="yes", compact=True)
                yield Button(f"n  {self.no}", id="no", compact=True)

    def on_mount(self) -> None:
        """Begin on the answer that does no harm."""
        self.query_one("#no" if self.careful else "#yes").focus()

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """A button answers."""
        event.stop()
        leave(self, event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """A key answers."""
        leave(self, yes)
