"""The line between the battlelines: whose turn it is, the active house, the step."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from keyforge_tui.engine.view import TableView
from keyforge_tui.engine.words import Step
from keyforge_tui.tui import symbols
from keyforge_tui.tui.symbols import HOUSE_LETTERS
from keyforge_tui.tui.widgets.opening import Opened

STEPS = {
    Step.SETUP: "setup",
    Step.START: "start of turn",
    Step.FORGE: "forge a key",
    Step.HOUSE: "choose a house",
    Step.MAIN: "main step",
    Step.READY: "ready cards",
    Step.DRAW: "draw cards",
    Step.END: "end of turn",
}


class TurnBar(Widget):
    """Turn, house and step."""

    table: reactive[TableView | None] = reactive(None)
    called: reactive[str] = reactive("")
    """The name of the active player."""
    warning: reactive[str] = reactive("")
    """What is wrong with the sitting, such as that it is not being saved."""

    def on_click(self, event: events.Click) -> None:
        """What is in force."""
        event.stop()
        self.post_message(Opened("force"))

    def render(self) -> Content:
        """One line, filled up with a rule."""
        table = self.table
        if table is None:
            return Content("")
        signs = symbols.in_use()
        parts = [
            Content.styled(f"{signs.line * 2} turn {table.turn} ", "$quiet"),
            Content.styled(f"{self.called} ", "bold"),
        ]
        if table.house is not None:
            letters = HOUSE_LETTERS[table.house]
            style = f"bold $background on $house-{table.house.value}"
            parts.append(Content.styled(f" {letters} {table.house.title} ", style))
            parts.append(Content(" "))
        parts.append(Content.styled(f"{STEPS[table.step]} ", "$quiet"))
        line = Content("").join(parts)
        warning = f" {self.warning} " if self.warning else ""
        rest = max(0, self.content_size.width - line.cell_length - len(warning))
        return Content.assemble(
            line, (signs.line * rest, "$rule"), (warning, "bold $background on $warning")
        )
