"""The upgrades of Mars in Call of the Archons."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.engine.table.characteristics import key_cost
from tests.scenario import Play, scene


def backed_up(answer: str) -> Play:
    game = scene(
        "brobnar",
        {"battleline": ["troll"]},
        {"battleline": [{"card": "tunk", "owner": 0, "upgrades": ["biomatrix-backup"]}, "zorg"]},
    )
    return game.fight("troll", "tunk").choose(answer)


def test_biomatrix_backup_archives_for_the_owner() -> None:
    game = backed_up("yes")
    assert game.pile("archives") == ["tunk"]
    assert game.pile("discard", 1) == ["biomatrix-backup"]
    assert game.line(1) == ["zorg"]


def test_biomatrix_backup_is_optional() -> None:
    game = backed_up("no")
    assert game.pile("archives") == []
    assert game.pile("discard") == ["tunk"]


def antenna(hand: list[str]) -> Play:
    troll = {"card": "troll", "exhausted": True, "upgrades": ["brain-stem-antenna"]}
    return scene(
        "mars",
        {"hand": hand, "battleline": [troll], "houses": ["mars", "brobnar"]},
        {"houses": ["dis"]},
    )


def test_brain_stem_antenna_readies_and_makes_a_martian() -> None:
    game = antenna(["mindwarper", "sniffer"])
    game.play("sniffer")
    assert game.card("troll").exhausted
    game.play("mindwarper")
    assert not game.card("troll").exhausted
    assert game.can("reap", "troll")


def test_brain_stem_antenna_lasts_when_the_played_creature_is_gone() -> None:
    """R30.5: the effect is about the creature with the upgrade."""
    game = antenna(["mindwarper", "ammonia-clouds"])
    game.play("mindwarper").play("ammonia-clouds")
    assert game.line() == ["troll"]
    assert game.can("reap", "troll")


def test_brain_stem_antenna_hears_only_its_controller() -> None:
    troll = {"card": "troll", "exhausted": True, "upgrades": ["brain-stem-antenna"]}
    game = scene("mars", {"battleline": [troll]}, {"hand": ["zorg"]}, active=1)
    game.play("zorg")
    assert game.card("troll").exhausted


def test_brain_stem_antenna_house_is_over_with_the_turn() -> None:
    game = antenna(["mindwarper"])
    game.play("mindwarper").end().end().choose("mars")
    assert not game.can("reap", "troll")


def costs(game: Play) -> list[int]:
    """What a key costs each player."""
    return [key_cost(game.game.table, PlayerId(player)) for player in (0, 1)]


def test_jammer_pack_makes_the_opponents_keys_dearer() -> None:
    game = scene("mars", {"hand": ["jammer-pack"], "battleline": ["bumpsy"]}, {"amber": 7})
    assert costs(game) == [6, 6]
    game.play("jammer-pack")
    assert costs(game) == [6, 8]
    assert game.amber == (1, 7)


def test_jammer_pack_on_an_enemy_creature_is_read_from_its_side() -> None:
    game = scene("mars", {"hand": ["jammer-pack"]}, {"battleline": ["bumpsy"]})
    game.play("jammer-pack")
    assert costs(game) == [8, 6]


@pytest.mark.ruling("Q102")
def test_red_planet_ray_gun_hits_one_creature_for_all() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "bumpsy", "upgrades": ["red-planet-ray-gun"]}, "tunk", "zorg"]},
        {"battleline": ["plain-4", "mindwarper", "plain-4"]},
    )
    game.reap("bumpsy").choose("plain-4#2")
    assert game.damage() == {
        "bumpsy": 0, "tunk": 0, "zorg": 0, "plain-4": 0, "mindwarper": 0, "plain-4#2": 3
    }  # fmt: skip
    assert game.amber == (1, 0)
