"""The artifacts of Sanctum in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(("tide", "reapers"), [(0, ["plain-3"]), (1, []), (None, ["plain-3"])])
def test_dry_the_river_forbids_reaping_at_low_tide(tide: int | None, reapers: list[str]) -> None:
    game = scene(
        "brobnar",
        {"artifacts": ["dry-the-river"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
        tide=tide,
    )
    assert [n for n in ("plain-3",) if game.can("reap", n)] == reapers


def test_dry_the_river_reads_the_tide_for_each_creatures_controller() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "houses": ["brobnar"]},
        {"artifacts": ["dry-the-river"], "battleline": ["plain-4"], "houses": ["brobnar"]},
        tide=0,
    )
    assert game.can("reap", "plain-3")
    game.pass_turn("brobnar")
    assert not game.can("reap", "plain-4")


def test_sgs_illuminator_stuns_and_exalts_for_each_of_its_crew() -> None:
    game = scene(
        "sanctum",
        {"artifacts": ["sgs-illuminator"], "battleline": ["sir-bevor", "squire-alys", "plain-3"]},
        {"battleline": ["plain-4", "plain-5"]},
    )
    game.use("sgs-illuminator")
    assert game.targets() == ["sir-bevor", "squire-alys"]
    game.choose("sir-bevor", "squire-alys").choose("plain-4").choose("plain-5")
    assert game.marked("stunned") == ["plain-4", "plain-5"]
    assert game.captured() == {"plain-4": 1, "plain-5": 1}
    assert game.marked("exhausted") == ["sir-bevor", "squire-alys"]


@pytest.mark.parametrize("stolen", [True, False])
def test_redhand_registry_answers_a_theft(stolen: bool) -> None:
    game = scene(
        "shadows",
        {"battleline": ["yantzee-gang"], "amber": 6, "houses": ["shadows"]},
        {"artifacts": ["redhand-registry"], "amber": 3, "houses": ["brobnar"]},
    )
    if stolen:
        game.use("yantzee-gang")
    game.pass_turn("brobnar").pass_turn("shadows")
    assert game.keys() == (0 if stolen else 1)
