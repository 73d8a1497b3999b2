"""The app: themes, settings and the screens one after the other."""

from __future__ import annotations

import secrets
from pathlib import Path

from textual import work
from textual.app import App

from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.tui.match import again, sit_down
from keyforge_tui.tui.screens.curtain import Curtain
from keyforge_tui.tui.screens.game import GameScreen
from keyforge_tui.tui.sitting import Sitting
from keyforge_tui.tui.themes import AMBER_NIGHT, THEMES


class KeyforgeApp(App[None]):
    """A table for two."""

    CSS_PATH = "app.tcss"
    TITLE = "keyforge-tui"

    def __init__(
        self, sitting: Sitting, library: CardLibrary, *, folder: Path | None = None
    ) -> None:
        super().__init__()
        self.sitting = sitting
        self.library = library
        self.folder = folder
        """Where journals are kept; None: nowhere."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = AMBER_NIGHT.name

    def on_mount(self) -> None:
        """Sit down."""
        self.play(self.sitting)

    def action_command_palette(self) -> None:
        """No palette in front of the curtain: its entries would name cards and actions."""
        if not isinstance(self.screen, Curtain):
            super().action_command_palette()

    @work
    async def play(self, sitting: Sitting) -> None:
        """One game after the other, until the players leave."""
        while True:
            result = await self.push_screen_wait(GameScreen(sitting))
            sitting.session.close()
            if result not in ("rematch", "swap") or sitting.dealing is None:
                break
            dealing = again(sitting.dealing, secrets.randbits(63), swap=result == "swap")
            sitting = sit_down(dealing, self.library, self.folder)
        self.exit()
