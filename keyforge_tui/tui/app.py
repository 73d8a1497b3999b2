"""The app: themes, settings and the screens one after the other."""

from __future__ import annotations

from textual.app import App

from keyforge_tui.tui.match import Match
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
        self.push_screen(GameScreen(self.match))
