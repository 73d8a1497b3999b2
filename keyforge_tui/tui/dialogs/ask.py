"""A question both players look at: about the match, not about the game."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import ASK
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry

LEAVE = ""
"""What a question answers that was left with Esc."""


class Ask(Screen[str]):
    """A title, some lines, and answers to choose from."""

    BINDINGS = bindings(ASK)
    AUTO_FOCUS = "OptionList"

    def __init__(
        self,
        title: str,
        lines: Sequence[str],
        answers: Sequence[tuple[str, str]],
        *,
        lists: Sequence[ReaderEntry] = (),
    ) -> None:
        super().__init__()
        self.heading = title
        self.lines = tuple(filter(None, lines))
        self.answers = tuple(answers)
        """What each answer means, and what it says."""
        self.lists = tuple(lists)
        """The deck lists that may be read before answering."""

    def compose(self) -> ComposeResult:
        """The question, then the answers."""
        with Vertical(id="ask"):
            yield Static(self.heading, id="ask-title", markup=False)
            for line in self.lines:
                yield Static(line, classes="ask-line", markup=False)
            yield OptionList(
                *(
                    Option(Content.assemble((f" {number}  ", "bold $target"), text), id=value)
                    for number, (value, text) in enumerate(self.answers, start=1)
                ),
                id="ask-list",
                markup=False,
            )
            reads = "d reads the decks   " if self.lists else ""
            yield Static(f"Enter answers   {reads}Esc leaves", id="ask-keys", markup=False)

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        event.stop()
        leave(self, event.option.id or LEAVE)

    def on_key(self, event: events.Key) -> None:
        """A digit answers."""
        if event.character and event.character.isdecimal():
            place = int(event.character) - 1
            if 0 <= place < len(self.answers):
                event.stop()
                leave(self, self.answers[place][0])

    def action_lists(self) -> None:
        """Read the decks."""
        if self.lists:
            self.app.push_screen(Reader("Decks", self.lists))

    def action_leave(self) -> None:
        """No answer."""
        leave(self, LEAVE)
