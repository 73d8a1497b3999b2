"""Screens that hide the table: the curtain between the players, and too small a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Center, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Static

from keyforge_tui.tui.dialogs import leave

WIDTH = 80
HEIGHT = 24


class Curtain(Screen[None]):
    """Names who comes next and what both may know; opens with one deliberate key."""

    GUARD = 0.4
    """Seconds without any key before one is listened to, so that none pressed ahead counts."""
    ALLOW_SELECT = False

    def __init__(
        self, name: str, lines: Sequence[str], pressed: str, why: str = "", standings: str = ""
    ) -> None:
        super().__init__()
        self.called = name
        self.lines = tuple(lines)
        self.opener = "enter" if pressed == "space" else "space"
        """Never the key that ended the turn."""
        self.why = why
        self.standings = standings
        self._quiet_since = monotonic()

    def compose(self) -> ComposeResult:
        """A name, a story, a key."""
        with Vertical(id="curtain"):
            yield Static(f"{self.called} is next", id="curtain-name", markup=False)
            if self.why:
                yield Static(self.why, id="curtain-why", markup=False)
            if self.standings:
                yield Static(self.standings, id="curtain-standings", markup=False)
            with VerticalScroll(id="curtain-story", can_focus=False) as story:
                story.border_title = Content("What happened")
                story.display = bool(self.lines)
                for line in self.lines:
                    yield Static(line, classes="line", markup=False)
            yield Static(
                Content.assemble(
                    f"Hand over the keyboard. {self.called}, press ",
                    (self.opener.capitalize(), "bold underline $target"),
                    " when nobody else is looking.",
                ),
                id="curtain-how",
                markup=False,
            )
            with Center():
                button = Button(Content(f"I am {self.called}"), id="curtain-open")
                button.can_focus = False
                yield button

    def on_mount(self) -> None:
        """What was told to the one before is not told to the next."""
        self.app.clear_notifications()
        # The end of a long story is what matters: whether a key can be forged next.
        self.call_after_refresh(self._show_end)

    def _show_end(self) -> None:
        story = self.query_one("#curtain-story")
        story.scroll_end(animate=False)
        if story.max_scroll_y:
            story.border_subtitle = Content("PgUp PgDn")

    def on_key(self, event: events.Key) -> None:
        """Deaf to everything but paging and the opener, and to that while keys are coming in."""
        now = monotonic()
        quiet, self._quiet_since = now - self._quiet_since, now
        if event.key in ("ctrl+q", "ctrl+c"):
            return
        event.stop()
        event.prevent_default()
        story = self.query_one("#curtain-story")
        if event.key == "pageup":
            story.scroll_page_up(animate=False)
        elif event.key == "pagedown":
            story.scroll_page_down(animate=False)
        elif event.key == self.opener and quiet >= self.GUARD:
            leave(self, None)

    @on(Button.Pressed)
    def open(self, event: Button.Pressed) -> None:
        """The button does what the key does."""
        event.stop()
        if monotonic() - self._quiet_since >= self.GUARD:
            leave(self, None)


class TooSmall(Screen[None]):
    """Opaque and deaf; the app takes it away as soon as there is room again."""

    def compose(self) -> ComposeResult:
        """The size there is and the size it takes."""
        yield Static(id="small-text", markup=False)

    def on_resize(self, event: events.Resize) -> None:
        """Say how large the terminal is now."""
        width, height = event.size
        text = f"The table needs {WIDTH}x{HEIGHT}.\nThis terminal is {width}x{height}.\n\n"
        self.query_one(Static).update(f"{text}Make it larger; nothing is lost.")

    def on_key(self, event: events.Key) -> None:
        """Keys do nothing here, except leaving."""
        if event.key not in ("ctrl+q", "ctrl+c"):
            event.stop()
            event.prevent_default()
