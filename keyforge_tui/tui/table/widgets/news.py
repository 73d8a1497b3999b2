"""What happened lately: the end of the log beside the table, and one line where room is short."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


@dataclass
class Opened(Message):
    """A part of the table was clicked that stands for something to read: the reader's name."""

    what: str


class Story(Widget):
    """The end of the log, wrapped; the newest line is at the bottom."""

    INDENT = 2
    """Columns by which the rest of a long sentence stands in."""

    lines: reactive[tuple[str, ...]] = reactive(())
    """Sentences for the one who is looking; an empty string begins a turn."""

    def on_click(self, event: events.Click) -> None:
        """The whole log."""
        event.stop()
        self.post_message(Opened("log"))

    back: reactive[int] = reactive(0)
    """How many lines the wheel has gone back."""

    def watch_lines(self) -> None:
        """News are seen at once."""
        self.back = 0

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Back in time."""
        event.stop()
        self.back = min(self.back + 2, max(0, len(self.lines) - 1))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Towards now."""
        event.stop()
        self.back = max(0, self.back - 2)

    def render(self) -> Content:
        """As many lines as fit."""
        width, height = self.content_size
        if not width:
            return Content("")
        rows: list[Content] = []
        for line in reversed(self.lines[: len(self.lines) - self.back]):
            if line.startswith("\n"):
                wrapped = [Content.styled(line[1:].ljust(width)[:width], "bold $quiet")]
            else:
                first, *more = Content(line).wrap(max(1, width - self.INDENT))
                wrapped = [first, *(Content(" " * self.INDENT) + part for part in more)]
            rows = [*wrapped, *rows]
            if len(rows) >= height:
                break
        return Content("\n").join(rows[-height:])


class Ticker(Widget):
    """A line that is cut where it does not fit."""

    title: reactive[str] = reactive("")
    text: reactive[str] = reactive("")

    def render(self) -> Content:
        """Title and text."""
        line = Content(self.text)
        if self.title:
            line = Content.assemble((f"{self.title} ", "bold $quiet"), self.text)
        return line.truncate(self.content_size.width, ellipsis=True)
