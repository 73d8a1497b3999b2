"""The table pane: cards, plates, hand, the card being read and the end of the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from keyforge_tui.engine import CardId, PlayerId, TableView, opponent_of
from keyforge_tui.sitting.sitting import Inspection, Sitting
from keyforge_tui.tui.look.faces import Face
from keyforge_tui.tui.table.interaction import Interaction
from keyforge_tui.tui.table.layout import faces
from keyforge_tui.tui.table.widgets.card import CardCell
from keyforge_tui.tui.table.widgets.inspector import Inspector
from keyforge_tui.tui.table.widgets.news import Story
from keyforge_tui.tui.table.widgets.plates import PlayerBar, TurnBar
from keyforge_tui.tui.table.widgets.row import CardRow

WIDTHS: Final[list[tuple[int, str]]] = [(0, "-narrow"), (110, "-wide"), (160, "-vast")]
HEIGHTS: Final[list[tuple[int, str]]] = [(0, "-low"), (34, "-tall"), (50, "-lofty")]
"""From which size on a screen that holds the pane is laid out in which way."""


class Board(Vertical):
    """The opponent's side on top, mirrored as across a real table; the viewer's below."""

    def __init__(self, *, id: str, empty_hand: str) -> None:
        super().__init__(id=id)
        self.empty_hand = empty_hand

    def compose(self) -> ComposeResult:
        """Their side, the middle, the own side."""
        yield PlayerBar(id="their-bar")
        yield CardRow(id="their-hand", widest=12)
        yield CardRow(id="their-artifacts", narrowest=14, widest=24)
        yield CardRow(id="their-line", empty="No creatures", flanks=("right", "left"))
        yield TurnBar(id="turn-bar")
        yield CardRow(id="own-line", empty="No creatures", flanks=("left", "right"))
        yield CardRow(id="own-artifacts", narrowest=14, widest=24)
        yield PlayerBar(id="own-bar")
        yield CardRow(id="hand", empty=self.empty_hand)

    def show(
        self,
        view: TableView,
        viewer: PlayerId,
        names: tuple[str, str],
        rows: Mapping[str, tuple[Face, ...]],
    ) -> None:
        """Give every part its piece of the view."""
        for name, row in rows.items():
            self.query_one(f"#{name}", CardRow).faces = row
        for bar, player in (("own", viewer), ("their", opponent_of(viewer))):
            widget = self.query_one(f"#{bar}-bar", PlayerBar)
            widget.called = names[player]
            widget.player = view.players[player]
            widget.is_active = view.active == player
            widget.has_high_tide = None if view.tide is None else view.tide == player
        turn = self.query_one(TurnBar)
        turn.table = view
        turn.called = names[view.active]
        turn.costs = tuple(
            f"{names[player.id]}’s keys "
            + ", ".join(f"{part.amount:+} {part.text}" for part in player.key_cost_parts[1:])
            for player in view.players
            if len(player.key_cost_parts) > 1
        )


class TablePane(Horizontal):
    """The table as one player may see it, of a game that is played or looked at again."""

    FLASH = 0.25
    """Seconds a card stays lit up after something happened to it."""

    def __init__(self, *, id: str, empty_hand: str = "Your hand is empty") -> None:
        super().__init__(id=id)
        self.empty_hand = empty_hand
        """What is said where no card is in the hand."""

    def compose(self) -> ComposeResult:
        """The board; reading at the right."""
        yield Board(id="board", empty_hand=self.empty_hand)
        with Vertical(id="side"):
            yield Inspector(id="inspector")
            yield Story(id="story")

    def show(self, sitting: Sitting, now: Interaction) -> None:
        """Give every part its piece of what the viewer may know."""
        rows = faces(now.view, now.layout, now.picking, now.cursor, now.source)
        self.query_one(Board).show(now.view, sitting.viewer, sitting.names, rows)
        turn = self.query_one(TurnBar)
        turn.warning = sitting.warning
        turn.in_force = sitting.lasting()
        self.show_clock(sitting)
        self.query_one(Story).lines = sitting.story()

    def show_clock(self, sitting: Sitting) -> None:
        """The time both have left."""
        for bar, player in (("own", sitting.viewer), ("their", opponent_of(sitting.viewer))):
            self.query_one(f"#{bar}-bar", PlayerBar).clock = sitting.time_left(player)

    def read(self, inspection: Inspection | None) -> None:
        """The card to read at the side."""
        self.query_one(Inspector).inspection = inspection

    def flash(self, cards: Iterable[CardId | None]) -> None:
        """Light up what something just happened to, for a moment; keys are not kept waiting."""
        touched = set(cards)
        cells = [cell for cell in self.query(CardCell) if cell.card in touched]
        for cell in cells:
            cell.add_class("-fresh")
        if cells:
            self.set_timer(self.FLASH, self._calm)

    def _calm(self) -> None:
        self.query(CardCell).remove_class("-fresh")
