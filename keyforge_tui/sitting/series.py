"""One game after the other at this table: sat down to, gone on with, branched off, left."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from keyforge_tui.engine import Game
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.decklist import DeckList
from keyforge_tui.library.decks.playable import playable
from keyforge_tui.match.clock import ClockSetting
from keyforge_tui.match.match import Match
from keyforge_tui.match.note import next_dealing, practice
from keyforge_tui.match.setting import Dealing, Setting, undecided
from keyforge_tui.saves.journal import JournalError, JournalReadOnly
from keyforge_tui.saves.restore import begin, restore
from keyforge_tui.saves.session import Session
from keyforge_tui.saves.shelf import new_path
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.story.chronicle import Chronicle, chronicle_of
from keyforge_tui.story.playback import Playback


def clock_setting(settings: Settings) -> ClockSetting | None:
    """The clock the settings ask for."""
    if settings.clock == "off":
        return None
    return ClockSetting(settings.minutes, is_shared=settings.clock == "shared")


def at_table(
    lists: tuple[DeckList, DeckList], library: CardLibrary, settings: Settings, seed: int
) -> Setting:
    """What is agreed on for two decks that were picked, with names and clock of the settings."""
    decks = (playable(lists[0], library), playable(lists[1], library))
    bare = (undecided(lists[0], library), undecided(lists[1], library))
    return Setting(settings.names, decks, seed=seed, clock=clock_setting(settings), bare=bare)


def sit_down(dealing: Dealing, library: CardLibrary, folder: Path | None = None) -> Sitting:
    """A new game; with a folder its journal is kept there."""
    now = datetime.now()
    path = None
    if folder is not None:
        path = new_path(folder, now)
    started = replace(dealing, started=f"{now:%Y-%m-%d %H:%M}")
    session = begin(started, library, path)
    return Sitting(session, dealing.names, Chronicle(session.game, dealing.names), dealing)


def next_game(match: Match, library: CardLibrary, folder: Path | None = None) -> Sitting:
    """The next game of a match that waits for one."""
    sitting = sit_down(next_dealing(match), library, folder)
    sitting.match, sitting.clock = match, match.clock
    return sitting


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
        session, dealing = playback.copy(library, folder)
    if restored.over is not None:
        session.close()
        raise JournalError(f"{path}: the game is over; keyforge-tui replay shows it")
    sitting = Sitting(session, dealing.names, chronicle_of(restored), dealing)
    sitting.notice = restored.notice
    if sitting.match is not None:
        sitting.match.set_clock(restored.used)
    return sitting


def leave_table(sitting: Sitting) -> Path | None:
    """Let go of a game; the journal from which it, or its match, can go on another time."""
    session, match = sitting.session, sitting.match
    path = session.leave()
    goes_on = session.is_over and match is not None and match.goes_on
    if path is None and goes_on and session.journal is not None and session.problem is None:
        return session.journal.path
    return path


def branch(playback: Playback, library: CardLibrary, folder: Path | None) -> Sitting:
    """A new game that goes on from a moment of a saved one, and counts for no book."""
    session, dealing = playback.branch(library, folder, practice(playback.dealing))
    sitting = Sitting(session, dealing.names, playback.hidden_story, dealing)
    sitting.notice = f"A new game, {dealing.branch}."
    return sitting


def from_position(game: Game, names: tuple[str, str]) -> Sitting:
    """A game that begins in the middle."""
    sitting = Sitting(Session(game), names, Chronicle(game, names), None)
    if game.decision is not None:
        sitting.viewer = game.decision.player
    return sitting
