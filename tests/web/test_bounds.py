"""`keyforge-tui serve` has bounds, whatever comes from the other end of the line."""

import asyncio
import os
import signal
import socket
from pathlib import Path

import aiohttp
import pytest

from tests.web.served import Served, comes, memory, served

HUGE = 99_999_999


async def sees(page: aiohttp.ClientWebSocketResponse, count: int = 1000) -> bytes:
    """What a page is shown first."""
    shown = b""
    while len(shown) < count:
        shown += await page.receive_bytes(timeout=60)
    return shown


async def test_a_page_of_any_size_gets_a_table_of_a_size_that_can_be_drawn(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        async with aiohttp.ClientSession() as browser:
            address = f"{server.address}ws?width={HUGE}&height={HUGE}"
            async with browser.ws_connect(address) as page:
                await page.send_json(["resize", {"width": HUGE, "height": HUGE}])
                await page.send_json(["resize", {"width": -1, "height": 0}])
                await page.send_json(["resize", {"width": 120, "height": 40}])
                assert await sees(page)
                [table] = server.tables
                assert memory(table)["VmPeak"] < 1_000_000
        assert server.complaints() == []


async def test_there_are_no_more_tables_than_were_laid(tmp_path: Path) -> None:
    with served(tmp_path, "--tables", "1") as server:
        async with aiohttp.ClientSession() as browser:
            page = await browser.ws_connect(f"{server.address}ws")
            async with browser.get(server.address) as answer:
                assert answer.status == 503
                assert "The table is taken." in await answer.text()
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await browser.ws_connect(f"{server.address}ws")
            assert len(server.tables) == 1
            await page.close()
            async with browser.get(server.address) as answer:
                assert answer.status == 200


async def test_a_table_ends_with_its_page_also_where_it_does_not_hear(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        async with aiohttp.ClientSession() as browser:
            for is_deaf in (False, True):
                page = await browser.ws_connect(f"{server.address}ws")
                await sees(page)
                [table] = server.tables
                if is_deaf:
                    os.kill(table, signal.SIGSTOP)
                await page.close()
                assert await asyncio.to_thread(comes, lambda: not server.tables, 10)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
async def test_the_tables_end_with_the_server(tmp_path: Path, number: signal.Signals) -> None:
    with served(tmp_path) as server:
        async with aiohttp.ClientSession() as browser:
            page = await browser.ws_connect(f"{server.address}ws")
            await sees(page)
            [table] = server.tables
            server.program.send_signal(number)
            assert await asyncio.to_thread(comes, lambda: not Path(f"/proc/{table}").exists(), 10)
            await page.close()


async def test_a_page_ends_with_its_table(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        async with aiohttp.ClientSession() as browser:
            page = await browser.ws_connect(f"{server.address}ws")
            await sees(page)
            os.kill(server.tables[0], signal.SIGKILL)
            async for _ in page:
                pass
            assert page.closed


GARBAGE: list[str | bytes] = [
    "{]",
    "[]",
    "5",
    b"\x00",
    '["stdin", 5]',
    '["resize", {"width": "a"}]',
    '["resize", {"width": 1e999, "height": 2}]',
    "[" * 60_000,
]


async def test_what_is_no_message_closes_its_page_and_is_one_line(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        async with aiohttp.ClientSession() as browser:
            for said in GARBAGE:
                async with browser.ws_connect(f"{server.address}ws") as page:
                    if isinstance(said, bytes):
                        await page.send_bytes(said)
                    else:
                        await page.send_str(said)
                    async for _ in page:
                        pass
            async with browser.ws_connect(f"{server.address}ws") as page:
                await page.send_str("x" * 1_000_000)
                async for _ in page:
                    pass
            async with browser.get(server.address) as answer:
                assert answer.status == 200
        said = "keyforge-tui: a page was closed: it sent what no page of ours sends"
        assert server.complaints() == [said] * (len(GARBAGE) + 1)


def test_what_is_no_request_is_one_line_that_a_terminal_may_be_given(tmp_path: Path) -> None:
    requests = [b"GET /\x1b[2J HTTP/1.1\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x00\xff" * 5000]
    with served(tmp_path) as server:
        for request in requests:
            with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
                line.sendall(request)
                assert b" 400 " in line.recv(100)
        lines = server.complaints()
        assert len(lines) <= len(requests)
        assert all(line.startswith("keyforge-tui: ") and line.isprintable() for line in lines)


async def status(server: Served, path: str, **headers: str) -> int:
    """How a request is answered."""
    async with (
        aiohttp.ClientSession() as browser,
        browser.get(f"http://127.0.0.1:{server.port}{path}", headers=headers) as answer,
    ):
        return answer.status


async def test_a_table_for_others_is_found_only_at_the_address_that_was_printed(
    tmp_path: Path,
) -> None:
    with served(tmp_path, "--host", "0.0.0.0", lines=3) as server:
        assert "Whoever has this address can play" in server.said[1]
        assert "not encrypted" in server.said[2]
        assert len(server.token) > 20
        own, home = f"{server.host}:{server.port}", f"/{server.token}/"
        assert await status(server, home, Host=own) == 200
        assert await status(server, home) == 200, "by the number of the machine"
        assert await status(server, home, Host=own, Origin=f"http://{own}") == 200
        for path in ("/", "/ws", f"/{server.token[:-1]}/", f"/{server.token[:-1]}/ws"):
            assert await status(server, path, Host=own) == 404
        for path in (home, f"{home}ws", f"{home}static/js/textual.js"):
            assert await status(server, path, Host=f"elsewhere.example:{server.port}") == 403
            assert await status(server, path, Host="elsewhere.example") == 403
            assert await status(server, path, Host=f"10.9.8.7:{server.port}") == 403
            assert await status(server, path, Host=own, Origin="http://elsewhere.example") == 403
            assert await status(server, path, Host=own, Origin=f"https://{own}") == 403
