"""A deck as a list: which cards, in which house, with which icons added to each copy.

A list names cards by id and needs no definitions, so that a deck can be read, shown, checked
and converted before all its cards are written. `playable.py` turns it into a deck to play with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from keyforge_tui.engine import House, Icon
from keyforge_tui.library.source import Problem

DECK_SIZE: Final = 36
HOUSES: Final = 3
HOUSE_SIZE: Final = 12
MOST_ICONS: Final = 5
"""Enhancing never puts more bonus icons on one card."""

Mark: TypeAlias = Literal["maverick", "legacy", "anomaly"]


@dataclass(frozen=True, slots=True)
class ListedCard:
    """One physical card of a list."""

    card: str
    """The card's id. Evil twins and the halves of a gigantic have ids of their own."""
    title: str
    house: House
    """The house this copy is printed in; another than usual makes it a maverick."""
    icons: tuple[Icon, ...] = ()
    """The icons enhancing added to this copy, from top to bottom."""
    marks: tuple[Mark, ...] = ()
    outside: bool = False
    """The card is from a set that this program does not know."""


@dataclass(frozen=True, slots=True)
class IconsPlaced:
    """The icons of a list are not those of the real deck: they were placed at random."""

    seed: int


Icons: TypeAlias = Literal["printed", "without"] | IconsPlaced
"""Where a list's icons come from: the file, nowhere on purpose, or chance."""


@dataclass(frozen=True, slots=True)
class DeckList:
    """One deck, read and put in order."""

    name: str
    set: str | None
    """The code of its set; None where the file does not say and the cards do not show it."""
    houses: tuple[House, ...]
    cards: tuple[ListedCard, ...]
    """House by house, in the order of the file."""
    id: str | None = None
    """The publisher's number for the deck, where the file has it."""
    icons: Icons = "printed"

    def of(self, house: House) -> Iterator[ListedCard]:
        """The cards of one house."""
        return (card for card in self.cards if card.house is house)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file says about one deck: the list, and all that is wrong or odd about it."""

    name: str
    deck: DeckList | None
    """None where there are errors."""
    errors: tuple[Problem, ...] = ()
    warnings: tuple[Problem, ...] = ()
