"""The table: the one screen that holds the game."""

from __future__ import annotations

from textual import events, on
from textual.content import Content

from keyforge_tui.engine import CardId
from keyforge_tui.tui.dialogs.confirm import Confirm
from keyforge_tui.tui.dialogs.leaving import leave
from keyforge_tui.tui.keys import registry
from keyforge_tui.tui.keys.bindings import binding
from keyforge_tui.tui.readers.opening import sitting_reader
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry
from keyforge_tui.tui.table import cursor as moving
from keyforge_tui.tui.table.acting import ActingScreen
from keyforge_tui.tui.table.asking import everywhere
from keyforge_tui.tui.table.cursor import Spot
from keyforge_tui.tui.table.widgets.card import CardCell
from keyforge_tui.tui.table.widgets.decision import DecisionBar
from keyforge_tui.tui.table.widgets.keybar import KeyBar
from keyforge_tui.tui.table.widgets.opening import Opened


class GameScreen(ActingScreen):
    """Holds the game: what keys and clicks do, and what can be read beside it."""

    BINDINGS = [binding(entry) for entry in registry.ALL]

    def action_read(self, what: str) -> None:
        """Open something to read."""
        reader = sitting_reader(what, self.sitting, self.current)
        if reader is not None:
            self.app.push_screen(reader)

    def action_look(self, way: str, by: int) -> None:
        """Look at any card, legal target or not; nothing is taken by looking."""
        step = {"across": moving.across, "along": moving.along}[way]
        here = None if self.current is None else Spot("card", self.current)
        spot = step(everywhere(self.view), here, by)
        if spot is not None:
            self.current = CardId(spot.number)
            self.move_to(spot)

    def action_find(self) -> None:
        """Search a long list of answers."""
        picking = self.sitting.picking
        if picking is None or self.sitting.is_main or not self.asked.chips:
            return
        entries = [
            ReaderEntry(Content(chip.text), value=str(meaning))
            for chip, meaning in zip(self.asked.chips, self.asked.meanings, strict=True)
        ]
        reader = Reader(picking.decision.prompt, entries, search=True, chooses=True)
        self.app.push_screen(reader, self._found)

    def _found(self, value: str | None) -> None:
        if value is not None:
            self._take_chip(int(value))

    def action_concede(self) -> None:
        """Give the game up."""
        self.app.push_screen(Confirm("Give this game up?", "Concede", careful=True), self._concede)

    def _concede(self, sure: bool | None) -> None:
        if sure:
            self.sitting.session.concede(self.sitting.viewer)
            self.finish(conceded=True)

    def action_leave(self) -> None:
        """Leave the table; the game is saved and can go on another time."""
        session = self.sitting.session
        kept = self.sitting.warning or "The game is saved and goes on where you leave it."
        if session.journal is None:
            kept = "This game is not kept."
        self.app.push_screen(Confirm(f"Leave the table? {kept}", "Leave"), self._leave)

    def _leave(self, sure: bool | None) -> None:
        if sure:
            leave(self, "leave")

    def on_key(self, event: events.Key) -> None:
        """Digits and letters pick."""
        self.last_key = event.key
        spot = self.asked.keys.get(event.character or "")
        if spot is None:
            return
        event.stop()
        event.prevent_default()
        if self.sitting.is_main:
            self.move_to(spot)
        else:
            self.cursor = spot
            self.take(spot)

    @on(CardCell.Clicked)
    def click_card(self, event: CardCell.Clicked) -> None:
        """A click moves the cursor; a second one takes."""
        spot = Spot("card", event.card)
        self.last_key = "click"
        if event.card in self.asked.lit and (not self.sitting.is_main or self.cursor == spot):
            self.cursor = spot
            self.take(spot)
        elif event.card in self.asked.lit:
            self.move_to(spot)
        else:
            self.current = event.card
            self.move_to(self.cursor)

    @on(CardCell.Hovered)
    def hover_card(self, event: CardCell.Hovered) -> None:
        """Reading follows the pointer."""
        self.show_reading(event.card)

    @on(DecisionBar.Clicked)
    def click_chip(self, event: DecisionBar.Clicked) -> None:
        """A click on an answer gives it."""
        self.last_key = "click"
        self.take(Spot("chip", event.chip))

    @on(Opened)
    def click_part(self, event: Opened) -> None:
        """A click on a part of the table opens what it stands for."""
        self.last_key = "click"
        self.action_read(event.what)

    @on(KeyBar.Pressed)
    async def click_key(self, event: KeyBar.Pressed) -> None:
        """A click on a key presses it."""
        self.last_key = "click"
        await self.run_action(event.action)
