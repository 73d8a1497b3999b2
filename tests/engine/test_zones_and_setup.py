"""R4 and R5: zones, what is open and what is hidden, and how a game begins."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.engine.view import CardView, Hidden
from tests.scenario import action, artifact, deal, scene

LIST = ["punch"] * 12 + ["fear"] * 12 + ["urchin"] * 12
ME, THEM = PlayerId(0), PlayerId(1)


@pytest.mark.rule("R4.1", "R4.2", "R4.4", "R4.7")
def test_hands_and_archives_are_seen_by_their_player_and_decks_by_nobody() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch"], "archives": ["anger"], "deck": ["troll"], "battleline": ["plain-3"]},
        {"hand": ["fear"], "archives": ["urchin"], "deck": ["dodger"], "amber": 4},
    )
    seen = game.game.view(ME)
    mine, theirs = seen.players
    assert [type(card) for card in mine.hand] == [CardView]
    assert [type(card) for card in mine.archives] == [CardView]
    assert [type(card) for card in theirs.hand] == [Hidden]
    assert [type(card) for card in theirs.archives] == [Hidden]
    assert mine.deck is None
    assert theirs.deck is None
    assert (mine.deck_count, theirs.deck_count) == (1, 1)
    assert theirs.amber == 4
    assert [type(card) for card in game.game.view(THEM).players[0].battleline] == [CardView]


@pytest.mark.rule("R4.3", "R15.2", "R23.2")
def test_discarded_and_destroyed_cards_go_on_top_of_their_owners_pile() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch", "anger"], "discard": ["troll", "smith"]},
        {"battleline": [{"card": "plain-3", "owner": 0}], "discard": ["fear"]},
    )
    game.act("discard", "anger").play("punch")
    assert game.pile("discard") == ["punch", "plain-3", "anger", "troll", "smith"]
    assert game.pile("discard", 1) == ["fear"]


@pytest.mark.rule("R4.5", "R38.1")
def test_purged_cards_lie_open_with_their_owner() -> None:
    away = action("away", {"purge": "an enemy creature"})
    game = scene(
        "brobnar",
        {"hand": ["away"]},
        {"battleline": [{"card": "plain-3", "owner": 0}]},
        cards=[away],
    )
    game.play("away")
    assert game.pile("purged") == ["plain-3"]
    assert [type(card) for card in game.game.view(THEM).players[0].purged] == [CardView]


@pytest.mark.rule("R4.6", "R39.1", "R39.3")
def test_grafted_cards_are_open_and_face_down_ones_are_not() -> None:
    shrine = artifact("shrine", action=[{"put-under": "a card in your hand", "graft": True}])
    vault = artifact("vault", action=[{"put-under": "a card in your hand"}])
    game = scene(
        "brobnar",
        {"hand": ["punch", "anger"], "artifacts": ["shrine", "vault"]},
        cards=[shrine, vault],
    )
    game.use("shrine").choose("punch").use("vault")
    for viewer, kinds in ((ME, [CardView, CardView]), (THEM, [CardView, Hidden])):
        rows = game.game.view(viewer).players[0].artifacts
        under = [card for row in rows if isinstance(row, CardView) for card in row.under]
        assert [type(card) for card in under] == kinds


@pytest.mark.rule("R4.8", "R11.4")
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    three = action("three", {"draw": 3})
    game = scene(
        "brobnar",
        {"hand": ["three"], "deck": ["punch"], "discard": ["anger", "smith", "troll"]},
        cards=[three],
    )
    game.play("three")
    assert len(game.pile("hand")) == 3
    assert "punch" in game.pile("hand")
    assert len(game.pile("deck")) == 1
    assert game.pile("discard") == ["three"]


@pytest.mark.rule("R4.8", "R12.5")
def test_nothing_is_drawn_when_deck_and_discard_are_empty() -> None:
    game = scene("brobnar", {"hand": ["punch"], "chains": 2})
    game.end()
    assert game.pile("hand") == ["punch"]
    assert game.chains == (1, 0)  # O6


@pytest.mark.rule("R5.2", "R5.5", "R5.10", "R5.11")
def test_starting_hands_keys_and_tide() -> None:
    game = deal(LIST, LIST, first=1)
    assert game.asks("mulligan")
    assert game.game.decision is not None
    assert game.game.decision.player == 1
    assert (len(game.pile("hand", 1)), len(game.pile("hand", 0))) == (7, 6)
    game.choose("keep").choose("keep")
    state = game.game.table.state
    assert state.tide is None
    assert [player.forged() for player in state.players] == [0, 0]
    assert (state.turn, state.active) == (1, 1)


@pytest.mark.rule("R5.3", "R28.13")
def test_the_first_player_is_drawn() -> None:
    firsts = {
        deal(LIST, LIST, seed=seed, first=None).leave_open().game.first  # type: ignore[arg-type]
        for seed in range(12)
    }
    assert firsts == {0, 1}


@pytest.mark.rule("R5.4")
def test_decks_are_shuffled_by_the_seed() -> None:
    orders = [deal(LIST, LIST, seed=seed).leave_open().pile("deck") for seed in (1, 1, 2)]
    assert orders[0] == orders[1]
    assert orders[0] != orders[2]


@pytest.mark.rule("R5.6", "R5.9", "R12.2", "R52.4")
@pytest.mark.parametrize(("chains", "hand", "left"), [(0, 7, 0), (1, 6, 0), (7, 5, 6), (13, 4, 12)])
def test_chains_at_setup(chains: int, hand: int, left: int) -> None:
    game = deal(LIST, LIST, chains=(chains, 0))
    assert len(game.pile("hand")) == hand
    assert game.chains == (left, 0)
    game.choose("mulligan").choose("keep")
    assert len(game.pile("hand")) == hand - 1
    assert game.chains == (left, 0)


@pytest.mark.rule("R5.7", "R5.8")
def test_a_mulligan_is_one_card_fewer_and_only_once() -> None:
    game = deal(LIST, LIST)
    game.choose("mulligan")
    assert len(game.pile("hand")) == 6
    assert game.game.decision is not None
    assert game.game.decision.player == 1
    game.choose("mulligan")
    assert len(game.pile("hand", 1)) == 5
    assert game.asks("house")


@pytest.mark.ruling("Q111")
@pytest.mark.rule("R12.7")
@pytest.mark.parametrize(("seat", "hand"), [(0, 5), (1, 4)])
def test_seven_chains(seat: int, hand: int) -> None:
    game = deal(LIST, LIST, chains=(7, 0) if seat == 0 else (0, 7))
    assert len(game.pile("hand", seat)) == hand
    assert game.chains[seat] == 6
    game.choose("keep").choose("keep")
    for left in (5, 4, 3, 2, 1, 0, 0):
        while game.game.active != seat:
            game.game.choose(0) if game.asks("house") else game.end()
        if game.asks("house"):
            game.game.choose(0)
        full = 5 if game.chains[seat] else 6
        game.end()
        assert game.chains[seat] == left
        assert len(game.pile("hand", seat)) == full


@pytest.mark.rule("R4.8", "R25.3")
def test_an_ability_of_the_discard_pile_ends_when_the_pile_becomes_the_deck() -> None:
    heard = {"reaps": "a creature", "works-in": ["discard"], "do": [{"gain": 1}]}
    ghost = artifact("ghost", after=[heard])
    game = scene(
        "logos",
        {"battleline": ["doc-bookton", "mother"], "discard": ["ghost", "punch"]},
        cards=[ghost],
    )
    game.reap("doc-bookton").choose("ghost")  # then a card is drawn from the new deck
    assert game.amber == (2, 0)
    game.reap("mother")
    assert game.amber == (3, 0)


@pytest.mark.rule("R5.7")
def test_a_hand_that_is_kept_is_the_hand_that_was_dealt() -> None:
    game = deal(LIST, LIST)
    hands = [sorted(game.pile("hand", player)) for player in (0, 1)]
    orders = [game.pile("deck", player) for player in (0, 1)]
    game.choose("keep").choose("keep")
    assert [sorted(game.pile("hand", player)) for player in (0, 1)] == hands
    assert [game.pile("deck", player) for player in (0, 1)] == orders
