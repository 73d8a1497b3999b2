"""Where the cursor can go: the spots of the table in rows, from the top to the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Spot(NamedTuple):
    """Something the cursor can be on: a card by its id, or an answer in the decision bar."""

    kind: str
    """`card` or `chip`."""
    number: int


Rows = Sequence[Sequence[Spot]]


def keep(rows: Rows, current: Spot | None) -> Spot | None:
    """The current spot if it is still there, else the first of the row nearest to the player."""
    every = [spot for row in rows for spot in row]
    if current in every:
        return current
    return every[0] if every else None


def cycle(rows: Rows, current: Spot | None, by: int) -> Spot | None:
    """The next or previous spot, around the end."""
    every = [spot for row in rows for spot in row]
    if not every:
        return None
    if current not in every:
        return every[0] if by > 0 else every[-1]
    return every[(every.index(current) + by) % len(every)]


def across(rows: Rows, current: Spot | None, by: int) -> Spot | None:
    """The neighbour to the left or right in the same row, around the end."""
    for row in rows:
        if current in row:
            return row[(row.index(current) + by) % len(row)]
    return cycle(rows, current, by)


def along(rows: Rows, current: Spot | None, by: int) -> Spot | None:
    """The spot above or below: the nearest row that has any, at about the same place."""
    filled = [row for row in rows if row]
    for number, row in enumerate(filled):
        if current in row:
            other = filled[(number + by) % len(filled)]
            place = (row.index(current) + 0.5) / len(row)
            return other[min(len(other) - 1, int(place * len(other)))]
    return cycle(rows, current, by)
