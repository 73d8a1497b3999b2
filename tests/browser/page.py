"""`keyforge-tui serve` in headless Chromium: two people sit down and play a turn."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.playable import starter_files
from keyforge_tui.saves.restore import restore
from keyforge_tui.tui.dialogs.curtain import Curtain
from tests.browser.chromium import Page
from tests.orphans import end_with_parent


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where the program keeps what it keeps."""
    return tmp_path / "home"


@pytest_asyncio.fixture
async def address(home: Path) -> AsyncIterator[str]:
    """Where the table is served; ends with the server."""
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "keyforge_tui", "serve", *map(str, starter_files())),
        *("--port", "0", "--seed", "5"),
        env={
            **os.environ,
            "XDG_STATE_HOME": str(home),
            "XDG_CONFIG_HOME": str(home),
            "XDG_DATA_HOME": str(home),
        },
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=end_with_parent,
    )
    assert server.stdout is not None
    line = (await server.stdout.readline()).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert found is not None, line
    yield found.group()
    server.terminate()
    assert await asyncio.wait_for(server.wait(), 60) == 0


async def open_curtain(page: Page) -> str:
    """Open the curtain with the key it asks for; who comes next."""
    text = await page.wait_for(" is next", "when nobody else is looking")
    found = re.search(r"(Player \d) is next", text)
    assert found is not None, text
    await asyncio.sleep(Curtain.GUARD + 0.05)  # it is deaf for a moment after every key
    await page.press(" " if "press Space" in text else "Enter")
    assert await page.shows(
        lambda text: "nobody else is looking" not in text and f"{found.group(1)}: " in text
    ), page.text
    return found.group(1)


async def test_two_people_play_a_turn_in_a_browser(
    address: str, tmp_path: Path, home: Path
) -> None:
    async with Page(tmp_path / "profile") as page:
        await page.open(address)
        await page.wait_for(" is next")
        assert await page.evaluate("document.title") == "keyforge-tui"
        await page.click(200, 200)  # the terminal listens once it is clicked
        first = await open_curtain(page)
        await page.wait_for(f"{first}: Keep your starting hand?")
        await page.press("1")
        second = await open_curtain(page)
        await page.wait_for(f"{second}: Keep your starting hand?")
        await page.press("1")

        assert await open_curtain(page) == first
        await page.wait_for(f"{first}: Choose your active house")
        await page.press("1")
        await page.wait_for(f"{first}: Play, discard or use a card")
        picture = await page.screenshot()
        assert len(picture) > 20_000, "the page shows a table, not an empty canvas"
        asked = "You can still act."
        await page.press("e")
        assert await page.shows(lambda text: asked in text or f"{second} is next" in text)
        if asked in page.text:
            await page.press("e")
        assert await open_curtain(page) == second
        await page.wait_for(f"{second}: Choose your active house")

        requests = await page.evaluate(
            "performance.getEntriesByType('resource').map(one => new URL(one.name).host)"
        )
        assert isinstance(requests, list)
        assert set(requests) == {re.sub(r"https?://|/", "", address)}, "nothing from elsewhere"

    [journal] = home.rglob("*.journal")
    game = restore(journal, CardLibrary(cards_folder()), write=False).session.game
    assert len(game.choices) == 4
    assert game.turn == 2
