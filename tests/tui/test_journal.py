"""Nothing is lost at the table: every choice is kept, games go on, undo is fair."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest
from textual.screen import Screen

from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.match.setting import Setting
from keyforge_tui.saves.journal import Over, read
from keyforge_tui.saves.restore import restore
from keyforge_tui.saves.shelf import Saved, unfinished
from keyforge_tui.sitting.series import from_position, go_on
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.dialogs.confirm import Consent
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.start.menu import ResumeOffer
from keyforge_tui.tui.table.screen import GameScreen
from keyforge_tui.tui.table.widgets.plates import TurnBar
from tests.saves.games import fingerprint, same
from tests.scenario import Play, action, scene
from tests.tui.hands import Hands, an_app, catalog, decks, frame, library
from tests.tui.pictures import compare

SIZE = (120, 40)


async def left_game(folder: Path, turns: int = 20) -> Saved:
    """A game that was played for a while and left on purpose."""
    app = an_app(folder=folder)
    async with app.run_test(size=SIZE) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        for _ in range(turns):
            await hands.turn()
        await hands.open_curtain()
        game = hands.table.sitting.game
        await hands.press("ctrl+q")
        assert "saved" in frame(app)
        await hands.press("y")
    (saved,) = unfinished(folder)
    assert app.left == saved.path
    assert same(restore(saved.path, library(), write=False).session.game, game)
    return saved


def offering(saved: Saved) -> KeyforgeApp:
    """The program as it starts while a game is waiting."""
    setting = Setting(("Cid", "Dot"), decks(), seed=99)
    return KeyforgeApp(library(), catalog(), setting=setting, folder=saved.path.parent)


async def test_a_game_that_was_left_goes_on_behind_the_curtain(tmp_path: Path) -> None:
    saved = await left_game(tmp_path)
    before = restore(saved.path, library(), write=False).session.game
    app = offering(saved)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, ResumeOffer)
        assert "Ann" in frame(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        hands = Hands(pilot)
        sitting = hands.table.sitting
        assert same(sitting.game, before)
        assert sitting.names == ("Ann", "Bob")
        assert before.decision is not None
        assert sitting.viewer == before.decision.player
        assert sitting.story()
        await hands.turn()
        assert len(read(saved.path).choices) == saved.choices + 1


async def test_a_waiting_game_can_wait_or_be_put_aside(tmp_path: Path) -> None:
    saved = await left_game(tmp_path, 6)
    for key, waiting in (("n", [saved]), ("x", [])):
        app = offering(saved)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Curtain)
            assert Hands(pilot).table.sitting.names == ("Cid", "Dot")
            assert [game for game in unfinished(tmp_path) if game.names[0] == "Ann"] == waiting
    assert (tmp_path / "aside" / saved.path.name).exists()


async def test_a_game_that_cannot_be_opened_is_no_reason_not_to_play(tmp_path: Path) -> None:
    saved = await left_game(tmp_path, 6)
    app = offering(saved)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        saved.path.write_bytes(b"gone")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "is not a journal" in frame(app)


async def test_a_journal_that_cannot_be_written_goes_on_in_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = await left_game(tmp_path / "old", 6)
    before = saved.path.read_bytes()
    real = os.open

    def guarded(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if Path(path) == saved.path and flags & os.O_RDWR:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return real(path, flags, mode)

    monkeypatch.setattr(os, "open", guarded)
    sitting = go_on(saved.path, library(), tmp_path / "new")
    assert sitting.story()
    assert sitting.decision is not None
    sitting.answer((0,))
    sitting.session.close()
    assert saved.path.read_bytes() == before
    (copy,) = unfinished(tmp_path / "new")
    assert copy.choices == saved.choices + 1


async def test_a_game_left_before_the_first_choice_is_not_kept(tmp_path: Path) -> None:
    app = an_app(folder=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        await hands.press("ctrl+q", "y")
    assert app.left is None
    assert list(tmp_path.iterdir()) == []


async def test_giving_up_ends_the_journal(tmp_path: Path) -> None:
    app = an_app(folder=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        for _ in range(4):
            await hands.turn()
            await pilot.pause()
        await hands.open_curtain()
        viewer = hands.table.sitting.viewer
        await hands.press("C", "y", "q")
    assert list(unfinished(tmp_path)) == []
    (path,) = tmp_path.iterdir()
    assert read(path).entries[-1] == Over(1 - viewer, conceded=True)


async def test_a_full_disk_is_said_at_the_table_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = an_app(folder=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        real = os.write

        def full(descriptor: int, content: bytes) -> int:
            if b" choose " in content:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return real(descriptor, content)

        monkeypatch.setattr(os, "write", full)
        await hands.turn()
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Not saved: No space left on device" in frame(app)
        await hands.turn()
        await pilot.pause()
        await hands.open_curtain()
        await pilot.pause()
        assert "Not saved: No space left on device" in frame(app)
        monkeypatch.setattr(os, "write", real)
        await hands.turn()
        assert not hands.table.query_one(TurnBar).warning
        assert len(read(next(tmp_path.iterdir())).choices) == 3


# -- undo ----------------------------------------------------------------------------------

CARDS = [
    action("draws", {"draw": 1}),
    action("shuffles", {"shuffle-in": ["discard"]}),
    action("reveals", {"reveal": "each card in their hand"}),
    action("gambles", {"discard": "a random card in their hand"}),
    action("gains", {"gain": 1}),
]


def at_the_table(play: Play) -> KeyforgeApp:
    """A position with Ann at the keyboard."""
    return KeyforgeApp(library(), catalog(), sitting=from_position(play.game, ("Ann", "Bob")))


def position(card: str) -> Play:
    """Ann may play one card; there is something hidden everywhere."""
    return scene(
        "brobnar",
        {"hand": [card, "punch"], "deck": ["punch", "fear"], "discard": ["anger"]},
        {"hand": ["smith", "troll"], "deck": ["punch"]},
        cards=CARDS,
    )


async def play_first(hands: Hands, card: str) -> None:
    """Open the curtain and play a card."""
    await hands.pilot.pause()
    await hands.open_curtain()
    game = hands.table.sitting.game
    option = next(
        option
        for option in hands.decision.options
        if option.action == "play"
        and option.card is not None
        and game.cards[option.card].definition.slug == card
    )
    await hands.act(option)
    assert len(game.choices) == 1


async def test_what_showed_nothing_is_taken_back_and_given_again_at_once() -> None:
    play = position("gains")
    before = fingerprint(play.game.table.state)
    app = at_the_table(play)
    async with app.run_test(size=SIZE) as pilot:
        hands = Hands(pilot)
        await play_first(hands, "gains")
        after = fingerprint(play.game.table.state)
        await hands.press("u")
        assert isinstance(app.screen, GameScreen)
        assert fingerprint(play.game.table.state) == before
        await hands.press("U")
        assert fingerprint(play.game.table.state) == after


@pytest.mark.parametrize("card", ["draws", "shuffles", "reveals", "gambles"])
async def test_what_was_seen_is_taken_back_only_by_both(card: str) -> None:
    play = position(card)
    before = fingerprint(play.game.table.state)
    app = at_the_table(play)
    async with app.run_test(size=SIZE) as pilot:
        hands = Hands(pilot)
        await play_first(hands, card)
        after = fingerprint(play.game.table.state)
        await hands.press("u")
        assert isinstance(app.screen, Consent)
        await hands.press("1", "escape")
        assert isinstance(app.screen, GameScreen)
        assert fingerprint(play.game.table.state) == after
        await hands.press("u", "2", "2")
        assert isinstance(app.screen, Consent)
        await hands.press("1")
        assert fingerprint(play.game.table.state) == before
        assert "Both players agree to take a choice back." in hands.table.sitting.story()
        await play_first(hands, card)  # the same choice, the same luck
        assert fingerprint(play.game.table.state) == after


async def test_a_turn_that_was_handed_over_is_taken_back_only_by_both() -> None:
    play = position("gains")
    app = at_the_table(play)
    async with app.run_test(size=SIZE) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        before = fingerprint(play.game.table.state)
        await hands.press("e", "e")
        assert isinstance(app.screen, Curtain)
        await hands.open_curtain()
        assert hands.table.sitting.viewer == PlayerId(1)
        await hands.press("u", "1", "2")
        assert isinstance(app.screen, Curtain)  # back to Ann, and nobody sees her hand before
        assert "Both players agree" in frame(app)
        await hands.open_curtain()
        assert hands.table.sitting.viewer == PlayerId(0)
        assert fingerprint(play.game.table.state) == before


async def test_consent_can_be_given_by_mouse() -> None:
    play = position("draws")
    app = at_the_table(play)
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await play_first(hands, "draws")
        await hands.press("u")
        await pilot.click("#agree-0")
        await pilot.click("#agree-1")
        await pilot.pause()
        assert play.game.choices == []


# -- pictures ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_offer_and_consent_look_as_they_did(size: tuple[int, int]) -> None:
    decks = ("The Loud Arsonist", "Sister of Thorns")
    saved = Saved(Path("one.journal"), ("Ann", "Bob"), decks, "2026-11-18 20:15", 42, 7)
    match = {"best_of": 3, "seed": 1, "moves": [["game", 1], ["first", 0]]}
    for name, screen in (
        ("offer", ResumeOffer(saved)),
        ("offer-match", ResumeOffer(replace(saved, match=match))),
        ("consent", Consent("Take the last choice back?", ("Ann", "Bob"))),
    ):
        app = KeyforgeApp(library(), catalog())
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            app.push_screen(Screen())  # an empty one behind it
            app.push_screen(screen)
            await pilot.pause()
            compare(f"{name}-{size[0]}x{size[1]}", frame(app))
