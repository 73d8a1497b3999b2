"""Two people who type: words from a list, and answers drawn from a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from random import Random

from keyforge_tui.engine.game import Deck
from keyforge_tui.match.setting import Dealing
from keyforge_tui.plain.table import OPENER, PlainTable
from keyforge_tui.plain.voice import Voice
from keyforge_tui.simulation.games import compare
from keyforge_tui.sitting.series import sit_down
from keyforge_tui.sitting.sitting import Sitting
from tests.tui.hands import decks as starters
from tests.tui.hands import library


class ListeningVoice(Voice):
    """A voice that knows whether the curtain is drawn and lets a test hear every line."""

    is_curtain = False
    heard: Callable[[str], None] = staticmethod(lambda _line: None)

    def say(self, *lines: str) -> None:
        """Say and be heard."""
        super().say(*lines)
        for line in lines:
            self.heard(line)

    def clear(self) -> None:
        """The curtain is drawn."""
        super().clear()
        self.is_curtain = True


class Fingers:
    """Types a line whenever one is asked for, and remembers it."""

    def __init__(self, words: Sequence[str] = (), seed: int = 1, most: int = 5000) -> None:
        self.words = list(words)
        """What is typed between the answers, every third line."""
        self.luck = Random(seed)
        self.most = most
        """After so many lines the input ends."""
        self.typed: list[str] = []
        self.table: PlainTable | None = None

    def readline(self) -> str:
        """The next line."""
        if len(self.typed) >= self.most:
            return ""
        self.typed.append(self._line())
        return f"{self.typed[-1]}\n"

    def _line(self) -> str:
        assert self.table is not None
        voice = self.table.voice
        assert isinstance(voice, ListeningVoice)
        if voice.is_curtain:
            voice.is_curtain = False
            return OPENER
        if self.words and len(self.typed) % 3 == 0:
            return self.words.pop(0)
        decision = self.table.sitting.decision
        assert decision is not None
        places = {option.id: place for place, option in enumerate(decision.options, start=1)}
        picked = compare(decision, self.luck)
        return " ".join(str(places[option]) for option in picked) or "none"


def a_sitting(
    seed: int = 5, folder: Path | None = None, decks: tuple[Deck, Deck] | None = None
) -> Sitting:
    """Ann against Bob, with the two starter decks unless others are given."""
    dealing = Dealing(starters() if decks is None else decks, seed, names=("Ann", "Bob"))
    return sit_down(dealing, library(), folder)


def a_table(
    fingers: Fingers, sitting: Sitting | None = None, *, ascii_only: bool = False
) -> tuple[PlainTable, StringIO]:
    """A table, and what is said at it."""
    out = StringIO()
    voice = ListeningVoice(fingers, out, ascii_only=ascii_only)
    fingers.table = PlainTable(a_sitting() if sitting is None else sitting, voice)
    return fingers.table, out
