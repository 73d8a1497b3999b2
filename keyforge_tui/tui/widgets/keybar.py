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
        """Keys in their places; a key that is the first letter of its word is marked in it."""
        parts: list[Content] = []
        room = self.content_size.width + 1
        for hint in self.hints:
            part = drawn(hint)
            room -= part.cell_length + 1
            if room < 0:
                break
            parts.append(part)
        return Content(" ").join(parts)

    def on_click(self, event: events.Click) -> None:
        """Find the key that was clicked."""
        event.stop()
        offset = event.get_content_offset(self)
        if offset is None:
            return
        column = 0
        for hint in self.hints:
            end = column + drawn(hint).cell_length
            if column <= offset.x < end and hint.enabled:
                self.post_message(self.Pressed(hint.action))
            column = end + 1


def drawn(hint: KeyHint) -> Content:
    """One key and its word."""
    key = "bold underline $target" if hint.enabled else "$faint"
    text = "$foreground" if hint.enabled else "$faint"
    if hint.text.lower().startswith(hint.key):
        return Content.assemble((hint.text[:1], key), (hint.text[1:], text))
    return Content.assemble((hint.key, key), (f" {hint.text}", text))
