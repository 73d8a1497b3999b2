"""The creatures of Logos in Mass Mutation."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.model.words import PLAYERS
from tests.scenario import Play, enhanced, made, scene


def test_bot_bookton_plays_the_top_card() -> None:
    game = scene("logos", {"battleline": ["bot-bookton"], "deck": ["smith", "fear"]})
    game.reap("bot-bookton")
    assert (game.pile("discard"), game.pile("deck")) == (["smith"], ["fear"])
    assert game.amber[0] >= 1


def test_q_mechs_draws_and_returns_to_its_owners_archives() -> None:
    game = scene("logos", {"hand": ["q-mechs"], "deck": ["punch", "fear"]})
    game.play("q-mechs")
    assert game.pile("hand") == ["punch"]
    game = scene(
        "brobnar", {"battleline": ["plain-3"]}, {"battleline": [{"card": "q-mechs", "owner": 0}]}
    )
    game.fight("plain-3", "q-mechs")
    assert (game.pile("archives"), game.pile("archives", 1)) == (["q-mechs"], [])


@pytest.mark.parametrize(("place", "amber", "keys"), [(1, 6, 0), (1, 7, 1), (0, 6, 1)])
def test_titan_engineer_makes_keys_dearer_from_the_middle(
    place: int, amber: int, keys: int
) -> None:
    line = ["plain-3", "plain-4"]
    line.insert(place, "titan-engineer")
    game = scene(
        "logos",
        {"battleline": line, "amber": amber, "houses": ["logos"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar").pass_turn("logos")
    assert (game.keys(), game.keys(1)) == (keys, keys)


def test_professor_terato_teaches_mutants_of_both_sides_to_draw() -> None:
    game = scene(
        "logos",
        {
            "battleline": ["professor-terato", "batdrone", "even-steven"],
            "deck": ["punch", "fear", "smith"],
            "houses": ["logos"],
        },
        {"battleline": ["splinter"], "deck": ["mug"] * 8, "houses": ["shadows"]},
        cards=[made("even-steven", traits=["mutant"], house="logos", power=3)],
    )
    game.reap("batdrone")
    assert game.pile("hand") == []
    game.reap("even-steven").reap("professor-terato")
    assert game.pile("hand") == ["punch", "fear"]
    game.pass_turn("shadows")
    before = len(game.pile("hand", 1))
    game.reap("splinter")
    assert len(game.pile("hand", 1)) == before + 1


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_munchling_may_eat_a_logos_card(answer: str) -> None:
    game = scene(
        "logos",
        {"battleline": ["munchling"], "hand": ["labwork", "punch"], "archives": ["mother", "fear"]},
        {"battleline": ["plain-9"]},
    )
    game.fight("munchling", "plain-9").choose(answer)
    if answer == "yes":
        assert sorted(game.targets()) == ["labwork", "mother"]
        game.choose("mother")
    assert game.pile("discard") == (["mother"] if answer == "yes" else [])
    assert game.amber == (1 if answer == "yes" else 0, 0)
    assert game.damage() == {"munchling": 0, "plain-9": 3}


@pytest.mark.parametrize(("answer", "lives"), [("yes", True), ("no", False)])
def test_novu_dynamo_must_be_fed(answer: str, lives: bool) -> None:
    game = scene(
        "brobnar",
        {"houses": ["brobnar"]},
        {"battleline": ["novu-dynamo"], "hand": ["labwork", "punch"], "houses": ["logos"]},
    )
    game.end().choose(answer)
    if lives and game.asks("target"):
        game.choose("labwork")
    assert (game.line(1) == ["novu-dynamo"]) is lives
    assert game.amber == (0, 1 if lives else 0)
    if game.asks("house"):
        game.choose("logos")


def test_novu_dynamo_starves_without_a_logos_card() -> None:
    game = scene(
        "brobnar",
        {"houses": ["brobnar"]},
        {"battleline": ["novu-dynamo"], "hand": ["punch"], "houses": ["logos"]},
    )
    game.pass_turn("logos")
    assert game.line(1) == []


def test_xeno_bot_takes_one_of_three_and_sinks_another() -> None:
    deck = ["plain-1", "plain-2", "plain-3", "plain-4"]
    game = scene("logos", {"battleline": ["xeno-bot"], "deck": deck}, {"battleline": ["plain-1"]})
    game.act("fight", "xeno-bot").choose("plain-3").choose("plain-1")
    assert game.pile("hand") == ["plain-3"]
    assert game.pile("deck") == ["plain-2", "plain-4", "plain-1"]


@pytest.mark.rule("R14.9")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_chronus_may_archive_after_each_draw_icon(answer: str) -> None:
    game = scene(
        "brobnar",
        {
            "hand": [enhanced("punch", "draw", "damage")],
            "battleline": ["chronus", "plain-9"],
            "deck": ["plain-1", "plain-2"],
        },
        {"battleline": ["chronus"]},
    )
    game.play("punch").choose(answer)
    assert game.pile("archives") == (["plain-1"] if answer == "yes" else [])
    game.choose("plain-9").choose("plain-9")
    assert game.damage()["plain-9"] == 4


@pytest.mark.parametrize("amber", [0, 1, 2, 3])
def test_even_ivan_and_odd_clawde_look_at_how_much_there_is(amber: int) -> None:
    for card, parity in (("even-ivan", 0), ("odd-clawde", 1)):
        game = scene("logos", {"battleline": [card], "amber": 2}, {"amber": amber})
        game.use(card)
        stolen = 1 if amber and amber % 2 == parity else 0
        assert game.amber == (2 + stolen, amber - stolen)


def house_chosen(archives: list[str], owner: int = 0) -> Play:
    """A player with archives has just chosen a house."""
    sides: list[dict[str, object]] = [{"houses": ["logos"]}, {"houses": ["logos"]}]
    sides[owner] |= {"archives": archives}
    game = scene("logos", *sides, active=1 - owner)
    return game.pass_turn("logos")


def test_the_archivist_lets_you_take_some_of_your_archives() -> None:
    game = house_chosen(["plain-1", "the-archivist", "plain-2"])
    assert game.asks("target")
    assert game.targets() == ["plain-1", "the-archivist", "plain-2"]
    game.choose("plain-1", "plain-2")
    assert game.pile("hand") == ["plain-1", "plain-2"]
    assert game.pile("archives") == ["the-archivist"]


@pytest.mark.parametrize("taken", [[], ["plain-1", "the-archivist"]])
def test_the_archivist_lets_you_take_none_or_all(taken: list[str]) -> None:
    game = house_chosen(["plain-1", "the-archivist"])
    game.choose(*taken)
    assert sorted(game.pile("hand")) == taken
    assert len(game.pile("archives")) == 2 - len(taken)


def test_without_the_archivist_it_is_all_or_none() -> None:
    game = house_chosen(["plain-1", "plain-2"])
    assert game.offered() == ["Take your archives (2)", "Leave your archives"]
    game.choose("take")
    assert len(game.pile("hand")) == 2


def test_the_archivist_in_play_or_in_their_archives_does_nothing_for_you() -> None:
    game = scene(
        "logos",
        {"archives": ["plain-1", "plain-2"], "houses": ["logos"], "battleline": ["the-archivist"]},
        {"archives": ["the-archivist"], "houses": ["logos"]},
        active=1,
    )
    game.pass_turn("logos")
    assert game.asks("archives")
    game.choose("leave")


def test_the_archivist_lies_face_up_in_archives() -> None:
    game = scene(
        "logos",
        {"archives": ["plain-1", "the-archivist"], "hand": ["the-archivist"]},
    )
    archivist, hidden, in_hand = (
        game.id("the-archivist#1"),
        game.id("plain-1"),
        game.id("the-archivist#2"),
    )
    seen = game.game.visible(PLAYERS[1])
    found = sorted(
        game.slug(card) for card in game.game.table.state.players[0].archives if card in seen
    )
    assert found == ["the-archivist"]
    assert hidden not in seen
    assert not {archivist, in_hand} <= seen
