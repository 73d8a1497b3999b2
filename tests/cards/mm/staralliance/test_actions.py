"""The actions of Star Alliance in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.ruling("Q45")
def test_survey_keeps_the_other_card_on_top() -> None:
    game = scene(
        "staralliance",
        {"hand": ["survey"], "deck": ["punch", "fear", "urchin"]},
        {"deck": ["umbra"]},
    )
    game.play("survey")
    assert sorted(game.targets()) == ["fear", "punch"]
    game.choose("punch")
    assert game.pile("discard") == ["survey", "punch"]
    assert game.pile("deck") == ["fear", "urchin"]
    assert game.amber == (1, 0)


def test_survey_with_a_single_card_left() -> None:
    game = scene("staralliance", {"hand": ["survey"], "deck": ["punch"]})
    game.play("survey")
    assert game.pile("deck") == []
    assert game.pile("discard") == ["survey", "punch"]
