"""Every screen at both sizes, as it was when somebody last looked at it."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import pytest
from textual.strip import Strip
from textual.widgets import OptionList

from keyforge_tui.sitting.series import from_position
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.look import symbols
from tests.scenario import Play, artifact, made, scene, upgrade
from tests.tui.hands import Hands, catalog, frame, library
from tests.tui.pictures import compare, compare_colours
from tests.tui.stillness import until

SIZES = [(80, 24), (120, 40)]
STILL = Settings(animation=False)

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


def app_at(play: Play, settings: Settings = STILL) -> KeyforgeApp:
    """The table at a position."""
    sitting = from_position(play.game, ("Ann", "Bob"))
    return KeyforgeApp(library(), catalog(), sitting=sitting, settings=settings)


AT_THE_TABLE: dict[str, tuple[str, ...]] = {
    "table": (),
    "table-cursor": ("right",),
    "table-target": ("3", "p"),
    "why": ("w",),
    "card": ("i",),
    "piles": ("v",),
    "in-force": ("n",),
    "log": ("l",),
    "help": ("question_mark",),
    "palette": ("ctrl+p",),
    "concede": ("C",),
    "end-turn": ("e", "e"),
    "over": ("C", "y"),
}
AROUND: dict[str, tuple[str, ...]] = {"menu": (), "seats": ("s",), "settings": ("t",)}


def has_hits(app: KeyforgeApp) -> bool:
    """Whether the palette has found what it offers; it looks for it while it opens."""
    return any(found.option_count for found in app.screen.query(OptionList))


@asynccontextmanager
async def opened(name: str, size: tuple[int, int], **changes: object) -> AsyncIterator[KeyforgeApp]:
    """The app, showing a screen."""
    settings = STILL.model_copy(update=changes)
    play = position()
    if name in AROUND:
        app = KeyforgeApp(library(), catalog(), settings=settings)
    else:
        app = app_at(play, settings)
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        if name in AROUND:
            await hands.press(*AROUND[name])
        elif name != "curtain":
            await hands.open_curtain()
            hands.table.OUTLOOK_DELAY = 60.0
            await hands.press(*AT_THE_TABLE[name])
            if name == "palette":
                await until(lambda: has_hits(app), "the palette finds something")
            hands.table.look_ahead()
            if name == "table-target":
                play.leave_open()
        await pilot.pause()
        yield app


async def drawn(name: str, size: tuple[int, int], **changes: object) -> list[Strip]:
    """A screen, line by line."""
    async with opened(name, size, **changes) as app:
        strips: list[Strip] = app.screen._compositor.render_strips()
        return strips


def text(strips: Iterable[Strip]) -> str:
    """What is written on a screen."""
    return "\n".join(strip.text for strip in strips)


@pytest.mark.parametrize(
    ("name", "size"),
    [("table", (120, 40)), ("table-target", (120, 40)), ("curtain", (80, 24)), ("over", (80, 24))],
)
async def test_the_colours_are_as_they_were(name: str, size: tuple[int, int]) -> None:
    async with opened(name, size) as app:
        svg = app.export_screenshot(title="keyforge-tui")
    compare_colours(f"{name}-{size[0]}x{size[1]}", svg)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [*AT_THE_TABLE, *AROUND])
async def test_the_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    compare(f"{name}-{size[0]}x{size[1]}", text(await drawn(name, size)))


@pytest.mark.parametrize("name", [*AT_THE_TABLE, *AROUND])
async def test_without_colour_the_same_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is legal, picked, exhausted or stunned is a sign as well as a colour."""
    monkeypatch.setenv("NO_COLOR", "1")
    strips = await drawn(name, (80, 24))
    compare(f"{name}-80x24", text(strips))
    for strip in strips:
        for segment in strip:
            style = segment.style
            for color in (style.color, style.bgcolor) if style is not None else ():
                if color is not None and color.triplet is not None:
                    assert len(set(color.triplet)) == 1, f"{segment.text!r} is {color.triplet.hex}"


@pytest.mark.parametrize("name", [*AT_THE_TABLE, *AROUND])
async def test_in_ascii_nothing_else_is_drawn(name: str) -> None:
    try:
        shown = text(await drawn(name, (120, 40), ascii=True))
    finally:
        symbols.use(symbols.UNICODE)
    assert shown.isascii(), [sign for sign in shown if not sign.isascii()]


@pytest.mark.parametrize("ascii_only", [False, True])
async def test_too_small_a_terminal_says_so(ascii_only: bool) -> None:
    app = app_at(position(), Settings(animation=False, ascii=ascii_only))
    try:
        async with app.run_test(size=(60, 20)) as pilot:
            await pilot.pause()
            if ascii_only:
                assert frame(app).isascii()
            else:
                compare("small-60x20", frame(app))
            await pilot.resize_terminal(80, 24)
            await pilot.pause()
            assert isinstance(app.screen, Curtain), "the game begins once there is room"
    finally:
        symbols.use(symbols.UNICODE)


async def test_a_large_terminal_is_used() -> None:
    compare("table-160x50", text(await drawn("table", (160, 50))))
