"""Who sits at the table: names, decks, and how the game is dealt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from keyforge_tui.engine.game import Deck, Game
from keyforge_tui.engine.words import PlayerId


@dataclass(frozen=True, slots=True)
class Match:
    """Two people, two decks and a seed: all that is needed to deal a game."""

    names: tuple[str, str]
    decks: tuple[Deck, Deck]
    seed: int
    first: int | None = None
    chains: tuple[int, int] = (0, 0)

    def deal(self) -> Game:
        """The game at its first decision."""
        return Game.new(self.decks, seed=self.seed, first=self.first, chains=self.chains)

    def name(self, player: PlayerId) -> str:
        """What a player is called."""
        return self.names[player]

    def again(self, seed: int, *, swap: bool = False) -> Match:
        """A rematch; swapped, each plays the other's deck."""
        one, two = self.decks
        return replace(self, seed=seed, first=None, decks=(two, one) if swap else (one, two))
