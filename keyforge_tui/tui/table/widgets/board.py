"""Both sides of the table face to face."""

from __future__ import annotations

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import Vertical

from keyforge_tui.engine import PlayerId, TableView, opponent_of
from keyforge_tui.tui.look.faces import Face
from keyforge_tui.tui.table.widgets.plates import PlayerBar, TurnBar
from keyforge_tui.tui.table.widgets.row import CardRow


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
        for row, faces in rows.items():
            self.query_one(f"#{row}", CardRow).faces = faces
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
