"""The screens around the game: menu, seats, settings, size, saved games."""

from pathlib import Path

from keyforge_tui.sitting import settings as preferences
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.dialogs.curtain import Curtain, TooSmall
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.start.menu import Menu
from keyforge_tui.tui.start.seating import Seating
from keyforge_tui.tui.start.settings import SettingsScreen
from tests.tui.hands import Hands, an_app, catalog, frame, library
from tests.tui.stillness import until


def menu_app(folder: Path | None = None, settings: Path | None = None) -> KeyforgeApp:
    """The program started without decks."""
    return KeyforgeApp(
        library(),
        catalog(),
        folder=folder,
        settings=Settings(animation=False),
        settings_path=settings,
    )


async def test_a_quick_game_from_the_menu(tmp_path: Path) -> None:
    app = menu_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        assert isinstance(app.screen, Menu)
        await hands.press("s")
        assert isinstance(app.screen, Seating)
        await hands.press("enter", "enter", "enter")
        assert isinstance(app.screen, Curtain)
        await hands.turn()
        await hands.turn()
        choices = list(hands.table.sitting.game.choices)
        assert choices
    journals = list(tmp_path.glob("*.journal"))
    assert len(journals) == 1


async def test_a_game_that_was_left_is_resumed_behind_the_curtain(tmp_path: Path) -> None:
    app = an_app(folder=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        for _ in range(12):
            await hands.turn()
        choices = list(hands.table.sitting.game.choices)
        told = hands.table.sitting.chronicle.told(None)
        hands.table.sitting.session.close()
    again = menu_app(tmp_path)
    async with again.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await hands.press("r")
        await pilot.pause()
        assert isinstance(again.screen, Curtain)
        assert hands.table.sitting.game.choices == choices
        assert [text for _, text in hands.table.sitting.chronicle.told(None)] == [
            text for _, text in told
        ]


async def test_decks_are_picked_from_a_list() -> None:
    app = menu_app()
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        await hands.press("p")
        assert isinstance(app.screen, Reader)
        await hands.press("enter")
        await hands.press("down", "enter")
        assert isinstance(app.screen, Seating)
        await hands.press("escape")
        assert isinstance(app.screen, Menu)


async def test_settings_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "below" / "settings.yaml"
    app = menu_app(settings=path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await hands.press("t")
        assert isinstance(app.screen, SettingsScreen)
        await hands.press("enter", "escape")
        assert app.theme == "parchment"
    assert preferences.load(path)[0].theme == "parchment"


def test_broken_settings_are_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("theme: [1, 2\n", encoding="utf-8")
    found, problem = preferences.load(path)
    assert found == Settings()
    assert problem is not None
    assert "settings.yaml" in problem


async def test_a_small_terminal_keeps_everything() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await hands.turn()
        choices = list(hands.table.sitting.game.choices)
        before = list(app.screen_stack)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert any(isinstance(screen, TooSmall) for screen in app.screen_stack)
        assert "80x24" in frame(app)
        await hands.press("e", "enter", "1", "ctrl+p")
        assert "80x24" in frame(app)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert app.screen_stack == before, "a curtain is still there"
        assert hands.table.sitting.game.choices == choices


async def test_ascii_shows_nothing_else() -> None:
    app = an_app()
    app.apply(Settings(ascii=True))
    try:
        async with app.run_test(size=(120, 40)) as pilot:
            hands = Hands(pilot)
            for _ in range(20):
                await hands.turn()
                svg = app.export_screenshot()
                assert not [sign for sign in "Æ╭│─▌▸□’…" if sign in svg]
    finally:
        symbols.use(symbols.UNICODE)


async def test_keys_can_be_remapped() -> None:
    app = an_app()
    app.apply(Settings(keys={"log": "f5"}))
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        for _ in range(5):
            await hands.turn()
        await hands.open_curtain()
        await hands.press("f5")
        assert isinstance(app.screen, Reader)


async def test_a_long_story_on_the_curtain_is_paged_and_opens_nothing() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        curtain = Curtain("Bob", [f"Event {n} happens." for n in range(60)], "e")
        app.push_screen(curtain)
        await until(lambda: "Event 59 happens." in frame(app), "the end of the story is shown")
        assert "PgUp PgDn" in frame(app)
        for _ in range(10):
            await pilot.press("pageup")
        await pilot.pause()
        assert "Event 0 happens." in frame(app)
        await pilot.press("pagedown")
        await pilot.pause()
        assert "Event 0 happens." not in frame(app)
        assert app.screen is curtain
