"""Tests need not wait for fingers: the curtain listens at once and idling is noticed sooner."""

import pytest
import textual._wait

from keyforge_tui.tui.dialogs.curtain import Curtain


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Curtain, "GUARD", 0.0)
    monkeypatch.setattr(textual._wait, "SLEEP_GRANULARITY", 0.002)
    monkeypatch.setattr(textual._wait, "SLEEP_IDLE", 0.0002)
