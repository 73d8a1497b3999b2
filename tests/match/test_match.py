"""A match knows which game comes next and who decides what before it."""

import pytest

from keyforge_tui.common.errors import UserError
from keyforge_tui.engine.game import Deck
from keyforge_tui.engine.model.words import PLAYERS
from keyforge_tui.match.formats import Format
from keyforge_tui.match.match import (
    Bid,
    ChooseFirst,
    Finished,
    Match,
    NameDeck,
    Play,
)
from keyforge_tui.match.setting import Dealing, Setting

Decks = tuple[Deck, Deck]
NAMES = ("Ada", "Ben")


def new(
    decks: Decks,
    style: Format = Format.ARCHON,
    best_of: int = 1,
    seed: int = 7,
    first: int | None = None,
    chains: tuple[int, int] = (0, 0),
) -> Match:
    return Match(Setting(NAMES, decks, style, best_of, seed, first, chains))


def game(match: Match) -> Dealing:
    stage = match.stage()
    assert isinstance(stage, Play), stage
    return stage.game


def test_one_game_decides_a_match(decks: Decks) -> None:
    match = new(decks, first=1, chains=(4, 0))
    plan = game(match)
    assert (plan.number, plan.seed, plan.first, plan.chains) == (1, 7, 1, (4, 0))
    assert plan.decks == decks
    assert plan.brought == (0, 1)
    assert not plan.hides_lists
    match.record(0)
    assert match.stage() == Finished(PLAYERS[0])
    with pytest.raises(UserError, match="waiting for something else: nothing, it is over"):
        match.record(0)


@pytest.mark.rule("R52.1", "R52.4", "R5.6")
def test_a_game_can_be_dealt_from_its_plan(decks: Decks) -> None:
    dealt = game(new(decks, first=1, chains=(4, 0))).deal()
    assert dealt.first == 1
    # R5.6: one chain is shed with the starting hand.
    assert [player.chains for player in dealt.view().players] == [3, 0]


@pytest.mark.rule("R5.3")
def test_the_deck_that_lost_chooses_who_goes_first(decks: Decks) -> None:
    match = new(decks, best_of=3, first=0)
    match.record(0)
    assert match.stage() == ChooseFirst(PLAYERS[1])
    with pytest.raises(UserError, match="who goes first"):
        match.record(1)
    match.choose_first(1)
    assert game(match).first == 1
    assert game(match).number == 2
    match.record(1)
    assert match.stage() == ChooseFirst(PLAYERS[0])
    match.choose_first(1)
    assert game(match).first == 1
    match.record(1)
    assert match.stage() == Finished(PLAYERS[1])
    assert [match.wins(player) for player in PLAYERS] == [1, 2]


def test_every_game_of_a_match_has_another_seed_that_is_always_the_same(decks: Decks) -> None:
    seeds = []
    for _ in range(2):
        match = new(decks, best_of=9)
        found = []
        for number in range(8):
            found.append(game(match).seed)
            match.record(number % 2)
            match.choose_first(0)
        seeds.append(found)
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 8


def test_a_draw_does_not_count(decks: Decks) -> None:
    match = new(decks, best_of=3, first=1)
    match.record(None)
    plan = game(match)
    assert (plan.number, plan.first) == (2, None)
    match.record(0)
    match.choose_first(0)
    match.record(0)
    assert match.stage() == Finished(PLAYERS[0])


def test_reversal_gives_each_the_other_deck_with_its_chains(decks: Decks) -> None:
    plan = game(new(decks, Format.REVERSAL, chains=(4, 0)))
    assert plan.decks == (decks[1], decks[0])
    assert plan.brought == (1, 0)
    assert plan.chains == (0, 4)


def test_sealed_hides_the_lists(decks: Decks) -> None:
    assert game(new(decks, Format.SEALED)).hides_lists


def adaptive_at_one_to_one(decks: Decks, winner: int) -> Match:
    match = new(decks, Format.ADAPTIVE)
    assert game(match).brought == (0, 1)
    match.record(winner)
    match.choose_first(0)
    assert game(match).brought == (1, 0)
    match.record(1 - winner)
    return match


@pytest.mark.rule("R52.3")
@pytest.mark.parametrize("winner", [0, 1])
def test_adaptive_bids_for_the_deck_that_won_both_games(decks: Decks, winner: int) -> None:
    """R52.3: the bid goes up in turns until one passes; the other plays the deck for it."""
    match = adaptive_at_one_to_one(decks, winner)
    stage = match.stage()
    assert isinstance(stage, Bid)
    assert stage.bidding.deck == winner
    # The player who lost the last game opens: the one who won the first.
    assert stage.player == winner
    match.bid(2)
    stage = match.stage()
    assert isinstance(stage, Bid)
    assert (stage.player, stage.bidding.standing, stage.bidding.lowest) == (1 - winner, 2, 3)
    with pytest.raises(UserError, match="bid 3 to 99 chains, or pass"):
        match.bid(2)
    match.bid(5)
    match.pass_()
    # The deck that lost the second game is the other one, which the one who passed plays.
    assert match.stage() == ChooseFirst(PLAYERS[winner])
    match.choose_first(0)
    plan = game(match)
    taker = 1 - winner
    assert plan.decks[taker] is decks[winner]
    assert plan.chains[taker] == 5
    assert plan.chains[winner] == 0
    match.record(taker)
    assert match.stage() == Finished(PLAYERS[taker])


@pytest.mark.rule("R5.3")
def test_whoever_plays_the_deck_that_lost_chooses_even_after_winning(decks: Decks) -> None:
    """R5.3 goes by the deck: in adaptive the winner of the first game plays the loser's next."""
    match = new(decks, Format.ADAPTIVE)
    match.record(0)
    assert match.stage() == ChooseFirst(PLAYERS[0])


@pytest.mark.rule("R5.3")
def test_two_decks_that_have_just_met_go_on_with_the_choice(decks: Decks) -> None:
    for style, chooser in ((Format.ARCHON, 1), (Format.REVERSAL, 0)):
        match = Match(Setting(NAMES, decks, style, lost=1))
        assert match.stage() == ChooseFirst(PLAYERS[chooser])
        match.choose_first(0)
        assert game(match).first == 0


@pytest.mark.rule("R52.3")
@pytest.mark.ruling("Q112")
def test_bidding_for_a_deck_that_is_known_to_be_strong(decks: Decks) -> None:
    """Q112: 5, 6, 7, pass: the strong deck starts with 7 chains, the new one with none."""
    matches = (new(decks, Format.ADAPTIVE_SHORT, seed=seed) for seed in range(20))
    match = next(one for one in matches if one.stage() == NameDeck(PLAYERS[0]))
    match.name_deck(0)
    for chains in (5, 6, 7):
        match.bid(chains)
    match.pass_()
    plan = game(match)
    assert plan.decks == decks
    assert plan.chains == (7, 0)


def test_adaptive_with_a_pass_at_once(decks: Decks) -> None:
    match = adaptive_at_one_to_one(decks, 0)
    match.pass_()
    match.choose_first(1)
    plan = game(match)
    assert plan.chains == (0, 0)
    assert plan.decks == (decks[1], decks[0])


def test_adaptive_needs_no_bidding_at_two_to_nothing(decks: Decks) -> None:
    match = new(decks, Format.ADAPTIVE)
    match.record(1)
    match.choose_first(0)
    match.record(1)
    assert match.stage() == Finished(PLAYERS[1])


def test_a_drawn_game_of_an_adaptive_match_is_played_again(decks: Decks) -> None:
    match = new(decks, Format.ADAPTIVE)
    match.record(None)
    assert game(match).brought == (0, 1)
    match.record(0)
    match.choose_first(0)
    match.record(None)
    assert game(match).brought == (1, 0)
    match.record(1)
    match.bid(1)
    match.pass_()
    match.choose_first(0)
    before = game(match)
    match.record(None)
    assert (game(match).brought, game(match).chains) == (before.brought, before.chains)


def test_adaptive_short_bids_before_the_only_game(decks: Decks) -> None:
    openers = set()
    for seed in range(20):
        match = new(decks, Format.ADAPTIVE_SHORT, seed=seed)
        stage = match.stage()
        assert isinstance(stage, NameDeck)
        openers.add(stage.player)
        match.name_deck(1)
        bidding = match.stage()
        assert isinstance(bidding, Bid)
        assert bidding.player == stage.player
        match.bid(0)
        match.bid(3)
        match.pass_()
        plan = game(match)
        taker = 1 - stage.player
        assert plan.decks[taker] is decks[1]
        assert plan.chains[taker] == 3
        match.record(0)
        assert match.stage() == Finished(PLAYERS[0])
    assert openers == {0, 1}


@pytest.mark.parametrize(
    ("style", "best_of", "chains", "message"),
    [
        (Format.ARCHON, 2, (0, 0), "best of 1, 3, 5, 7 or 9"),
        (Format.ARCHON, 11, (0, 0), "best of 1, 3, 5, 7 or 9"),
        (Format.ARCHON, -1, (0, 0), "best of 1, 3, 5, 7 or 9"),
        (Format.ADAPTIVE, 5, (0, 0), "adaptive is best of 3"),
        (Format.ADAPTIVE_SHORT, 3, (0, 0), "adaptive-short is best of 1"),
        (Format.ADAPTIVE, 3, (4, 0), "chains are bid for"),
    ],
)
def test_what_cannot_be_agreed_on(
    decks: Decks, style: Format, best_of: int, chains: tuple[int, int], message: str
) -> None:
    with pytest.raises(UserError, match=message):
        new(decks, style, best_of, chains=chains)


def test_a_match_is_made_again_from_its_moves(decks: Decks) -> None:
    match = adaptive_at_one_to_one(decks, 1)
    match.bid(0)
    match.bid(4)
    match.pass_()
    match.choose_first(1)
    again = Match(match.setting, [list(move) for move in match.moves])
    assert again.moves == match.moves
    assert again.stage() == match.stage()


@pytest.mark.parametrize(
    "moves",
    [
        [["game", 2]],
        [["game"]],
        [["dance", 0]],
        [["game", "0"]],
        [["first", 0]],
        [["bid", 1]],
        [[]],
    ],
)
def test_moves_that_make_no_match_are_refused(decks: Decks, moves: list[list[object]]) -> None:
    with pytest.raises(UserError, match="match"):
        Match(Setting(NAMES, decks), moves)


def test_every_format_says_what_it_is() -> None:
    for style in Format:
        assert style.description.endswith(".")
