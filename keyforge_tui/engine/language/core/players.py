"""Players as abilities speak of them: you, your opponent, each player, that player."""

from __future__ import annotations

from enum import StrEnum

from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.words import PLAYERS, PlayerId, opponent_of
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
    CHOSEN = "chosen player"

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
            case Who.CHOSEN:
                chosen = ctx.values.get("player")
                return tuple(player for player in PLAYERS if player == chosen)
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

    def meaning(self) -> clause.Player:
        """The player, for a writer."""
        return clause.Player(self.value)


def a_player(who: Who) -> clause.Player:
    """A player whose deed is waited for: where each player is meant, any of them."""
    return clause.Player("a player") if who is Who.EACH else who.meaning()
