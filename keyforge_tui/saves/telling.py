"""The story of a saved game."""

from __future__ import annotations

from keyforge_tui.narration import Chronicle
from keyforge_tui.saves.games import Restored


def chronicle_of(restored: Restored) -> Chronicle:
    """The story of a game that was read back, with what both agreed to take back."""
    dealing = restored.dealing
    chronicle = Chronicle(dealing.deal(), dealing.names)
    chronicle.replay(dealing.deal(), restored.session.game.choices)
    for agreement in restored.agreements:
        chronicle.notes.append((restored.lengths[agreement.left], agreement.text))
    return chronicle
