"""The creatures of Untamed in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene

HOUSES = ["untamed", "shadows", "logos"]


def test_duskwitch_lets_your_creatures_enter_ready() -> None:
    game = scene(
        "untamed",
        {
            "battleline": ["duskwitch"],
            "hand": ["dust-pixie", "snufflegator"],
            "houses": HOUSES,
        },
        {"hand": ["dust-pixie"], "houses": HOUSES},
    )
    game.play("dust-pixie#1").play("snufflegator")
    assert game.can("reap", "dust-pixie#1")
    assert game.can("reap", "snufflegator")
    game.end().choose("untamed").play("dust-pixie#2")
    assert game.card("dust-pixie#2").exhausted


def test_duskwitch_does_not_reach_artifacts() -> None:
    game = scene("logos", {"battleline": ["duskwitch"], "hand": ["library-of-babble"]})
    game.play("library-of-babble")
    assert game.card("library-of-babble").exhausted


def test_duskwitch_ends_the_step() -> None:
    game = scene(
        "untamed",
        {"hand": ["duskwitch", "dust-pixie"], "battleline": ["snufflegator"], "houses": HOUSES},
        {"houses": HOUSES},
    )
    game.play("duskwitch")
    assert game.game.state.active == 1
    assert "dust-pixie" in game.pile("hand")


def test_duskwitch_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["duskwitch"]})
    game.fight("plain-5", "duskwitch")
    assert game.line(1) == ["duskwitch"]


def test_glimmer_returns_a_card_from_your_discard_pile() -> None:
    game = scene(
        "untamed",
        {"hand": ["glimmer"], "discard": ["fear", "mother"]},
        {"discard": ["anger"]},
    )
    game.play("glimmer")
    assert game.targets() == ["fear", "mother"]
    game.choose("mother")
    assert game.pile("hand") == ["mother"]
    assert game.pile("discard") == ["fear"]
    assert game.pile("discard", 1) == ["anger"]


@pytest.mark.rule("R46.1")
def test_glimmer_must_be_the_first_thing() -> None:
    game = scene("untamed", {"hand": ["glimmer", "dust-pixie"], "discard": ["fear"]})
    assert game.can("play", "glimmer")
    game.play("dust-pixie")
    assert not game.can("play", "glimmer")


@pytest.mark.erratum("E21")
def test_panpaca_jaga_has_skirmish_and_gives_it_to_its_left() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4", "panpaca-jaga", "plain-5"]},
        {"battleline": ["plain-9", "panpaca-jaga", "plain-8"]},
    )
    for name in ("plain-3", "plain-4", "panpaca-jaga#1", "plain-9", "panpaca-jaga#2"):
        assert "skirmish" in game.keywords(name)
    for name in ("plain-5", "plain-8"):
        assert game.keywords(name) == {}
    game.fight("plain-3", "plain-9")
    assert game.card("plain-3").damage == 0


def test_panpaca_jaga_gives_nothing_once_it_is_gone() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-9"]}, {"battleline": ["plain-3", "panpaca-jaga"]}
    )
    assert "skirmish" in game.keywords("plain-3")
    game.fight("plain-9", "panpaca-jaga")
    assert game.keywords("plain-3") == {}


@pytest.mark.ruling("Q16")
def test_pos_pixies_against_nerve_blast() -> None:
    game = scene(
        "shadows",
        {"hand": ["nerve-blast"]},
        {"battleline": ["po-s-pixies", "plain-3"], "amber": 2},
    )
    game.play("nerve-blast").choose("plain-3")
    assert game.amber == (1, 2)
    assert game.damage(1) == {"po-s-pixies": 0, "plain-3": 2}


@pytest.mark.ruling("Q19")
def test_pos_pixies_against_two_sir_marrows() -> None:
    game = scene(
        "untamed",
        {"battleline": ["po-s-pixies"]},
        {"battleline": ["sir-marrows", "sir-marrows"]},
    )
    game.reap("po-s-pixies").choose("sir-marrows#1")
    assert game.amber == (1, 0)
    assert game.card("sir-marrows#1").amber == 1
    assert game.card("sir-marrows#2").amber == 1


@pytest.mark.parametrize(("pool", "captured"), [(3, 1), (0, 0)])
def test_pos_pixies_against_a_capture(pool: int, captured: int) -> None:
    game = scene("logos", {"hand": ["dextre"]}, {"battleline": ["po-s-pixies"], "amber": pool})
    game.play("dextre")
    assert game.card("dextre").amber == captured
    assert game.amber == (0, pool)


def test_pos_pixies_protect_their_controller_only() -> None:
    game = scene("shadows", {"hand": ["urchin"], "battleline": ["po-s-pixies"]}, {"amber": 2})
    game.play("urchin")
    assert game.amber == (1, 1)


def test_pos_pixies_do_not_stop_losses() -> None:
    game = scene(
        "logos",
        {"hand": ["effervescent-principle"]},
        {"battleline": ["po-s-pixies"], "amber": 4},
    )
    game.play("effervescent-principle")
    assert game.amber == (0, 2)


def test_pos_pixies_are_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["po-s-pixies"]})
    game.fight("plain-5", "po-s-pixies")
    assert game.line(1) == ["po-s-pixies"]
