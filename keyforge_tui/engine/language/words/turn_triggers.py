"""Occasions of the turn itself: its beginning and end, keys, houses, the tide."""

from __future__ import annotations

from typing import ClassVar

from keyforge_tui.engine.language.core.grammar import Speech
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import Trigger
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.model.words import House
from keyforge_tui.engine.table.context import Context


class Forges(Trigger):
    """A player forges a key."""

    word: ClassVar[str] = "forges"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FORGED,)
    example: ClassVar[str] = "after:\n  - forges: you\n    do: [{destroy: each creature}]"
    forges: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player."""
        return event.player is not None and self.forges.includes(ctx, event.player)

    def text(self, speech: Speech) -> str:
        """you forge a key"""
        if self.forges is Who.EACH:
            return "a player forges a key"
        return "you forge a key" if self.forges is Who.YOU else self.forges.verb("forge a key")


class ChoosesHouse(Trigger):
    """A player chooses the active house."""

    word: ClassVar[str] = "chooses-house"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.HOUSE_CHOSEN,)
    example: ClassVar[str] = (
        "after:\n  - chooses-house: you\n    house: sanctum\n    do: [{gain: 2}]"
    )
    chooses_house: Who
    house: House | None = None

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player and the house."""
        return (
            event.player is not None
            and self.chooses_house.includes(ctx, event.player)
            and (self.house is None or event.house is self.house)
        )

    def text(self, speech: Speech) -> str:
        """you choose Sanctum as your active house"""
        who, own = {
            Who.YOU: ("you choose", "your"),
            Who.EACH: ("a player chooses", "their"),
        }.get(self.chooses_house, (self.chooses_house.verb("choose"), "their"))
        if self.house is None:
            return f"{who} an active house"
        return f"{who} {self.house.title} as {own} active house"


class RaisesTide(Trigger):
    """A player raises the tide."""

    word: ClassVar[str] = "raises-tide"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.TIDE_RAISED,)
    example: ClassVar[str] = "after:\n  - raises-tide: you\n    do: [{draw: 1}]"
    raises_tide: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player."""
        return event.player is not None and self.raises_tide.includes(ctx, event.player)

    def text(self, speech: Speech) -> str:
        """you raise the tide"""
        if self.raises_tide is Who.YOU:
            return "you raise the tide"
        return self.raises_tide.verb("raise the tide")


class TurnStarts(Trigger):
    """The start of a player's turn."""

    word: ClassVar[str] = "start-of-turn"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.TURN_STARTED,)
    opening: ClassVar[str] = "at"
    example: ClassVar[str] = "at:\n  - start-of-turn: you\n    do: [{gain: 1}]"
    start_of_turn: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By whose turn it is."""
        return event.player is not None and self.start_of_turn.includes(ctx, event.player)

    def text(self, speech: Speech) -> str:
        """the start of your turn"""
        return f"the start of {self.start_of_turn.possessive} turn"


class TurnEnds(Trigger):
    """The end of a player's turn."""

    word: ClassVar[str] = "end-of-turn"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.TURN_ENDED,)
    opening: ClassVar[str] = "at"
    example: ClassVar[str] = "at:\n  - end-of-turn: you\n    do: [{lose: 1, who: opponent}]"
    end_of_turn: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By whose turn it is."""
        return event.player is not None and self.end_of_turn.includes(ctx, event.player)

    def text(self, speech: Speech) -> str:
        """the end of your turn"""
        if self.end_of_turn is Who.ACTIVE:
            return "the end of the turn"
        return f"the end of {self.end_of_turn.possessive} turn"
