"""A saved game is looked at from every side, and told in every form."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import PLAYERS
from keyforge_tui.saves.restore import Restored, begin, restore
from keyforge_tui.story.export import log_json, log_markdown, log_text
from keyforge_tui.story.playback import Playback
from tests.saves.games import dealing, pick, same
from tests.scenario import library


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a game played to its end, with something taken back on the way."""
    path = tmp_path_factory.mktemp("games") / "whole.journal"
    random = Random(3)
    session = begin(dealing(3), library(), path)
    taken_back = 0
    while session.game.decision is not None:
        session.choose(*pick(session.game.decision, random))
        if len(session.game.choices) == 30 and not taken_back:
            taken_back = session.undo(12)
    session.close()
    return path


@pytest.fixture
def restored(whole: Path) -> Restored:
    return restore(whole, library(), write=False)


@pytest.fixture
def playback(restored: Restored) -> Playback:
    return Playback(restored)


def test_every_place_is_the_game_as_it_was(playback: Playback) -> None:
    game = playback.dealing.deal()
    final = playback.restored.session.game
    assert same(playback.game, game)
    for choice in final.choices:
        game.choose(*choice)
        assert playback.by_choice(1)
        assert same(playback.game, game)
        assert len(playback.story.entries) == len(game.log)
    assert not playback.by_choice(1)
    assert same(playback.game, final)
    playback.go(20)
    assert playback.by_choice(-1)
    assert len(playback.game.choices) == playback.place == 19


def test_steps_by_turn_stop_where_turns_begin(playback: Playback) -> None:
    turns = []
    while playback.by_turn(1) and playback.place < playback.last:
        turns.append(playback.game.turn)
    assert turns == list(range(1, len(turns) + 1))
    playback.by_turn(-1)
    before = playback.game.turn
    playback.by_choice(1)
    playback.by_turn(-1)  # from the middle of a turn to its beginning
    assert playback.game.turn == before
    playback.go(1)
    assert playback.by_turn(-1)
    assert playback.place == 0
    assert not playback.by_turn(-1)


def test_steps_by_key_stop_where_one_is_forged(playback: Playback) -> None:
    log = playback.restored.session.game.log
    forged = sum(event.kind is Kind.FORGED for event in log)
    assert forged >= 3
    seen = []
    for _ in range(len(playback.forgings)):
        assert playback.by_key(1)
        seen.append(sum(sum(player.keys.values()) for player in playback.game.table.state.players))
    assert seen[-1] == forged
    assert seen == sorted(set(seen))
    assert playback.by_key(-1)
    assert playback.place == playback.forgings[-2]


def test_a_branch_is_a_new_game_with_its_own_journal(
    playback: Playback, whole: Path, tmp_path: Path
) -> None:
    before = whole.read_bytes()
    playback.go(40)
    session, _ = playback.branch(library(), tmp_path / "games")
    assert same(session.game, playback.game)
    decision = session.game.decision
    assert decision is not None
    session.choose(*pick(decision, Random(1)))
    session.close()
    assert whole.read_bytes() == before
    (path,) = (tmp_path / "games").iterdir()
    back = restore(path, library(), write=False)
    assert back.problem is None
    assert len(back.session.game.choices) == 41
    assert same(back.session.game, session.game)


def test_the_log_as_text(restored: Restored, playback: Playback) -> None:
    playback.go(playback.last)
    text = log_text(restored, playback.story)
    lines = text.splitlines()
    assert lines[0].startswith("Ann plays brobnar dis shadows (")
    assert "Turn 1: " in text
    assert text.count("Both players agree to take 12 choices back.") == 1
    winner = restored.session.game.winner
    assert winner is not None
    assert lines[-1] == f"  {restored.dealing.names[winner]} wins the game."


def test_the_log_as_markdown(restored: Restored, playback: Playback) -> None:
    playback.go(playback.last)
    text = log_markdown(restored, playback.story)
    assert text.startswith("# Ann against Bob\n\n- Ann plays ")
    assert "\n## Turn 1: " in text


def test_the_log_as_json_tells_hidden_things_only_when_open(
    restored: Restored, playback: Playback
) -> None:
    playback.go(playback.last)
    closed = json.loads(log_json(restored, playback.story))
    assert closed["winner"] == restored.session.game.winner
    assert "seed" not in closed
    assert not any("event" in line for line in closed["log"])
    playback.chronicle.is_open = True
    opened = json.loads(log_json(restored, playback.story))
    assert opened["seed"] == 3
    assert [line["choice"] for line in opened["log"]] == sorted(
        line["choice"] for line in opened["log"]
    )
    assert len(opened["log"]) == len(closed["log"])
    hidden = [line["text"] for line in closed["log"] if "a card" in line["text"]]
    assert len([line for line in opened["log"] if "a card" in line["text"]]) <= len(hidden)


def test_a_closed_log_names_only_what_both_have_seen(playback: Playback) -> None:
    playback.go(playback.last)
    story = playback.story
    for entry, text in story.told(None):
        for card in (entry.event.card, entry.event.other):
            if card is None or all(card in entry.seen[player] for player in PLAYERS):
                continue
            others = {
                story.cards[known]
                for known in (entry.event.card, entry.event.other, entry.event.source)
                if known is not None and known != card
            }
            assert story.cards[card] not in text or story.cards[card] in others
