"""A plugin that runs the tests a file lists, in its order; the file is named by `MUTATE_TESTS`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep what is listed."""
    listed = Path(os.environ["MUTATE_TESTS"]).read_text(encoding="utf-8").splitlines()
    places = {name: place for place, name in enumerate(listed)}
    items[:] = sorted(
        (item for item in items if item.nodeid in places), key=lambda item: places[item.nodeid]
    )
