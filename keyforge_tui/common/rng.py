"""Chance, as one integer inside the state: the same seed gives the same game.

SplitMix64 is small enough to read, passes the usual statistical tests, and its whole
state is a number, so copying a game copies its luck.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Luck(Protocol):
    """What holds the number: the state of a game, or whoever else needs chance with a seed."""

    rng: int


def _next(state: Luck) -> int:
    state.rng = (state.rng + 0x9E3779B97F4A7C15) & _MASK
    z = state.rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(state: Luck, bound: int) -> int:
    """A number from 0 to `bound` - 1, each with the same probability (R28.13)."""
    limit = (1 << 64) - (1 << 64) % bound
    while (number := _next(state)) >= limit:
        pass  # redrawn, so that no number is favoured
    return number % bound


def shuffle(state: Luck, items: list[T]) -> None:
    """Put `items` in a random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = below(state, last + 1)
        items[last], items[other] = items[other], items[last]


def sample(state: Luck, items: list[T], count: int) -> list[T]:
    """`count` of `items` at random, at most all of them."""
    pool = list(items)
    picked: list[T] = []
    while pool and len(picked) < count:
        picked.append(pool.pop(below(state, len(pool))))
    return picked
