"""The creatures of Mars in Call of the Archons."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.engine.table.characteristics import key_cost
from tests.scenario import scene, tired


def test_blypyp_readies_the_next_mars_creature_only() -> None:
    bolter = {"card": "bumpsy", "house": "mars"}
    game = scene("mars", {"hand": ["commpod", bolter, "tunk"], "battleline": ["blypyp"]})
    game.reap("blypyp").play("commpod").play("bumpsy").play("tunk")
    assert game.card("commpod").exhausted
    assert not game.card("bumpsy").exhausted
    assert game.card("tunk").exhausted


def test_blypyp_lets_a_creature_of_another_house_pass() -> None:
    game = scene(
        "logos",
        {"hand": ["batdrone", "tunk"], "battleline": [{"card": "blypyp", "house": "logos"}]},
    )
    game.reap("blypyp").play("batdrone")
    assert game.card("batdrone").exhausted


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_chuff_ape_may_eat_a_friend_to_heal(way: str) -> None:
    game = scene(
        "mars",
        {"battleline": [{"card": "chuff-ape", "damage": 4}, "tunk", "bumpsy"]},
        {"battleline": ["plain-2"]},
    )
    game.act(way, "chuff-ape").yes()
    assert game.targets() == ["tunk", "bumpsy"]
    game.choose("bumpsy")
    assert game.card("chuff-ape").damage == 0
    assert game.line() == ["chuff-ape", "tunk"]
    assert game.pile("discard") == ["bumpsy"]


def test_chuff_ape_may_go_hungry() -> None:
    game = scene("mars", {"battleline": [{"card": "chuff-ape", "damage": 4}, "tunk"]})
    game.reap("chuff-ape").no()
    assert game.damage() == {"chuff-ape": 4, "tunk": 0}


@pytest.mark.rule("R28.2")
def test_chuff_ape_is_not_healed_when_a_ward_saves_the_meal() -> None:
    game = scene(
        "mars",
        {"battleline": [{"card": "chuff-ape", "damage": 4}, {"card": "tunk", "warded": True}]},
    )
    game.reap("chuff-ape").yes()
    assert game.damage() == {"chuff-ape": 4, "tunk": 0}
    assert not game.card("tunk").warded


@pytest.mark.parametrize("name", ["chuff-ape", "yxilx-dominator", "zorg"])
def test_some_martians_enter_play_stunned(name: str) -> None:
    game = scene("mars", {"hand": [name]})
    game.play(name)
    assert game.card(name).stunned
    assert game.card(name).exhausted


@pytest.mark.parametrize("name", ["chuff-ape", "yxilx-dominator"])
def test_taunting_martians_shield_their_neighbors(name: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["troll"]},
        {"battleline": ["plain-1", name, "plain-2", "plain-3"]},
    )
    game.act("fight", "troll")
    assert game.targets() == [name, "plain-3"]
    game.choose("plain-3")
    assert game.line(1) == ["plain-1", name, "plain-2"]


def test_ether_spider_deals_no_damage() -> None:
    game = scene("mars", {"battleline": ["ether-spider"]}, {"battleline": ["plain-3"]})
    game.fight("ether-spider", "plain-3")
    assert game.damage() == {"ether-spider": 3, "plain-3": 0}


def test_ether_spider_catches_what_the_opponent_gains() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["ether-spider"], "amber": 4},
        {"battleline": ["headhunter", "bumpsy"], "hand": ["punch"], "amber": 2},
        active=1,
    )
    game.reap("headhunter").play("punch").choose("headhunter")
    assert game.amber == (4, 2)
    assert game.card("ether-spider").amber == 2


def test_ether_spider_catches_what_the_opponent_steals() -> None:
    game = scene(
        "shadows",
        {"battleline": ["ether-spider"], "amber": 4},
        {"battleline": ["noddy-the-thief"], "amber": 2},
        active=1,
    )
    game.use("noddy-the-thief")
    assert game.amber == (3, 2)
    assert game.card("ether-spider").amber == 1


def test_ether_spider_lets_its_own_side_gain_and_gives_back_when_it_leaves() -> None:
    game = scene(
        "mars",
        {"battleline": [{"card": "ether-spider", "amber": 3}, "tunk"]},
        {"battleline": ["plain-8"], "amber": 1},
    )
    game.reap("tunk")
    assert game.amber == (1, 1)
    game.fight("ether-spider", "plain-8")
    assert game.pile("discard") == ["ether-spider"]
    assert game.amber == (1, 4)


def test_two_ether_spiders_let_the_active_player_choose() -> None:
    """R42.12: only one of them gets it."""
    game = scene(
        "brobnar",
        {"battleline": ["ether-spider", "ether-spider"]},
        {"battleline": ["headhunter"]},
        active=1,
    )
    game.reap("headhunter").choose("ether-spider#2")
    assert game.card("ether-spider").amber == 0
    assert game.card("ether-spider#2").amber == 1


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_grabber_jammer_captures(way: str) -> None:
    game = scene(
        "mars",
        {"battleline": ["grabber-jammer"], "amber": 1},
        {"battleline": ["plain-2"], "amber": 3},
    )
    game.act(way, "grabber-jammer")
    assert game.card("grabber-jammer").amber == 1
    assert game.amber == (2 if way == "reap" else 1, 2)


def test_grabber_jammer_makes_the_opponents_keys_dearer() -> None:
    game = scene("mars", {"battleline": tired("grabber-jammer")})
    costs = [key_cost(game.game.table, PlayerId(player)) for player in (0, 1)]
    assert costs == [6, 7]


def test_grommid_keeps_its_controller_from_playing_creatures() -> None:
    game = scene(
        "mars", {"battleline": ["grommid"], "hand": ["tunk", "sniffer"]}, {"hand": ["zorg"]}
    )
    assert not game.can("play", "tunk")
    assert [reason.rule for reason in game.why("play", "tunk")] == ["R32.2"]
    assert game.can("play", "sniffer")


def test_grommid_lets_the_opponent_play_creatures() -> None:
    game = scene("mars", {"battleline": ["grommid"]}, {"hand": ["zorg"]}, active=1)
    assert game.can("play", "zorg")


@pytest.mark.parametrize(("active", "attacker"), [(0, "grommid"), (1, "plain-3")])
def test_grommid_costs_the_opponent_for_a_creature_it_kills(active: int, attacker: str) -> None:
    game = scene(
        "mars",
        {"battleline": ["grommid", "plain-2"], "amber": 2},
        {"battleline": [{"card": "plain-3", "house": "mars"}], "amber": 2},
        active=active,
    )
    game.fight(attacker, "plain-3" if active == 0 else "grommid")
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (2, 1)


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_john_smyth_readies_a_martian_that_is_no_agent(way: str) -> None:
    game = scene(
        "mars",
        {"battleline": ["john-smyth", *tired("john-smyth", "tunk", "bumpsy")]},
        {"battleline": [{"card": "plain-1"}, *tired("zorg")]},
    )
    game.act(way, "john-smyth")
    if way == "fight":
        game.choose("plain-1")
    assert game.targets() == ["tunk", "zorg"]
    game.choose("tunk")
    assert not game.card("tunk").exhausted
    assert game.card("zorg").exhausted
    assert game.card("bumpsy").exhausted


def test_mindwarper_makes_an_enemy_capture_from_its_own_side() -> None:
    game = scene(
        "mars",
        {"battleline": ["mindwarper", "tunk"], "amber": 3},
        {"battleline": ["troll", "bumpsy"], "amber": 2},
    )
    game.use("mindwarper")
    assert game.targets() == ["troll", "bumpsy"]
    game.choose("bumpsy")
    assert game.amber == (3, 1)
    assert game.card("bumpsy").amber == 1
    assert game.card("troll").amber == 0


@pytest.mark.parametrize(("theirs", "left"), [(5, 3), (1, 0)])
def test_phylyx_counts_the_other_friendly_martians(theirs: int, left: int) -> None:
    game = scene(
        "mars",
        {
            "battleline": ["phylyx-the-disintegrator", *tired("tunk"), "bumpsy", "grommid"],
            "amber": 4,
        },
        {"battleline": ["zorg"], "amber": theirs},
    )
    game.use("phylyx-the-disintegrator")
    assert game.amber == (4, left)


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
    assert game.game.table.state.in_play[first].damage == 4
    game.play("tunk")
    assert game.game.table.state.in_play[first].damage == 0
    assert game.game.table.state.in_play[second].damage == 0


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
