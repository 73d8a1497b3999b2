"""Why something is not offered, and where every number comes from."""

import pytest

from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.table.widgets.inspector import describe
from keyforge_tui.tui.table.widgets.keybar import KeyBar
from tests.scenario import artifact, made, scene, upgrade
from tests.tui.hands import Hands, frame
from tests.tui.test_questions import table

BANNER = artifact("banner", always=[{"to": "each friendly creature", "power": 2}])
SHIELD = upgrade("shield", always=[{"to": "this creature", "keywords": ["taunt"], "armor": 1}])
TAX = artifact("tax", always=[{"who": "opponent", "keys-cost": 3}])
SHELF = artifact("shelf", always=[{"who": "you", "hand-size": 2}])


def pages(hands: Hands) -> dict[str, str]:
    """What the reader on top says, by its lines."""
    reader = hands.app.screen
    assert isinstance(reader, Reader)
    found = {}
    for entry in reader.entries:
        detail = entry.detail if not callable(entry.detail) else entry.detail()
        found[entry.title.plain.strip()] = detail.plain
    return found


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_greyed_key_says_why(size: tuple[int, int]) -> None:
    play = scene("brobnar", {"battleline": [{"card": "plain-5", "exhausted": True}]})
    async with table(play, size=size) as hands:
        hands.look_at(play.id("plain-5"))
        await hands.press("r")
        assert "(R3.5)" in frame(hands.app)
        assert play.amber == (0, 0)


async def test_a_click_on_a_greyed_key_says_why() -> None:
    play = scene("brobnar", {"battleline": [{"card": "plain-5", "exhausted": True}]})
    async with table(play) as hands:
        hands.look_at(play.id("plain-5"))
        bar = hands.table.query_one(KeyBar)
        at = frame(hands.app).splitlines()[bar.region.y].index("Reap")
        await hands.pilot.click(bar, offset=(at - bar.region.x, 0))
        await hands.pilot.pause()
        assert "Not now:" in frame(hands.app)


async def test_every_number_tells_its_parts() -> None:
    play = scene(
        "brobnar",
        {
            "battleline": [{"card": "plain-5", "power_counters": 1, "upgrades": ["shield"]}],
            "artifacts": ["banner", "shelf"],
            "chains": 7,
        },
        {"artifacts": ["tax"]},
        cards=[BANNER, SHIELD, TAX, SHELF],
    )
    async with table(play) as hands:
        hands.look_at(play.id("plain-5"))
        await hands.press("w")
        found = pages(hands)
        assert "5  printed" in found["8   Its power"]
        assert "+2  banner" in found["8   Its power"]
        assert "+1  +1 power counters" in found["8   Its power"]
        assert "+1  shield" in found["1   Its armor"]
        assert "+3  tax" in found["9   Ann’s key cost"]
        assert "R7.2" in found["9   Ann’s key cost"]
        assert "6   Bob’s key cost" in found
        assert "+2  shelf" in found["6   Ann’s hand size"]
        assert "-2  chains" in found["6   Ann’s hand size"]


async def test_the_inspector_tells_where_keywords_and_houses_come_from() -> None:
    mask = upgrade("mask", always=[{"to": "this creature", "belongs-to": "dis"}])
    play = scene(
        "brobnar",
        {"battleline": [{"card": "plain-5", "upgrades": ["shield", "mask"]}]},
        cards=[SHIELD, mask],
    )
    async with table(play) as hands:
        inspection = hands.table.sitting.inspect(play.id("plain-5"))
        assert inspection is not None
        told = [line.plain for line in describe(inspection)]
        assert "House Dis (mask)" in told
        assert "Keywords taunt (shield)" in told
        assert any(line.startswith("Armor 1") and "+1 shield" in line for line in told)
        assert "Upgrades shield, mask" in told
        assert any(line.startswith("On it shield, while it is in play:") for line in told)
        assert "Owner Ann" in told


async def test_what_a_card_printed_needs_no_source() -> None:
    guard = made("guard", power=4, keywords=["taunt"])
    play = scene("brobnar", {"battleline": ["guard"]}, cards=[guard])
    async with table(play) as hands:
        inspection = hands.table.sitting.inspect(play.id("guard"))
        assert inspection is not None
        assert "Keywords taunt" in [line.plain for line in describe(inspection)]
