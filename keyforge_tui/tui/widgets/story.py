"""The last things that happened, beside the table."""

from __future__ import annotations

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget


class Story(Widget):
    """The end of the log, wrapped; the newest line is at the bottom."""

    lines: reactive[tuple[str, ...]] = reactive(())
    """Sentences for the one who is looking; an empty string begins a turn."""

    def render(self) -> Content:
        """As many lines as fit."""
        width, height = self.content_size
        if not width:
            return Content("")
        rows: list[Content] = []
        for line in reversed(self.lines):
            if line.startswith("\n"):
                wrapped = [Content.styled(line[1:].ljust(width)[:width], "bold $quiet")]
            else:
                wrapped = Content(line).wrap(width)
            rows = [*wrapped, *rows]
            if len(rows) >= height:
                break
        return Content("\n").join(rows[-height:])
