"""Whose ability is being resolved, for whom, and what it remembers on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from keyforge_tui.engine.model.words import CardId, PlayerId, Zone, opponent_of
from keyforge_tui.engine.table.ability import DONE, AboutAbility, Labelled, Resolved, Result

if TYPE_CHECKING:
    from keyforge_tui.engine.model.events import Event
    from keyforge_tui.engine.table.table import Table


class Context:
    """The perspective from which an ability is read, and its memory.

    "You" is `controller`, "this card" is `source`. A granted ability is read for the card that
    has it: `source` is that card, `grantor` the card that gave it (R26.13, R33.3).
    """

    __slots__ = (
        "ability",
        "borrowed",
        "controller",
        "event",
        "grantor",
        "it",
        "label",
        "last",
        "lasting_id",
        "names",
        "places",
        "results",
        "serials",
        "source",
        "table",
        "values",
    )

    def __init__(
        self,
        table: Table,
        source: CardId,
        controller: PlayerId,
        *,
        event: Event | None = None,
        grantor: CardId | None = None,
        borrowed: bool = False,
    ) -> None:
        self.table = table
        self.source = source
        self.controller = controller
        self.event = event
        self.grantor = grantor
        self.borrowed = borrowed
        """The source is used as if `controller` controlled it (R28.11)."""
        self.ability: Resolved | None = None
        """The ability that is read."""
        self.label: str | None = None
        """What it stands under."""
        self.it: tuple[CardId, ...] = ()
        """The cards spoken of last."""
        self.last: Result = DONE
        """What the step before did."""
        self.results: dict[str, Result] = {}
        """Results that were given a name."""
        self.names: dict[str, tuple[CardId, ...]] = {}
        """Cards that were given a name."""
        self.places: dict[str, tuple[Zone, ...]] = {}
        """Where each of them lay when it was given the name."""
        self.values: dict[str, object] = {}
        """Houses, numbers and names chosen on the way."""
        self.serials: dict[CardId, int] = {}
        """Which stay in play each remembered card was in (R24.14)."""
        self.lasting_id: int | None = None

    @property
    def opponent(self) -> PlayerId:
        """Your opponent."""
        return opponent_of(self.controller)

    @property
    def about(self) -> AboutAbility:
        """The ability, for the questions it asks."""
        there = self.table.record(self.source)
        printed = self.table.card(self.source).definition if there is None else there.definition
        return AboutAbility(self.source, self.event, self.label, self.ability, printed)

    def bind(self, cards: Iterable[CardId]) -> tuple[CardId, ...]:
        """Make `cards` what "it" and "them" mean from here on."""
        self.it = tuple(cards)
        self.remember(self.it)
        return self.it

    def remember(self, cards: Iterable[CardId]) -> None:
        """Note which stay in play each card is in."""
        in_play = self.table.state.in_play
        for card in cards:
            there = in_play.get(card)
            if there is not None:
                self.serials[card] = there.serial
            else:
                self.serials.pop(card, None)

    def still(self, card: CardId) -> bool:
        """Whether a remembered card is in play and the same object as before (R24.14)."""
        there = self.table.state.in_play.get(card)
        if there is None:
            return False
        return self.serials.get(card, there.serial) == there.serial

    def did(self, result: Result) -> Result:
        """Note what a step did, for the step behind it."""
        self.last = result
        return result

    def call(self, name: str, cards: Iterable[CardId], result: Result | None = None) -> None:
        """Give cards a name, and with them the result of the step that spoke of them."""
        zones = self.table.state.zones
        self.names[name] = tuple(cards)
        self.places[name] = tuple(zones[card] for card in self.names[name])
        if result is not None:
            self.results[name] = result

    def among(self, name: str) -> tuple[CardId, ...]:
        """The cards of a name that still lie where they lay when they were given it."""
        zones = self.table.state.zones
        named = zip(self.names.get(name, ()), self.places.get(name, ()), strict=True)
        return tuple(card for card, zone in named if zones[card] is zone)

    def note(self, name: str, value: object) -> None:
        """Keep a house, number or name that was chosen; None forgets it."""
        if value is None:
            self.values.pop(name, None)
        else:
            self.values[name] = value

    def lose_sight(self, cards: Iterable[CardId]) -> None:
        """Speak of cards wherever this ability itself has put them."""
        for card in cards:
            self.serials.pop(card, None)

    def controller_of(self, card: CardId) -> PlayerId | None:
        """Who controls a card, read for this ability; None for a card out of play."""
        if self.borrowed and card == self.source:
            return self.controller
        there = self.table.state.in_play.get(card)
        return None if there is None else there.controller

    def branch(self, you: PlayerId | None = None) -> Context:
        """A context that begins with this one's memory and keeps its own from there.

        `you`: the player it is read for, when it is another.
        """
        twin = Context(
            self.table,
            self.source,
            self.controller if you is None else you,
            event=self.event,
            grantor=self.grantor,
            borrowed=self.borrowed,
        )
        twin.ability = self.ability
        twin.label = self.label
        twin.it = self.it
        twin.last = self.last
        twin.results = dict(self.results)
        twin.names = dict(self.names)
        twin.places = dict(self.places)
        twin.values = dict(self.values)
        twin.serials = dict(self.serials)
        return twin

    def learn(self, twin: Context) -> None:
        """Go on with what a branch came to speak of."""
        self.it = twin.it
        self.results = twin.results
        self.names = twin.names
        self.values = twin.values
        self.serials = twin.serials


class Held:
    """An ability a card has, printed or granted, and who reads it."""

    __slots__ = ("ability", "card", "controller", "grantor", "values")

    def __init__(
        self,
        ability: Labelled,
        card: CardId,
        controller: PlayerId,
        grantor: CardId | None = None,
        values: dict[str, object] | None = None,
    ) -> None:
        self.ability = ability
        self.card = card
        self.controller = controller
        self.grantor = grantor
        self.values = values

    @property
    def key(self) -> tuple[int, CardId, CardId | None]:
        """What makes it one ability: the same text from the same card on the same card."""
        return (id(self.ability), self.card, self.grantor)

    def context(
        self, table: Table, event: Event | None = None, borrower: PlayerId | None = None
    ) -> Context:
        """The perspective it is resolved from; `borrower`: who reads it as if it were theirs."""
        ctx = Context(
            table,
            self.card,
            self.controller if borrower is None else borrower,
            event=event,
            grantor=self.grantor,
            borrowed=borrower is not None,
        )
        ctx.remember((self.card,))
        if self.values:
            ctx.values = dict(self.values)
        return ctx
