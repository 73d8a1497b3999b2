"""What lies over the table for a while, and how it is left."""

from __future__ import annotations

from typing import TypeVar

from textual.screen import Screen

T = TypeVar("T")


def leave(screen: Screen[T], result: T) -> None:
    """Dismiss a screen that is still there.

    Dismissing pops whatever is on top: a second key waiting in the queue of a screen that is
    already gone would take the curtain below it away.
    """
    if screen.is_active:
        screen.dismiss(result)
