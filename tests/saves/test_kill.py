"""Killed at any moment, a game goes on at the same decision."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.orphans import end_with_parent

PROJECT = Path(__file__).parents[2]


def test_a_hundred_killed_games_are_resumed_without_losing_a_choice(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.saves.killed", str(tmp_path), "100"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
        preexec_fn=end_with_parent,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith(" killed, 100 resumed, 0 failures\n")
