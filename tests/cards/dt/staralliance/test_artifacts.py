"""The artifacts of Star Alliance in Dark Tidings."""

from __future__ import annotations

import pytest

from tests.scenario import scene


def test_the_ulfberht_device_bars_the_house_each_player_chose_last() -> None:
    houses = ["brobnar", "dis", "staralliance"]
    game = scene(
        "dis",
        {"houses": houses, "artifacts": ["the-ulfberht-device"]},
        {"houses": houses},
    )
    game.end()
    assert game.offered() == ["Brobnar", "Dis", "Star Alliance"]
    game.choose("brobnar").end()
    assert game.offered() == ["Brobnar", "Star Alliance"]
    game.choose("staralliance").end()
    assert game.offered() == ["Dis", "Star Alliance"]
    game.choose("dis").end()
    assert game.offered() == ["Brobnar", "Dis"]
    game.choose("dis")


def test_without_the_ulfberht_device_a_house_may_be_chosen_again() -> None:
    houses = ["brobnar", "dis", "staralliance"]
    game = scene("dis", {"houses": houses}, {"houses": houses})
    game.pass_turn("dis").end()
    assert game.offered() == ["Brobnar", "Dis", "Star Alliance"]
    game.choose("dis")


@pytest.mark.parametrize(
    ("crew", "cards"),
    [([], 0), (["plain-3", "plain-4"], 1), (["plain-3", "charette", "batdrone"], 3)],
)
def test_exploratory_craft_draws_for_each_house_of_its_crew(crew: list[str], cards: int) -> None:
    game = scene(
        "staralliance",
        {
            "artifacts": ["exploratory-craft"],
            "battleline": ["plain-3", "plain-4", "charette", "batdrone"],
            "deck": ["punch"] * 5,
        },
        {"battleline": ["gamgee"]},
    )
    game.use("exploratory-craft")
    assert game.targets() == ["plain-3", "plain-4", "charette", "batdrone"]
    if crew:
        game.choose(*crew)
    else:
        game.none()
    assert len(game.pile("hand")) == cards
    assert game.marked("exhausted") == crew


@pytest.mark.parametrize(
    ("tide", "amber", "keys"), [(1, 5, 1), (1, 4, 0), (0, 6, 0), (0, 7, 1), (None, 6, 1)]
)
def test_static_collection_array_follows_the_tide(tide: int | None, amber: int, keys: int) -> None:
    game = scene(
        "brobnar",
        {"houses": ["brobnar"], "amber": 6},
        {"artifacts": ["static-collection-array"], "amber": amber, "houses": ["staralliance"]},
        tide=tide,
    )
    game.pass_turn("staralliance")
    assert game.keys(1) == keys


@pytest.mark.parametrize("owner", [0, 1])
def test_ceaseforge_stops_all_forging_for_two_turns(owner: int) -> None:
    law = {"card": "ceaseforge", "counters": {"time": 2}}
    sides: list[dict[str, object]] = [
        {"amber": 6, "houses": ["brobnar"]},
        {"amber": 6, "houses": ["brobnar"]},
    ]
    sides[owner]["artifacts"] = [law]
    game = scene("brobnar", *sides)
    game.pass_turn("brobnar")
    assert game.keys(1) == 0
    game.pass_turn("brobnar")
    assert game.keys() == 0
    game.pass_turn("brobnar").pass_turn("brobnar")
    assert not game.in_play("ceaseforge")


def test_ceaseforge_enters_with_two_counters() -> None:
    game = scene("staralliance", {"hand": ["ceaseforge"]})
    game.play("ceaseforge")
    assert game.card("ceaseforge").counters == {"time": 2}
