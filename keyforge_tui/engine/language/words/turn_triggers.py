"""Occasions of the turn itself: its beginning and end, keys, houses, the tide."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.players import Who, a_player
from keyforge_tui.engine.language.core.primitive import Trigger
from keyforge_tui.engine.language.write import clause
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

    def meaning(self) -> clause.Clause:
        """They forge a key."""
        return clause.Clause("forge-key", subject=a_player(self.forges))


class ChoosesHouse(Trigger):
    """A player chooses the active house."""

    word: ClassVar[str] = "chooses-house"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.HOUSE_CHOSEN,)
    example: ClassVar[str] = (
        "after:\n  - chooses-house: you\n    house: sanctum\n    do: [{gain: 2}]"
    )
    chooses_house: Who
    house: House | Literal["chosen"] | None = None
    """This house; `chosen`: the one that was chosen before."""
    other_than: House | Literal["chosen"] | None = None
    """Any house but this."""

    def unheeded(self) -> str:
        """A house and another than a house."""
        both = self.house is not None and self.other_than is not None
        return "house says which house, other-than which not: write one of them" if both else ""

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player and the house."""
        if event.player is None or not self.chooses_house.includes(ctx, event.player):
            return False
        if self.house is not None and event.house is not house_meant(ctx, self.house):
            return False
        return self.other_than is None or event.house is not house_meant(ctx, self.other_than)

    def meaning(self) -> clause.Clause:
        """They choose a house."""
        player = a_player(self.chooses_house)
        if self.other_than is not None:
            house = ("object", clause.Word(house_name(self.other_than)))
            return clause.Clause("choose-other-than", (house,), player)
        if self.house is None:
            return clause.Clause("choose-active", subject=player)
        house = ("object", clause.Word(house_name(self.house)))
        return clause.Clause("choose-as-active", (house,), player)


def house_meant(ctx: Context, house: House | Literal["chosen"]) -> House | None:
    """A house by its name, or the one that was chosen before."""
    if house != "chosen":
        return House(house)
    chosen = ctx.values.get("house")
    return chosen if isinstance(chosen, House) else None


def house_name(house: House | Literal["chosen"]) -> str:
    """A house as a text calls it."""
    return "that house" if house == "chosen" else House(house).title


class RaisesTide(Trigger):
    """A player raises the tide."""

    word: ClassVar[str] = "raises-tide"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.TIDE_RAISED,)
    example: ClassVar[str] = "after:\n  - raises-tide: you\n    do: [{draw: 1}]"
    tidal: ClassVar[bool] = True
    raises_tide: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By the player."""
        return event.player is not None and self.raises_tide.includes(ctx, event.player)

    def meaning(self) -> clause.Clause:
        """They raise the tide."""
        return clause.Clause("raise-tide", subject=a_player(self.raises_tide))


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

    def meaning(self) -> clause.Clause:
        """Their turn starts."""
        return clause.Clause("start-of-turn", (("object", self.start_of_turn.meaning()),))


class ReadyStepEnds(Trigger):
    """The end of a player's "ready cards" step."""

    word: ClassVar[str] = "end-of-ready-step"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.READY_STEP_ENDED,)
    opening: ClassVar[str] = "at"
    example: ClassVar[str] = "at:\n  - end-of-ready-step: you\n    do: [{draw: 1}]"
    end_of_ready_step: Who

    def matches(self, ctx: Context, event: Event) -> bool:
        """By whose turn it is."""
        return event.player is not None and self.end_of_ready_step.includes(ctx, event.player)

    def meaning(self) -> clause.Clause:
        """Their step ends."""
        return clause.Clause("end-of-ready-step", (("object", self.end_of_ready_step.meaning()),))


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

    def meaning(self) -> clause.Clause:
        """Their turn ends."""
        if self.end_of_turn is Who.ACTIVE:
            return clause.Clause("end-of-this-turn")
        return clause.Clause("end-of-turn", (("object", self.end_of_turn.meaning()),))
