"""How a game ended: who won, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from keyforge_tui.engine.model.words import PlayerId


class Ended(StrEnum):
    """Why a game is over."""

    KEYS = "keys"
    """A third key was forged (R2.2)."""
    CONCESSION = "concession"
    """A player gave the game up."""
    LOOP = "loop"
    """Abilities went round in a loop that nobody could leave: a draw (O19)."""
    TIME = "time"
    """A player's time was up."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    winner: PlayerId | None
    """None: it is drawn."""
    reason: Ended
