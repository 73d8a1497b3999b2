"""The guide to the screens: it names every module, and a key goes the way it says."""

from keyforge_tui.tui.table.cursor import Spot
from tests.scenario import scene
from tests.tui.test_questions import table
from tests.walk import PACKAGE, followed, told, traced

GUIDE = PACKAGE / "tui" / "README.md"


def test_it_names_every_module() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for path in GUIDE.parent.rglob("*.py"):
        if path.stem != "__init__":
            assert f"`{path.stem}`" in text, path


async def test_a_key_goes_the_way_it_says() -> None:
    play = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["plain-2"]})
    async with table(play) as hands:
        await hands.go_to(Spot("card", play.id("plain-5")))
        await hands.pilot.pause(hands.table.OUTLOOK_DELAY * 2)
        with traced() as entered:
            await hands.pilot.press("r")
    assert play.amber == (1, 0)
    assert followed(entered, told("tui/README.md", "a key press"))
