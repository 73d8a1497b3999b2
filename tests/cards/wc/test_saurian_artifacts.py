"""Auto-Legionary, standing up."""

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
