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
from keyforge_tui.tui.contest import leave_question
from keyforge_tui.tui.screens.confirm import Confirm
from keyforge_tui.tui.screens.leaving import leave
from keyforge_tui.tui.sitting import Sitting


class GameOverScreen(Screen[str]):
    """Who won, a chart of the game, and what to do now."""

    BINDINGS = [
        Binding("r", "go('rematch')", "Rematch", id="over.rematch", tooltip="Play again."),
        Binding("s", "go('swap')", "Swap", id="over.swap", tooltip="Again with swapped decks."),
        Binding("n,enter", "go('next')", "Next", id="over.next", tooltip="The next game."),
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
            contest = sitting.contest
            for line in () if contest is None else (contest.score(), contest.problem):
                if line:
                    yield Static(line, classes="over-score", markup=False)
            yield Static(self._keys(), id="over-keys", markup=False)

    def _ways(self) -> dict[str, tuple[str, str]]:
        """Where to go from here: what it means, its key, its words."""
        contest = self.sitting.contest
        if contest is None:
            return {"leave": ("q", "leave")}
        if contest.is_over:
            return {
                "rematch": ("r", "rematch"),
                "swap": ("s", "swap decks"),
                "leave": ("q", "leave"),
            }
        return {"next": ("n", "next game"), "leave": ("q", "leave")}

    def _keys(self) -> Content:
        parts: list[Content] = []
        for key, text in self._ways().values():
            parts.append(Content.assemble((key, "bold $target"), f" {text}"))
        return Content("   ").join(parts)

    def action_go(self, where: str) -> None:
        """What comes next."""
        contest = self.sitting.contest
        if where not in self._ways():
            return
        if where == "leave" and contest is not None and not contest.is_over:
            is_kept = contest.goes_on and self.sitting.session.journal is not None
            sure = Confirm(leave_question(is_kept=is_kept), "Leave")
            self.app.push_screen(sure, lambda left: leave(self, where) if left else None)
        else:
            leave(self, where)
