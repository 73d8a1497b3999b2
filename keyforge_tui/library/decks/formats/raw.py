"""What a deck file says, before any card is looked up: the common form all formats are read to.

Besides it the safe ways into JSON data of which nothing is certain: what is not as expected is
absent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from keyforge_tui.library.decks.decklist import Icons

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
    rest: Callable[[RawDeck], None] | None = None
    """Fills in what was left out until the deck is wanted."""

    def whole(self) -> RawDeck:
        """The deck with everything the file says."""
        rest, self.rest = self.rest, None
        if rest is not None:
            rest(self)
        return self


Fields: TypeAlias = dict[str, object]


def text(value: object) -> str:
    """The value as text; empty for what is neither text nor a whole number."""
    if isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return ""


def known_text(value: object) -> str | None:
    """The value as text, or None where there is none."""
    return text(value) or None


def texts(value: object) -> tuple[str, ...]:
    """The texts of a list."""
    return tuple(map(text, value)) if isinstance(value, list) else ()


def fields(value: object) -> Fields:
    """The value as an object; an empty one for anything else."""
    return value if isinstance(value, dict) else {}


def objects(value: object) -> list[Fields]:
    """The objects of a list; whatever else is in it is left out."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def number(value: object) -> int:
    """The value as a count; 0 for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) else 0
