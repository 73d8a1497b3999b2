"""Changing keys: every key of the table, and a new one for any of them."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.keys.keymap import bindings, normal, problem
from keyforge_tui.tui.keys.registry import ALL, KEYBOARD, KeyAction, shown

HOW = "Enter changes a key, Backspace takes the usual one, Esc keeps."


class KeyboardScreen(ModalScreen[dict[str, str]]):
    """Shows what every key does; a key that is taken is refused."""

    BINDINGS = bindings(KEYBOARD)

    def __init__(self, changes: Mapping[str, str]) -> None:
        super().__init__()
        self.changes = dict(changes)
        self.waiting: KeyAction | None = None
        """What the next key is to do."""

    def compose(self) -> ComposeResult:
        """One line for each key."""
        with Vertical(id="settings"):
            yield Static("Keys", id="settings-title", markup=False)
            yield OptionList(
                *(Option(self._line(entry), id=entry.id) for entry in ALL),
                id="settings-list",
                markup=False,
            )
            yield Static(HOW, id="settings-how", markup=False)

    def _line(self, entry: KeyAction) -> Content:
        key = normal(self.changes.get(entry.id, entry.key))
        mark = " changed" if entry.id in self.changes else ""
        return Content.assemble(
            (f" {shown(key):<14}", "bold $target"), f"{entry.tooltip:<46}", (mark, "$quiet")
        )

    def _say(self, text: str) -> None:
        self.query_one("#settings-how", Static).update(Content(text))

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """The next key is taken for this."""
        event.stop()
        self.waiting = ALL[event.option_index]
        self._say(f"Press the key for: {self.waiting.tooltip} Esc leaves it as it is.")

    def on_key(self, event: events.Key) -> None:
        """The key that was waited for."""
        entry = self.waiting
        if entry is None:
            return
        event.stop()
        event.prevent_default()
        self.waiting = None
        if event.key == "escape":
            self._say(HOW)
        else:
            self._change(entry, event.key)

    def _change(self, entry: KeyAction, key: str) -> None:
        changes = {what: old for what, old in self.changes.items() if what != entry.id}
        if key != entry.key:
            changes[entry.id] = key
        said = problem(changes)
        if said is not None:
            self._say(f"Not possible: {said}.")
            return
        self.changes = changes
        self.query_one(OptionList).replace_option_prompt(entry.id, self._line(entry))
        self._say(HOW)

    def action_usual(self) -> None:
        """Back to the usual key."""
        number = self.query_one(OptionList).highlighted
        if number is not None:
            entry = ALL[number]
            self._change(entry, entry.key)

    def action_close(self) -> None:
        """Keep what was set."""
        leave(self, self.changes)
