"""The upgrades of Brobnar in Call of the Archons."""

from __future__ import annotations

from tests.scenario import scene


def test_blood_of_titans_adds_five_power() -> None:
    game = scene(
        "brobnar",
        {"hand": ["blood-of-titans"], "battleline": ["plain-2", "plain-3"]},
        {"battleline": ["plain-4"]},
    )
    game.play("blood-of-titans")
    assert game.targets() == ["plain-2", "plain-3", "plain-4"]
    game.choose("plain-3")
    assert game.amber == (1, 0)
    assert [game.power(f"plain-{n}") for n in (2, 3, 4)] == [2, 8, 4]


def test_phoenix_heart_returns_its_creature_in_flames() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": [
                {"card": "plain-4", "upgrades": ["phoenix-heart"], "owner": 1},
                "plain-3",
            ]
        },
        {"battleline": ["plain-9", "plain-5"]},
    )
    game.fight("plain-4", "plain-9")
    assert game.pile("hand", 1) == ["plain-4"]
    assert game.pile("discard") == ["plain-3", "phoenix-heart"]
    assert game.damage() == {"plain-9": 7, "plain-5": 3}


def test_phoenix_heart_sleeps_when_its_creature_leaves_otherwise() -> None:
    game = scene(
        "dis",
        {"hand": ["fear"]},
        {"battleline": [{"card": "plain-4", "upgrades": ["phoenix-heart"]}, "plain-3"]},
    )
    game.play("fear").choose("plain-4")
    assert game.pile("hand", 1) == ["plain-4"]
    assert game.pile("discard", 1) == ["phoenix-heart"]
    assert game.damage() == {"plain-3": 0}


def test_yo_mama_mastery_heals_and_taunts() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["yo-mama-mastery"],
            "battleline": ["plain-2", {"card": "plain-5", "damage": 4}, "plain-3"],
            "houses": ["brobnar"],
        },
        {"battleline": ["plain-4"], "houses": ["brobnar"]},
    )
    game.play("yo-mama-mastery").choose("plain-5")
    assert game.amber == (1, 0)
    assert game.card("plain-5").damage == 0
    game.end().act("fight", "plain-4")
    assert game.damage() == {"plain-2": 0, "plain-3": 0, "plain-5": 4}
