"""Kinds of abilities: labelled ones, answers to events, constant ones, and watchers (R26)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from keyforge_tui.engine.language.core.grammar import Speech
from keyforge_tui.engine.language.core.instructions import sentences
from keyforge_tui.engine.language.core.players import Who
from keyforge_tui.engine.language.core.primitive import (
    AnyCondition,
    AnySelector,
    ManyEffects,
    Modifier,
    Nested,
    Primitive,
    Trigger,
)
from keyforge_tui.engine.model.words import Label, Zone
from keyforge_tui.engine.table import ability


class Ability(ability.Ability, Primitive):
    """Card text that has an effect on the game (R25.1)."""

    family: ClassVar[str] = "ability"


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

    def saying(self, name: str) -> str:
        """What it does, in sentences, on a card of this name."""
        return sentences(self.do, Speech(name))


class Continuous(ability.Continuous, Ability):
    """An ability that is there all the time (R31)."""

    as_upgrade: bool = False
    zones: tuple[Zone, ...] = ()
    """Zones out of play in which it works; empty: in play."""


class Static(ability.Static, Continuous):
    """Modifiers, what they are for, and while what is true."""

    to: AnySelector | None = None
    """The cards it changes."""
    who: Who | None = None
    """The players it changes."""
    while_: AnyCondition | None = None
    modifiers: Annotated[tuple[Modifier, ...], Nested("modifier", many=True)]


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

    def saying(self, name: str) -> str:
        """What it does, in sentences, on a card of this name."""
        return sentences(self.do, Speech(name))


class Watch(ability.Watch, Continuous):
    """What is done as soon as a condition holds (state trigger)."""

    when: AnyCondition
    do: ManyEffects
