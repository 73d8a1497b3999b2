"""One player's numbers: keys, pool, key cost, chains, piles."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from keyforge_tui.engine import KeyColor, PlayerView
from keyforge_tui.tui.look import symbols
from keyforge_tui.tui.look.symbols import KEY_LETTERS
from keyforge_tui.tui.table.widgets.opening import Opened


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


WHOLE = ("hand", "deck", "discard", "archives", "purged")
SHORT = ("hand", "deck", "disc", "arch", "purg")


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
