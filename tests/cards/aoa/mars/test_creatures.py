"""The creatures of Mars in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["mars", "dis", "logos"]


def worm(enemy: object) -> Play:
    return scene(
        "mars",
        {"battleline": ["collector-worm"], "houses": HOUSES},
        {"battleline": ["plain-9", enemy], "houses": HOUSES},
    )


@pytest.mark.erratum("E17")
def test_collector_worm_takes_the_creature_into_your_archives() -> None:
    game = worm({"card": "plain-6", "amber": 1}).fight("collector-worm", "plain-6")
    assert game.line(1) == ["plain-9"]
    assert game.pile("archives") == ["plain-6"]
    assert game.pile("archives", 1) == []
    assert game.amber == (1, 0)
    assert game.damage(0) == {"collector-worm": 1}  # 5 of 6 stopped by its armor


@pytest.mark.erratum("E17")
def test_collector_worm_creature_leaves_the_archives_for_its_owners_hand() -> None:
    game = worm("plain-6").fight("collector-worm", "plain-6")
    game.end().choose("mars").end().choose("mars").choose("take")
    assert game.pile("hand") == []
    assert "plain-6" in game.pile("hand", 1)


def test_collector_worm_takes_nothing_when_it_dies_or_is_attacked() -> None:
    game = worm("plain-2").fight("collector-worm", "plain-9")
    assert game.pile("archives") == []
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["collector-worm"]})
    game.fight("plain-3", "collector-worm")
    assert game.line() == ["plain-3"]


@pytest.mark.rule("R25.2")
def test_collector_worm_leaves_a_creature_it_destroyed_in_the_discard_pile() -> None:
    game = worm("plain-2").fight("collector-worm", "plain-2")
    assert game.pile("discard", 1) == ["plain-2"]
    assert game.pile("archives") == []


def test_collector_worm_and_a_warded_creature() -> None:
    game = worm({"card": "plain-6", "warded": True}).fight("collector-worm", "plain-6")
    # The fight's damage used the ward up, so the creature can be archived.
    assert game.pile("archives") == ["plain-6"]


def knowdrone() -> Play:
    return scene(
        "mars",
        {
            "hand": ["yzphyz-knowdrone", "fear", "mother"],
            "archives": ["anger"],
            "battleline": ["plain-3"],
        },
        {"battleline": ["plain-5"], "archives": ["tocsin"]},
    )


@pytest.mark.erratum("E09")
def test_yzphyz_knowdrone_purges_to_stun() -> None:
    game = knowdrone().play("yzphyz-knowdrone")
    assert game.targets() == ["fear", "mother"]
    game.choose("fear").yes()
    assert sorted(game.targets()) == ["anger", "fear"]
    game.choose("anger")
    assert game.targets() == ["plain-3", "yzphyz-knowdrone", "plain-5"]
    game.choose("plain-5")
    assert game.marked("stunned") == ["plain-5"]
    assert game.pile("purged") == ["anger"]
    assert game.pile("archives") == ["fear"]
    assert game.pile("archives", 1) == ["tocsin"]


@pytest.mark.erratum("E09")
def test_yzphyz_knowdrone_may_keep_the_archives() -> None:
    game = knowdrone().play("yzphyz-knowdrone").choose("fear").no()
    assert sorted(game.pile("archives")) == ["anger", "fear"]
    assert game.marked("stunned") == []


@pytest.mark.erratum("E09")
def test_yzphyz_knowdrone_with_a_foreign_card_in_the_archives() -> None:
    game = scene(
        "mars",
        {"hand": ["yzphyz-knowdrone"], "archives": [{"card": "plain-4", "owner": 1}]},
        {"battleline": ["plain-5"]},
    )
    game.play("yzphyz-knowdrone").yes()
    # It went to its owner's hand, so nothing was purged and nothing is stunned (R29.7).
    assert game.pile("hand", 1) == ["plain-4"]
    assert game.marked("stunned") == []
    assert game.asks("main")


@pytest.mark.erratum("E09")
def test_yzphyz_knowdrone_with_nothing_to_archive_or_purge() -> None:
    game = scene("mars", {"hand": ["yzphyz-knowdrone"]}, {"battleline": ["plain-5"]})
    game.play("yzphyz-knowdrone")
    assert game.asks("main")
    assert game.marked("stunned") == []


def test_agent_hoo_man_stuns_one_of_each_side() -> None:
    game = scene(
        "mars",
        {"battleline": ["agent-hoo-man", "plain-3", "plain-4"]},
        {"battleline": ["plain-5", "plain-6", "yzphyz-knowdrone"]},
    )
    game.reap("agent-hoo-man")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-5")
    assert game.marked("stunned") == ["plain-4", "plain-5"]


@pytest.mark.rule("R27.7")
def test_agent_hoo_man_stuns_whom_there_is() -> None:
    game = scene("mars", {"battleline": ["agent-hoo-man"]}, {"battleline": ["plain-5"]})
    game.reap("agent-hoo-man")
    assert game.marked("stunned") == ["plain-5"]


def test_agent_hoo_man_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["agent-hoo-man"]})
    game.fight("plain-3", "agent-hoo-man")
    assert game.damage() == {"plain-3": 0, "agent-hoo-man": 0}


@pytest.mark.parametrize(("place", "archived"), [(0, True), (1, False), (2, True)])
def test_glyxl_proliferator_archives_from_a_flank(place: int, archived: bool) -> None:
    line = ["plain-3", "plain-4"]
    line.insert(place, "glyxl-proliferator")
    game = scene(
        "mars",
        {"battleline": line, "discard": ["fear", "mars-first", "hypnobeam"]},
        {"discard": ["mars-first"]},
    )
    game.reap("glyxl-proliferator")
    if archived:
        assert game.targets() == ["mars-first", "hypnobeam"]
        game.choose("hypnobeam")
    assert game.pile("archives") == (["hypnobeam"] if archived else [])
    assert game.pile("discard", 1) == ["mars-first"]


def test_ixxyxli_fixfinger_armors_other_martians_of_both_sides() -> None:
    game = scene(
        "mars",
        {"battleline": ["ixxyxli-fixfinger", "tyxl-beambuckler", "plain-3", "xanthyx-harvester"]},
        {"battleline": ["zysysyx-shockworm", "plain-4"]},
    )
    assert game.armor("ixxyxli-fixfinger") == 2
    assert game.armor("tyxl-beambuckler") == 2
    assert game.armor("zysysyx-shockworm") == 2
    assert [game.armor(name) for name in ("plain-3", "xanthyx-harvester", "plain-4")] == [0, 0, 0]


def test_ixxyxli_fixfinger_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["ixxyxli-fixfinger"]})
    game.fight("plain-5", "ixxyxli-fixfinger")
    assert game.damage() == {"plain-5": 0, "ixxyxli-fixfinger": 0}


def test_mindworm_turns_its_enemy_on_its_neighbors() -> None:
    game = scene(
        "mars",
        {"battleline": ["mindworm", "plain-9"]},
        {"battleline": ["plain-6", "plain-5", "plain-4", "plain-8"]},
    )
    game.fight("mindworm", "plain-5")
    assert game.damage() == {"plain-9": 0, "plain-6": 5, "plain-5": 1, "plain-8": 0}
    assert game.pile("discard", 1) == ["plain-4"]
    assert game.pile("discard") == ["mindworm"]


def test_mindworm_deals_the_power_the_enemy_has_now() -> None:
    game = scene(
        "mars",
        {"battleline": ["mindworm"]},
        {"battleline": ["plain-9", {"card": "plain-2", "power_counters": 2}]},
    )
    game.fight("mindworm", "plain-2")
    assert game.damage(1) == {"plain-9": 4, "plain-2": 1}


def test_mindworm_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["mindworm", "plain-2"]})
    game.fight("plain-3", "mindworm")
    assert game.damage() == {"plain-3": 0, "mindworm": 0, "plain-2": 0}


def test_skybooster_squadron_flies_home_after_reaping() -> None:
    game = scene("mars", {"battleline": ["skybooster-squadron", "plain-3"]}, {})
    game.reap("skybooster-squadron")
    assert (game.amber, game.line(), game.pile("hand")) == (
        (1, 0),
        ["plain-3"],
        ["skybooster-squadron"],
    )


def test_skybooster_squadron_of_another_owner_goes_to_that_hand() -> None:
    game = scene("mars", {"battleline": [{"card": "skybooster-squadron", "owner": 1}]}, {})
    game.reap("skybooster-squadron")
    assert (game.pile("hand"), game.pile("hand", 1)) == ([], ["skybooster-squadron"])


@pytest.mark.parametrize(
    ("flank", "line"),
    [("left", ["plain-6", "plain-5", "plain-7"]), ("right", ["plain-5", "plain-7", "plain-6"])],
)
@pytest.mark.parametrize("card", ["tyxl-beambuckler", "yxlyx-stimrager"])
def test_beamers_hit_a_creature_and_move_it_to_a_flank(
    card: str, flank: str, line: list[str]
) -> None:
    fights = card == "yxlyx-stimrager"
    game = scene(
        "mars",
        {"battleline": [card]} if fights else {"hand": [card]},
        {"battleline": ["plain-5", "plain-6", "plain-7"]},
    )
    if fights:
        game.fight(card, "plain-5")
    else:
        game.play(card)
    assert game.targets() == [card, "plain-5", "plain-6", "plain-7"]
    game.choose("plain-6").choose(flank)
    assert game.line(1) == line
    assert game.damage(1)["plain-6"] == 2
    assert game.damage(1)["plain-7"] == 0
    assert game.armor(card) == (2 if fights else 1)


def test_tyxl_beambuckler_moves_nothing_that_it_destroyed() -> None:
    game = scene("mars", {"hand": ["tyxl-beambuckler"]}, {"battleline": ["plain-2", "plain-5"]})
    game.play("tyxl-beambuckler").choose("plain-2")
    assert game.asks("main")
    assert game.line(1) == ["plain-5"]


@pytest.mark.parametrize(
    ("line", "usable"),
    [
        (["xanthyx-harvester", "plain-3"], False),
        (["plain-3", "xanthyx-harvester", "glyxl-proliferator"], False),
        (["xanthyx-harvester", "glyxl-proliferator", "plain-3"], True),
        (["xanthyx-harvester"], True),
    ],
)
def test_xanthyx_harvester_works_beside_mars_alone(line: list[str], usable: bool) -> None:
    game = scene("mars", {"battleline": line}, {"battleline": ["plain-5"]})
    assert game.can("reap", "xanthyx-harvester") is usable
    assert game.can("fight", "xanthyx-harvester") is usable
    if usable:
        game.reap("xanthyx-harvester")
        assert game.amber == (2, 0)


@pytest.mark.parametrize("card", ["zysysyx-shockworm", "storm-crawler"])
def test_shockers_stun_enemies_that_reap(card: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4"], "houses": ["brobnar"]},
        {"battleline": [card, "plain-9"], "houses": ["mars"]},
    )
    game.reap("plain-3").fight("plain-4", "plain-9")
    assert game.marked("stunned") == ["plain-3"]
    game.pass_turn("mars").reap(card)
    assert game.marked("stunned") == ["plain-3"]


def test_storm_crawler_deals_one_damage_attacking_and_attacked() -> None:
    game = scene(
        "mars",
        {"battleline": ["storm-crawler"], "houses": ["mars"]},
        {"battleline": ["plain-5", "plain-3"], "houses": ["brobnar"]},
    )
    game.fight("storm-crawler", "plain-5")
    assert game.damage() == {"storm-crawler": 4, "plain-5": 1, "plain-3": 0}
    game.pass_turn("brobnar").fight("plain-3", "storm-crawler")
    assert game.damage() == {"plain-5": 1, "plain-3": 1}


@pytest.mark.parametrize(
    ("line", "amber", "keys"),
    [
        (["nyzyk-resonator"], 6, 1),
        (["nyzyk-resonator", "plain-3"], 7, 0),
        (["nyzyk-resonator", "plain-3"], 8, 1),
        (["plain-4", "nyzyk-resonator", "plain-3"], 9, 0),
        (["plain-4", "nyzyk-resonator", "plain-3"], 10, 1),
    ],
)
def test_nyzyk_resonator_raises_the_cost_for_each_neighbor(
    line: list[str], amber: int, keys: int
) -> None:
    game = scene(
        "mars",
        {"battleline": line, "amber": 6, "houses": ["mars"]},
        {"amber": amber, "battleline": ["plain-5", "plain-6"], "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.keys(1) == keys
    game.pass_turn()
    assert game.keys() == 1
