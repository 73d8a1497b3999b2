"""Every screen at both sizes, as it was when somebody last looked at it."""

import pytest

from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.match import from_position
from keyforge_tui.tui.settings import Settings
from tests.scenario import Play, artifact, made, scene, upgrade
from tests.tui.hands import Hands, catalog, frame, library
from tests.tui.pictures import compare

SIZES = [(80, 24), (120, 40)]

CARDS = [
    made("guard", name="Stone Guard", power=4, armor=2, keywords=["taunt"], house="sanctum"),
    made("thief", name="Night Thief", power=2, keywords=["elusive"], house="shadows"),
    made("giant", name="Old Giant of the Hills", power=9),
    made("imp", name="Small Imp", power=2, house="dis"),
    artifact("horn", name="War Horn", action=[{"gain": 1}]),
    upgrade("sword", name="Heavy Sword", always=[{"to": "this creature", "power": 3}]),
    made("shout", name="Loud Shout", type="action", bonus=["amber"], play=[{"gain": 1}]),
    made("far", name="Faraway Song", type="action", house="logos", play=[{"draw": 1}]),
]


def position() -> Play:
    """A game in the middle, with one of everything on the table."""
    return scene(
        "brobnar",
        {
            "amber": 4,
            "keys": ["red"],
            "chains": 2,
            "hand": ["shout", "far", "giant", "sword"],
            "battleline": [
                {"card": "giant", "upgrades": ["sword"], "damage": 3},
                {"card": "guard", "exhausted": True, "amber": 2, "warded": True},
                {"card": "thief", "stunned": True, "power_counters": 2},
            ],
            "artifacts": ["horn"],
            "deck": ["plain-3"] * 5,
            "discard": ["plain-1"],
        },
        {
            "amber": 6,
            "keys": ["yellow", "blue"],
            "hand": ["imp", "imp"],
            "battleline": ["imp", {"card": "guard", "damage": 1}, {"card": "imp", "enraged": True}],
            "artifacts": [{"card": "horn", "exhausted": True}],
            "deck": ["plain-3"] * 7,
            "archives": ["plain-2"],
        },
        tide=0,
        cards=CARDS,
    )


def app_at(play: Play) -> KeyforgeApp:
    """The table at a position, without a clock and without movement."""
    sitting = from_position(play.game, ("Ann", "Bob"))
    settings = Settings(animation=False)
    return KeyforgeApp(library(), catalog(), sitting=sitting, settings=settings)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("table", ()),
        ("table-cursor", ("right",)),
        ("table-target", ("4", "f")),
        ("why", ("w",)),
        ("piles", ("v",)),
        ("in-force", ("n",)),
        ("log", ("l",)),
        ("end-turn", ("e", "e")),
    ],
)
async def test_the_table_looks_as_it_did(
    name: str, keys: tuple[str, ...], size: tuple[int, int]
) -> None:
    app = app_at(position())
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        hands.table.OUTLOOK_DELAY = 0.001
        await hands.press(*keys)
        await pilot.pause()
        await pilot.pause(0.05)
        compare(f"{name}-{size[0]}x{size[1]}", frame(app))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "keys"), [("menu", ()), ("seats", ("s",)), ("settings", ("t",))])
async def test_the_screens_around_look_as_they_did(
    name: str, keys: tuple[str, ...], size: tuple[int, int]
) -> None:
    app = KeyforgeApp(library(), catalog(), settings=Settings(animation=False))
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.press(*keys)
        await pilot.pause()
        compare(f"{name}-{size[0]}x{size[1]}", frame(app))


async def test_a_large_terminal_is_used() -> None:
    app = app_at(position())
    async with app.run_test(size=(160, 50)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        compare("table-160x50", frame(app))


async def test_without_colour_everything_is_still_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is legal, picked, exhausted or stunned is a sign as well as a colour."""
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_at(position())
    assert app.no_color
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        compare("table-80x24", frame(app))
