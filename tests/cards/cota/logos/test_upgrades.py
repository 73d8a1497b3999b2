"""The upgrades of Logos in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import scene

HOUSES = ["logos", "dis", "mars"]


def test_experimental_therapy_stuns_and_exhausts() -> None:
    game = scene(
        "logos",
        {"hand": ["experimental-therapy"], "battleline": ["plain-3"]},
        {"battleline": ["plain-5"]},
    )
    game.play("experimental-therapy")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-3")
    assert (game.card("plain-3").stunned, game.card("plain-3").exhausted) == (True, True)
    assert (game.card("plain-5").stunned, game.card("plain-5").exhausted) == (False, False)


@pytest.mark.parametrize("house", ["logos", "dis", "mars"])
def test_experimental_therapy_lets_the_creature_be_used_with_any_house(house: str) -> None:
    therapy = {"card": "plain-3", "upgrades": ["experimental-therapy"]}
    game = scene(house, {"battleline": [therapy, "plain-4"]})
    assert game.can("reap", "plain-3")
    assert not game.can("reap", "plain-4")


@pytest.mark.rule("R8.2")
def test_experimental_therapy_makes_every_house_eligible() -> None:
    therapy = {"card": "plain-3", "upgrades": ["experimental-therapy"]}
    game = scene(None, {"battleline": [therapy], "houses": HOUSES})
    assert len(game.offered()) == 10


def boots(card: str, **there: object) -> dict[str, object]:
    """A creature with Rocket Boots."""
    return {"card": card, "upgrades": ["rocket-boots"], **there}


def test_rocket_boots_ready_after_the_first_reap_only() -> None:
    game = scene("brobnar", {"battleline": [boots("plain-3"), "plain-4"]})
    game.reap("plain-3")
    assert not game.card("plain-3").exhausted
    game.reap("plain-3")
    assert game.card("plain-3").exhausted
    game.reap("plain-4")
    assert game.card("plain-4").exhausted
    assert game.amber == (3, 0)


def test_rocket_boots_ready_after_a_fight_that_was_the_first_use() -> None:
    game = scene("brobnar", {"battleline": [boots("plain-9")]}, {"battleline": ["plain-2"] * 3})
    game.fight("plain-9", "plain-2#1").fight("plain-9", "plain-2#2")
    assert game.card("plain-9").exhausted
    assert game.line(1) == ["plain-2"]


def test_rocket_boots_do_nothing_for_a_second_use() -> None:
    game = scene(
        "logos",
        {
            "hand": ["remote-access"],
            "battleline": [boots("novu-archaeologist")],
            "discard": ["fear"],
        },
        {"battleline": ["plain-1"], "artifacts": ["gauntlet-of-command"]},
    )
    game.use("novu-archaeologist")  # an Action is the first use
    assert game.card("novu-archaeologist").exhausted
    game.play("remote-access")  # readied, and the fight is the second
    assert game.line(1) == []
    assert game.card("novu-archaeologist").exhausted


def test_rocket_boots_help_the_controller_of_the_creature() -> None:
    game = scene(
        "logos",
        {"hand": ["rocket-boots"], "houses": HOUSES},
        {"battleline": ["mother"], "houses": HOUSES},
    )
    game.play("rocket-boots").end().choose("logos").reap("mother")
    assert not game.card("mother").exhausted
    assert game.amber == (0, 1)


@pytest.mark.rule("R28.11")
def test_rocket_boots_do_nothing_for_a_creature_whose_effect_is_triggered_without_using_it() -> (
    None
):
    game = scene("logos", {"battleline": ["replicator", boots("plain-3", exhausted=True)]})
    game.reap("replicator")
    assert game.card("plain-3").exhausted


@pytest.mark.rule("R24.14")
def test_rocket_boots_do_not_count_what_a_creature_did_before_it_left_play() -> None:
    game = scene(
        "brobnar",
        {
            "hand": [
                {"card": "nature-s-call", "house": "brobnar"},
                {"card": "rocket-boots", "house": "brobnar"},
            ],
            "battleline": ["krump"],
            "artifacts": ["speed-sigil"],
        },
    )
    game.reap("krump").play("nature-s-call").choose("krump")
    game.play("krump").play("rocket-boots").reap("krump")
    assert not game.card("krump").exhausted


def test_transposition_sandals_swap_and_let_the_other_be_used() -> None:
    game = scene(
        "logos",
        {"hand": ["transposition-sandals"], "battleline": ["mother", "plain-3", "plain-4"]},
        {"battleline": ["plain-5"]},
    )
    game.play("transposition-sandals").choose("mother")
    assert game.amber == (1, 0)
    assert not game.can("reap", "plain-4")
    game.use("mother")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.line() == ["plain-4", "plain-3", "mother"]
    assert game.card("mother").exhausted
    assert game.can("reap", "plain-4")
    assert game.can("fight", "plain-4")
    assert not game.can("reap", "plain-3")


def test_transposition_sandals_permission_ends_with_the_turn() -> None:
    sandals = {"card": "mother", "upgrades": ["transposition-sandals"]}
    game = scene(
        "logos", {"battleline": [sandals, "plain-3"], "houses": HOUSES}, {"houses": HOUSES}
    )
    game.use("mother").end().choose("logos").end().choose("logos")
    assert not game.can("reap", "plain-3")


def test_transposition_sandals_alone_in_the_line() -> None:
    sandals = {"card": "mother", "upgrades": ["transposition-sandals"]}
    game = scene("logos", {"battleline": [sandals]}, {"battleline": ["plain-5"]})
    game.use("mother")
    assert game.line() == ["mother"]
    assert game.line(1) == ["plain-5"]
