"""What was left and can go on: games in the middle, and matches between two games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from pydantic import ValidationError

from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.match.match import Match, stands
from keyforge_tui.match.note import MatchNote, match_from
from keyforge_tui.saves.journal import is_finished
from keyforge_tui.saves.restore import restore
from keyforge_tui.saves.shelf import Saved, about, aside_folder, journals, last_played, match_of
from keyforge_tui.saves.writer import is_held


class Series(NamedTuple):
    """How a match of several games stands, by what the journal of one of them says."""

    seed: int
    wins: tuple[int, int]
    needed: int
    game: int
    """The number of the game that goes on, or is to be dealt."""

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the match."""
        return max(self.wins) >= self.needed


def series_of(saved: Saved) -> Series | None:
    """The match of a saved game; None for a single game and for one that does not count."""
    try:
        note = None if saved.match is None else MatchNote.model_validate(saved.match)
    except ValidationError:
        return None
    if note is None or not note.counts:
        return None
    needed = (note.format.games or note.best_of) // 2 + 1
    if needed == 1:
        return None
    winners = [number for word, number in note.moves if word == "game"]
    if saved.over is not None:
        winners.append(-1 if saved.over.winner is None else saved.over.winner)
    return Series(note.seed, (winners.count(0), winners.count(1)), needed, len(winners) + 1)


def waiting(folder: Path) -> Iterator[Saved]:
    """Games that are not over, and games after which a match goes on; the last played first.

    Of a match only the last game counts, also where that was put aside or is being played.
    """
    known = {*map(_match, journals(aside_folder(folder)))}
    last: dict[Path, tuple[str, bool]] = {}
    for path in journals(folder):
        match = _match(path)
        last[path] = match, match not in known
        known.add(match)
    for path in sorted(last, key=last_played, reverse=True):
        match, is_last = last[path]
        is_over = is_finished(path)
        if is_held(path) or (is_over and not (match and is_last)):
            continue
        saved = about(path)
        if saved is None:
            continue
        if saved.over is None:
            yield saved
            continue
        series = series_of(saved)
        if series is not None and not series.is_over:
            yield saved


def _match(path: Path) -> str:
    """Which match a game belongs to; empty where its journal tells of none."""
    match = match_of(path)
    return "" if match is None else str(match.get("seed"))


def match_after(path: Path, library: CardLibrary) -> Match | None:
    """The match of a game that is over, where it waits for its next game."""
    if not is_finished(path):
        return None
    restored = restore(path, library, write=False)
    if restored.over is None:
        return None
    match = match_from(restored.dealing)
    if match.game is None or not match.is_series:
        return None
    match.record(restored.over.winner)
    match.set_clock(restored.used)
    return None if match.is_over else match


# -- told ------------------------------------------------------------------------------------


def details(saved: Saved) -> Iterator[str]:
    """Everything there is to tell about a saved game, line by line."""
    for name, deck in zip(saved.names, saved.decks, strict=True):
        yield f"{name} plays {deck}"
    yield ""
    yield f"{f'begun {saved.started}, ' if saved.started else ''}{saved.choices} choices made"
    yield progress(saved)
    if saved.branch:
        yield f"another ending, {saved.branch}"
    if score(saved):
        yield score(saved)
    yield ""
    yield str(saved.path)


def title(saved: Saved) -> str:
    """What is waiting."""
    if saved.over is not None:
        return "A match is waiting for its next game"
    return "A game is waiting to go on"


def progress(saved: Saved) -> str:
    """How far it has come: `game 2, turn 5`."""
    series = series_of(saved)
    if series is None:
        return saved.standing
    if saved.over is not None:
        return f"before game {series.game}"
    return f"game {series.game}, {saved.standing}"


def score(saved: Saved) -> str:
    """How the match stands; empty for a single game."""
    series = series_of(saved)
    return "" if series is None else stands(saved.names, series.wins, series.needed)
