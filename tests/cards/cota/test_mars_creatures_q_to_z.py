"""The creatures of Mars from Q to Z, at work."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def tired(*names: str) -> list[dict[str, object]]:
    """Exhausted cards."""
    return [{"card": name, "exhausted": True} for name in names]


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_qyxxlyx_plague_master_hurts_every_human_through_armor(way: str) -> None:
    game = scene(
        "mars",
        {"battleline": ["qyxxlyx-plague-master", "doc-bookton"]},
        {"battleline": ["plain-1", "raiding-knight", "troll"]},
    )
    game.act(way, "qyxxlyx-plague-master")
    if way == "fight":
        game.choose("plain-1")
    assert game.card("doc-bookton").damage == 3
    assert game.card("raiding-knight").damage == 3
    assert game.card("troll").damage == 0


def test_tunk_is_healed_by_another_martian_played() -> None:
    hurt = {"card": "tunk", "damage": 4}
    game = scene("mars", {"hand": ["sniffer", "tunk", "zorg"], "battleline": [hurt, "bumpsy"]})
    first, second = game.id("tunk#2"), game.id("tunk#1")
    game.play("sniffer")
    assert game.game.state.in_play[first].damage == 4
    game.play("tunk")
    assert game.game.state.in_play[first].damage == 0
    assert game.game.state.in_play[second].damage == 0


def test_tunk_is_not_healed_by_other_creatures_or_other_players() -> None:
    hurt = {"card": "tunk", "damage": 4}
    game = scene("brobnar", {"hand": ["headhunter"], "battleline": [hurt]})
    game.play("headhunter")
    assert game.card("tunk").damage == 4
    game = scene("mars", {"battleline": [hurt]}, {"hand": ["zorg"]}, active=1)
    game.play("zorg")
    assert game.card("tunk").damage == 4


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_ulyq_megamouth_uses_a_friend_of_another_house(way: str) -> None:
    game = scene(
        "mars",
        {"battleline": ["ulyq-megamouth", "tunk", "bumpsy", "doc-bookton"], "deck": ["punch"]},
        {"battleline": ["plain-2", "troll"]},
    )
    game.act(way, "ulyq-megamouth")
    if way == "fight":
        game.choose("plain-2")
    assert game.targets() == ["bumpsy", "doc-bookton"]
    game.choose("doc-bookton").choose("reap")
    assert game.pile("hand") == ["punch"]
    assert game.card("doc-bookton").exhausted
    assert game.amber == (2 if way == "reap" else 1, 0)


@pytest.mark.erratum("E12")
def test_uxlyx_keeps_an_enemy_until_it_goes_home() -> None:
    game = scene(
        "mars",
        {"battleline": ["uxlyx-the-zookeeper", "tunk"], "houses": ["mars"]},
        {"battleline": ["troll", "bumpsy"], "houses": ["dis"]},
    )
    game.reap("uxlyx-the-zookeeper")
    assert game.targets() == ["troll", "bumpsy"]
    game.choose("troll")
    assert game.pile("archives") == ["troll"]
    game.end().choose("dis").end().choose("take")
    assert game.pile("hand", 1) == ["troll"]
    assert game.pile("archives") == []


def test_vezyma_thinkdrone_may_archive_a_friendly_card_in_play() -> None:
    sides = (
        {
            "battleline": ["vezyma-thinkdrone", {"card": "troll", "owner": 1}],
            "artifacts": ["cannon"],
        },
        {"battleline": ["bumpsy"], "artifacts": ["sniffer"]},
    )
    game = scene("mars", *sides)
    game.reap("vezyma-thinkdrone").no()
    assert game.line() == ["vezyma-thinkdrone", "troll"]
    game = scene("mars", *sides)
    game.reap("vezyma-thinkdrone").yes()
    assert game.targets() == ["vezyma-thinkdrone", "troll", "cannon"]
    game.choose("troll")
    assert game.pile("archives", 1) == ["troll"]
    assert game.pile("archives") == []


def test_yxili_marauder_captures_for_ready_martians_and_grows() -> None:
    game = scene(
        "mars",
        {
            "hand": ["yxili-marauder"],
            "battleline": ["mindwarper", *tired("zorg"), "bumpsy", "blypyp"],
        },
        {"battleline": ["mindwarper"], "amber": 5},
    )
    game.play("yxili-marauder")
    assert game.card("yxili-marauder").amber == 2
    assert game.power("yxili-marauder") == 4
    assert game.amber == (0, 3)


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_yxilo_bolter_purges_what_it_destroys(way: str) -> None:
    game = scene(
        "mars",
        {"battleline": ["yxilo-bolter"]},
        {"battleline": [{"card": "plain-2", "owner": 0}, "plain-3", "plain-1"]},
    )
    game.act(way, "yxilo-bolter")
    if way == "fight":
        game.choose("plain-1")
    game.choose("plain-2")
    assert game.pile("purged") == ["plain-2"]
    assert game.line(1)[0] == "plain-3"
    assert game.card("plain-3").damage == 0


def test_yxilo_bolter_only_hurts_what_survives() -> None:
    game = scene("mars", {"battleline": ["yxilo-bolter"]}, {"battleline": ["plain-3", "plain-2"]})
    game.reap("yxilo-bolter").choose("plain-3")
    assert game.damage() == {"yxilo-bolter": 0, "plain-3": 2, "plain-2": 0}


@pytest.mark.ruling("Q09")
def test_yxilo_bolter_cannot_purge_bad_penny() -> None:
    game = scene("mars", {"battleline": ["yxilo-bolter"]}, {"battleline": ["bad-penny"]})
    game.reap("yxilo-bolter").choose("bad-penny")
    assert game.amber == (1, 0)
    assert game.pile("hand", 1) == ["bad-penny"]
    assert game.pile("purged", 1) == []


@pytest.mark.rule("R24.6")
def test_stealer_of_souls_cannot_purge_what_went_to_a_hand() -> None:
    game = scene("dis", {"battleline": ["stealer-of-souls"]}, {"battleline": ["bad-penny"]})
    game.fight("stealer-of-souls", "bad-penny")
    assert game.pile("hand", 1) == ["bad-penny"]
    assert game.amber == (1, 0)


def test_zorg_stuns_the_attacked_creature_and_its_neighbors() -> None:
    game = scene(
        "mars",
        {"battleline": ["tunk", "zorg"]},
        {"battleline": ["plain-1", "plain-2", "plain-9", "plain-3", "plain-4"]},
    )
    game.fight("zorg", "plain-9")
    stunned = [name for name in game.line(1) if game.card(name).stunned]
    assert stunned == ["plain-2", "plain-9", "plain-3"]
    assert game.card("plain-9").damage == 7
    assert not game.card("tunk").stunned


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_zyzzix_grows_by_showing_and_archiving_a_creature(way: str) -> None:
    game = scene(
        "mars",
        {"battleline": ["zyzzix-the-many"], "hand": ["punch", "tunk", "bumpsy"]},
        {"battleline": ["plain-1"]},
    )
    game.act(way, "zyzzix-the-many").yes()
    assert game.targets() == ["tunk", "bumpsy"]
    game.choose("bumpsy")
    assert game.pile("archives") == ["bumpsy"]
    assert game.power("zyzzix-the-many") == 6


def test_zyzzix_may_show_nothing() -> None:
    game = scene("mars", {"battleline": ["zyzzix-the-many"], "hand": ["tunk"]})
    game.reap("zyzzix-the-many").no()
    assert game.pile("hand") == ["tunk"]
    assert game.power("zyzzix-the-many") == 3
