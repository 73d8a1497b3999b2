"""Opening the table, whatever lies on it."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from keyforge_tui.cli.parser import PROGRAM

if TYPE_CHECKING:  # loading the app takes long, and not every command needs it
    from keyforge_tui.tui.app import KeyforgeApp


def open_table(app: KeyforgeApp) -> int:
    """Run the app to its end; what the shell is told."""
    if hasattr(signal, "SIGHUP"):
        # A table whose window is closed has nobody left, even where hang-ups were ignored.
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    app.run()
    if app.left is not None:
        print(f"The game is saved; {PROGRAM} play --resume goes on with it.")
    return app.return_code or 0
