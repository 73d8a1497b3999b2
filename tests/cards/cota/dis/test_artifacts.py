"""The artifacts of Dis in Call of the Archons."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.model.words import PLAYERS
from keyforge_tui.engine.table import characteristics
from tests.scenario import Side, scene


def test_annihilation_ritual_purges_creatures_instead() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["annihilation-ritual"],
            "battleline": [{"card": "plain-2", "upgrades": ["blood-of-titans"]}, "plain-4"],
        },
        {"battleline": [{"card": "plain-8", "owner": 0}, "plain-3"]},
    )
    game.fight("plain-2", "plain-8")
    assert game.pile("purged") == ["plain-2"]
    assert game.pile("discard") == ["blood-of-titans"]
    game.fight("plain-4", "plain-3")
    assert game.pile("purged", 1) == ["plain-3"]
    assert game.pile("discard", 1) == []
    assert game.damage() == {"plain-4": 3, "plain-8": 7}


def test_annihilation_ritual_leaves_other_destinations_and_zones_alone() -> None:
    game = scene(
        "dis",
        {"artifacts": ["annihilation-ritual"], "hand": ["fear", "charette"]},
        {"battleline": ["plain-2"]},
    )
    game.play("fear").act("discard", "charette")
    assert game.pile("hand", 1) == ["plain-2"]
    assert game.pile("discard") == ["charette", "fear"]
    assert game.pile("purged") == []


def test_annihilation_ritual_still_lets_destroyed_abilities_and_triggers_work() -> None:
    game = scene(
        "dis",
        {"hand": ["annihilation-ritual"], "battleline": ["dust-imp"], "artifacts": ["key-to-dis"]},
        {"battleline": ["plain-2"], "artifacts": ["soul-snatcher"]},
    )
    game.play("annihilation-ritual").use("key-to-dis", "omni")
    assert game.pile("purged") == ["dust-imp"]
    assert game.pile("purged", 1) == ["plain-2"]
    assert game.pile("discard") == ["key-to-dis"]
    assert game.amber == (4, 1)


def test_dominator_bauble_uses_a_friendly_creature_of_any_house() -> None:
    game = scene(
        "dis",
        {"artifacts": ["dominator-bauble"], "battleline": ["headhunter", "charette"]},
        {"battleline": ["plain-3"]},
    )
    game.use("dominator-bauble")
    assert game.targets() == ["headhunter", "charette"]
    game.choose("headhunter")
    assert game.offered() == ["Reap with Headhunter", "Fight with Headhunter"]
    game.choose("fight")
    assert game.amber == (1, 0)
    assert game.card("headhunter").exhausted
    assert game.pile("discard", 1) == ["plain-3"]


def test_dominator_bauble_cannot_use_an_exhausted_creature() -> None:
    game = scene(
        "dis",
        {
            "artifacts": ["dominator-bauble"],
            "battleline": [{"card": "headhunter", "exhausted": True}],
        },
    )
    game.use("dominator-bauble")
    assert game.amber == (0, 0)
    assert game.card("dominator-bauble").exhausted


def test_key_to_dis_destroys_everyone_in_any_house() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["key-to-dis", "cannon"], "battleline": ["plain-9"]},
        {"battleline": ["plain-2", {"card": "plain-3", "warded": True}]},
    )
    game.use("key-to-dis", "omni")
    assert game.pile("discard") == ["plain-9", "key-to-dis"]
    assert game.line(1) == ["plain-3"]
    assert game.pile("artifacts") == ["cannon"]


@pytest.mark.parametrize(("amber", "left"), [(8, 8), (9, 0)])
def test_lash_of_broken_dreams_makes_keys_dearer(amber: int, left: int) -> None:
    game = scene(
        "dis",
        {"artifacts": ["lash-of-broken-dreams"], "houses": ["dis"], "amber": 6},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.use("lash-of-broken-dreams")
    assert [characteristics.key_cost(game.game.table, player) for player in PLAYERS] == [6, 6]
    game.end()
    assert [characteristics.key_cost(game.game.table, player) for player in PLAYERS] == [9, 9]
    if amber >= 9:
        game.choose("red")
    assert game.amber == (6, left)
    game.end().choose("red")
    assert game.amber == (0, left)


def test_library_of_the_damned_archives_a_card_from_hand() -> None:
    game = scene(
        "dis",
        {"artifacts": ["library-of-the-damned"], "hand": ["fear", "punch"], "deck": ["krump"]},
    )
    game.use("library-of-the-damned")
    assert game.targets() == ["fear", "punch"]
    game.choose("punch")
    assert game.pile("archives") == ["punch"]
    assert game.pile("hand") == ["fear"]


def test_lifeward_bans_creatures_on_the_opponents_next_turn() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["lifeward"],
            "hand": ["plain-4"],
            "houses": ["brobnar"],
        },
        {"hand": ["plain-3", "cannon", "punch"], "houses": ["brobnar"]},
    )
    game.use("lifeward", "omni")
    assert game.pile("discard") == ["lifeward"]
    assert game.can("play", "plain-4")
    game.end()
    assert not game.can("play", "plain-3")
    assert game.why("play", "plain-3")
    assert game.can("play", "cannon")
    assert game.can("play", "punch")
    assert game.can("discard", "plain-3")
    game.end()
    assert game.can("play", "plain-4")
    game.end()
    assert game.can("play", "plain-3")


def test_lifeward_stops_creatures_played_from_the_deck_too() -> None:
    game = scene(
        "dis",
        {"artifacts": ["lifeward"], "houses": ["dis"]},
        {"hand": ["wild-wormhole"], "deck": ["plain-3"], "houses": ["logos"]},
    )
    game.use("lifeward", "omni").end().play("wild-wormhole")
    assert game.line(1) == []
    assert game.pile("deck", 1) == ["plain-3"]


def test_lifeward_gives_its_icon() -> None:
    game = scene("dis", {"hand": ["lifeward"]})
    assert game.play("lifeward").amber == (1, 0)


def altar(*line: object, discard: tuple[str, ...] = ("punch", "charette", "krump")) -> Side:
    return {"artifacts": ["sacrificial-altar"], "battleline": line, "discard": discard}


def test_sacrificial_altar_trades_a_human_for_a_creature() -> None:
    game = scene(
        "dis",
        altar("sergeant-zakiel", "plain-3", {"card": "raiding-knight", "owner": 1}),
        {"battleline": ["staunch-knight"], "discard": ["troll"], "amber": 4},
    )
    game.use("sacrificial-altar")
    assert game.targets() == ["sergeant-zakiel", "raiding-knight"]
    game.choose("raiding-knight")
    assert game.pile("purged", 1) == ["raiding-knight"]
    assert game.targets() == ["charette", "krump"]
    game.choose("charette").choose("right")
    assert game.line() == ["sergeant-zakiel", "plain-3", "charette"]
    assert game.card("charette").amber == 3
    assert game.pile("discard") == ["punch", "krump"]


def test_sacrificial_altar_gives_its_icon() -> None:
    game = scene("dis", {"hand": ["sacrificial-altar"]})
    assert game.play("sacrificial-altar").amber == (1, 0)


def test_sacrificial_altar_without_a_human_plays_nothing() -> None:
    game = scene("dis", altar("plain-3"))
    game.use("sacrificial-altar")
    assert game.line() == ["plain-3"]
    assert game.pile("discard") == ["punch", "charette", "krump"]


def test_sacrificial_altar_is_stopped_by_a_ward() -> None:
    game = scene("dis", altar({"card": "sergeant-zakiel", "warded": True}))
    game.use("sacrificial-altar")
    assert game.line() == ["sergeant-zakiel"]
    assert game.pile("discard") == ["punch", "charette", "krump"]


def test_sacrificial_altar_purges_even_with_no_creature_to_play() -> None:
    game = scene("dis", altar("sergeant-zakiel", discard=("punch",)))
    game.use("sacrificial-altar")
    assert game.pile("purged") == ["sergeant-zakiel"]
    assert game.line() == []


def test_screaming_cave_shuffles_hand_and_discard_pile_away() -> None:
    game = scene(
        "dis",
        {
            "artifacts": ["screaming-cave"],
            "hand": ["fear"],
            "discard": ["punch", "krump"],
            "deck": ["anger"],
            "archives": ["smith"],
        },
        {"hand": ["troll"], "discard": ["bumpsy"]},
    )
    game.use("screaming-cave")
    assert sorted(game.pile("deck")) == ["anger", "fear", "krump", "punch"]
    assert game.pile("hand") == game.pile("discard") == []
    assert game.pile("archives") == ["smith"]
    assert (game.pile("hand", 1), game.pile("discard", 1)) == (["troll"], ["bumpsy"])


def test_soul_snatcher_pays_the_owner_of_each_destroyed_creature() -> None:
    game = scene(
        "dis",
        {"hand": ["gateway-to-dis"], "artifacts": ["soul-snatcher"], "battleline": ["plain-2"]},
        {"battleline": ["plain-3", {"card": "plain-4", "owner": 0}]},
    )
    game.play("gateway-to-dis")
    assert game.amber == (2, 1)


def test_soul_snatcher_ignores_creatures_that_leave_otherwise() -> None:
    game = scene(
        "dis", {"hand": ["fear"], "artifacts": ["soul-snatcher"]}, {"battleline": ["plain-3"]}
    )
    game.play("fear")
    assert game.amber == (0, 0)
