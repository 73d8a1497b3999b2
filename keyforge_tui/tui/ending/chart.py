"""The story of a game in a picture: Æmber over the turns, keys as they were forged."""

from __future__ import annotations

from textual.content import Content

from keyforge_tui.engine import PLAYERS, Kind, PlayerId
from keyforge_tui.sitting.sitting import Sitting
from keyforge_tui.tui.look import symbols

STYLES = ("$accent", "$secondary")
BLOCKS = " ▁▂▃▄▅▆▇█"
ASCII_BLOCKS = " ._-=+*##"


def pools(sitting: Sitting) -> list[tuple[int, int]]:
    """Both pools when the main step of every turn began, and at the end."""
    views = [*sitting.game.turns, sitting.game.view()]
    return [(view.players[0].amber, view.players[1].amber) for view in views]


def keys_by_turn(sitting: Sitting) -> dict[int, list[PlayerId]]:
    """Who forged a key in which turn."""
    found: dict[int, list[PlayerId]] = {}
    for entry in sitting.chronicle.entries:
        if entry.event.kind is Kind.FORGED and entry.event.player is not None:
            found.setdefault(entry.turn, []).append(entry.event.player)
    return found


def amber_chart(sitting: Sitting, width: int, height: int) -> Content:
    """One row of bars for each player, with a mark under every turn in which they forged."""
    signs = symbols.in_use()
    blocks = ASCII_BLOCKS if signs is symbols.ASCII else BLOCKS
    history = pools(sitting)
    forged = keys_by_turn(sitting)
    step = max(1, -(-len(history) // width))
    wide = max(1, min(4, width // max(1, len(history))))
    most = max((max(pair) for pair in history), default=0) or 1
    rows = max(1, (height - 4) // 2)
    parts: list[Content] = []
    for player in PLAYERS:
        values = [
            max(pair[player] for pair in history[start : start + step])
            for start in range(0, len(history), step)
        ]
        parts.append(Content.styled(f"{sitting.name(player)}: Æmber in the pool", STYLES[player]))
        for row in reversed(range(rows)):
            line = "".join(_block(value, most, row, rows, blocks) * wide for value in values)
            parts.append(Content.styled(line, STYLES[player]))
        turns = [turn for turn, players in forged.items() if player in players]
        marks = "".join(
            (signs.key if any(start < turn <= start + step for turn in turns) else signs.dot).ljust(
                wide
            )
            for start in range(0, len(history), step)
        )
        parts.append(Content.styled(marks, "$quiet"))
    return Content("\n").join(parts)


def _block(value: int, most: int, row: int, rows: int, blocks: str) -> str:
    filled = value / most * rows - row
    return blocks[max(0, min(8, round(filled * 8)))]
