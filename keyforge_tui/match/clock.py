"""A clock beside the table. It is told the time, and stands still behind the curtain.

The clock is between the players: when it has run out the table says so and the game goes on, as
two people who play at home would have it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine import PlayerId

LONGEST: Final = 600
"""Minutes."""


@dataclass(frozen=True, slots=True)
class ClockSetting:
    """How much time there is: for each player (a chess clock), or for both together."""

    minutes: int
    is_shared: bool = False


def read_clock(text: str) -> ClockSetting | None:
    """The clock words mean: `off`, `25` (for each player), or `shared:35` (for both)."""
    kind, colon, number = text.strip().casefold().rpartition(":")
    if text.strip().casefold() == "off":
        return None
    is_known = kind in {"shared", "chess"} if colon else True
    if not is_known or not number.isdecimal() or not 1 <= int(number[:9]) <= LONGEST:
        raise UserError(
            f'"{text[:40]}" is no clock; give minutes for each player (25) '
            "or for both together (shared:35), or off"
        )
    return ClockSetting(int(number), kind == "shared")


@dataclass(slots=True)
class Clock:
    """The time that is left. `now` is any clock in seconds that only goes forward."""

    setting: ClockSetting
    used: list[float] = field(default_factory=lambda: [0.0, 0.0])
    player: PlayerId | None = None
    """Whose time is running; None while the clock stands still."""
    since: float = 0.0

    def run(self, player: PlayerId | None, now: float) -> None:
        """Let a player's time run, or nobody's."""
        if self.player is not None:
            self.used[self.player] += max(0.0, now - self.since)
        self.player, self.since = player, now

    def left(self, player: PlayerId, now: float) -> float:
        """The seconds a player has left; below zero, by how much they are over."""
        spent = list(self.used)
        if self.player is not None:
            spent[self.player] += max(0.0, now - self.since)
        whose = sum(spent) if self.setting.is_shared else spent[player]
        return self.setting.minutes * 60 - whose

    def has_run_out(self, player: PlayerId, now: float) -> bool:
        """Whether a player's time, or the time of both, is over."""
        return self.left(player, now) <= 0


def shown(seconds: float) -> str:
    """A time as a clock shows it: `24:59`, `-0:07`."""
    sign = "-" if seconds < 0 else ""
    whole = int(abs(seconds))
    return f"{sign}{whole // 60}:{whole % 60:02}"
