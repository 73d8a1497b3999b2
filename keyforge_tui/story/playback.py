"""A saved game to look at: any moment of it, forward and back, and a way off into a new game."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from keyforge_tui.engine import Game, Kind
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.match.setting import Dealing
from keyforge_tui.saves.restore import Restored, begin
from keyforge_tui.saves.session import Session
from keyforge_tui.saves.shelf import new_path
from keyforge_tui.story.chronicle import Chronicle, chronicle_of


class Playback:
    """Stands at one place of a game: after that many choices."""

    def __init__(self, restored: Restored) -> None:
        self.restored = restored
        self.chronicle = chronicle_of(restored)
        """The whole story."""
        self.place = 0
        self.game: Game = self._final.at(0)
        """The game as it was there."""
        self.turns = self._places(Kind.TURN_STARTED)
        """The places at which turns have just begun."""
        self.forgings = self._places(Kind.FORGED)
        """The places at which a key has just been forged."""

    @property
    def _final(self) -> Game:
        return self.restored.session.game

    @property
    def dealing(self) -> Dealing:
        """What the game was dealt from."""
        return self.restored.dealing

    @property
    def last(self) -> int:
        """The last place there is."""
        return len(self._final.choices)

    @property
    def story(self) -> Chronicle:
        """What had happened by then."""
        return self.chronicle.until(self.restored.lengths[self.place])

    @property
    def hidden_story(self) -> Chronicle:
        """The same for players: each is told only what they could see."""
        story = self.story
        story.is_open = False
        story.notes = list(story.notes)
        return story

    @property
    def note(self) -> str:
        """The choice that led here; empty at the beginning."""
        return self.restored.choices[self.place - 1].note if self.place else ""

    def place_of(self, event: int) -> int:
        """The place right after an event of the story."""
        return min(bisect_right(self.restored.lengths, event), self.last)

    def _places(self, kind: Kind) -> list[int]:
        entries = self.chronicle.entries
        found = (self.place_of(n) for n, entry in enumerate(entries) if entry.event.kind is kind)
        return sorted(set(found))

    # -- moving ----------------------------------------------------------------------------

    def go(self, place: int) -> bool:
        """Stand at a place; whether that is another one than before."""
        place = max(0, min(place, self.last))
        if place == self.place:
            return False
        self.place = place
        self.game = self._final.at(place)
        return True

    def by_choice(self, by: int) -> bool:
        """Some choices forward, or back."""
        return self.go(self.place + by)

    def by_turn(self, by: int) -> bool:
        """To the beginning of the next turn, or of this one and the ones before."""
        return self._along(self.turns, by)

    def by_key(self, by: int) -> bool:
        """To the next key that is forged, or the one before."""
        return self._along(self.forgings, by)

    def _along(self, places: list[int], by: int) -> bool:
        """To the next of some places in a direction; past them to the end or the beginning."""
        if by > 0:
            number = bisect_right(places, self.place)
            return self.go(places[number] if number < len(places) else self.last)
        number = bisect_left(places, self.place)
        return self.go(places[number - 1] if number else 0)

    # -- leaving the path ------------------------------------------------------------------

    def branch(
        self,
        library: CardLibrary,
        folder: Path | None,
        match: Mapping[str, object] | None = None,
    ) -> tuple[Session, Dealing]:
        """A new game that goes on from here, with a journal of its own.

        It belongs to the match that is given, and not to the one of this game.
        """
        old = self.dealing
        begun = f" of the game begun {old.started}" if old.started else ""
        said = f"after choice {self.place} of {self.last}{begun}"
        match = None if match is None else dict(match)
        return self._goes_on(replace(old, match=match, branch=said), library, folder)

    def copy(self, library: CardLibrary, folder: Path | None) -> tuple[Session, Dealing]:
        """The same game from here on, in a new journal because the old one cannot be written."""
        return self._goes_on(self.dealing, library, folder)

    def _goes_on(
        self, dealing: Dealing, library: CardLibrary, folder: Path | None
    ) -> tuple[Session, Dealing]:
        now = datetime.now()
        dealing = replace(dealing, started=f"{now:%Y-%m-%d %H:%M}")
        path = None if folder is None else new_path(folder, now)
        choices = self.restored.choices[: self.place]
        return begin(dealing, library, path, choices), dealing
