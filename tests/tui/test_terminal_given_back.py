"""Whatever ends the program, its terminal is as it was; and without one there is no program."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.orphans import end_with_parent
from tests.tui.terminal import PATIENCE, Terminal

BROKEN = """
import sys
from keyforge_tui.__main__ import main
from keyforge_tui.tui.app import KeyforgeApp

def broken(*_):
    raise {error}("something is broken")

KeyforgeApp.{where} = broken
sys.exit(main(["play"]))
"""
PARENT = """
import os, signal, sys, time
from tests.tui.terminal import Terminal

signal.signal(signal.SIGHUP, signal.SIG_IGN)
terminal = Terminal(["play"], os.environ)
print(terminal.program.pid, flush=True)
while terminal._read(60):
    pass
"""


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Where the program keeps what it keeps."""
    return {f"XDG_{what}_HOME": str(tmp_path) for what in ("STATE", "CONFIG", "DATA")}


@pytest.mark.parametrize(
    "number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGINT]
)
def test_a_signal_leaves_the_terminal_as_it_was(
    home: dict[str, str], number: signal.Signals
) -> None:
    with Terminal(["play"], home) as terminal:
        before = terminal.attributes
        terminal.wait_for("Play", "Quit")
        assert {"1049", "1000", "-25"} <= terminal.modes
        assert terminal.attributes != before
        terminal.program.send_signal(number)
        assert terminal.wait_for_end() in (-number, 0)
        assert terminal.modes == set()
        assert terminal.attributes == before


@pytest.mark.parametrize("seconds", [0.3, 0.6, 0.9])
def test_a_signal_while_the_program_starts_leaves_the_terminal_as_it_was(
    home: dict[str, str], seconds: float
) -> None:
    with Terminal(["play"], home) as terminal:
        before = terminal.attributes
        time.sleep(seconds)
        terminal.program.terminate()
        assert terminal.wait_for_end() == -signal.SIGTERM
        assert terminal.modes == set()
        assert terminal.attributes == before


@pytest.mark.parametrize(
    ("error", "where"),
    [
        ("RuntimeError", "on_mount"),
        ("KeyboardInterrupt", "on_mount"),
        ("RuntimeError", "on_resize"),
        ("RuntimeError", "main"),
    ],
)
def test_an_error_leaves_the_terminal_as_it_was(
    home: dict[str, str], error: str, where: str
) -> None:
    program = BROKEN.format(error=error, where=where)
    with Terminal([], home, program=("-c", program)) as terminal:
        before = terminal.attributes
        terminal.type("\x11")
        terminal.wait_for_end()
        assert terminal.modes == set()
        assert terminal.attributes == before


def test_control_z_goes_back_to_the_shell_and_fg_draws_the_table_again(
    home: dict[str, str],
) -> None:
    with Terminal(["play"], home) as terminal:
        before = terminal.attributes
        terminal.wait_for("Play", "Quit")
        for _ in range(2):
            terminal.type("\x1a")
            assert terminal.waits_for(lambda: state(terminal.program.pid) == "T")
            assert terminal.modes == set()
            assert terminal.attributes == before
            terminal.screen.reset()
            terminal.program.send_signal(signal.SIGCONT)
            terminal.wait_for("Play", "Quit")
            assert {"1049", "1000", "-25"} <= terminal.modes
        terminal.type("\x11")
        assert terminal.wait_for_end() == 0
        assert terminal.modes == set()
        assert terminal.attributes == before


@pytest.mark.parametrize("seconds", [0, 0.2, 0.4, 0.8, None])
def test_a_window_that_is_closed_at_any_moment_ends_the_program(
    home: dict[str, str], seconds: float | None
) -> None:
    ours = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    terminal = Terminal(["play"], home)
    signal.signal(signal.SIGHUP, ours)
    with terminal:
        if seconds is None:
            terminal.wait_for("Play", "Quit")
        else:
            time.sleep(seconds)
        terminal.hang_up()
        assert terminal.program.wait(PATIENCE) != 0


def test_a_killed_test_leaves_no_program_behind() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, preexec_fn=end_with_parent
    ) as parent:
        assert parent.stdout is not None
        program = int(parent.stdout.readline())
        time.sleep(0.3)
        parent.kill()
        parent.wait()
        end = time.monotonic() + PATIENCE
        while state(program) not in ("", "Z"):
            assert time.monotonic() < end, "it goes on without a terminal"
            time.sleep(0.05)


def state(number: int) -> str:
    """Whether a program runs, is stopped, or is gone."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""
