"""Questions about the program: one player says yes or no, or both have to agree."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from keyforge_tui.engine import PLAYERS
from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import CONFIRM, CONSENT


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


class Consent(ModalScreen[bool]):
    """Asks both players; one no is a no."""

    BINDINGS = bindings(CONSENT)

    def __init__(self, question: str, names: tuple[str, str]) -> None:
        super().__init__()
        self.question = question
        self.names = names
        self.agreed: set[int] = set()

    def compose(self) -> ComposeResult:
        """The question, a button for each player, and one for no."""
        with Vertical(id="consent"):
            yield Static(self.question, markup=False)
            with Horizontal():
                for player in PLAYERS:
                    yield Button(Content(self._says(player)), id=f"agree-{player}", compact=True)
                yield Button("n  No", id="refuse", compact=True)

    def _says(self, player: int) -> str:
        if player in self.agreed:
            return f"{self.names[player]} agrees"
        return f"{player + 1}  {self.names[player]}: yes"

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """A button does what its key does."""
        event.stop()
        if event.button.id == "refuse":
            self.action_refuse()
        else:
            self.action_agree(int(event.button.id == "agree-1"))

    def action_agree(self, player: int) -> None:
        """One player agrees; with the other's yes it is done."""
        self.agreed.add(player)
        if len(self.agreed) == len(PLAYERS):
            leave(self, True)
            return
        button = self.query_one(f"#agree-{player}", Button)
        button.label = Content(self._says(player))
        button.disabled = True

    def action_refuse(self) -> None:
        """It stays as it is."""
        leave(self, False)
