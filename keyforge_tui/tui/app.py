"""The app: themes, settings and the screens one after the other."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from textual import events, work
from textual.app import App, SystemCommand
from textual.command import CommandPalette
from textual.geometry import Size
from textual.screen import Screen

from keyforge_tui.common.errors import UserError
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.playable import starter_files
from keyforge_tui.library.sets import Catalog
from keyforge_tui.match.clock import Clock
from keyforge_tui.match.setting import Seats
from keyforge_tui.saves.restore import restore
from keyforge_tui.saves.shelf import Saved, put_aside, saved_games
from keyforge_tui.sitting import settings as preferences
from keyforge_tui.sitting.opening import (
    at_table,
    branch,
    clock_setting,
    go_on,
    leave_table,
    next_game,
)
from keyforge_tui.sitting.resume import match_after, waiting
from keyforge_tui.sitting.series import Contest
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.story.playback import Playback
from keyforge_tui.tui.dialogs.curtain import HEIGHT, WIDTH, Curtain, TooSmall
from keyforge_tui.tui.keys import keymap, registry
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.symbols import Asciify
from keyforge_tui.tui.look.themes import AMBER_NIGHT, NIGHT, THEMES
from keyforge_tui.tui.readers.by_name import book_reader, rivalry_reader
from keyforge_tui.tui.readers.palette import Books, Commands
from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.replay.screen import ReplayScreen
from keyforge_tui.tui.start.between import settle, until_next_game
from keyforge_tui.tui.start.decks import Deckbox, Picked, pick_deck
from keyforge_tui.tui.start.menu import Menu, ResumeOffer, saved_entries
from keyforge_tui.tui.start.seating import Seating
from keyforge_tui.tui.start.settings import SettingsScreen
from keyforge_tui.tui.table.screen import GameScreen


class KeyforgeApp(App[None]):
    """A table for two."""

    CSS_PATH = "app.tcss"
    TITLE = "keyforge-tui"
    COMMANDS = App.COMMANDS | {Books}

    def __init__(
        self,
        library: CardLibrary,
        catalog: Catalog,
        *,
        sitting: Sitting | None = None,
        seats: Seats | None = None,
        contest: Contest | None = None,
        playback: Playback | None = None,
        folder: Path | None = None,
        book: Path | None = None,
        settings: Settings | None = None,
        settings_path: Path | None = None,
    ) -> None:
        super().__init__()
        self.library = library
        self.catalog = catalog
        self.sitting = sitting
        """The game to begin with; with neither this nor seats: the menu."""
        self.seats = seats
        """The match to begin with, unless an unfinished game goes on."""
        self.contest = contest
        """A match to go on with, between two of its games."""
        self.playback = playback
        """A saved game to look at instead of playing one."""
        self.left: Path | None = None
        """The journal of the game that was left before its end."""
        self.folder = folder
        """Where journals are kept; None: nowhere."""
        self.book = book
        """The rivalry book; None: results are not written down."""
        self.settings = Settings() if settings is None else settings
        self.settings_path = settings_path
        """Where settings are kept; None: nowhere."""
        self.notes: list[str] = []
        """What the menu has to tell."""
        for theme in THEMES:
            self.register_theme(theme)
        self._asciify = Asciify(enabled=False)
        self._filters.append(self._asciify)
        self.apply(self.settings)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our colours in themes that are not ours."""
        return NIGHT

    def apply(self, settings: Settings) -> None:
        """Look and behave as the settings say."""
        self.settings = settings
        known = settings.theme in self.available_themes
        self.theme = settings.theme if known else AMBER_NIGHT.name
        self._asciify.enabled = settings.ascii
        symbols.use(symbols.ASCII if settings.ascii else symbols.UNICODE)
        self.set_keymap(keymap.use(settings.keys))
        if self.is_running:
            for screen in self.screen_stack:
                if isinstance(screen, GameScreen):
                    screen.use(settings)

    def change(self, settings: Settings) -> None:
        """Apply and keep."""
        self.apply(settings)
        if self.settings_path is not None:
            try:
                preferences.save(self.settings_path, settings)
            except OSError as error:
                self.notify(f"The settings could not be kept: {error.strerror}", markup=False)

    def on_mount(self) -> None:
        """Sit down, or show the menu, as soon as there is room for it."""
        self._fit(self.size)
        if not isinstance(self.screen, TooSmall):
            self.main()

    def on_resize(self, event: events.Resize) -> None:
        """Say so when there is too little room; everything waits behind that."""
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        too_small = size.width < WIDTH or size.height < HEIGHT
        shown = isinstance(self.screen, TooSmall)
        if too_small and not shown:
            self.push_screen(TooSmall())
        elif shown and not too_small:
            self.pop_screen()
            if not self.workers:  # nothing has begun yet
                self.main()

    def action_command_palette(self) -> None:
        """No palette in front of the curtain: its entries would name cards and actions."""
        if not isinstance(self.screen, Curtain | TooSmall | CommandPalette):
            self.push_screen(Commands(id="--command-palette"))

    async def action_quit(self) -> None:
        """Leave; at a table it is asked first."""
        if isinstance(self.screen, GameScreen):
            self.screen.action_leave()
        else:
            self.exit()

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """What the palette offers."""
        yield SystemCommand("Find a card", "Search every card", lambda: self.read("cards"))
        yield SystemCommand("Find a rule", "Search the rules", lambda: self.read("rules"))
        yield SystemCommand("Keys", "What every key does", lambda: self.read("help"))
        yield SystemCommand("Settings", "Names, theme, clock", self.action_settings)
        for theme in THEMES:
            yield SystemCommand(
                f"Theme: {theme.name}",
                "Change the colours",
                lambda name=theme.name: self.change(
                    self.settings.model_copy(update={"theme": name})
                ),
            )
        if isinstance(screen, GameScreen):
            for name, (title, about) in registry.COMMANDS.items():
                does = partial(screen.run_action, registry.BY_ID[name].action)
                yield SystemCommand(title, about, does)

    def read(self, what: str, name: str = "") -> None:
        """Open a book, at a page or to be searched."""
        reader = book_reader(what, name, searching=what != "help" and not name)
        if reader is not None:
            self.push_screen(reader)

    def action_settings(self) -> None:
        """Open the settings."""
        self.push_screen(SettingsScreen(self.settings), self._changed)

    def _changed(self, settings: Settings | None) -> None:
        if settings is not None:
            self.change(settings)

    # -- one screen after the other --------------------------------------------------------

    @work
    async def main(self) -> None:
        """The game that was asked for, or the menu until the players leave."""
        sitting = self.sitting
        if self.playback is not None:
            await self.look_at(self.playback)
            self.exit()
            return
        if self.seats is not None:
            sitting = await self._welcome(self.seats)
        elif self.contest is not None:
            sitting = await self._next(self.contest)
        if sitting is not None or self.seats is not None or self.contest is not None:
            await self.play(sitting)
            self.exit()
            return
        while (choice := await self.push_screen_wait(self._menu())) != "quit":
            self.notes = []
            if choice in ("cards", "rules"):
                reader = book_reader(choice)
                if reader is not None:
                    await self.push_screen_wait(reader)
            elif choice == "settings":
                self.change(await self.push_screen_wait(SettingsScreen(self.settings)))
            elif choice == "book":
                await self.push_screen_wait(rivalry_reader(self.book))
            elif choice == "replay":
                await self._replay()
            else:
                await self.play(await self._new_sitting(choice))
        self.exit()

    async def _welcome(self, seats: Seats) -> Sitting | None:
        """Go on with the game that is waiting, if the players want to, or deal."""
        notice = ""
        saved = None if self.folder is None else next(waiting(self.folder), None)
        if saved is not None:
            answer = await self.push_screen_wait(ResumeOffer(saved))
            try:
                if answer == "go-on":
                    return await self._go_on(saved.path)
                if answer == "aside":
                    put_aside(saved.path)
            except UserError as error:
                notice = str(error)
        sitting = await self._begin(seats)
        if sitting is not None:
            sitting.notice = " ".join([notice, *seats.warnings]).strip()
        return sitting

    async def _begin(self, seats: Seats) -> Sitting | None:
        """The first game of a match; None where the players leave before it."""
        settled = await settle(self, seats, self.library, self.book)
        return None if settled is None else await self._next(Contest(settled))

    async def _next(self, contest: Contest) -> Sitting | None:
        """The next game of a match; None where there is none."""
        if not await until_next_game(self, contest, is_kept=self.folder is not None):
            return None
        return next_game(contest, self.library, self.folder)

    def _menu(self) -> Menu:
        return Menu(saved=self._saved(), notes=self.notes)

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
        box = Deckbox(self.catalog, self.library, self.settings)
        picked: list[Picked] = []
        for name, starter in zip(self.settings.names, starter_files(), strict=True):
            quick = choice == "starters"
            one = box.pick(str(starter)) if quick else await pick_deck(self, box, name)
            if one is None:
                return None
            picked.append(one)
        seats = at_table(
            (picked[0].deck, picked[1].deck), self.library, self.settings, secrets.randbits(53)
        )
        seated = await self.push_screen_wait(
            Seating(seats.setting, animate=self.settings.animation)
        )
        if seated is None:
            return None
        shelf = None if self.book is None else self.book.parent / "decks"
        paths = [box.keep(one, shelf) for one in picked]
        recent = self.settings.played(*(path for path in paths if path is not None))
        kept = {"names": seated.names, "decks": box.settings.decks}
        self.change(recent.model_copy(update=kept))
        sitting = await self._begin(replace(seats, setting=seated))
        if sitting is not None:
            sitting.notice = " ".join(text for one in picked for text in one.warnings)
        return sitting

    async def _resume(self) -> Sitting | None:
        saved = self._saved()
        entries = saved_entries(saved)
        value: str | None = str(saved[0].path) if len(saved) == 1 else None
        if value is None:
            value = await self.push_screen_wait(Reader("Resume", entries, chooses=True))
        if value is None:
            return None
        return await self._go_on(Path(value))

    async def _go_on(self, path: Path) -> Sitting | None:
        """A game that was left, or the next one of a match that was left between two games."""
        contest = match_after(path, self.library)
        if contest is not None:
            self.left = path
            return await self._next(contest)
        return go_on(path, self.library, self.folder)

    def _prepare(self, sitting: Sitting) -> None:
        """Lay the table as the settings say."""
        sitting.open_table = sitting.chronicle.is_open = self.settings.open_table
        if sitting.contest is not None:
            sitting.contest.book = self.book
        elif sitting.clock is None and (clock := clock_setting(self.settings)) is not None:
            sitting.clock = Clock(clock)

    async def _replay(self) -> None:
        """Pick a saved game and look at it."""
        games = [] if self.folder is None else saved_games(self.folder)
        reader = Reader("Replay", saved_entries(games), empty="No game is saved.", chooses=True)
        value = await self.push_screen_wait(reader)
        if value is None:
            return
        try:
            playback = Playback(restore(Path(value), self.library, write=False))
        except UserError as error:
            self.notes = list(error.lines[:4])
            return
        await self.look_at(playback)

    async def look_at(self, playback: Playback) -> None:
        """Look at a saved game; whoever branches off comes back to it afterwards."""
        while await self.push_screen_wait(ReplayScreen(playback)) == "branch":
            await self.play(branch(playback, self.library, self.folder))

    async def play(self, sitting: Sitting | None) -> None:
        """One game after the other, until the players leave."""
        while sitting is not None:
            self._prepare(sitting)
            table = GameScreen(sitting, self.settings)
            try:
                result = await self.push_screen_wait(table)
            finally:  # whichever way the game is left
                self.left = leave_table(sitting)
            contest = sitting.contest
            if contest is None or result not in ("next", "rematch", "swap"):
                return
            if result == "next":
                sitting = await self._next(contest)
            else:
                swap = result == "swap"
                sitting = await self._begin(contest.again(secrets.randbits(53), swap=swap))
