"""Tests need not wait for fingers: the curtain listens at once; they wait for a still app."""

import pytest

from keyforge_tui.tui.dialogs.curtain import Curtain
from tests.tui import stillness


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Curtain, "GUARD", 0.0)
    stillness.teach(monkeypatch)
