"""The command palette: cards, rules and commands; nothing hidden, and none before the curtain."""

from textual.command import CommandPalette
from textual.widgets import OptionList

from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.readers.reader import Reader
from tests.scenario import scene
from tests.tui.hands import Hands, an_app, frame
from tests.tui.stillness import until
from tests.tui.test_questions import table
from tests.tui.test_reading import loaded


def found_something(hands: Hands) -> bool:
    """Whether the palette offers anything."""
    return any(found.option_count for found in hands.app.screen.query(OptionList))


async def typed(hands: Hands, text: str) -> None:
    """Open the palette, type, and wait for what it finds."""
    await hands.press("ctrl+p")
    assert isinstance(hands.app.screen, CommandPalette)
    await hands.press(*("space" if sign == " " else sign for sign in text))
    await until(lambda: found_something(hands), "something is found")


async def taken(hands: Hands) -> None:
    """Take what is found first."""
    await hands.press("enter")
    await until(lambda: not isinstance(hands.app.screen, CommandPalette), "it is gone")


async def test_a_card_is_found_by_its_name() -> None:
    async with table(scene("brobnar", {})) as hands:
        await typed(hands, "loot the bod")
        await taken(hands)
        await loaded(hands)
        assert "Loot the Bodies" in frame(hands.app)


async def test_a_rule_is_found_by_its_number() -> None:
    async with table(scene("brobnar", {})) as hands:
        await typed(hands, "r16.2")
        await taken(hands)
        assert isinstance(hands.app.screen, Reader)
        assert "R16.2" in frame(hands.app)


async def test_undo_save_and_themes_are_there() -> None:
    play = scene("brobnar", {"battleline": ["plain-5"]})
    async with table(play) as hands:
        await hands.press("r")
        assert play.amber == (1, 0)
        names = {command.title for command in hands.app.get_system_commands(hands.table)}  # type: ignore[arg-type]  # any screen
        assert {"Undo", "Save and leave", "Put right", "Theme: parchment"} <= names
        await typed(hands, "undo")
        await taken(hands)
        assert play.amber == (0, 0)


async def test_what_it_offers_does_not_depend_on_the_hands() -> None:
    """The same words find the same, whatever lies in a hand."""
    found = []
    for hand in (["troll"], ["bumpsy"]):
        async with table(scene("brobnar", {}, {"hand": hand})) as hands:
            await typed(hands, "tro")
            found.append([line for line in frame(hands.app).splitlines() if "Card" in line])
    assert found[0] == found[1]


async def test_before_the_curtain_there_is_none() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        await pilot.press("ctrl+p")
        app.action_command_palette()
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
