"""R6 and R9 to R12: the turn, its timing points, the main step, drawing and chains."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene


@pytest.mark.rule("R6.1", "R6.2")
def test_the_steps_of_a_turn_in_order() -> None:
    """Start effects, forging, after-forging effects, the house, its effects, the archives."""
    clock = artifact(
        "clock",
        at=[{"start-of-turn": "you", "do": [{"gain": 1}]}],
        after=[
            {"forges": "you", "do": [{"gain": 2}]},
            {"chooses-house": "you", "do": [{"gain": 4}]},
        ],
    )
    game = scene(
        "brobnar",
        opponent={
            "houses": ["brobnar", "dis"],
            "amber": 5,
            "artifacts": ["clock"],
            "archives": ["punch"],
        },
        cards=[clock],
    )
    game.end()
    assert game.asks("pick")  # 5 + 1 is enough: the start comes before the check
    game.choose("red")
    assert game.amber == (0, 2)
    assert game.asks("house")
    game.choose("brobnar")
    assert game.amber == (0, 6)
    assert game.asks("archives")
    game.choose("take")
    assert game.pile("hand", 1) == ["punch"]
    assert game.asks("main")


@pytest.mark.rule("R6.3", "R14.2", "R26.2")
def test_playing_a_card_icons_before_play_abilities() -> None:
    """The Play ability counts the Æmber its own icon gave."""
    count = action("count", {"gain": {"amber-of": "you"}}, bonus=["amber"])
    game = scene("brobnar", {"hand": ["count"], "amber": 1}, cards=[count])
    game.play("count")
    assert game.amber == (4, 0)
    assert game.pile("discard") == ["count"]


@pytest.mark.rule("R6.3", "R6.8")
def test_play_abilities_and_after_play_effects_share_a_timing_point() -> None:
    game = scene(
        "untamed",
        {"hand": ["snufflegator", "lupo"], "battleline": ["hunting-witch"]},
        {"battleline": ["plain-3"]},
        cards=[
            made(
                "lupo",
                house="untamed",
                power=2,
                play=[{"deal": {"amber-of": "you"}, "to": "each enemy creature"}],
            )
        ],
    )
    game.play("lupo")
    assert game.asks("order")
    game.choose("hunting-witch")
    assert game.damage(1) == {"plain-3": 1}


@pytest.mark.rule("R6.4", "R6.5", "R6.6")
def test_uses_trigger_their_own_label_and_after_used_effects() -> None:
    tally = artifact(
        "tally", **{"each-time": [{"is-used": "a friendly creature", "do": [{"gain": 5}]}]}
    )
    worker = made("worker", power=5, reap=[{"gain": 1}], fight=[{"gain": 2}], action=[{"gain": 3}])
    for way, amber in (("reap", 7), ("fight", 7), ("action", 8)):
        game = scene(
            "brobnar",
            {"battleline": ["worker"], "artifacts": ["tally"]},
            {"battleline": ["plain-1"]},
            cards=[tally, worker],
        )
        game.act(way, "worker")
        if game.asks("order"):
            game.choose("tally")
        assert game.amber == (amber, 0), way


@pytest.mark.rule("R6.7", "R26.11")
def test_each_time_and_after_are_one_timing_point() -> None:
    one = artifact("one", after=[{"reaps": "a creature", "do": [{"gain": 1}]}])
    two = artifact("two", **{"each-time": [{"reaps": "a creature", "do": [{"lose": 1}]}]})
    game = scene(
        "brobnar", {"battleline": ["plain-3"], "artifacts": ["one", "two"]}, cards=[one, two]
    )
    game.reap("plain-3")
    assert game.asks("order")
    assert sorted(game.targets()) == ["one", "two"]
    game.choose("two")
    assert game.amber == (1, 0)


@pytest.mark.rule("R6.9", "R11.5", "R26.10")
def test_end_of_turn_effects_come_after_the_draw() -> None:
    late = artifact(
        "late", at=[{"end-of-turn": "you", "do": [{"gain": {"count": "card in your hand"}}]}]
    )
    game = scene(
        "brobnar", {"artifacts": ["late"], "hand": ["punch"], "deck": ["anger"] * 9}, cards=[late]
    )
    game.end()
    assert game.amber == (6, 0)


@pytest.mark.rule("R9.1", "R13.2", "R15.1", "R16.1")
def test_any_number_of_plays_discards_and_uses_in_any_order() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch", "anger", "smith"], "battleline": ["headhunter", "troll"]},
        {"battleline": ["plain-9"]},
    )
    game.reap("troll").play("smith").act("discard", "anger").fight("headhunter", "plain-9")
    assert game.pile("discard") == ["headhunter", "anger", "smith"]
    assert game.can("play", "punch")


@pytest.mark.rule("R9.3", "R15.3")
@pytest.mark.parametrize("first", ["play", "discard"])
def test_the_first_turn_allows_one_card_from_hand(first: str) -> None:
    game = scene("brobnar", {"hand": ["smith", "anger", "punch"]}, turn=1)
    game.act(first, "smith")
    for card in ("anger", "punch"):
        assert not game.can("play", card)
        assert not game.can("discard", card)
        assert [reason.rule for reason in game.why("play", card)] == ["R9.3"]


@pytest.mark.rule("R9.3")
def test_the_second_turn_is_not_limited() -> None:
    game = scene("brobnar", {"hand": ["smith", "anger"]}, turn=2)
    game.play("smith")
    assert game.can("play", "anger")


@pytest.mark.rule("R9.4")
@pytest.mark.ruling("Q77")
def test_the_first_turn_rule_is_about_the_hand_only() -> None:
    game = scene(
        "logos", {"hand": ["wild-wormhole", "batdrone"], "deck": ["dr-escotera", "mother"]}, turn=1
    )
    game.play("wild-wormhole")
    assert game.line() == ["dr-escotera"]
    assert not game.can("play", "batdrone")
    assert not game.can("discard", "batdrone")


@pytest.mark.rule("R9.5")
def test_a_permission_to_play_works_on_the_first_turn() -> None:
    more = action(
        "more",
        {
            "lasting": "this turn",
            "uses": 1,
            "always": [{"who": "you", "may-play": "a non-brobnar card"}],
        },
    )
    game = scene("brobnar", {"hand": ["more", "urchin", "dodger", "punch"]}, turn=1, cards=[more])
    game.play("more")
    assert not game.can("play", "punch")
    game.play("urchin")
    assert not game.can("play", "dodger")


@pytest.mark.rule("R9.5", "R13.13")
@pytest.mark.parametrize(("turn", "left"), [(1, False), (5, True)])
def test_a_permission_is_used_up_only_where_it_is_needed(turn: int, left: bool) -> None:
    """The second card from hand needs it on the first turn, a card of the house later does not."""
    always = [{"who": "you", "may-play": "a card"}]
    more = action("more", {"lasting": "this turn", "uses": 1, "always": always})
    game = scene("brobnar", {"hand": ["more", "bumpsy", "urchin"]}, turn=turn, cards=[more])
    game.play("more").play("bumpsy")
    assert game.can("play", "urchin") is left


@pytest.mark.rule("R9.7")
def test_the_player_ends_the_step() -> None:
    game = scene("brobnar", {"hand": ["punch"]}, {"houses": ["dis"]})
    game.end()
    assert game.game.active == 1


@pytest.mark.rule("R11.1", "R11.3")
@pytest.mark.parametrize(("before", "after"), [(0, 6), (5, 6), (6, 6), (8, 8)])
def test_refill_to_six(before: int, after: int) -> None:
    game = scene("dis", {"hand": ["punch"] * before, "deck": ["anger"] * 20})
    game.end()
    assert len(game.pile("hand")) == after


@pytest.mark.rule("R11.2")
def test_hand_size_is_changed_by_effects() -> None:
    less = made("less", power=2, always=[{"who": "opponent", "hand-size": -1}])
    game = scene(
        "logos",
        {"hand": [], "deck": ["anger"] * 20, "battleline": ["mother"]},
        {"deck": ["fear"] * 20, "battleline": ["less", "less"]},
        cards=[less],
    )
    game.end()
    assert len(game.pile("hand")) == 5  # 6 + 1 - 2


@pytest.mark.rule("R11.6")
@pytest.mark.parametrize(("amber", "announced"), [(5, 0), (6, 1)])
def test_a_player_who_can_forge_says_so(amber: int, announced: int) -> None:
    game = scene("brobnar", {"amber": amber})
    game.end()
    assert len(game.events("announced")) == announced


@pytest.mark.rule("R12.1")
def test_chains_add_up() -> None:
    chain = action("chain", {"chains": 3})
    game = scene("brobnar", {"hand": ["chain", "chain"], "chains": 20}, cards=[chain])
    game.play("chain").play("chain")
    assert game.chains == (26, 0)


@pytest.mark.rule("R12.3", "R12.4")
@pytest.mark.parametrize(
    ("chains", "hand"),
    [(0, 6), (1, 5), (6, 5), (7, 4), (12, 4), (13, 3), (18, 3), (19, 2), (24, 2), (30, 2)],
)
def test_the_chain_table(chains: int, hand: int) -> None:
    game = scene("brobnar", {"chains": chains, "deck": ["punch"] * 9})
    game.end()
    assert len(game.pile("hand")) == hand
    assert game.chains == (max(0, chains - 1), 0)


@pytest.mark.rule("R12.5")
@pytest.mark.ruling("Q28")
def test_a_chain_is_shed_when_the_penalty_takes_the_whole_draw() -> None:
    game = scene("brobnar", {"chains": 2, "hand": ["fear"] * 5, "deck": ["punch"] * 9})
    game.end()
    assert len(game.pile("hand")) == 5
    assert game.chains == (1, 0)


@pytest.mark.rule("R12.6")
@pytest.mark.ruling("Q27")
def test_a_full_hand_sheds_no_chain() -> None:
    game = scene("brobnar", {"chains": 2, "hand": ["fear"] * 7, "deck": ["punch"] * 9})
    game.end()
    assert len(game.pile("hand")) == 7
    assert game.chains == (2, 0)


@pytest.mark.rule("R12.2")
def test_chains_do_not_touch_plain_drawing() -> None:
    two = action("two", {"draw": 2})
    game = scene("brobnar", {"chains": 8, "hand": ["two"], "deck": ["fear"] * 9}, cards=[two])
    game.play("two")
    assert len(game.pile("hand")) == 2
    assert game.chains == (8, 0)
