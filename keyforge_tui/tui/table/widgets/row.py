"""A row of cards: a battleline, the artifacts, a hand."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.reactive import reactive
from textual.widgets import Static

from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.faces import Face
from keyforge_tui.tui.table.widgets.card import CardCell


class CardRow(Horizontal):
    """Shows faces from left to right. Cells shrink, then scroll with a count at either end."""

    faces: reactive[tuple[Face, ...]] = reactive(())
    """What is shown. Cells are kept and given other faces, never rebuilt."""

    NARROWEST = 9
    WIDEST = 16
    ROOMY = 12
    """A cell as wide as this wants no room back from the names of the flanks."""
    MARK = 3
    """Columns a count of cards beyond the edge takes."""

    def __init__(
        self,
        *,
        id: str,
        empty: str = "",
        narrowest: int = NARROWEST,
        widest: int = WIDEST,
        flanks: tuple[str, str] | None = None,
    ) -> None:
        super().__init__(id=id)
        self.flanks = flanks
        """What the two ends are called from the owner's seat; None: they have no names."""
        self.empty = empty
        """What is said where no card lies."""
        self.narrowest = narrowest
        self.widest = widest
        self._first = 0
        """The first face inside the window."""
        # Held rather than looked up: every key gives the row new faces.
        self._cells: list[CardCell] = []
        self._ends = tuple(
            Static(classes=f"flank {end}", markup=False) for end in ("-first", "-last")
        )
        self._before = Static(classes="more -before", markup=False)
        self._after = Static(classes="more -after", markup=False)
        self._nothing = Static(empty, classes="nothing", markup=False)

    def compose(self) -> ComposeResult:
        """The counts at the ends; cells are mounted between them as they are needed."""
        yield self._ends[0]
        yield self._before
        yield self._nothing
        yield self._after
        yield self._ends[1]

    def watch_faces(self) -> None:
        """Give the cells their new faces."""
        if self.is_mounted:
            self._arrange()

    def on_resize(self, event: events.Resize) -> None:
        """Shrink or widen the cells."""
        event.stop()
        self._arrange()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel shows cards beyond the right edge."""
        self._scroll(event, 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel shows cards beyond the left edge."""
        self._scroll(event, -1)

    def _scroll(self, event: events.MouseEvent, by: int) -> None:
        event.stop()
        self._first = max(0, self._first + by)
        self._arrange(follow=False)

    def _arrange(self, *, follow: bool = True) -> None:
        count = len(self.faces)
        room = self.content_size.width
        if not room:
            return
        room -= self._name_flanks(count, room)
        fits = max(1, room // self.narrowest)
        if count > fits:
            fits = max(1, (room - 2 * self.MARK) // self.narrowest)
        shown = min(count, fits)
        self._first = self._window(shown, follow)
        width = min(self.widest, (room - (2 * self.MARK if count > shown else 0)) // max(1, shown))
        if len(self._cells) < shown:
            new = [CardCell() for _ in range(shown - len(self._cells))]
            self.mount_all(new, before=self._after)
            self._cells += new
        for number, cell in enumerate(self._cells):
            inside = number < shown
            cell.display = inside
            cell.face = self.faces[self._first + number] if inside else None
            if inside:
                cell.styles.width = width - self.styles.grid_gutter_vertical
        self._mark(self._before, symbols.in_use().left, self._first)
        self._mark(self._after, symbols.in_use().right, count - self._first - shown)
        self._nothing.display = not count and bool(self.empty)

    def _name_flanks(self, count: int, room: int) -> int:
        """Write the names at the ends, a letter where room is short; the columns it takes."""
        for end in self._ends:
            end.display = self.flanks is not None and count > 0
        if self.flanks is None or not count:
            return 0
        words = max(map(len, self.flanks)) + 2
        short = room - 2 * words < count * self.ROOMY
        for end, name in zip(self._ends, self.flanks, strict=True):
            _write(end, name[:1].upper() if short else name)
            end.styles.width = 1 if short else words
            end.styles.padding = (0, 0) if short else (0, 1)
        return 2 if short else 2 * words

    def _mark(self, mark: Static, sign: str, number: int) -> None:
        mark.display = number > 0
        _write(mark, f"{sign}{number}")

    def _window(self, shown: int, follow: bool) -> int:
        """Where the window begins; to follow, the face under the cursor has to be inside."""
        last = max(0, len(self.faces) - shown)
        first = min(self._first, last)
        for number, face in enumerate(self.faces):
            if follow and face.is_under_cursor:
                first = max(min(first, number), number - shown + 1)
        return first


def _write(widget: Static, text: str) -> None:
    """Give a widget its text; one that has it already is not laid out again."""
    if widget.content != text:
        widget.update(text)
