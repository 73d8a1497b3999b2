"""The upgrades of Untamed in Call of the Archons."""

from __future__ import annotations

from tests.scenario import scene


def test_way_of_the_bear_gives_assault() -> None:
    game = scene(
        "untamed",
        {"hand": ["way-of-the-bear", "way-of-the-bear"], "battleline": ["ancient-bear"]},
        {"battleline": ["plain-9"]},
    )
    game.play("way-of-the-bear").choose("ancient-bear")
    assert game.amber == (1, 0)
    assert game.keywords("ancient-bear") == {"assault": 4}
    game.play("way-of-the-bear").choose("plain-9")
    assert game.keywords("plain-9") == {"assault": 2}
    game.fight("ancient-bear", "plain-9")
    assert game.line(1) == []
    assert game.line() == []  # 4 before the fight and 5 in it were enough, so were 9


def test_way_of_the_bear_kills_before_the_fight() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "plain-1", "upgrades": ["way-of-the-bear"]}]},
        {"battleline": ["plain-2", "plain-3"]},
    )
    game.fight("plain-1", "plain-2")
    assert game.damage() == {"plain-1": 0, "plain-3": 0}


def test_way_of_the_wolf_gives_skirmish() -> None:
    game = scene(
        "untamed",
        {"hand": ["way-of-the-wolf"], "battleline": ["ancient-bear", "niffle-ape"]},
        {"battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    game.play("way-of-the-wolf").choose("niffle-ape")
    assert game.amber == (1, 0)
    game.fight("niffle-ape", "plain-9")
    assert game.damage() == {"ancient-bear": 0, "niffle-ape": 0, "plain-9": 3}
    game.pass_turn("brobnar").fight("plain-9", "niffle-ape")
    assert game.line() == ["ancient-bear"]
