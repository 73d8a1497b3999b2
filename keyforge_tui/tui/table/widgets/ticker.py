"""One line to read where there is no room for more: what just happened, or the card's text."""

from __future__ import annotations

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget


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
