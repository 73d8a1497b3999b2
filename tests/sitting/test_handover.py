"""Whose eyes a question is for: when the other player may answer it on the same screen."""

import pytest

from keyforge_tui.engine.model.decisions import Decision, DecisionKind, Option
from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.sitting.handover import hidden_names, must_hand_over
from tests.scenario import Play, scene

ANN, BOB = PlayerId(0), PlayerId(1)
SIDE = {"hand": ["plain-7", "plain-5"], "battleline": ["plain-5", "plain-3"]}
"""What Bob has: one card nobody else sees, and one of which a like lies open."""


def hands_over(prompt: str, *labels: str) -> bool:
    """Whether a question to Bob, in Ann's turn, may not be asked while Ann looks."""
    play = scene("brobnar", {"battleline": ["plain-2"]}, SIDE)
    options = tuple(Option(number, label, "choose") for number, label in enumerate(labels))
    asked = play.game.decision
    play.game.decision = Decision(BOB, DecisionKind.OPTION, prompt, options)
    try:
        return must_hand_over(play.game, play.game.visible(ANN), ANN, turn_changed=False)
    finally:
        play.game.decision = asked


@pytest.mark.parametrize(
    ("prompt", "labels", "expected"),
    [
        ("Choose one", ("Gain 1", "Lose 1"), False),
        ("Choose one", ("Discard plain-7", "Keep it"), True),
        ("Reveal plain-7?", ("Yes", "No"), True),
        ("Choose one", ("Destroy plain-3", "Destroy plain-2"), False),
        ("Choose one", ("Discard plain-5", "Keep it"), False),
    ],
    ids=["no card", "hidden answer", "hidden question", "in play", "a like lies open"],
)
def test_a_question_that_names_a_hidden_card_is_for_other_eyes(
    prompt: str, labels: tuple[str, ...], expected: bool
) -> None:
    assert hands_over(prompt, *labels) is expected


def names(play: Play, player: PlayerId) -> set[str]:
    """What a player may not read anywhere."""
    return hidden_names(play.game, play.game.visible(player))


def test_a_name_is_hidden_only_from_the_one_who_sees_no_such_card() -> None:
    play = scene("brobnar", {"battleline": ["plain-2"], "hand": ["plain-8"]}, SIDE)
    assert names(play, ANN) >= {"plain-7"}
    assert not names(play, ANN) & {"plain-2", "plain-3", "plain-5", "plain-8"}
    assert names(play, BOB) >= {"plain-8"}
    assert not names(play, BOB) & {"plain-2", "plain-3", "plain-5", "plain-7"}
