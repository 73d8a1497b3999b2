"""`keyforge-tui engine` as a program."""

import json
import subprocess
import sys

from tests.orphans import end_with_parent


def test_the_engine_answers_line_by_line_and_survives_fifty_megabytes() -> None:
    setup = b'{"op": "setup", "scenario": {"house": "brobnar", "players": [{"amber": 3}, {}]}}\n'
    lines = [setup, b"x" * 50_000_000 + b"\n", b"nonsense\n", b'{"op": "state"}\n']
    done = subprocess.run(
        [sys.executable, "-m", "keyforge_tui", "engine"],
        input=b"".join(lines),
        capture_output=True,
        timeout=60,
        check=True,
        preexec_fn=end_with_parent,
    )
    assert done.stderr == b""
    one, two, three, four = (json.loads(line) for line in done.stdout.splitlines())
    assert one["decision"]["kind"] == "main"
    assert two == {"ok": False, "error": "the line is longer than the 2 MB allowed"}
    assert three["ok"] is False
    assert four["state"]["players"][0]["amber"] == 3


def test_quit_ends_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "keyforge_tui", "engine"],
        input=b'{"op": "quit"}\n{"op": "quit"}\n',
        capture_output=True,
        timeout=60,
        check=True,
        preexec_fn=end_with_parent,
    )
    assert len(done.stdout.splitlines()) == 1
