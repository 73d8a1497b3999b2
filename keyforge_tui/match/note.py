"""What the journal of a game keeps about its match, and the match made from it again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from keyforge_tui.common.errors import UserError
from keyforge_tui.match.clock import ClockSetting
from keyforge_tui.match.formats import Format
from keyforge_tui.match.match import Match
from keyforge_tui.match.setting import Dealing, Setting

Seat = Annotated[int, Field(ge=0, le=1)]
Chains = Annotated[int, Field(ge=0, le=99)]


class MatchNote(BaseModel):
    """What the journal of a game keeps about its match."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    format: Format = Format.ARCHON
    best_of: int = 1
    seed: int
    first: Seat | None = None
    chains: tuple[Chains, Chains] = (0, 0)
    lost: Seat | None = None
    moves: Annotated[tuple[tuple[str, int], ...], Field(max_length=1000)] = ()
    brought: tuple[Seat, Seat] = (0, 1)
    asks_chains: bool = True
    minutes: Annotated[int, Field(ge=1, le=600)] | None = None
    is_shared: bool = False
    counts: bool = True
    used: tuple[Annotated[float, Field(ge=0)], Annotated[float, Field(ge=0)]] = (0, 0)


def match_from(dealing: Dealing) -> Match:
    """The match a game belongs to.

    A game that says nothing of one, or nothing that can be understood, is a match of its own.
    """
    if dealing.match is not None:
        try:
            match = _resumed(dealing, MatchNote.model_validate(dealing.match))
        except (ValidationError, UserError):
            match = None
        if match is not None and match.game is not None:
            return match
    alone = Setting(
        dealing.names,
        dealing.decks,
        seed=dealing.seed,
        first=dealing.first,
        chains=dealing.chains,
    )
    return Match(alone)


def _resumed(dealing: Dealing, note: MatchNote) -> Match:
    one, two = dealing.decks
    setting = Setting(
        dealing.names,
        (one, two) if note.brought == (0, 1) else (two, one),
        note.format,
        note.best_of,
        note.seed,
        note.first,
        note.chains,
        note.lost,
        None if note.minutes is None else ClockSetting(note.minutes, note.is_shared),
        asks_chains=note.asks_chains,
    )
    match = Match(setting, note.moves)
    match.counts = note.counts
    match.set_clock(note.used)
    return match


def next_dealing(match: Match) -> Dealing:
    """The next game of a match, with what its journal keeps; only when the match waits for one."""
    dealing = match.next_game()
    return replace(dealing, match=_note(match, dealing))


def practice(dealing: Dealing) -> Mapping[str, object]:
    """What a game keeps that branches off this one: a match that does not count."""
    match = match_from(dealing)
    assert match.game is not None
    match.counts = False
    return _note(match, match.game)


def _note(match: Match, dealing: Dealing) -> dict[str, object]:
    setting, clock = match.setting, match.setting.clock
    used = (0.0, 0.0) if match.clock is None else (match.clock.used[0], match.clock.used[1])
    note = MatchNote(
        format=setting.format,
        best_of=setting.best_of,
        seed=setting.seed,
        first=setting.first,
        chains=setting.chains,
        lost=setting.lost,
        moves=tuple(match.moves),
        brought=dealing.brought,
        asks_chains=setting.asks_chains,
        minutes=None if clock is None else clock.minutes,
        is_shared=clock is not None and clock.is_shared,
        counts=match.counts,
        used=used,
    )
    return note.model_dump(mode="json", exclude_defaults=True)
