"""The app: themes, settings, the palette, and room enough for the screens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from textual import events, work
from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.command import CommandPalette
from textual.geometry import Size
from textual.screen import Screen

from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import Catalog
from keyforge_tui.match.match import Match
from keyforge_tui.match.setting import Setting
from keyforge_tui.sitting import settings as preferences
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.story.playback import Playback
from keyforge_tui.tui.dialogs.curtain import HEIGHT, WIDTH, Curtain, TooSmall
from keyforge_tui.tui.flow import Flow
from keyforge_tui.tui.keys import keymap, registry
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.symbols import Asciify, Harmless
from keyforge_tui.tui.look.themes import AMBER_NIGHT, NIGHT, THEMES
from keyforge_tui.tui.readers.by_name import book_reader
from keyforge_tui.tui.readers.palette import Books, Commands
from keyforge_tui.tui.start.settings import SettingsScreen
from keyforge_tui.tui.table.screen import GameScreen


class KeyforgeApp(App[None]):
    """A table for two."""

    CSS_PATH = "app.tcss"
    TITLE = "keyforge-tui"
    COMMANDS = App.COMMANDS | {Books}
    BINDINGS = [Binding("ctrl+z", "suspend_process", "Suspend", show=False, priority=True)]

    def __init__(
        self,
        library: CardLibrary,
        catalog: Catalog,
        *,
        sitting: Sitting | None = None,
        setting: Setting | None = None,
        match: Match | None = None,
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
        """The game to begin with; with neither this nor a setting: the menu."""
        self.setting = setting
        """The match to begin with, unless an unfinished game goes on."""
        self.match = match
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
        self._filters += [Harmless(), self._asciify]
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

    @work
    async def main(self) -> None:
        """One screen after the other, until the players leave."""
        await Flow(self).run()
        self.exit()
