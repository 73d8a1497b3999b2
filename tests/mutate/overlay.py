"""A copy of the project in which one file at a time is wrong; the project itself is not touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.mutate.fault import Fault
from tests.orphans import end_with_parent

ROOT = Path(__file__).parents[2]
PARTS = ("keyforge_tui", "cards", "tests", "pyproject.toml", "README.md", "Makefile")
LATER = 1_000_000
"""Seconds by which a wrong file is younger than the compiled right one, so that it is read."""


class Overlay:
    """A copy in a folder, and pytest in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in PARTS:
            source, target = ROOT / part, folder / part
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(source, target)

    @contextmanager
    def wrong(self, fault: Fault) -> Iterator[None]:
        """Put a fault in, and take it out."""
        path = self.folder / fault.path
        right, stat = path.read_bytes(), path.stat()
        path.write_text(fault.text, encoding="utf-8")
        os.utime(path, (stat.st_atime, stat.st_mtime + LATER))
        try:
            yield
        finally:
            path.write_bytes(right)
            os.utime(path, (stat.st_atime, stat.st_mtime))

    def pytest(
        self, *arguments: str, seconds: float | None = None, **environment: str
    ) -> tuple[int | None, str]:
        """Pytest's exit code and what it said; None when the time was up."""
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
        home = {"PYTHONPATH": str(self.folder), "XDG_DATA_HOME": str(self.folder / "home")}
        try:
            done = subprocess.run(
                command,
                cwd=self.folder,
                env={**os.environ, **home, **environment},
                capture_output=True,
                text=True,
                timeout=seconds,
                check=False,
                preexec_fn=end_with_parent,
            )
        except subprocess.TimeoutExpired:
            return None, ""
        return done.returncode, done.stdout

    def fails(self, tests: Sequence[str], seconds: float) -> bool:
        """Whether one of these tests fails, or never ends."""
        listed = self.folder / "listed"
        listed.write_text("\n".join(tests), encoding="utf-8")
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        code, said = self.pytest(
            *("-x", "-p", "tests.mutate.chosen", *files),
            seconds=seconds,
            MUTATE_TESTS=str(listed),
            PYTHONDONTWRITEBYTECODE="1",
        )
        assert code in (None, 0, 1, 2), said
        return code != 0
