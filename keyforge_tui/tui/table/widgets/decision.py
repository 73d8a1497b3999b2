"""The question being asked, and the answers that are no card on the table."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from keyforge_tui.tui.look import symbols


@dataclass(frozen=True, slots=True)
class Chip:
    """One answer in the bar."""

    text: str
    key: str = ""
    """The key that gives it."""
    picked: int = 0
    style: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What the bar shows."""

    asked: str
    """Who is asked."""
    prompt: str
    source: str = ""
    """The card that asks."""
    note: str = ""
    """How many are left, what will happen, what else to know."""
    chips: tuple[Chip, ...] = ()
    cursor: int | None = None
    """The chip under the cursor."""
    outlook: tuple[str, ...] = ()
    """What the answer under the cursor would do."""
    hints: tuple[tuple[str, str], ...] = ()
    """Keys for this kind of question, at the right end of its line."""


class DecisionBar(Widget):
    """Offers the pending decision. Knows no rules: what is shown is what is legal."""

    question: reactive[Question | None] = reactive(None)

    @dataclass
    class Clicked(Message):
        """An answer in the bar was clicked."""

        chip: int

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._places: list[tuple[int, int, int, int]] = []
        """Where each chip was drawn: row, first column, end, chip."""

    def render(self) -> Content:
        """The question in one line, then the chips, as many as there is room for."""
        question = self.question
        if question is None:
            return Content("")
        width, height = self.content_size
        lines = [self._headline(question, width), *self._rows(question)]
        if question.outlook and len(lines) < height:
            arrow = symbols.in_use().right
            text = Content.assemble((f"{arrow} ", "$target"), " ".join(question.outlook))
            lines += text.wrap(width)
        if len(lines) > height:
            lines[height - 1] = lines[height - 1].truncate(width - 2) + Content(" …")
        return Content("\n").join(lines[:height])

    def _headline(self, question: Question, width: int) -> Content:
        parts = [Content.styled(f"{question.asked}: ", "bold $accent")]
        if question.source and not question.prompt.startswith(question.source):
            parts.append(Content.styled(f"{question.source} ", "bold"))
            parts.append(Content.styled(f"{symbols.in_use().dot} ", "$quiet"))
        parts.append(Content.styled(question.prompt, "bold"))
        line = Content("").join(parts)
        note = Content.styled(f"  {question.note}" if question.note else "", "$quiet")
        # A long sentence gives way to what else there is to know, as far as that is short.
        room = max(width - note.cell_length, width // 2)
        line = line.truncate(room, ellipsis=True)
        line = (line + note).truncate(width, ellipsis=True)
        hints = Content("  ").join(
            Content.assemble((key, "bold underline $target"), (f" {text}", "$quiet"))
            for key, text in question.hints
        )
        gap = width - line.cell_length - hints.cell_length
        return Content.assemble(line, " " * gap, hints) if gap >= 2 else line

    def _rows(self, question: Question) -> list[Content]:
        """The chips in rows; the rows above the cursor's are left out where room is short."""
        width, height = self.content_size
        rows: list[list[tuple[int, Content]]] = [[]]
        used = 0
        for number, chip in enumerate(question.chips):
            drawn = self._chip(chip, number == question.cursor).truncate(width, ellipsis=True)
            if used and used + drawn.cell_length > width:
                rows.append([])
                used = 0
            rows[-1].append((number, drawn))
            used += drawn.cell_length + 1
        room = max(1, height - 1)
        first = 0
        for number, row in enumerate(rows):
            if any(chip == question.cursor for chip, _ in row) and number >= room:
                first = number - room + 1
        self._places = []
        if not question.chips:
            return []
        lines = []
        for number, row in enumerate(rows[first : first + room]):
            column = 0
            line = Content("")
            for chip_number, drawn in row:
                end = column + drawn.cell_length
                self._places.append((number + 1, column, end, chip_number))
                line = Content.assemble(line, drawn, " ")
                column = end + 1
            lines.append(line)
        if hidden := sum(len(row) for row in rows[first + room :]):
            more = Content.styled(f" +{hidden}", "$quiet")
            lines[-1] = lines[-1].truncate(width - more.cell_length) + more
        return lines

    def _chip(self, chip: Chip, under_cursor: bool) -> Content:
        base = (
            "bold $background on $target"
            if under_cursor
            else f"{chip.style or '$foreground'} on $chip"
        )
        key_style = "bold $background on $target" if under_cursor else "bold $target on $chip"
        mark = f"{chip.picked}x " if chip.picked > 1 else "x " if chip.picked else ""
        key = Content.styled(f" {chip.key} ", key_style) if chip.key else Content.styled(" ", base)
        return Content.assemble(key, (f"{mark}{chip.text} ", base))

    def on_click(self, event: events.Click) -> None:
        """Find the chip that was clicked."""
        event.stop()
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for row, start, end, chip in self._places:
            if offset.y == row and start <= offset.x < end:
                self.post_message(self.Clicked(chip))
