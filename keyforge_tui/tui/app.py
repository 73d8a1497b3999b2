"""The app: themes, settings and the screens one after the other."""

from __future__ import annotations

import secrets

from textual import work
from textual.app import App

from keyforge_tui.tui.match import Match
from keyforge_tui.tui.screens.curtain import Curtain
from keyforge_tui.tui.screens.game import GameScreen
from keyforge_tui.tui.themes import AMBER_NIGHT, THEMES


class KeyforgeApp(App[None]):
    """A table for two."""

    CSS_PATH = "app.tcss"
    TITLE = "keyforge-tui"

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = AMBER_NIGHT.name

    def on_mount(self) -> None:
        """Sit down."""
        self.play()

    def action_command_palette(self) -> None:
        """No palette in front of the curtain: its entries would name cards and actions."""
        if not isinstance(self.screen, Curtain):
            super().action_command_palette()

    @work
    async def play(self) -> None:
        """One game after the other, until the players leave."""
        match = self.match
        while True:
            result = await self.push_screen_wait(GameScreen(match))
            if result not in ("rematch", "swap"):
                break
            match = match.again(secrets.randbits(63), swap=result == "swap")
        self.exit()
