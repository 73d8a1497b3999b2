"""A table that is being served, its pages, and the programs behind them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.orphans import end_with_parent

SERVE = [sys.executable, "-m", "keyforge_tui", "serve"]
PATIENCE = 60.0


class Served:
    """A server, and where it can be reached."""

    def __init__(self, program: subprocess.Popen[str], said: list[str]) -> None:
        self.program = program
        self.said = said
        found = re.search(r"http://([^/]+):(\d+)/(\S*)", said[0])
        assert found is not None, said
        self.address, self.host, self.port = found[0], found[1], int(found[2])
        self.token = found[3].strip("/")

    @property
    def tables(self) -> list[int]:
        """The programs of the tables."""
        number = self.program.pid
        return [
            child
            for child in map(
                int, Path(f"/proc/{number}/task/{number}/children").read_text().split()
            )
            if is_running(child)
        ]

    def complaints(self) -> list[str]:
        """End the server; the lines it wrote about what went wrong."""
        self.program.terminate()
        errors = self.program.communicate(timeout=PATIENCE)[1]
        assert self.program.returncode == 0
        return errors.splitlines()


@contextmanager
def served(home: Path, *arguments: str, lines: int = 1) -> Iterator[Served]:
    """Serve on a free port; `lines` are said at the beginning."""
    places = {f"XDG_{what}_HOME": str(home) for what in ("STATE", "CONFIG", "DATA")}
    with subprocess.Popen(
        [*SERVE, "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | places,
        preexec_fn=end_with_parent,
    ) as program:
        assert program.stdout is not None
        try:
            yield Served(program, [program.stdout.readline() for _ in range(lines)])
        finally:
            program.terminate()


def is_running(number: int) -> bool:
    """Whether there is such a program, and it has not ended."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{number}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def comes(true: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Whether something becomes true in time."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def memory(number: int) -> Mapping[str, int]:
    """What a program uses, in kilobytes."""
    status = Path(f"/proc/{number}/status").read_text()
    return {name: int(size) for name, size in re.findall(r"(Vm\w+):\s+(\d+) kB", status)}
