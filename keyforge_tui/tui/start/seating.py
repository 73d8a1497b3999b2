"""Taking a seat: names, decks, the match, and who is first, drawn before everybody's eyes."""

from __future__ import annotations

from dataclasses import replace

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from keyforge_tui.engine import PLAYERS, Game
from keyforge_tui.match.questions import LONGEST_NAME, Term, changed, kept_names, terms
from keyforge_tui.match.setting import Setting
from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import SEATING


class Seating(Screen[Setting | None]):
    """Two names and a match; Enter in the second name draws who is first, Enter again begins."""

    BINDINGS = bindings(SEATING)
    ROUNDS = 14
    """How often the light goes from one to the other."""

    def __init__(self, setting: Setting, *, animate: bool) -> None:
        super().__init__()
        self.setting = setting
        self.first = Game.new(setting.decks, seed=setting.seed, first=setting.first).first
        self.animate_draw = animate
        self.drawn = False
        self._round = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Two seats and one line below them."""
        with Vertical(id="seating"):
            yield Static("Take a seat", id="seating-title", markup=False)
            with Horizontal(id="seats"):
                for player in PLAYERS:
                    with Vertical(classes="seat", id=f"seat-{player}"):
                        yield Static(
                            self.setting.decks[player].name, classes="seat-deck", markup=False
                        )
                        yield Input(
                            self.setting.names[player],
                            max_length=LONGEST_NAME,
                            id=f"name-{player}",
                            compact=True,
                        )
                        yield Static("", classes="seat-first", id=f"first-{player}", markup=False)
            yield OptionList(
                *(Option(_line(term), id=term.name) for term in terms(self.setting)),
                id="seating-match",
                compact=True,
                markup=False,
            )
            yield Static(self.setting.format.description, id="seating-format", markup=False)
            yield Static(
                "Type your names. Enter draws who goes first. Tab goes on to the match, where "
                "left and right change a line.",
                id="seating-how",
                markup=False,
            )

    @on(Input.Submitted)
    def named(self, event: Input.Submitted) -> None:
        """From the first name to the second, and then the draw."""
        event.stop()
        if event.input.id == "name-0":
            self.query_one("#name-1", Input).focus()
        else:
            self.action_next()

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Enter in the match draws, as it does after the names."""
        event.stop()
        self.action_next()

    def action_change(self, by: int) -> None:
        """The next or previous value of the line under the cursor."""
        shown = self.query_one(OptionList)
        if self.drawn or not shown.has_focus or shown.highlighted is None:
            return
        name = shown.get_option_at_index(shown.highlighted).id
        self.setting = changed(self.setting, str(name), by)
        for term in terms(self.setting):
            shown.replace_option_prompt(term.name, _line(term))
        self.query_one("#seating-format", Static).update(self.setting.format.description)

    def action_next(self) -> None:
        """Draw; begin once it is drawn."""
        if self.drawn:
            leave(self, replace(self.setting, names=self._names()))
        elif self._timer is None:
            self.set_focus(None)
            if self.animate_draw:
                self._timer = self.set_interval(0.07, self._turn)
            else:
                self._show_first()
        else:
            self._show_first()

    def _names(self) -> tuple[str, str]:
        """What was typed; two players never have the same name."""
        typed = [self.query_one(f"#name-{player}", Input).value for player in PLAYERS]
        return kept_names(typed, self.setting.names)

    def _turn(self) -> None:
        self._round += 1
        if self._round >= self.ROUNDS:
            self._show_first()
            return
        for player in PLAYERS:
            self.query_one(f"#seat-{player}").set_class(self._round % 2 == player, "-lit")

    def _show_first(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self.drawn = True
        self.query_one(OptionList).disabled = True
        for player in PLAYERS:
            self.query_one(f"#seat-{player}").set_class(player == self.first, "-lit")
            text = "goes first" if player == self.first else ""
            self.query_one(f"#first-{player}", Static).update(text)
        self.query_one("#seating-how", Static).update("Enter deals the cards.")

    def action_leave(self) -> None:
        """Back to the menu."""
        leave(self, None)


def _line(term: Term) -> Content:
    """A term of the match, as a line of the list."""
    return Content.assemble(f" {term.title:<9}", (term.value, "bold $target"))
