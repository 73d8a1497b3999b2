"""The mouse beside clicks on cards and answers: the wheel, the parts of the table, the curtain."""

from textual import events
from textual.widget import Widget

from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.table.pane import TablePane
from keyforge_tui.tui.table.widgets.card import CardCell
from keyforge_tui.tui.table.widgets.news import Story
from keyforge_tui.tui.table.widgets.row import CardRow
from tests.scenario import Play, scene
from tests.tui.hands import Hands, an_app, frame
from tests.tui.stillness import until
from tests.tui.test_questions import table


def crowd() -> Play:
    """Twelve creatures on each side."""
    line = [f"plain-{power}" for power in range(1, 13)]
    return scene("brobnar", {"battleline": line}, {"battleline": line})


async def turn_wheel(hands: Hands, widget: Widget, by: int) -> None:
    """Turn the wheel over a widget."""
    wheel = events.MouseScrollDown if by > 0 else events.MouseScrollUp
    for _ in range(abs(by)):
        widget.post_message(wheel(widget, 1, 1, 0, 0, 0, False, False, False))
        await hands.pilot.pause()


def seen(row: CardRow) -> list[str]:
    """The names in a row, as far as they are shown."""
    cells = [cell for cell in row.query(CardCell) if cell.display]
    return [cell.face.card.name for cell in cells if cell.face is not None]  # type: ignore[union-attr]  # nothing is face down


async def test_twelve_creatures_a_side_shrink_then_scroll_with_a_count() -> None:
    async with table(crowd()) as hands:
        row = hands.table.query_one("#own-line", CardRow)
        assert len(seen(row)) < 12
        hidden = 12 - len(seen(row))
        assert f"▸{hidden}" in frame(hands.app)
        await turn_wheel(hands, row, 2)
        assert "◂2" in frame(hands.app)
        assert "plain-1" not in seen(row)
        await turn_wheel(hands, row, -2)
        assert seen(row)[0] == "plain-1"
        await turn_wheel(hands, row, 20)
        assert seen(row)[-1] == "plain-12"


async def test_the_cursor_brings_its_card_into_sight() -> None:
    async with table(crowd()) as hands:
        row = hands.table.query_one("#own-line", CardRow)
        names = set()
        for _ in range(12):
            here = hands.table.now.current
            assert here is not None
            name = hands.table.sitting.card_name(here)
            assert name in seen(row)
            names.add(name)
            await hands.press("right")
        assert len(names) == 12


async def test_at_160_columns_all_twelve_are_there() -> None:
    async with table(crowd(), size=(160, 50)) as hands:
        assert len(seen(hands.table.query_one("#own-line", CardRow))) == 12


async def test_parts_of_the_table_open_what_they_stand_for() -> None:
    async with table(crowd(), size=(120, 40)) as hands:
        titles = []
        for part in ("#story", "#own-bar", "#turn-bar"):
            await hands.pilot.click(part)
            await hands.pilot.pause()
            assert isinstance(hands.app.screen, Reader), part
            titles.append(hands.app.screen.heading)
            await hands.press("escape")
        assert titles == ["What happened", "Piles", "In force"]


async def test_the_wheel_goes_back_in_the_story() -> None:
    async with table(crowd(), size=(120, 40)) as hands:
        story = hands.table.query_one(Story)
        await hands.press("r")
        for _ in range(8):
            await hands.press("tab", "r")
        newest = story.lines[-1]
        assert newest in story.render().plain
        await turn_wheel(hands, story, -20)
        assert newest not in story.render().plain
        await turn_wheel(hands, story, 20)
        assert newest in story.render().plain


async def test_what_something_happened_to_lights_up_and_keys_go_on() -> None:
    async with table(crowd(), Settings(animation=True)) as hands:
        pane = hands.table.query_one(TablePane)
        pane.FLASH = 60.0
        await hands.press("r")
        assert hands.table.query(".-fresh")
        pane.FLASH = 0.01
        await hands.press("r", "tab", "r")
        assert len(hands.table.sitting.game.choices) >= 2, "no key waits for a light"
        await until(lambda: not hands.table.query(".-fresh"), "the light goes out")


async def test_without_animation_nothing_lights_up() -> None:
    async with table(crowd(), Settings(animation=False)) as hands:
        await hands.press("r")
        assert not hands.table.query(".-fresh")


async def test_the_curtain_shows_no_toast() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        app.notify("told to the one before")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "told to" not in frame(app)
        app.notify("told behind the curtain")
        await pilot.pause()
        assert "told behind" not in frame(app)


async def test_the_curtain_is_deaf_to_clicks_made_ahead() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        curtain = app.screen
        assert isinstance(curtain, Curtain)
        curtain.GUARD = 30.0
        await pilot.click("#curtain-open")
        await pilot.pause()
        assert app.screen is curtain, "not even for another curtain behind it"
