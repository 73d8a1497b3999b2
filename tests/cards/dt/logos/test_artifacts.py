"""The artifacts of Logos in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("tide", "gained"), [(0, (1, 0)), (1, (0, 1)), (None, (0, 0))])
def test_mechabuoy_pays_each_player_for_whom_the_tide_is_high(
    tide: int | None, gained: tuple[int, int]
) -> None:
    game = scene("logos", {"artifacts": ["mechabuoy"]}, {}, tide=tide)
    game.pass_turn()
    assert game.amber == (0, gained[1])
    game.pass_turn("logos")
    assert game.amber == gained


def test_mechabuoy_does_the_same_whoever_controls_it() -> None:
    game = scene("logos", {}, {"artifacts": [{"card": "mechabuoy", "owner": 0}]}, tide=1)
    game.pass_turn("logos")
    assert game.amber == (0, 1)
    game.pass_turn()
    assert game.amber == (0, 1)


@pytest.mark.parametrize(("card", "ready"), [("pip-pip", True), ("batdrone", False)])
def test_rooftop_laboratory_readies_scientists(card: str, ready: bool) -> None:
    game = scene("logos", {"artifacts": ["rooftop-laboratory"], "hand": [card]})
    game.play(card)
    assert game.card(card).exhausted is not ready


def test_slrs_austeralis_plays_a_card_for_each_of_its_crew() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["slrs-austeralis"],
            "battleline": ["batdrone", "pip-pip", "plain-3"],
            "deck": ["smith", "bumpsy", "fear"],
        },
        {"amber": 3},
    )
    game.use("slrs-austeralis")
    assert game.targets() == ["batdrone", "pip-pip"]
    game.choose("batdrone", "pip-pip")
    while not game.asks("main"):
        game.game.choose(0)
    assert game.pile("deck") == ["fear"]
    assert "bumpsy" in game.line()
    assert {"batdrone", "pip-pip"} <= set(game.marked("exhausted"))


def test_slrs_austeralis_without_a_crew_stays_in_port() -> None:
    game = scene(
        "logos", {"artifacts": ["slrs-austeralis"], "battleline": ["batdrone"], "deck": ["smith"]}
    )
    game.use("slrs-austeralis").none()
    assert game.pile("deck") == ["smith"]


@pytest.mark.parametrize(("tide", "after"), [(0, 1), (1, 0), (None, 0)])
def test_tide_warp_turns_the_tide_every_turn(tide: int | None, after: int) -> None:
    game = scene(
        "brobnar",
        {"houses": ["brobnar"]},
        {"artifacts": ["tide-warp"], "houses": ["logos"]},
        tide={0: 1, 1: 0, None: None}[tide],
    )
    game.pass_turn("logos")
    assert game.game.view().tide == {1: 0, 0: 1}[after]


def test_isotropic_core_arms_every_friend() -> None:
    game = scene(
        "logos",
        {"artifacts": ["isotropic-core"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    assert (game.keywords("plain-3"), game.keywords("plain-4")) == ({"hazardous": 1}, {})


@pytest.mark.parametrize("owner", [0, 1])
def test_hydrocataloguer_archives_for_whoever_raises_the_tide(owner: int) -> None:
    sides: list[dict[str, object]] = [
        {"hand": ["marshal-ewer"], "deck": ["punch", "mug"]},
        {"deck": ["fear", "smith"]},
    ]
    sides[owner]["artifacts"] = ["hydrocataloguer"]
    game = scene("sanctum", *sides, tide=1)
    game.play("marshal-ewer")
    assert (game.pile("archives"), game.pile("archives", 1)) == (["punch"], [])
