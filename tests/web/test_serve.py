"""`keyforge-tui serve`: who may open the table, and what is said when it cannot be served."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from keyforge_tui.web.server import TableServer, is_loopback
from tests.orphans import end_with_parent

SERVE = [sys.executable, "-m", "keyforge_tui", "serve"]


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """The port of a table that is being served."""
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    with subprocess.Popen(
        [*SERVE, "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=end_with_parent,
    ) as server:
        assert server.stdout is not None
        found = re.search(r"127\.0\.0\.1:(\d+)/", server.stdout.readline())
        assert found is not None
        yield int(found.group(1))
        server.terminate()
        assert server.wait(60) == 0


def get(port: int, path: str = "/", **headers: str) -> tuple[int, str]:
    """What the server answers."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def test_the_page_names_only_its_own_address(port: int) -> None:
    status, page = get(port)
    assert status == 200
    assert set(re.findall(r"(?:https?|wss?)://([^/\"]+)", page)) == {f"127.0.0.1:{port}"}
    status, page = get(port, Host=f"localhost:{port}")
    assert set(re.findall(r"(?:https?|wss?)://([^/\"]+)", page)) == {f"localhost:{port}"}


def test_pages_of_other_sites_are_refused(port: int) -> None:
    assert get(port, Origin="http://elsewhere.example")[0] == 403
    assert get(port, "/ws", Origin=f"http://127.0.0.1:{port + 1}")[0] == 403
    assert get(port, Host="elsewhere.example")[0] == 403
    assert get(port, Origin=f"http://127.0.0.1:{port}")[0] == 200


def test_a_port_in_use_is_said_in_one_line(port: int) -> None:
    done = subprocess.run(
        [*SERVE, "--port", str(port)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=end_with_parent,
    )
    said = f"keyforge-tui: port {port} on 127.0.0.1 is in use; choose another with --port\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["one.yaml"], "two decks play against each other, not 1"),
        (["no-such-deck.yaml", "other.yaml"], "no-such-deck.yaml: there is no such file"),
        (["--port", "65536"], '"65536" is no port; give a number up to 65535'),
        (["--host", "no-host.invalid"], 'there is no host "no-host.invalid" to serve on'),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from keyforge_tui.__main__ import main

    assert main(["serve", *arguments]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_table_for_the_whole_network_is_named_by_the_machine() -> None:
    assert ":8000/" in TableServer(["true"], "0.0.0.0", 8000, 4).address
    assert "0.0.0.0" not in TableServer(["true"], "0.0.0.0", 8000, 4).address
    assert TableServer(["true"], "::1", 8000, 4).address == "http://[::1]:8000/"
    assert is_loopback("localhost")
    assert is_loopback("::1")
    assert not is_loopback("192.168.0.2")
