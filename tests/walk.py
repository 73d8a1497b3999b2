"""The walks that the guides describe: what they name, and the way that was really gone."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import keyforge_tui

PACKAGE = Path(keyforge_tui.__file__).parent

Stop = tuple[str, str]
"""A module and a function of it."""


def told(guide: str, title: str) -> list[Stop]:
    """The stops of a walk as a guide numbers them, in their order."""
    text = (PACKAGE / guide).read_text(encoding="utf-8")
    _, found, rest = text.partition(f"The walk of {title}\n")
    assert found, f"{guide} describes no walk of {title}"
    walk = re.split(r"^#", rest, maxsplit=1, flags=re.MULTILINE)[0]
    return re.findall(r"^\d+\. `([a-z_.]+)` `([a-z_]+)`:", walk, re.MULTILINE)


@contextmanager
def traced() -> Iterator[dict[Stop, None]]:
    """Every function of the program that is entered meanwhile, in the order of first entry."""
    entered: dict[Stop, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(PACKAGE)):
            path = Path(frame.f_code.co_filename).relative_to(PACKAGE).with_suffix("")
            entered.setdefault((".".join(path.parts), frame.f_code.co_name))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield entered
    finally:
        sys.setprofile(before)


def followed(entered: dict[Stop, None], walk: list[Stop]) -> bool:
    """Whether the walk was gone as it is told, stop by stop."""
    assert len(walk) > 5
    assert [stop for stop in entered if stop in walk] == walk
    return True
