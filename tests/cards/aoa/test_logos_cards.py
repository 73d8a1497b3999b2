"""Logos cards of Age of Ascension, played and used."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["logos", "dis", "untamed"]

# -- Archimedes ----------------------------------------------------------------------------


@pytest.mark.ruling("Q94")
def test_archimedes_and_a_mass_destruction() -> None:
    line = ["plain-3", "plain-4", "archimedes", "plain-5", "plain-6"]
    game = scene("dis", {"hand": ["gateway-to-dis"]}, {"battleline": line})
    game.play("gateway-to-dis")
    while not game.asks("main"):
        game.choose(game.offered()[0])
    assert sorted(game.pile("archives", 1)) == ["plain-4", "plain-5"]
    assert sorted(game.pile("discard", 1)) == ["archimedes", "plain-3", "plain-6"]


def test_archimedes_archives_a_neighbor_for_its_owner() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": ["plain-2", "archimedes", {"card": "plain-3", "owner": 0}]},
    )
    game.fight("plain-9", "plain-3")
    assert game.pile("archives") == ["plain-3"]
    assert game.pile("archives", 1) == []


def test_archimedes_protects_neither_itself_nor_others() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-8", "plain-7"]},
        {"battleline": ["archimedes", "plain-2", "plain-3"]},
    )
    game.fight("plain-9", "plain-3")
    assert game.pile("discard", 1) == ["plain-3"]
    game.fight("plain-8", "archimedes")  # elusive
    assert game.line(1) == ["archimedes", "plain-2"]
    game.fight("plain-7", "archimedes")
    assert game.pile("discard", 1) == ["archimedes", "plain-3"]
    assert game.pile("archives", 1) == []


# -- Eureka! -------------------------------------------------------------------------------


def test_eureka_gains_and_archives_two_random_cards() -> None:
    game = scene("logos", {"hand": ["eureka", "mother", "fear", "anger"]}, {"hand": ["tocsin"]})
    game.play("eureka")
    assert game.amber == (3, 0)
    assert len(game.pile("archives")) == 2
    assert len(game.pile("hand")) == 1
    assert sorted(game.pile("archives") + game.pile("hand")) == ["anger", "fear", "mother"]


def test_eureka_chooses_by_chance() -> None:
    found = set()
    for seed in range(12):
        game = scene("logos", {"hand": ["eureka", "mother", "fear", "anger"]}, seed=seed)
        found.add(game.play("eureka").pile("hand")[0])
    assert found == {"anger", "fear", "mother"}


@pytest.mark.rule("R46.1")
@pytest.mark.parametrize("first", ["play", "discard", "reap"])
def test_eureka_must_be_the_first_thing(first: str) -> None:
    game = scene("logos", {"hand": ["eureka", "labwork", "mother"], "battleline": ["batdrone"]})
    assert game.can("play", "eureka")
    if first == "play":
        game.play("mother")
    elif first == "discard":
        game.act("discard", "mother")
    else:
        game.reap("batdrone")
    assert not game.can("play", "eureka")


# -- Jargogle ------------------------------------------------------------------------------


def jargogle(under: str, **mine: object) -> dict[str, object]:
    """A side with a Jargogle that has a card under it."""
    return {
        "battleline": [{"card": "jargogle", "under": [under]}],
        "houses": HOUSES,
        **mine,
    }


def test_jargogle_puts_a_card_under_itself() -> None:
    game = scene("logos", {"hand": ["jargogle", "fear", "mother"]}, {"hand": ["anger"]})
    game.play("jargogle")
    assert game.targets() == ["fear", "mother"]
    game.choose("fear")
    assert game.pile("hand") == ["mother"]
    assert [game.slug(card) for card in game.card("jargogle").under] == ["fear"]


def test_jargogle_plays_the_card_on_your_turn() -> None:
    game = scene("logos", jargogle("labwork", hand=["mother"]), {"battleline": ["plain-9"]})
    game.fight("jargogle", "plain-9")
    assert game.amber == (1, 0)
    assert game.pile("archives") == ["mother"]
    assert sorted(game.pile("discard")) == ["jargogle", "labwork"]


def test_jargogle_archives_the_card_on_the_opponents_turn() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-9", "plain-8"]}, jargogle("labwork", hand=["mother"])
    )
    game.fight("plain-9", "jargogle").fight("plain-8", "jargogle")  # elusive the first time
    assert game.pile("archives", 1) == ["labwork"]
    assert game.pile("discard", 1) == ["jargogle"]
    assert game.amber == (0, 0)


@pytest.mark.rule("R13.11")
def test_jargogle_with_a_card_that_cannot_be_played() -> None:
    game = scene("logos", jargogle("eureka"), {"battleline": ["plain-9"]})
    game.fight("jargogle", "plain-9")  # alpha: a card was used in this step
    assert game.amber == (0, 0)
    assert sorted(game.pile("discard")) == ["eureka", "jargogle"]


@pytest.mark.rule("R39.3")
def test_jargogle_returned_to_hand_loses_the_card() -> None:
    game = scene("dis", {**jargogle("labwork"), "hand": ["hysteria"]})
    game.play("hysteria")
    assert game.pile("hand") == ["jargogle"]
    assert "labwork" in game.pile("discard")


@pytest.mark.ruling("Q13")
def test_jargogle_and_an_omega_card_in_the_main_step() -> None:
    game = scene(
        "logos",
        jargogle("duskwitch", hand=["labwork", "mother"]),
        {"battleline": ["plain-9"], "houses": HOUSES},
    )
    game.fight("jargogle", "plain-9").choose("right")  # of Jargogle, still in play
    assert game.line() == ["duskwitch"]
    assert game.game.state.active == 1  # the step ended, and the turn with it
    assert game.asks("house")
    assert "labwork" in game.pile("hand")


@pytest.mark.ruling("Q13")
def test_jargogle_and_an_omega_card_while_forging() -> None:
    game = scene(
        "logos",
        jargogle("duskwitch", hand=["labwork"], artifacts=["strange-gizmo"], amber=6),
        {"houses": HOUSES},
        active=1,
    )
    game.end().choose("red").choose("right")
    assert game.line() == ["duskwitch"]  # it came after the tagging
    assert game.pile("artifacts") == []
    game.choose("logos")
    assert game.can("play", "labwork")


# -- [REDACTED] ----------------------------------------------------------------------------


def redacted(amber: int, player: int = 0) -> Play:
    """The house choice of player 0, with [REDACTED] on a side."""
    sides: list[dict[str, object]] = [{"houses": HOUSES}, {"houses": HOUSES}]
    sides[player]["artifacts"] = [{"card": "redacted", "amber": amber}]
    return scene(None, *sides)


@pytest.mark.parametrize("before", [0, 2])
def test_redacted_collects_amber_when_you_choose_logos(before: int) -> None:
    game = redacted(before).choose("logos")
    assert game.card("redacted").amber == before + 1
    assert game.keys() == 0


def test_redacted_forges_with_the_fourth_amber() -> None:
    game = redacted(3).choose("logos").choose("red")
    assert not game.in_play("redacted")
    assert game.keys() == 1
    assert game.amber == (0, 0)


def test_redacted_ignores_other_houses_and_the_opponent() -> None:
    assert redacted(3).choose("dis").card("redacted").amber == 3
    assert redacted(3, player=1).choose("logos").card("redacted").amber == 3


@pytest.mark.ruling("Q04")
def test_redacted_with_a_fourth_amber_from_elsewhere() -> None:
    game = redacted(4)
    assert game.in_play("redacted")
    assert game.keys() == 0
    game.choose("logos").choose("blue")
    assert not game.in_play("redacted")
    assert game.keys() == 1
    assert game.amber == (0, 0)  # what was on it went to the common supply
