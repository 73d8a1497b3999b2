"""Looking ahead: what the engine says would happen, and that it tells nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from keyforge_tui.engine.game import Game
from keyforge_tui.engine.model.decisions import DecisionKind
from keyforge_tui.engine.model.events import Kind
from keyforge_tui.engine.model.words import PLAYERS, Zone
from keyforge_tui.engine.preview import Deal, Ending, Preview, redeal
from keyforge_tui.engine.rules.turn import settle
from keyforge_tui.engine.table.table import Table
from keyforge_tui.simulation.draws import draw_decks
from tests.scenario import Play, action, artifact, library, made, scene

ANN, BOB = PLAYERS


def ahead(game: Play, action: str, card: str) -> Preview:
    """What an action of the main step would do."""
    decision = game.game.decision
    assert decision is not None
    option = next(o for o in decision.options if o.action == action and o.card == game.id(card))
    return game.game.preview([option.id], ANN)


def test_an_attack_tells_damage_both_ways_and_who_is_destroyed() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-5"]},
        {"battleline": ["plain-3", made_armored.slug]},
        cards=[made_armored],
    )
    game.act("fight", "plain-5")
    told = game.game.preview([0], ANN)
    assert told.amount(Kind.DAMAGED, game.id("plain-3")) == 5
    assert told.amount(Kind.DAMAGED, game.id("plain-5")) == 3
    assert told.destroyed == (game.id("plain-3"),)
    other = game.game.preview([1], ANN)
    assert other.amount(Kind.PREVENTED, game.id("armored")) == 2
    assert other.destroyed == (game.id("plain-5"),)
    assert told.ending is Ending.DONE
    game.choose("armored")
    assert game.line() == [], "as it was told"


made_armored = made("armored", power=6, armor=2)


def test_looking_ahead_changes_nothing() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["plain-3"]})
    before = (game.damage(), list(game.game.choices), len(game.game.log), game.game.decision)
    ahead(game, "fight", "plain-5")
    assert (game.damage(), list(game.game.choices), len(game.game.log), game.game.decision) == (
        before
    )


def test_a_reap_tells_its_amber_with_what_the_card_adds() -> None:
    miner = made("miner", power=2, reap=[{"gain": 2}])
    game = scene("brobnar", {"battleline": ["miner"]}, cards=[miner])
    assert ahead(game, "reap", "miner").gained(ANN) == 3


def test_what_is_drawn_is_not_told() -> None:
    seer = made("seer", power=2, reap=[{"gain": 1}, {"draw": 1}, {"gain": 4}])
    game = scene("brobnar", {"battleline": ["seer"], "deck": ["plain-3"]}, cards=[seer])
    told = ahead(game, "reap", "seer")
    assert told.gained(ANN) == 2
    assert told.ending is Ending.HIDDEN


def test_what_chance_decides_is_not_told() -> None:
    quake = action("quake", {"gain": 1}, {"destroy": "a random creature"}, {"draw": 1})
    game = scene(
        "brobnar",
        {"hand": ["quake"], "deck": ["plain-3"]},
        {"battleline": ["plain-3", "plain-4"]},
        cards=[quake],
    )
    told = ahead(game, "play", "quake")
    assert told.gained(ANN) == 1
    assert told.destroyed == ()
    assert told.ending is Ending.CHANCE


PEEK = {
    "counts": [{"gain": 1}, {"gain": {"count": "creature in their hand"}}, {"gain": 3}],
    "only-if": [{"if": {"exists": "a creature in their hand"}, "then": [{"gain": 2}]}],
    "unless": [{"if": {"none": "creature in their hand"}, "then": [{"gain": 2}]}],
    "draws-if": [{"gain": 1}, {"if": {"none": "creature in their hand"}, "then": [{"draw": 1}]}],
}
"""What depends on a hand that is not seen, without naming a card of it."""


@pytest.mark.parametrize(
    ("what", "gained"), [("counts", 1), ("only-if", 0), ("unless", 0), ("draws-if", 1)]
)
def test_what_depends_on_hidden_cards_is_not_told_whatever_they_are(what: str, gained: int) -> None:
    """Here a hand full of creatures, which no other deal from that deck gives."""
    thief = made("thief", power=2, reap=PEEK[what])
    filler = action("filler", {"draw": 1})
    game = scene(
        "brobnar",
        {"battleline": ["thief"], "deck": ["plain-3"] * 4},
        {"hand": ["plain-3", "plain-4"], "deck": ["filler"] * 40},
        cards=[thief, filler],
    )
    told = ahead(game, "reap", "thief")
    reaped = 1
    assert told.gained(ANN) == reaped + gained
    assert told.ending is Ending.HIDDEN


@pytest.mark.parametrize("top", ["plain-3", "trumpet", "quake"])
def test_a_hidden_card_that_is_moved_ends_what_is_told(top: str) -> None:
    """Whatever lies there: else the preview itself would tell what it is."""
    tunnel = action("tunnel", {"play-card": "the top card of your deck"})
    game = scene(
        "brobnar",
        {"hand": ["tunnel"], "deck": [top] * 4},
        cards=[tunnel, artifact("trumpet"), action("quake", {"gain": 1})],
    )
    told = ahead(game, "play", "tunnel")
    assert told.ending is Ending.HIDDEN
    assert [event.kind for event in told.events] in ([], [Kind.PLAYED])


def test_dealing_anew_moves_what_is_hidden_and_nothing_else() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["plain-1"],
            "deck": [f"plain-{n}" for n in range(1, 16)],
            "archives": ["plain-2"],
        },
        {"hand": ["plain-4"] * 6, "deck": ["plain-5"] * 20, "archives": ["plain-6"]},
    )
    before, after = game.game.table.state, game.game.table.state.copy()
    redeal(after, ANN, game.game.visible(ANN), Deal(1))
    mine, theirs = after.players
    assert (mine.hand, mine.archives) == (before.players[0].hand, before.players[0].archives)
    assert mine.deck != before.players[0].deck
    assert sorted(mine.deck) == sorted(before.players[0].deck)
    assert len(theirs.archives) == 1
    assert set(theirs.hand) != set(before.players[1].hand)
    assert len(theirs.hand) == len(before.players[1].hand)
    assert all(after.zones[card] is Zone.HAND for card in theirs.hand)
    assert all(after.zones[card] is Zone.DECK for card in theirs.deck)
    assert after.rng != before.rng


@pytest.mark.parametrize("seed", range(12))
def test_no_preview_depends_on_what_is_hidden(seed: int) -> None:
    """The same table with other hidden cards and other luck gives the same preview."""
    luck = Random(seed)
    game = Game.new(draw_decks(library().all(), luck), seed=seed)
    looked = 0
    for _ in range(160):
        decision = game.decision
        if decision is None:
            break
        if decision.kind is DecisionKind.MAIN and luck.random() < 0.3:
            state = game.table.state.copy()
            redeal(state, decision.player, game.visible(decision.player), Deal(77))
            twin = Game(Table(state, settle, names=game.table.names))
            assert twin.decision is not None
            assert twin.decision.options == decision.options
            for option in decision.options[:8]:
                one = game.preview([option.id], decision.player)
                two = twin.preview([option.id], decision.player)
                shorter = min(len(one.events), len(two.events))
                assert [e.to_json() for e in one.events[:shorter]] == [
                    e.to_json() for e in two.events[:shorter]
                ], option.label
                if len(one.events) != len(two.events):
                    less = min(one, two, key=lambda told: len(told.events))
                    assert less.ending is Ending.HIDDEN, option.label
                elif one.ending is not two.ending:
                    assert Ending.HIDDEN in (one.ending, two.ending), option.label
                looked += 1
        options = [o.id for o in decision.options]
        count = luck.randint(decision.min, min(decision.max, len(options)))
        game.choose(*luck.sample(options, count))
    assert looked
