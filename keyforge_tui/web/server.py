"""Serves the table to browsers: every page that is opened sits down at a table of its own."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from textual_serve.server import Server

from keyforge_tui.common.errors import UserError

TITLE: Final = "keyforge-tui"
SECONDS_TO_CLOSE: Final = 2.0
"""How long the tables have to close when the server ends."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class TableServer(Server):
    """One program for each page, on this machine only unless told otherwise."""

    def __init__(self, command: str, host: str, port: int) -> None:
        super().__init__(command, host, port, TITLE, templates_path=Path(__file__).parent)

    def run(self, say: Callable[[str], None]) -> None:
        """Serve until interrupted; `say` is told where, once the page can be opened."""
        logging.getLogger("textual-serve").setLevel(logging.ERROR)
        try:
            asyncio.run(self._run(say))
        except OSError as error:
            raise UserError(self._refused(error)) from None

    async def _run(self, say: Callable[[str], None]) -> None:
        app = await self._make_app()
        app.middlewares.append(self._only_own_pages)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=SECONDS_TO_CLOSE)
        await runner.setup()
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        try:
            await web.TCPSite(runner, self.host, self.port).start()
            self.port = runner.addresses[0][1]
            say(f"The table is at {self.address}  (Ctrl+C ends)")
            await stop.wait()
        finally:
            await runner.cleanup()

    @property
    def address(self) -> str:
        """What to type into a browser."""
        name = self.host
        if name in ("", "0.0.0.0", "::"):
            name = socket.gethostname()
        return f"http://{f'[{name}]' if ':' in name else name}:{self.port}/"

    def _refused(self, error: OSError) -> str:
        if isinstance(error, socket.gaierror):
            return f'there is no host "{self.host}" to serve on'
        in_use = "in use" in str(error).casefold()
        what = "is in use" if in_use else f"cannot be opened: {error.strerror}"
        return f"port {self.port} on {self.host} {what}; choose another with --port"

    async def on_startup(self, app: web.Application) -> None:
        """Nothing is said before the page can be opened."""

    async def handle_index(self, request: web.Request) -> web.StreamResponse:
        """The page, which comes back to the address it was asked for under."""
        self.public_url = f"{request.scheme}://{request.host}"
        return await super().handle_index(request)

    @web.middleware
    async def _only_own_pages(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse pages of other sites that would talk to the table behind the player's back."""
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="Another site may not use this table.")
        # A name that only points here, when the table is for this machine, was made up elsewhere.
        if is_loopback(self.host) and not is_loopback(urlsplit(f"//{request.host}").hostname or ""):
            raise web.HTTPForbidden(text="This table is for the machine it runs on.")
        return await handler(request)


def is_loopback(host: str) -> bool:
    """Whether a host is this machine and nothing else."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
