"""A plugin that writes down which test asks for which card and runs which function.

Loaded with `-p tests.mutate.recorder`; each process writes a file of its own into the folder
that `MUTATE_RECORD` names.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest

from keyforge_tui.engine.table.card import CardDef
from keyforge_tui.library.cards import CardLibrary

ROOT = Path(__file__).parents[2]
ENGINE = str(ROOT / "keyforge_tui" / "engine")
seen: dict[str, tuple[list[str], float]] = {}
cards: set[str] = set()
codes: set[CodeType] = set()
_card = CardLibrary.card


def _asked(library: CardLibrary, slug: str) -> CardDef:
    cards.add(slug)
    return _card(library, slug)


def _called(frame: FrameType, event: str, _argument: object) -> None:
    if event == "call":
        codes.add(frame.f_code)


def pytest_configure() -> None:
    """Listen to who asks for cards."""
    setattr(CardLibrary, "card", _asked)  # noqa: B010  # this process does nothing else


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Write down one test, its fixtures too."""
    cards.clear()
    codes.clear()
    start = time.process_time()
    sys.setprofile(_called)
    try:
        return (yield)
    finally:
        sys.setprofile(None)
        keys = [f"card:{card}" for card in cards]
        keys += [
            f"code:{Path(code.co_filename).relative_to(ROOT).as_posix()}:{code.co_firstlineno}"
            for code in codes
            if code.co_filename.startswith(ENGINE)
        ]
        seen[item.nodeid] = (keys, time.process_time() - start)


def pytest_sessionfinish() -> None:
    """Leave what was written down."""
    file = Path(os.environ["MUTATE_RECORD"]) / f"{os.getpid()}.json"
    file.write_text(json.dumps(seen), encoding="utf-8")
