"""The creatures of Dis in Call of the Archons, P to Z."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("before", "after"), [(3, (1, 2)), (0, (0, 0))])
def test_pit_demon_steals_with_its_action(before: int, after: tuple[int, int]) -> None:
    game = scene("dis", {"battleline": ["pit-demon"]}, {"amber": before})
    game.use("pit-demon")
    assert game.amber == after
    assert game.card("pit-demon").exhausted


def test_pitlord_binds_its_controller_to_dis() -> None:
    game = scene(
        "dis",
        {"hand": ["pitlord"], "houses": ["dis", "logos", "mars"]},
        {"houses": ["brobnar", "dis", "untamed"]},
    )
    game.play("pitlord")
    assert game.amber == (2, 0)
    game.end()
    assert game.offered() == ["Brobnar", "Dis", "Untamed"]
    game.choose("brobnar").end()
    assert game.asks("main")
    assert game.game.table.state.house == "dis"


def test_pitlord_taunts() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-2"]}, {"battleline": ["plain-3", "pitlord", "plain-4"]}
    )
    game.act("fight", "plain-2")
    assert game.damage(1) == {"plain-3": 0, "pitlord": 2, "plain-4": 0}


@pytest.mark.ruling("Q72")
@pytest.mark.ruling("Q108")
def test_pitlord_yields_to_restringuntus() -> None:
    game = scene(
        "dis",
        {"hand": ["restringuntus"], "houses": ["dis"]},
        {"battleline": ["pitlord"], "houses": ["dis", "logos", "mars"]},
    )
    game.play("restringuntus").choose("dis").end()
    assert game.offered() == ["Logos", "Mars"]


@pytest.mark.ruling("Q73")
def test_pitlord_as_a_maverick_in_a_deck_without_dis() -> None:
    game = scene(
        "brobnar",
        {"houses": ["brobnar"]},
        {
            "battleline": [{"card": "pitlord", "house": "shadows"}],
            "houses": ["shadows", "logos", "mars"],
        },
    )
    game.end()
    assert game.offered() == ["Logos", "Mars", "Shadows"]


def test_restringuntus_bans_a_house_until_it_leaves() -> None:
    game = scene(
        "dis",
        {"hand": ["restringuntus"], "houses": ["dis", "logos", "mars"]},
        {"houses": ["brobnar", "shadows", "untamed"], "hand": ["punch"]},
    )
    game.play("restringuntus").choose("shadows").end()
    assert game.offered() == ["Brobnar", "Untamed"]
    game.choose("untamed").end()
    assert game.offered() == ["Dis", "Logos", "Mars"]
    game.choose("dis").end()
    assert game.offered() == ["Brobnar", "Untamed"]
    game.choose("brobnar").play("punch")
    assert game.pile("discard") == ["restringuntus"]
    game.end().choose("dis").end()
    assert game.offered() == ["Brobnar", "Shadows", "Untamed"]


@pytest.mark.rule("R8.8")
def test_restringuntus_may_leave_no_house_at_all() -> None:
    game = scene(
        "dis",
        {"hand": ["restringuntus"], "houses": ["dis"]},
        {"houses": ["brobnar"], "hand": ["punch"], "battleline": ["plain-2"]},
    )
    game.play("restringuntus").choose("brobnar").end()
    assert game.asks("main")
    assert game.game.table.state.house is None
    assert not game.can("play", "punch")
    assert not game.can("reap", "plain-2")


@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_shaffles_shaves_one_at_the_end_of_your_turn(before: int, after: int) -> None:
    game = scene(
        "dis",
        {"battleline": ["shaffles"], "amber": 2, "houses": ["dis"]},
        {"amber": before, "houses": ["brobnar"]},
    )
    game.end()
    assert game.amber == (2, after)
    game.end()
    assert game.amber == (2, after)


@pytest.mark.parametrize(("before", "after"), [(3, (0, 3)), (4, (1, 3)), (9, (1, 8))])
def test_shooler_steals_from_four(before: int, after: tuple[int, int]) -> None:
    game = scene("dis", {"hand": ["shooler"]}, {"amber": before})
    game.play("shooler")
    assert game.amber == after


def test_snudge_returns_an_artifact_or_flank_creature() -> None:
    game = scene(
        "dis",
        {"battleline": ["snudge", "plain-2", "plain-3"], "artifacts": ["cannon"]},
        {
            "battleline": ["plain-4", "plain-5", {"card": "plain-6", "owner": 0}],
            "artifacts": [{"card": "screechbomb", "owner": 0}],
        },
    )
    game.reap("snudge")
    assert sorted(game.targets()) == [
        "cannon",
        "plain-3",
        "plain-4",
        "plain-6",
        "screechbomb",
        "snudge",
    ]
    game.choose("screechbomb")
    assert game.pile("hand") == ["screechbomb"]


def test_snudge_returns_a_flank_creature_after_a_fight() -> None:
    game = scene(
        "dis",
        {"battleline": ["snudge"]},
        {"battleline": ["plain-1", {"card": "plain-5", "owner": 0}, "plain-6"]},
    )
    game.fight("snudge", "plain-1")
    assert game.targets() == ["snudge", "plain-5", "plain-6"]
    game.choose("plain-5")
    assert game.pile("hand") == ["plain-5"]
    assert game.line(1) == ["plain-6"]


@pytest.mark.rule("R23.14")
def test_stealer_of_souls_gains_but_cannot_purge_from_a_hand() -> None:
    game = scene("dis", {"battleline": ["stealer-of-souls"]}, {"battleline": ["bad-penny"]})
    game.fight("stealer-of-souls", "bad-penny")
    assert game.pile("hand", 1) == ["bad-penny"]
    assert game.pile("purged", 1) == []
    assert game.amber == (1, 0)


def test_stealer_of_souls_works_when_attacked_and_purges_to_the_owner() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "plain-4", "owner": 1}, "plain-9"]},
        {"battleline": ["stealer-of-souls", "plain-3"]},
    )
    game.fight("plain-9", "plain-3")
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (0, 0)
    game.fight("plain-4", "stealer-of-souls")
    assert game.pile("purged", 1) == ["plain-4"]
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (0, 1)


def test_stealer_of_souls_takes_only_what_it_fought() -> None:
    game = scene(
        "dis", {"battleline": ["stealer-of-souls", "charette"]}, {"battleline": ["plain-3"]}
    )
    game.fight("charette", "plain-3")
    assert game.pile("discard", 1) == ["plain-3"]
    assert game.amber == (0, 0)


@pytest.mark.rule("R24.6")
def test_stealer_of_souls_cannot_purge_what_went_to_a_hand() -> None:
    game = scene("dis", {"battleline": ["stealer-of-souls"]}, {"battleline": ["bad-penny"]})
    game.fight("stealer-of-souls", "bad-penny")
    assert game.pile("hand", 1) == ["bad-penny"]
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q10")
def test_stealer_of_souls_destroyed_with_its_opponent() -> None:
    game = scene(
        "dis",
        {"battleline": ["stealer-of-souls"]},
        {"battleline": ["plain-1", "valdr", "plain-1"]},
    )
    game.fight("stealer-of-souls", "valdr")
    assert game.pile("discard") == ["stealer-of-souls"]
    assert game.pile("discard", 1) == ["valdr"]
    assert game.amber == (0, 0)


def test_stealer_of_souls_purges_and_gains() -> None:
    game = scene("dis", {"battleline": ["stealer-of-souls"]}, {"battleline": ["plain-1"]})
    game.fight("stealer-of-souls", "plain-1")
    assert game.pile("purged", 1) == ["plain-1"]
    assert game.amber == (1, 0)


def test_succubus_shrinks_the_opponents_hand() -> None:
    game = scene(
        "dis",
        {"battleline": ["succubus"], "deck": ["fear"] * 8, "houses": ["dis"]},
        {"deck": ["punch"] * 8, "hand": ["anger"], "houses": ["brobnar"]},
    )
    game.end()
    assert len(game.pile("hand")) == 6
    game.end()
    assert len(game.pile("hand", 1)) == 5


def test_tentacus_takes_a_toll_for_artifacts() -> None:
    game = scene(
        "brobnar",
        {
            "artifacts": ["cannon", "screechbomb"],
            "battleline": ["plain-5"],
            "hand": ["the-warchest"],
            "amber": 1,
        },
        {"battleline": ["tentacus"]},
    )
    game.play("the-warchest")
    assert game.amber == (1, 0)
    game.use("cannon").choose("plain-5")
    assert game.amber == (0, 1)
    assert not game.can("omni", "screechbomb")
    assert game.why("omni", "screechbomb")
    game.reap("plain-5")
    assert game.amber == (1, 1)
    assert game.can("omni", "screechbomb")


def test_tentacus_does_not_tax_its_controller() -> None:
    game = scene(
        "dis", {"artifacts": ["dominator-bauble"], "battleline": ["tentacus"]}, {"amber": 3}
    )
    game.use("dominator-bauble")
    assert game.amber == (1, 3)


@pytest.mark.parametrize(("before", "gained"), [(0, 2), (1, 0)])
def test_the_terror_feeds_on_an_empty_pool(before: int, gained: int) -> None:
    game = scene("dis", {"hand": ["the-terror"], "amber": 3}, {"amber": before})
    game.play("the-terror")
    assert game.amber == (3 + gained, before)


@pytest.mark.ruling("Q89")
def test_the_terror_fights_raiding_knight() -> None:
    game = scene("dis", {"battleline": ["the-terror"]}, {"battleline": ["raiding-knight"]})
    game.fight("the-terror", "raiding-knight")
    assert game.card("the-terror").exhausted
    assert game.damage() == {"the-terror": 4, "raiding-knight": 3}


def test_tocsin_costs_a_random_card_when_it_reaps() -> None:
    game = scene(
        "dis",
        {"battleline": ["tocsin"], "hand": ["fear"]},
        {"hand": ["punch", "anger", "smith"]},
    )
    game.reap("tocsin")
    assert len(game.pile("hand", 1)) == 2
    assert len(game.pile("discard", 1)) == 1
    assert game.pile("hand") == ["fear"]
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q12")
def test_tolas_and_bad_penny() -> None:
    game = scene("brobnar", {"battleline": ["plain-4"]}, {"battleline": ["tolas", "bad-penny"]})
    game.fight("plain-4", "bad-penny")
    assert game.pile("hand", 1) == ["bad-penny"]
    assert game.amber == (1, 0)
    assert game.damage() == {"plain-4": 1, "tolas": 0}


def test_tolas_pays_the_opponent_of_each_destroyed_creatures_controller() -> None:
    game = scene(
        "dis",
        {
            "hand": ["guilty-hearts"],
            "battleline": ["tolas", {"card": "plain-2", "amber": 1, "owner": 1}],
        },
        {"battleline": [{"card": "plain-3", "amber": 1}, {"card": "plain-4", "amber": 1}]},
    )
    game.play("guilty-hearts")
    assert game.line() == ["tolas"]
    assert game.line(1) == []
    # 1 from the icon, 2 released by enemies, 2 from Tolas; 1 released by a friend, 1 from Tolas.
    assert game.amber == (5, 2)


def test_tolas_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-4"]}, {"battleline": ["tolas"]})
    game.fight("plain-4", "tolas")
    assert game.damage() == {"plain-4": 0, "tolas": 0}


@pytest.mark.parametrize(("amber", "playable"), [(2, False), (3, True), (5, True)])
def test_truebaru_costs_three(amber: int, playable: bool) -> None:
    game = scene("dis", {"hand": ["truebaru"], "amber": amber}, {"amber": 4})
    assert game.can("play", "truebaru") is playable
    if playable:
        game.play("truebaru")
        assert game.amber == (amber - 3, 4)
    else:
        assert game.why("play", "truebaru")


def test_truebaru_taunts_and_pays_its_controller_when_destroyed() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-8"]},
        {"battleline": ["plain-3", {"card": "truebaru", "owner": 0}, "plain-4"]},
    )
    game.act("fight", "plain-8")
    assert game.line(1) == ["plain-3", "plain-4"]
    assert game.pile("discard") == ["truebaru"]
    assert game.amber == (0, 5)
