"""What a question belongs to: the ability that asks, or what several abilities answer to."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import About, Kind
from tests.scenario import Play, action, artifact, made, scene, upgrade

ENEMIES = {"battleline": ["plain-5", "plain-6"]}


def about(play: Play) -> About | None:
    decision = play.game.decision
    assert decision is not None
    return decision.about


def told(play: Play) -> tuple[str | None, str | None, str, Kind | None]:
    """Whose ability asks, which, in what words, and what set it off."""
    asks = about(play)
    assert asks is not None
    play.leave_open()
    card = None if asks.card is None else play.slug(asks.card)
    return card, asks.ability, asks.text, asks.event and asks.event.kind


def test_a_labelled_ability_is_told_with_its_words_and_its_event() -> None:
    biter = made("biter", power=3, reap=[{"deal": 1, "to": "an enemy creature"}])
    play = scene("brobnar", {"battleline": ["biter"]}, ENEMIES, cards=[biter])
    assert about(play) is None  # the main step asks for itself
    play.act("reap", "biter")
    assert told(play) == ("biter", "reap", "Deal 1 damage to an enemy creature.", Kind.REAPED)


def test_two_abilities_of_one_card_are_told_apart() -> None:
    twice = made(
        "twice",
        power=3,
        reap=[{"deal": 1, "to": "an enemy creature"}],
        after=[{"reaps": "this", "do": [{"stun": "an enemy creature"}]}],
    )
    play = scene("brobnar", {"battleline": ["twice"]}, ENEMIES, cards=[twice])
    play.act("reap", "twice")
    assert told(play) == ("twice", None, "", Kind.REAPED)  # which is first?
    play.game.choose(0)
    first = told(play)
    play.game.choose(0)
    assert {first[1:3], told(play)[1:3]} == {
        ("reap", "Deal 1 damage to an enemy creature."),
        ("after", "Stun an enemy creature."),
    }


def test_a_granted_ability_is_that_of_the_card_that_has_it() -> None:
    fang = upgrade(
        "fang",
        always=[{"to": "this creature", "gains": {"reap": [{"stun": "an enemy creature"}]}}],
    )
    line = {"battleline": [{"card": "plain-3", "upgrades": ["fang"]}]}
    play = scene("brobnar", line, ENEMIES, cards=[fang])
    play.act("reap", "plain-3")
    assert told(play)[:2] == ("plain-3", "reap")


def test_an_ability_that_is_still_to_be_used_is_told_with_its_question() -> None:
    bell = artifact("bell", after=[{"reaps": "a creature", "may": True, "do": [{"gain": 1}]}])
    line = {"battleline": ["plain-3"], "artifacts": ["bell"]}
    play = scene("brobnar", line, cards=[bell])
    play.act("reap", "plain-3")
    assert told(play) == ("bell", "after", "Gain 1Æ.", Kind.REAPED)


def test_the_innermost_ability_asks_and_then_the_outer_one_again() -> None:
    outer = action("outer", {"use": "a friendly creature"}, {"stun": "an enemy creature"})
    biter = made("biter", power=3, reap=[{"deal": 1, "to": "an enemy creature"}])
    play = scene(
        "brobnar", {"hand": ["outer"], "battleline": ["biter"]}, ENEMIES, cards=[outer, biter]
    )
    play.act("play", "outer")
    assert told(play)[:2] == ("outer", "play")  # reap or fight?
    assert play.game.decision is not None
    (reap,) = [option.id for option in play.game.decision.options if option.action == "reap"]
    play.game.choose(reap)
    assert told(play)[:2] == ("biter", "reap")
    play.game.choose(0)
    assert told(play)[:2] == ("outer", "play")
    play.game.choose(0)
    assert about(play) is None


@pytest.mark.rule("R6.8")
def test_an_order_is_asked_about_the_event() -> None:
    one = artifact("one", after=[{"reaps": "a creature", "do": [{"gain": 1}]}])
    two = artifact("two", after=[{"reaps": "a creature", "do": [{"draw": 1}]}])
    line = {"battleline": ["plain-3"], "artifacts": ["one", "two"]}
    play = scene("brobnar", line, cards=[one, two])
    play.act("reap", "plain-3")
    assert told(play) == ("plain-3", None, "", Kind.REAPED)


def test_an_event_has_its_number_in_the_log() -> None:
    biter = made("biter", power=3, reap=[{"deal": 1, "to": "an enemy creature"}])
    play = scene("brobnar", {"battleline": ["biter"]}, ENEMIES, cards=[biter])
    play.act("reap", "biter")
    assert told(play)[:2] == ("biter", "reap")
    for game in (play.game, play.game.copy()):
        asks = game.decision and game.decision.about
        assert asks is not None
        assert asks.event is not None
        number = game.number_of(asks.event)
        assert number is not None
        assert game.log[number].kind is Kind.REAPED
