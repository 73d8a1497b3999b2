"""The story of a game in a picture: Æmber over the turns, keys as they were forged."""

from __future__ import annotations

from collections import Counter

from textual.content import Content

from keyforge_tui.engine.events import Kind
from keyforge_tui.engine.words import PLAYERS, PlayerId
from keyforge_tui.tui import symbols
from keyforge_tui.tui.sitting import Sitting

STYLES = ("$accent", "$secondary")
BLOCKS = " ▁▂▃▄▅▆▇█"
ASCII_BLOCKS = " ._-=+*##"


def pools(sitting: Sitting) -> list[tuple[int, int]]:
    """Both pools at the end of every turn, added up from the events."""
    amounts = [0, 0]
    found: list[tuple[int, int]] = []
    turn = 0
    for entry in sitting.chronicle.entries:
        if entry.turn != turn:
            found.append((amounts[0], amounts[1]))
            turn = entry.turn
        event = entry.event
        player = event.player
        if player is None:
            continue
        if event.kind is Kind.GAINED:
            amounts[player] += event.amount
        elif event.kind in (Kind.LOST, Kind.FORGED):
            amounts[player] -= event.amount
        elif event.kind in (Kind.STOLEN, Kind.PAID):
            sign = 1 if event.kind is Kind.STOLEN else -1
            amounts[player] += sign * event.amount
            amounts[1 - player] -= sign * event.amount
        elif event.kind is Kind.CAPTURED:
            amounts[player] -= event.amount
        amounts = [max(0, amount) for amount in amounts]
    found.append((amounts[0], amounts[1]))
    return found


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
        marks = "".join(
            (
                signs.key
                if any(player in forged.get(turn, ()) for turn in range(start, start + step))
                else signs.dot
            ).ljust(wide)
            for start in range(0, len(history), step)
        )
        parts.append(Content.styled(marks, "$quiet"))
    return Content("\n").join(parts)


def _block(value: int, most: int, row: int, rows: int, blocks: str) -> str:
    filled = value / most * rows - row
    return blocks[max(0, min(8, round(filled * 8)))]


def deeds(sitting: Sitting) -> Content:
    """What the cards did that did most."""
    reaps: Counter[int] = Counter()
    kills: Counter[int] = Counter()
    for entry in sitting.chronicle.entries:
        event = entry.event
        if event.kind is Kind.REAPED and event.card is not None:
            reaps[event.card] += 1
        elif event.kind is Kind.DESTROYED and event.source is not None:
            kills[event.source] += 1
    lines = []
    for title, counted in (("Reaped most", reaps), ("Destroyed most", kills)):
        best = [
            f"{sitting.chronicle.cards[card]} {number}" for card, number in counted.most_common(4)
        ]
        if best:
            lines.append(Content.assemble((f"{title}: ", "$quiet"), ", ".join(best)))
    return Content("\n").join(lines)
