"""The line between the battlelines: whose turn it is, the active house, the step."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from keyforge_tui.engine import Step, TableView
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS
from keyforge_tui.tui.table.widgets.opening import Opened

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

    in_force: reactive[tuple[str, ...]] = reactive(())
    """The cards whose lasting effects are in force."""
    costs: reactive[tuple[str, ...]] = reactive(())
    """Why a key does not cost the usual amount."""

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
            Content.styled(f"{signs.line * 2} ", "$rule"),
            Content.styled(f"turn {table.turn} " if table.turn else "", "$quiet"),
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
        room = max(0, self.content_size.width - line.cell_length - len(warning))
        lasting = self._lasting(room - 1)
        return Content.assemble(
            line,
            (signs.line * max(0, room - lasting.cell_length), "$rule"),
            lasting,
            (warning, "bold $background on $warning"),
        )

    def _lasting(self, room: int) -> Content:
        """Costs of keys and what is in force by name, or how much it is where room is short."""
        names = f"in force: {', '.join(dict.fromkeys(self.in_force))}"
        count = f"{len(self.in_force)} in force"
        costs = "; ".join(self.costs)
        ways = [(costs, names), (costs, count), (names,), (count,)] if self.in_force else [(costs,)]
        for way in ways:
            text = "; ".join(filter(None, way))
            if text and len(text) + 2 <= room:
                return Content.styled(f" {text} ", "$warning")
        return Content("")
