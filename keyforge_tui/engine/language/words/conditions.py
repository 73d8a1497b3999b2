"""Conditions: what may be true of the table, of cards, of the turn so far."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    AnyCondition,
    AnyDescription,
    AnyKind,
    AnyOne,
    AnySelector,
    Condition,
    ManyConditions,
)
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.clause import anywhere
from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import House, Zone, opponent_of
from keyforge_tui.engine.table.context import Context


class Exists(Condition):
    """There is a card that fits."""

    word: ClassVar[str] = "exists"
    example: ClassVar[str] = "if: {exists: another friendly creature}"
    exists: AnyOne

    def holds(self, ctx: Context) -> bool:
        """At least one."""
        return bool(self.exists.pool(ctx))

    def meaning(self) -> clause.Condition:
        """There is one."""
        return clause.Exists(self.exists.meaning())


class NoneOf(Condition):
    """There is no card that fits."""

    word: ClassVar[str] = "none"
    example: ClassVar[str] = "when: {none: enemy creature}"
    none: AnyKind

    def holds(self, ctx: Context) -> bool:
        """Not one."""
        return not self.none.pool(ctx)

    def meaning(self) -> clause.Condition:
        """There is none."""
        return clause.Exists(self.none.meaning(), none=True)


class Is(Condition):
    """A card that was spoken of fits a description."""

    word: ClassVar[str] = "is"
    example: ClassVar[str] = "if: {is: it, a: logos card}"
    is_: AnySelector
    a: AnyOne
    was: bool = False
    """Worded in the past."""

    def holds(self, ctx: Context) -> bool:
        """Every card meant fits; none at all does not."""
        cards = self.is_.pool(ctx)
        return bool(cards) and all(self.a.describes(ctx, card) for card in cards)

    def meaning(self) -> clause.Condition:
        """They are of the kind."""
        return clause.Fits(self.is_.meaning(), anywhere(self.a.meaning()), past=self.was)


class InBattleline(Condition):
    """The card stands in a battleline."""

    word: ClassVar[str] = "in-battleline"
    example: ClassVar[str] = "while: {in-battleline: this}"
    in_battleline: AnyDescription

    def holds(self, ctx: Context) -> bool:
        """All of them do."""
        zones = ctx.table.state.zones
        return all(zones[card] is Zone.BATTLELINE for card in self.in_battleline.pool(ctx))

    def meaning(self) -> clause.Condition:
        """It is in the battleline."""
        return clause.Clause("be-in-line", subject=self.in_battleline.meaning())


class YouDid(Condition):
    """The step before was carried out completely (R28.2)."""

    word: ClassVar[str] = "done"
    example: ClassVar[str] = "if: {done: true}"
    done: bool

    def holds(self, ctx: Context) -> bool:
        """Whether it was, as asked."""
        return ctx.last.done is self.done

    def meaning(self) -> clause.Condition:
        """You do, or do not."""
        do = clause.Clause("do")
        return do if self.done else clause.Deny(do)


class DestroyedThisWay(Condition):
    """The step before destroyed the creature it was about (R21.14)."""

    word: ClassVar[str] = "destroyed-it"
    example: ClassVar[str] = "if: {destroyed-it: true}"
    destroyed_it: bool

    def holds(self, ctx: Context) -> bool:
        """Whether it did, as asked; a creature that took the damage instead is not "it"."""
        return any(card in ctx.it for card in ctx.last.destroyed) is self.destroyed_it

    def meaning(self) -> clause.Condition:
        """The damage destroys it, or does not."""
        if self.destroyed_it:
            return clause.Clause("destroy-it", (("that", clause.IT),))
        return clause.Deny(clause.Clause("be-destroyed", subject=clause.IT))


class Tide(Condition):
    """The tide is high or low for you (R48.6)."""

    word: ClassVar[str] = "tide"
    example: ClassVar[str] = "if: {tide: high}"
    tidal: ClassVar[bool] = True
    tide: Literal["high", "low"]

    def holds(self, ctx: Context) -> bool:
        """Neutral is neither."""
        state = ctx.table.state.tide
        wanted = ctx.controller if self.tide == "high" else opponent_of(ctx.controller)
        return state == wanted

    def meaning(self) -> clause.Condition:
        """The tide is so."""
        return clause.Clause("be-tide", (("manner", clause.Word(self.tide)),))


class YourTurn(Condition):
    """It is this player's turn."""

    word: ClassVar[str] = "turn-of"
    example: ClassVar[str] = "if: {turn-of: you}"
    turn_of: Who

    def holds(self, ctx: Context) -> bool:
        """Whether that player is active."""
        return self.turn_of.includes(ctx, ctx.table.state.active)

    def meaning(self) -> clause.Condition:
        """It is their turn."""
        return clause.Clause("be-turn", (("object", self.turn_of.meaning()),))


class ActiveHouse(Condition):
    """The active house is this one."""

    word: ClassVar[str] = "active-house"
    example: ClassVar[str] = "while: {active-house: untamed}"
    active_house: House

    def holds(self, ctx: Context) -> bool:
        """Whether it is."""
        return ctx.table.state.house is self.active_house

    def meaning(self) -> clause.Condition:
        """The house is active."""
        return clause.Clause("be-active", (("object", clause.Word(self.active_house.title)),))


class Haunted(Condition):
    """A player has ten or more cards in the discard pile (R47.1)."""

    word: ClassVar[str] = "haunted"
    example: ClassVar[str] = "if: {haunted: you}"
    haunted: Who

    def holds(self, ctx: Context) -> bool:
        """Whether each player meant is."""
        players = ctx.table.state.players
        return all(
            len(players[player].discard) >= constants.HAUNTED
            for player in self.haunted.players(ctx)
        )

    def meaning(self) -> clause.Condition:
        """They are haunted."""
        return clause.Clause("be-haunted", subject=self.haunted.meaning())


class FirstUse(Condition):
    """This is the first time the card was used this turn."""

    word: ClassVar[str] = "first-use-of"
    example: ClassVar[str] = "if: {first-use-of: this creature}"
    first_use_of: AnyDescription

    def holds(self, ctx: Context) -> bool:
        """It was used once since it entered play, counting the use being made (R24.14)."""
        cards = self.first_use_of.pool(ctx)
        events = list(ctx.table.state.history)
        if ctx.event is not None and ctx.event not in events:
            events.append(ctx.event)
        uses = 0
        for event in events:
            if event.card in cards:
                uses = 0 if event.kind is Kind.ENTERED else uses + (event.kind is Kind.USED)
        return uses == 1

    def meaning(self) -> clause.Condition:
        """It is used the first time."""
        return clause.Clause("be-first-use", (("object", self.first_use_of.meaning()),))


class AllOf(Condition):
    """All of several conditions."""

    word: ClassVar[str] = "all-of"
    example: ClassVar[str] = "if: {all-of: [{tide: high}, {turn-of: you}]}"
    all_of: ManyConditions

    def holds(self, ctx: Context) -> bool:
        """Every one."""
        return all(condition.holds(ctx) for condition in self.all_of)

    def meaning(self) -> clause.Condition:
        """All of them."""
        return clause.Joint(tuple(one.meaning() for one in self.all_of))


class AnyOf(Condition):
    """At least one of several conditions."""

    word: ClassVar[str] = "any-of"
    example: ClassVar[str] = "if: {any-of: [{tide: high}, {turn-of: you}]}"
    any_of: ManyConditions

    def holds(self, ctx: Context) -> bool:
        """Some one."""
        return any(condition.holds(ctx) for condition in self.any_of)

    def meaning(self) -> clause.Condition:
        """Any of them."""
        return clause.Joint(tuple(one.meaning() for one in self.any_of), any=True)


class Not(Condition):
    """The opposite of a condition."""

    word: ClassVar[str] = "not"
    example: ClassVar[str] = "while: {not: {active-house: untamed}}"
    not_: AnyCondition

    def holds(self, ctx: Context) -> bool:
        """Whether it does not hold."""
        return not self.not_.holds(ctx)

    def meaning(self) -> clause.Condition:
        """Its opposite."""
        return clause.Deny(self.not_.meaning())
