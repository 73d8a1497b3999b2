"""Measures speed: `python -m tests.bench` runs every measurement, or those named.

A measurement is a module of this folder with a function `measure()` that yields lines of
figures to print.
"""

import importlib
import sys
from pathlib import Path


def main(names: list[str]) -> None:
    """Run the named measurements, or all."""
    found = sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))
    for name in names or found:
        for line in importlib.import_module(f"tests.bench.{name}").measure():
            print(f"{name}: {line}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
