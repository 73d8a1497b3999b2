"""The artifacts of Brobnar in Age of Ascension."""

from __future__ import annotations

from tests.scenario import scene


def test_flamethrower_splashes() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["flamethrower"], "battleline": ["plain-3"]},
        {"battleline": ["plain-1", "plain-4", "plain-2", "plain-5"]},
    )
    game.use("flamethrower")
    assert game.targets() == ["plain-3", "plain-1", "plain-4", "plain-2", "plain-5"]
    game.choose("plain-4")
    assert game.damage() == {"plain-3": 0, "plain-4": 1, "plain-2": 1, "plain-5": 0}
    assert game.pile("discard", 1) == ["plain-1"]


def test_flamethrower_with_nobody_there_only_exhausts() -> None:
    game = scene("brobnar", {"artifacts": ["flamethrower"]})
    game.use("flamethrower")
    assert game.card("flamethrower").exhausted


def test_grump_buggy_makes_keys_dearer_for_strong_creatures() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["grump-buggy"],
            "battleline": ["plain-5", "plain-4", "plain-6"],
            "amber": 6,
            "houses": ["brobnar"],
        },
        {"battleline": ["plain-5", "plain-4"], "amber": 7, "houses": ["brobnar"]},
    )
    game.end()
    assert (game.keys(1), game.amber) == (0, (6, 7))  # 8Æ: two friendly creatures
    game.end()
    assert (game.keys(), game.amber) == (0, (6, 7))  # 7Æ: one enemy creature


def test_grump_buggy_counts_at_the_moment_of_forging() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["grump-buggy"], "battleline": ["plain-4"], "houses": ["brobnar"]},
        {"battleline": ["plain-5"], "amber": 6, "houses": ["brobnar"]},
    )
    game.pass_turn()
    assert (game.keys(1), game.amber) == (1, (0, 0))


def test_shard_of_strength_counts_friendly_shards() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["shard-of-strength", "shard-of-pain", "cannon"],
            "battleline": ["plain-3", "plain-4"],
        },
        {"artifacts": ["shard-of-greed"], "battleline": ["plain-5"]},
    )
    game.use("shard-of-strength")
    assert game.targets()[:2] == ["plain-3", "plain-4"]
    assert "plain-5" not in game.targets()
    while game.asks("target"):
        game.choose("plain-4")
    assert (game.power("plain-3"), game.power("plain-4"), game.power("plain-5")) == (3, 6, 5)


def test_shard_of_strength_without_a_creature_does_nothing() -> None:
    game = scene("brobnar", {"artifacts": ["shard-of-strength"]}, {"battleline": ["plain-5"]})
    game.use("shard-of-strength")
    assert game.power("plain-5") == 5


def test_signal_fire_calls_brobnar_creatures_to_fight() -> None:
    game = scene(
        "dis",
        {
            "artifacts": ["signal-fire"],
            "battleline": ["plain-5", "batdrone"],
            "houses": ["brobnar", "dis"],
        },
        {"battleline": ["plain-1", "plain-2"], "houses": ["brobnar"]},
    )
    assert not game.can("fight", "plain-5")
    game.use("signal-fire", "omni")
    assert game.pile("discard") == ["signal-fire"]
    assert game.can("fight", "plain-5")
    assert not game.can("reap", "plain-5")
    assert not game.can("fight", "batdrone")
    game.fight("plain-5", "plain-2")
    assert game.pile("discard", 1) == ["plain-2"]
    game.end().end().choose("dis")
    assert not game.can("fight", "plain-5")
