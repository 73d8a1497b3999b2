"""The folder of journals: which games wait to go on, and which can be looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from pydantic import ValidationError

from keyforge_tui.saves.dealing import opening_of
from keyforge_tui.saves.journal import JournalError, Over, is_finished, read
from keyforge_tui.saves.writer import is_held

LONGEST_LINE = 100_000
LENGTH_OF_TIME = len("2026-11-18-201500")


@dataclass(frozen=True, slots=True)
class Saved:
    """A game on the disk, as a list of games tells about it."""

    path: Path
    names: tuple[str, str]
    decks: tuple[str, str]
    started: str
    choices: int
    turn: int = 0
    match: Mapping[str, object] | None = None
    """What the journal remembers of the match the game belongs to."""
    over: Over | None = None
    """How it ended, if it did."""
    branch: str = ""

    @property
    def standing(self) -> str:
        """How far the game has come, in words that tell no secret."""
        if self.over is None:
            return f"turn {self.turn}" if self.turn else "before the first turn"
        if self.over.winner is None:
            return f"drawn in turn {self.turn}"
        how = "by concession " if self.over.conceded else ""
        return f"{self.names[self.over.winner]} won {how}in turn {self.turn}"


def unfinished(folder: Path) -> Iterator[Saved]:
    """The games that are not over and not being played elsewhere, the newest first."""
    for path in journals(folder):
        if is_finished(path) or is_held(path):
            continue
        saved = about(path)
        if saved is not None:
            yield saved


def aside_folder(folder: Path) -> Path:
    """Where games go that are offered no more."""
    return folder / "aside"


def journals(folder: Path) -> list[Path]:
    """Every journal of a folder, the newest first."""
    return sorted(folder.glob("*.journal"), key=_age, reverse=True)


def newest(folder: Path) -> Path | None:
    """The journal of the game that began last; None: there is none."""
    return max(folder.glob("*.journal"), key=_age, default=None)


def last_played(path: Path) -> int:
    """When something was last written into a journal; a game is written at every choice."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0  # it is gone by now


def _age(path: Path) -> tuple[str, int, str]:
    """What sorts journals by time; those of one second are numbered behind it."""
    return path.stem[:LENGTH_OF_TIME], len(path.stem), path.stem


def saved_games(folder: Path) -> list[Saved]:
    """Every game that can be looked at, the newest first; also what was put aside."""
    paths = [*journals(folder), *journals(aside_folder(folder))]
    games = [*filter(None, map(about, paths))]
    return sorted(games, key=lambda game: _age(game.path), reverse=True)


def about(path: Path) -> Saved | None:
    """What a list tells about a journal; None when it cannot be used."""
    try:
        record = read(path)
        game, one, two = opening_of(record)
    except (JournalError, ValidationError):
        return None
    choices = record.choices
    return Saved(
        path,
        game.names,
        (one.name, two.name),
        game.started,
        len(choices),
        choices[-1].turn if choices else 0,
        game.match,
        record.over,
        game.branch,
    )


def match_of(path: Path) -> dict[str, object] | None:
    """What a journal says about the match of its game, without reading the rest."""
    try:
        with path.open("rb") as file:
            file.readline(LONGEST_LINE)
            line = file.readline(LONGEST_LINE)
        game = json.loads(line.removeprefix(b"game ").rpartition(b" #")[0])
    except (OSError, ValueError, RecursionError):
        return None
    match = game.get("match") if isinstance(game, dict) else None
    return match if isinstance(match, dict) else None


def put_aside(path: Path) -> None:
    """Offer a game no more; its journal moves to a folder beside the others."""
    aside = aside_folder(path.parent)
    try:
        aside.mkdir(exist_ok=True)
        path.rename(aside / path.name)
    except OSError as error:
        raise JournalError(f"{path}: cannot be moved: {error.strerror}") from None


def new_path(folder: Path, moment: datetime) -> Path:
    """The name of a journal that begins now; names sort by time."""
    return folder / f"{moment:%Y-%m-%d-%H%M%S}.journal"
