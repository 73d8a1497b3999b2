"""A saved game, looked at again: forward and back, at a speed, from the log, and off into play."""

from __future__ import annotations

from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import opponent_of
from keyforge_tui.sitting.spectator import Spectator
from keyforge_tui.story.export import LOGS
from keyforge_tui.story.playback import Playback
from keyforge_tui.story.sentences import many
from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import REPLAY, short, shown
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.readers.by_name import sitting_reader
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry, heading
from keyforge_tui.tui.replay.export import PICTURE, export_entries, free_name, write_new
from keyforge_tui.tui.table.cursor import Spot
from keyforge_tui.tui.table.interaction import Interaction, look, put, watch
from keyforge_tui.tui.table.pane import HEIGHTS, WIDTHS, TablePane
from keyforge_tui.tui.table.widgets.card import CardCell
from keyforge_tui.tui.table.widgets.keybar import KeyBar, KeyHint
from keyforge_tui.tui.table.widgets.news import Opened

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""Choices in a second."""


class ReplayScreen(Screen[str]):
    """Shows a playback; answers `branch` when the players want to go on from there."""

    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS = bindings(REPLAY)

    def __init__(self, playback: Playback) -> None:
        super().__init__()
        self.playback = playback
        self.viewer = playback.game.first
        self.sitting = Spectator(playback, self.viewer)
        self.now = Interaction(self.sitting.view())
        self.speed = SPEEDS.index(1.0)
        self._ticking: Timer | None = None

    def compose(self) -> ComposeResult:
        """The table, what happened, where in the game that is, and the keys."""
        yield TablePane(id="table", empty_hand="The hand is empty")
        yield Static(id="replay-news", markup=False)
        yield Static(id="replay-place", markup=False)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin where the playback stands."""
        self.query_one(KeyBar).hints = tuple(
            KeyHint(short(entry), entry.text, entry.action) for entry in REPLAY if entry.text
        )
        self.show()

    # -- showing ---------------------------------------------------------------------------

    def show(self) -> None:
        """The moment the playback stands at."""
        self.sitting = Spectator(self.playback, self.viewer)
        self.now = watch(self.now, self.sitting.view(), self.sitting.decision)
        pane = self.query_one(TablePane)
        pane.show(self.sitting, self.now)
        pane.read(self.sitting.inspect(self.now.current))
        self.query_one("#replay-news", Static).update(self._news())
        self.query_one("#replay-place", Static).update(self._place())

    def _news(self) -> Content:
        """What the last choice was, and what came of it, as far as a spectator may know."""
        playback = self.playback
        if not playback.place:
            return Content.styled(self._opening(), "$quiet")
        start = playback.restored.lengths[playback.place - 1]
        text = " ".join(text for _, text in playback.story.told(None, start))
        if self.sitting.is_open and playback.note:
            return Content.assemble((f"{playback.note}  ", "bold"), text)
        return Content(text)

    def _opening(self) -> str:
        restored = self.playback.restored
        said = []
        if restored.problem is not None:
            said.append(f"The journal: {restored.problem}.")
        if restored.changed:
            said.append(f"Changed since the game began: {', '.join(restored.changed_names)}.")
        return " ".join(said) or "The beginning of the game."

    def _place(self) -> Content:
        playback = self.playback
        signs = symbols.in_use()
        state = "playing" if self._ticking is not None else "paused"
        hands = "  open hands" if self.sitting.is_open else ""
        text = f" {playback.place} of {playback.last}  {state} {SPEEDS[self.speed]:g}/s{hands}"
        room = max(10, self.size.width - len(text) - 4)
        done = round(room * playback.place / max(1, playback.last))
        return Content.assemble(
            (signs.line * done, "bold $target"),
            (signs.right, "bold $target"),
            (signs.line * (room - done), "$rule"),
            text,
        )

    # -- moving ----------------------------------------------------------------------------

    def action_step(self, by: str, way: int) -> None:
        """Forward or back."""
        self._stop()
        step = {
            "choice": self.playback.by_choice,
            "turn": self.playback.by_turn,
            "key": self.playback.by_key,
        }[by]
        step(way)
        self.show()

    def action_go(self, place: int) -> None:
        """To a place; a negative one is the end."""
        self._stop()
        self.playback.go(place if place >= 0 else self.playback.last)
        self.show()

    def action_play(self) -> None:
        """Run, or stop."""
        if self._ticking is None:
            if self.playback.place == self.playback.last:
                self.playback.go(0)
            self._ticking = self.set_interval(1 / SPEEDS[self.speed], self._tick)
        else:
            self._stop()
        self.show()

    def _tick(self) -> None:
        self.playback.by_choice(1)
        if self.playback.place == self.playback.last:
            self._stop()
        self.show()

    def _stop(self) -> None:
        if self._ticking is not None:
            self._ticking.stop()
            self._ticking = None

    def action_speed(self, by: int) -> None:
        """Run faster or slower."""
        self.speed = max(0, min(len(SPEEDS) - 1, self.speed + by))
        if self._ticking is not None:
            self._stop()
            self._ticking = self.set_interval(1 / SPEEDS[self.speed], self._tick)
        self.show()

    # -- looking ---------------------------------------------------------------------------

    def action_open(self) -> None:
        """Open or hide the hands."""
        chronicle = self.playback.chronicle
        chronicle.is_open = not chronicle.is_open
        self.show()

    def action_sides(self) -> None:
        """Look from the other side."""
        self.viewer = opponent_of(self.viewer)
        self.show()

    def action_look(self, by: int) -> None:
        """To the next card on the table."""
        self.now = look(self.now, "cycle", by)
        self.show()

    @on(CardCell.Clicked)
    def click_card(self, event: CardCell.Clicked) -> None:
        """A click puts the cursor on a card."""
        self.now = put(self.now, Spot("card", event.card))
        self.show()

    @on(CardCell.Hovered)
    def hover_card(self, event: CardCell.Hovered) -> None:
        """Reading follows the pointer."""
        self.query_one(TablePane).read(self.sitting.inspect(event.card))

    @on(Opened)
    def click_part(self, event: Opened) -> None:
        """A click on a part of the table opens what it stands for."""
        if event.what == "log":
            self.action_log()
        else:
            self.action_read(event.what)

    @on(KeyBar.Pressed)
    async def click_key(self, event: KeyBar.Pressed) -> None:
        """A click on a key presses it."""
        await self.run_action(event.action)

    def action_read(self, what: str) -> None:
        """Open something to read."""
        self._stop()
        if what == "card" and self.sitting.inspect(self.now.current) is None:
            return
        reader = sitting_reader(what, self.sitting, self.now.current)
        if reader is not None:
            self.app.push_screen(reader)

    def action_log(self) -> None:
        """The whole log; choosing a line goes there."""
        self._stop()
        entries, start = log_entries(self.playback)
        self.app.push_screen(
            Reader("What happened", entries, start=start, chooses=True), self._jump
        )

    def _jump(self, place: str | None) -> None:
        if place:
            self.action_go(int(place))

    def action_about(self) -> None:
        """What there is to know about the journal."""
        self._stop()
        self.app.push_screen(Reader("About this game", about_entries(self.playback)))

    def action_help(self) -> None:
        """Every key."""
        self._stop()
        entries = [
            ReaderEntry(Content.assemble((f" {shown(one.key):<14}", "bold $target"), one.tooltip))
            for one in REPLAY
        ]
        self.app.push_screen(Reader("Keys of the replay", entries))

    def action_export(self) -> None:
        """Write the log or the table to a file in the folder the program was started in."""
        self._stop()
        entries = export_entries(self.playback.dealing, Path.cwd())
        self.app.push_screen(Reader("Write to a file", entries, chooses=True), self._export)

    def _export(self, suffix: str | None) -> None:
        if suffix:  # a picture is taken once the list is gone
            self.call_after_refresh(self._write, suffix)

    def _write(self, suffix: str) -> None:
        playback = self.playback
        path = free_name(playback.dealing, suffix, Path.cwd())
        try:
            if suffix == PICTURE:
                write_new(path, self.app.export_screenshot(title="keyforge-tui"))
            else:
                write_new(path, LOGS[suffix](playback.restored, playback.story))
            said = f"Written to {path}"
        except UserError as error:
            said = str(error)
        self.query_one("#replay-news", Static).update(Content.styled(said, "bold $target"))

    # -- leaving ---------------------------------------------------------------------------

    def action_branch(self) -> None:
        """Play on from here."""
        self._stop()
        if self.sitting.decision is not None:
            leave(self, "branch")

    def action_leave(self) -> None:
        """Leave the replay."""
        self._stop()
        leave(self, "leave")


def log_entries(playback: Playback) -> tuple[list[ReaderEntry], int]:
    """The whole story as far as a spectator may know it, and the line the playback stands at."""
    found: list[ReaderEntry] = []
    numbers = {id(entry): number for number, entry in enumerate(playback.chronicle.entries)}
    names = playback.dealing.names
    turn = start = place = 0
    for entry, text in playback.chronicle.told(None):
        if entry.turn != turn:
            turn = entry.turn
            found.append(heading(f"Turn {turn}: {names[entry.active]}"))
        if id(entry) in numbers:
            place = playback.place_of(numbers[id(entry)])
        if place <= playback.place:
            start = len(found)
        found.append(ReaderEntry(Content(text), value=str(place)))
    return found, start


def about_entries(playback: Playback) -> list[ReaderEntry]:
    """The players, their decks, and what became of the journal."""
    restored, dealing = playback.restored, playback.dealing
    lines = [
        f"{name} plays {deck.name}" for name, deck in zip(dealing.names, dealing.decks, strict=True)
    ]
    if dealing.started:
        lines.append(f"begun {dealing.started}")
    lines.append(f"{many(playback.last, 'choice')}, {many(restored.session.game.turn, 'turn')}")
    if restored.over is None:
        lines.append("not finished")
    elif restored.over.winner is None:
        lines.append("a draw")
    else:
        how = ", the opponent gave up" if restored.over.conceded else ""
        lines.append(f"{dealing.names[restored.over.winner]} wins{how}")
    if restored.problem is not None:
        lines.append(f"The journal: {restored.problem}")
    found = [ReaderEntry(Content(f" {line}"), Content(line)) for line in lines]
    if restored.changed:
        found.append(heading("Cards that changed since the game began"))
        found += [ReaderEntry(Content(f" {name}")) for name in restored.changed_names]
    if restored.rest and playback.chronicle.is_open:
        found.append(heading("Choices that can no longer be played"))
        first = playback.last + 1
        found += [
            ReaderEntry(Content(f" {number}  {choice.note}"))
            for number, choice in enumerate(restored.rest, start=first)
        ]
    return found
