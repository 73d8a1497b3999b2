"""Nothing is lost at the table: every choice is kept, games go on, undo is fair."""

from __future__ import annotations

from pathlib import Path

import pytest

from keyforge_tui.engine.words import PlayerId
from keyforge_tui.saves.games import unfinished
from keyforge_tui.saves.journal import Over, read
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.match import from_position
from keyforge_tui.tui.screens.consent import Consent
from keyforge_tui.tui.screens.curtain import Curtain
from keyforge_tui.tui.screens.game import GameScreen
from tests.saves.games import fingerprint
from tests.scenario import Play, action, scene
from tests.tui.hands import Hands, an_app, catalog, frame, library

SIZE = (120, 40)


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
    sitting = from_position(play.game, ("Ann", "Bob"))
    return KeyforgeApp(library(), catalog(), sitting=sitting)


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
        and game.state.cards[option.card].definition.slug == card
    )
    await hands.act(option)
    assert len(game.choices) == 1


async def test_what_showed_nothing_is_taken_back_and_given_again_at_once() -> None:
    play = position("gains")
    before = fingerprint(play.game.state)
    app = at_the_table(play)
    async with app.run_test(size=SIZE) as pilot:
        hands = Hands(pilot)
        await play_first(hands, "gains")
        after = fingerprint(play.game.state)
        await hands.press("u")
        assert isinstance(app.screen, GameScreen)
        assert fingerprint(play.game.state) == before
        await hands.press("U")
        assert fingerprint(play.game.state) == after


@pytest.mark.parametrize("card", ["draws", "shuffles", "reveals", "gambles"])
async def test_what_was_seen_is_taken_back_only_by_both(card: str) -> None:
    play = position(card)
    before = fingerprint(play.game.state)
    app = at_the_table(play)
    async with app.run_test(size=SIZE) as pilot:
        hands = Hands(pilot)
        await play_first(hands, card)
        after = fingerprint(play.game.state)
        await hands.press("u")
        assert isinstance(app.screen, Consent)
        await hands.press("1", "escape")
        assert isinstance(app.screen, GameScreen)
        assert fingerprint(play.game.state) == after
        await hands.press("u", "2", "2")
        assert isinstance(app.screen, Consent)
        await hands.press("1")
        assert fingerprint(play.game.state) == before
        assert "Both players agree to take a choice back." in hands.table.sitting.story()
        await play_first(hands, card)  # the same choice, the same luck
        assert fingerprint(play.game.state) == after


async def test_a_turn_that_was_handed_over_is_taken_back_only_by_both() -> None:
    play = position("gains")
    app = at_the_table(play)
    async with app.run_test(size=SIZE) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        await hands.open_curtain()
        before = fingerprint(play.game.state)
        await hands.press("e", "e")
        assert isinstance(app.screen, Curtain)
        await hands.open_curtain()
        assert hands.table.sitting.viewer == PlayerId(1)
        await hands.press("u", "1", "2")
        assert isinstance(app.screen, Curtain)  # back to Ann, and nobody sees her hand before
        assert "Both players agree" in frame(app)
        await hands.open_curtain()
        assert hands.table.sitting.viewer == PlayerId(0)
        assert fingerprint(play.game.state) == before


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
