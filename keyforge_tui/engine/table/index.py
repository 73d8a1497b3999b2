"""What is in force: every modifier and every listening ability, found once per change.

Cards entering and leaving play, attaching, changing sides and lasting effects beginning and
ending change the index; damage, Æmber and exhaustion do not. A modifier is found here by its
class, a listener or a replacement by the kind of event it is about, so that a rule looks only at
the modifiers it asks for, and an event only at the abilities that speak of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from keyforge_tui.engine.model.events import Event, Kind, Would
from keyforge_tui.engine.model.words import PLAYERS, CardId, PlayerId
from keyforge_tui.engine.table.ability import Continuous, Instead, Static, Triggered, Watch
from keyforge_tui.engine.table.context import Context
from keyforge_tui.engine.table.modifiers import CHANGE_POWER, Blank, Gains

if TYPE_CHECKING:
    from keyforge_tui.engine.table.ability import Modifier
    from keyforge_tui.engine.table.state import Lasting
    from keyforge_tui.engine.table.table import Table

M = TypeVar("M", bound="Modifier", covariant=True)
A = TypeVar("A", bound=Triggered | Watch | Instead)


class InForce(Generic[M]):
    """One modifier with its scope and the perspective it is read from."""

    __slots__ = ("ctx", "fixed", "grant", "is_of_its_source", "lasting", "modifier", "static")

    def __init__(
        self,
        modifier: M,
        static: Static,
        ctx: Context,
        lasting: Lasting | None = None,
        grant: InForce[Modifier] | None = None,
    ) -> None:
        self.modifier = modifier
        self.static = static
        self.ctx = ctx
        self.lasting = lasting
        self.grant = grant
        self.fixed = None if static.to is None else static.to.fixed(ctx)
        """The only cards it could speak of; None: its scope is a description."""
        self.is_of_its_source = lasting is None
        """Its source has it, printed or given, so that a blank text box silences it (R25.7)."""

    @property
    def active(self) -> bool:
        """Whether its conditions are fulfilled now (R31.1)."""
        ctx = self.ctx
        if self.is_of_its_source and ctx.table.index.is_blank(ctx.source, self):
            return False
        if self.grant is not None and not self.grant.applies_to(ctx.source):
            return False
        if self.lasting is not None and self.lasting.uses == 0:
            return False
        condition = self.static.while_
        return condition is None or condition.holds(ctx)

    def applies_to(self, card: CardId) -> bool:
        """Whether it changes this card now."""
        if self.fixed is not None and card not in self.fixed:
            return False
        scope = self.static.to
        return scope is not None and scope.matches(self.ctx, card) and self.active

    def applies_to_player(self, player: PlayerId) -> bool:
        """Whether it changes this player now."""
        who = self.static.who
        return who is not None and who.includes(self.ctx, player) and self.active


class Listener(Generic[A]):
    """One ability waiting for events, with the perspective it is read from."""

    __slots__ = ("ability", "ctx", "grant", "lasting")

    def __init__(
        self,
        ability: A,
        ctx: Context,
        lasting: Lasting | None = None,
        grant: InForce[Modifier] | None = None,
    ) -> None:
        self.ability = ability
        self.ctx = ctx
        self.lasting = lasting
        self.grant = grant

    @property
    def awake(self) -> bool:
        """Whether the card has the ability now."""
        ctx = self.ctx
        if self.lasting is not None:
            return self.lasting.uses != 0
        if self.grant is not None and not self.grant.applies_to(ctx.source):
            return False
        return not ctx.table.index.is_blank(ctx.source, None)

    def hears(self: Listener[Triggered], event: Event) -> bool:
        """Whether this event sets it off."""
        return self.ability.trigger.matches(self.ctx, event) and self.awake

    def replaces(self: Listener[Instead], event: Event) -> bool:
        """Whether it speaks of this event."""
        return self.ability.of.matches(self.ctx, event) and self.awake


class Index:
    """The modifiers and listeners in force."""

    __slots__ = ("blanks", "changes_power", "listeners", "modifiers", "replacements", "watches")

    def __init__(self) -> None:
        self.modifiers: dict[type[Modifier], list[InForce[Modifier]]] = {}
        self.listeners: dict[Kind, list[Listener[Triggered]]] = {}
        self.replacements: dict[Would, list[Listener[Instead]]] = {}
        self.watches: list[Listener[Watch]] = []
        self.blanks: list[InForce[Modifier]] = []
        self.changes_power = False
        """Some modifier in force could make a power other than printed."""

    def is_blank(self, card: CardId, asking: InForce[Modifier] | None) -> bool:
        """Whether a card in play has no abilities, its own or given ones (R25.7)."""
        for blank in self.blanks:
            if blank is asking:
                break  # of two that would blank each other, the one that was there first does
            if blank.applies_to(card):
                return True
        return False

    def add(
        self,
        ability: Continuous,
        ctx: Context,
        lasting: Lasting | None = None,
        grant: InForce[Modifier] | None = None,
    ) -> None:
        """Take up one continuous ability; one that each player has, once for each of them."""
        for own in seats(ability, ctx):
            self._add(ability, own, lasting, grant)

    def _add(
        self,
        ability: Continuous,
        ctx: Context,
        lasting: Lasting | None,
        grant: InForce[Modifier] | None,
    ) -> None:
        if isinstance(ability, Static):
            for modifier in ability.modifiers:
                entry = InForce(modifier, ability, ctx, lasting, grant)
                self.modifiers.setdefault(modifier.kind, []).append(entry)
                self.changes_power |= modifier.kind in CHANGE_POWER
                if isinstance(modifier, Blank):
                    self.blanks.append(entry)
                elif isinstance(modifier, Gains) and modifier.continuous:
                    self._grant(entry, modifier)
        elif isinstance(ability, Watch):
            self.watches.append(Listener(ability, ctx, lasting, grant))
        elif isinstance(ability, Instead):
            found = Listener(ability, ctx, lasting, grant)
            self.replacements.setdefault(ability.of.would, []).append(found)
        else:
            assert isinstance(ability, Triggered)
            listener = Listener(ability, ctx, lasting, grant)
            for kind in ability.trigger.kinds:
                self.listeners.setdefault(kind, []).append(listener)

    def _grant(self, entry: InForce[Modifier], modifier: Gains) -> None:
        """Take up what the gaining cards have, each from its own point of view (R26.13)."""
        table = entry.ctx.table
        for card in candidates(table, entry):
            there = table.state.in_play[card]
            ctx = Context(table, card, there.controller, grantor=entry.ctx.source)
            ctx.values = entry.ctx.values
            for ability in modifier.continuous:
                self.add(ability, ctx, None, entry)


def seats(ability: Continuous, ctx: Context) -> tuple[Context, ...]:
    """The perspectives an ability is read from: one, or that of each player."""
    if ability.as_player is None:
        return (ctx,)
    found = tuple(ctx.branch(player) for player in PLAYERS)
    for one in found:
        one.lasting_id = ctx.lasting_id
    return found


def candidates(table: Table, entry: InForce[Modifier]) -> list[CardId]:
    """The cards in play that a grant could speak of; whether it does is asked when it matters."""
    if entry.fixed is not None:
        return [card for card in entry.fixed if card in table.state.in_play]
    return list(table.state.in_play)


def fill(index: Index, table: Table) -> None:
    """Find everything in force: on cards in play, on cards elsewhere, for a time."""
    state = table.state
    for card, there in state.in_play.items():
        definition = there.definition
        if definition.continuous:
            attached = there.host is not None
            ctx = Context(table, card, there.controller)
            for ability in definition.continuous:
                if definition.works(ability, attached=attached):
                    index.add(ability, ctx)
    for card in table.zone_cards:
        zone = state.zones[card]
        facts = state.cards[card]
        for ability in facts.definition.elsewhere:
            if zone in ability.zones:
                index.add(ability, Context(table, card, facts.owner))
    for effect in state.lasting:
        if effect.starts <= state.turn and effect.uses != 0:
            ctx = Context(table, effect.source, effect.controller)
            ctx.it = tuple(card for card, _ in effect.targets)
            ctx.serials = dict(effect.targets)
            ctx.values = effect.values
            ctx.lasting_id = effect.id
            ctx.grantor = effect.host
            for ability in effect.abilities:
                index.add(ability, ctx, effect)
