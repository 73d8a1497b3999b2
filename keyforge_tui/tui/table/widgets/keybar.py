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
    rank: int = 0
    """Where room is short, keys of a higher rank are left out first; help has them all."""


class KeyBar(Widget):
    """A line of keys."""

    hints: reactive[tuple[KeyHint, ...]] = reactive(())

    @dataclass
    class Pressed(Message):
        """A key in the bar was clicked."""

        action: str

    def render(self) -> Content:
        """Keys in their places; a key that is a letter of its word is marked in it."""
        shown = fitting(self.hints, self.content_size.width)
        return Content(" ").join(drawn(hint) for hint in shown)

    def on_click(self, event: events.Click) -> None:
        """Find the key that was clicked."""
        event.stop()
        offset = event.get_content_offset(self)
        if offset is None:
            return
        column = 0
        for hint in fitting(self.hints, self.content_size.width):
            end = column + drawn(hint).cell_length
            if column <= offset.x < end:  # one that is greyed says why
                self.post_message(self.Pressed(hint.action))
            column = end + 1


def fitting(hints: tuple[KeyHint, ...], width: int) -> tuple[KeyHint, ...]:
    """The keys there is room for."""
    while hints and _width(hints) > width:
        highest = max(hint.rank for hint in hints)
        last = max(n for n, hint in enumerate(hints) if hint.rank == highest)
        hints = hints[:last] + hints[last + 1 :]
    return hints


def _width(hints: tuple[KeyHint, ...]) -> int:
    return sum(drawn(hint).cell_length + 1 for hint in hints) - 1


def drawn(hint: KeyHint) -> Content:
    """One key and its word."""
    key = "bold underline $target" if hint.enabled else "$faint"
    text = "$foreground" if hint.enabled else "$faint"
    word = hint.text
    at = word.lower().find(hint.key) if len(hint.key) == 1 else -1
    if at >= 0:
        return Content.assemble((word[:at], text), (word[at], key), (word[at + 1 :], text))
    return Content.assemble((hint.key, key), (f" {word}", text))


def key_line(*hints: tuple[str, str]) -> Content:
    """Keys and what they do, where a screen says it in a line of its own."""
    return Content("   ").join(drawn(KeyHint(key, text, "")) for key, text in hints)
