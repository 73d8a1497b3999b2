"""The table: the one screen that holds the game."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from keyforge_tui.engine.decisions import Decision, DecisionKind
from keyforge_tui.engine.language.cardtext import card_text
from keyforge_tui.engine.view import TableView, look, see
from keyforge_tui.engine.words import CardId, PlayerId, opponent_of
from keyforge_tui.narration import Chronicle
from keyforge_tui.tui import cursor as moving
from keyforge_tui.tui import keys
from keyforge_tui.tui.asking import DONE, Asked, faces, lay_out
from keyforge_tui.tui.cursor import Spot
from keyforge_tui.tui.handover import must_hand_over, since_last_turn
from keyforge_tui.tui.match import Match
from keyforge_tui.tui.picking import Picking
from keyforge_tui.tui.screens.curtain import Curtain
from keyforge_tui.tui.screens.over import GameOverScreen
from keyforge_tui.tui.widgets.card import CardCell
from keyforge_tui.tui.widgets.decision import DecisionBar, Question
from keyforge_tui.tui.widgets.inspector import Inspection, Inspector
from keyforge_tui.tui.widgets.keybar import KeyBar, KeyHint
from keyforge_tui.tui.widgets.player import PlayerBar
from keyforge_tui.tui.widgets.row import CardRow
from keyforge_tui.tui.widgets.story import Story
from keyforge_tui.tui.widgets.turn import TurnBar


class GameScreen(Screen[None]):
    """Holds the game, hands views down, and takes answers from keys and clicks."""

    BINDINGS = [entry.binding() for entry in keys.ALL]
    AUTO_FOCUS = None

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.game = match.deal()
        self.chronicle = Chronicle(self.game, match.names)
        self.viewer: PlayerId = self.game.state.first
        """Whose eyes are on the screen."""
        self.picking: Picking | None = None
        self.cursor: Spot | None = None
        self.current: CardId | None = None
        """The card the cursor was on last."""
        self.asked = Asked()
        self.view: TableView = look(self.game.table, self.viewer)
        self.last_key = ""
        self.ending = False
        """The player was told that there is still something to do, and may end the turn now."""

    def compose(self) -> ComposeResult:
        """Their side, the middle, the own side; question and keys below; reading at the right."""
        with Horizontal(id="table"):
            with Vertical(id="board"):
                yield PlayerBar(id="their-bar")
                yield CardRow(id="their-artifacts", narrowest=14, widest=24)
                yield CardRow(id="their-line", empty="No creatures")
                yield TurnBar(id="turn-bar")
                yield CardRow(id="own-line", empty="No creatures")
                yield CardRow(id="own-artifacts", narrowest=14, widest=24)
                yield PlayerBar(id="own-bar")
                yield CardRow(id="hand", empty="Your hand is empty")
            with Vertical(id="side"):
                yield Inspector(id="inspector")
                yield Story(id="story")
        yield DecisionBar(id="decision")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """The first question stands behind a curtain like every other."""
        self.hand_over(first=True)

    # -- showing ---------------------------------------------------------------------------

    def ask(self) -> None:
        """Begin the pending decision."""
        decision = self.game.decision
        self.picking = None if decision is None else Picking(decision)
        self.ending = False
        self.show()

    def show(self) -> None:
        """Give every widget its part of what the viewer may know."""
        self.view = view = look(self.game.table, self.viewer)
        decision = self.game.decision
        self.asked = lay_out(view, decision, self.picking, self.current)
        self.cursor = moving.keep(self._rows_from_hand(), self.cursor)
        if self.cursor is not None and self.cursor.kind == "card":
            self.current = CardId(self.cursor.number)
            self.asked = lay_out(view, decision, self.picking, self.current)
        source = None if decision is None else decision.source
        for row, shown in faces(view, self.asked, self.picking, self.cursor, source).items():
            self.query_one(f"#{row}", CardRow).faces = shown
        for bar, player in (("own", self.viewer), ("their", opponent_of(self.viewer))):
            widget = self.query_one(f"#{bar}-bar", PlayerBar)
            widget.called = self.match.name(player)
            widget.player = view.players[player]
            widget.is_active = view.active == player
            widget.has_high_tide = None if view.tide is None else view.tide == player
        turn = self.query_one(TurnBar)
        turn.table = view
        turn.called = self.match.name(view.active)
        self.query_one(Inspector).inspection = self.inspect(self.current)
        self.query_one(DecisionBar).question = self._question(decision)
        self.query_one(Story).lines = self._story()
        self.query_one(KeyBar).hints = self._hints()

    def _rows_from_hand(self) -> list[list[Spot]]:
        """The rows with the player's own cards first: a new question begins there."""
        *cards, chips = self.asked.rows or [[]]
        return [*reversed(cards), chips]

    def _story(self) -> tuple[str, ...]:
        lines: list[str] = []
        turn = 0
        for entry, text in self.chronicle.told(self.viewer)[-60:]:
            if entry.turn != turn:
                turn = entry.turn
                lines.append(f"\nTurn {turn}: {self.match.name(entry.active)}")
            lines.append(text)
        return tuple(lines)

    def _question(self, decision: Decision | None) -> Question | None:
        if decision is None or self.picking is None:
            return None
        source = "" if decision.source is None else self.card_name(decision.source)
        note = ""
        if not self.picking.is_single:
            note = f"{len(self.picking.picked)} of {_range(decision)} picked"
        if self.ending:
            note = "You can still act. Press e again to end the turn."
        chip = self.cursor.number if self.cursor and self.cursor.kind == "chip" else None
        return Question(
            self.match.name(decision.player),
            decision.prompt,
            source,
            note,
            self.asked.chips,
            chip,
        )

    def _hints(self) -> tuple[KeyHint, ...]:
        offered = self._offered_acts()
        hints = [
            KeyHint(entry.key, entry.text, entry.action, entry.id in offered) for entry in keys.ACTS
        ]
        for entry in keys.TABLE:
            if entry.footer:
                hints.append(KeyHint(entry.key, entry.text, entry.action))
        return tuple(hints)

    def _offered_acts(self) -> set[str]:
        decision = self.game.decision
        if decision is None or decision.kind is not DecisionKind.MAIN:
            return set()
        return {
            option.action
            for option in decision.options
            if option.action is not None and option.card in (None, self.current)
        }

    def card_name(self, card: CardId) -> str:
        """What a card in a question is called."""
        return self.game.table.name(card)

    def inspect(self, card: CardId | None) -> Inspection | None:
        """What the viewer may read about a card."""
        if card is None:
            return None
        table = self.game.table
        view = see(table, card, self.viewer)
        there = table.state.in_play.get(card)
        facts = table.state.cards[card]
        definition = facts.definition if there is None else there.definition
        return Inspection(
            view,
            tuple(card_text(definition)),
            self.match.name(facts.owner),
            self.match.name(table.controller(card)),
        )

    # -- answering -------------------------------------------------------------------------

    def answer(self, options: Sequence[int]) -> None:
        """Give an answer to the engine and show what came of it."""
        before = self.chronicle.visible(self.game)
        turn = self.game.state.turn
        happened = self.game.choose(*options)
        self.chronicle.add(self.game, happened, before)
        if self.game.decision is None:
            self.show()
            self.finish()
        elif must_hand_over(self.game, self.viewer, self.game.state.turn != turn):
            self.hand_over()
        else:
            self.ask()

    @work
    async def finish(self) -> None:
        """The end of the game."""
        await self.app.push_screen_wait(GameOverScreen(self.match, self.game, self.chronicle))
        self.app.exit()

    @work(exclusive=True)
    async def hand_over(self, first: bool = False) -> None:
        """Draw the curtain; behind it, the table turns round to the next player."""
        decision = self.game.decision
        if decision is None:
            return
        following = decision.player
        lines = since_last_turn(self.chronicle, following)
        why = "" if first or decision.kind is DecisionKind.HOUSE else "A choice only you may see."
        if decision.kind is DecisionKind.MULLIGAN:
            why = "Your starting hand is dealt."
        elif decision.kind in (DecisionKind.HOUSE, DecisionKind.MAIN):
            why = f"Turn {self.game.state.turn}"
        opened = self.app.push_screen(
            Curtain(self.match.name(following), lines, self.last_key, why), wait_for_dismiss=True
        )
        self.viewer = following
        self.cursor = self.current = None
        self.ask()
        await opened

    def pick(self, option: int) -> None:
        """Pick one option; a single answer is given at once."""
        if self.picking is None:
            return
        if self.picking.is_single:
            self.answer((option,))
            return
        self.picking.toggle(option)
        if self.picking.is_complete and self.picking.is_full and not self.picking.decision.same:
            self.answer(self.picking.picked)
        else:
            self.show()

    # -- actions ---------------------------------------------------------------------------

    def action_move(self, way: str, by: int) -> None:
        """Move the cursor among the legal targets."""
        step = {"across": moving.across, "along": moving.along, "cycle": moving.cycle}[way]
        self.cursor = step(self.asked.rows, self.cursor, by)
        self.show()

    def action_take(self) -> None:
        """Take what the cursor is on."""
        if self.cursor is not None:
            self.take(self.cursor)

    def take(self, spot: Spot) -> None:
        """Take a card or an answer of the bar."""
        if spot.kind == "chip":
            if spot.number >= len(self.asked.meanings):
                return
            option = self.asked.meanings[spot.number]
            if option == DONE:
                self.action_done()
            elif self._is_end(option):
                self.action_act("end")
            else:
                self.pick(option)
            return
        options = self.asked.lit.get(CardId(spot.number), [])
        if len(options) == 1:
            self.pick(options[0].id)
        elif options:
            self.cursor = Spot("chip", 0)
            self.show()

    def _is_end(self, option: int) -> bool:
        return self.picking is not None and self.picking.by_id[option].action == "end"

    def action_act(self, action: str) -> None:
        """Do something in the main step with the card under the cursor."""
        decision = self.game.decision
        if decision is None or decision.kind is not DecisionKind.MAIN:
            return
        for option in decision.options:
            if option.action == action and option.card in (None, self.current):
                if action == "end" and not self.ending and self._could_still_act(decision):
                    self.ending = True
                    self.show()
                else:
                    self.answer((option.id,))
                return

    def _could_still_act(self, decision: Decision) -> bool:
        return any(option.action not in ("end", "tide", "discard") for option in decision.options)

    def action_done(self) -> None:
        """Enough is picked."""
        if self.picking is not None and not self.picking.is_single and self.picking.is_complete:
            self.answer(self.picking.picked)

    def action_less(self) -> None:
        """Take a pick back: the one under the cursor, or the last."""
        if self.picking is None or not self.picking.picked:
            return
        options = []
        if self.cursor is not None and self.cursor.kind == "card":
            options = [o.id for o in self.asked.lit.get(CardId(self.cursor.number), [])]
        if not any(self.picking.remove(option) for option in options):
            self.picking.remove(self.picking.picked[-1])
        self.show()

    def action_back(self) -> None:
        """From the bar back to the card; from a started action back to the main step."""
        if self.picking is not None and self.picking.picked:
            self.picking.picked.clear()
            self.show()
        elif self.ending:
            self.ending = False
            self.show()
        elif self.cursor is not None and self.cursor.kind == "chip" and self.current is not None:
            self.cursor = Spot("card", self.current)
            self.show()

    def action_undo(self) -> None:
        """Take the last answer back."""
        if not self.game.undo():
            return
        self.chronicle.cut(len(self.game.log))
        decision = self.game.decision
        if decision is not None and must_hand_over(self.game, self.viewer, False):
            self.hand_over()
        else:
            self.ask()

    def on_key(self, event: events.Key) -> None:
        """Digits and letters pick."""
        self.last_key = event.key
        spot = self.asked.keys.get(event.character or "")
        if spot is None:
            return
        event.stop()
        event.prevent_default()
        if self.game.decision is not None and self.game.decision.kind is DecisionKind.MAIN:
            self.cursor = spot
            self.show()
        else:
            self.cursor = spot
            self.take(spot)

    # -- the mouse -------------------------------------------------------------------------

    @on(CardCell.Clicked)
    def click_card(self, event: CardCell.Clicked) -> None:
        """A click moves the cursor; a second one takes."""
        spot = Spot("card", event.card)
        self.last_key = "click"
        is_main = self.game.decision is not None and self.game.decision.kind is DecisionKind.MAIN
        if event.card in self.asked.lit and (not is_main or self.cursor == spot):
            self.cursor = spot
            self.take(spot)
            return
        if event.card in self.asked.lit:
            self.cursor = spot
        self.current = event.card
        self.show()

    @on(CardCell.Hovered)
    def hover_card(self, event: CardCell.Hovered) -> None:
        """Reading follows the pointer."""
        self.query_one(Inspector).inspection = self.inspect(event.card)

    @on(DecisionBar.Clicked)
    def click_chip(self, event: DecisionBar.Clicked) -> None:
        """A click on an answer gives it."""
        self.last_key = "click"
        self.take(Spot("chip", event.chip))

    @on(KeyBar.Pressed)
    async def click_key(self, event: KeyBar.Pressed) -> None:
        """A click on a key presses it."""
        self.last_key = "click"
        await self.run_action(event.action)


def _range(decision: Decision) -> str:
    if decision.min == decision.max:
        return str(decision.max)
    return f"{decision.min} to {decision.max}" if decision.min else f"up to {decision.max}"
