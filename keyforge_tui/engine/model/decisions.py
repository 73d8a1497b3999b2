"""Questions and answers: what the engine asks and every answer it allows.

Rules code that may ask is a generator (`Steps`): it yields a `Decision`, receives the options
that were picked, and goes on.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeVar

from keyforge_tui.engine.model.events import Event
from keyforge_tui.engine.model.words import CardId, House, PlayerId

T = TypeVar("T")


class DecisionKind(StrEnum):
    """The protocol's nine kinds of question."""

    MULLIGAN = "mulligan"
    HOUSE = "house"
    ARCHIVES = "archives"
    MAIN = "main"
    POSITION = "position"
    TARGET = "target"
    ORDER = "order"
    OPTION = "option"
    PICK = "pick"


class Option(NamedTuple):
    """One legal answer."""

    id: int
    label: str
    action: str | None = None
    card: CardId | None = None
    player: PlayerId | None = None
    house: House | None = None
    position: int | None = None
    value: str | int | None = None
    """What is named: a card name, trait, amount, key or counter."""
    value_kind: str | None = None
    """Which of those it is."""


@dataclass(frozen=True, slots=True)
class About:
    """What a question belongs to: an ability being resolved, or what several of them answer to."""

    card: CardId | None
    """The card whose ability it is, or to which it happened."""
    event: Event | None
    """What set it off."""
    ability: str | None = None
    """What the ability stands under: its label, or "after", "at", "as-soon-as"; None: an event."""

    @property
    def text(self) -> str:
        """What the ability says, in sentences; nothing for an event."""
        return ""


class Decision(NamedTuple):
    """What one player is being asked, and every answer allowed."""

    player: PlayerId
    kind: DecisionKind
    prompt: str
    options: tuple[Option, ...]
    source: CardId | None = None
    min: int = 1
    max: int = 1
    points: int = 1
    """How many questions with these very options come in a row, this one included."""
    about: About | None = None
    """The ability or event that asks; None: the turn itself does."""


Picked = tuple[Option, ...]
Steps = Generator[Decision, Picked, T]
"""A rule that may ask questions on its way to a result."""


class Reason(NamedTuple):
    """Why an action is not offered."""

    text: str
    rule: str
    card: CardId | None = None


def nothing_against(reasons: Iterator[Reason]) -> bool:
    """Whether there is not one reason against an action; no further one is looked for."""
    return next(reasons, None) is None


def comes_to_the_same(decision: Decision) -> bool:
    """Whether it is all one which answer is given: the abilities to put in order are alike.

    The engine asks all the same, as the copies are different cards (R6.8); tables need not.
    """
    if decision.kind is not DecisionKind.ORDER or (decision.min, decision.max) != (1, 1):
        return False
    return len({option.label for option in decision.options}) == 1


class IllegalChoice(ValueError):
    """An answer that was not among the options. Nothing was changed."""
