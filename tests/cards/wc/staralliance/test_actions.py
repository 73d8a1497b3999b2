"""The actions of Star Alliance in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("mine", "damage"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_red_alert_hits_by_the_difference(mine: int, damage: int) -> None:
    game = scene(
        "staralliance",
        {"hand": ["red-alert"], "battleline": ["plain-2"] * mine},
        {"battleline": ["plain-7", "plain-8", "plain-9"]},
    )
    game.play("red-alert")
    assert set(game.damage(1).values()) == {damage}
    assert set(game.damage(0).values()) <= {0}


def test_stealth_mode_forbids_actions_for_a_turn() -> None:
    game = scene(
        "staralliance",
        {"hand": ["stealth-mode", "zap"], "houses": ["staralliance"]},
        {"hand": ["punch", "plain-3", "smith"], "houses": ["brobnar"]},
    )
    game.play("stealth-mode")
    assert game.can("play", "zap")
    game.pass_turn("brobnar")
    assert not game.can("play", "punch")
    assert game.can("play", "plain-3")
    game.pass_turn()
    game.pass_turn("brobnar")
    assert game.can("play", "punch")


@pytest.mark.rule("R28.5")
def test_zap_divides_one_for_each_house() -> None:
    game = scene(
        "staralliance",
        {"hand": ["zap"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "charette"]},
    )
    game.play("zap")
    assert game.targets() == ["plain-3", "plain-4", "charette"]
    game.choose("plain-4").choose("charette")
    assert game.damage() == {"plain-3": 0, "plain-4": 1, "charette": 1}


def test_xenotraining_captures_for_each_house_of_friends() -> None:
    game = scene(
        "staralliance",
        {"hand": ["xenotraining"], "battleline": ["plain-3", "plain-4", "charette"]},
        {"battleline": ["batdrone"], "amber": 5},
    )
    game.play("xenotraining")
    assert game.targets() == ["plain-3", "plain-4", "charette"]
    game.choose("plain-3").choose("charette")
    assert (game.captured(), game.amber) == ({"plain-3": 1, "charette": 1}, (1, 3))


HOUSES = ["plain-3", "charette", "batdrone", "gamgee", "toad", "thero-centurion"]


@pytest.mark.parametrize(("houses", "gained"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_galactic_census_counts_houses(houses: int, gained: int) -> None:
    game = scene(
        "staralliance",
        {"hand": ["galactic-census"], "battleline": HOUSES[: houses // 2]},
        {"battleline": HOUSES[houses // 2 : houses], "artifacts": ["hallowed-shield"]},
    )
    game.play("galactic-census")
    assert game.amber == (1 + gained, 0)


def test_tachyon_pulse_destroys_artifacts_and_exhausts_the_equipped() -> None:
    game = scene(
        "staralliance",
        {
            "hand": ["tachyon-pulse"],
            "artifacts": ["cannon"],
            "battleline": [{"card": "plain-3", "upgrades": ["stunner"]}, "plain-4"],
        },
        {
            "artifacts": ["ragwarg"],
            "battleline": ["plain-5", {"card": "plain-6", "upgrades": ["stunner"]}],
        },
    )
    game.play("tachyon-pulse")
    assert (game.pile("artifacts"), game.pile("artifacts", 1)) == ([], [])
    assert game.marked("exhausted") == ["plain-3", "plain-6"]


@pytest.mark.parametrize(("amber", "keys"), [(4, 1), (3, 0)])
def test_we_can_all_win_makes_keys_cheaper_for_both(amber: int, keys: int) -> None:
    game = scene(
        "staralliance",
        {"hand": ["we-can-all-win"], "amber": amber - 1, "houses": ["staralliance"]},
        {"amber": amber, "houses": ["brobnar"]},
    )
    game.play("we-can-all-win").pass_turn("brobnar")
    assert game.keys(1) == keys
    game.end()
    if game.asks("pick"):
        game.game.choose(0)
    assert game.keys() == keys


def test_we_can_all_win_ends_with_your_next_turn() -> None:
    game = scene(
        "staralliance",
        {"hand": ["we-can-all-win"], "houses": ["staralliance"]},
        {"houses": ["brobnar"], "amber": 3, "battleline": ["plain-3", "plain-4"]},
    )
    game.play("we-can-all-win").pass_turn("brobnar").reap("plain-3").reap("plain-4")
    game.pass_turn("staralliance").pass_turn("brobnar")
    assert (game.keys(1), game.amber[1]) == (0, 5)


def test_quintrino_flux_takes_both_and_all_their_equals() -> None:
    game = scene(
        "staralliance",
        {"hand": ["quintrino-flux"], "battleline": ["plain-3", "plain-4", "plain-5"]},
        {"battleline": ["plain-5", "plain-3", "plain-6", "plain-4"]},
    )
    game.play("quintrino-flux")
    assert game.targets() == ["plain-3", "plain-4", "plain-5"]
    game.choose("plain-3")
    assert game.targets() == ["plain-5", "plain-3", "plain-6", "plain-4"]
    game.choose("plain-6")
    assert (game.line(), game.line(1)) == (["plain-4", "plain-5"], ["plain-5", "plain-4"])


def test_lay_of_the_land_orders_three_cards_and_draws_the_first() -> None:
    deck = ["plain-1", "plain-2", "plain-3", "plain-4"]
    game = scene("staralliance", {"hand": ["lay-of-the-land"], "deck": deck})
    game.play("lay-of-the-land").choose("plain-1").choose("plain-2")
    assert game.pile("hand") == ["plain-3"]
    assert game.pile("deck") == ["plain-2", "plain-1", "plain-4"]


@pytest.mark.rule("R7.7")
@pytest.mark.parametrize(("houses", "cost"), [(1, 12), (6, 7), (7, 7)])
def test_forging_an_alliance_is_cheaper_for_each_house_in_play(houses: int, cost: int) -> None:
    line = ["bumpsy", "ember-imp", "dextre", "zorg", "silvertooth", "snufflegator", "cxo-taber"]
    for amber, keys in ((cost - 2, 0), (cost - 1, 1)):  # with the Æ printed on the card
        game = scene(
            "staralliance",
            {"hand": ["forging-an-alliance"], "amber": amber, "battleline": line[:houses]},
        )
        game.play("forging-an-alliance")
        if keys:
            game.choose("red")
        assert game.keys() == keys
