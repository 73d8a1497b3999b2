"""Plays a game as a program would, until it is killed. Run as a script by `test_kill`.

For each round a child process plays a random game through its journal and tells on a pipe every
choice it has shown. It is killed at a random moment. The journal must then hold at least what
was shown, and lead to the very state the child was in.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from pathlib import Path
from random import Random

from keyforge_tui.saves.games import begin, restore
from tests.saves.games import dealing, fingerprint, pick
from tests.scenario import library

Shown = tuple[int, int]
"""How many choices were made, and the fingerprint's hash."""


def child(path: Path, seed: int, pipe: int) -> None:
    """Play and tell, until the end comes from outside."""
    random = Random(seed)
    session = begin(dealing(seed), library(), path)
    while session.game.decision is not None:
        session.choose(*pick(session.game.decision, random))
        shown = (len(session.game.choices), digest(session.game.state))
        os.write(pipe, pickle.dumps(shown).ljust(64, b"\0"))


def digest(state: object) -> int:
    """A number for a state that is the same in every process."""
    import zlib

    return zlib.crc32(repr(fingerprint(state)).encode())  # type: ignore[arg-type]


def one_round(folder: Path, seed: int) -> str | None:
    """Kill a game at a random moment and resume it; what went wrong, if anything did."""
    path = folder / f"{seed}.journal"
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        child(path, seed, writing)
        os._exit(0)
    os.close(writing)
    time.sleep(Random(seed * 7919).random() * 0.06 + 0.002)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    told = b""
    while chunk := os.read(reading, 65536):
        told += chunk
    os.close(reading)
    shown: list[Shown] = [
        pickle.loads(told[start : start + 64]) for start in range(0, len(told) // 64 * 64, 64)
    ]
    if not path.exists():
        return "choices were shown before the journal was there" if shown else None
    back = restore(path, library())
    game = back.session.game
    count, state = shown[-1] if shown else (0, None)
    if len(game.choices) < count:
        return f"{count} choices were shown and {len(game.choices)} are left"
    if len(game.choices) > count + 1:
        return f"{len(game.choices)} choices were written and {count} shown"
    back.session.close()
    if state is not None:
        while len(game.choices) > count:
            game.undo()
        if digest(game.state) != state:
            return f"after {count} choices the state is another one"
    return None


def main() -> int:
    """Rounds in a folder; prints every failure."""
    folder, rounds = Path(sys.argv[1]), int(sys.argv[2])
    dealing(0)
    library().all()
    failures = 0
    for seed in range(rounds):
        problem = one_round(folder, seed)
        if problem is not None:
            failures += 1
            print(f"seed {seed}: {problem}")
    print(f"{rounds} rounds, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
