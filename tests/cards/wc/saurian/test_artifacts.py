"""The artifacts of Saurian in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.erratum("E20")
def test_auto_legionary_becomes_a_creature() -> None:
    game = scene(
        "saurian",
        {"artifacts": ["auto-legionary", "cannon"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
    )
    assert not game.can("reap", "auto-legionary")
    game.use("auto-legionary").choose("left")
    assert game.line() == ["auto-legionary", "plain-3"]
    assert game.pile("artifacts") == ["cannon"]
    assert game.power("auto-legionary") == 5
    assert game.card("auto-legionary").exhausted


@pytest.mark.erratum("E20")
def test_auto_legionary_in_the_line_may_be_used_in_any_house() -> None:
    game = scene("dis", {"battleline": ["auto-legionary"]}, {"battleline": ["plain-4"]})
    game.fight("auto-legionary", "plain-4")
    assert game.damage() == {"auto-legionary": 4}


@pytest.mark.erratum("E20")
def test_auto_legionary_in_the_line_belongs_to_its_own_house_only() -> None:
    """It may be used, but it is no Mars creature: nothing there for it to heal."""
    game = scene(
        "mars",
        {"battleline": ["auto-legionary", "mindwarper"], "hand": ["psychic-network"]},
        {"amber": 5},
    )
    game.play("psychic-network")
    assert game.amber == (1, 4)


def test_auto_legionary_as_an_artifact_needs_its_house() -> None:
    game = scene("dis", {"artifacts": ["auto-legionary"]})
    assert not game.can("action", "auto-legionary")


def test_auto_legionary_dies_like_a_creature() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-6"]},
        {"battleline": [{"card": "auto-legionary", "amber": 2}]},
    )
    game.fight("plain-6", "auto-legionary")
    assert game.pile("discard", 1) == ["auto-legionary"]
    assert game.amber == (2, 0)


@pytest.mark.rule("R6.6")
def test_auto_legionary_was_used_as_the_artifact_it_was() -> None:
    game = scene("saurian", {"battleline": ["veylan-analyst"], "artifacts": ["auto-legionary"]})
    game.use("auto-legionary").choose("right")
    assert game.amber == (1, 0)


@pytest.mark.rule("R23.2", "R24.11")
def test_auto_legionary_is_destroyed_as_the_creature_it_is() -> None:
    game = scene(
        "saurian",
        {"battleline": ["auto-legionary"], "artifacts": ["soul-snatcher"]},
        {"battleline": ["plain-9", "tolas"]},
    )
    game.fight("auto-legionary", "plain-9").choose("tolas")
    assert game.amber == (1, 1)


@pytest.mark.rule("R18.7", "R24.11")
def test_auto_legionary_fought_and_was_used_as_a_creature() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["auto-legionary"], "hand": ["warsong"], "artifacts": ["the-warchest"]},
        {"battleline": ["plain-9"]},
    )
    game.play("warsong").fight("auto-legionary", "plain-9")
    assert game.pile("discard") == ["auto-legionary", "warsong"]
    assert game.amber == (1, 0)


@pytest.mark.rule("R23.2")
def test_an_auto_legionary_destroyed_in_a_fight_counts_for_what_asks_later() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["troll"], "artifacts": ["the-warchest"]},
        {"battleline": ["auto-legionary"]},
    )
    game.fight("troll", "auto-legionary").use("the-warchest")
    assert game.amber == (1, 0)


def test_the_golden_spiral_exalts_readies_and_uses() -> None:
    tired_one = {"card": "plain-3", "exhausted": True}
    game = scene(
        "saurian",
        {"artifacts": ["the-golden-spiral"], "battleline": [tired_one, "plain-4"]},
        {"battleline": ["plain-9"]},
    )
    game.use("the-golden-spiral")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-3").choose("reap")
    assert (game.captured(), game.amber) == ({"plain-3": 1}, (1, 0))
    assert game.marked("exhausted") == ["plain-3"]


@pytest.mark.parametrize(("before", "gained"), [(2, 1), (0, 0)])
def test_library_of_polliasaurus_brings_amber_home(before: int, gained: int) -> None:
    game = scene(
        "saurian",
        {
            "artifacts": ["library-of-polliasaurus"],
            "battleline": [{"card": "plain-3", "amber": before}],
        },
        {"battleline": [{"card": "plain-5", "amber": 2}], "amber": 3},
    )
    game.use("library-of-polliasaurus")
    assert game.amber == (gained, 3)
    assert game.captured().get("plain-3", 0) == before - gained
    assert game.captured()["plain-5"] == 2


@pytest.mark.parametrize(("captor", "amount"), [("plain-3", 1), ("thero-centurion", 2)])
def test_city_gates_let_dinosaurs_take_more(captor: str, amount: int) -> None:
    game = scene(
        "saurian",
        {"artifacts": ["city-gates"], "battleline": ["plain-3", "thero-centurion"]},
        {"battleline": ["plain-5"], "amber": 3},
    )
    game.use("city-gates")
    assert game.targets() == ["plain-3", "thero-centurion"]
    game.choose(captor)
    assert (game.captured(), game.amber) == ({captor: amount}, (0, 3 - amount))


@pytest.mark.rule("R44.2")
def test_the_colosseum_counts_enemies_that_fall_in_fights() -> None:
    game = scene(
        "brobnar",
        {
            "hand": ["punch"],
            "artifacts": ["the-colosseum"],
            "battleline": ["plain-5", "plain-1"],
        },
        {"battleline": ["plain-2", "plain-3", "plain-9"]},
    )
    game.play("punch").choose("plain-3")
    assert game.card("the-colosseum").counters == {}
    game.fight("plain-1", "plain-9")
    assert game.card("the-colosseum").counters == {}
    game.fight("plain-5", "plain-2")
    assert game.card("the-colosseum").counters == {"glory": 1}


@pytest.mark.rule("R7.7", "R44.2")
@pytest.mark.parametrize(
    ("glory", "amber", "left", "keys"), [(5, 6, 5, 0), (6, 6, 0, 1), (7, 5, 1, 0), (8, 7, 2, 1)]
)
def test_the_colosseum_trades_six_counters_for_a_key(
    glory: int, amber: int, left: int, keys: int
) -> None:
    arena = {"card": "the-colosseum", "counters": {"glory": glory}}
    game = scene("saurian", {"artifacts": [arena], "amber": amber})
    game.use("the-colosseum", "omni")
    if keys:
        game.choose("red")
    assert game.card("the-colosseum").counters.get("glory", 0) == left
    assert game.keys() == keys
    assert game.amber == (amber - 6 * keys, 0)
