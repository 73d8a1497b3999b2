"""The artifacts of Sanctum in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("enemy", "captured"), [("plain-1", 1), ("plain-9", 0)])
def test_font_of_the_eye_needs_a_fallen_enemy(enemy: str, captured: int) -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["font-of-the-eye"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": [enemy, "plain-8"], "amber": 3},
    )
    game.fight("plain-3", enemy).use("font-of-the-eye", "omni")
    if captured and game.asks("target"):
        assert game.targets() == ["plain-3", "plain-4"]
        game.choose("plain-4")
    assert sum(game.captured().values()) == captured
    assert game.amber == (0, 3 - captured)


def test_aemberheart_exalts_wards_and_heals_one_friend() -> None:
    hurt = {"card": "plain-5", "damage": 3}
    game = scene(
        "sanctum",
        {"artifacts": ["aemberheart"], "battleline": [hurt, "plain-4"]},
        {"battleline": [{"card": "plain-6", "damage": 2}]},
    )
    game.use("aemberheart")
    assert game.targets() == ["plain-5", "plain-4"]
    game.choose("plain-5")
    assert game.damage() == {"plain-5": 0, "plain-4": 0, "plain-6": 2}
    assert (game.captured(), game.marked("warded")) == ({"plain-5": 1}, ["plain-5"])


def test_gizelhart_s_standard_armors_the_rich() -> None:
    game = scene(
        "sanctum",
        {"hand": ["gizelhart-s-standard"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": [{"card": "plain-5", "amber": 2}]},
    )
    game.play("gizelhart-s-standard")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert [game.armor(f"plain-{n}") for n in (3, 4, 5)] == [0, 1, 0]


@pytest.mark.rule("R42.3", "R44.2")
def test_book_of_malefaction_writes_down_each_theft() -> None:
    game = scene(
        "shadows",
        {"hand": ["ghostly-hand"], "artifacts": ["book-of-malefaction"], "amber": 2},
        {"amber": 1, "artifacts": ["book-of-malefaction"]},
    )
    game.play("ghostly-hand")
    stolen = game.events("stolen")[0].amount
    assert game.card("book-of-malefaction#1").counters == {}
    assert game.card("book-of-malefaction#2").counters == {"warrant": stolen}


@pytest.mark.rule("R28.2", "R38.1")
@pytest.mark.parametrize(("warrants", "purged"), [(0, []), (2, ["plain-4"])])
def test_book_of_malefaction_purges_for_a_warrant(warrants: int, purged: list[str]) -> None:
    book = {"card": "book-of-malefaction", "counters": {"warrant": warrants}}
    game = scene(
        "brobnar", {"artifacts": [book], "battleline": ["plain-3"]}, {"battleline": ["plain-4"]}
    )
    game.use("book-of-malefaction", "omni")
    if warrants:
        game.choose("plain-4")
    assert game.pile("purged", 1) == purged
    left = game.card("book-of-malefaction").counters.get("warrant", 0)
    assert left == max(0, warrants - 1)
