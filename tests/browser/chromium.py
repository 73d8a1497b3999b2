"""A headless Chromium, told what to do over its DevTools protocol."""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import aiohttp
import pyte

from tests.orphans import end_with_parent

PATIENCE = 30.0
"""Seconds until what has not appeared will not."""
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1280,900",
    "--remote-debugging-port=0",
)
COLUMNS, ROWS = 300, 100
"""More than any window here holds: the emulator never wraps."""


class Page:
    """One page of a Chromium with an empty profile, and the terminal that is on it.

    The terminal is drawn on a canvas, so its text is read from what comes in on the page's
    WebSocket, with an emulator beside it.
    """

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self._stream = pyte.ByteStream(self.screen)
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self.closed = 0
        """How many WebSockets have been closed."""

    async def __aenter__(self) -> Self:
        program = shutil.which("chromium")
        assert program is not None, "there is no chromium; run make test-browser"
        self._process = await asyncio.create_subprocess_exec(
            program,
            *FLAGS,
            f"--user-data-dir={self.profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            preexec_fn=end_with_parent,
        )
        port = await self._port()
        self._session = aiohttp.ClientSession()
        async with self._session.get(f"http://127.0.0.1:{port}/json/list") as response:
            pages = [one for one in await response.json() if one["type"] == "page"]
        self._socket = await self._session.ws_connect(
            pages[0]["webSocketDebuggerUrl"], max_msg_size=0
        )
        self._listener = asyncio.create_task(self._listen())
        for domain in ("Page", "Network", "Runtime"):
            await self.call(f"{domain}.enable")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._listener.cancel()
        await self._socket.close()
        await self._session.close()
        self._process.kill()
        await self._process.wait()

    async def _port(self) -> int:
        """The port Chromium chose, which it writes into its profile."""
        file = self.profile / "DevToolsActivePort"
        end = time.monotonic() + PATIENCE
        while not file.is_file() or not file.read_text().strip():
            assert self._process.returncode is None, "chromium ended at once"
            assert time.monotonic() < end, "chromium never listened"
            await asyncio.sleep(0.05)
        return int(file.read_text().split()[0])

    async def _listen(self) -> None:
        async for message in self._socket:
            said = json.loads(message.data)
            if "id" in said:
                self._answers.pop(said["id"]).set_result(said)
            elif said["method"] == "Network.webSocketFrameReceived":
                self._receive(said["params"]["response"])
            elif said["method"] == "Network.webSocketClosed":
                self.closed += 1
            self._changed.set()

    def _receive(self, frame: dict[str, Any]) -> None:
        if frame["opcode"] == 2:
            self._stream.feed(base64.b64decode(frame["payloadData"]))

    async def call(self, method: str, **params: object) -> dict[str, Any]:
        """Ask the browser for something."""
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": params})
        said = await asyncio.wait_for(answer, PATIENCE)
        assert "error" not in said, said
        result: dict[str, Any] = said["result"]
        return result

    async def open(self, address: str) -> None:
        """Go to an address."""
        self.screen.reset()
        await self.call("Page.navigate", url=address)

    async def evaluate(self, expression: str) -> object:
        """The value of a JavaScript expression."""
        answer = await self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        return answer["result"].get("value")

    async def press(self, key: str) -> None:
        """Press a key."""
        text = "\r" if key == "Enter" else key
        code = {"Enter": 13, " ": 32}.get(key, ord(key.upper()[0]))
        for kind in ("keyDown", "keyUp"):
            down = {"text": text} if kind == "keyDown" else {}
            await self.call(
                "Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **down
            )

    async def click(self, x: float, y: float) -> None:
        """Click with the mouse."""
        for kind in ("mousePressed", "mouseReleased"):
            await self.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1
            )

    async def screenshot(self) -> bytes:
        """A picture of the page, as PNG."""
        answer = await self.call("Page.captureScreenshot", format="png")
        return base64.b64decode(answer["data"])

    @property
    def text(self) -> str:
        """Everything on the terminal of the page."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    async def shows(self, wanted: Callable[[str], bool], patience: float = PATIENCE) -> bool:
        """Whether the terminal comes to show something."""
        return await self._comes(lambda: wanted(self.text), patience)

    async def wait_for(self, *words: str) -> str:
        """The terminal's text, once all the words are on it."""
        found = await self.shows(lambda text: all(word in text for word in words))
        assert found, f"{words} never came:\n{self.text}"
        return self.text

    async def wait_for_close(self) -> None:
        """Until the page's WebSocket has been closed."""
        assert await self._comes(lambda: self.closed > 0, PATIENCE), "the page is still connected"

    async def _comes(self, true: Callable[[], bool], patience: float) -> bool:
        end = time.monotonic() + patience
        while not true():
            self._changed.clear()
            if not await _in_time(self._changed.wait(), end - time.monotonic()):
                return true()
        return True


async def _in_time(event: Awaitable[object], seconds: float) -> bool:
    try:
        await asyncio.wait_for(event, seconds)
    except TimeoutError:
        return False
    return True
