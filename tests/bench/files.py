"""How long reading every card and set file takes, in time of the processor."""

import time
from collections.abc import Iterator

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.library.source import read_file


def measure() -> Iterator[str]:
    """Read all YAML files of the card folder, unchecked by any model."""
    start = time.process_time()
    paths = sorted(cards_folder().rglob("*.yaml"))
    size = sum(path.stat().st_size for path in paths)
    for path in paths:
        read_file(path)
    seconds = time.process_time() - start
    yield f"{len(paths)} files, {size / 1000:.0f} kB, {seconds * 1000:.0f} ms"
