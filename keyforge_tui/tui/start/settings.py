"""The settings: one line each, changed with Enter or the arrows; names have a screen."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from keyforge_tui.engine import PLAYERS
from keyforge_tui.match.questions import LONGEST_NAME
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import NAMES, SETTINGS
from keyforge_tui.tui.keys.remap import KeyboardScreen
from keyforge_tui.tui.look.themes import THEMES

CHOICES: dict[str, tuple[str, tuple[object, ...]]] = {
    "theme": ("Theme", tuple(theme.name for theme in THEMES)),
    "confirm_end": ("Ask before a turn with something left to do ends", (True, False)),
    "confirm_attack": ("Show what an attack will do before it is made", (True, False)),
    "auto_order": ("Order effects as listed, without asking", (False, True)),
    "animation": ("Animation", (True, False)),
    "ascii": ("Only ASCII signs", (False, True)),
    "open_table": ("Open table, both hands visible (for learning)", (False, True)),
    "clock": ("Clock", ("off", "shared", "chess")),
    "minutes": ("Minutes on the clock", (15, 30, 45, 60, 90)),
}
DOORS = {"names": "Names", "keys": "Keys"}
"""Settings with a screen of their own."""
WORDS = {True: "yes", False: "no"}


class SettingsScreen(ModalScreen[Settings]):
    """Shows every setting with its value; the app is told the result."""

    BINDINGS = bindings(SETTINGS)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings

    def compose(self) -> ComposeResult:
        """One line for each setting."""
        with Vertical(id="settings"):
            yield Static("Settings", id="settings-title", markup=False)
            yield OptionList(
                *(Option(self._line(name), id=name) for name in (*CHOICES, *DOORS)),
                id="settings-list",
                markup=False,
            )
            yield Static(
                "Enter or arrows change, Esc keeps.",
                id="settings-how",
                markup=False,
            )

    def _line(self, name: str) -> Content:
        if name in DOORS:
            behind = self._behind(name)
            space = max(1, 51 - len(DOORS[name]) - max(0, len(behind) - 14))
            return Content.assemble(f" {DOORS[name]}{' ' * space}", (behind, "bold $target"))
        title, _ = CHOICES[name]
        value = getattr(self.settings, name)
        shown = WORDS[value] if isinstance(value, bool) else str(value)
        return Content.assemble(f" {title:<50} ", (shown, "bold $target"))

    def _behind(self, name: str) -> str:
        if name == "names":
            return " and ".join(self.settings.names)
        changed = len(self.settings.keys)
        return f"{changed} changed" if changed else "the usual ones"

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Enter takes the next value, or opens a screen."""
        event.stop()
        if event.option_id == "names":
            self.app.push_screen(NamesScreen(self.settings.names), self._named)
        elif event.option_id == "keys":
            self.app.push_screen(KeyboardScreen(self.settings.keys), self._remapped)
        else:
            self.action_change(1)

    def _named(self, names: tuple[str, str] | None) -> None:
        if names is not None:
            self._set("names", names)

    def _remapped(self, keys: dict[str, str] | None) -> None:
        if keys is not None:
            self._set("keys", keys)

    def _set(self, name: str, value: object) -> None:
        self.settings = self.settings.model_copy(update={name: value})
        self.query_one(OptionList).replace_option_prompt(name, self._line(name))

    def action_change(self, by: int) -> None:
        """The next or previous value of the setting under the cursor."""
        shown = self.query_one(OptionList)
        if shown.highlighted is None:
            return
        if shown.highlighted >= len(CHOICES):
            return
        name = list(CHOICES)[shown.highlighted]
        _, values = CHOICES[name]
        current = getattr(self.settings, name)
        place = values.index(current) if current in values else 0
        self._set(name, values[(place + by) % len(values)])

    def action_close(self) -> None:
        """Keep what was set."""
        leave(self, self.settings)


class NamesScreen(ModalScreen[tuple[str, str]]):
    """Two names to type."""

    BINDINGS = bindings(NAMES)

    def __init__(self, names: tuple[str, str]) -> None:
        super().__init__()
        self.names = names

    def compose(self) -> ComposeResult:
        """One line for each player."""
        with Vertical(id="settings"):
            yield Static("Names", id="settings-title", markup=False)
            for player in PLAYERS:
                yield Input(
                    self.names[player], max_length=LONGEST_NAME, id=f"name-{player}", compact=True
                )
            yield Static("Enter goes on, Esc keeps.", id="settings-how", markup=False)

    @on(Input.Submitted)
    def next(self, event: Input.Submitted) -> None:
        """From the first name to the second, and back to the settings."""
        event.stop()
        if event.input.id == "name-0":
            self.query_one("#name-1", Input).focus()
        else:
            self.action_close()

    def action_close(self) -> None:
        """Keep what was typed; a name cannot be empty."""
        one, two = (
            self.query_one(f"#name-{player}", Input).value.strip() or self.names[player]
            for player in PLAYERS
        )
        leave(self, (one, two))
