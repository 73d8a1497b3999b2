"""The handicap that the results of two decks suggest (R52.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

FIRST_CHAINS: Final = 4
STREAK: Final = 3


@dataclass(frozen=True, slots=True)
class Handicap:
    """The stronger of two decks, and the chains it starts with."""

    deck: str | None = None
    """The key of the stronger deck; None while neither is."""
    chains: int = 0


def handicap(winners: Iterable[str | None]) -> Handicap:
    """What the winning decks of a pair, oldest first, suggest for their next game.

    A deck that wins three games in a row is the stronger one and starts with 4 chains. Three
    more in a row add a chain, three losses in a row take one away (R52.2), down to none.
    """
    stronger: str | None = None
    chains = 0
    last: str | None = None
    streak = 0
    for winner in winners:
        if winner is None:
            continue  # a draw neither makes a row nor breaks it
        streak = streak + 1 if winner == last else 1
        last = winner
        if streak < STREAK:
            continue
        streak = 0
        if stronger is None:
            stronger, chains = winner, FIRST_CHAINS
        else:
            chains += 1 if winner == stronger else -1
            stronger = stronger if chains else None
    return Handicap(stronger, chains)
