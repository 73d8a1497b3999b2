"""Amounts of what happened: in this ability, in this event, in this turn or the one before."""

from __future__ import annotations

from typing import ClassVar, Literal

from keyforge_tui.engine.language.cards.selector import Selector
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import Amount, AnyKind, Cards
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.clause import anywhere
from keyforge_tui.engine.model.events import Event, Kind
from keyforge_tui.engine.table.context import Context


class ThisWay(Amount):
    """What the step before did: how much, how many `cards`, how many it `destroyed`."""

    word: ClassVar[str] = "this-way"
    example: ClassVar[str] = (
        "- destroy: each friendly artifact\n- gain: {times: 2, of: {this-way: cards}}"
    )
    this_way: Literal["amount", "cards", "destroyed"]
    by: str | None = None
    """The name of the step, when it is not the one just before."""
    whose: Who | None = None
    """Only cards this player controlled."""
    owned_by: Who | None = None
    """Only cards this player owns."""

    def unheeded(self) -> str:
        """Whose cards they were, or who owns them."""
        if self.whose is not None and self.owned_by is not None:
            return "needs either whose or owned-by"
        if self.this_way == "amount" and (self.whose or self.owned_by):
            return "whose and owned-by are about cards"
        return ""

    def value(self, ctx: Context) -> int:
        """The number."""
        result = ctx.results[self.by] if self.by is not None else ctx.last
        if self.this_way == "amount":
            return result.amount
        cards = result.cards if self.this_way == "cards" else result.destroyed
        if self.whose is not None:
            return sum(self.whose.includes(ctx, ctx.table.last_controller(card)) for card in cards)
        if self.owned_by is not None:
            return sum(self.owned_by.includes(ctx, ctx.table.card(card).owner) for card in cards)
        return len(cards)

    def meaning(self) -> clause.Amount:
        """One for each thing the step did."""
        whose = None if self.whose is None else self.whose.meaning()
        owner = None if self.owned_by is None else self.owned_by.meaning()
        return clause.Per(clause.Done(self.this_way, self.by, whose, owner))


class EventAmount(Amount):
    """How much the event was about that set the ability off."""

    word: ClassVar[str] = "event"
    example: ClassVar[str] = "capture: {event: amount}\nby: this"
    event: Literal["amount"]

    def value(self, ctx: Context) -> int:
        """The event's amount."""
        return ctx.event.amount if ctx.event is not None else 0

    def meaning(self) -> clause.Amount:
        """As much as the event."""
        return clause.ThatMuch()


class Chosen(Amount):
    """A number chosen before."""

    word: ClassVar[str] = "chosen"
    example: ClassVar[str] = "deal: {chosen: number}\nto: a creature"
    chosen: str = "number"

    def value(self, ctx: Context) -> int:
        """The number."""
        value = ctx.values.get(self.chosen, 0)
        return value if isinstance(value, int) else 0

    def meaning(self) -> clause.Amount:
        """The number chosen."""
        return clause.ThatNumber(self.chosen)


HISTORY = {
    "played": Kind.PLAYED,
    "discarded": Kind.DISCARDED,
    "destroyed": Kind.DESTROYED,
    "used": Kind.USED,
    "reaped": Kind.REAPED,
    "fought": Kind.FOUGHT,
    "forged": Kind.FORGED,
    "stolen": Kind.STOLEN,
}


class History(Amount):
    """How often something happened this turn, or in a player's previous turn."""

    word: ClassVar[str] = "history"
    example: ClassVar[str] = "if: {history: played, cards: a sanctum card, at-least: 7}"
    history: Literal[
        "played", "discarded", "destroyed", "used", "reaped", "fought", "forged", "stolen"
    ]
    cards: AnyKind | None = None
    who: Who | None = Who.YOU
    """Whose: who did it, or who controlled the destroyed card."""
    turn: Literal["this turn", "previous turn"] = "this turn"
    in_fight: bool = False
    others: bool = False
    """Not counting this card."""
    distinct: bool = False
    """How many different cards, however often each."""
    from_: Literal["hand", "deck"] | None = None
    """For discards: where from."""

    def unheeded(self) -> str:
        """What there is to say depends on the deed."""
        if self.in_fight and self.history != "destroyed":
            return "in-fight belongs to destroyed"
        if self.from_ is not None and self.history != "discarded":
            return "from belongs to discarded"
        if self.history in ("forged", "stolen") and (self.cards or self.distinct or self.others):
            return f"{self.history} is not done to cards"
        return ""

    def value(self, ctx: Context) -> int:
        """The number of events, or of different cards."""
        state = ctx.table.state
        events = state.history if self.turn == "this turn" else state.previous
        found = [event for event in events if self._fits(ctx, event)]
        return len({event.card for event in found}) if self.distinct else len(found)

    def _fits(self, ctx: Context, event: Event) -> bool:
        if event.kind is not HISTORY[self.history]:
            return False
        if self.who is not None:
            player = event.controller if self.history == "destroyed" else event.player
            if player is None or not self.who.includes(ctx, player):
                return False
        if self.in_fight and not event.in_fight:
            return False
        if self.from_ is not None and event.zone != self.from_:
            return False
        if self.others and event.card == ctx.source:
            return False
        if self.cards is not None:
            return printed_as(ctx, self.cards, event)
        return True

    def meaning(self) -> clause.Amount:
        """One for each time it happened."""
        return clause.Per(
            clause.Happened(
                self.history,
                None if self.cards is None else anywhere(self.cards.meaning()),
                None if self.who is None else self.who.meaning(),
                previous=self.turn == "previous turn",
                in_fight=self.in_fight,
                others=self.others,
                distinct=self.distinct,
                source=self.from_,
            )
        )


def printed_as(ctx: Context, cards: Cards, event: Event) -> bool:
    """Whether a description of what is printed fits an event's card, wherever it is by now."""
    assert isinstance(cards, Selector)
    card = event.card
    if card is None:
        return False
    facts = ctx.table.card(card)
    own = facts.definition
    return (
        (event.type or own.type) in cards.types
        and (not cards.houses or facts.house in cards.houses)
        and (not cards.not_houses or facts.house not in cards.not_houses)
        and cards.traits <= own.traits
        and (cards.named is None or own.slug == cards.named)
        and not (cards.other and card == ctx.source)
    )
