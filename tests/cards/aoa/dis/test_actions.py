"""The actions of Dis in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["dis", "untamed", "shadows"]


@pytest.mark.ruling("Q38")
@pytest.mark.erratum("E04")
def test_pain_reaction_hits_the_neighbors_after_the_creature_has_left() -> None:
    game = scene(
        "dis",
        {"hand": ["pain-reaction"], "battleline": ["plain-2"]},
        {"battleline": ["plain-3", "plain-2", "plain-3", "plain-3"]},
    )
    game.play("pain-reaction")
    assert game.targets() == ["plain-3", "plain-2", "plain-3", "plain-3"]
    game.choose("plain-2#2")
    assert game.damage() == {"plain-2": 0, "plain-3": 2, "plain-3#2": 2, "plain-3#3": 0}
    assert game.pile("discard", 1) == ["plain-2"]
    assert game.amber == (1, 0)


@pytest.mark.erratum("E04")
def test_pain_reaction_is_two_events_of_damage() -> None:
    game = scene(
        "dis",
        {"hand": ["pain-reaction"]},
        {"battleline": ["plain-2", {"card": "bad-penny", "damage": 0}, "plain-9"]},
    )
    game.play("pain-reaction").choose("bad-penny")
    assert game.pile("hand", 1) == ["bad-penny"]  # gone before its neighbors are hit
    assert game.line(1) == ["plain-9"]
    assert game.pile("discard", 1) == ["plain-2"]


@pytest.mark.parametrize(
    "target", ["plain-3", {"card": "plain-2", "warded": True}, "staunch-knight"]
)
def test_pain_reaction_stops_when_nothing_is_destroyed(target: object) -> None:
    name = target if isinstance(target, str) else "plain-2"
    game = scene("dis", {"hand": ["pain-reaction"]}, {"battleline": ["plain-8", target, "plain-9"]})
    game.play("pain-reaction").choose(name)
    assert game.line(1) == ["plain-8", name, "plain-9"]
    assert (game.card("plain-8").damage, game.card("plain-9").damage) == (0, 0)


def shadowed(**theirs: object) -> Play:
    """Player 1's turn after player 0 has played Shadow of Dis."""
    game = scene(
        "dis",
        {"hand": ["shadow-of-dis"], "houses": HOUSES, "battleline": ["plain-9"]},
        {"houses": HOUSES, **theirs},
    )
    game.play("shadow-of-dis")
    assert game.amber == (1, 0)
    return game.end()


def test_shadow_of_dis_blanks_enemy_creatures_until_your_next_turn() -> None:
    game = shadowed(battleline=["batdrone", "urchin"], amber=0)
    assert game.keywords("batdrone") == {}
    assert game.keywords("urchin") == {}
    assert game.power("batdrone") == 2
    game.choose("shadows").end().choose("dis")
    assert game.keywords("batdrone") == {"skirmish": 0}
    assert game.keywords("urchin") == {"elusive": 0}


def test_shadow_of_dis_spares_friendly_creatures_and_traits() -> None:
    game = scene(
        "dis",
        {"hand": ["shadow-of-dis"], "battleline": ["batdrone"]},
        {"battleline": ["silvertooth"], "artifacts": ["library-of-babble"], "deck": ["fear"]},
    )
    game.play("shadow-of-dis")
    assert game.keywords("batdrone") == {"skirmish": 0}
    thieves = game.game.state.in_play[game.id("silvertooth")].definition.traits
    assert thieves == {"elf", "thief"}


def test_shadow_of_dis_leaves_artifacts_alone() -> None:
    game = shadowed(artifacts=["shard-of-greed"])
    game.choose("shadows").use("shard-of-greed")
    assert game.amber == (1, 1)


def test_shadow_of_dis_reaches_granted_text_only_at_its_source() -> None:
    boots = {"card": "urchin", "upgrades": ["rocket-boots"]}
    game = shadowed(battleline=[boots])
    game.choose("shadows").reap("urchin")
    assert not game.card("urchin").exhausted  # an upgrade's text is not the creature's text box


@pytest.mark.ruling("Q05")
def test_shadow_of_dis_and_a_creature_that_enters_ready() -> None:
    game = shadowed(hand=["silvertooth"])
    game.choose("shadows").play("silvertooth")
    assert not game.card("silvertooth").exhausted


@pytest.mark.ruling("Q06")
def test_shadow_of_dis_and_two_alpha_creatures() -> None:
    game = shadowed(hand=["glimmer", "glimmer"], discard=["fear"])
    game.choose("untamed").play("glimmer#1")
    assert game.pile("discard", 1) == ["fear"]  # its Play ability is blank
    assert not game.can("play", "glimmer#2")
    assert game.why("play", "glimmer#2")[0].rule == "R46.1"


@pytest.mark.ruling("Q07")
def test_shadow_of_dis_and_an_omega_creature() -> None:
    game = shadowed(hand=["duskwitch", "dust-pixie"], battleline=["snufflegator"])
    game.choose("untamed").play("duskwitch").play("dust-pixie")
    assert game.can("reap", "snufflegator")
