"""The upgrades of Sanctum in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.ruling("Q91")
@pytest.mark.erratum("E11")
def test_armageddon_cloak_takes_the_destruction() -> None:
    game = scene(
        "dis",
        {"hand": ["gateway-to-dis"]},
        {
            "battleline": [
                {"card": "commander-remiel", "damage": 1, "upgrades": ["armageddon-cloak"]},
                "plain-3",
            ]
        },
    )
    game.play("gateway-to-dis")
    assert game.line(1) == ["commander-remiel"]
    assert game.damage(1) == {"commander-remiel": 0}
    assert game.card("commander-remiel").upgrades == []
    assert sorted(game.pile("discard", 1)) == ["armageddon-cloak", "plain-3"]
    assert game.chains == (3, 0)
    assert game.amber == (0, 0)


def test_armageddon_cloak_is_hazardous() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-2", "plain-9"]},
        {
            "battleline": [
                {"card": "plain-3", "upgrades": [{"card": "armageddon-cloak", "owner": 0}]},
                "plain-4",
            ]
        },
    )
    game.fight("plain-2", "plain-3")
    assert game.line() == ["plain-9"]
    assert game.damage(1) == {"plain-3": 0, "plain-4": 0}
    game.fight("plain-9", "plain-3")
    assert game.damage() == {"plain-9": 5, "plain-3": 0, "plain-4": 0}
    assert game.pile("discard") == ["armageddon-cloak", "plain-2"]


def test_armageddon_cloak_saves_only_from_destruction() -> None:
    game = scene(
        "sanctum",
        {"hand": ["armageddon-cloak", "the-harder-they-come"], "battleline": ["plain-6"]},
    )
    game.play("armageddon-cloak")
    assert game.amber == (1, 0)
    assert game.keywords("plain-6") == {"hazardous": 2}
    game.play("the-harder-they-come")
    assert game.pile("purged") == ["plain-6"]
    assert game.pile("discard") == ["the-harder-they-come", "armageddon-cloak"]


def test_mantle_of_the_zealot_follows_the_active_house() -> None:
    game = scene(
        "sanctum",
        {"hand": ["mantle-of-the-zealot"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-9"]},
    )
    assert not game.can("reap", "plain-3")
    game.play("mantle-of-the-zealot").choose("plain-3")
    assert game.can("reap", "plain-3")
    assert game.can("fight", "plain-3")
    assert not game.can("reap", "plain-4")
    game.reap("plain-3")
    assert game.amber == (1, 0)


def test_mantle_of_the_zealot_serves_the_creature_s_controller() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["sequis"]},
        {
            "battleline": [
                {"card": "plain-9", "upgrades": [{"card": "mantle-of-the-zealot", "owner": 0}]}
            ],
            "houses": ["dis"],
        },
    )
    assert not game.can("reap", "plain-9")
    game.pass_turn("dis")
    assert game.can("reap", "plain-9")


@pytest.mark.ruling("Q113")
def test_protect_the_weak() -> None:
    game = scene(
        "sanctum",
        {"hand": ["protect-the-weak"], "battleline": ["quixo-the-adventurer"]},
        {"battleline": ["plain-9"], "houses": ["brobnar"]},
    )
    game.play("protect-the-weak").choose("quixo-the-adventurer")
    assert game.amber == (1, 0)
    assert game.armor("quixo-the-adventurer") == 1
    assert "taunt" in game.keywords("quixo-the-adventurer")
    assert (game.armor("plain-9"), game.keywords("plain-9")) == (0, {})
    game.pass_turn("brobnar").fight("plain-9", "quixo-the-adventurer")
    assert sorted(game.pile("discard")) == ["protect-the-weak", "quixo-the-adventurer"]


def test_shoulder_armor_helps_on_a_flank() -> None:
    game = scene(
        "sanctum",
        {"hand": ["shoulder-armor", "sequis"], "battleline": ["plain-3", "plain-4"]},
        {"battleline": ["plain-5"]},
    )
    game.play("shoulder-armor").choose("plain-4")
    assert game.amber == (1, 0)
    assert (game.power("plain-4"), game.armor("plain-4")) == (6, 2)
    assert (game.power("plain-3"), game.armor("plain-3")) == (3, 0)
    game.play("sequis", "right")
    assert (game.power("plain-4"), game.armor("plain-4")) == (4, 0)
