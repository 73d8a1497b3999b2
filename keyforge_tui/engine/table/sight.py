"""Who may look at which card (R4)."""

from __future__ import annotations

from operator import attrgetter

from keyforge_tui.engine.model.words import CardId, PlayerId, opponent_of
from keyforge_tui.engine.table.state import State


def visible(state: State, viewer: PlayerId | None) -> frozenset[CardId]:
    """The cards whose faces a player may look at where they lie now; None: all."""
    every = frozenset(map(_NUMBER, state.cards))
    if viewer is None:
        return every
    own, theirs = state.players[viewer], state.players[opponent_of(viewer)]
    face_down = [card for card, who in state.peeks.items() if who != viewer]  # O9
    return every.difference(own.deck, theirs.deck, theirs.hand, theirs.archives, face_down)


_NUMBER = attrgetter("id")
