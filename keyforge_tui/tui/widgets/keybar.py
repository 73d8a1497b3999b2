"""The footer: what keys do, always in the same places, greyed where they do nothing."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


@dataclass(frozen=True, slots=True)
class KeyHint:
    """One key and what it does."""

    key: str
    text: str
    action: str
    enabled: bool = True


class KeyBar(Widget):
    """A line of keys."""

    hints: reactive[tuple[KeyHint, ...]] = reactive(())

    @dataclass
    class Pressed(Message):
        """A key in the bar was clicked."""

        action: str

    def render(self) -> Content:
        """Keys in their places."""
        parts = []
        for hint in self.hints:
            key = "bold $target" if hint.enabled else "$text-disabled"
            text = "" if hint.enabled else "$text-disabled"
            parts.append(Content.assemble((hint.key, key), " ", (hint.text, text)))
        return Content("  ").join(parts).truncate(self.content_size.width)

    def on_click(self, event: events.Click) -> None:
        """Find the key that was clicked."""
        event.stop()
        offset = event.get_content_offset(self)
        if offset is None:
            return
        column = 0
        for hint in self.hints:
            end = column + len(hint.key) + 1 + len(hint.text)
            if column <= offset.x < end and hint.enabled:
                self.post_message(self.Pressed(hint.action))
            column = end + 2
