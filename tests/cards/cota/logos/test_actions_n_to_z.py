"""The actions of Logos in Call of the Archons, N to Z."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(
    ("mine", "theirs", "after", "drawn"),
    [(1, 3, (3, 2), 1), (1, 2, (2, 2), 0), (2, 2, (3, 2), 0), (0, 0, (1, 0), 0)],
)
def test_neuro_syphon_needs_a_richer_opponent(
    mine: int, theirs: int, after: tuple[int, int], drawn: int
) -> None:
    game = scene(
        "logos",
        {"hand": ["neuro-syphon"], "amber": mine, "deck": ["mother", "dextre"]},
        {"amber": theirs},
    )
    game.play("neuro-syphon")  # its bonus icon comes first
    assert game.amber == after
    assert game.pile("hand") == ["mother"][:drawn]


def test_phase_shift_allows_one_card_of_another_house() -> None:
    game = scene(
        "logos",
        {"hand": ["phase-shift", "anger", "plain-3", "mother"], "battleline": ["batdrone"]},
    )
    assert not game.can("play", "plain-3")
    game.play("phase-shift").play("mother")
    assert game.can("play", "anger")
    assert game.can("play", "plain-3")
    assert not game.can("discard", "plain-3")
    game.play("plain-3")
    assert not game.can("play", "anger")
    assert not game.can("reap", "plain-3")


@pytest.mark.ruling("Q53")
def test_two_phase_shifts_allow_two_cards() -> None:
    game = scene("logos", {"hand": ["phase-shift"] * 2 + ["plain-3"] * 3})
    game.play("phase-shift#1").play("phase-shift#2").play("plain-3#1").play("plain-3#2")
    assert not game.can("play", "plain-3#3")


@pytest.mark.ruling("Q76")
def test_phase_shift_on_the_first_turn() -> None:
    game = scene("logos", {"hand": ["phase-shift", "plain-3", "plain-4", "mother"]}, turn=1)
    game.play("phase-shift")
    assert not game.can("play", "mother")
    assert game.can("play", "plain-4")
    game.play("plain-3")
    assert not game.can("play", "plain-4")


@pytest.mark.ruling("Q54")
def test_phase_shift_and_mimicry_copying_a_logos_card() -> None:
    game = scene("logos", {"hand": ["phase-shift", "mimicry", "plain-3"]}, {"discard": ["foggify"]})
    game.play("phase-shift").play("mimicry")
    assert game.pile("discard") == ["mimicry", "phase-shift"]
    assert not game.can("play", "plain-3")


def test_phase_shift_is_over_next_turn() -> None:
    houses = ["logos", "dis", "mars"]
    game = scene(
        "logos", {"hand": ["phase-shift", "plain-3"], "houses": houses}, {"houses": houses}
    )
    game.play("phase-shift").end().choose("logos").end().choose("logos")
    assert not game.can("play", "plain-3")


@pytest.mark.ruling("Q88")
def test_positron_bolt_is_simultaneous() -> None:
    game = scene(
        "logos",
        {"hand": ["positron-bolt"], "battleline": ["plain-9"]},
        {"battleline": ["plain-3", "plain-2", "plain-1", "plain-5"]},
    )
    game.play("positron-bolt")
    assert game.targets() == ["plain-9", "plain-3", "plain-5"]
    game.choose("plain-3")
    assert game.damage() == {"plain-9": 0, "plain-5": 0}
    assert sorted(game.pile("discard", 1)) == ["plain-1", "plain-2", "plain-3"]
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q23")
@pytest.mark.parametrize(
    ("neighbor", "damage"),
    [
        ("plain-8", {"plain-5": 0, "plain-6": 0, "plain-7": 3, "plain-8": 2, "plain-9": 1}),
        ("plain-6", {"plain-5": 1, "plain-6": 2, "plain-7": 3, "plain-8": 0, "plain-9": 0}),
    ],
)
def test_positron_bolt_on_a_creature_made_a_flank_creature(
    neighbor: str, damage: dict[str, int]
) -> None:
    game = scene(
        "logos",
        {"hand": ["positron-bolt"], "artifacts": ["spectral-tunneler"]},
        {"battleline": ["plain-5", "plain-6", "plain-7", "plain-8", "plain-9"]},
    )
    game.use("spectral-tunneler").choose("plain-7")
    game.play("positron-bolt")
    assert game.targets() == ["plain-5", "plain-7", "plain-9"]
    game.choose("plain-7")
    assert game.targets() == ["plain-6", "plain-8"]
    game.choose(neighbor)
    assert game.damage() == damage


def test_positron_bolt_on_a_short_line() -> None:
    game = scene("logos", {"hand": ["positron-bolt"]}, {"battleline": ["plain-5", "plain-4"]})
    game.play("positron-bolt").choose("plain-4")
    assert game.damage() == {"plain-5": 2, "plain-4": 3}


def test_random_access_archives_takes_the_top_card() -> None:
    game = scene("logos", {"hand": ["random-access-archives"], "deck": ["mother", "anger"]})
    game.play("random-access-archives")
    assert game.pile("archives") == ["mother"]
    assert game.pile("deck") == ["anger"]
    assert game.amber == (1, 0)


def test_random_access_archives_with_an_empty_deck_shuffles_nothing() -> None:
    game = scene("logos", {"hand": ["random-access-archives"], "discard": ["mother"]})
    game.play("random-access-archives")
    assert game.pile("archives") == []
    assert game.pile("discard") == ["random-access-archives", "mother"]


def test_remote_access_uses_an_enemy_artifact_as_yours() -> None:
    game = scene(
        "logos",
        {"hand": ["remote-access"], "artifacts": ["strange-gizmo"], "deck": ["mother"]},
        {"artifacts": ["library-of-babble", "the-howling-pit"], "deck": ["fear"]},
    )
    game.play("remote-access")
    assert game.targets() == ["library-of-babble", "the-howling-pit"]
    game.choose("library-of-babble")
    assert game.pile("hand") == ["mother"]
    assert game.pile("deck", 1) == ["fear"]
    assert game.card("library-of-babble").exhausted
    assert game.card("library-of-babble").controller == 1
    assert game.amber == (1, 0)


@pytest.mark.rule("R27.6")
@pytest.mark.parametrize(
    "artifact", ["the-howling-pit", {"card": "library-of-babble", "exhausted": True}]
)
def test_remote_access_on_an_artifact_that_cannot_be_used(artifact: object) -> None:
    game = scene(
        "logos", {"hand": ["remote-access"], "deck": ["mother"]}, {"artifacts": [artifact]}
    )
    game.play("remote-access")
    assert game.pile("hand") == []


def test_reverse_time_swaps_your_piles_and_shuffles() -> None:
    game = scene(
        "logos",
        {
            "hand": ["reverse-time"],
            "deck": ["mother"],
            "discard": ["dextre", "labwork", "foggify"],
        },
        {"deck": ["fear"], "discard": ["tocsin"]},
    )
    game.play("reverse-time")
    assert sorted(game.pile("deck")) == ["dextre", "foggify", "labwork"]
    assert game.pile("discard") == ["reverse-time", "mother"]
    assert (game.pile("deck", 1), game.pile("discard", 1)) == (["fear"], ["tocsin"])
    assert "shuffled" in [event.kind.value for event in game.game.log]
    assert game.amber == (1, 0)


def test_scrambler_storm_stops_action_cards_next_turn() -> None:
    houses = ["logos", "dis", "mars"]
    game = scene(
        "logos",
        {"hand": ["scrambler-storm", "labwork"], "houses": houses},
        {
            "hand": ["labwork", "wild-wormhole", "mother", "library-of-babble", "rocket-boots"],
            "houses": houses,
        },
    )
    game.play("scrambler-storm").play("labwork#1")
    game.end().choose("logos")
    assert not game.can("play", "labwork#2")
    assert not game.can("play", "wild-wormhole")
    assert game.can("discard", "labwork#2")
    game.play("mother").play("library-of-babble").play("rocket-boots")
    game.end().choose("logos").end().choose("logos")
    assert game.can("play", "labwork#2")


def test_scrambler_storm_reaches_cards_played_from_the_deck() -> None:
    houses = ["logos", "dis", "mars"]
    game = scene(
        "logos",
        {"hand": ["scrambler-storm"], "houses": houses},
        {"artifacts": ["chaos-portal"], "deck": ["labwork"], "houses": houses},
    )
    game.play("scrambler-storm").end().choose("logos").use("chaos-portal").choose("logos")
    assert game.pile("deck", 1) == ["labwork"]
    assert game.amber == (1, 0)


def test_sloppy_labwork_archives_then_discards() -> None:
    game = scene("logos", {"hand": ["sloppy-labwork", "mother", "anger", "fear"]})
    game.play("sloppy-labwork").choose("anger")
    assert game.targets() == ["mother", "fear"]
    game.choose("fear")
    assert game.pile("archives") == ["anger"]
    assert game.pile("discard") == ["sloppy-labwork", "fear"]
    assert game.pile("hand") == ["mother"]
    assert game.amber == (1, 0)


def test_twin_bolt_emission_hits_two_different_creatures() -> None:
    game = scene(
        "logos",
        {"hand": ["twin-bolt-emission"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5"]},
    )
    game.play("twin-bolt-emission")
    assert game.targets() == ["plain-3", "plain-4", "plain-5"]
    game.choose("plain-3", "plain-5")
    assert game.damage() == {"plain-3": 2, "plain-4": 0, "plain-5": 2}
    assert game.amber == (1, 0)


def test_twin_bolt_emission_with_one_creature_hits_it_once() -> None:
    game = scene("logos", {"hand": ["twin-bolt-emission"]}, {"battleline": ["plain-5"]})
    game.play("twin-bolt-emission")
    assert game.damage() == {"plain-5": 2}


def test_wild_wormhole_plays_the_top_card_of_any_house() -> None:
    game = scene("logos", {"hand": ["wild-wormhole"], "deck": ["anger", "mother"]})
    game.play("wild-wormhole")
    assert game.pile("deck") == ["mother"]
    assert sorted(game.pile("discard")) == ["anger", "wild-wormhole"]
    assert game.amber == (2, 0)  # the bonus icons of both


@pytest.mark.ruling("Q26")
def test_wild_wormhole_turning_up_a_card_that_cannot_be_played() -> None:
    game = scene("logos", {"hand": ["wild-wormhole"], "deck": ["kelifi-dragon", "mother"]})
    game.play("wild-wormhole")
    assert game.amber == (1, 0)
    assert game.pile("deck") == ["kelifi-dragon", "mother"]


@pytest.mark.ruling("Q77")
def test_wild_wormhole_on_the_first_turn() -> None:
    game = scene("logos", {"hand": ["wild-wormhole", "mother"], "deck": ["doc-bookton"]}, turn=1)
    game.play("wild-wormhole")
    assert game.line() == ["doc-bookton"]
    assert not game.can("play", "mother")
    assert not game.can("discard", "mother")
