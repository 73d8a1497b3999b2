"""The start: what to do at this table."""

from __future__ import annotations

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from keyforge_tui.saves.shelf import Saved
from keyforge_tui.sitting.resume import progress
from keyforge_tui.tui.dialogs.leaving import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import MENU, KeyAction

LOGO = (
    "╦╔═ ╔═╗ ╦ ╦ ╔═╗ ╔═╗ ╦═╗ ╔═╗ ╔═╗",
    "╠╩╗ ║╣  ╚╦╝ ╠╣  ║ ║ ╠╦╝ ║ ╦ ║╣ ",
    "╩ ╩ ╚═╝  ╩  ╚   ╚═╝ ╩╚═ ╚═╝ ╚═╝",
)
RESUME = next(entry for entry in MENU if entry.id == "menu.resume")


class Menu(Screen[str]):
    """A list of things to do."""

    BINDINGS = bindings(MENU)

    def __init__(self, *, saved: Sequence[Saved] = (), notes: Sequence[str] = ()) -> None:
        super().__init__()
        self.saved = tuple(saved)
        """The games that can be resumed, the newest first."""
        self.notes = tuple(notes)

    def compose(self) -> ComposeResult:
        """The name, the list, and what there is to be told."""
        with Vertical(id="menu"):
            yield Static(Content.styled("\n".join(LOGO), "$accent"), id="menu-logo", markup=False)
            yield Static("a table for two at one keyboard", id="menu-sub", markup=False)
            yield OptionList(
                *(Option(self._line(entry), id=self._way(entry)) for entry in self._choices()),
                id="menu-list",
                markup=False,
            )
            for note in self.notes:
                yield Static(note, classes="menu-note", markup=False)

    def _way(self, entry: KeyAction) -> str:
        return entry.id.removeprefix("menu.")

    def _choices(self) -> list[KeyAction]:
        """A game that was left stands first; without one there is nothing to resume."""
        return sorted(
            (entry for entry in MENU if entry is not RESUME or self.saved),
            key=lambda entry: entry is not RESUME,
        )

    def _line(self, entry: KeyAction) -> Content:
        text = entry.tooltip
        if entry is RESUME and len(self.saved) > 1:
            text = f"{len(self.saved)} games that were left"
        elif entry is RESUME:
            saved = self.saved[0]
            text = f"{' against '.join(saved.names)}, {progress(saved)}"
        key = entry.key.split(",")[0]
        return Content.assemble(
            (f" {key}  ", "bold $target"), (f"{entry.text:<12}", "bold"), (text, "$quiet")
        )

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        event.stop()
        leave(self, event.option.id or "quit")

    def action_go(self, where: str) -> None:
        """A letter."""
        if where != "resume" or self.saved:
            leave(self, where)
