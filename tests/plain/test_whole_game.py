"""Whole games in lines of text."""

import re

import pytest

from keyforge_tui.engine.model.words import PLAYERS
from tests.onlooker import Onlooker, marked_decks, secretive_decks
from tests.plain.fingers import Fingers, ListeningVoice, a_sitting, a_table
from tests.tui.hands import library

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


@pytest.mark.parametrize("seed", [2, 3, 11])
def test_no_line_names_a_card_that_a_listener_may_not_see(seed: int) -> None:
    cards = library()
    decks = secretive_decks(cards.card) if seed == 2 else marked_decks(cards.all(), seed)
    sitting = a_sitting(seed, decks=decks)
    onlooker = Onlooker(sitting.game)
    asked = [f"{word} {mark}" for mark in onlooker.cards for word in ("card", "why")]
    fingers = Fingers(WORDS * 4 + asked, seed)
    table, _ = a_table(fingers, sitting)
    voice = table.voice
    assert isinstance(voice, ListeningVoice)
    checked = 0

    def check(line: str) -> None:
        nonlocal checked
        decision = sitting.decision
        both = voice.is_curtain or decision is None or decision.player != sitting.viewer
        unseen = onlooker.unseen(line, PLAYERS if both else (sitting.viewer,))
        assert not unseen, f"{unseen}, {'both' if both else sitting.viewer}: {line}"
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
