"""Decks are picked from starters, files, recent games and the forge; the book is read."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from keyforge_tui.engine import opponent_of
from keyforge_tui.library.decks.deckfile import read_list
from keyforge_tui.library.decks.playable import is_starter, starter_files
from keyforge_tui.library.decks.writing import WRITERS
from keyforge_tui.match.book import Book
from keyforge_tui.saves.restore import restore
from keyforge_tui.saves.shelf import saved_games
from keyforge_tui.sitting import settings as preferences
from keyforge_tui.sitting.series import branch
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.story.playback import Playback
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.readers.reader import Reader
from keyforge_tui.tui.start.decks import Deckbox
from keyforge_tui.tui.start.menu import Menu
from keyforge_tui.tui.start.seating import Seating
from tests.tui.hands import Hands, catalog, decks, frame, library
from tests.tui.test_match import at, give_up, match_app, names_of_decks, shown

STARTER = read_list(starter_files()[0], catalog())
EVIL = "[bold]Evil[/bold] \x1b[31m[link=x]red\x07"


def keyteki(name: str, count: int = 36) -> dict[str, object]:
    """A starter deck as another program keeps it, perhaps with fewer cards."""
    cards = Counter(card.card for card in STARTER.cards[:count])
    return {
        "name": name,
        "expansion": 341,
        "houses": [house.value for house in STARTER.houses],
        "cards": [{"id": card, "count": copies} for card, copies in cards.items()],
    }


def deck_app(folder: Path) -> KeyforgeApp:
    """The menu, with deck files in a folder."""
    settings = Settings(animation=False, decks=str(folder))
    return KeyforgeApp(
        library(),
        catalog(),
        settings=settings,
        folder=folder / "games",
        book=folder / "book.jsonl",
    )


async def choose(hands: Hands, name: str) -> None:
    """Choose the line of a list that begins with a name."""
    reader = hands.app.screen
    assert isinstance(reader, Reader)
    for _ in reader.entries:
        page = frame(hands.app)
        shown_list = reader.query_one("#reader-list")
        place = getattr(shown_list, "highlighted", None)
        if place is not None and reader.found[place].title.plain.strip().startswith(name):
            await hands.press("enter")
            await hands.pilot.pause()
            return
        await hands.press("down")
    raise AssertionError(page)


async def test_files_of_a_folder_with_one_deck_or_several(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(json.dumps(keyteki(EVIL)))
    (tmp_path / "two.json").write_text(json.dumps([keyteki("Alpha"), keyteki("Beta")]))
    (tmp_path / "short.json").write_text(json.dumps(keyteki("Short", 35)))
    (tmp_path / "binary.txt").write_bytes(b"\x00\xff" * 100)
    app = deck_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.press("p")
        assert "Miss “Onyx” Censorius" in await shown(hands), "decks are known by name"
        for broken, why in (("Short", "35 cards"), ("binary.txt", "is not text")):
            await choose(hands, broken)
            assert at(app, Reader), "a deck that cannot be played is not taken"
            assert why in await shown(hands)
        await choose(hands, "[bold]Evil")
        assert "A deck for Player 2" in await shown(hands)
        await choose(hands, "2 decks")
        assert "Which of these decks, Player 2?" in await shown(hands)
        await hands.press("escape")
        assert "A deck for Player 2" in await shown(hands)
        await choose(hands, "2 decks")
        await choose(hands, "Beta")
        assert at(app, Seating)
        assert "[bold]Evil[/bold]" in await shown(hands), "nothing in a name is obeyed"
        await hands.press("enter", "enter", "enter")
        await pilot.pause()
        assert names_of_decks(hands)[1] == "Beta"
        await hands.open_curtain()
        await hands.press("D")
        assert "[bold]Evil[/bold] \\x1b[31m" in await shown(hands)
        assert "\x1b" not in await shown(hands)
        await hands.press("escape", "ctrl+q", "y")
        await pilot.pause()
        assert at(app, Menu)
        recent = app.settings.recent
        assert recent == (str(tmp_path / "one.json"), f"{tmp_path / 'two.json'}#2")
        await hands.press("p")
        assert "Played lately" in await shown(hands)
        await choose(hands, "Beta")
        assert "A deck for Player 2" in await shown(hands)


async def test_a_deck_fresh_from_the_forge(tmp_path: Path) -> None:
    app = deck_app(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.press("p")
        for _ in range(2):
            await choose(hands, "Call of the Archons")
        assert at(app, Seating)
        await hands.press("enter", "enter", "enter")
        await pilot.pause()
        assert len(set(names_of_decks(hands))) == 2
        kept = app.settings.recent
        assert len(kept) == 2, "a new deck can be played again"
        for path, deck in zip(kept, names_of_decks(hands), strict=True):
            assert Path(path).parent == tmp_path / "decks"
            assert Path(path).read_text(encoding="utf-8").startswith("# Made by the forge")
            assert read_list(path, catalog()).name == deck


async def test_the_book_is_read_from_the_menu(tmp_path: Path) -> None:
    app = match_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await give_up(hands, "Ann")
    app = deck_app(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.press("b")
        text = await shown(hands)
        assert "Censorius 0 : 1 Radiant" in text
        assert "Bob won 1 of 1" in text
        await hands.press("escape")
        assert at(app, Menu)
    (tmp_path / "book.jsonl").unlink()
    (tmp_path / "book.jsonl").mkdir()
    app = deck_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.press("b")
        assert "is not a file" in await shown(hands)


async def test_what_branches_off_a_saved_game_is_not_in_the_book(tmp_path: Path) -> None:
    app = match_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await give_up(hands, "Ann")
    book = tmp_path / "book.jsonl"
    [saved] = saved_games(tmp_path / "games")
    playback = Playback(restore(saved.path, library(), write=False))
    sitting = branch(playback, library(), tmp_path / "games")
    assert sitting.match is not None
    sitting.match.book = book
    sitting.session.concede(opponent_of(sitting.viewer))
    sitting.finish()
    assert len(Book(book).games) == 1


def test_every_format_we_write_is_offered_from_a_folder(tmp_path: Path) -> None:
    for kind, write in WRITERS.items():
        (tmp_path / f"deck-{kind}").write_text(write(STARTER, catalog()), encoding="utf-8")
    box = Deckbox(catalog(), library(), Settings(decks=str(tmp_path)))
    values = [entry.value for entry in box.entries() if entry.value.startswith(str(tmp_path))]
    assert len(values) == len(WRITERS)
    for value in values:
        assert Counter(card.card for card in box.pick(value).deck.cards) == Counter(
            card.definition.slug for card in decks()[0].cards
        )


def inside(folder: Path) -> list[str]:
    """The lines of a folder."""
    box = Deckbox(catalog(), library(), Settings(decks=str(folder)))
    lines = [entry.title.plain for entry in box.entries()]
    return [line.strip() for line in lines[lines.index(f"In {folder}") + 1 :]]


def test_decks_come_by_name_before_files_with_mistakes_and_folders(tmp_path: Path) -> None:
    (tmp_path / "z.json").write_text(json.dumps(keyteki("Alpha")))
    (tmp_path / "a.json").write_text(json.dumps(keyteki("Beta")))
    (tmp_path / "list.txt").write_bytes(b"\x00")
    for name in ("LICENSE", "picture.png", ".hidden.json"):
        (tmp_path / name).write_bytes(b"\x00")
    (tmp_path / "more").mkdir()
    assert inside(tmp_path) == [
        *("Alpha  z.json", "Beta  a.json", "list.txt  no deck", "../", "more/")
    ]
    assert inside(tmp_path / "gone") == ["cannot be read: No such file or directory", "../"]


async def test_folders_are_opened_and_remembered(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    (shelf / "alpha.json").write_text(json.dumps(keyteki("Alpha")))
    app = deck_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await hands.press("p")
        await choose(hands, "shelf/")
        await choose(hands, "../")
        await choose(hands, "shelf/")
        await choose(hands, "Alpha")
        await choose(hands, "Alpha")
        assert at(app, Seating)
        await hands.press("enter", "enter", "enter")
        await pilot.pause()
        assert names_of_decks(hands) == ("Alpha", "Alpha")
        assert app.settings.decks == str(shelf)


def test_a_new_deck_that_cannot_be_kept_is_played_all_the_same(tmp_path: Path) -> None:
    box = Deckbox(catalog(), library(), Settings())
    picked = box.pick("forge:cota")
    assert box.keep(picked, None) is None
    (tmp_path / "file").write_text("")
    assert box.keep(picked, tmp_path / "file") is None
    one, two = (box.keep(picked, tmp_path / "decks") for _ in range(2))
    assert one != two, "nothing is overwritten"


def test_decks_of_the_command_line_are_remembered(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    preferences.save(path, Settings(theme="parchment", recent=("old.json",)))
    now = preferences.remember(path, Settings(ascii=True), ("mine.json", "yours.json#2"))
    assert now.recent == ("mine.json", "yours.json#2")
    assert now.ascii
    kept = preferences.load(path)[0]
    assert kept.recent == ("mine.json", "yours.json#2", "old.json")
    assert kept.theme == "parchment"
    assert not kept.ascii
    assert preferences.remember(tmp_path, Settings(), ("a",)).recent == ("a",)


def test_the_starters_are_known_by_their_path_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starter = starter_files()[0]
    monkeypatch.chdir(starter.parent)
    assert is_starter(starter.name)
    monkeypatch.chdir(tmp_path)
    assert is_starter(str(starter))
    assert not is_starter(starter.name)
