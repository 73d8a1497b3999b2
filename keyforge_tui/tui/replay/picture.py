"""The table of a saved game as a picture."""

from __future__ import annotations

import asyncio

from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.sets import Catalog
from keyforge_tui.story.playback import Playback
from keyforge_tui.tui.app import KeyforgeApp

SIZE = (120, 40)


def picture(playback: Playback, library: CardLibrary, catalog: Catalog) -> str:
    """The moment a playback stands at, as SVG."""
    return asyncio.run(_taken(KeyforgeApp(library, catalog, playback=playback)))


async def _taken(app: KeyforgeApp) -> str:
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        return app.export_screenshot(title="keyforge-tui")
