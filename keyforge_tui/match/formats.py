"""The ways to play a match."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Format(StrEnum):
    """Who plays which deck, and what is known about it."""

    ARCHON = "archon"
    SEALED = "sealed"
    ADAPTIVE = "adaptive"
    ADAPTIVE_SHORT = "adaptive-short"
    REVERSAL = "reversal"

    @property
    def hides_lists(self) -> bool:
        """Whether nobody may look at the list of the other deck."""
        return self is Format.SEALED

    @property
    def has_bidding(self) -> bool:
        """Whether chains are bid for a deck (R52.3)."""
        return self in {Format.ADAPTIVE, Format.ADAPTIVE_SHORT}

    @property
    def games(self) -> int | None:
        """The length of the match, where the format fixes it."""
        return _LENGTHS.get(self)

    @property
    def description(self) -> str:
        """What the format means, in a sentence."""
        return DESCRIPTIONS[self]


_LENGTHS: Final = {Format.ADAPTIVE: 3, Format.ADAPTIVE_SHORT: 1}

DESCRIPTIONS: Final = {
    Format.ARCHON: "Each plays their own deck.",
    Format.SEALED: "Each plays a new deck, and nobody sees the other's list.",
    Format.ADAPTIVE: (
        "First each plays their own deck, then the other's; at one to one, both bid chains "
        "for the deck that won."
    ),
    Format.ADAPTIVE_SHORT: "Both look at both lists and bid chains for a deck; one game decides.",
    Format.REVERSAL: "Each plays the other's deck.",
}

MOST_GAMES: Final = 9
"""The longest match: best of nine."""
