"""Effects on the game itself: keys, chains, the tide, houses, named things (R7, R12, R48)."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import AnyNumber, AnySelector, Constant, Effect
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.decisions import Steps
from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import House, KeyColor
from keyforge_tui.engine.rules import keys, status
from keyforge_tui.engine.table import characteristics
from keyforge_tui.engine.table.ability import Result
from keyforge_tui.engine.table.asking import choose_house, choose_player, choose_value
from keyforge_tui.engine.table.context import Context


class Forge(Effect):
    """Forge a key: `free`, or at current cost and so much more (R7.7)."""

    word: ClassVar[str] = "forge"
    example: ClassVar[str] = "forge: 6"
    forge: AnyNumber
    """How much above the current cost."""
    free: bool = False
    who: Who = Who.YOU

    def unheeded(self) -> str:
        """What is free costs nothing."""
        paid = self.free and self.forge != Constant(number=0)
        return "free needs forge: 0" if paid else ""

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Done if the key was forged."""
        done = False
        for player in self.who.players(ctx):
            done = yield from keys.forge(ctx.table, player, self.cost(ctx), ctx.source)
        return Result(done)

    def cost(self, ctx: Context) -> int:
        """What the key costs now."""
        if self.free:
            return 0
        player = self.who.players(ctx)[0]
        return max(0, characteristics.key_cost(ctx.table, player) + self.forge.value(ctx))

    def possible(self, ctx: Context) -> bool:
        """The key can be paid."""
        return all(
            keys.can_forge(ctx.table, player, self.cost(ctx)) for player in self.who.players(ctx)
        )

    def meaning(self) -> clause.Step:
        """They forge a key."""
        if self.free:
            return clause.Clause("forge-free", subject=self.who.meaning())
        cost = clause.Stuff("key cost", self.forge.meaning())
        return clause.Clause("forge", (("object", cost),), self.who.meaning())


class Unforge(Effect):
    """Unforge a key of a player; `last-turn`: one forged on their previous turn (R7.11)."""

    word: ClassVar[str] = "unforge"
    example: ClassVar[str] = "unforge: opponent\nlast-turn: true"
    unforge: Who
    last_turn: bool = False

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The player of the ability chooses the key."""
        state = ctx.table.state
        done = False
        for player in self.unforge.players(ctx):
            forged = [key for key, is_forged in state.players[player].keys.items() if is_forged]
            if self.last_turn:
                recent = {
                    event.key
                    for event in state.previous
                    if event.kind is Kind.FORGED and event.player == player
                }
                forged = [key for key in forged if key in recent]
            chosen = yield from choose_value(
                ctx.table,
                state.active,
                "Choose the key to unforge",
                [key.value for key in forged],
                "key",
                ctx.source,
            )
            if chosen is not None:
                keys.unforge(ctx.table, player, KeyColor(str(chosen)), ctx.source)
                done = True
        return Result(done)

    def meaning(self) -> clause.Step:
        """A key is unforged."""
        player = self.unforge.meaning()
        if self.last_turn:
            return clause.Clause("unforge-last", (("who", player),))
        return clause.Clause("unforge", (("object", player),))


class GainChains(Effect):
    """A player gains chains (R12.1)."""

    word: ClassVar[str] = "chains"
    example: ClassVar[str] = "chains: 3"
    chains: int
    who: Who = Who.YOU

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The tracker goes up."""
        for player in self.who.players(ctx):
            status.gain_chains(ctx.table, player, max(0, self.chains))
        yield from ()
        return Result(True)

    def meaning(self) -> clause.Step:
        """They gain chains."""
        what = clause.Stuff("chain", clause.Fixed(self.chains))
        return clause.Clause("gain", (("object", what),), self.who.meaning())


class RaiseTide(Effect):
    """A player raises the tide (R48.2)."""

    word: ClassVar[str] = "raise-tide"
    example: ClassVar[str] = "raise-tide: you"
    tidal: ClassVar[bool] = True
    raise_tide: Who

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Nothing happens if it is high already."""
        done = False
        for player in self.raise_tide.players(ctx):
            done = yield from status.raise_tide(ctx.table, player)
        return Result(done)

    def meaning(self) -> clause.Step:
        """They raise it."""
        return clause.Clause("raise-tide", subject=self.raise_tide.meaning())


class ChooseHouse(Effect):
    """Choose a house; later words speak of it as the chosen house."""

    word: ClassVar[str] = "choose-house"
    example: ClassVar[str] = "- choose-house: any\n- stun: each creature of the chosen house"
    choose_house: Literal["any", "opponent identity"]

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Any house of the game, or one of the opponent's three."""
        state = ctx.table.state
        houses: tuple[House, ...] = tuple(House)
        if self.choose_house == "opponent identity":
            houses = state.players[ctx.opponent].houses
        chosen = yield from choose_house(
            ctx.table, state.active, "Choose a house", houses, ctx.source
        )
        if chosen is not None:
            ctx.note("house", chosen)
        return Result(chosen is not None)

    def meaning(self) -> clause.Step:
        """It is chosen."""
        return clause.Clause("choose-house" if self.choose_house == "any" else "choose-their-house")


class ChoosePlayer(Effect):
    """Choose a player; later words speak of the chosen player."""

    word: ClassVar[str] = "choose-player"
    example: ClassVar[str] = "- choose-player: any\n- draw: 2\n  who: chosen player"
    choose_player: Literal["any"]

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Either of them, as the active player likes."""
        table = ctx.table
        ctx.note(
            "player",
            (yield from choose_player(table, table.state.active, "Choose a player", ctx.source)),
        )
        return Result(True)

    def meaning(self) -> clause.Step:
        """They are chosen."""
        return clause.Clause("choose-player")


class ChooseNumber(Effect):
    """Choose a number; later words speak of it as the chosen number."""

    word: ClassVar[str] = "choose-number"
    example: ClassVar[str] = "choose-number: true"
    choose_number: Literal[True]

    def resolve(self, ctx: Context) -> Steps[Result]:
        """Any power in play, and every number up to the highest of them."""
        table = ctx.table
        powers = [characteristics.power(table, card) for card in table.creatures()]
        values = list(range(max(powers, default=0) + 1))
        chosen = yield from choose_value(
            table, table.state.active, "Choose a number", values, "amount", ctx.source
        )
        ctx.note("number", chosen)
        return Result(True)

    def meaning(self) -> clause.Step:
        """It is chosen."""
        return clause.Clause("choose-number")


class RememberHouseOf(Effect):
    """Make a card's house the chosen house."""

    word: ClassVar[str] = "note-house-of"
    example: ClassVar[str] = "- discard: the top card of their deck\n- note-house-of: it"
    note_house_of: AnySelector

    def unheeded(self) -> str:
        """The house of one card."""
        return "" if len(self.note_house_of.references()) == 1 else "is about one card"

    def resolve(self, ctx: Context) -> Steps[Result]:
        """The first card's printed house."""
        cards = self.note_house_of.pool(ctx)
        ctx.note("house", ctx.table.card(cards[0]).house if cards else None)
        yield from ()
        return Result(bool(cards), tuple(cards))

    def meaning(self) -> clause.Step:
        """It is the house spoken of."""
        return clause.Clause("note-house", (("object", self.note_house_of.meaning()),))
