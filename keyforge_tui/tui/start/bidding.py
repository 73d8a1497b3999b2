"""Bidding chains for a deck (R52.3): open bids, and both players look."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Static

from keyforge_tui.engine import chain_penalty
from keyforge_tui.match.match import Match
from keyforge_tui.match.questions import PASS, BidQuestion, decide, next_question
from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import BIDDING
from keyforge_tui.tui.readers.reader import Reader, ReaderEntry


class BiddingScreen(Screen[bool]):
    """One player after the other bids or passes; True when somebody has passed."""

    BINDINGS = bindings(BIDDING)
    AUTO_FOCUS = None

    def __init__(self, match: Match, lists: Sequence[ReaderEntry]) -> None:
        super().__init__()
        self.match = match
        self.lists = tuple(lists)
        self.amount = self.question.lowest
        self._typed = ""

    @property
    def question(self) -> BidQuestion:
        """What is asked, and who is asked."""
        question = next_question(self.match)
        assert isinstance(question, BidQuestion)
        return question

    def compose(self) -> ComposeResult:
        """The deck, every bid so far, and what may be bid now."""
        with Vertical(id="bidding"):
            yield Static(self.question.title, id="bidding-title", markup=False)
            for line in self.question.lines:
                yield Static(line, classes="ask-line", markup=False)
            yield Static(id="bidding-bids", markup=False)
            yield Static(id="bidding-turn", markup=False)
            yield Static(id="bidding-amount", markup=False)
            with Horizontal():
                for name, text in (("less", "-"), ("more", "+"), ("bid", "Bid"), ("pass", "Pass")):
                    button = Button(text, id=f"bidding-{name}", compact=True)
                    button.can_focus = False
                    button.active_effect_duration = 0  # which would swallow quick clicks
                    yield button
            yield Static(
                "Up, down or digits change the bid   Enter bids   p passes\n"
                "d reads the decks   Esc leaves",
                id="bidding-keys",
                markup=False,
            )

    def on_mount(self) -> None:
        """The first bid."""
        self.show()

    def show(self) -> None:
        """Everything both should see."""
        question = self.question
        bids = "\n".join(question.bids[-4:])
        self.query_one("#bidding-bids", Static).update(bids or "Nobody has bid yet.")
        self.query_one("#bidding-turn", Static).update(question.turn)
        chains = "1 chain" if self.amount == 1 else f"{self.amount} chains"
        self.query_one("#bidding-amount", Static).update(
            Content.assemble((chains, "bold $target"), f"  {self._meaning()}")
        )

    def _meaning(self) -> str:
        """What the bid would cost, or why it is none."""
        if self.amount < self.question.lowest:
            return f"is too low; the standing bid is {self.question.standing}"
        fewer = chain_penalty(self.amount)
        if not fewer:
            return "no card fewer is drawn"
        return f"the starting hand is {'1 card' if fewer == 1 else f'{fewer} cards'} smaller"

    def _set(self, amount: int) -> None:
        self.amount = max(0, min(self.question.highest, amount))
        self.show()

    def action_more(self, by: int) -> None:
        """Change the bid, within what is allowed."""
        self._typed = ""
        self._set(max(self.question.lowest, self.amount + by))

    def on_key(self, event: events.Key) -> None:
        """Digits type a bid."""
        if event.character and event.character.isdecimal() and event.character.isascii():
            event.stop()
            self._typed = (self._typed + event.character)[-2:]
            self._set(int(self._typed))
        elif event.key == "backspace":
            self._typed = self._typed[:-1]
            self._set(int(self._typed or self.question.lowest))

    def action_bid(self) -> None:
        """Bid; then it is the other's turn."""
        question = self.question
        if self.amount < question.lowest:
            return
        decide(self.match, question, str(self.amount))
        self._typed = ""
        if self.amount == question.highest:  # nobody can bid more
            self.action_pass_()
        else:
            self._set(self.question.lowest)

    def action_pass_(self) -> None:
        """Pass, which ends the bidding."""
        decide(self.match, self.question, PASS)
        leave(self, True)

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """A button does what its key does."""
        event.stop()
        match event.button.id:
            case "bidding-less":
                self.action_more(-1)
            case "bidding-more":
                self.action_more(1)
            case "bidding-bid":
                self.action_bid()
            case "bidding-pass":
                self.action_pass_()

    def action_lists(self) -> None:
        """Read the decks."""
        self.app.push_screen(Reader("Decks", self.lists))

    def action_leave(self) -> None:
        """Leave the match."""
        leave(self, False)
