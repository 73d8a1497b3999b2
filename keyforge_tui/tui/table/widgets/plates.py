"""The lines between the cards: a plate for each player, and the turn between the battlelines."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from keyforge_tui.engine import KeyColor, PlayerView, Step, TableView
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.symbols import HOUSE_LETTERS, KEY_LETTERS
from keyforge_tui.tui.table.widgets.news import Opened

WHOLE = ("hand", "deck", "discard", "archives", "purged")
SHORT = ("hand", "deck", "disc", "arch", "purg")
STEPS = {
    Step.SETUP: "setup",
    Step.START: "start of turn",
    Step.FORGE: "forge a key",
    Step.HOUSE: "choose a house",
    Step.MAIN: "main step",
    Step.READY: "ready cards",
    Step.DRAW: "draw cards",
    Step.END: "end of turn",
}


class PlayerBar(Widget):
    """A line about one player."""

    player: reactive[PlayerView | None] = reactive(None)
    """The side of the table it tells about."""
    called: reactive[str] = reactive("")
    """The player's name."""
    is_active: reactive[bool] = reactive(False)
    has_high_tide: reactive[bool | None] = reactive(None)
    """None: the tide is neutral."""
    clock: reactive[str] = reactive("")

    def watch_is_active(self, active: bool) -> None:
        """The player whose turn it is stands out."""
        self.set_class(active, "-active")

    def on_click(self, event: events.Click) -> None:
        """The piles this line counts."""
        event.stop()
        self.post_message(Opened("piles"))

    def render(self) -> Content:
        """Keys, pool and cost first; the counts of the piles at the right."""
        player = self.player
        if player is None:
            return Content("")
        signs = symbols.in_use()
        width = self.content_size.width
        turn = signs.right if self.is_active else " "
        left = Content.assemble(
            (f"{turn}", "bold $accent"),
            (self.called[:16], "bold"),
            "  ",
            keys(player),
            "  ",
            (f"{signs.amber}{player.amber}", "bold $amber"),
            (f"/{player.key_cost}", "$quiet" if player.key_cost == 6 else "bold $warning"),
        )
        if player.chains:
            left = Content.assemble(left, "  ", (f"chains {player.chains}", "$warning"))
        if self.has_high_tide is not None:
            word = "high" if self.has_high_tide else "low"
            left = Content.assemble(left, "  ", (f"{signs.tide}{word} tide", "$tide"))
        if self.clock:
            left = Content.assemble(left, "  ", self.clock)
        right = piles(player, SHORT)
        room = width - left.cell_length - 2
        if piles(player, WHOLE).cell_length <= room:
            right = piles(player, WHOLE)
        gap = width - left.cell_length - right.cell_length
        return Content.assemble(left, " " * max(1, gap), right)


def keys(player: PlayerView) -> Content:
    """The three keys by colour and letter; a forged one is filled in."""
    signs = symbols.in_use()
    parts: list[Content] = []
    for color in KeyColor:
        forged = player.keys[color]
        text = f"{signs.key if forged else signs.no_key}{KEY_LETTERS[color]}"
        style = f"bold $background on $key-{color}" if forged else f"$key-{color}"
        parts.append(Content.styled(text, style))
    return Content(" ").join(parts)


def piles(player: PlayerView, names: tuple[str, ...]) -> Content:
    """How many cards lie where, always in the same order."""
    counts = (
        len(player.hand),
        player.deck_count,
        len(player.discard),
        len(player.archives),
        len(player.purged),
    )
    parts = [
        Content.assemble((f"{name} ", "$quiet"), (str(number), "bold" if number else "$quiet"))
        for name, number in zip(names, counts, strict=True)
    ]
    return Content(" " if names is SHORT else "  ").join(parts)


class TurnBar(Widget):
    """Turn, house and step."""

    table: reactive[TableView | None] = reactive(None)
    called: reactive[str] = reactive("")
    """The name of the active player."""
    warning: reactive[str] = reactive("")
    """What is wrong with the sitting, such as that it is not being saved."""

    in_force: reactive[tuple[str, ...]] = reactive(())
    """The cards whose lasting effects are in force."""
    costs: reactive[tuple[str, ...]] = reactive(())
    """Why a key does not cost the usual amount."""

    def on_click(self, event: events.Click) -> None:
        """What is in force."""
        event.stop()
        self.post_message(Opened("force"))

    def render(self) -> Content:
        """One line, filled up with a rule."""
        table = self.table
        if table is None:
            return Content("")
        signs = symbols.in_use()
        parts = [
            Content.styled(f"{signs.line * 2} ", "$rule"),
            Content.styled(f"turn {table.turn} " if table.turn else "", "$quiet"),
            Content.styled(f"{self.called} ", "bold"),
        ]
        if table.house is not None:
            letters = HOUSE_LETTERS[table.house]
            style = f"bold $background on $house-{table.house.value}"
            parts.append(Content.styled(f" {letters} {table.house.title} ", style))
            parts.append(Content(" "))
        parts.append(Content.styled(f"{STEPS[table.step]} ", "$quiet"))
        line = Content("").join(parts)
        warning = f" {self.warning} " if self.warning else ""
        room = max(0, self.content_size.width - line.cell_length - len(warning))
        lasting = self._lasting(room - 1)
        return Content.assemble(
            line,
            (signs.line * max(0, room - lasting.cell_length), "$rule"),
            lasting,
            (warning, "bold $background on $warning"),
        )

    def _lasting(self, room: int) -> Content:
        """Costs of keys and what is in force by name, or how much it is where room is short."""
        names = f"in force: {', '.join(dict.fromkeys(self.in_force))}"
        count = f"{len(self.in_force)} in force"
        costs = "; ".join(self.costs)
        ways = [(costs, names), (costs, count), (names,), (count,)] if self.in_force else [(costs,)]
        for way in ways:
            text = "; ".join(filter(None, way))
            if text and len(text) + 2 <= room:
                return Content.styled(f" {text} ", "$warning")
        return Content("")
