"""The creatures of Logos in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene

HOUSES = ["logos", "dis", "untamed"]


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


def test_jargogle_puts_a_card_under_itself() -> None:
    game = scene("logos", {"hand": ["jargogle", "fear", "mother"]}, {"hand": ["anger"]})
    game.play("jargogle")
    assert game.targets() == ["fear", "mother"]
    game.choose("fear")
    assert game.pile("hand") == ["mother"]
    assert [game.slug(card) for card in game.card("jargogle").under] == ["fear"]


def jargogle(under: str, **mine: object) -> dict[str, object]:
    """A side with a Jargogle that has a card under it."""
    return {
        "battleline": [{"card": "jargogle", "under": [under]}],
        "houses": HOUSES,
        **mine,
    }


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
