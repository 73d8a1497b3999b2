"""The end of a game: who won and how, and how it went."""

from __future__ import annotations

from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from keyforge_tui.match.questions import LEAVE, NEXT, REMATCH, SWAP, after_game, leave_question
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.story.sentences import HOW, many
from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.dialogs.confirm import Confirm
from keyforge_tui.tui.ending.chart import amber_chart
from keyforge_tui.tui.ending.record import save_record, summary, tallies, tally_reader
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import OVER
from keyforge_tui.tui.readers.log import log_reader
from keyforge_tui.tui.table.widgets.keybar import KeyBar, KeyHint

KEYS = {NEXT: "n", REMATCH: "r", SWAP: "s", LEAVE: "q"}


class GameOverScreen(Screen[str]):
    """Who won, a chart of the game, and what to do now."""

    BINDINGS = bindings(OVER)

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        """The result, the chart, the way on."""
        sitting = self.sitting
        with Vertical(id="over"):
            title, how = self._result()
            yield Static(title, id="over-title", markup=False)
            yield Static(how, id="over-how", markup=False)
            yield Static(amber_chart(sitting, 60, 10), id="over-chart", markup=False)
            yield Static(summary(tallies(sitting)), id="over-tally", markup=False)
            match = sitting.match
            for line in () if match is None else (match.score(), match.problem):
                if line:
                    yield Static(line, classes="over-score", markup=False)
            yield Static("", id="over-said", classes="over-score", markup=False)
            bar = KeyBar(id="over-keys")
            bar.hints = self._keys()
            yield bar

    def _result(self) -> tuple[str, str]:
        """Who won, and how."""
        outcome = self.sitting.game.outcome
        assert outcome is not None
        winner = outcome.winner
        title = "The game is a draw" if winner is None else f"{self.sitting.name(winner)} wins"
        return title, f"{HOW[outcome.reason]}, after {many(self.sitting.game.turn, 'turn')}"

    def _ways(self) -> dict[str, tuple[str, str]]:
        """Where to go from here: what it means, its key, its words."""
        match = self.sitting.match
        question = after_game(None if match is None else match)
        return {answer.value: (KEYS[answer.value], answer.short) for answer in question.answers}

    def _keys(self) -> tuple[KeyHint, ...]:
        ways = [KeyHint(key, text, f"go('{where}')") for where, (key, text) in self._ways().items()]
        reading = [KeyHint("c", "cards", "cards"), KeyHint("l", "log", "log")]
        if self.sitting.dealing is not None:
            reading.append(KeyHint("w", "save the record", "record"))
        return (*ways, *reading)

    @on(KeyBar.Pressed)
    async def click_key(self, event: KeyBar.Pressed) -> None:
        """A click does what the key does."""
        event.stop()
        await self.run_action(event.action)

    def action_cards(self) -> None:
        """What each card did."""
        self.app.push_screen(tally_reader(self.sitting))

    def action_log(self) -> None:
        """The whole game, to read."""
        self.app.push_screen(log_reader(self.sitting, None))

    def action_record(self) -> None:
        """Save what happened as a text to keep."""
        if self.sitting.dealing is not None:
            title, how = self._result()
            said = save_record(self.sitting, f"{title}: {how}", Path.cwd())
            self.query_one("#over-said", Static).update(Content(said))

    def action_go(self, where: str) -> None:
        """What comes next."""
        match = self.sitting.match
        if where not in self._ways():
            return
        if where == "leave" and match is not None and not match.is_over:
            is_kept = match.goes_on and self.sitting.session.journal is not None
            sure = Confirm(leave_question(is_kept=is_kept), "Leave")
            self.app.push_screen(sure, lambda left: leave(self, where) if left else None)
        else:
            leave(self, where)
