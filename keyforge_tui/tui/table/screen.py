"""The table: the one screen that holds the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from textual import events, on, work
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer

from keyforge_tui.engine import REPAIR, CardId, Kind, Option
from keyforge_tui.sitting.handover import since_last_turn, standings, why_next
from keyforge_tui.sitting.settings import Settings
from keyforge_tui.sitting.sitting import After, Sitting
from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.dialogs.confirm import Confirm, Consent
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.ending.over import GameOverScreen
from keyforge_tui.tui.keys.keymap import bindings, written
from keyforge_tui.tui.keys.registry import ALL, BY_ID
from keyforge_tui.tui.readers.by_name import sitting_reader
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry
from keyforge_tui.tui.table import interaction
from keyforge_tui.tui.table.cursor import Spot
from keyforge_tui.tui.table.interaction import Answer, Interaction, Refused, Step, TakeBack, Weigh
from keyforge_tui.tui.table.layout import ACT_TEXTS
from keyforge_tui.tui.table.pane import HEIGHTS, WIDTHS, TablePane
from keyforge_tui.tui.table.prompt import key_hints, question
from keyforge_tui.tui.table.widgets.card import CardCell
from keyforge_tui.tui.table.widgets.decision import DecisionBar
from keyforge_tui.tui.table.widgets.keybar import KeyBar
from keyforge_tui.tui.table.widgets.news import Opened, Ticker


class GameScreen(Screen[str]):
    """Holds the sitting and one value, `now`: where the one at the keyboard stands with it."""

    AUTO_FOCUS = None
    BINDINGS = bindings(ALL)
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    OUTLOOK_DELAY = 0.08
    """Seconds the cursor rests before looking ahead, so that moving it is never slowed down."""

    def __init__(self, sitting: Sitting, settings: Settings) -> None:
        super().__init__()
        self.sitting = sitting
        self.now = Interaction(sitting.view(), settings)
        self.last_key = ""
        self.turn_given = 0
        """The last turn a curtain announced."""
        self._resting: Timer | None = None

    def compose(self) -> ComposeResult:
        """The table; below it the question and the keys."""
        yield TablePane(id="table")
        yield Ticker(id="ticker")
        yield DecisionBar(id="decision")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """The first question stands behind a curtain like every other."""
        self.set_interval(1.0, self._show_clock)
        if self.sitting.open_table:
            self.ask()
        else:
            self.hand_over()

    # -- showing ---------------------------------------------------------------------------

    def ask(self) -> None:
        """Begin the pending decision."""
        sitting = self.sitting
        self.change(
            interaction.begin(self.now, sitting.view(), sitting.decision, sitting.can_go_back)
        )

    def use(self, settings: Settings) -> None:
        """Ask and answer as the settings say, from now on."""
        now = replace(self.now, settings=settings)
        self.change(interaction.refreshed(now, self.sitting.view()))

    def change(self, now: Interaction) -> None:
        """Show where things stand now; nothing else changes what is shown."""
        self.now = now
        self.query_one(TablePane).show(self.sitting, now)
        self.query_one(KeyBar).hints = key_hints(now)
        self._read(now.current)
        self._show_question()
        if self._resting is not None:
            self._resting.stop()
        self._resting = self.set_timer(self.OUTLOOK_DELAY, self.look_ahead)

    def say(self, text: str) -> None:
        """Tell the one at the keyboard something about the program."""
        self.change(interaction.say(self.now, text))

    def _show_clock(self) -> None:
        self.query_one(TablePane).show_clock(self.sitting)

    def _show_question(self) -> None:
        self.query_one(DecisionBar).question = question(self.now, self.sitting)

    def _read(self, card: CardId | None) -> None:
        """The card to read, at the side and in the ticker."""
        inspection = self.sitting.inspect(card)
        self.query_one(TablePane).read(inspection)
        ticker = self.query_one(Ticker)
        ticker.title, ticker.text = "", " ".join(self.now.news)
        if not self.now.news and inspection is not None and card is not None and inspection.text:
            ticker.title = self.sitting.card_name(card)
            ticker.text = " ".join(inspection.text)

    def look_ahead(self) -> None:
        """Play what the cursor is on on a copy and tell what happens."""
        options = interaction.foreseeable(self.now)
        if (
            self.now.picking is not None
            and self.now.picking.is_single
            and self.is_current
            and self.now.arming is None
            and self.now.foretold != {option.id for option in options}
        ):
            self._foretell(options)

    def _foretell(self, options: Sequence[Option]) -> None:
        """Show what the engine says each of these answers would do."""
        lines: list[str] = []
        for option in options:
            told = self.sitting.outlook(option.id)
            if told and self.now.is_main and option.card is not None:
                told[0] = f"{ACT_TEXTS.get(option.action or '', option.label)}: {told[0]}"
            lines += told
        self.now = interaction.foretell(self.now, options, lines)
        self._show_question()

    # -- answering -------------------------------------------------------------------------

    def step(self, step: Step) -> None:
        """Show or do what came of a key or a click."""
        match step:
            case Interaction():
                self.change(step)
            case Answer(answers, ordering):
                if ordering is not None:
                    self.now = replace(self.now, ordering=ordering)
                *earlier, last = answers
                for options in earlier:  # points that are divided are questions in a row
                    self.sitting.answer(options)
                self.answer(last)
            case Weigh(option):
                if self._is_attack(option):
                    self.change(interaction.arm(self.now, option))
                    self._foretell([option])
                else:
                    self.answer((option.id,))
            case Refused(action):
                self._tell_why(action)
            case TakeBack():
                self._take_back(True)

    def answer(self, options: Sequence[int]) -> None:
        """Give an answer to the engine and show what came of it."""
        after, happened = self.sitting.answer(options)
        self.now = replace(self.now, news=tuple(self.sitting.sentences(happened)))
        self._go_on(after)
        if after is After.ASK and self.now.settings.animation:
            self.query_one(TablePane).flash(event.card for event in happened)

    def _go_on(self, after: After) -> None:
        if after is After.OVER:
            self.ask()
            self.finish()
        elif after is After.HAND_OVER:
            self.hand_over()
        elif self._goes_as_listed():
            decision = self.sitting.decision
            assert decision is not None
            self.answer((decision.options[0].id,))
        else:
            self.ask()

    def _goes_as_listed(self) -> bool:
        """Whether the next question was answered already by "the rest as listed"."""
        is_listed = interaction.goes_as_listed(self.now, self.sitting.decision)
        if not is_listed:
            self.now = replace(self.now, ordering=None)
        return is_listed

    def _is_attack(self, option: Option) -> bool:
        """Whether an option attacks; a fight does where there is but one creature to attack."""
        if option.action == "attack":
            return True
        events = self.sitting.foresee(option.id).events
        return any(event.kind is Kind.FIGHT_DECLARED for event in events)

    def _tell_why(self, action: str) -> None:
        """Say in a line why a greyed action is not offered."""
        card = self.now.current
        if card is None or not self.sitting.sees(card):
            return
        reasons = self.sitting.game.explain(card, action)
        if reasons:
            more = f" {written(BY_ID['why'])} tells more." if len(reasons) > 1 else ""
            self.say(f"Not now: {reasons[0].text} ({reasons[0].rule}){more}")

    # -- from one player to the other, and the end -----------------------------------------

    @work(exclusive=True)
    async def hand_over(self) -> None:
        """Draw the curtain; behind it, the table turns round to the next player."""
        sitting = self.sitting
        decision = sitting.decision
        if decision is None:
            return
        lines = since_last_turn(sitting.chronicle, decision.player)
        lines = [*filter(None, (sitting.notice, sitting.warning)), *lines]
        sitting.notice = ""
        why, self.turn_given = why_next(sitting.game, decision, self.turn_given)
        name = sitting.name(decision.player)
        curtain = Curtain(name, lines, self.last_key, why, standings(sitting))
        opened = self.app.push_screen(curtain, wait_for_dismiss=True)
        sitting.stop_clock()
        sitting.viewer = decision.player
        self.now = interaction.turn_round(self.now)
        self.ask()
        await opened
        sitting.run_clock()

    @work
    async def finish(self) -> None:
        """The end of the game."""
        self.sitting.finish()
        result: str = await self.app.push_screen_wait(GameOverScreen(self.sitting))
        leave(self, result)

    def action_concede(self) -> None:
        """Give the game up."""
        self.app.push_screen(Confirm("Give this game up?", "Concede", careful=True), self._concede)

    def _concede(self, sure: bool | None) -> None:
        if sure:
            self.sitting.session.concede(self.sitting.viewer)
            self.finish()

    def action_leave(self) -> None:
        """Leave the table; the game is saved and can go on another time."""
        session = self.sitting.session
        kept = self.sitting.warning or "The game is saved and goes on where you leave it."
        if session.journal is None:
            kept = "This game is not kept."
        self.app.push_screen(Confirm(f"Leave the table? {kept}", "Leave"), self._leave)

    def _leave(self, sure: bool | None) -> None:
        if sure:
            leave(self, "leave")

    # -- taking back and putting right -----------------------------------------------------

    def action_undo(self) -> None:
        """Take the last answer back; past what somebody has seen only when both agree."""
        if not self.sitting.session.can_undo:
            self.say("There is nothing to take back.")
        elif self.sitting.session.undo_needs_consent:
            asks = (
                "The last choice showed something that was hidden, or gave the turn away. "
                "It is taken back only if you both agree."
            )
            self.app.push_screen(Consent(asks, self.sitting.names), self._take_back)
        else:
            self._take_back(True)

    def _take_back(self, agreed: bool | None) -> None:
        after = self.sitting.undo() if agreed else None
        session = self.sitting.session
        while after is After.ASK and self._goes_as_listed() and session.can_undo:
            if session.undo_needs_consent:
                break
            after = self.sitting.undo()
        self.now = replace(self.now, ordering=None)
        if after is None:
            return
        self.now = replace(self.now, news=())
        if after is After.ASK:  # asked, even where "as listed" would answer it again
            self.ask()
            self.say("Taken back.")
        else:
            self._go_on(after)

    def action_redo(self) -> None:
        """Give the answer again that was taken back."""
        again = self.sitting.redo()
        if again is not None:
            after, happened = again
            self.now = replace(self.now, news=tuple(self.sitting.sentences(happened)))
            self._go_on(after)

    def action_repair(self) -> None:
        """Put right what was misplayed, if both agree; the engine asks what it is."""
        if not self.sitting.is_main:
            self.say("Something can be put right when you may act: answer first, or go back.")
            return
        asks = (
            "Put right what was misplayed? No rule asks for it, so you both have to agree. "
            "It is written down and can be taken back."
        )
        self.app.push_screen(Consent(asks, self.sitting.names), self._repair)

    def _repair(self, agreed: bool | None) -> None:
        if agreed and self.sitting.is_main:
            self.answer((REPAIR,))

    # -- keys ------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Digits and letters pick."""
        self.last_key = event.key
        step = interaction.key(self.now, event.character or "")
        if step is not None:
            event.stop()
            event.prevent_default()
            self.step(step)

    def action_move(self, way: str, by: int) -> None:
        """Move the cursor among the legal targets."""
        self.step(interaction.move(self.now, way, by))

    def action_look(self, way: str, by: int) -> None:
        """Look at any card, legal target or not."""
        self.step(interaction.look(self.now, way, by))

    def action_act(self, action: str) -> None:
        """Do something in the main step with the card under the cursor."""
        self.step(interaction.act(self.now, action))

    def action_answer(self, how: str) -> None:
        """Take, take back, enough, the rest, back: what the keys of a question do."""
        self.step(interaction.KEYS[how](self.now))

    def action_find(self) -> None:
        """Search a long list of answers."""
        picking, layout = self.now.picking, self.now.layout
        if picking is None or self.now.is_main or not layout.chips:
            return
        entries = [
            ReaderEntry(Content(chip.text), value=str(meaning))
            for chip, meaning in zip(layout.chips, layout.meanings, strict=True)
        ]
        reader = Reader(picking.decision.prompt, entries, search=True, chooses=True)
        self.app.push_screen(reader, self._found)

    def _found(self, value: str | None) -> None:
        if value is not None:
            self.step(interaction.give(self.now, int(value)))

    def action_read(self, what: str) -> None:
        """Open something to read."""
        reader = sitting_reader(what, self.sitting, self.now.current)
        if reader is not None:
            self.app.push_screen(reader)

    # -- clicks ----------------------------------------------------------------------------

    @on(CardCell.Clicked)
    def click_card(self, event: CardCell.Clicked) -> None:
        """A click moves the cursor; a second one takes."""
        self.last_key = "click"
        self.step(interaction.click(self.now, event.card))

    @on(CardCell.Hovered)
    def hover_card(self, event: CardCell.Hovered) -> None:
        """Reading follows the pointer."""
        self._read(event.card)

    @on(DecisionBar.Clicked)
    def click_chip(self, event: DecisionBar.Clicked) -> None:
        """A click on an answer gives it."""
        self.last_key = "click"
        self.step(interaction.take(self.now, Spot("chip", event.chip)))

    @on(Opened)
    def click_part(self, event: Opened) -> None:
        """A click on a part of the table opens what it stands for."""
        self.last_key = "click"
        self.action_read(event.what)

    @on(KeyBar.Pressed)
    async def click_key(self, event: KeyBar.Pressed) -> None:
        """A click on a key presses it."""
        self.last_key = "click"
        await self.run_action(event.action)
