"""How long the program takes before it does anything."""

import subprocess
import sys
import time
from collections.abc import Iterator
from statistics import median

RUNS = 10


def measure() -> Iterator[str]:
    """Start the program for its version, and a bare interpreter for comparison."""
    program = [sys.executable, "-m", "keyforge_tui", "--version"]
    yield f"keyforge-tui --version {_milliseconds(program):.0f} ms"
    yield f"the interpreter alone {_milliseconds([sys.executable, '-c', '']):.0f} ms"


def _milliseconds(command: list[str]) -> float:
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        times.append(time.perf_counter() - start)
    return median(times) * 1000
