"""Answering at the table: from a key or a click to the engine, and on to the next question."""

from __future__ import annotations

from collections.abc import Sequence

from textual import work

from keyforge_tui.engine import REPAIR, CardId, Decision, DecisionKind, Kind, Option, opponent_of
from keyforge_tui.sitting.handover import since_last_turn, standings
from keyforge_tui.sitting.sitting import After
from keyforge_tui.tui.dialogs.consent import Consent
from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.dialogs.leaving import leave
from keyforge_tui.tui.ending.over import GameOverScreen
from keyforge_tui.tui.keys import registry
from keyforge_tui.tui.keys.keymap import key_of
from keyforge_tui.tui.table import cursor as moving
from keyforge_tui.tui.table.asking import DONE, REST
from keyforge_tui.tui.table.cursor import Spot
from keyforge_tui.tui.table.table import TableScreen


class ActingScreen(TableScreen):
    """Takes answers for the pending decision. Looking and reading is the game screen's part."""

    def on_mount(self) -> None:
        """The first question stands behind a curtain like every other."""
        self.set_interval(1.0, self.show_clock)
        if self.sitting.open_table:
            self.ask()
        else:
            self.hand_over()

    def answer(self, options: Sequence[int]) -> None:
        """Give an answer to the engine and show what came of it."""
        after, happened = self.sitting.answer(options)
        self.news = self.sitting.sentences(happened)
        self._go_on(after)
        if after is After.ASK and self.animation:
            self.flash(event.card for event in happened)

    def _go_on(self, after: After) -> None:
        if after is After.OVER:
            self.show()
            self.finish()
        elif after is After.HAND_OVER:
            self.hand_over()
        elif self._order_as_listed():
            decision = self.sitting.decision
            assert decision is not None
            self.answer((decision.options[0].id,))
        else:
            self.ask()

    def _order_as_listed(self) -> bool:
        """Whether the next question was answered already by "the rest as listed"."""
        decision = self.sitting.decision
        if (
            decision is None
            or decision.kind is not DecisionKind.ORDER
            or (decision.player != self.ordering and not self.auto_order)
            or decision.max != 1
        ):
            self.ordering = None
            return False
        return True

    @work
    async def finish(self, conceded: bool = False) -> None:
        """The end of the game; who concedes is the one who looks."""
        winner = opponent_of(self.sitting.viewer) if conceded else self.sitting.game.winner
        self.sitting.finish(winner)
        over = GameOverScreen(self.sitting, winner, conceded=conceded)
        result: str = await self.app.push_screen_wait(over)
        leave(self, result)

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
        why = self._why_next(decision)
        name = sitting.name(decision.player)
        curtain = Curtain(name, lines, self.last_key, why, standings(sitting))
        opened = self.app.push_screen(curtain, wait_for_dismiss=True)
        sitting.stop_clock()
        sitting.viewer = decision.player
        self.cursor = self.current = None
        self.news = []
        self.ask()
        await opened
        sitting.run_clock()

    def _why_next(self, decision: Decision) -> str:
        """What the next player is wanted for; the first curtain of a turn gives them the turn."""
        game = self.sitting.game
        if decision.kind is DecisionKind.MULLIGAN:
            return "Your starting hand is dealt."
        if decision.player != game.active:
            return "A choice that only you may see."
        is_new = self.turn_given not in (0, game.turn)  # 0: the game was just opened
        self.turn_given = game.turn
        if is_new or decision.kind is DecisionKind.HOUSE:
            return f"Turn {game.turn} is yours."
        return "It is still your turn."

    def pick(self, option: int) -> None:
        """Pick one option; a single answer is given at once."""
        picking = self.sitting.picking
        if picking is None:
            return
        if picking.is_single:
            if not self._shows_first(picking.by_id[option]):
                self.answer((option,))
            return
        picking.toggle(option)
        if picking.is_complete and picking.is_full and not picking.divides:
            self.action_done()
        else:
            self.show()

    def action_move(self, way: str, by: int) -> None:
        """Move the cursor among the legal targets."""
        step = {"across": moving.across, "along": moving.along, "cycle": moving.cycle}[way]
        self.move_to(step(self.asked.rows, self.cursor, by))

    def move_to(self, spot: Spot | None) -> None:
        """Put the cursor somewhere."""
        self.cursor = spot
        self.news = []
        self.said = ""
        self.forget_outlook()
        self.show()

    def action_take(self) -> None:
        """Take what the cursor is on."""
        if self.arming is not None:
            self.answer((self.arming,))
        elif self.cursor is not None:
            self.take(self.cursor)

    def take(self, spot: Spot) -> None:
        """Take a card or an answer of the bar."""
        if spot.kind == "chip":
            if spot.number < len(self.asked.meanings):
                self._take_chip(self.asked.meanings[spot.number])
            return
        options = self.asked.lit.get(CardId(spot.number), [])
        if len(options) == 1:
            self.pick(options[0].id)
        elif options:
            self.move_to(Spot("chip", 0))

    def _take_chip(self, option: int) -> None:
        picking = self.sitting.picking
        if option == DONE:
            self.action_done()
        elif option == REST:
            self.action_rest()
        elif picking is not None and picking.by_id[option].action == "end":
            self.action_act("end")
        else:
            self.pick(option)

    def action_act(self, action: str) -> None:
        """Do something in the main step with the card under the cursor."""
        decision = self.sitting.decision
        if decision is None or not self.sitting.is_main:
            return
        for option in decision.options:
            if option.action == action and option.card in (None, self.current):
                if action == "end" and self._asks_before_ending(decision):
                    self.ending = True
                    self.show()
                elif not self._shows_first(option):
                    self.answer((option.id,))
                return
        self._tell_why(action)

    def _tell_why(self, action: str) -> None:
        """Say in a line why a greyed action is not offered."""
        if self.current is None or not self.sitting.sees(self.current):
            return
        reasons = self.sitting.game.explain(self.current, action)
        if reasons:
            more = (
                f" {registry.shown(key_of(registry.WHY))} tells more." if len(reasons) > 1 else ""
            )
            self.say(f"Not now: {reasons[0].text} ({reasons[0].rule}){more}")

    def _shows_first(self, option: Option) -> bool:
        """Whether an attack is only shown now, because nobody has seen yet what it will do."""
        if not self.confirm_attack or option.id in self.foretold:
            return False
        if option.action != "attack" and not self._attacks_at_once(option):
            return False
        if option.card is not None:
            self.cursor = Spot("card", option.card)
        self.arming = option.id
        self.show()
        self.foretell([option])
        return True

    def _attacks_at_once(self, option: Option) -> bool:
        """Whether a fight has but one creature to attack, so that no target is asked for."""
        if option.action != "fight":
            return False
        events = self.sitting.foresee(option.id).events
        return any(event.kind is Kind.FIGHT_DECLARED for event in events)

    def _asks_before_ending(self, decision: Decision) -> bool:
        return self.confirm_end and not self.ending and could_still_act(decision)

    def action_done(self) -> None:
        """Enough is picked."""
        picking = self.sitting.picking
        if picking is None or picking.is_single or not picking.is_complete:
            return
        *earlier, last = picking.answers()
        for options in earlier:  # points that are divided are questions in a row
            self.sitting.answer(options)
        self.answer(last)

    def action_less(self) -> None:
        """Take a pick back: the one under the cursor, or the last."""
        picking = self.sitting.picking
        if picking is None or not picking.picked:
            return
        options = []
        if self.cursor is not None and self.cursor.kind == "card":
            options = [o.id for o in self.asked.lit.get(CardId(self.cursor.number), [])]
        if not any(picking.remove(option) for option in options):
            picking.remove(picking.picked[-1])
        self.show()

    def action_back(self) -> None:
        """From picks to none, from the bar to the card, from a begun action to the main step."""
        picking = self.sitting.picking
        if picking is not None and picking.picked:
            picking.picked.clear()
            self.show()
        elif self.ending:
            self.ending = False
            self.show()
        elif self.arming is not None:
            self.forget_outlook()
            self.show()
        elif self.sitting.can_go_back:
            self._take_back(True)
        elif self.cursor is not None and self.cursor.kind == "chip" and self.current is not None:
            self.move_to(Spot("card", self.current))

    def action_undo(self) -> None:
        """Take the last answer back; past what somebody has seen only when both agree."""
        if not self.sitting.session.can_undo:
            self.say("There is nothing to take back.")
        elif self.sitting.session.undo_needs_consent:
            question = (
                "The last choice showed something that was hidden, or gave the turn away. "
                "It is taken back only if you both agree."
            )
            self.app.push_screen(Consent(question, self.sitting.names), self._take_back)
        else:
            self._take_back(True)

    def _take_back(self, agreed: bool | None) -> None:
        after = self.sitting.undo() if agreed else None
        session = self.sitting.session
        while after is After.ASK and self._order_as_listed() and session.can_undo:
            if session.undo_needs_consent:
                break
            after = self.sitting.undo()
        self.ordering = None
        if after is None:
            return
        self.news = []
        if after is After.ASK:  # asked, even where "as listed" would answer it again
            self.ask()
            self.say("Taken back.")
        else:
            self._go_on(after)

    def action_repair(self) -> None:
        """Put right what was misplayed, if both agree; the engine asks what it is."""
        if not self.sitting.is_main:
            self.say("Something can be put right when you may act: answer first, or go back.")
            return
        question = (
            "Put right what was misplayed? No rule asks for it, so you both have to agree. "
            "It is written down and can be taken back."
        )
        self.app.push_screen(Consent(question, self.sitting.names), self._repair)

    def _repair(self, agreed: bool | None) -> None:
        if agreed and self.sitting.is_main:
            self.answer((REPAIR,))

    def action_redo(self) -> None:
        """Give the answer again that was taken back."""
        again = self.sitting.redo()
        if again is not None:
            after, happened = again
            self.news = self.sitting.sentences(happened)
            self._go_on(after)

    def action_rest(self) -> None:
        """Pick the rest in the order it is listed."""
        picking = self.sitting.picking
        if picking is None or picking.decision.kind is not DecisionKind.ORDER:
            return
        if picking.is_single:
            self.ordering = picking.decision.player
            self.answer((picking.decision.options[0].id,))
            return
        for option in picking.decision.options:
            picking.add(option.id)
        self.action_done()


def could_still_act(decision: Decision) -> bool:
    """Whether ending the turn would leave something undone."""
    return any(option.action not in ("end", "tide", "discard") for option in decision.options)
