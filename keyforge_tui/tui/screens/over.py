"""The end of a game: who won, and how it went."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from keyforge_tui.engine.game import Game
from keyforge_tui.narration import Chronicle
from keyforge_tui.tui.match import Match


class GameOverScreen(Screen[str]):
    """Who won."""

    BINDINGS = [
        Binding("enter,q", "leave", "Leave", id="over.leave", tooltip="Leave the table."),
    ]

    def __init__(self, match: Match, game: Game, chronicle: Chronicle) -> None:
        super().__init__()
        self.match = match
        self.game = game
        self.chronicle = chronicle

    def compose(self) -> ComposeResult:
        """The result and the way on."""
        winner = self.game.winner
        title = "The game is a draw" if winner is None else f"{self.match.name(winner)} wins"
        with Vertical(id="over"):
            yield Static(title, id="over-title", markup=False)
            yield Static(f"after {self.game.state.turn} turns", markup=False)
            yield Static("Enter leaves the table.", markup=False)

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss("leave")
