"""What a deck file says, before any card is looked up: the common form all formats are read to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from keyforge_tui.library.decks.model import Icons

MOST_DECKS: Final = 10_000
"""What has more decks than the largest collection is no deck file."""

Half: TypeAlias = Literal["top", "bottom"]
"""Which card of a gigantic creature: the one with the picture, or the one with the text."""


@dataclass(frozen=True, slots=True)
class RawCard:
    """One physical card as the file calls it."""

    title: str
    """Its title or its id."""
    house: str | None = None
    """Its house, or None where the file leaves that to the card."""
    icons: tuple[str, ...] = ()
    twin: bool = False
    half: Half | None = None
    set: str | None = None
    """The set of the card, as far as the file says: a code, or a number nobody here knows."""
    number: str | None = None
    """The collector number, which finds a card whose title is in another language."""
    line: int | None = None
    where: str = ""


@dataclass(slots=True)
class RawDeck:
    """One deck as the file has it."""

    name: str
    set: str | None = None
    """A set's code, a number or a word, as the file has it."""
    houses: tuple[str, ...] = ()
    """The houses the file declares; empty where only the cards tell."""
    cards: list[RawCard] = field(default_factory=list)
    id: str | None = None
    icons: Icons = "printed"
    keeps_icons: bool = True
    """Whether this kind of file can say which card has which icons."""
    problems: list[tuple[int | None, str, str]] = field(default_factory=list)
    """What the reader of the format found wrong: line, place, message."""
    remarks: list[str] = field(default_factory=list)
    """What is odd about it already in this form."""
