"""The start: a game that was left, and what else to do at this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from keyforge_tui.saves.shelf import Saved
from keyforge_tui.sitting.resume import details, progress, score, title
from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import MENU, OFFER, KeyAction
from keyforge_tui.tui.readers.reader import ReaderEntry

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


Answer = Literal["go-on", "new", "aside"]


class ResumeOffer(Screen[Answer]):
    """Go on with it, start another, or be asked no more."""

    BINDINGS = bindings(OFFER)
    AUTO_FOCUS = None

    def __init__(self, saved: Saved) -> None:
        super().__init__()
        self.saved = saved

    def compose(self) -> ComposeResult:
        """Who played, when, how far; three answers."""
        saved = self.saved
        one, two = saved.names
        with Vertical(id="offer"):
            yield Static(title(saved), id="offer-title", markup=False)
            yield Static(f"{one} ({saved.decks[0]})", markup=False)
            yield Static(f"{two} ({saved.decks[1]})", markup=False)
            if score(saved):
                yield Static(score(saved), markup=False)
            when = f"begun {saved.started}, " if saved.started else ""
            yield Static(f"{when}{progress(saved)}", id="offer-when", markup=False)
            with Horizontal():
                for key, text, answer in (
                    ("Enter", "go on", "go-on"),
                    ("n", "new game", "new"),
                    ("x", "ask no more", "aside"),
                ):
                    yield Button(
                        Content.assemble((key, "bold"), f" {text}"), id=answer, compact=True
                    )

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """A button answers."""
        event.stop()
        for answer in ("go-on", "new", "aside"):
            if event.button.id == answer:
                self.action_answer(answer)

    def action_answer(self, answer: Answer) -> None:
        """A key answers."""
        leave(self, answer)


def saved_entries(games: Sequence[Saved]) -> list[ReaderEntry]:
    """Saved games by their players, with all there is to tell beside them."""
    return [
        ReaderEntry(
            Content(f" {one.started}  {' against '.join(one.names)}, {progress(one)}"),
            Content("\n".join(details(one))),
            value=str(one.path),
        )
        for one in games
    ]
