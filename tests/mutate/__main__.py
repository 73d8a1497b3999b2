"""Puts faults into cards and rules, one at a time, and prints what no test noticed.

`python -m tests.mutate --faults 200 --seed 1`. Only tests that play the card or run the function
are asked, those that do little else first. What a reader refuses, and what means the same as
before, is no fault.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random

from tests.mutate.card_faults import card_faults
from tests.mutate.fault import Fault
from tests.mutate.overlay import ROOT, Overlay
from tests.mutate.rule_faults import RULES, rule_faults

SUITES = ("tests/cards", "tests/engine")
"""Tests of behaviour and of printed facts; a changed list of texts has noticed no behaviour."""
FIRST = 80
"""How many tests are asked before all others are."""


@dataclass(frozen=True, slots=True)
class Told:
    """Which tests could notice a fault, and how long each takes."""

    by_key: dict[str, list[str]]
    seconds: dict[str, float]


def drawn(count: int, seed: int) -> list[Fault]:
    """So many faults, half of them in cards, from as many files as possible."""
    luck = Random(seed)
    cards = sorted((ROOT / "cards").glob("*/*/*.yaml"))
    rules = sorted(path for folder in RULES for path in (ROOT / folder).glob("*.py"))
    faults = _one_each(cards, count // 2, luck)
    by_rule = [fault for path in rules for fault in rule_faults(ROOT, path)]
    return faults + luck.sample(by_rule, min(count - len(faults), len(by_rule)))


def _one_each(cards: list[Path], count: int, luck: Random) -> list[Fault]:
    found: list[Fault] = []
    for path in luck.sample(cards, len(cards)):
        if len(found) == count:
            break
        faults = list(card_faults(ROOT, path))
        if faults:
            found.append(faults[int(luck.uniform(0, len(faults)))])
    return found


def recorded(overlay: Overlay) -> Told:
    """Run the tests once and see what each does."""
    record = overlay.folder / "record"
    record.mkdir()
    code, said = overlay.pytest(
        *("-n", "auto", "-p", "tests.mutate.recorder", *SUITES), MUTATE_RECORD=str(record)
    )
    assert code == 0, f"the tests fail without any fault:\n{said}"
    by_key: defaultdict[str, list[str]] = defaultdict(list)
    seconds: dict[str, float] = {}
    size: dict[str, int] = {}
    for file in record.glob("*.json"):
        for test, (keys, took) in json.loads(file.read_text(encoding="utf-8")).items():
            seconds[test], size[test] = took, len(keys)
            for key in keys:
                by_key[key].append(test)
    for tests in by_key.values():
        tests.sort(key=lambda test: (seconds[test] > 1, size[test], test))
    return Told(dict(by_key), seconds)


def is_noticed(fault: Fault, overlay: Overlay, told: Told) -> bool:
    """Whether a test fails that could."""
    tests = told.by_key.get(fault.key, [])
    with overlay.wrong(fault):
        for some in (tests[:FIRST], tests[FIRST:]):
            patience = 60 + 20 * sum(told.seconds[test] for test in some)
            if some and overlay.fails(some, patience):
                return True
    return False


def unnoticed(faults: list[Fault], folder: Path, jobs: int) -> Iterator[tuple[Fault, str]]:
    """The faults that nothing noticed, and why."""
    free: SimpleQueue[Overlay] = SimpleQueue()
    first = Overlay(folder / "0")
    told = recorded(first)
    free.put(first)
    for number in range(1, jobs):
        free.put(Overlay(folder / str(number)))

    def try_one(fault: Fault) -> bool:
        overlay = free.get()
        try:
            return is_noticed(fault, overlay, told)
        finally:
            free.put(overlay)

    with ThreadPoolExecutor(jobs) as pool:
        for fault, noticed in zip(faults, pool.map(try_one, faults), strict=True):
            if not noticed:
                asked = len(told.by_key.get(fault.key, []))
                yield fault, f"{asked} tests could have" if asked else "no test plays or runs it"


def main(arguments: list[str]) -> int:
    """Try so many faults; 1 when fewer than 95% of them are noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate")
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    faults = drawn(asked.faults, asked.seed)
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        for fault, why in unnoticed(faults, Path(folder), asked.jobs):
            missed += 1
            print(f"{fault.path}: {fault.what} ({why})", flush=True)
    caught = len(faults) - missed
    print(f"{caught} of {len(faults)} faults noticed: {100 * caught / max(1, len(faults)):.0f}%")
    return 0 if caught >= 0.95 * len(faults) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
