"""One screen after the other: from the menu to the table, from game to game, and back."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from keyforge_tui.common.errors import UserError
from keyforge_tui.library.decks.playable import starter_files
from keyforge_tui.match.clock import Clock
from keyforge_tui.match.match import Match
from keyforge_tui.match.setting import Setting
from keyforge_tui.saves.restore import restore
from keyforge_tui.saves.shelf import Saved, put_aside, saved_games
from keyforge_tui.sitting.resume import match_after, waiting
from keyforge_tui.sitting.series import (
    at_table,
    branch,
    clock_setting,
    go_on,
    leave_table,
    next_game,
)
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.story.playback import Playback
from keyforge_tui.tui.readers.by_name import book_reader, rivalry_reader
from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.replay.screen import ReplayScreen
from keyforge_tui.tui.start.between import settle, until_next_game
from keyforge_tui.tui.start.decks import Deckbox, Picked, pick_deck
from keyforge_tui.tui.start.menu import Menu, ResumeOffer, saved_entries
from keyforge_tui.tui.start.seating import Seating
from keyforge_tui.tui.start.settings import SettingsScreen
from keyforge_tui.tui.table.screen import GameScreen

if TYPE_CHECKING:
    from keyforge_tui.tui.app import KeyforgeApp


class Flow:
    """What follows what. The app has the settings and the folders; every screen answers here."""

    def __init__(self, app: KeyforgeApp) -> None:
        self.app = app
        self.library = app.library
        self.folder = app.folder
        """Where games are kept; None: nowhere."""
        self.notes = app.notes
        """What the menu has to tell."""

    async def run(self) -> None:
        """The game that was asked for, or the menu until the players leave."""
        app = self.app
        if app.playback is not None:
            await self._look_at(app.playback)
        elif app.setting is not None:
            await self._play(await self._welcome(app.setting))
        elif app.match is not None:
            await self._play(await self._next(app.match))
        elif app.sitting is not None:
            await self._play(app.sitting)
        else:
            await self._menu()

    async def _menu(self) -> None:
        show = self.app.push_screen_wait
        while (choice := await show(Menu(saved=self._saved(), notes=self.notes))) != "quit":
            self.notes = []
            if choice in ("cards", "rules"):
                reader = book_reader(choice)
                if reader is not None:
                    await show(reader)
            elif choice == "settings":
                self.app.change(await show(SettingsScreen(self.app.settings)))
            elif choice == "book":
                await show(rivalry_reader(self.app.book))
            elif choice == "replay":
                await self._replay()
            else:
                await self._play(await self._new_sitting(choice))

    async def _welcome(self, setting: Setting) -> Sitting | None:
        """Go on with the game that is waiting, if the players want to, or deal."""
        notice = ""
        saved = None if self.folder is None else next(waiting(self.folder), None)
        if saved is not None:
            answer = await self.app.push_screen_wait(ResumeOffer(saved))
            try:
                if answer == "go-on":
                    return await self._go_on(saved.path)
                if answer == "aside":
                    put_aside(saved.path)
            except UserError as error:
                notice = str(error)
        sitting = await self._begin(setting)
        if sitting is not None:
            sitting.notice = " ".join([notice, *setting.warnings]).strip()
        return sitting

    async def _begin(self, setting: Setting) -> Sitting | None:
        """The first game of a match; None where the players leave before it."""
        settled = await settle(self.app, setting, self.library, self.app.book)
        return None if settled is None else await self._next(Match(settled))

    async def _next(self, match: Match) -> Sitting | None:
        """The next game of a match; None where there is none."""
        if not await until_next_game(self.app, match, is_kept=self.folder is not None):
            return None
        return next_game(match, self.library, self.folder)

    def _saved(self) -> list[Saved]:
        return [] if self.folder is None else list(waiting(self.folder))

    async def _new_sitting(self, choice: str) -> Sitting | None:
        try:
            if choice == "resume":
                return await self._resume()
            return await self._seat(choice)
        except UserError as error:
            self.notes = list(error.lines[:4])
            return None

    async def _seat(self, choice: str) -> Sitting | None:
        """A new match from the menu: two decks, two seats."""
        box = Deckbox(self.app.catalog, self.library, self.app.settings)
        picked: list[Picked] = []
        for name, starter in zip(self.app.settings.names, starter_files(), strict=True):
            quick = choice == "starters"
            one = box.pick(str(starter)) if quick else await pick_deck(self.app, box, name)
            if one is None:
                return None
            picked.append(one)
        setting = at_table(
            (picked[0].deck, picked[1].deck), self.library, self.app.settings, secrets.randbits(53)
        )
        seated = await self.app.push_screen_wait(
            Seating(setting, animate=self.app.settings.animation)
        )
        if seated is None:
            return None
        shelf = None if self.app.book is None else self.app.book.parent / "decks"
        paths = [box.keep(one, shelf) for one in picked]
        recent = self.app.settings.played(*(path for path in paths if path is not None))
        kept = {"names": seated.names, "decks": box.settings.decks}
        self.app.change(recent.model_copy(update=kept))
        sitting = await self._begin(seated)
        if sitting is not None:
            sitting.notice = " ".join(text for one in picked for text in one.warnings)
        return sitting

    async def _resume(self) -> Sitting | None:
        saved = self._saved()
        entries = saved_entries(saved)
        value: str | None = str(saved[0].path) if len(saved) == 1 else None
        if value is None:
            value = await self.app.push_screen_wait(Reader("Resume", entries, chooses=True))
        if value is None:
            return None
        return await self._go_on(Path(value))

    async def _go_on(self, path: Path) -> Sitting | None:
        """A game that was left, or the next one of a match that was left between two games."""
        match = match_after(path, self.library)
        if match is not None:
            self.app.left = path
            return await self._next(match)
        return go_on(path, self.library, self.folder)

    def _prepare(self, sitting: Sitting) -> None:
        """Lay the table as the settings say."""
        sitting.open_table = sitting.chronicle.is_open = self.app.settings.open_table
        if sitting.match is not None:
            sitting.match.book = self.app.book
        elif sitting.clock is None and (clock := clock_setting(self.app.settings)) is not None:
            sitting.clock = Clock(clock)

    async def _replay(self) -> None:
        """Pick a saved game and look at it."""
        games = [] if self.folder is None else saved_games(self.folder)
        reader = Reader("Replay", saved_entries(games), empty="No game is saved.", chooses=True)
        value = await self.app.push_screen_wait(reader)
        if value is None:
            return
        try:
            playback = Playback(restore(Path(value), self.library, write=False))
        except UserError as error:
            self.notes = list(error.lines[:4])
            return
        await self._look_at(playback)

    async def _look_at(self, playback: Playback) -> None:
        """Look at a saved game; whoever branches off comes back to it afterwards."""
        while await self.app.push_screen_wait(ReplayScreen(playback)) == "branch":
            await self._play(branch(playback, self.library, self.folder))

    async def _play(self, sitting: Sitting | None) -> None:
        """One game after the other, until the players leave."""
        while sitting is not None:
            self._prepare(sitting)
            table = GameScreen(sitting, self.app.settings)
            try:
                result = await self.app.push_screen_wait(table)
            finally:  # whichever way the game is left
                self.app.left = leave_table(sitting)
            match = sitting.match
            if match is None or result not in ("next", "rematch", "swap"):
                return
            if result == "next":
                sitting = await self._next(match)
            else:
                swap = result == "swap"
                sitting = await self._begin(match.again(secrets.randbits(53), swap=swap))
