"""Undo and redo: free as far as nothing hidden was learned."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keyforge_tui.engine import Event, Game
from keyforge_tui.saves.restore import begin
from keyforge_tui.saves.session import Session
from keyforge_tui.sitting.series import go_on
from tests.saves.games import dealing, fingerprint, pick, same
from tests.scenario import Play, action, library, scene


def session_of(play: Play) -> Session:
    return Session(play.game)


def choose(session: Session, act: str, card: str | None = None) -> None:
    """Make a choice by its action and card name."""
    decision = session.game.decision
    assert decision is not None
    for option in decision.options:
        name = None if option.card is None else session.game.cards[option.card].definition.slug
        if option.action == act and card in (None, name):
            session.choose(option.id)
            return
    raise AssertionError(f"{act} {card} is not offered")


def test_a_play_that_shows_nothing_is_taken_back_freely() -> None:
    play = scene("brobnar", {"hand": ["smith", "troll"], "battleline": ["headhunter"]})
    session = session_of(play)
    before = fingerprint(session.game.table.state)
    choose(session, "play", "smith")
    choose(session, "reap", "headhunter")
    assert not session.undo_needs_consent
    assert session.undo() == 1
    assert [session.undo_needs_consent, session.undo()] == [False, 1]
    assert fingerprint(session.game.table.state) == before
    assert not session.can_undo
    assert session.undo() == 0


def test_what_shows_something_hidden_needs_consent() -> None:
    cards = [
        action("look", {"draw": 1}),
        action("peek", {"look-at": "each card in their hand"}),
        action("mill", {"discard": "the top card of your deck"}),
        action("rob", {"discard": "a random card in their hand"}),
    ]
    for name in ("look", "peek", "mill", "rob"):
        play = scene(
            "brobnar",
            {"hand": [name], "deck": ["punch", "fear"]},
            {"hand": ["smith", "anger"]},
            cards=cards,
        )
        session = session_of(play)
        choose(session, "play", name)
        assert session.undo_needs_consent, name


TOPS = ["troll", "punch", "gauntlet-of-command", "blood-of-titans", "fear"]


@pytest.mark.parametrize("top", TOPS)
def test_a_card_that_only_a_question_shows_is_learned(top: str) -> None:
    """The top card is played, whatever it is: where it goes is asked before anything happens."""
    mine = {"hand": ["wild-wormhole"], "battleline": ["headhunter"], "deck": [top, "smith"]}
    session = session_of(scene("logos", mine, {"battleline": ["valdr"]}))
    choose(session, "play", "wild-wormhole")
    assert session.undo_needs_consent
    session.undo()


CONDITIONS: dict[str, dict[str, Any]] = {
    "happens": {"if": {"exists": "a creature in their hand"}, "then": [{"gain": 2}]},
    "asks": {
        "if": {"exists": "a creature in their hand"},
        "then": [{"deal": 1, "to": "a creature"}],
    },
    "counts": {"gain": {"count": "creature in their hand"}},
}


@pytest.mark.parametrize("what", CONDITIONS)
@pytest.mark.parametrize("hand", [["troll"] * 3, ["punch"] * 3])
def test_what_would_be_otherwise_with_other_hidden_cards_is_learned(
    what: str, hand: list[str]
) -> None:
    """No card is named, and nothing is moved: that something happens, or does not, tells it."""
    spy = action("spy", CONDITIONS[what])
    theirs = {"hand": hand, "deck": ["troll"] * 5 + ["punch"] * 5, "battleline": ["valdr"]}
    mine = {"hand": ["spy"], "battleline": ["headhunter"]}
    session = session_of(scene("brobnar", mine, theirs, cards=[spy]))
    choose(session, "play", "spy")
    assert session.undo_needs_consent
    session.undo()


def test_a_hand_over_needs_consent() -> None:
    session = session_of(scene("brobnar", {"hand": ["punch"] * 6}, {"houses": ["dis"]}))
    choose(session, "end")
    assert session.undo_needs_consent


def test_redo_makes_the_same_choices_again() -> None:
    session = session_of(scene("brobnar", {"hand": ["smith"], "battleline": ["headhunter"]}))
    choose(session, "reap", "headhunter")
    choose(session, "play", "smith")
    after = fingerprint(session.game.table.state)
    session.undo(2)
    assert session.redo()
    assert session.redo()
    assert fingerprint(session.game.table.state) == after
    assert session.redo() == []
    session.undo(2)
    choose(session, "play", "smith")
    assert not session.can_redo  # another way was taken


@given(seed=st.integers(0, 10_000), choices=st.integers(1, 40), back=st.integers(1, 12))
def test_undo_and_the_same_choices_give_the_same_state(seed: int, choices: int, back: int) -> None:
    random = Random(seed)
    session = Session(dealing(seed).deal())
    for _ in range(choices):
        if session.game.decision is None:
            break
        session.choose(*pick(session.game.decision, random))
    after = fingerprint(session.game.table.state)
    decision = session.game.decision
    log = [event.to_json() for event in session.game.log]
    count = session.undo(back)
    for _ in range(count):
        session.redo()
    assert fingerprint(session.game.table.state) == after
    assert session.game.decision == decision
    assert [event.to_json() for event in session.game.log] == log


@given(seed=st.integers(0, 10_000))
def test_two_runs_of_one_seed_agree_event_by_event(seed: int) -> None:
    games = []
    for _ in range(2):
        random = Random(seed)
        session = Session(dealing(seed).deal())
        for _ in range(60):
            if session.game.decision is None:
                break
            session.choose(*pick(session.game.decision, random))
        games.append(session.game)
    one, two = games
    assert [event.to_json() for event in one.log] == [event.to_json() for event in two.log]
    assert same(one, two)


def test_a_game_that_goes_on_is_dealt_and_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(5)
    session = begin(dealing(5), library(), tmp_path / "one.journal")
    for _ in range(30):
        assert session.game.decision is not None
        session.choose(*pick(session.game.decision, random))
    session.close()
    deal, choose = Game.new, Game.choose
    dealt: list[int] = []
    made: list[tuple[int, ...]] = []

    def dealing_counted(*args: Any, **options: Any) -> Game:
        dealt.append(options["seed"])
        return deal(*args, **options)

    def choosing_counted(game: Game, *options: int) -> list[Event]:
        made.append(options)
        return choose(game, *options)

    monkeypatch.setattr(Game, "new", dealing_counted)
    monkeypatch.setattr(Game, "choose", choosing_counted)
    sitting = go_on(tmp_path / "one.journal", library())
    assert dealt == [5]
    assert made == sitting.game.choices
    assert len(sitting.chronicle.entries) == len(sitting.game.log)
    sitting.session.close()
