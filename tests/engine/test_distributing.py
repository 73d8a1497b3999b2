"""R28.4 and R40: cards that were looked at go to several places."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.language.read.definition import define
from tests.scenario import Play, action, scene

DECK = ["plain-1", "plain-2", "plain-3", "plain-4"]
"""A deck, its top card first."""


def look(*shares: tuple[str, object], whose: str = "your", deck: int = 4) -> Play:
    """Look at the top 3 cards of a deck and distribute them."""
    card = action(
        "look",
        {"look-at": f"the top 3 cards of {whose} deck"},
        {"distribute": "them", "into": dict(shares)},
    )
    sides = {"your": ({"deck": DECK[:deck]}, {}), "their": ({}, {"deck": DECK[:deck]})}[whose]
    return scene("brobnar", {"hand": ["look"], **sides[0]}, sides[1], cards=[card]).play("look")


def test_one_here_one_there_and_the_third_stays() -> None:
    game = look(("hand", 1), ("bottom", 1))
    assert game.targets() == DECK[:3]
    game.choose("plain-2")
    assert game.targets() == ["plain-1", "plain-3"]  # what is in hand by then is not offered again
    game.choose("plain-1")
    assert game.pile("hand") == ["plain-2"]
    assert game.pile("deck") == ["plain-3", "plain-4", "plain-1"]


def test_the_rest_goes_elsewhere() -> None:
    game = look(("hand", 1), ("discard", "rest"))
    game.choose("plain-3")
    assert game.pile("hand") == ["plain-3"]
    assert sorted(game.pile("discard")) == ["look", "plain-1", "plain-2"]
    assert game.pile("deck") == ["plain-4"]


def test_cards_are_put_back_in_the_order_chosen() -> None:
    game = look(("top", "rest"))
    game.choose("plain-3").choose("plain-1")
    assert game.pile("deck") == ["plain-2", "plain-1", "plain-3", "plain-4"]


def test_you_choose_for_a_deck_of_your_opponent_and_it_stays_theirs() -> None:
    game = look(("discard", 1), ("purged", 1), ("shuffled", "rest"), whose="their")
    assert game.game.decision is not None
    assert game.game.decision.player == 0
    game.choose("plain-1").choose("plain-3")
    assert game.pile("discard", 1) == ["plain-1"]
    assert game.pile("purged", 1) == ["plain-3"]
    assert sorted(game.pile("deck", 1)) == ["plain-2", "plain-4"]


@pytest.mark.rule("R27.7")
@pytest.mark.parametrize(("deck", "archived", "hand"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 1, 1)])
def test_a_short_deck_is_distributed_as_far_as_it_goes(deck: int, archived: int, hand: int) -> None:
    game = look(("archives", 1), ("hand", 1), ("discard", 1), deck=deck)
    while not game.is_at_rest:
        game.game.choose(0)
    assert len(game.pile("archives")) == archived
    assert len(game.pile("hand")) == hand
    assert len(game.pile("discard")) == 1 + max(0, deck - 2)


@pytest.mark.rule("R28.4")
def test_a_card_that_was_moved_away_is_not_among_the_seen_any_more() -> None:
    pick = action(
        "pick",
        {"look-at": "the top 3 cards of your deck", "as": "seen"},
        {"return": "a card among the seen"},
        {"archive": "a card among the seen"},
    )
    game = scene("brobnar", {"hand": ["pick"], "deck": DECK}, cards=[pick])
    game.play("pick").choose("plain-1")
    assert game.targets() == ["plain-2", "plain-3"]
    game.choose("plain-3")
    assert (game.pile("hand"), game.pile("archives")) == (["plain-1"], ["plain-3"])


@pytest.mark.parametrize("into", [{}, {"hand": "rest", "discard": 1}, {"hand": 0}, {"there": 1}])
def test_shares_that_cannot_be_given_are_refused(into: dict[str, object]) -> None:
    facts = {"name": "x", "house": "dis", "type": "action"}
    card, problems = define("x", {**facts, "play": [{"distribute": "them", "into": into}]})
    assert card is None
    assert problems
