"""Whole games in lines of text."""

import re

import pytest

from keyforge_tui.engine.words import PLAYERS
from keyforge_tui.tui.handover import hidden_names
from keyforge_tui.tui.sitting import Sitting
from tests.plain.fingers import Fingers, ListeningVoice, a_sitting, a_table

WORDS = [
    *("help", "table", "hand", "log", "log all", "piles", "force", "card 1", "why 1", "save"),
    *("card", "card zzz", "card a", "why a", "rule R9.2", "rule 9", "rule stun", "rule zzz"),
    *("undo", "redo", "rest", "nonsense", "", "99", "1 1 1 1 1 1 1 1", "0", "-1", "9" * 5000),
    *("redo", "why", "rule", "½", "\x1b[31m", "card \x00", "UNDO", "Table"),
]


@pytest.mark.parametrize("ascii_only", [False, True])
def test_a_whole_game_is_played_in_lines(ascii_only: bool) -> None:
    fingers = Fingers(WORDS)
    table, out = a_table(fingers, ascii_only=ascii_only)
    table.run()
    said = out.getvalue()
    assert table.sitting.game.over
    assert not fingers.words, "every word was typed"
    assert re.search(r"(Ann|Bob) wins after \d+ turns\.", said)
    assert said.isascii() or not ascii_only
    assert said.replace("\n", "").isprintable(), "no colour, no cursor control"


def told_so_far(sitting: Sitting, listeners: tuple[int, ...]) -> set[str]:
    """Names that were seen by every listener when something happened."""
    chronicle = sitting.chronicle
    known = [
        {chronicle.cards[card] for entry in chronicle.entries for card in entry.seen[listener]}
        for listener in listeners
    ]
    return set.intersection(*known)


@pytest.mark.parametrize("seed", [2, 3, 11])
def test_no_line_names_a_card_that_a_listener_may_not_see(seed: int) -> None:
    fingers = Fingers(WORDS * 4, seed)
    sitting = a_sitting(seed)
    table, _ = a_table(fingers, sitting)
    voice = table.voice
    assert isinstance(voice, ListeningVoice)
    checked = 0
    names: set[str] = set(sitting.chronicle.cards)

    def check(line: str) -> None:
        nonlocal checked
        named = {name for name in names if name in line}
        if not named:
            return
        decision = sitting.decision
        if decision is None:
            return
        both = voice.is_curtain or decision.player != sitting.viewer
        listeners = PLAYERS if both else (sitting.viewer,)
        hidden = {name for player in listeners for name in hidden_names(sitting.game, player)}
        hidden -= told_so_far(sitting, listeners)
        if not voice.is_curtain:
            # What is asked is before the eyes of the one who is asked.
            asked = " ".join([decision.prompt, *(option.label for option in decision.options)])
            hidden = {name for name in hidden if name not in asked}
        known = set(sitting.chronicle.cards) - hidden
        # "Mother" stands in the line where "Mother Northelle" does.
        leaked = [name for name in named & hidden if not any(name in other for other in known)]
        assert not leaked, line
        checked += 1

    voice.heard = check
    table.run()
    assert checked > 500


def test_the_next_player_is_told_what_happened_before_anything_is_shown() -> None:
    table, out = a_table(Fingers(most=60))
    table.run()
    handed = [part for part in re.split(r"\n{50,}", out.getvalue()) if "goes first" not in part]
    assert len(handed) > 2
    for part in handed[2:-1]:
        before, _, after = part.partition("type ready")
        assert " is next." in before
        assert " chooses " in before
        assert "Your hand" not in before
        assert "Your hand" in after
    assert "chooses" in handed[3].partition("type ready")[0]
