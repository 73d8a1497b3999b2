"""The short forms of a card's text, for its face."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import Form, Label, card_lines, card_text
from tests.scenario import library, made


@pytest.mark.parametrize(
    ("card", "short", "letters"),
    [
        ("bad-penny", "Destroyed: Return this to hand.", "D: Return this to hand."),
        ("dodger", "Fight: Steal 1Æ.", "F: Steal 1Æ."),
        ("dust-imp", "Destroyed: +2Æ.", "D: +2Æ."),
        ("punch", "Play: 3 damage to a creature.", "P: 3 damage to a creature."),
        ("blood-of-titans", "+5 power.", "+5 power."),
        ("ganger-chieftain", None, "P: May ready and fight with a neighboring creature."),
        ("duskrunner", "Reap: Steal 1Æ.", "R: Steal 1Æ."),
        ("shaffles", "At the end of your turn, opponent –1Æ.", None),
        ("quixo-the-adventurer", None, "F: Draw a card."),
    ],
)
def test_a_face_has_labels_and_numbers(card: str, short: str | None, letters: str | None) -> None:
    lines = card_text(library().card(card), form=Form.SHORT)
    assert short is None or short in lines
    assert letters is None or letters in card_text(library().card(card), form=Form.LETTERS)


def test_short_lines_do_without_the_cards_own_name() -> None:
    named = []
    for slug in library().files:
        card = library().card(slug)
        lines = card_lines(card, form=Form.SHORT)
        own = [line.text for line in lines if line.ability is not None]
        if slug not in card.titles and any(card.name in text for text in own):
            named.append(slug)
    assert not named


def test_a_thought_fits_a_line_of_a_face() -> None:
    lengths = [
        len(thought)
        for slug in library().files
        for line in card_lines(library().card(slug), form=Form.SHORT)
        for thought in line.text.split(". ")
    ]
    assert sum(length <= 60 for length in lengths) >= 0.8 * len(lengths)


def test_no_short_text_is_longer_than_the_full_one() -> None:
    for slug in library().files:
        card = library().card(slug)
        full, short, letters = (
            sum(map(len, card_text(card, reminders=False, form=form))) for form in Form
        )
        assert letters <= short <= full, slug


def test_a_line_knows_its_ability_and_whether_it_is_spent() -> None:
    card = made(
        "both",
        power=3,
        keywords=["taunt"],
        **{
            "play": [{"gain": 1}],
            "play/reap": [{"steal": 1}],
            "always": [{"to": "this", "power": 1}],
        },
    )
    lines = card_lines(card)
    assert [line.labels for line in lines] == [(), (Label.PLAY,), (Label.PLAY, Label.REAP), ()]
    assert [line.in_play for line in lines] == [True, False, True, True]
    assert [line.ability for line in lines][1:] == list(card.abilities)
    assert lines[0].keyword is not None
