"""The filters of a list, in one line."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class FilterBar(Widget):
    """Each filter with its digit and what it asks for."""

    DEFAULT_CSS = "FilterBar { height: 1; }"

    shown: reactive[tuple[tuple[str, str], ...]] = reactive(())
    """Filters by name, and what they ask for."""

    @dataclass
    class Clicked(Message):
        """A filter was clicked."""

        place: int

    def render(self) -> Content:
        """One after the other."""
        return Content("   ").join(self._parts())

    def _parts(self) -> list[Content]:
        return [
            Content.assemble(
                (str(place), "bold $target"),
                f" {name}: ",
                (value, "$quiet" if value == "all" else "bold $accent"),
            )
            for place, (name, value) in enumerate(self.shown, start=1)
        ]

    def on_click(self, event: events.Click) -> None:
        """Find the filter that was clicked."""
        event.stop()
        offset = event.get_content_offset(self)
        column = 0
        for place, part in enumerate(self._parts()):
            end = column + part.cell_length
            if offset is not None and column <= offset.x < end:
                self.post_message(self.Clicked(place))
            column = end + 3
