"""Players as abilities speak of them: you, your opponent, each player, that player."""

from __future__ import annotations

from enum import StrEnum

from keyforge_tui.engine.model.words import PlayerId, opponent_of
from keyforge_tui.engine.table.ability import Players
from keyforge_tui.engine.table.context import Context


class Who(Players, StrEnum):
    """A player, read for the ability that says it."""

    YOU = "you"
    OPPONENT = "opponent"
    EACH = "each player"
    ACTIVE = "active player"
    THAT_PLAYER = "that player"
    """The player of the event that set the ability off."""
    ITS_CONTROLLER = "its controller"
    ITS_OWNER = "its owner"
    ITS_OPPONENT = "its opponent"
    """The opponent of the controller of "it" (R1.12)."""

    def players(self, ctx: Context) -> tuple[PlayerId, ...]:
        """The player or players meant; the active player first where there are two."""
        match self:
            case Who.YOU:
                return (ctx.controller,)
            case Who.OPPONENT:
                return (ctx.opponent,)
            case Who.EACH:
                active = ctx.table.state.active
                return (active, opponent_of(active))
            case Who.ACTIVE:
                return (ctx.table.state.active,)
            case Who.THAT_PLAYER:
                event = ctx.event
                return () if event is None or event.player is None else (event.player,)
            case Who.ITS_OWNER:
                return tuple({ctx.table.card(card).owner for card in ctx.it})
            case Who.ITS_CONTROLLER:
                return tuple({ctx.table.last_controller(card) for card in ctx.it})
            case Who.ITS_OPPONENT:
                return tuple({opponent_of(ctx.table.last_controller(card)) for card in ctx.it})

    def includes(self, ctx: Context, player: PlayerId) -> bool:
        """Whether a player is meant."""
        if self is Who.YOU:
            return player == ctx.controller
        if self is Who.OPPONENT:
            return player != ctx.controller
        if self is Who.EACH:
            return True
        return player in self.players(ctx)

    @property
    def subject(self) -> str:
        """As the subject of a sentence; empty for you, who are addressed."""
        return {
            Who.YOU: "",
            Who.OPPONENT: "your opponent",
            Who.EACH: "each player",
            Who.ACTIVE: "the active player",
            Who.THAT_PLAYER: "that player",
            Who.ITS_CONTROLLER: "its controller",
            Who.ITS_OWNER: "its owner",
            Who.ITS_OPPONENT: "its opponent",
        }[self]

    @property
    def possessive(self) -> str:
        """Before what is theirs: "your", "your opponent’s"."""
        return "your" if self is Who.YOU else f"{self.subject}’s"

    def verb(self, base: str) -> str:
        """A clause's beginning: "gain" for you, "your opponent gains" for the others."""
        if self is Who.YOU:
            return base
        first, _, rest = base.partition(" ")
        irregular = {"have": "has", "do": "does"}
        third = irregular.get(first) or (
            first + "es" if first.endswith(("s", "x", "ch", "sh")) else first + "s"
        )
        return f"{self.subject} {third}{' ' if rest else ''}{rest}"
