"""One table that is served: the program behind a page, and what the page may ask of it."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from aiohttp import WSMessage, WSMsgType, web
from textual_serve.app_service import AppService
from textual_serve.download_manager import DownloadManager

if sys.platform != "win32":
    import resource

WIDTHS: Final = (20, 500)
HEIGHTS: Final = (10, 200)
"""A page may be so small and so large, in letters; others get the nearest that may be."""
MOST_LETTERS: Final = 65536
"""How much a page may say at once: more than anybody types, and enough to paste a deck."""
PAUSE: Final = 0.05
"""Seconds between two sizes: a window that is dragged has many."""
SECONDS_TO_END: Final = 1.0
"""How long a table has to end by itself; nothing is lost if it has to be ended."""
MOST_MEMORY: Final = 2 * 2**30
"""Bytes of addresses for a table, whatever its page does; it uses a few hundred million."""
READY: Final = b"__GANGLION__\n"
"""What the program says first."""

log = logging.getLogger(__name__)


class Garbage(Exception):
    """What the page said is nothing that its script says."""


class ServedTable(AppService):
    """The program of one page; it ends with the page."""

    def __init__(
        self, command: Sequence[str], page: web.WebSocketResponse, downloads: DownloadManager
    ) -> None:
        super().__init__(
            command[0],
            write_bytes=page.send_bytes,
            write_str=page.send_str,
            close=self._close,
            download_manager=downloads,
        )
        self.arguments = command
        self.page = page

    async def heed(self, message: WSMessage) -> None:
        """Do what a message of the page asks for; raises `Garbage` where it makes no sense."""
        match _parts(message):
            case ["stdin", str(keys)]:
                await self.send_bytes(keys.encode(errors="replace"))
            case ["resize", {"width": int(width), "height": int(height)}]:
                await self.set_terminal_size(*fitting(width, height))
                await asyncio.sleep(PAUSE)
            case ["ping", str() | int() as mark]:
                await self.page.send_json(["pong", mark])
            case ["blur", *_]:
                await self.blur()
            case ["focus", *_]:
                await self.focus()
            case _:
                raise Garbage

    async def _open_app_process(
        self, width: int = WIDTHS[0], height: int = HEIGHTS[0]
    ) -> asyncio.subprocess.Process:
        self._process = process = await asyncio.create_subprocess_exec(
            *self.arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=self._build_environment(width, height),
            preexec_fn=_limit_memory,
        )
        self._stdin = process.stdin
        return process

    async def run(self) -> None:
        """Pass on what the program shows, until it ends; then the page ends, too."""
        assert self._process is not None
        output, errors = self._process.stdout, self._process.stderr
        assert output is not None
        assert errors is not None
        complaints = asyncio.create_task(_complain(errors))
        with suppress(asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            await output.readuntil(READY)
            while True:
                kind = await output.readexactly(1)
                payload = await output.readexactly(int.from_bytes(await output.readexactly(4)))
                # A page that is gone sees nothing more, and the program must not wait for it.
                with suppress(ConnectionError):
                    await self._pass_on(kind, payload)
        await complaints
        await self._close()

    async def _close(self) -> None:
        await self.page.close()

    async def _pass_on(self, kind: bytes, payload: bytes) -> None:
        match kind:
            case b"D":
                await self.on_data(payload)
            case b"M":
                await self.on_meta(payload)
            case b"P":
                await self.on_packed(payload)

    async def stop(self) -> None:
        """End the program: on request, or by force where it does not hear."""
        if self._task is None or self._process is None:
            return
        task, self._task = self._task, None
        await self._download_manager.cancel_app_downloads(app_service_id=self.app_service_id)
        try:
            async with asyncio.timeout(SECONDS_TO_END):
                await self.send_meta({"type": "quit"})
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
        await task


def fitting(width: int, height: int) -> tuple[int, int]:
    """The size nearest to the one that was asked for."""
    return _within(width, WIDTHS), _within(height, HEIGHTS)


def size_of(query: Mapping[str, str]) -> tuple[int, int]:
    """The size with which a page begins."""
    return fitting(_number(query.get("width", ""), 80), _number(query.get("height", ""), 24))


def _number(text: str, default: int) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else default


def _within(number: int, bounds: tuple[int, int]) -> int:
    return max(bounds[0], min(number, bounds[1]))


def _parts(message: WSMessage) -> object:
    """What the page said; its script says only lists as JSON."""
    if message.type is not WSMsgType.TEXT:
        raise Garbage
    try:
        return json.loads(message.data)
    except (ValueError, RecursionError):
        raise Garbage from None


def _limit_memory() -> None:
    """Run in the new process before its program."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


async def _complain(errors: asyncio.StreamReader) -> None:
    """Say what the program complains about, line by line, as far as lines go."""
    while part := await errors.read(MOST_LETTERS):
        for line in part.decode(errors="replace").splitlines():
            log.error("a table says: %s", line)
