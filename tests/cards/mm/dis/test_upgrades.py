"""The upgrades of Dis in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize("chooser", [0, 1])
def test_painmail_kills_when_anybody_chooses_dis(chooser: int) -> None:
    held = {"card": "plain-5", "upgrades": [{"card": "painmail", "owner": 1}]}
    game = scene(
        None,
        {"battleline": [held, "plain-4"], "houses": ["dis", "brobnar"]},
        {"houses": ["dis", "brobnar"]},
        active=chooser,
    )
    game.choose("dis")
    assert game.line() == ["plain-4"]
    assert (game.pile("archives", 1), game.pile("discard")) == (["painmail"], ["plain-5"])
    if game.asks("archives"):
        game.choose("leave")


def test_painmail_waits_for_dis() -> None:
    held = {"card": "plain-5", "upgrades": ["painmail"]}
    game = scene(None, {"battleline": [held], "houses": ["dis", "brobnar"]})
    game.choose("brobnar")
    assert game.line() == ["plain-5"]
