"""Kinds of abilities: labelled ones, answers to events, constant ones, and watchers (R26)."""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from typing import Annotated, ClassVar, Literal

from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    AnyCondition,
    AnyKind,
    ManyEffects,
    Modifier,
    Nested,
    Occasion,
    Primitive,
    Trigger,
    meanings,
    writer,
)
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.model.words import Label, Zone
from keyforge_tui.engine.table import ability
from keyforge_tui.engine.table.card import CardDef

Pile = Literal[Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED]


class Ability(ability.Ability, Primitive):
    """Card text that has an effect on the game (R25.1)."""

    family: ClassVar[str] = "ability"

    @abstractmethod
    def meaning(self) -> clause.Ability:
        """The ability, for a writer."""

    @cached_property
    def lines(self) -> dict[tuple[CardDef, str, bool], str]:
        """What was written of it: a text is asked for again and again, and stays what it is."""
        return {}


class Labelled(ability.Labelled, Ability):
    """An ability with bold prefixes; one body serves all of them (R26.12)."""

    labels: tuple[Label, ...]
    do: ManyEffects
    if_: AnyCondition | None = None
    """For a replacement: when it applies."""
    instead: bool = False
    """It replaces the destruction of the card (R23.7)."""
    as_upgrade: bool = False
    """It belongs to the card while it is played as an upgrade."""

    def meaning(self) -> clause.Ability:
        """Labels and instructions."""
        return clause.Prefixed(
            tuple(label.value for label in self.labels),
            meanings(self.do),
            None if self.if_ is None else self.if_.meaning(),
            instead=self.instead,
            as_upgrade=self.as_upgrade,
        )

    def saying(self, card: CardDef) -> str:
        """What it does, in sentences, on this card."""
        return writer(card).text(meanings(self.do))


class Continuous(ability.Continuous, Ability):
    """An ability that is there all the time (R31)."""

    as_upgrade: bool = False
    zones: tuple[Zone, ...] = ()
    """Zones out of play in which it works; empty: in play."""
    as_player: Literal["each player"] | None = None
    """It is there for each of them, who is "you" in it."""


class Static(ability.Static, Continuous):
    """Modifiers, what they are for, and while what is true."""

    to: AnyKind | None = None
    """The cards it changes."""
    who: Who | None = None
    """The players it changes."""
    while_: AnyCondition | None = None
    modifiers: Annotated[tuple[Modifier, ...], Nested("modifier", many=True)]

    def meaning(self) -> clause.Ability:
        """Changes, of what and while what."""
        return clause.Constant(
            tuple(modifier.meaning() for modifier in self.modifiers),
            None if self.to is None else self.to.meaning(),
            None if self.who is None else self.who.meaning(),
            None if self.while_ is None else self.while_.meaning(),
            self.zones,
            for_each_player=self.as_player is not None,
            as_upgrade=self.as_upgrade,
        )


class Triggered(ability.Triggered, Continuous):
    """What is done each time an event happens."""

    trigger: Annotated[Trigger, Nested("trigger")]
    do: ManyEffects
    if_: AnyCondition | None = None
    """Checked when the ability would be resolved."""
    during: Who | None = None
    """Only in this player's turn."""
    each_time: bool = False
    """Worded "each time" instead of "after"; the same timing (R6.7)."""
    may: bool = False
    before_play: bool = False
    """It is resolved before the Play ability of the card that was played (R26.14)."""

    def meaning(self) -> clause.Ability:
        """The event and the instructions."""
        return clause.Answer(
            self.occasion,
            self.trigger.meaning(),
            meanings(self.do),
            None if self.if_ is None else self.if_.meaning(),
            None if self.during is None else self.during.meaning(),
            may=self.may,
            before_play=self.before_play,
            zones=self.zones,
            for_each_player=self.as_player is not None,
            as_upgrade=self.as_upgrade,
        )

    @property
    def occasion(self) -> str:
        """The word it begins with."""
        return "each-time" if self.each_time else self.trigger.opening

    def saying(self, card: CardDef) -> str:
        """What it does, in sentences, on this card."""
        return writer(card).text(meanings(self.do))


class Instead(ability.Instead, Continuous):
    """What happens in place of an event that would happen (R29.1)."""

    of: Annotated[Occasion, Nested("occasion")]
    if_: AnyCondition | None = None
    """Checked when the event would happen."""
    may: bool = False
    each: bool = False
    """Each Æmber of the event by itself."""
    do: ManyEffects = ()
    """What happens instead of it (R29.2)."""
    goes_to: Pile | Literal["this"] | None = None
    """It happens, but puts the thing elsewhere (R28.3, R29.7): this is the card itself."""
    comes_from: Literal["supply"] | None = None
    """It happens, but takes the thing from elsewhere (R28.3)."""

    def meaning(self) -> clause.Ability:
        """The event and what happens instead."""
        elsewhere = self.goes_to or self.comes_from
        return clause.Replacing(
            self.of.meaning(),
            meanings(self.do),
            None if elsewhere is None else str(elsewhere),
            self.of.thing(),
            None if self.if_ is None else self.if_.meaning(),
            may=self.may,
            each=self.each,
            for_each_player=self.as_player is not None,
            zones=self.zones,
            as_upgrade=self.as_upgrade,
        )

    def saying(self, card: CardDef) -> str:
        """What it does, in sentences, on this card."""
        return writer(card).ability(self.meaning())


class Watch(ability.Watch, Continuous):
    """What is done as soon as a condition holds (state trigger)."""

    when: AnyCondition
    do: ManyEffects

    def meaning(self) -> clause.Ability:
        """The condition and the instructions."""
        return clause.AsSoonAs(
            self.when.meaning(),
            meanings(self.do),
            self.zones,
            for_each_player=self.as_player is not None,
            as_upgrade=self.as_upgrade,
        )

    def saying(self, card: CardDef) -> str:
        """What it does, in sentences, on this card."""
        return writer(card).text(meanings(self.do))
