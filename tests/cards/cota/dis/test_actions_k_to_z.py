"""The actions of Dis in Call of the Archons, K to Z."""

from __future__ import annotations

import pytest

from tests.scenario import Play, Side, scene


def key_hammer(amber: int, *, extra: bool = False) -> Play:
    """B forges with what is in the pool, perhaps twice, then A plays Key Hammer."""
    game = scene(
        "dis",
        {"hand": ["key-hammer"], "houses": ["dis"]},
        {
            "houses": ["untamed"],
            "amber": amber,
            "hand": ["key-charge"] if extra else [],
            "keys": ["yellow"] if not extra else [],
        },
    )
    game.end()
    if amber >= 6:
        game.choose("blue")
    if extra:
        game.play("key-charge").yes().choose("red")
    return game.end().play("key-hammer")


def forged(game: Play) -> set[str]:
    """B's forged keys."""
    return {key.value for key, done in game.game.table.state.players[1].keys.items() if done}


def test_key_hammer_unforges_the_key_of_the_last_turn() -> None:
    game = key_hammer(7)
    assert forged(game) == {"yellow"}
    assert game.amber == (1, 7)


def test_key_hammer_pays_even_without_a_key() -> None:
    game = key_hammer(2)
    assert forged(game) == {"yellow"}
    assert game.amber == (1, 8)


@pytest.mark.ruling("Q30")
def test_key_hammer_unforges_one_of_two_keys() -> None:
    game = key_hammer(13, extra=True)
    assert sorted(game.offered()) == ["blue", "red"]
    game.choose("blue")
    assert forged(game) == {"red"}
    assert game.amber == (1, 6)


def test_mind_barb_takes_one_card_from_the_opponents_hand() -> None:
    game = scene(
        "dis", {"hand": ["mind-barb", "fear"]}, {"hand": ["punch", "anger"], "deck": ["smith"]}
    )
    game.play("mind-barb")
    assert game.amber == (1, 0)
    assert len(game.pile("hand", 1)) == len(game.pile("discard", 1)) == 1
    assert game.pile("hand") == ["fear"]


def test_mind_barb_on_an_empty_hand() -> None:
    game = scene("dis", {"hand": ["mind-barb", "fear"]}, {"deck": ["smith"]})
    game.play("mind-barb")
    assert game.pile("discard", 1) == []
    assert game.pile("hand") == ["fear"]


def test_pandemonium_makes_every_undamaged_creature_capture() -> None:
    game = scene(
        "dis",
        {"hand": ["pandemonium"], "battleline": ["plain-2", {"card": "plain-3", "damage": 1}]},
        {
            "battleline": [{"card": "plain-4", "owner": 0}, "plain-5"],
            "amber": 4,
        },
    )
    game.play("pandemonium")
    assert game.targets() == ["plain-4", "plain-5"]
    game.choose("plain-5")
    assert [game.card(f"plain-{n}").amber for n in (2, 3, 4, 5)] == [1, 0, 0, 1]
    assert game.amber == (0, 3)


@pytest.mark.rule("R42.12")
def test_pandemonium_lets_the_active_player_share_out_too_little() -> None:
    game = scene(
        "dis",
        {"hand": ["pandemonium"], "battleline": ["plain-2", "plain-3", "plain-4"]},
        {"amber": 2},
    )
    game.play("pandemonium")
    game.choose("plain-4").choose("plain-2")
    assert [game.card(f"plain-{n}").amber for n in (2, 3, 4)] == [1, 0, 1]
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q79")
def test_poltergeist_destroys_an_artifact_it_cannot_use() -> None:
    game = scene("dis", {"hand": ["poltergeist"]}, {"artifacts": ["banner-of-battle"]})
    game.play("poltergeist")
    assert game.amber == (1, 0)
    assert game.pile("discard", 1) == ["banner-of-battle"]


def test_poltergeist_uses_any_artifact_as_its_own() -> None:
    game = scene(
        "dis",
        {"hand": ["poltergeist"], "artifacts": ["dominator-bauble"], "battleline": ["plain-4"]},
        {"artifacts": ["screechbomb", {"card": "cannon", "owner": 0}], "amber": 3},
    )
    game.play("poltergeist")
    assert game.targets() == ["dominator-bauble", "screechbomb", "cannon"]
    game.choose("cannon")
    assert game.damage() == {"plain-4": 2}
    assert game.pile("discard") == ["poltergeist", "cannon"]
    assert game.pile("artifacts", 1) == ["screechbomb"]


@pytest.mark.rule("R28.11")
def test_poltergeist_reads_the_artifact_from_your_side() -> None:
    game = scene(
        "dis",
        {"hand": ["poltergeist"], "amber": 2},
        {"artifacts": ["screechbomb"], "amber": 3},
    )
    game.play("poltergeist")
    assert game.amber == (3, 1)
    assert game.pile("discard", 1) == ["screechbomb"]


def test_poltergeist_only_destroys_an_exhausted_artifact() -> None:
    game = scene(
        "dis",
        {"hand": ["poltergeist"], "battleline": ["plain-4"]},
        {"artifacts": [{"card": "cannon", "exhausted": True}]},
    )
    game.play("poltergeist")
    assert game.damage() == {"plain-4": 0}
    assert game.pile("discard", 1) == ["cannon"]


def test_poltergeist_pays_the_toll_to_use() -> None:
    game = scene(
        "dis",
        {"hand": ["poltergeist", "fear"], "amber": 1},
        {"battleline": ["tentacus"], "artifacts": ["library-of-the-damned"]},
    )
    game.play("poltergeist")
    assert game.amber == (1, 1)
    assert game.pile("archives") == ["fear"]
    assert game.pile("discard", 1) == ["library-of-the-damned"]


def test_red_hot_armor_melts_enemy_armor_and_burns() -> None:
    game = scene(
        "dis",
        {"hand": ["red-hot-armor"], "battleline": ["raiding-knight"]},
        {
            "battleline": [
                "raiding-knight",
                "plain-5",
                {"card": "firespitter", "upgrades": ["protect-the-weak"]},
            ]
        },
    )
    game.play("red-hot-armor")
    assert game.amber == (1, 0)
    assert game.damage(0) == {"raiding-knight": 0}
    assert game.damage(1) == {"raiding-knight": 2, "plain-5": 0, "firespitter": 2}


def test_red_hot_armor_leaves_no_armor_for_the_turn() -> None:
    game = scene(
        "dis",
        {"hand": ["red-hot-armor"], "battleline": ["charette"], "houses": ["dis"]},
        {"battleline": ["raiding-knight", "champion-anaphiel"], "houses": ["sanctum"]},
    )
    game.play("red-hot-armor").fight("charette", "champion-anaphiel")
    assert game.damage(1) == {"raiding-knight": 2, "champion-anaphiel": 5}


def test_red_hot_armor_is_over_next_turn() -> None:
    game = scene(
        "dis",
        {"hand": ["red-hot-armor"], "battleline": ["charette"], "houses": ["dis"]},
        {"battleline": ["raiding-knight"], "houses": ["sanctum"]},
    )
    game.play("red-hot-armor").end().end().fight("charette", "raiding-knight")
    assert game.pile("discard", 1) == ["raiding-knight"]
    game = scene(
        "dis",
        {"hand": ["red-hot-armor"], "battleline": ["tocsin"], "houses": ["dis"]},
        {"battleline": ["raiding-knight"], "houses": ["sanctum"]},
    )
    game.play("red-hot-armor").end().end().fight("tocsin", "raiding-knight")
    assert game.damage(1) == {"raiding-knight": 3}


@pytest.mark.rule("R22.5")
def test_red_hot_armor_counts_armor_that_was_spent() -> None:
    game = scene(
        "dis",
        {"hand": ["red-hot-armor"], "battleline": ["dust-imp"]},
        {"battleline": ["raiding-knight"]},
    )
    game.fight("dust-imp", "raiding-knight")
    assert game.damage(1) == {"raiding-knight": 0}
    game.play("red-hot-armor")
    assert game.damage(1) == {"raiding-knight": 2}


def after_forging(card: str, amber: int, line: Side) -> Play:
    """B forges with what is in the pool, then A's turn in house Dis."""
    game = scene(
        "brobnar",
        {"hand": [card], "houses": ["dis"], "battleline": line["mine"]},
        {"houses": ["brobnar"], "amber": amber, "battleline": line["theirs"]},
    )
    game.end()
    if amber >= 6:
        game.choose("blue")
    return game.end()


@pytest.mark.erratum("E05")
@pytest.mark.parametrize(("amber", "dealt"), [(0, 1), (6, 4)])
def test_tendrils_of_pain_hurts_more_after_a_key(amber: int, dealt: int) -> None:
    game = after_forging("tendrils-of-pain", amber, {"mine": ["pitlord"], "theirs": ["plain-8"]})
    game.play("tendrils-of-pain")
    assert game.damage() == {"pitlord": dealt, "plain-8": dealt}
    assert game.amber == (1, 0)


@pytest.mark.erratum("E05")
def test_tendrils_of_pain_is_one_damage_for_a_ward() -> None:
    game = after_forging(
        "tendrils-of-pain", 6, {"mine": [], "theirs": [{"card": "plain-4", "warded": True}]}
    )
    game.play("tendrils-of-pain")
    assert game.damage() == {"plain-4": 0}
    assert not game.card("plain-4").warded


@pytest.mark.ruling("Q109")
def test_three_fates_take_the_three_strongest() -> None:
    game = scene(
        "dis",
        {"hand": ["three-fates"], "battleline": ["plain-8", "plain-5"]},
        {"battleline": ["plain-7", "firespitter"]},
    )
    game.play("three-fates")
    assert sorted(game.targets()) == ["firespitter", "plain-5"]
    game.choose("firespitter")
    assert game.amber == (1, 0)
    assert game.line() == ["plain-5"]
    assert game.line(1) == []


@pytest.mark.rule("R27.7")
def test_three_fates_with_fewer_than_three() -> None:
    game = scene(
        "dis", {"hand": ["three-fates"], "battleline": ["plain-1"]}, {"battleline": ["plain-2"]}
    )
    game.play("three-fates")
    assert game.line() == game.line(1) == []
