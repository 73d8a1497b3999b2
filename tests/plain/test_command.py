"""`keyforge-tui play --plain` as a program: pipes, a dumb terminal, any encoding."""

import os
import subprocess
import sys
from pathlib import Path

from keyforge_tui.library.decks.playable import starter_files
from keyforge_tui.saves.restore import restore
from tests.orphans import end_with_parent
from tests.plain.fingers import Fingers, a_sitting, a_table
from tests.tui.hands import library

SEED = 5


def run(
    folder: Path, typed: bytes, *arguments: str, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the program with everything it writes under a folder."""
    command = [sys.executable, "-m", "keyforge_tui", "play", "--plain", *arguments]
    kept = {"XDG_STATE_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    kept["XDG_DATA_HOME"] = str(folder)
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        env=os.environ | kept | {"PYTHONUTF8": "1"} | environment,
        timeout=60,
        check=False,
        preexec_fn=end_with_parent,
    )


def a_game(*options: str) -> list[str]:
    """The arguments of Ann against Bob with the starter decks, as deck files."""
    return [*map(str, starter_files()), "--seed", str(SEED), "--names", "Ann", "Bob", *options]


def test_a_whole_game_through_a_pipe_in_a_dumb_terminal(tmp_path: Path) -> None:
    fingers = Fingers()
    table, out = a_table(fingers, a_sitting(SEED), ascii_only=True)
    table.run()
    typed = "".join(f"{line}\n" for line in fingers.typed).encode()
    done = run(tmp_path, typed, *a_game("--ascii"), TERM="dumb", NO_COLOR="1", COLUMNS="20")
    assert done.stderr == b""
    assert done.returncode == 0
    assert done.stdout.decode("ascii").startswith(out.getvalue())
    assert done.stdout.endswith(
        b"1. A rematch\n2. A rematch with swapped decks\n3. Leave the table\n"
        b"> \nYou leave the table.\n"
    )
    [journal] = tmp_path.rglob("*.journal")
    over = restore(journal, library(), write=False).over
    assert over is not None
    assert over.winner == table.sitting.game.winner


def test_a_game_goes_on_where_the_input_ended(tmp_path: Path) -> None:
    begun = run(tmp_path, b"ready\n1\nready\n1\n\xff\xfe\n", *a_game())
    assert begun.returncode == 0
    assert begun.stderr == b""
    [journal] = tmp_path.rglob("*.journal")
    assert str(journal) in begun.stdout.decode()
    resumed = run(tmp_path, b"ready\n", "--resume", str(journal)).stdout.decode()
    assert "Choose your active house" in resumed
    assert "Keep your starting hand" not in resumed


def test_an_output_without_every_letter_is_written_in_ascii(tmp_path: Path) -> None:
    done = run(tmp_path, b"ready\n", *a_game("--no-save"), PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"0 AEmber; a key costs 6." in done.stdout
    assert not list(tmp_path.rglob("*.journal"))


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "keyforge-tui").write_text("in the way")
    done = run(tmp_path, b"ready\n1\n", *a_game())
    assert done.returncode == 0
    assert b"The game is not being saved" in done.stdout
    assert b"Traceback" not in done.stderr
