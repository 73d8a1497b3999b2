"""The start: what to do at this table."""

from __future__ import annotations

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from keyforge_tui.saves.shelf import Saved
from keyforge_tui.sitting.resume import progress
from keyforge_tui.tui.dialogs.leaving import leave

LOGO = (
    "╦╔═ ╔═╗ ╦ ╦ ╔═╗ ╔═╗ ╦═╗ ╔═╗ ╔═╗",
    "╠╩╗ ║╣  ╚╦╝ ╠╣  ║ ║ ╠╦╝ ║ ╦ ║╣ ",
    "╩ ╩ ╚═╝  ╩  ╚   ╚═╝ ╩╚═ ╚═╝ ╚═╝",
)
CHOICES = (
    ("starters", "s", "Quick game", "with the two starter decks"),
    ("play", "p", "Play", "pick two decks"),
    ("resume", "r", "Resume", "a game that was left"),
    ("replay", "y", "Replay", "look at a saved game again"),
    ("book", "b", "Rivals", "the rivalry book: who beat whom"),
    ("cards", "c", "Cards", "every card there is"),
    ("rules", "u", "Rules", "in our words, with numbers"),
    ("settings", "t", "Settings", "names, theme, keys, clock"),
    ("quit", "q", "Quit", ""),
)


class Menu(Screen[str]):
    """A list of things to do."""

    BINDINGS = [
        *(
            Binding(key, f"go('{value}')", title, id=f"menu.{value}", tooltip=text or title)
            for value, key, title, text in CHOICES
        ),
        Binding("escape", "go('quit')", "Quit", id="menu.leave", tooltip="Leave."),
    ]

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
                *(Option(self._line(*choice), id=choice[0]) for choice in self._choices()),
                id="menu-list",
                markup=False,
            )
            for note in self.notes:
                yield Static(note, classes="menu-note", markup=False)

    def _choices(self) -> list[tuple[str, str, str, str]]:
        """A game that was left stands first; without one there is nothing to resume."""
        return sorted(
            (choice for choice in CHOICES if choice[0] != "resume" or self.saved),
            key=lambda choice: choice[0] != "resume",
        )

    def _line(self, value: str, key: str, title: str, text: str) -> Content:
        if value == "resume" and len(self.saved) > 1:
            text = f"{len(self.saved)} games that were left"
        elif value == "resume":
            saved = self.saved[0]
            text = f"{' against '.join(saved.names)}, {progress(saved)}"
        return Content.assemble(
            (f" {key}  ", "bold $target"), (f"{title:<12}", "bold"), (text, "$quiet")
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
