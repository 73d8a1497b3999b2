"""Logos artifacts of Call of the Archons from S to T, used."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["logos", "dis", "mars"]

# -- Spangler Box --------------------------------------------------------------------------


def test_spangler_box_purges_and_changes_sides() -> None:
    game = scene(
        "logos",
        {"artifacts": ["spangler-box"], "battleline": ["plain-3"], "houses": HOUSES},
        {"battleline": ["plain-5"], "houses": HOUSES},
    )
    game.use("spangler-box")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-5")
    assert game.pile("purged", 1) == ["plain-5"]
    assert game.card("spangler-box").controller == 1
    game.end().choose("logos").end().choose("logos").end().choose("logos")
    game.use("spangler-box")
    assert game.pile("purged") == ["plain-3"]
    assert game.card("spangler-box").controller == 0


@pytest.mark.parametrize("warded", [True, False])
def test_spangler_box_stays_when_nothing_is_purged(warded: bool) -> None:
    line = [{"card": "plain-5", "warded": True}] if warded else []
    game = scene("logos", {"artifacts": ["spangler-box"]}, {"battleline": line})
    game.use("spangler-box")
    assert game.card("spangler-box").controller == 0
    assert game.pile("purged", 1) == []


def boxed(creature: dict[str, object], hand: str) -> Play:
    """Player 0 has boxed the only creature and has a card to remove the box with."""
    game = scene(
        "logos",
        {"artifacts": ["spangler-box"], "hand": [hand], "houses": ["logos", "untamed", "dis"]},
        {"battleline": [creature], "houses": HOUSES},
    )
    return game.use("spangler-box").end().choose("logos").end()


@pytest.mark.ruling("Q48")
def test_spangler_box_returns_a_creature_that_could_not_be_played() -> None:
    game = boxed({"card": "kelifi-dragon"}, "grasping-vines")
    assert game.pile("purged", 1) == ["kelifi-dragon"]
    game.choose("untamed").play("grasping-vines").choose("spangler-box")
    assert game.pile("hand") == ["spangler-box"]
    assert game.line(1) == ["kelifi-dragon"]
    assert game.card("kelifi-dragon").exhausted
    assert game.pile("purged", 1) == []


@pytest.mark.ruling("Q49")
def test_spangler_box_returns_scowly_caper_to_the_other_side() -> None:
    game = boxed({"card": "scowly-caper", "owner": 0}, "poltergeist")
    assert game.pile("purged") == ["scowly-caper"]
    game.choose("dis").play("poltergeist")
    assert not game.in_play("spangler-box")
    assert game.line(1) == ["scowly-caper"]
    assert game.pile("purged") == []


def test_spangler_box_gives_each_owner_back_what_it_purged() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["spangler-box"],
            "hand": ["poltergeist"],
            "battleline": ["plain-3", "plain-4"],
            "houses": HOUSES,
        },
        {"battleline": [{"card": "plain-5", "owner": 0}, "plain-6"], "houses": HOUSES},
    )
    game.use("spangler-box").choose("plain-5")
    game.end().choose("logos").end().choose("logos").end().choose("logos")
    game.use("spangler-box").choose("plain-6")
    assert (game.pile("purged"), game.pile("purged", 1)) == (["plain-5"], ["plain-6"])
    game.end().choose("dis").play("poltergeist", "left")
    assert game.line() == ["plain-5", "plain-3", "plain-4"]
    assert game.line(1) == ["plain-6"]
    assert game.pile("discard") == ["poltergeist", "spangler-box"]


# -- Spectral Tunneler ---------------------------------------------------------------------


def test_spectral_tunneler_makes_a_flank_creature_that_draws() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["spectral-tunneler"],
            "battleline": ["batdrone", "mother", "doc-bookton"],
            "deck": ["fear", "anger"],
        },
        {"battleline": ["plain-5"]},
    )
    game.use("spectral-tunneler")
    assert game.targets() == ["batdrone", "mother", "doc-bookton", "plain-5"]
    game.choose("mother").reap("mother")
    assert game.pile("hand") == ["fear"]
    game.reap("batdrone")
    assert game.pile("hand") == ["fear"]
    assert game.amber == (2, 0)


def test_spectral_tunneler_ends_with_the_turn() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["spectral-tunneler"],
            "battleline": ["mother"],
            "hand": ["fear"] * 7,
            "deck": ["anger"],
            "houses": HOUSES,
        },
        {"houses": HOUSES},
    )
    game.use("spectral-tunneler").end().choose("logos").end().choose("logos").reap("mother")
    assert game.pile("deck") == ["anger"]


def test_spectral_tunneler_has_a_bonus_icon() -> None:
    game = scene("logos", {"hand": ["spectral-tunneler"]})
    assert game.play("spectral-tunneler").amber == (1, 0)


# -- Strange Gizmo -------------------------------------------------------------------------


@pytest.mark.parametrize("forger", [0, 1])
def test_strange_gizmo_destroys_everything_when_you_forge(forger: int) -> None:
    gizmo = {"card": "strange-gizmo", "owner": 1}
    sides: list[dict[str, object]] = [
        {
            "artifacts": [gizmo, "library-of-babble"],
            "battleline": [{"card": "plain-3", "upgrades": ["rocket-boots"]}],
            "houses": HOUSES,
            "amber": 6 if forger == 0 else 0,
        },
        {
            "artifacts": ["chaos-portal"],
            "battleline": ["plain-5"],
            "houses": HOUSES,
            "amber": 6 if forger == 1 else 0,
        },
    ]
    game = scene(None, *sides, active=1 - forger).choose("logos").end().choose("red")
    left = game.line() + game.line(1) + game.pile("artifacts") + game.pile("artifacts", 1)
    if forger == 0:
        assert left == []
        assert sorted(game.pile("discard")) == ["library-of-babble", "plain-3", "rocket-boots"]
        assert sorted(game.pile("discard", 1)) == ["chaos-portal", "plain-5", "strange-gizmo"]
    else:
        assert len(left) == 5


def test_strange_gizmo_has_a_bonus_icon() -> None:
    assert scene("logos", {"hand": ["strange-gizmo"]}).play("strange-gizmo").amber == (1, 0)


# -- The Howling Pit -----------------------------------------------------------------------


@pytest.mark.parametrize("pits", [0, 1, 2])
def test_the_howling_pit_lets_both_players_draw_more(pits: int) -> None:
    game = scene(
        "logos",
        {
            "hand": ["the-howling-pit"],
            "artifacts": ["the-howling-pit"] * max(0, pits - 1),
            "deck": ["fear"] * 9,
            "houses": HOUSES,
        },
        {"deck": ["anger"] * 9, "houses": HOUSES},
    )
    if pits:
        game.play("the-howling-pit#1")
        assert game.amber == (1, 0)
    game.end()
    assert len(game.pile("hand")) == (6 + pits if pits else 6)
    game.choose("logos").end()
    assert len(game.pile("hand", 1)) == 6 + pits
