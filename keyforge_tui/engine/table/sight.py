"""Who may look at which card (R4)."""

from __future__ import annotations

from functools import cache

from keyforge_tui.engine.model.words import CardId, PlayerId, opponent_of
from keyforge_tui.engine.table.state import State


def visible(state: State, viewer: PlayerId | None) -> frozenset[CardId]:
    """The cards whose faces a player may look at where they lie now; None: all."""
    every = _every(len(state.cards))
    if viewer is None:
        return every
    own, theirs = state.players[viewer], state.players[opponent_of(viewer)]
    face_down = [card for card, who in state.peeks.items() if who != viewer]  # O9
    archived = [
        card for card in theirs.archives if not state.cards[card].definition.archived_faceup
    ]
    return every.difference(own.deck, theirs.deck, theirs.hand, archived, face_down)


@cache
def _every(count: int) -> frozenset[CardId]:
    """The numbers of so many cards."""
    return frozenset(map(CardId, range(count)))
