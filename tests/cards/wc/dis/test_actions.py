"""The actions of Dis in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import made, scene


def test_draining_touch_takes_a_creature_without_amber() -> None:
    game = scene(
        "dis",
        {"hand": ["draining-touch"], "battleline": ["plain-3"]},
        {"battleline": [{"card": "plain-4", "amber": 1}, "plain-5"]},
    )
    game.play("draining-touch")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-5")
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-4"])


def test_draining_touch_finds_nobody_where_all_are_rich() -> None:
    game = scene(
        "dis", {"hand": ["draining-touch"]}, {"battleline": [{"card": "plain-4", "amber": 1}]}
    )
    game.play("draining-touch")
    assert game.line(1) == ["plain-4"]


def test_festering_touch_hurts_the_wounded_more() -> None:
    game = scene(
        "dis",
        {"hand": ["festering-touch"], "battleline": ["plain-5"]},
        {
            "battleline": [
                {"card": "plain-9", "damage": 1},
                "plain-6",
                {"card": "plain-8", "damage": 1},
            ]
        },
    )
    game.play("festering-touch")
    assert game.targets() == ["plain-5", "plain-9", "plain-6", "plain-8"]
    game.choose("plain-9", "plain-6")
    assert game.damage() == {"plain-5": 0, "plain-9": 4, "plain-6": 1, "plain-8": 1}


def test_festering_touch_may_touch_nobody() -> None:
    game = scene("dis", {"hand": ["festering-touch"]}, {"battleline": ["plain-9", "plain-6"]})
    game.play("festering-touch").none()
    assert game.damage() == {"plain-9": 0, "plain-6": 0}


@pytest.mark.parametrize(("amber", "keys"), [(8, 0), (9, 1)])
def test_the_evil_eye_makes_keys_dearer_for_a_turn(amber: int, keys: int) -> None:
    game = scene(
        "dis",
        {"hand": ["the-evil-eye"], "amber": 5, "houses": ["dis"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.play("the-evil-eye").pass_turn("brobnar")
    assert game.keys(1) == keys
    game.pass_turn()
    assert game.keys() == 1


BANES = {
    "beasts--bane": "xanthyx-harvester",
    "demons--bane": "charette",
    "dinosaurs--bane": "a-dinosaur",
    "giants--bane": "krump",
    "humans--bane": "the-grey-rider",
    "scientists--bane": "pip-pip",
    "thieves--bane": "gamgee",
}


@pytest.mark.parametrize("bane", BANES)
def test_banes_destroy_one_creature_of_a_kind(bane: str) -> None:
    dinosaur = made("a-dinosaur", power=4, traits=["dinosaur"], house="saurian")
    everybody = list(BANES.values())
    fitting = BANES[bane]
    others = {"humans--bane": ["pip-pip"]}.get(bane, [])  # a Human and a Scientist
    game = scene(
        "dis",
        {"hand": [bane], "battleline": [fitting, "plain-3"]},
        {"battleline": [*everybody, "plain-4"]},
        cards=[dinosaur],
    )
    game.play(bane)
    assert sorted(game.targets()) == sorted([fitting, fitting, *others])
    game.choose(fitting)
    assert game.line() == ["plain-3"]
    assert game.line(1) == [*everybody, "plain-4"]
    assert game.amber == (1, 0)


@pytest.mark.parametrize("bane", BANES)
def test_banes_without_their_kind_destroy_nobody(bane: str) -> None:
    game = scene("dis", {"hand": [bane], "battleline": ["plain-3"]}, {"battleline": ["plain-4"]})
    game.play(bane)
    assert (game.line(), game.line(1)) == (["plain-3"], ["plain-4"])


def test_borr_nit_s_touch_purges_one_of_the_top_five_of_a_deck() -> None:
    deck = [f"plain-{power}" for power in range(1, 8)]
    game = scene("dis", {"hand": ["borr-nit-s-touch"], "deck": deck}, {"deck": deck})
    game.play("borr-nit-s-touch").choose(game.game.table.state.players[1].name)
    assert game.targets() == deck[:5]
    game.choose("plain-5")
    assert game.pile("purged", 1) == ["plain-5"]
    assert sorted(game.pile("deck", 1)) == sorted(set(deck) - {"plain-5"})
    assert game.pile("deck") == deck
    assert game.amber == (1, 0)


@pytest.mark.rule("R21.5")
def test_gleeful_mayhem_hits_one_creature_of_each_house() -> None:
    game = scene(
        "dis",
        {"hand": ["gleeful-mayhem"], "battleline": ["plain-6", "ember-imp"]},
        {"battleline": ["plain-9", "snufflegator"]},
    )
    game.play("gleeful-mayhem")
    assert game.targets() == ["plain-6", "plain-9"]
    game.choose("plain-9")
    assert game.line() == ["plain-6"]
    assert game.line(1) == ["plain-9"]
    assert game.damage() == {"plain-6": 0, "plain-9": 5}


@pytest.mark.rule("R38.1", "R54.1")
def test_harvest_time_pays_each_player_for_what_they_lose() -> None:
    game = scene(
        "dis",
        {"hand": ["harvest-time"], "battleline": ["ember-imp", "plain-3"]},
        {"battleline": ["ember-imp", "ember-imp", "plain-4"], "hand": ["ember-imp"]},
    )
    game.play("harvest-time").choose("imp")
    assert game.line() == ["plain-3"]
    assert game.line(1) == ["plain-4"]
    assert game.amber == (1, 2)
    assert game.pile("purged", 1) == ["ember-imp"] * 2
    assert game.pile("hand", 1) == ["ember-imp"]
