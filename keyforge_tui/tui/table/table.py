"""The table as it is seen: every widget is given its part of the viewer's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.timer import Timer

from keyforge_tui.engine import CardId, Decision, Option, PlayerId, TableView, opponent_of
from keyforge_tui.sitting.answer import Picking
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.keys import registry
from keyforge_tui.tui.keys.keymap import key_of
from keyforge_tui.tui.table import cursor as moving
from keyforge_tui.tui.table.asking import ACT_TEXTS, Asked, everywhere, faces, lay_out, options_at
from keyforge_tui.tui.table.cursor import Spot
from keyforge_tui.tui.table.widgets.board import Board
from keyforge_tui.tui.table.widgets.card import CardCell
from keyforge_tui.tui.table.widgets.decision import DecisionBar, Question
from keyforge_tui.tui.table.widgets.inspector import Inspector
from keyforge_tui.tui.table.widgets.keybar import KeyBar, KeyHint
from keyforge_tui.tui.table.widgets.player import PlayerBar
from keyforge_tui.tui.table.widgets.story import Story
from keyforge_tui.tui.table.widgets.ticker import Ticker
from keyforge_tui.tui.table.widgets.turn import TurnBar

LONG = 12
"""Answers in the bar from which on it is worth searching them."""


class TableScreen(Screen[str]):
    """Shows a sitting. What keys and clicks do is the game screen's business."""

    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide"), (160, "-vast")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall"), (50, "-lofty")]
    FLASH = 0.25
    """Seconds a card stays lit up after something happened to it."""
    OUTLOOK_DELAY = 0.08
    """Seconds the cursor rests before looking ahead, so that moving it is never slowed down."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.cursor: Spot | None = None
        self.current: CardId | None = None
        """The card the cursor was on last."""
        self.asked = Asked()
        self.view: TableView = self.sitting.view()
        self.last_key = ""
        self.confirm_end = True
        """Ask once more before a turn with something left to do is ended."""
        self.confirm_attack = True
        """Show what an attack will do before it is made."""
        self.animation = True
        """Light up for a moment what something happened to."""
        self.auto_order = False
        """Put effects at the same time in the order they are listed in, without asking."""
        self.ending = False
        """The player was told that there is still something to do, and may end the turn now."""
        self.news: list[str] = []
        """What the last answer led to, until the cursor moves."""
        self.turn_given = 0
        """The last turn a curtain announced."""
        self.said = ""
        """What the program has to say, until the cursor moves."""
        self.outlook: tuple[str, ...] = ()
        """What the answer under the cursor would do."""
        self.foretold: frozenset[int] = frozenset()
        """The options whose outlook is on the screen."""
        self.arming: int | None = None
        """The attack that is shown and waits to be confirmed."""
        self.ordering: PlayerId | None = None
        """The player who said that the rest is to be ordered as listed."""
        self._looking_ahead: Timer | None = None

    def compose(self) -> ComposeResult:
        """Their side, the middle, the own side; question and keys below; reading at the right."""
        with Horizontal(id="table"):
            yield Board(id="board")
            with Vertical(id="side"):
                yield Inspector(id="inspector")
                yield Story(id="story")
        yield Ticker(id="ticker")
        yield DecisionBar(id="decision")
        yield KeyBar(id="keys")

    # -- showing ---------------------------------------------------------------------------

    def ask(self) -> None:
        """Begin the pending decision."""
        self.sitting.begin()
        self.ending = False
        self.said = ""
        self.cursor = self._still_lit()
        self.forget_outlook()
        self.show()

    def _still_lit(self) -> Spot | None:
        """The cursor stays on its card while that card can still do something."""
        decision = self.sitting.decision
        if self.cursor is None or self.cursor.kind != "card" or decision is None:
            return None
        lit = any(option.card == self.cursor.number for option in decision.options)
        return self.cursor if lit else None

    def show(self) -> None:
        """Give every widget its part of what the viewer may know."""
        sitting = self.sitting
        self.view = view = sitting.view()
        decision, picking = sitting.decision, sitting.picking
        self.asked = lay_out(view, decision, picking, self.current)
        if self.cursor is None or self.cursor.kind == "chip" or not self._is_shown(self.cursor):
            self.cursor = moving.keep(self._rows_from_hand(), self.cursor)
        if self.cursor is not None and self.cursor.kind == "card":
            if self.current != self.cursor.number:
                self.current = CardId(self.cursor.number)
                self.asked = lay_out(view, decision, picking, self.current)
        source = None if decision is None else decision.source
        rows = faces(view, self.asked, picking, self.cursor, source)
        self.query_one(Board).show(view, sitting.viewer, sitting.names, rows)
        self.query_one(TurnBar).warning = sitting.warning
        self.query_one(TurnBar).in_force = sitting.lasting()
        self.show_clock()
        self.query_one(Story).lines = sitting.story()
        self.query_one(KeyBar).hints = self._hints()
        self.show_reading(self.current)
        self.show_question()

    def say(self, text: str) -> None:
        """Tell the one at the keyboard something about the program."""
        self.said = text
        self.show()

    def flash(self, cards: Iterable[CardId | None]) -> None:
        """Light up what something just happened to, for a moment; keys are not kept waiting."""
        touched = set(cards)
        cells = [cell for cell in self.query(CardCell) if cell.card in touched]
        for cell in cells:
            cell.add_class("-fresh")
        if cells:
            self.set_timer(self.FLASH, self._calm)

    def _calm(self) -> None:
        self.query(CardCell).remove_class("-fresh")

    def show_clock(self) -> None:
        """The time both have left."""
        for bar, player in zip(("own", "their"), sitting_seats(self.sitting), strict=True):
            self.query_one(f"#{bar}-bar", PlayerBar).clock = self.sitting.time_left(player)

    def show_reading(self, card: CardId | None) -> None:
        """The card to read, at the side and in the ticker."""
        inspection = self.sitting.inspect(card)
        self.query_one(Inspector).inspection = inspection
        ticker = self.query_one(Ticker)
        if self.news:
            ticker.title, ticker.text = "", " ".join(self.news)
        elif inspection is not None and card is not None and inspection.text:
            ticker.title = self.sitting.card_name(card)
            ticker.text = " ".join(inspection.text)
        else:
            ticker.title, ticker.text = "", ""

    def show_question(self) -> None:
        """The question, what is picked, and what would come of it."""
        self.query_one(DecisionBar).question = self._question(self.sitting.decision)
        if self._looking_ahead is not None:
            self._looking_ahead.stop()
        self._looking_ahead = self.set_timer(self.OUTLOOK_DELAY, self.look_ahead)

    def forget_outlook(self) -> None:
        """Nothing is foretold any more."""
        self.outlook, self.foretold, self.arming = (), frozenset(), None

    def look_ahead(self) -> None:
        """Play what the cursor is on on a copy and tell what happens."""
        picking = self.sitting.picking
        if picking is None or not picking.is_single or not self.is_current:
            return
        if self.arming is not None:
            return
        options = options_at(self.asked, self.cursor, self.sitting.is_main)
        if self.foretold != {option.id for option in options}:
            self.foretell(options)

    def foretell(self, options: Sequence[Option]) -> None:
        """Show what the engine says each of these answers would do."""
        lines: list[str] = []
        for option in options:
            told = self.sitting.outlook(option.id)
            if told and self.sitting.is_main and option.card is not None:
                told[0] = f"{ACT_TEXTS.get(option.action or '', option.label)}: {told[0]}"
            lines += told
        self.outlook = tuple(lines)
        self.foretold = frozenset(option.id for option in options)
        self.query_one(DecisionBar).question = self._question(self.sitting.decision)

    def _is_shown(self, spot: Spot) -> bool:
        return any(spot in row for row in everywhere(self.view))

    def _rows_from_hand(self) -> list[list[Spot]]:
        """The rows with the player's own cards first: a new question begins there."""
        *cards, chips = self.asked.rows or [[]]
        return [*reversed(cards), chips]

    def _question(self, decision: Decision | None) -> Question | None:
        picking = self.sitting.picking
        if decision is None or picking is None:
            return None
        source = "" if decision.source is None else self.sitting.card_name(decision.source)
        note = picking.progress
        if len(self.asked.chips) > LONG:
            note = f"{note}  / searches the list".strip()
        if self.ending:
            again = registry.shown(key_of(registry.END))
            note = f"You can still act. Press {again} again to end the turn."
        if self.arming is not None:
            note = "This is what happens. Again, or Enter, to attack."
        chip = self.cursor.number if self.cursor and self.cursor.kind == "chip" else None
        return Question(
            self.sitting.name(decision.player),
            decision.prompt,
            source,
            note,
            self.asked.chips,
            chip,
            (self.said,) if self.said else self.outlook,
            () if self.sitting.is_main else self._ways(picking),
        )

    def _ways(self, picking: Picking) -> tuple[tuple[str, str], ...]:
        """How a question is answered or left; keys that do nothing here are not named."""
        found = [("enter", "take" if picking.is_single else "pick")]
        if not picking.is_single and picking.is_complete:
            found.append(("full_stop", "done"))
        if picking.picked or self.sitting.can_go_back:
            found.append(("escape", "back"))
        by_key = {entry.key: entry for entry in registry.MOVES}
        return tuple((registry.shown(key_of(by_key[key])), text) for key, text in found)

    def _hints(self) -> tuple[KeyHint, ...]:
        offered = self._offered_acts()
        hints = [
            KeyHint(
                registry.shown(key_of(entry)),
                entry.text,
                entry.action,
                entry.id in offered,
                entry.rank,
            )
            for entry in registry.ACTS
        ]
        for entry in registry.TABLE:
            if entry.footer:
                key = registry.shown(key_of(entry))
                hints.append(KeyHint(key, entry.text, entry.action, rank=entry.rank))
        return tuple(hints)

    def _offered_acts(self) -> set[str]:
        decision = self.sitting.decision
        if decision is None or not self.sitting.is_main:
            return set()
        return {
            option.action
            for option in decision.options
            if option.action is not None and option.card in (None, self.current)
        }


def sitting_seats(sitting: Sitting) -> tuple[PlayerId, PlayerId]:
    """The one who looks, and the one across the table."""
    return sitting.viewer, opponent_of(sitting.viewer)
