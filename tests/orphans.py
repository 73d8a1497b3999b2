"""No program that a test starts outlives the test, not even when the test itself is killed."""

from __future__ import annotations

import ctypes
import signal
import sys

_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Run in a child before its program: the system kills it when the parent ends (Linux)."""
    if _LIBC is not None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
