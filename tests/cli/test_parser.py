"""Arguments find their command, and whatever goes wrong is said in one line."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from keyforge_tui import __version__
from keyforge_tui.__main__ import main
from keyforge_tui.cli.parser import COMMANDS, Command, split
from keyforge_tui.common.errors import UserError
from tests.orphans import end_with_parent

Capture = pytest.CaptureFixture[str]
Install = Callable[[Callable[[argparse.Namespace], int]], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Put a command called `trial` in, which takes words and runs the given function."""

    def install_command(run: Callable[[argparse.Namespace], int]) -> None:
        module = ModuleType("trial_command", "Try something.\n\nNot shown.")
        module.__dict__["add_arguments"] = lambda parser: parser.add_argument("words", nargs="*")
        module.__dict__["run"] = run
        monkeypatch.setitem(sys.modules, "trial_command", module)
        monkeypatch.setitem(COMMANDS, "trial", Command("trial_command", "try something"))

    return install_command


def test_help_lists_every_command(capsys: Capture) -> None:
    assert main(["--help"]) == 0
    output = capsys.readouterr().out
    for name, command in COMMANDS.items():
        assert name in output
        assert command.help in output


def test_the_version_is_the_package_version(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"keyforge-tui {__version__}\n"


def test_a_command_gets_its_arguments_and_gives_the_exit_code(install: Install) -> None:
    seen: list[str] = []

    def run(args: argparse.Namespace) -> int:
        seen.extend(args.words)
        return 7

    install(run)
    assert main(["trial", "a", "b"]) == 7
    assert seen == ["a", "b"]


def test_a_command_explains_itself(install: Install, capsys: Capture) -> None:
    install(lambda _: 0)
    assert main(["trial", "--help"]) == 0
    output = capsys.readouterr().out
    assert output.startswith("usage: keyforge-tui trial")
    assert "Try something." in output
    assert "Not shown." not in output


@pytest.mark.parametrize("argv", [[], ["a.yaml", "b.yaml"], ["--plain"], ["some/deck"]])
def test_what_names_no_command_is_for_the_table(argv: list[str]) -> None:
    assert split(argv) == ("play", argv)


def test_a_file_called_almost_like_a_command_is_still_a_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("card").touch()
    assert split(["card"]) == ("play", ["card"])


def test_a_misspelt_command_is_not_taken_for_a_deck(capsys: Capture) -> None:
    assert main(["simulat"]) == 2
    expected = 'keyforge-tui: there is no command "simulat"; did you mean "simulate"?\n'
    assert capsys.readouterr().err == expected


def test_a_wrong_argument_is_one_line(install: Install, capsys: Capture) -> None:
    install(lambda _: 0)
    assert main(["trial", "--nonsense"]) == 2
    assert capsys.readouterr().err == (
        "keyforge-tui: unrecognized arguments: --nonsense; see keyforge-tui trial --help\n"
    )


def test_a_command_whose_module_is_missing_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(COMMANDS, "later", Command("keyforge_tui.cli.not_written", "later"))
    assert main(["later"]) == 2
    assert capsys.readouterr().err == (
        'keyforge-tui: the command "later" is not part of this version\n'
    )


def test_a_user_error_is_printed_without_terminal_codes(install: Install, capsys: Capture) -> None:
    def run(_: argparse.Namespace) -> int:
        raise UserError("deck \x1b[2J\x07\u202e\r\nis broken")

    install(run)
    assert main(["trial"]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == "keyforge-tui: deck \\x1b[2J\\x07\\u202e\\r\\nis broken\n"


def test_every_line_of_a_long_complaint_has_the_name_and_there_is_an_end(
    install: Install, capsys: Capture
) -> None:
    class ManyErrors(UserError):
        lines = tuple(f"line {number}" for number in range(100))

    def run(_: argparse.Namespace) -> int:
        raise ManyErrors

    install(run)
    assert main(["trial"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines[:2] == ["keyforge-tui: line 0", "keyforge-tui: line 1"]
    assert lines[-1] == "keyforge-tui: and 60 more"


def test_an_interrupt_ends_quietly(install: Install, capsys: Capture) -> None:
    def run(_: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    install(run)
    assert main(["trial"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_leaves_early_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    program = subprocess.run(
        [sys.executable, "-m", "keyforge_tui", "--help"],
        stdout=writing,
        stderr=subprocess.PIPE,
        # Without a buffer, argparse meets the closed pipe itself and keeps it to itself.
        env={**os.environ, "PYTHONUNBUFFERED": ""},
        check=False,
        preexec_fn=end_with_parent,
    )
    os.close(writing)
    assert (program.returncode, program.stderr) == (141, b"")


def test_starting_loads_none_of_the_heavy_packages() -> None:
    code = (
        "import sys; from keyforge_tui.__main__ import main; main(['--help']);"
        "print(*({'textual', 'rich', 'pydantic', 'yaml', 'difflib'} & set(sys.modules)))"
    )
    command = [sys.executable, "-c", code]
    output = subprocess.run(
        command, capture_output=True, text=True, check=True, preexec_fn=end_with_parent
    ).stdout
    assert output.splitlines()[-1] == ""


@pytest.mark.parametrize("words", [["cards", "list"], ["engine"]])
def test_an_output_that_is_full_is_one_line(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "keyforge_tui", *words],
            input=b'{"op": "quit"}\n',
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            preexec_fn=end_with_parent,
        )
    assert done.returncode == 2
    told = done.stderr.decode()
    assert told == "keyforge-tui: the output cannot be written: No space left on device\n"
