"""Taking a seat: names, decks, and who is first, drawn before everybody's eyes."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input, Static

from keyforge_tui.engine.words import PLAYERS, PlayerId
from keyforge_tui.tui.screens.leaving import leave


class Seating(Screen[tuple[str, str] | None]):
    """Two names; Enter in the second draws who goes first, Enter again begins."""

    BINDINGS = [
        Binding("escape", "leave", "Back", id="seating.back", tooltip="Back to the menu."),
        Binding("enter", "next", "Begin", id="seating.begin", tooltip="Draw, then begin."),
    ]
    ROUNDS = 14
    """How often the light goes from one to the other."""

    def __init__(
        self, names: tuple[str, str], decks: tuple[str, str], first: PlayerId, *, animate: bool
    ) -> None:
        super().__init__()
        self.names = names
        self.decks = decks
        self.first = first
        self.animate_draw = animate
        self.drawn = False
        self._round = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Two seats and one line below them."""
        with Vertical(id="seating"):
            yield Static("Take a seat", id="seating-title", markup=False)
            with Horizontal(id="seats"):
                for player in PLAYERS:
                    with Vertical(classes="seat", id=f"seat-{player}"):
                        yield Static(self.decks[player], classes="seat-deck", markup=False)
                        yield Input(
                            self.names[player], max_length=24, id=f"name-{player}", compact=True
                        )
                        yield Static("", classes="seat-first", id=f"first-{player}", markup=False)
            yield Static(
                "Type your names. Enter draws who goes first.", id="seating-how", markup=False
            )

    @on(Input.Submitted)
    def named(self, event: Input.Submitted) -> None:
        """From the first name to the second, and then the draw."""
        event.stop()
        if event.input.id == "name-0":
            self.query_one("#name-1", Input).focus()
        else:
            self.action_next()

    def action_next(self) -> None:
        """Draw; begin once it is drawn."""
        if self.drawn:
            one, two = (self.query_one(f"#name-{player}", Input).value for player in PLAYERS)
            leave(self, (one.strip() or self.names[0], two.strip() or self.names[1]))
        elif self._timer is None:
            self.set_focus(None)
            if self.animate_draw:
                self._timer = self.set_interval(0.07, self._turn)
            else:
                self._show_first()
        else:
            self._show_first()

    def _turn(self) -> None:
        self._round += 1
        if self._round >= self.ROUNDS:
            self._show_first()
            return
        for player in PLAYERS:
            self.query_one(f"#seat-{player}").set_class(self._round % 2 == player, "-lit")

    def _show_first(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self.drawn = True
        for player in PLAYERS:
            self.query_one(f"#seat-{player}").set_class(player == self.first, "-lit")
            text = "goes first" if player == self.first else ""
            self.query_one(f"#first-{player}", Static).update(text)
        self.query_one("#seating-how", Static).update("Enter deals the cards.")

    def action_leave(self) -> None:
        """Back to the menu."""
        leave(self, None)
