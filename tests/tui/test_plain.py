"""The plain mode plays whole games and shows nobody what is hidden."""

from io import StringIO

import pytest

from keyforge_tui.engine.rng import below
from keyforge_tui.engine.state import State
from keyforge_tui.saves.games import Dealing
from keyforge_tui.tui.match import sit_down
from keyforge_tui.tui.plain import PlainTable
from keyforge_tui.tui.sitting import Sitting
from tests.tui.hands import decks, library


class Fingers:
    """Types answers as they are asked for."""

    def __init__(self, sitting: Sitting, words: list[str]) -> None:
        self.sitting = sitting
        self.words = words
        self.luck = State((), [], 3)
        self.lines = 0

    def readline(self) -> str:
        """The next line: a word to read something now and then, otherwise an answer."""
        self.lines += 1
        decision = self.sitting.decision
        if decision is None or (decision.player != self.sitting.viewer and self.lines < 2):
            return "\n"
        if self.words and self.lines % 5 == 0:
            return f"{self.words.pop()}\n"
        useful = [
            number
            for number, option in enumerate(decision.options, start=1)
            if option.action not in ("end", "tide", "discard", "mulligan")
        ]
        if decision.kind == "main" and not useful:
            return f"{len(decision.options)}\n"
        count = max(1, decision.min)
        if decision.same:
            return " ".join(["1"] * count) + "\n"
        pool = useful or list(range(1, len(decision.options) + 1))
        picked: list[int] = []
        while len(picked) < min(count, len(pool)):
            number = pool[below(self.luck, len(pool))]
            if number not in picked:
                picked.append(number)
        return " ".join(map(str, picked)) + "\n"


@pytest.mark.parametrize("ascii_only", [False, True])
def test_a_whole_game_is_played_in_lines(ascii_only: bool) -> None:
    dealing = Dealing(decks(), 5, names=("Ann", "Bob"))
    sitting = sit_down(dealing, library())
    words = ["?", "t", "h", "l", "n", "c a", "w a", "r R9.2", "r nothing", "u", "0", "x", "c zz"]
    out = StringIO()
    fingers = Fingers(sitting, words)
    assert PlainTable(sitting, fingers, out, ascii_only=ascii_only).run() == 0
    assert sitting.game.over
    assert out.getvalue().rstrip().endswith("wins.")
    assert not ascii_only or out.getvalue().isascii()


def test_leaving_keeps_the_game() -> None:
    sitting = sit_down(Dealing(decks(), 5), library())
    out = StringIO()
    assert PlainTable(sitting, StringIO("\nq\n"), out).run() == 0
    assert "kept" in out.getvalue()


def test_the_second_mulligan_is_asked_behind_the_curtain() -> None:
    sitting = sit_down(Dealing(decks(), 5, first=0, names=("Ann", "Bob")), library())
    out = StringIO()
    PlainTable(sitting, StringIO("\n1\n\nq\n"), out).run()
    told = out.getvalue()
    assert told.index("Bob, press Enter") > told.index("Ann, press Enter")
    hands = [
        {sitting.game.table.name(card) for card in player.hand}
        for player in sitting.game.state.players
    ]
    after = told[told.index("Bob is next") :]
    assert not [name for name in hands[0] - hands[1] if name in after]
