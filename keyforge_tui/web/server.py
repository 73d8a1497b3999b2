"""Serves the table to browsers: every page that is opened sits down at a table of its own."""

from __future__ import annotations

import asyncio
import logging
import secrets
import shlex
import signal
import socket
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from textual_serve.server import Server

from keyforge_tui.common.errors import UserError, printable
from keyforge_tui.web.table import MOST_LETTERS, SECONDS_TO_END, Garbage, ServedTable, size_of

TITLE: Final = "keyforge-tui"
SECONDS_TO_CLOSE: Final = 2.0
"""How long the tables have to close when the server ends."""
SECONDS_BETWEEN_SIGNS: Final = 15.0
"""How often a page is asked whether it is still there."""
LONGEST_LINE: Final = 200
"""More of what the outside world makes us say helps nobody."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

log = logging.getLogger(__name__)


class TableServer(Server):
    """One program for each page, on this machine only unless told otherwise.

    Where others can reach it, its address holds a token that nobody guesses.
    """

    def __init__(self, command: Sequence[str], host: str, port: int, most_tables: int) -> None:
        super().__init__(
            shlex.join(command), host, port, TITLE, templates_path=Path(__file__).parent
        )
        self.arguments = command
        self.most_tables = most_tables
        self.token = "" if is_loopback(host) else secrets.token_urlsafe(16)
        self._tables: set[ServedTable] = set()
        self._free = asyncio.Semaphore(most_tables)

    def run(self, say: Callable[[str], None]) -> None:
        """Serve until interrupted; `say` is told where, once the page can be opened."""
        _log_in_lines()
        try:
            asyncio.run(self._run(say))
        except (OSError, UnicodeError) as error:  # or what cannot even be asked for
            raise UserError(self._refused(error)) from None

    async def _run(self, say: Callable[[str], None]) -> None:
        runner = web.AppRunner(
            await self._door(), access_log=None, shutdown_timeout=SECONDS_TO_CLOSE
        )
        await runner.setup()
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        try:
            await web.TCPSite(runner, self.host, self.port).start()
            self.port = runner.addresses[0][1]
            say(f"The table is at {self.address}  (Ctrl+C ends)")
            if self.token:
                say(WARNING)
            await stop.wait()
        finally:
            await runner.cleanup()

    async def _door(self) -> web.Application:
        """All pages, behind the token where there is one."""
        pages = await self._make_app()
        if not self.token:
            pages.middlewares.append(self._only_own_pages)
            return pages
        door = web.Application(middlewares=[self._only_own_pages])
        door.add_subapp(f"/{self.token}/", pages)
        return door

    @property
    def name(self) -> str:
        """What this machine is called in the address."""
        everywhere = self.host in ("", "0.0.0.0", "::")
        return socket.gethostname() if everywhere else self.host

    @property
    def address(self) -> str:
        """What to type into a browser."""
        name = f"[{self.name}]" if ":" in self.name else self.name
        return f"http://{name}:{self.port}/" + (f"{self.token}/" if self.token else "")

    def _refused(self, error: OSError | UnicodeError) -> str:
        if not isinstance(error, OSError) or isinstance(error, socket.gaierror):
            return f'there is no host "{self.host}" to serve on'
        in_use = "in use" in str(error).casefold()
        what = "is in use" if in_use else f"cannot be opened: {error.strerror}"
        return f"port {self.port} on {self.host} {what}; choose another with --port"

    async def on_startup(self, app: web.Application) -> None:
        """Nothing is said before the page can be opened."""

    async def on_shutdown(self, app: web.Application) -> None:  # noqa: ARG002 - its name is given
        """The tables end with the server."""
        await asyncio.gather(*(table.stop() for table in self._tables))

    async def handle_index(self, request: web.Request) -> web.StreamResponse:
        """The page, which comes back to the address it was asked for under."""
        await self._sit_down()
        self._free.release()  # the table is taken when the page asks for it
        self.public_url = f"{request.scheme}://{request.host}"
        return await super().handle_index(request)

    async def handle_websocket(self, request: web.Request) -> web.WebSocketResponse:
        """A table for a page, as long as the page is there."""
        await self._sit_down()
        try:
            page = web.WebSocketResponse(heartbeat=SECONDS_BETWEEN_SIGNS, max_msg_size=MOST_LETTERS)
            await page.prepare(request)
            await self._serve(
                ServedTable(self.arguments, page, self.download_manager), size_of(request.query)
            )
        finally:
            self._free.release()
        return page

    async def _sit_down(self) -> None:
        """Take a table; one that is just being left is waited for."""
        try:
            async with asyncio.timeout(2 * SECONDS_TO_END):
                await self._free.acquire()
        except TimeoutError:
            number = (
                f"All {self.most_tables} tables are" if self.most_tables > 1 else "The table is"
            )
            raise web.HTTPServiceUnavailable(
                text=f"{number} taken. Leave one and come back, or serve more with --tables."
            ) from None

    async def _serve(self, table: ServedTable, size: tuple[int, int]) -> None:
        """Do what the page asks, until it or the table ends."""
        self._tables.add(table)
        try:
            await table.start(*size)
            async for message in table.page:
                await table.heed(message)
        except Garbage:
            log.error("a page was closed: it sent what no page of ours sends")
        finally:
            await table.stop()
            self._tables.remove(table)
            await table.page.close()

    @web.middleware
    async def _only_own_pages(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse pages of other sites that would talk to the table behind the player's back."""
        if not self._is_ours(request):
            what = "another address" if self.token else "the machine it runs on"
            raise web.HTTPForbidden(text=f"This table is for {what}.")
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"{request.scheme}://{request.host}":
            raise web.HTTPForbidden(text="Another site may not use this table.")
        return await handler(request)

    def _is_ours(self, request: web.Request) -> bool:
        """Whether the page was asked for by our name.

        A name that only points here was made up elsewhere, so that pages of that site could talk
        to the table. An address of numbers cannot point elsewhere than where it says.
        """
        try:
            asked = urlsplit(f"//{request.host}")
            host, port = asked.hostname or "", asked.port or 80
        except ValueError:
            return False
        if not self.token:
            return is_loopback(host)
        reached = request.transport.get_extra_info("sockname") if request.transport else ("",)
        return port == self.port and host in (self.name.casefold(), reached[0])


WARNING: Final = (
    "Whoever has this address can play, and read your saved games and the names of your files;\n"
    "what is sent is not encrypted. Give it only to people in a network that you trust."
)


def is_loopback(host: str) -> bool:
    """Whether a host is this machine and nothing else."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class _Line(logging.Formatter):
    """Whatever happened in one line that a terminal may be given."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        said = record.getMessage() + (f": {error}" if error is not None else "")
        return f"{TITLE}: {printable(said[:LONGEST_LINE])}"


def _log_in_lines() -> None:
    """What we and the libraries have to complain about."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Line())
    logging.basicConfig(handlers=[handler], level=logging.ERROR)
