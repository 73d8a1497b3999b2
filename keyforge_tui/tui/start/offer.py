"""A game that was not finished, offered when the program starts."""

from __future__ import annotations

from typing import Literal

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Static

from keyforge_tui.saves.shelf import Saved
from keyforge_tui.sitting.resume import progress, score, title
from keyforge_tui.tui.dialogs.leaving import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import OFFER

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
