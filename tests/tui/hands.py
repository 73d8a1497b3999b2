"""Hands on the keyboard: plays the app through the pilot as two people would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen
from textual.strip import Strip

from keyforge_tui.common.paths import cards_folder
from keyforge_tui.common.rng import below
from keyforge_tui.engine.game import Deck
from keyforge_tui.engine.model.decisions import Decision, DecisionKind, Option
from keyforge_tui.engine.model.words import CardId
from keyforge_tui.engine.table.state import State
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.decks.playable import starter_decks
from keyforge_tui.library.sets import Catalog, load_sets
from keyforge_tui.match.setting import Dealing
from keyforge_tui.sitting.series import sit_down
from keyforge_tui.tui.app import KeyforgeApp
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.keys.registry import ACTS
from keyforge_tui.tui.table.cursor import Spot
from keyforge_tui.tui.table.interaction import could_still_act
from keyforge_tui.tui.table.screen import GameScreen
from tests.tui.stillness import until

ACT_KEYS = {entry.id: entry.key for entry in ACTS}


@cache
def library() -> CardLibrary:
    """The project's cards."""
    return CardLibrary(cards_folder())


@cache
def catalog() -> Catalog:
    """What the sets print."""
    return load_sets(cards_folder() / "sets")


@cache
def decks() -> tuple[Deck, Deck]:
    """The two starter decks."""
    return starter_decks(library=library())


def an_app(seed: int = 7, folder: Path | None = None) -> KeyforgeApp:
    """Ann against Bob with the two starter decks."""
    dealing = Dealing(decks(), seed, names=("Ann", "Bob"))
    sitting = sit_down(dealing, library(), folder)
    return KeyforgeApp(library(), catalog(), sitting=sitting, folder=folder)


def frame(app: KeyforgeApp) -> str:
    """What is on the screen, line by line."""
    strips: list[Strip] = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


class Hands:
    """Presses keys; which ones is drawn from a seed of its own."""

    def __init__(self, pilot: Pilot[None], seed: int = 1) -> None:
        self.pilot = pilot
        self.luck = State((), [], seed)
        self.seen: Callable[[], None] = lambda: None
        """Called after every key."""

    @property
    def app(self) -> KeyforgeApp:
        """The app being played."""
        app = self.pilot.app
        assert isinstance(app, KeyforgeApp)
        return app

    @property
    def table(self) -> GameScreen:
        """The game screen, wherever it is in the stack."""
        for screen in self.app.screen_stack:
            if isinstance(screen, GameScreen):
                return screen
        raise AssertionError("no game on the table")

    async def press(self, *keys: str) -> None:
        """Press keys one after the other and look after each."""
        for key in keys:
            await self.settle()
            await self.pilot.press(key)
            self.seen()

    async def settle(self) -> None:
        """Wait until a screen is there: one may have gone before the next has come."""
        await self.pilot.pause()
        await until(lambda: type(self.app.screen) is not Screen, "a screen is there")

    async def open_curtain(self) -> None:
        """Open the curtain if it is drawn."""
        if isinstance(self.app.screen, Curtain):
            await self.press(self.app.screen.opener)

    async def turn(self) -> None:
        """Answer one question, whatever it is."""
        await self.open_curtain()
        decision = self.table.sitting.game.decision
        if decision is None or self.app.screen is not self.table:
            return
        if decision.kind is DecisionKind.MAIN:
            await self.act(self.drawn(decision))
        else:
            await self.pick(decision)

    def drawn(self, decision: Decision) -> Option:
        """An option; ending the turn only when nothing else is there, or seldom."""
        useful = [o for o in decision.options if o.action not in ("end", "tide", "discard")]
        options = useful or [o for o in decision.options if o.action == "end"]
        return options[below(self.luck, len(options))]

    async def act(self, option: Option) -> None:
        """Act in the main step: jump to the card, press the key."""
        if option.card is not None:
            await self.go_to(Spot("card", option.card))
        keys = [ACT_KEYS[option.action or ""]]
        if option.action == "end" and could_still_act(self.decision):
            keys *= 2
        await self.press(*keys)
        await self.confirm()

    async def confirm(self) -> None:
        """Go on with an attack that is shown before it is made."""
        if self.is_at_table and self.table.now.arming is not None:
            await self.press("enter")

    @property
    def decision(self) -> Decision:
        """What is asked."""
        decision = self.table.sitting.game.decision
        assert decision is not None
        return decision

    @property
    def kind(self) -> str:
        """What kind of question is asked."""
        return self.decision.kind.value

    def look_at(self, card: CardId) -> None:
        """Make a card the one that is read."""
        self.table.now = replace(self.table.now, current=card)

    @property
    def is_at_table(self) -> bool:
        """Whether nothing lies over the table."""
        return self.app.screen is self.table

    async def go_to(self, spot: Spot) -> None:
        """Bring the cursor to a spot with its key, or with Tab."""
        key = next((k for k, s in self.table.now.layout.keys.items() if s == spot), None)
        if key is not None and self.kind == "main":
            await self.press(key)
            return
        for _ in range(sum(map(len, self.table.now.layout.rows)) + 1):
            if self.table.now.cursor == spot:
                return
            await self.press("tab")
        raise AssertionError(f"the cursor never came to {spot}")

    async def pick(self, decision: Decision) -> None:
        """Pick as many options as must be picked, with their keys or with Tab and Enter."""
        wanted = max(decision.min, min(1, decision.max))
        answers = len(self.table.sitting.game.choices)
        for _ in range(wanted):
            spots = [
                spot
                for row in self.table.now.layout.rows
                for spot in row
                if not self.is_taken(spot)
            ]
            spot = spots[below(self.luck, len(spots))]
            key = next((k for k, s in self.table.now.layout.keys.items() if s == spot), None)
            if key is None:
                await self.go_to(spot)
                key = "enter"
            await self.press(key)
            await self.confirm()
            if len(self.table.sitting.game.choices) != answers:
                return
        await self.press("full_stop")

    def is_taken(self, spot: Spot) -> bool:
        """Whether a spot was picked already or is the one that says enough."""
        picking = self.table.now.picking
        assert picking is not None
        if spot.kind == "card":
            options = [option.id for option in self.table.now.layout.lit[CardId(spot.number)]]
        else:
            options = [self.table.now.layout.meanings[spot.number]]
        return options[0] < 0 or (any(option in picking.picked for option in options))
