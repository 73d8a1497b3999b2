"""The guide to the screens: it names every module, and a key goes the way it says."""

import re
import sys
from pathlib import Path
from types import FrameType

import keyforge_tui
from keyforge_tui.tui.table.cursor import Spot
from tests.scenario import scene
from tests.tui.test_questions import table

PACKAGE = Path(keyforge_tui.__file__).parent
GUIDE = PACKAGE / "tui" / "README.md"


def test_it_names_every_module() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for path in GUIDE.parent.rglob("*.py"):
        if path.stem != "__init__":
            assert f"`{path.stem}`" in text, path


def told() -> list[tuple[str, str]]:
    """The modules and functions of the walk, in their order."""
    _, _, walk = GUIDE.read_text(encoding="utf-8").partition("## The walk of a key press")
    return re.findall(r"^\d+\. `([a-z_.]+)` `([a-z_]+)`:", walk, re.MULTILINE)


async def test_a_key_goes_the_way_it_says() -> None:
    entered: dict[tuple[str, str], None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(PACKAGE)):
            path = Path(frame.f_code.co_filename).relative_to(PACKAGE).with_suffix("")
            entered.setdefault((".".join(path.parts), frame.f_code.co_name))

    play = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["plain-2"]})
    async with table(play) as hands:
        await hands.go_to(Spot("card", play.id("plain-5")))
        await hands.pilot.pause(hands.table.OUTLOOK_DELAY * 2)
        before = sys.getprofile()
        sys.setprofile(note)
        try:
            await hands.pilot.press("r")
        finally:
            sys.setprofile(before)
    assert play.amber == (1, 0)
    went = [step for step in entered if step in told()]
    assert went == told()
    assert len(went) > 5
