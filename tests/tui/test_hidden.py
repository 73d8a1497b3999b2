"""No frame ever shows the name of a card that the one who is looking may not see."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest
from textual._compositor import LayoutUpdate

from keyforge_tui.engine.model.words import PLAYERS, CardId, PlayerId, Zone
from keyforge_tui.match.formats import Format
from keyforge_tui.match.match import Match
from keyforge_tui.match.setting import Dealing, Setting
from keyforge_tui.sitting.series import next_game, sit_down
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.ending.over import GameOverScreen
from keyforge_tui.tui.readers.reader import Reader
from tests.onlooker import Onlooker, marked_decks, secretive_decks
from tests.tui.hands import Hands, an_app, catalog, frame, library

NAMES = ("Ann", "Bob")
ASIDES = [
    ("l",),
    ("v", "down", "down", "down"),
    ("n", "down"),
    ("w", "down", "down"),
    ("i",),
    ("question_mark",),
    ("D", "down"),
    ("shift+up", "shift+left", "shift+up", "i"),
    ("shift+up", "shift+up", "shift+up", "shift+right", "w"),
    ("ctrl+p", "q"),
    ("slash",),
    ("X",),
    ("C",),
    ("R",),
    ("b", "slash", "q"),
]
"""Everything there is to read or to open at the table; Escape closes it again."""


def painted(app: KeyforgeApp) -> str:
    """What a terminal would show, with whatever shines through the screen on top."""
    update = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    assert isinstance(update, LayoutUpdate)
    return "\n".join("".join(strip.text for strip in line) for line in update.strips)


@dataclass
class Watch:
    """Looks at every frame that is painted."""

    app: KeyforgeApp
    sitting: Sitting
    leaks: list[str] = field(default_factory=list)
    frames: Counter[str] = field(default_factory=Counter)
    """How many of every screen."""
    hidden: Counter[Zone] = field(default_factory=Counter)
    """In how many frames a card lay hidden in a zone."""
    looker: PlayerId | None = None
    """Who opened the last curtain; None: both may be looking."""

    def __post_init__(self) -> None:
        self.onlooker = Onlooker(self.sitting.game)
        self.app.post_display_hook = self.look  # type: ignore[method-assign]  # Textual's own for tests

    def owner(self, card: CardId) -> PlayerId:
        """Whose deck a card belongs to; its player may always read the list."""
        return self.sitting.game.cards[card].owner

    def look(self) -> None:
        """Hold what was just painted against what may be seen."""
        stack = self.app.screen_stack
        curtains = [screen for screen in stack if isinstance(screen, Curtain)]
        if curtains:
            self.looker = PlayerId(NAMES.index(curtains[-1].called))
        together = curtains or isinstance(self.app.screen, GameOverScreen) or self.looker is None
        lookers = PLAYERS if together else (self.looker,)
        shown = painted(self.app)
        name = type(self.app.screen).__name__
        unseen = self.onlooker.unseen(shown, [one for one in lookers if one is not None])
        if isinstance(self.app.screen, Reader) and self.app.screen.heading == "Decks":
            cards = self.onlooker.cards
            unseen = [one for one in unseen if self.owner(cards[one]) != self.looker]
        if unseen:
            self.leaks.append(f"{name} shows {unseen} to {lookers}:\n{shown}")
        self.frames[name] += 1
        state = self.sitting.game.table.state
        self.hidden.update({zone for zone in state.zones if zone in (Zone.ARCHIVES, Zone.UNDER)})


async def play_watched(sitting: Sitting, size: tuple[int, int], seed: int, answers: int) -> Watch:
    """A random game in which everything is opened now and then, in front of the curtain too."""
    app = KeyforgeApp(library(), catalog(), sitting=sitting)
    watch = Watch(app, sitting)
    async with app.run_test(size=size, tooltips=True, notifications=True) as pilot:
        hands = Hands(pilot, seed)
        await pilot.pause()
        asides = curtains = 0
        while not sitting.game.over and len(sitting.game.choices) < answers:
            if isinstance(app.screen, Curtain):
                if curtains % 3 == 0:
                    await pilot.press("ctrl+p", "l", "v", "u", "tab", "question_mark")
                    assert isinstance(app.screen, Curtain)
                curtains += 1
                if curtains % 5 == 0:
                    await pilot.resize_terminal(60, 20)
                    await pilot.pause()
                    await pilot.resize_terminal(*size)
                    await pilot.pause()
                await hands.open_curtain()
            elif hands.is_at_table and len(sitting.game.choices) >= asides * 3:
                await pilot.press(*ASIDES[asides % len(ASIDES)])
                await pilot.pause()
                closing = 4
                while closing and app.screen is not hands.table:
                    await pilot.press("escape")
                    closing -= 1
                asides += 1
                if asides % 6 == 0:  # taken back, when both agree
                    await pilot.press("u", "1", "2")
            await hands.turn()
            assert not watch.leaks, watch.leaks[0]
        if not sitting.game.over:
            await hands.open_curtain()
            await pilot.press("C", "y")
        await pilot.pause()
        assert isinstance(app.screen, GameOverScreen)
    assert not watch.leaks, watch.leaks[0]
    return watch


def dealt(seed: int) -> Sitting:
    """A game with two decks of cards that deal with hidden cards."""
    decks = secretive_decks(library().card)
    sitting = sit_down(Dealing(decks, seed, names=NAMES), library())
    sitting.match = None  # deck lists are open where nothing else is agreed on
    return sitting


@pytest.mark.parametrize(("seed", "size"), [(1, (120, 40)), (2, (80, 24))])
async def test_no_frame_of_a_random_game_shows_a_hidden_card(
    seed: int, size: tuple[int, int]
) -> None:
    watch = await play_watched(dealt(seed), size, seed, 80)
    assert watch.frames.keys() >= {
        *("Curtain", "GameScreen", "Reader", "Commands", "Consent", "Confirm"),
        *("TooSmall", "GameOverScreen"),
    }
    assert watch.frames.total() > 200
    assert watch.hidden[Zone.ARCHIVES] > 50
    assert watch.hidden[Zone.UNDER] > 50


async def test_no_frame_of_a_sealed_game_shows_a_card_or_a_list_that_is_hidden() -> None:
    decks = marked_decks(library().all(), 4)
    setting = Setting(NAMES, decks, Format.SEALED, seed=4)
    watch = await play_watched(next_game(Match(setting), library()), (100, 30), 4, 50)
    assert watch.frames["Reader"] > 20


async def test_the_curtain_shows_no_hand() -> None:
    app = an_app()
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(pilot)
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        game = hands.table.sitting.game
        names = {
            game.table.name(card) for player in game.table.state.players for card in player.hand
        }
        assert not [name for name in names if name in frame(app)]
