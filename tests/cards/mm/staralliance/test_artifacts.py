"""The artifacts of Star Alliance in Mass Mutation."""

from __future__ import annotations

from tests.scenario import scene


def test_matter_maker_lets_every_upgrade_be_played() -> None:
    game = scene(
        "staralliance",
        {
            "artifacts": ["matter-maker"],
            "hand": ["blood-of-titans", "ghostform", "punch", "access-denied"],
            "battleline": ["plain-3"],
        },
        {"battleline": ["plain-4"]},
    )
    assert [game.can("play", n) for n in ("blood-of-titans", "ghostform", "punch")] == [
        True,
        True,
        False,
    ]
    game.play("blood-of-titans").choose("plain-3").play("ghostform").choose("plain-3")
    assert game.can("play", "access-denied")
