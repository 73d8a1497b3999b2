"""Effects that move cards in a battleline, or into one (R34, R41)."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnySelector, Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.words import Zone
from keyforge_tui.engine.rules import entering
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.asking import choose_order
from keyforge_tui.engine.table.context import Context


def stand(ctx: Context, cards: AnySelector, *, anywhere: bool) -> Steps[Result]:
    """Let cards stand elsewhere in the line of their controller; the active player says where."""
    table = ctx.table
    chosen = yield from cards.select(ctx, "Choose a creature to move")
    moved = []
    for card in chosen:
        there = table.state.in_play.get(card)
        if there is None or there.host is not None:
            continue
        place = yield from entering.choose_place(table, card, there.controller, anywhere=anywhere)
        if table.state.zones[card] is Zone.BATTLELINE:
            entering.move_in_line(table, card, place)
        else:
            entering.to_battleline(table, card, place)
        moved.append(card)
    return Result(bool(moved), tuple(moved), len(moved))


class MoveToFlank(Effect):
    """Move a creature to a flank of its line, or an artifact into the line."""

    word: ClassVar[str] = "move-to-flank"
    example: ClassVar[str] = "move-to-flank: this"
    move_to_flank: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The active player chooses the flank."""
        return (yield from stand(ctx, self.move_to_flank, anywhere=False))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.move_to_flank.pool(ctx))

    def meaning(self) -> clause.Step:
        """It moves there."""
        return clause.Clause("move-to-flank", (("object", self.move_to_flank.meaning()),))


class MoveAnywhere(Effect):
    """Move a creature anywhere in the line of its controller, or an artifact into the line."""

    word: ClassVar[str] = "move-anywhere"
    example: ClassVar[str] = "move-anywhere: an enemy creature"
    move_anywhere: AnySelector

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The active player chooses the place (R41.3)."""
        return (yield from stand(ctx, self.move_anywhere, anywhere=True))

    def possible(self, ctx: Context) -> bool:
        """There is a card."""
        return bool(self.move_anywhere.pool(ctx))

    def meaning(self) -> clause.Step:
        """It moves there."""
        return clause.Clause("move-anywhere", (("object", self.move_anywhere.meaning()),))


class Rearrange(Effect):
    """Put the creatures of a player's battleline in any order (R41.3)."""

    word: ClassVar[str] = "rearrange"
    example: ClassVar[str] = "- choose-player: any\n- rearrange: chosen player"
    rearrange: Who

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The active player orders them, from the left."""
        table = ctx.table
        moved = []
        for player in self.rearrange.players(ctx):
            line = tuple(table.state.players[player].battleline)
            prompt = "Choose which creature is next, from the left"
            order = yield from choose_order(table, table.state.active, prompt, line, ctx.source)
            moved += entering.rearrange(table, player, order)
        return Result(bool(moved), tuple(moved), len(moved))

    def possible(self, ctx: Context) -> bool:
        """There are two creatures that could change places."""
        players = ctx.table.state.players
        return any(len(players[one].battleline) > 1 for one in self.rearrange.players(ctx))

    def meaning(self) -> clause.Step:
        """They are put in order."""
        return clause.Clause("rearrange", (("whose", self.rearrange.meaning()),))
