"""The artifacts of Shadows in Mass Mutation."""

from __future__ import annotations

from tests.scenario import scene


def test_dark_aember_vault_favors_mutants() -> None:
    game = scene(
        "shadows",
        {
            "artifacts": ["dark-aember-vault"],
            "hand": ["splinter", "subtle-otto", "redlock"],
            "deck": ["punch", "fear", "mug"],
            "houses": ["shadows"],
        },
        {"battleline": ["bull-wark"], "hand": ["splinter"], "houses": ["shadows"]},
    )
    game.play("redlock")
    assert len(game.pile("hand")) == 2
    game.play("splinter")
    assert len(game.pile("hand")) == 2
    assert [game.power(n) for n in ("splinter#1", "redlock", "bull-wark")] == [3, 3, 4]


def test_lucky_dice_protect_for_a_turn() -> None:
    game = scene(
        "shadows",
        {"artifacts": ["lucky-dice"], "battleline": ["plain-3"], "houses": ["shadows"]},
        {"battleline": ["plain-9", "plain-8"], "houses": ["brobnar"]},
    )
    game.use("lucky-dice", "omni").pass_turn("brobnar").fight("plain-9", "plain-3")
    assert game.damage() == {"plain-3": 0, "plain-9": 3, "plain-8": 0}
    game.pass_turn("shadows").pass_turn("brobnar").fight("plain-8", "plain-3")
    assert game.line() == []


def test_miasma_bomb_skips_a_forge_step() -> None:
    game = scene(
        "shadows",
        {"artifacts": ["miasma-bomb"], "amber": 6, "houses": ["shadows"]},
        {"amber": 6, "houses": ["brobnar"]},
    )
    game.use("miasma-bomb")
    assert game.pile("discard") == ["miasma-bomb"]
    game.pass_turn("brobnar")
    assert game.keys(1) == 0
    game.pass_turn("shadows")
    assert game.keys() == 1
    game.pass_turn("brobnar")
    assert game.keys(1) == 1


def test_safe_house_archives_a_friend_with_its_owner() -> None:
    game = scene(
        "shadows",
        {"artifacts": ["safe-house"], "battleline": ["plain-3", {"card": "plain-4", "owner": 1}]},
        {"battleline": ["plain-5"]},
    )
    game.use("safe-house")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert (game.pile("archives"), game.pile("archives", 1)) == ([], ["plain-4"])


def test_doom_sigil_poisons_everybody_until_nobody_is_left() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["doom-sigil"], "battleline": ["plain-1"]},
        {"battleline": ["plain-9", "plain-8"]},
    )
    game.fight("plain-1", "plain-9")
    assert (game.line(), game.line(1)) == ([], ["plain-8"])
    assert game.in_play("doom-sigil")
    game = scene(
        "brobnar",
        {"artifacts": ["doom-sigil"], "battleline": ["plain-1"]},
        {"battleline": ["plain-9"]},
    )
    game.fight("plain-1", "plain-9")
    assert not game.in_play("doom-sigil")


def test_pincerator_pinches_the_flanks_every_turn() -> None:
    game = scene(
        "shadows",
        {
            "artifacts": ["pincerator"],
            "battleline": ["plain-3", "plain-4", "plain-5"],
            "houses": ["shadows"],
        },
        {"battleline": ["plain-6"], "houses": ["brobnar"]},
    )
    game.end()
    assert game.damage() == {"plain-3": 1, "plain-4": 0, "plain-5": 1, "plain-6": 1}
    game.pass_turn("shadows")
    assert game.damage() == {"plain-3": 2, "plain-4": 0, "plain-5": 2, "plain-6": 2}
