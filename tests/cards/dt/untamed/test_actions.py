"""The actions of Untamed in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("tide", [0, 1])
def test_washed_away_sweeps_artifacts_at_high_tide(tide: int) -> None:
    game = scene(
        "untamed",
        {"hand": ["washed-away"], "artifacts": ["cannon"]},
        {"artifacts": ["ragwarg"], "battleline": ["plain-3"]},
        tide=tide,
    )
    game.play("washed-away")
    assert game.in_play("cannon") is (tide == 1)
    assert game.in_play("ragwarg") is (tide == 1)
    assert (game.game.view().tide, game.line(1)) == (0, ["plain-3"])


@pytest.mark.parametrize("tide", [0, 1])
def test_beach_day_sends_one_home_and_pays_at_high_tide(tide: int) -> None:
    game = scene(
        "untamed", {"hand": ["beach-day"]}, {"battleline": ["plain-3", "plain-4"]}, tide=tide
    )
    game.play("beach-day").choose("plain-4")
    assert game.pile("hand", 1) == ["plain-4"]
    assert game.amber == (2 if tide == 0 else 1, 0)


def test_cross_porpoises_raise_the_tide_and_enrage_two() -> None:
    game = scene(
        "untamed",
        {"hand": ["cross-porpoises"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", "plain-5", "plain-6"]},
        tide=1,
    )
    game.play("cross-porpoises")
    assert game.targets() == ["plain-4", "plain-5", "plain-6"]
    game.choose("plain-4", "plain-6")
    assert (game.marked("enraged"), game.game.view().tide) == (["plain-4", "plain-6"], 0)


def test_genetic_drift_adds_to_all_that_have_grown() -> None:
    grown = {"card": "plain-4", "power_counters": 1}
    game = scene(
        "untamed",
        {"hand": ["genetic-drift"], "battleline": ["plain-3", grown]},
        {"battleline": [{"card": "plain-5", "power_counters": 2}, "plain-6"]},
    )
    game.play("genetic-drift").choose("plain-3")
    assert [game.card(f"plain-{n}").power_counters for n in (3, 4, 5, 6)] == [2, 2, 3, 0]


def test_thin_the_herd_takes_the_four_weakest() -> None:
    game = scene(
        "untamed",
        {"hand": ["thin-the-herd"], "battleline": ["plain-1", "plain-9", "plain-3"]},
        {"battleline": ["plain-2", "plain-4", "plain-8"]},
    )
    game.play("thin-the-herd")
    assert (game.line(), game.line(1)) == (["plain-9"], ["plain-8"])
    assert sorted(game.pile("deck")) == ["plain-1", "plain-3"]
    assert sorted(game.pile("deck", 1)) == ["plain-2", "plain-4"]


@pytest.mark.parametrize(("victim", "cards"), [("plain-5", 3), ("plain-4", 2), ("plain-1", 1)])
def test_waste_not_turns_power_into_cards(victim: str, cards: int) -> None:
    game = scene(
        "untamed",
        {"hand": ["waste-not"], "battleline": [victim, "plain-9"], "deck": ["toad"] * 6},
        {"battleline": ["plain-8"]},
    )
    game.play("waste-not")
    assert game.targets() == [victim, "plain-9"]
    game.choose(victim)
    assert len(game.pile("hand")) == cards


@pytest.mark.parametrize(("tide", "amber"), [(0, 2), (1, 1), (None, 1)])
def test_all_tide_up_pays_or_raises(tide: int | None, amber: int) -> None:
    game = scene("untamed", {"hand": ["all-tide-up"]}, tide=tide)
    game.play("all-tide-up")
    assert (game.amber, game.game.view().tide) == ((amber, 0), 0)


def test_assert_dominance_sends_one_unhurt() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["assert-dominance"],
            "battleline": [{"card": "plain-4", "exhausted": True}, "plain-3"],
        },
        {"battleline": ["plain-9"]},
    )
    game.play("assert-dominance").choose("plain-4")
    assert game.damage() == {"plain-4": 0, "plain-3": 0, "plain-9": 4}
    assert game.keywords("plain-3") == {}


def test_reap_or_sow_readies_and_reaps_with_a_friendly_creature() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["reap-or-sow"],
            "battleline": [{"card": "plain-1", "exhausted": True}, "plain-2"],
        },
        {"battleline": ["plain-3"]},
    )
    game.play("reap-or-sow").choose(game.offered()[0])
    assert game.targets() == ["plain-1", "plain-2"]
    game.choose("plain-1")
    assert game.amber == (1, 0)
    assert game.marked("exhausted") == ["plain-1"]


def test_reap_or_sow_gives_three_counters_to_creatures_as_you_like() -> None:
    game = scene(
        "untamed",
        {"hand": ["reap-or-sow"], "battleline": ["plain-1", "plain-2"]},
        {"battleline": ["plain-3"]},
    )
    game.play("reap-or-sow").choose(game.offered()[1])
    assert game.targets() == ["plain-1", "plain-2", "plain-3"]
    game.choose("plain-1").choose("plain-3").choose("plain-1")
    assert [game.power(f"plain-{power}") for power in (1, 2, 3)] == [3, 2, 4]
    assert game.amber == (0, 0)


def test_infighting_lets_each_creature_hit_the_one_to_its_right() -> None:
    game = scene(
        "untamed",
        {"hand": ["infighting"], "battleline": ["plain-2", "plain-9", "plain-8"]},
        {"battleline": ["plain-1", "plain-7", "plain-3"]},
    )
    game.play("infighting")
    assert game.damage() == {"plain-9": 2, "plain-1": 0, "plain-7": 1, "plain-2": 0}
    assert game.pile("discard", 0)[-1] == "plain-8"
    assert game.pile("discard", 1) == ["plain-3"]


def test_infighting_with_one_creature_on_each_side() -> None:
    game = scene(
        "untamed",
        {"hand": ["infighting"], "battleline": ["plain-2"]},
        {"battleline": ["plain-1"]},
    )
    game.play("infighting")
    assert game.damage() == {"plain-2": 0, "plain-1": 0}


@pytest.mark.parametrize(("counters", "removed"), [(5, 3), (2, 2), (2, 0)])
def test_aembermancy_melts_counters_down(counters: int, removed: int) -> None:
    grown = {"card": "plain-4", "power_counters": counters}
    game = scene("untamed", {"hand": ["aembermancy"]}, {"battleline": [grown]})
    game.play("aembermancy")
    if game.asks("target"):
        game.choose("plain-4")
    if game.asks("pick"):
        game.choose(removed)
    assert game.card("plain-4").power_counters == counters - removed
    assert game.amber == (1 + removed, 0)  # with its bonus
