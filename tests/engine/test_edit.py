"""A position edited by hand: nothing triggers by it, and the rules look after the table again."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import Change, EditError, Kind, kind_of_change
from tests.scenario import Play, artifact, made, scene


def change(**data: object) -> Change:
    kind = kind_of_change(data)
    assert kind is not None
    return kind.model_validate(data)


def edit(play: Play, **data: object) -> None:
    play.game.edit([change(**data)])


def test_what_is_done_by_hand_triggers_nothing() -> None:
    greeter = made("greeter", power=2, play=[{"gain": 5}], destroyed=[{"gain": 5}])
    bell = artifact("bell", after=[{"enters-play": "a creature", "do": [{"gain": 1}]}])
    side = {"hand": ["greeter"], "artifacts": ["bell"]}
    play = scene("brobnar", side, cards=[greeter, bell])
    edit(play, card=play.id("greeter"), zone="battleline")
    edit(play, card=play.id("greeter"), zone="discard")
    assert play.amber == (0, 0)
    assert {event.kind for event in play.game.log} == {Kind.REPAIRED}


def test_the_rules_see_to_the_new_position_before_they_go_on() -> None:
    rich = {"amber-of": "you", "at-least": 7}
    guard = artifact("guard", **{"as-soon-as": [{"when": rich, "do": [{"destroy": "this"}]}]})
    play = scene("brobnar", {"artifacts": ["guard"]}, cards=[guard])
    edit(play, player=0, amber=9)
    assert play.pile("artifacts") == []
    assert play.pile("discard") == ["guard"]


def test_a_creature_that_needs_an_upgrade_to_live_keeps_it_or_the_edit_is_refused() -> None:
    side = {"battleline": [{"card": "troll", "damage": 9, "upgrades": ["blood-of-titans"]}]}
    play = scene("brobnar", side)
    with pytest.raises(EditError, match="9 damage destroys it"):
        edit(play, card=play.id("blood-of-titans"), zone="hand")
    assert play.power("troll") == 13
