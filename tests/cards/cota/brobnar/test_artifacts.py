"""The artifacts of Brobnar in Call of the Archons."""

from __future__ import annotations

import pytest

from tests.scenario import Side, scene


@pytest.mark.parametrize("side", [0, 1])
def test_autocannon_shoots_whoever_enters(side: int) -> None:
    mine: Side = {"hand": ["plain-3"], "battleline": ["plain-4"]}
    theirs: Side = {"battleline": ["plain-5"]}
    (mine if side == 0 else theirs)["artifacts"] = ["autocannon"]
    game = scene("brobnar", mine, theirs)
    game.play("plain-3")
    assert game.damage() == {"plain-4": 0, "plain-3": 1, "plain-5": 0}


def test_autocannon_destroys_a_creature_of_power_one_after_its_play_ability() -> None:
    game = scene("dis", {"hand": ["restringuntus"], "artifacts": ["autocannon"]})
    game.play("restringuntus").choose("restringuntus")
    game.choose("dis")
    assert game.pile("discard") == ["restringuntus"]


def test_autocannon_is_not_a_creature_and_gives_its_icon() -> None:
    game = scene("brobnar", {"hand": ["autocannon"], "battleline": ["plain-4"]})
    game.play("autocannon")
    assert game.amber == (1, 0)
    assert game.card("autocannon").exhausted
    assert game.damage() == {"plain-4": 0}


def test_banner_of_battle_strengthens_friends_only() -> None:
    game = scene(
        "brobnar",
        {"hand": ["banner-of-battle"], "battleline": ["plain-4", "charette"]},
        {"battleline": ["plain-5"]},
    )
    game.play("banner-of-battle")
    assert [game.power(name) for name in ("plain-4", "charette", "plain-5")] == [5, 5, 5]


@pytest.mark.rule("R21.2")
def test_banner_of_battle_gone_destroys_whom_it_held_up() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["barehanded"],
            "artifacts": ["banner-of-battle"],
            "battleline": [{"card": "plain-4", "damage": 4}, {"card": "plain-5", "damage": 4}],
        },
    )
    game.play("barehanded")
    assert game.line() == ["plain-5"]
    assert game.pile("discard") == ["barehanded", "plain-4"]


def test_cannon_deals_two_to_any_creature() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["cannon"], "battleline": ["plain-4"]},
        {"battleline": ["plain-2", "plain-5"]},
    )
    game.use("cannon")
    assert game.targets() == ["plain-4", "plain-2", "plain-5"]
    game.choose("plain-5")
    assert game.damage() == {"plain-4": 0, "plain-2": 0, "plain-5": 2}
    assert game.card("cannon").exhausted
    assert not game.can("action", "cannon")


def test_cannon_needs_the_active_house() -> None:
    game = scene("dis", {"artifacts": ["cannon"]}, {"battleline": ["plain-2"]})
    assert not game.can("action", "cannon")


def test_gauntlet_of_command_readies_and_fights() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["gauntlet-of-command"],
            "battleline": [{"card": "charette", "exhausted": True}, "plain-2"],
        },
        {"battleline": ["plain-3", "plain-9"]},
    )
    game.use("gauntlet-of-command")
    assert game.targets() == ["charette", "plain-2"]
    game.choose("charette").choose("plain-3")
    assert game.damage() == {"charette": 3, "plain-2": 0, "plain-9": 0}
    assert game.card("charette").exhausted


@pytest.mark.rule("R16.10")
def test_gauntlet_of_command_only_readies_without_enemies() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["gauntlet-of-command"],
            "battleline": [{"card": "plain-4", "exhausted": True}],
        },
    )
    game.use("gauntlet-of-command")
    assert not game.card("plain-4").exhausted


@pytest.mark.rule("R7.8")
@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ([], 6),
        (["plain-4", "plain-5"], 6),
        ([{"card": "plain-4", "damage": 1}, "plain-5"], 7),
        ([{"card": "plain-4", "damage": 1}, {"card": "charette", "damage": 1}], 7),
        ([{"card": "plain-4", "damage": 1}, {"card": "krump", "damage": 3}], 8),
    ],
)
def test_iron_obelisk_counts_damaged_brobnar_friends(line: list[object], cost: int) -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["iron-obelisk"], "battleline": line, "houses": ["brobnar"]},
        {
            "amber": 7,
            "houses": ["brobnar"],
            "battleline": [{"card": "plain-9", "damage": 1}],
        },
    )
    game.end()
    if cost <= 7:
        game.choose("red")
    assert game.amber == (0, 7 - cost if cost <= 7 else 7)


def test_iron_obelisk_leaves_its_controllers_keys_alone() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["iron-obelisk"],
            "battleline": [{"card": "plain-4", "damage": 1}],
            "houses": ["brobnar"],
            "amber": 6,
        },
        {"houses": ["brobnar"], "battleline": ["plain-3"]},
    )
    game.end().end().choose("red")
    assert game.amber == (0, 0)


def test_mighty_javelin_works_in_any_house() -> None:
    game = scene(
        "dis",
        {"artifacts": ["mighty-javelin"], "battleline": ["charette"]},
        {"battleline": ["plain-4", "plain-9"]},
    )
    game.use("mighty-javelin", "omni")
    assert game.pile("discard") == ["mighty-javelin"]
    assert game.targets() == ["charette", "plain-4", "plain-9"]
    game.choose("plain-4")
    assert game.damage() == {"charette": 0, "plain-9": 0}


def test_mighty_javelin_goes_to_its_owner_and_gives_its_icon_when_played() -> None:
    game = scene(
        "brobnar",
        {"hand": ["mighty-javelin"], "artifacts": [{"card": "mighty-javelin", "owner": 1}]},
        {"battleline": ["plain-9"]},
    )
    game.play("mighty-javelin")
    assert game.amber == (1, 0)
    game.use("mighty-javelin#2", "omni")
    assert game.pile("discard", 1) == ["mighty-javelin"]
    assert game.pile("discard") == []
    assert game.damage(1) == {"plain-9": 4}


def test_pile_of_skulls_captures_for_enemies_destroyed_in_your_turn() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["pile-of-skulls"],
            "hand": ["coward-s-end"],
            "battleline": [{"card": "plain-5", "damage": 1}, {"card": "plain-6", "damage": 1}],
        },
        {"battleline": ["plain-3", "plain-4", {"card": "plain-8", "damage": 1}], "amber": 5},
    )
    game.play("coward-s-end")
    assert game.targets() == ["plain-5", "plain-6"]
    game.choose("plain-5").choose("plain-6")
    assert (game.card("plain-5").amber, game.card("plain-6").amber) == (1, 1)
    assert game.amber == (0, 3)


def test_pile_of_skulls_sleeps_when_friends_die_or_in_the_other_turn() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["pile-of-skulls"],
            "battleline": ["plain-2", "plain-7"],
            "houses": ["brobnar"],
        },
        {"battleline": ["plain-5", "plain-1"], "amber": 5, "houses": ["brobnar"]},
    )
    game.fight("plain-2", "plain-5")
    assert game.pile("discard") == ["plain-2"]
    assert game.amber == (0, 5)
    game.end().fight("plain-1", "plain-7")
    assert game.pile("discard", 1) == ["plain-1"]
    assert game.amber == (0, 5)


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_screechbomb_takes_two(before: int, after: int) -> None:
    game = scene("dis", {"artifacts": ["screechbomb"], "amber": 4}, {"amber": before})
    game.use("screechbomb", "omni")
    assert game.amber == (4, after)
    assert game.pile("discard") == ["screechbomb"]


def test_the_warchest_counts_enemies_destroyed_in_fights_this_turn() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["the-warchest"],
            "hand": ["punch"],
            "battleline": ["plain-5", "plain-6", "plain-1"],
        },
        {"battleline": ["plain-2", "plain-4", "plain-3", "plain-9"]},
    )
    game.fight("plain-5", "plain-2").fight("plain-6", "plain-4").fight("plain-1", "plain-9")
    game.play("punch").choose("plain-3")
    assert game.line(1) == ["plain-9"]
    game.use("the-warchest")
    assert game.amber == (3, 0)


def test_the_warchest_forgets_the_turn_before() -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["the-warchest"], "battleline": ["plain-5"], "houses": ["brobnar"]},
        {"battleline": ["plain-2", "plain-9"], "houses": ["brobnar"]},
    )
    game.fight("plain-5", "plain-2").end().end().use("the-warchest")
    assert game.amber == (0, 0)
