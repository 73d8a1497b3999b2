"""The picture in the README shows the table as it is now."""

import os
import re
from html import unescape
from pathlib import Path

from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.table.cursor import Spot
from tests.scenario import Play, scene
from tests.tui.hands import Hands
from tests.tui.pictures import FOLDER
from tests.tui.test_pictures import app_at

PICTURE = FOLDER / "table.svg"
README = Path(__file__).parents[2] / "README.md"


def position() -> Play:
    """Ann, of Brobnar, is about to attack; Bob can forge next turn."""
    return scene(
        "brobnar",
        {
            "amber": 5,
            "keys": ["red"],
            "chains": 1,
            "hand": ["warsong", "smaaash", "silvertooth", "tocsin", "too-much-to-protect", "punch"],
            "battleline": [
                {"card": "headhunter", "upgrades": ["blood-of-titans"], "damage": 2},
                {"card": "urchin", "exhausted": True},
                {"card": "ganger-chieftain"},
                {"card": "charette", "amber": 2, "exhausted": True},
            ],
            "artifacts": ["gauntlet-of-command", {"card": "dominator-bauble", "exhausted": True}],
            "deck": ["dust-imp"] * 17,
            "discard": ["anger", "valdr", "bad-penny"],
        },
        {
            "amber": 6,
            "keys": ["yellow"],
            "hand": ["mother"] * 6,
            "battleline": [
                {"card": "niffle-queen", "power_counters": 1},
                {"card": "champion-anaphiel", "damage": 3},
                {"card": "sergeant-zakiel", "stunned": True},
                {"card": "dr-escotera", "warded": True},
                {"card": "grabber-jammer", "exhausted": True},
            ],
            "artifacts": ["library-of-babble", "hallowed-blaster"],
            "deck": ["mother"] * 14,
            "discard": ["lady-maxena", "staunch-knight"],
            "archives": ["mother", "mother"],
        },
        turn=9,
    )


async def taken(app: KeyforgeApp) -> str:
    """The table as SVG, at the moment before an attack is confirmed."""
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        hands.table.OUTLOOK_DELAY = 60.0
        await hands.press("p")  # an action that lasts for the turn
        attacker = hands.table.sitting.game.table.state.players[0].battleline[2]
        await hands.go_to(Spot("card", attacker))
        await hands.press("f")
        hands.table.look_ahead()
        await pilot.pause()
        svg = app.export_screenshot(title="keyforge-tui")
        return re.sub(r"terminal-\d+", "table", svg)  # one name, so that only changes differ


def words(svg: str) -> set[str]:
    """What can be read in a picture."""
    text = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))
    return set(re.findall(r"\w+", unescape(text)))


async def test_the_readme_shows_the_table_as_it_is() -> None:
    """`UPDATE_PICTURES=1` takes the picture again."""
    play = position()
    svg = await taken(app_at(play))
    play.leave_open()
    if os.environ.get("UPDATE_PICTURES"):
        PICTURE.write_text(svg, encoding="utf-8")
    assert PICTURE.relative_to(README.parent).as_posix() in README.read_text(encoding="utf-8")
    assert words(PICTURE.read_text(encoding="utf-8")) == words(svg)
