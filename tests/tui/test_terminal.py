"""The program in a real pseudo-terminal, as a user starts it: plays, resizes, quits, resumes."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from keyforge_tui.library.decks.playable import starter_files
from keyforge_tui.saves.journal import read
from keyforge_tui.saves.restore import restore
from tests.orphans import end_with_parent
from tests.tui.hands import library
from tests.tui.terminal import PATIENCE, Terminal, open_curtain

LEAVE = "\x11"
"""Ctrl+Q."""
GAME = ["play", *map(str, starter_files()), "--seed", "5", "--names", "Ann", "Bob"]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Where the program keeps what it keeps."""
    return {
        "XDG_STATE_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }


def press(terminal: Terminal, key: str, *words: str) -> str:
    """Press a key and wait for what it brings."""
    terminal.type(key)
    return terminal.wait_for(*words)


def keep_hands(terminal: Terminal) -> None:
    """Sit down: both keep their starting hands."""
    for name in ("Bob", "Ann"):
        open_curtain(terminal, name, f"{name}: Keep your starting hand?")
        terminal.type("1")


def end_turn(terminal: Terminal, after: str) -> None:
    """End the turn, also when there is something left to do."""
    asked = "You can still act."
    terminal.type("e")
    assert terminal.shows(lambda text: asked in text or f"{after} is next" in text), terminal.text
    if asked in terminal.text:
        press(terminal, "e", f"{after} is next")


def leave(terminal: Terminal) -> None:
    """Save and leave."""
    press(terminal, LEAVE, "Leave the table?", "saved")
    terminal.type("y")
    assert terminal.wait_for_end() == 0


def choices(folder: Path) -> int:
    """How many choices the journal holds."""
    [journal] = folder.rglob("*.journal")
    return len(restore(journal, library(), write=False).session.game.choices)


def test_two_people_play_resize_quit_and_resume(home: dict[str, str], tmp_path: Path) -> None:
    with Terminal(GAME, home) as terminal:
        keep_hands(terminal)
        open_curtain(terminal, "Bob", "Bob: Choose your active house", "1 Lo Logos")
        press(terminal, "1", "Bob: Play, discard or use a card", "main step")
        press(terminal, "p", "Bob plays Dimension Door.")

        terminal.resize(60, 20)
        text = terminal.wait_for("The table needs 80x24.", "This terminal is 60x20.")
        assert "Mother" not in text
        terminal.type("e")  # nobody hears it
        terminal.resize(61, 20)  # and it was not heard later either
        terminal.wait_for("This terminal is 61x20.")
        terminal.resize(80, 24)
        text = terminal.wait_for("Bob: Play, discard or use a card", "Mother")
        assert max(map(len, terminal.lines)) <= 80
        terminal.resize(150, 50)
        terminal.wait_for("Bob: Play, discard or use a card", "Bob plays Dimension Door.")

        end_turn(terminal, "Ann")
        open_curtain(terminal, "Ann", "Ann: Choose your active house", "turn 2")
        press(terminal, "1", "Ann chooses Brobnar.", "main step")
        leave(terminal)
    assert choices(tmp_path) == 6

    [journal] = tmp_path.rglob("*.journal")
    with Terminal(["play", "--resume", str(journal)], home, size=(80, 24)) as terminal:
        text = terminal.wait_for("Ann is next", "Bob plays Dimension Door.")
        assert "Valdr" not in text
        open_curtain(terminal, "Ann", "Ann: Play, discard or use a card", "Valdr", "turn 2")
        end_turn(terminal, "Bob")
        open_curtain(terminal, "Bob", "Bob: Choose your active house", "turn 3 Bob")
        leave(terminal)
    assert choices(tmp_path) == 7


@pytest.mark.parametrize("before", [signal.SIG_DFL, signal.SIG_IGN])
def test_a_terminal_that_is_closed_ends_the_program_and_loses_nothing(
    home: dict[str, str], tmp_path: Path, before: signal.Handlers
) -> None:
    ours = signal.signal(signal.SIGHUP, before)
    terminal = Terminal(GAME, home)
    signal.signal(signal.SIGHUP, ours)
    with terminal:
        keep_hands(terminal)
        open_curtain(terminal, "Bob", "Bob: Choose your active house")
        press(terminal, "1", "Bob: Play, discard or use a card")
        terminal.hang_up()
        terminal.program.wait(PATIENCE)
    assert choices(tmp_path) == 3


def test_a_killed_game_is_offered_and_goes_on_at_the_same_decision(
    home: dict[str, str], tmp_path: Path
) -> None:
    with Terminal(GAME, home) as terminal:
        keep_hands(terminal)
        open_curtain(terminal, "Bob", "Bob: Choose your active house")
        press(terminal, "1", "Bob: Play, discard or use a card", "main step")
        press(terminal, "p", "Bob plays Dimension Door.")
        [journal] = tmp_path.rglob("*.journal")

        second = subprocess.run(
            [sys.executable, "-m", "keyforge_tui", "play", "--plain", "--resume", str(journal)],
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=end_with_parent,
        )
        assert second.returncode == 2
        assert second.stderr == f"keyforge-tui: {journal}: is being played in another window\n"

        terminal.program.kill()
        terminal.program.wait()
    before = restore(journal, library(), write=False).session.game

    with Terminal(GAME, home, size=(80, 24)) as terminal:
        text = terminal.wait_for("A game is waiting to go on", "turn 1")
        assert "Dimension Door" not in text
        terminal.type("\r")
        open_curtain(terminal, "Bob", "Bob: Play, discard or use a card", "turn 1")
        press(terminal, "u", "Taken back")  # what was done before the program died
        press(terminal, "U", "Bob plays Dimension Door.")
        leave(terminal)
    assert len(read(journal).entries) == 6
    after = restore(journal, library(), write=False).session.game
    assert after.choices == before.choices
    assert after.decision == before.decision


def test_the_menu_opens_without_decks_and_closes(home: dict[str, str]) -> None:
    with Terminal(["play"], home, size=(80, 24)) as terminal:
        terminal.wait_for("Play", "Quit")
        terminal.type(LEAVE)
        assert terminal.wait_for_end() == 0


def test_without_colour_nothing_is_coloured(home: dict[str, str]) -> None:
    with Terminal(GAME, {**home, "NO_COLOR": "1"}) as terminal:
        open_curtain(terminal, "Bob", "Bob: Keep your starting hand?")
        colours = {
            color
            for line in terminal.screen.buffer.values()
            for cell in line.values()
            for color in (cell.fg, cell.bg)
        }
        leave(terminal)
    greys = {
        color for color in colours if len(color) == 6 and len(set(re.findall("..", color))) == 1
    }
    assert colours <= greys | {"default", "black", "white"}
