"""The upgrades of Logos in Age of Ascension."""

from __future__ import annotations

from tests.scenario import scene


def test_backup_copy_puts_its_creature_on_top_of_its_owners_deck() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "deck": ["punch"]},
        {
            "battleline": [
                {"card": "plain-3", "upgrades": ["backup-copy"], "owner": 0},
                "plain-2",
            ],
            "deck": ["fear"],
        },
    )
    game.fight("plain-9", "plain-3")
    assert game.pile("deck") == ["plain-3", "punch"]
    assert game.pile("deck", 1) == ["fear"]
    assert game.pile("discard", 1) == ["backup-copy"]
    game.end()


def test_backup_copy_leaves_other_creatures_to_die() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"]},
        {"battleline": [{"card": "plain-3", "upgrades": ["backup-copy"]}, "plain-2"]},
    )
    game.fight("plain-9", "plain-2")
    assert game.pile("discard", 1) == ["plain-2"]
