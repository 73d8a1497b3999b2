"""R7 and R8: forging keys and choosing the active house."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene


def to_step_one(**opponent: object) -> dict[str, object]:
    """The side of the player whose turn comes next."""
    return {"houses": ["brobnar", "dis"], **opponent}


@pytest.mark.rule("R7.1", "R7.2", "R7.3", "R42.10")
@pytest.mark.parametrize(("amber", "keys", "left"), [(5, 0, 5), (6, 1, 0), (9, 1, 3)])
def test_a_key_is_forged_if_it_can_be_paid(amber: int, keys: int, left: int) -> None:
    game = scene("brobnar", opponent=to_step_one(amber=amber))
    game.end()
    if keys:
        assert game.offered() == ["red", "yellow", "blue"]
        game.choose("yellow")
    assert game.keys(1) == keys
    assert game.amber == (0, left)


@pytest.mark.rule("R7.4")
def test_only_one_key_in_the_step() -> None:
    game = scene("brobnar", opponent=to_step_one(amber=20))
    game.end()
    game.choose("red")
    assert game.keys(1) == 1
    assert game.asks("house")


@pytest.mark.rule("R7.2")
def test_the_cost_never_falls_below_nothing() -> None:
    cheap = artifact("cheap", always=[{"who": "you", "keys-cost": -4}])
    game = scene("brobnar", opponent=to_step_one(artifacts=["cheap", "cheap"]), cards=[cheap])
    game.end()
    game.choose("red")
    assert game.keys(1) == 1  # O3
    assert game.amber == (0, 0)


@pytest.mark.rule("R7.5", "R7.6")
def test_amber_on_cards_is_spent_only_where_a_card_says_so() -> None:
    purse = artifact("purse", always=[{"to": "this", "spendable-amber": "forging"}])
    side = to_step_one(
        amber=4,
        artifacts=[{"card": "purse", "amber": 3}],
        battleline=[{"card": "plain-3", "amber": 5}],
    )
    game = scene("brobnar", opponent=side, cards=[purse])
    game.end()
    assert game.offered() == ["2", "3"]  # O4
    game.choose(3).choose("blue")
    assert game.amber == (0, 1)
    assert game.card("purse").amber == 0
    assert game.card("plain-3").amber == 5


@pytest.mark.rule("R7.7")
def test_keys_forged_by_effects_have_their_own_cost_and_no_limit() -> None:
    dear = action("dear", {"forge": 3})
    free = action("free", {"forge": 0, "free": True})
    game = scene("brobnar", {"hand": ["dear", "dear", "free"], "amber": 9}, cards=[dear, free])
    game.play("dear").choose("red")
    assert game.amber == (0, 0)
    game.play("dear")
    assert game.keys() == 1
    game.play("free").choose("blue")
    assert game.keys() == 2


@pytest.mark.rule("R7.8")
def test_the_cost_counts_what_is_there_when_it_is_forged() -> None:
    wall = made(
        "wall", power=3, always=[{"who": "opponent", "keys-cost": {"count": "friendly creature"}}]
    )
    game = scene(
        "brobnar",
        {"battleline": ["wall", "plain-1"], "hand": ["punch"]},
        to_step_one(amber=7),
        cards=[wall],
    )
    game.play("punch").choose("plain-1").end()
    game.choose("red")
    assert game.keys(1) == 1  # 6 + 1, no longer 6 + 2


@pytest.mark.rule("R7.9")
def test_effects_after_forging_are_ordered_by_the_active_player() -> None:
    mine = artifact(
        "mine", after=[{"forges": "each player", "do": [{"gain": 1, "who": "that player"}]}]
    )
    theirs = artifact(
        "theirs", after=[{"forges": "opponent", "do": [{"lose": "all", "who": "opponent"}]}]
    )
    game = scene(
        "brobnar",
        {"artifacts": ["theirs"]},
        to_step_one(amber=6, artifacts=["mine"]),
        cards=[mine, theirs],
    )
    game.end()
    game.choose("red")
    assert game.asks("order")
    assert game.game.decision is not None
    assert game.game.decision.player == 1
    game.choose("theirs")
    assert game.amber == (0, 1)


@pytest.mark.rule("R7.11")
@pytest.mark.ruling("Q30")
def test_unforging_one_of_two_keys_forged_last_turn() -> None:
    free = action("free", {"forge": 0, "free": True})
    hammer = action(
        "hammer",
        {
            "if": {"history": "forged", "who": "opponent", "turn": "previous turn", "at-least": 1},
            "then": [{"unforge": "opponent", "last-turn": True}, {"gain": 6, "who": "opponent"}],
        },
    )
    game = scene(
        "brobnar",
        {"hand": ["free", "free"], "houses": ["brobnar"]},
        {"hand": ["hammer"], "houses": ["brobnar"]},
        cards=[free, hammer],
    )
    game.play("free").choose("red").play("free").choose("blue").end()
    game.play("hammer")
    assert game.offered() == ["red", "blue"]
    game.choose("blue")
    assert game.keys() == 1
    assert game.game.table.state.players[0].keys["red"]  # type: ignore[index]
    assert game.amber == (6, 0)


# -- the active house ------------------------------------------------------------------------


@pytest.mark.rule("R8.1", "R8.2", "R8.3", "R36.4")
def test_houses_on_the_identity_card_and_of_controlled_cards_are_eligible() -> None:
    game = scene(
        None,
        {
            "houses": ["brobnar", "dis", "mars"],
            "battleline": [{"card": "urchin", "owner": 1}],
            "hand": ["batdrone"],
        },
        {"battleline": ["snufflegator"]},
    )
    assert game.offered() == ["Brobnar", "Dis", "Mars", "Shadows"]
    game.choose("shadows")
    assert game.can("reap", "urchin")


@pytest.mark.rule("R8.6", "R32.1")
@pytest.mark.ruling("Q108")
def test_cannot_choose_beats_must_choose() -> None:
    must = made("must", power=3, always=[{"who": "you", "must-choose": "dis"}])
    ban = action(
        "ban",
        {
            "lasting": "opponent next turn",
            "always": [{"who": "opponent", "cannot-choose": "dis"}],
        },
    )
    game = scene(
        "brobnar",
        {"hand": ["ban"], "houses": ["brobnar"]},
        {"houses": ["dis", "mars", "logos"], "battleline": ["must"]},
        cards=[must, ban],
    )
    game.play("ban").end()
    assert game.offered() == ["Brobnar", "Logos", "Mars"]
    game.choose("mars").end()
    game.end()
    assert game.game.table.state.house == "dis"  # the only house left; the question has one answer


@pytest.mark.rule("R8.7")
def test_two_demands_leave_the_choice_between_them() -> None:
    one = made("one", power=3, always=[{"who": "you", "must-choose": "dis"}])
    two = made("two", power=3, always=[{"who": "you", "must-choose": "mars"}])
    game = scene(
        None,
        {"houses": ["dis", "mars", "logos"], "battleline": ["one", "two"]},
        cards=[one, two],
    )
    assert game.offered() == ["Dis", "Mars"]


@pytest.mark.rule("R8.8")
def test_without_a_legal_house_there_is_no_active_house() -> None:
    ban = artifact("ban", house="mars", always=[{"who": "opponent", "cannot-choose": "dis"}])
    game = scene(None, {"houses": ["dis"], "hand": ["fear"]}, {"artifacts": ["ban"]}, cards=[ban])
    assert game.game.table.state.house is None
    assert game.asks("main")
    assert not game.can("play", "fear")


@pytest.mark.rule("R8.9", "R8.10", "R37.3")
def test_a_house_must_be_chosen_and_archives_are_taken_whole_or_not() -> None:
    game = scene(None, {"houses": ["dis", "mars"], "archives": ["punch", "fear"]})
    assert game.game.decision is not None
    assert game.game.decision.min == 1
    game.choose("dis")
    assert [option.action for option in game.game.decision.options] == ["take", "leave"]
    game.choose("leave")
    assert game.pile("hand") == []
    assert game.pile("archives") == ["punch", "fear"]


@pytest.mark.rule("R8.11", "R50.1", "R50.2", "R50.3")
def test_a_maverick_belongs_to_the_house_printed_on_it_only() -> None:
    game = scene(
        "mars", {"hand": [{"card": "urchin", "house": "mars"}, "dodger"], "houses": ["mars"]}
    )
    assert game.can("play", "urchin")
    assert not game.can("play", "dodger")
    game.play("urchin").end()
    game.end()
    assert game.game.table.state.house == "mars"
