"""Plays a game as a program would, until it is killed. Run as a script by `test_kill`.

For each round a child process plays a random game through its journal, takes choices back and
makes them again, and tells on a pipe what it has shown. It is killed at a random moment. The
journal must then hold every entry that was shown, at most one more, and lead to the very state
the child was in.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import time
import zlib
from pathlib import Path
from random import Random

from keyforge_tui.engine.game import Game
from keyforge_tui.saves.journal import Record, read
from keyforge_tui.saves.restore import begin, replay, restore
from tests.orphans import end_with_parent
from tests.saves.games import dealing, fingerprint, pick
from tests.scenario import library

SHOWN = struct.Struct("=II")
"""How many entries were written when something was shown, and what the state was."""


def child(path: Path, seed: int, pipe: int) -> None:
    """Play and tell, until the end comes from outside."""
    random = Random(seed)
    session = begin(dealing(seed), library(), path)
    entries = 0
    while session.game.decision is not None:
        what = random.random()
        if what < 0.08 and session.can_undo:
            session.undo(random.randint(1, 3))
        elif what < 0.12 and session.can_redo:
            session.redo()
        else:
            session.choose(*pick(session.game.decision, random))
        entries += 2 if session.game.over else 1
        os.write(pipe, SHOWN.pack(entries, digest(session.game)))


def digest(game: Game) -> int:
    """A number for a state that is the same in every process."""
    return zlib.crc32(repr((game.decision, fingerprint(game.table.state))).encode())


def one_round(folder: Path, seed: int) -> str | None:
    """Kill a game at a random moment and resume it; what went wrong, if anything did."""
    path = folder / f"{seed}.journal"
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        end_with_parent()
        os.close(reading)
        child(path, seed, writing)
        os._exit(0)
    os.close(writing)
    # Many moments at the beginning, where the journal is born, and some in the whole game.
    time.sleep(Random(seed * 7919).random() ** 2 * 0.16 + 0.002)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    told = b""
    while chunk := os.read(reading, 65536):
        told += chunk
    os.close(reading)
    shown = [*SHOWN.iter_unpack(told[: len(told) // SHOWN.size * SHOWN.size])]
    if not path.exists():
        return "choices were shown before the journal was there" if shown else None
    return _compared(path, *(shown[-1] if shown else (0, None)))


def _compared(path: Path, count: int, state: int | None) -> str | None:
    """Whether a journal leads to what was shown after its first entries."""
    record = read(path)
    if not count <= len(record.entries) <= count + 2:
        return f"{count} entries were shown and {len(record.entries)} are left"
    if state is not None:
        seen = Record(record.game, record.decks, record.cards, record.entries[:count])
        if digest(replay(seen, library(), str(path)).session.game) != state:
            return f"after {count} entries the state is another one"
    back = restore(path, library())
    back.session.close()
    if back.problem is not None or back.session.is_behind:
        return f"it does not go on: {back.problem}"
    return None


def main() -> int:
    """Kill games in a folder until so many were resumed; prints every failure."""
    folder, rounds = Path(sys.argv[1]), int(sys.argv[2])
    dealing(0)
    library().all()
    failures = resumed = killed = 0
    while resumed < rounds:
        killed += 1
        problem = one_round(folder, killed)
        resumed += (folder / f"{killed}.journal").exists()  # else it was killed before it began
        if problem is not None:
            failures += 1
            print(f"seed {killed}: {problem}")
    print(f"{killed} killed, {resumed} resumed, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
