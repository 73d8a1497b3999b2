"""One card on the table."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from keyforge_tui.engine import CardId, CardView, House
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.faces import Face, cell


class CardCell(Widget):
    """Shows one face. Knows no rules: what is lit is what is legal."""

    face: reactive[Face | None] = reactive(None)
    """The card and how it stands in the question; None: an empty place."""

    HOUSES = tuple(f"-{house.value}" for house in House)

    @dataclass
    class Clicked(Message):
        """The card was clicked."""

        card: CardId

    @dataclass
    class Hovered(Message):
        """The pointer rests on the card."""

        card: CardId

    @property
    def card(self) -> CardId | None:
        """The card it shows; None for an empty place."""
        return None if self.face is None else self.face.card.id

    def watch_face(self, face: Face | None) -> None:
        """Classes for the theme; they are set from the face and never read back."""
        card = None if face is None else face.card
        self.set_class(face is not None and face.is_lit, "-lit")
        self.set_class(face is not None and face.is_under_cursor, "-cursor")
        self.set_class(face is not None and face.picked > 0, "-picked")
        self.set_class(face is not None and face.is_source, "-source")
        self.set_class(face is not None and face.steps_forward, "-forward")
        self.set_class(isinstance(card, CardView) and card.exhausted, "-exhausted")
        idle = face is not None and face.in_hand and not face.is_lit and not face.is_of_house
        self.set_class(idle, "-idle")
        self.set_class(face is not None and face.is_of_house, "-of-house")
        house = f"-{card.house.value}" if isinstance(card, CardView) else ""
        for name in self.HOUSES:
            self.set_class(name == house, name)
        # A frame has room for the key above and the picks below.
        label = "" if face is None else face.label or (symbols.in_use().dot if face.is_lit else "")
        self.border_title = Content(label)
        picks = 0 if face is None else face.picked
        self.border_subtitle = Content("" if not picks else "x" if picks == 1 else f"{picks}x")

    def render(self) -> Content:
        """The face, as large as the cell."""
        if self.face is None:
            return Content("")
        width, height = self.content_size
        framed = self.styles.border_top[0] != ""
        return cell(self.face, width, height, symbols.in_use(), framed=framed)

    def on_click(self, event: events.Click) -> None:
        """Tell the table."""
        event.stop()
        if self.face is not None:
            self.post_message(self.Clicked(self.face.card.id))

    def on_enter(self, event: events.Enter) -> None:
        """Tell the table what the pointer is on."""
        event.stop()
        if self.face is not None:
            self.post_message(self.Hovered(self.face.card.id))
