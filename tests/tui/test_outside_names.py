"""Names from outside are data: what a terminal could obey never reaches it, wherever it stands.

Everything is run in a pseudo-terminal, of which the raw bytes are read.
"""

import ast
import json
import os
import re
from pathlib import Path

import pytest
import yaml

import keyforge_tui
from keyforge_tui.library.decks.playable import starter_files
from tests.tui.terminal import Terminal, open_curtain

EVIL = "a\x1b[31mred\x1b]0;title\x07\x9b2Jb\u202etxt\u200b\u2028[b]c[@click=app.quit]d\x7f\r\n\t"
"""Colours, a title, a bell, a wiped screen, letters that run backwards, and a line of its own."""
OBEYED = re.compile(r"\x1b\[31m[Ar]|\x1b\]|\x07|[\x80-\x9f\u202a-\u202e\u2028\u200b\x7f]|\x1bP")
POINTER = re.compile(r"\x1b\]22;\w+\x07")
"""The shape of the mouse pointer, which the screens ask for themselves."""
LATIN = os.fsdecode(b"\xff\xfe.yaml")
"""A file name that is no text."""


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Where the program keeps what it keeps: folders with such names."""
    return {
        f"XDG_{what}_HOME": str(tmp_path / f"{what}{EVIL}") for what in ("STATE", "CONFIG", "DATA")
    }


@pytest.fixture
def decks(tmp_path: Path) -> list[str]:
    """Two decks with such names, in files with such names, in a folder with such a name."""
    folder = tmp_path / f"decks {EVIL}"
    folder.mkdir()
    found = []
    for number, file in enumerate(starter_files()):
        deck = yaml.safe_load(file.read_text())
        deck["name"] = f"{number}{EVIL}"
        path = folder / f"{number}{EVIL}.json"
        path.write_text(json.dumps(deck))
        found.append(str(path))
    (folder / LATIN).write_text("{}")
    (folder / f"broken{EVIL}.txt").write_text(f"{EVIL}\n1 {EVIL}\n")
    (folder / f"inside{EVIL}").mkdir()
    return found


def is_harmless(terminal: Terminal) -> bool:
    """Whether the program wrote nothing that came from such a name as it was."""
    said = POINTER.sub("", terminal.said.decode(errors="replace"))
    found = OBEYED.search(said)
    assert found is None, said[max(0, found.start() - 80) : found.end() + 80]
    return True


def find(terminal: Terminal, word: str) -> None:
    """Search the list that is shown, and go to what is found."""
    terminal.type("/")
    terminal.wait_for("type to search")
    terminal.type(word)
    assert terminal.shows(lambda text: "Radiant Argus" not in text)


def test_files_and_folders_in_the_deck_picker(
    home: dict[str, str], decks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(decks[0]).parent
    monkeypatch.chdir(folder)
    with Terminal(["play"], home, size=(200, 50)) as terminal:
        terminal.wait_for("Play", "Quit")
        terminal.type("p")
        terminal.wait_for("A deck for", "0a\\x1b[31mred", "broken", "\\udcff\\udcfe.yaml")
        find(terminal, "broken")
        terminal.wait_for("broken")
        terminal.type("\r")
        terminal.wait_for("broken")
        terminal.type("\x1b")
        terminal.wait_for("Quit")
        terminal.type("p")
        terminal.wait_for("A deck for", "Radiant Argus")
        find(terminal, "inside")
        terminal.wait_for("Enter looks for decks in")
        assert is_harmless(terminal)


def test_decks_players_and_settings_at_the_table_and_afterwards(
    home: dict[str, str], decks: list[str]
) -> None:
    settings = Path(home["XDG_CONFIG_HOME"]) / "keyforge-tui" / "settings.yaml"
    settings.parent.mkdir(parents=True)
    kept = {"names": [f"1{EVIL}", f"2{EVIL}"], "theme": EVIL, "keys": {EVIL: EVIL}, "decks": EVIL}
    settings.write_text(yaml.safe_dump(kept | {"recent": decks}))
    with Terminal(["play", *decks, "--names", "\x1b[31mA", "\u202eB"], home) as terminal:
        open_curtain(terminal, "", "Keep your starting hand?")
        terminal.type("1")
        terminal.wait_for("is next")
        terminal.type("\x11y")
        assert terminal.wait_for_end() == 0
        assert is_harmless(terminal)
    with Terminal(["play"], home) as terminal:
        terminal.wait_for("Resume", "the invisible character")
        terminal.type("t")
        terminal.wait_for("Settings")
        terminal.type("\x1b")
        terminal.wait_for("Quit")
        terminal.type("y")
        terminal.wait_for("Esc")
        assert is_harmless(terminal)
    with Terminal(["play", "--plain", "--resume"], home) as terminal:
        assert terminal.waits_for(lambda: terminal.said.endswith(b"> "))
        terminal.type("\r\rdecks\rlog\rquit\r\r")
        assert terminal.waits_for(lambda: b"saved" in terminal.said)
        terminal.program.terminate()
        terminal.wait_for_end()
        assert is_harmless(terminal)


COMMANDS = [
    ["deck", "check", "DECK", "BROKEN", EVIL],
    ["deck", "show", "DECK"],
    ["deck", "show", "BROKEN"],
    ["deck", "convert", "DECK", "-"],
    ["deck", "new", "--set", "cota", "-o", f"new{EVIL}.yaml"],
    ["deck", "new", "--set", EVIL],
    ["deck", "new", "--set", "cota", "--houses", EVIL],
    ["cards", "check", "BROKEN"],
    ["cards", "show", EVIL],
    ["cards", "list", "--house", EVIL],
    ["play", "DECK", "BROKEN"],
    ["play", "DECK", "DECK", "--theme", EVIL, "--seed", EVIL],
    ["play", "--scenario", EVIL],
    ["play", "--scenario", "SCENARIO", "--plain"],
    ["play", "--resume", EVIL],
    ["play", "--resume"],
    ["replay", EVIL],
    ["replay"],
    ["replay", "--export", EVIL],
    ["book", EVIL],
    ["rules", EVIL],
    ["serve", EVIL, EVIL],
    ["serve", "--host", EVIL],
    ["simulate", "--replay", EVIL],
    [EVIL],
    [f"--{EVIL}"],
]


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: "-".join(words[:2])[:20].strip(EVIL))
def test_names_in_commands_and_what_they_answer(
    words: list[str], home: dict[str, str], decks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(decks[0]).parent
    monkeypatch.chdir(folder)
    scenario = folder / f"scenario{EVIL}.yaml"
    sides = [{"name": EVIL, "hand": ["Anger", EVIL]}, {"name": EVIL}]
    scenario.write_text(yaml.safe_dump({"house": EVIL, "players": sides, EVIL: EVIL}))
    names = {"DECK": decks[0], "BROKEN": f"broken{EVIL}.txt", "SCENARIO": str(scenario)}
    with Terminal([names.get(word, word) for word in words], home) as terminal:
        assert terminal.wait_for_end() in (0, 1, 2)
        assert is_harmless(terminal)
        assert b"Traceback" not in terminal.said


def test_everything_that_is_printed_goes_the_one_way() -> None:
    ways = {"output.py", "voice.py", "engine.py", "terminal.py", "__main__.py", "parser.py"}
    folder = Path(keyforge_tui.__file__).parent
    found = {
        path.name
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if (isinstance(node, ast.Name) and node.id == "print")
        or (isinstance(node, ast.Attribute) and node.attr in ("stdout", "stderr", "__stdout__"))
    }
    assert found <= ways | {"play.py", "replay.py", "simulate.py", "table.py"}
