"""The end of a game: who won and how, and how it went."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from keyforge_tui.engine.words import PlayerId
from keyforge_tui.tui.chart import amber_chart, deeds
from keyforge_tui.tui.screens.leaving import leave
from keyforge_tui.tui.sitting import Sitting


class GameOverScreen(Screen[str]):
    """Who won, a chart of the game, and what to do now."""

    BINDINGS = [
        Binding("r", "go('rematch')", "Rematch", id="over.rematch", tooltip="Play again."),
        Binding("s", "go('swap')", "Swap", id="over.swap", tooltip="Again with swapped decks."),
        Binding("q,escape", "go('leave')", "Leave", id="over.leave", tooltip="Leave the table."),
    ]

    def __init__(self, sitting: Sitting, winner: PlayerId | None, *, conceded: bool) -> None:
        super().__init__()
        self.sitting = sitting
        self.winner = winner
        self.conceded = conceded

    def compose(self) -> ComposeResult:
        """The result, the chart, the way on."""
        sitting = self.sitting
        winner = self.winner
        title = "The game is a draw" if winner is None else f"{sitting.name(winner)} wins"
        how = "the opponent gave up" if self.conceded else "three keys are forged"
        turns = sitting.game.state.turn
        with Vertical(id="over"):
            yield Static(title, id="over-title", markup=False)
            yield Static(f"{how}, after {turns} turns", id="over-how", markup=False)
            yield Static(amber_chart(sitting, 60, 10), id="over-chart", markup=False)
            yield Static(deeds(sitting), id="over-deeds", markup=False)
            yield Static(
                Content.assemble(
                    ("r", "bold $target"),
                    " rematch   ",
                    ("s", "bold $target"),
                    " swap decks   ",
                    ("q", "bold $target"),
                    " leave",
                ),
                id="over-keys",
                markup=False,
            )

    def action_go(self, where: str) -> None:
        """What comes next."""
        leave(self, where)
