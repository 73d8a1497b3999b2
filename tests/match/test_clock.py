"""The clock counts whose time is running, and only while it does."""

import pytest

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine.model.words import PLAYERS
from keyforge_tui.match.clock import Clock, ClockSetting, read_clock, shown

ONE, TWO = PLAYERS


def test_a_chess_clock_has_time_for_each() -> None:
    clock = Clock(ClockSetting(1))
    clock.run(ONE, 100)
    assert clock.left(ONE, 110) == 50
    clock.run(TWO, 110)
    clock.run(None, 115)  # behind the curtain
    assert clock.left(ONE, 500) == 50
    assert clock.left(TWO, 500) == 55
    clock.run(TWO, 500)
    assert not clock.has_run_out(TWO, 554)
    assert clock.has_run_out(TWO, 555)
    assert not clock.has_run_out(ONE, 555)


def test_a_shared_clock_has_time_for_both() -> None:
    clock = Clock(ClockSetting(1, is_shared=True))
    clock.run(ONE, 0)
    clock.run(TWO, 30)
    assert clock.left(ONE, 50) == clock.left(TWO, 50) == 10
    assert clock.has_run_out(ONE, 60)


def test_time_never_runs_backwards() -> None:
    clock = Clock(ClockSetting(1))
    clock.run(ONE, 100)
    assert clock.left(ONE, 90) == 60


@pytest.mark.parametrize(
    ("text", "setting"),
    [
        ("off", None),
        ("25", ClockSetting(25)),
        ("chess:25", ClockSetting(25)),
        ("shared:35", ClockSetting(35, is_shared=True)),
        (" Shared:35 ", ClockSetting(35, is_shared=True)),
    ],
)
def test_a_clock_is_read(text: str, setting: ClockSetting | None) -> None:
    assert read_clock(text) == setting


@pytest.mark.parametrize("text", ["", "0", "-5", "x", "shared", "sand:5", "601", "9" * 40, "1:2:3"])
def test_what_is_no_clock(text: str) -> None:
    with pytest.raises(UserError, match="is no clock; give minutes"):
        read_clock(text)


def test_a_time_is_shown_as_clocks_show_it() -> None:
    assert [shown(seconds) for seconds in (1499.9, 60, 9, 0, -7)] == [
        "24:59",
        "1:00",
        "0:09",
        "0:00",
        "-0:07",
    ]
