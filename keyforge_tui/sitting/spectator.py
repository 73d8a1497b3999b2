"""Looking at a game that is not being played: from either side, with open or hidden hands."""

from __future__ import annotations

from dataclasses import replace

from keyforge_tui.engine import (
    PLAYERS,
    CardId,
    CardView,
    Hidden,
    PlayerId,
    TableView,
)
from keyforge_tui.saves.session import Session
from keyforge_tui.sitting.sitting import Inspection, Sitting
from keyforge_tui.story.playback import Playback


class Spectator(Sitting):
    """One moment of a saved game. What is hidden from either player is hidden, or nothing is."""

    def __init__(self, playback: Playback, viewer: PlayerId) -> None:
        super().__init__(
            Session(playback.game), playback.dealing.names, playback.story, playback.dealing
        )
        self.viewer = viewer
        """Who sits at the lower edge of the screen."""
        self.is_open = playback.chronicle.is_open

    @property
    def eyes(self) -> PlayerId | None:
        """A spectator is told what both players may know."""
        return None

    def view(self) -> TableView:
        """The table with every hand open, or each side as the opponent sees it."""
        if self.is_open:
            return replace(self.game.view(), viewer=self.viewer)
        seen = [self.game.view(player) for player in PLAYERS]
        sides = (seen[1].players[0], seen[0].players[1])
        return replace(seen[self.viewer], players=sides)

    def sees(self, card: CardId) -> bool:
        """Whether a card's face is shown."""
        return self.is_open or all(card in seen for seen in self.session.sight)

    def inspect(self, card: CardId | None) -> Inspection | None:
        """What may be read about a card."""
        if card is None or not self.sees(card):
            return None
        view = self.game.see(card)
        if isinstance(view, CardView) and not self.is_open:
            under = [one if self.sees(one.id) else Hidden(one.id) for one in view.under]
            view = replace(view, under=tuple(under))
        return self.described(card, view)
