"""Dealing a game to two people: from decks, from its journal, or again."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from keyforge_tui.engine.game import Game
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.narration import Chronicle
from keyforge_tui.saves.games import Dealing, begin, new_path, restore
from keyforge_tui.saves.journal import JournalError, JournalReadOnly
from keyforge_tui.saves.playback import Playback
from keyforge_tui.saves.session import Session
from keyforge_tui.saves.telling import chronicle_of
from keyforge_tui.tui.sitting import Sitting


def sit_down(dealing: Dealing, library: CardLibrary, folder: Path | None = None) -> Sitting:
    """A new game; with a folder its journal is kept there."""
    now = datetime.now()
    path = None
    if folder is not None:
        path = new_path(folder, now)
    started = replace(dealing, started=f"{now:%Y-%m-%d %H:%M}")
    session = begin(started, library, path)
    return Sitting(session, dealing.names, Chronicle(session.game, dealing.names), dealing)


def go_on(path: Path, library: CardLibrary, folder: Path | None = None) -> Sitting:
    """A saved game where it was left; its `notice` tells what is wrong with the journal.

    A journal that cannot be written stays as it is, and the game goes on in a new one.
    """
    try:
        restored = restore(path, library)
        dealing, session = restored.dealing, restored.session
    except JournalReadOnly:
        playback = Playback(restore(path, library, write=False))
        playback.go(playback.last)
        restored = playback.restored
        session, dealing = playback.branch(library, folder)
    if restored.over is not None:
        session.close()
        raise JournalError(f"{path}: the game is over; keyforge-tui replay shows it")
    sitting = Sitting(session, dealing.names, chronicle_of(restored), dealing)
    sitting.notice = restored.notice
    return sitting


def branch(playback: Playback, library: CardLibrary, folder: Path | None) -> Sitting:
    """A new game that goes on from a moment of a saved one."""
    session, dealing = playback.branch(library, folder)
    return Sitting(session, dealing.names, playback.hidden_story, dealing)


def from_position(game: Game, names: tuple[str, str]) -> Sitting:
    """A game that begins in the middle."""
    sitting = Sitting(Session(game), names, Chronicle(game, names), None)
    if game.decision is not None:
        sitting.viewer = game.decision.player
    return sitting


def again(dealing: Dealing, seed: int, *, swap: bool = False) -> Dealing:
    """A rematch; swapped, each plays the other's deck."""
    one, two = dealing.decks
    return replace(dealing, seed=seed, first=None, decks=(two, one) if swap else (one, two))
