"""Bidding chains for the right to play a deck (R52.3), with open bids and both looking."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import PlayerId, opponent_of

HIGHEST: Final = 99
"""Nobody plays under more chains than this, and a bid has to end somewhere."""


@dataclass(slots=True)
class Bidding:
    """One bidding. It goes up in turns until a player passes."""

    deck: int
    """Which of the two decks is bid for."""
    player: PlayerId
    """Whose turn it is to bid or to pass."""
    bids: list[tuple[PlayerId, int]] = field(default_factory=list)
    """Every bid so far, for both to see."""
    taker: PlayerId | None = None
    """Who plays the deck, once the bidding is over."""

    @property
    def standing(self) -> int | None:
        """The highest bid; None before the first."""
        return self.bids[-1][1] if self.bids else None

    @property
    def lowest(self) -> int:
        """The lowest bid that is allowed now."""
        return 0 if self.standing is None else self.standing + 1

    @property
    def is_over(self) -> bool:
        """Whether somebody has passed."""
        return self.taker is not None

    @property
    def chains(self) -> int:
        """What the deck costs whoever plays it."""
        return self.standing or 0

    def bid(self, amount: int) -> None:
        """Bid chains for the player whose turn it is."""
        if self.is_over:
            raise UserError("the bidding is over")
        if not self.lowest <= amount <= HIGHEST:
            raise UserError(f"bid {self.lowest} to {HIGHEST} chains, or pass")
        self.bids.append((self.player, amount))
        self.player = opponent_of(self.player)

    def pass_(self) -> None:
        """Leave the deck to the other player, for what they bid."""
        if self.is_over:
            raise UserError("the bidding is over")
        self.taker = opponent_of(self.player)
