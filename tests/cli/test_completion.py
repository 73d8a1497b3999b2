"""Shells complete what the commands know."""

import subprocess

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.cli.completion import levels
from keyforge_tui.cli.parser import COMMANDS
from tests.orphans import end_with_parent

Capture = pytest.CaptureFixture[str]


def script(capsys: Capture, shell: str) -> str:
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


def complete(text: str, *words: str) -> list[str]:
    """What bash offers for the last word."""
    quoted = " ".join(f"'{word}'" for word in ("keyforge-tui", *words))
    probe = f"{text}\nCOMP_WORDS=({quoted})\nCOMP_CWORD={len(words)}\n_keyforge_tui\n"
    probe += 'printf "%s\\n" "${COMPREPLY[@]}"\n'
    done = subprocess.run(
        ["bash", "--norc", "-c", probe],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        preexec_fn=end_with_parent,
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_bash_offers_commands_options_values_and_files(capsys: Capture) -> None:
    text = script(capsys, "bash")
    assert complete(text, "de") == ["deck"]
    assert {"show", "check", "convert", "new", "schema"} <= set(complete(text, "deck", ""))
    assert complete(text, "deck", "sh") == ["show"]
    assert complete(text, "deck", "show", "--t") == ["--texts"]
    assert complete(text, "deck", "convert", "--to", "k") == ["keyteki"]
    assert "pyproject.toml" in complete(text, "deck", "show", "pyproj")
    assert "pyproject.toml" in complete(text, "pyproj")  # a deck needs no command
    assert complete(text, "deck", "new", "--set", "c") == ["cota"]
    assert complete(text, "cards", "list", "--house", "lo") == ["logos"]
    assert complete(text, "cards", "show", "dust-") == ["dust-imp", "dust-pixie"]
    assert complete(text, "rules", "pyproj") == []
    assert complete(text, "completion", "f") == ["fish"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_know_every_command_and_option(capsys: Capture, shell: str) -> None:
    text = script(capsys, shell)
    for level in levels():
        for word in level.words:
            assert word.text in text
        for option in level.options:
            assert option.text.removeprefix("--") in text


def test_every_command_is_offered() -> None:
    top = levels()[0]
    assert {word.text for word in top.words} <= COMMANDS.keys()
    assert {"play", "deck", "book", "rules", "completion"} <= {word.text for word in top.words}


def test_an_unknown_shell_is_one_line(capsys: Capture) -> None:
    assert main(["completion", "tcsh"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
