"""R1 to R3: who is who, what wins, what lies on the table."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene


@pytest.mark.rule("R1.1")
def test_card_text_beats_the_general_rule() -> None:
    """A creature enters play exhausted, but this one says it enters ready."""
    game = scene("shadows", {"hand": ["silvertooth", "urchin"]})
    game.play("silvertooth").play("urchin")
    assert not game.card("silvertooth").exhausted
    assert game.card("urchin").exhausted


@pytest.mark.rule("R1.2", "R8.4", "R8.5")
def test_must_choose_does_not_make_a_house_eligible() -> None:
    lord = made("lord", power=3, always=[{"who": "you", "must-choose": "dis"}])
    game = scene(None, {"houses": ["brobnar", "mars"], "battleline": ["lord"]}, cards=[lord])
    assert game.offered() == ["Brobnar", "Mars"]


@pytest.mark.rule("R1.3")
def test_two_players_with_fixed_lists() -> None:
    game = scene("brobnar", {"hand": ["punch"]}, {"hand": ["anger", "punch"]})
    assert [card.owner for card in game.game.cards] == [0, 1, 1]


@pytest.mark.rule("R1.4", "R1.5")
def test_only_the_active_player_is_asked() -> None:
    imp = made("imp", power=1, destroyed=[{"deal": 1, "to": "a creature"}])
    game = scene(
        "brobnar",
        {"hand": ["punch"], "battleline": ["plain-5"]},
        {"battleline": ["imp", "plain-6"]},
        cards=[imp],
    )
    game.play("punch").choose("imp")
    assert game.game.decision is not None
    assert game.game.decision.player == 0
    game.choose("plain-5")
    assert game.damage() == {"plain-5": 1, "plain-6": 0}


@pytest.mark.rule("R1.6", "R6.8", "R27.5")
def test_the_active_player_orders_the_opponents_abilities_too() -> None:
    one = made("one", power=2, destroyed=[{"gain": 1}])
    two = made("two", power=2, destroyed=[{"lose": 1}])
    for first, amber in (("one", 0), ("two", 1)):
        game = scene(
            "shadows", {"hand": ["poison-wave"]}, {"battleline": ["one", "two"]}, cards=[one, two]
        )
        game.play("poison-wave")
        assert game.asks("order")
        assert game.game.decision is not None
        assert game.game.decision.player == 0
        game.choose(first)
        assert game.amber == (1, amber)


@pytest.mark.rule("R1.7", "R1.8", "R1.10", "R36.5")
def test_friendly_goes_by_controller_and_home_goes_by_owner() -> None:
    call = action("call", {"return": "each friendly creature"})
    game = scene(
        "brobnar",
        {"hand": ["call"], "battleline": [{"card": "plain-3", "owner": 1}, "plain-4"]},
        {"battleline": ["plain-5"]},
        cards=[call],
    )
    game.play("call")
    assert game.pile("hand") == ["plain-4"]
    assert game.pile("hand", 1) == ["plain-3"]
    assert game.line(1) == ["plain-5"]


@pytest.mark.rule("R1.9", "R3.3")
def test_your_amber_is_only_the_pool() -> None:
    smash = action("smash", {"gain": {"amber-of": "you"}})
    game = scene(
        "brobnar",
        {"hand": ["smash"], "amber": 2, "battleline": [{"card": "plain-3", "amber": 4}]},
        cards=[smash],
    )
    game.play("smash")
    assert game.amber == (4, 0)


@pytest.mark.rule("R1.11", "R1.14", "R9.2")
def test_out_of_house_cards_are_not_playable() -> None:
    game = scene("brobnar", {"hand": ["punch", "urchin"], "battleline": ["dodger", "headhunter"]})
    assert game.can("play", "punch")
    assert game.can("discard", "punch")
    assert game.can("reap", "headhunter")
    assert not game.can("play", "urchin")
    assert not game.can("discard", "urchin")
    assert not game.can("reap", "dodger")
    assert [reason.rule for reason in game.why("play", "urchin")] == ["R9.2"]


@pytest.mark.rule("R1.12", "R1.15")
def test_the_opponent_of_a_creature_is_what_it_fights() -> None:
    zapper = made(
        "zapper",
        power=3,
        keywords=["skirmish"],
        **{"before-fight": [{"stun": "the fought creature"}]},
    )
    game = scene(
        "brobnar",
        {"battleline": ["zapper"]},
        {"battleline": ["plain-3", "plain-9"]},
        cards=[zapper],
    )
    game.fight("zapper", "plain-9")
    assert game.card("plain-9").stunned
    assert not game.card("plain-3").stunned
    assert not game.card("zapper").stunned


@pytest.mark.rule("R1.13", "R25.2", "R25.3")
def test_cards_out_of_play_have_no_abilities_and_are_not_touched() -> None:
    banner = artifact("banner", always=[{"to": "each friendly creature", "power": 1}])
    game = scene(
        "shadows",
        {
            "hand": ["poison-wave", "banner"],
            "discard": ["banner"],
            "battleline": ["plain-3"],
            "archives": ["plain-1"],
        },
        cards=[banner],
    )
    assert game.power("plain-3") == 3
    game.play("poison-wave")
    assert game.damage() == {"plain-3": 2}
    assert game.pile("archives") == ["plain-1"]


@pytest.mark.rule("R2.1", "R2.2", "R2.3", "R7.10")
def test_three_forged_keys_win_at_once_and_an_unforged_one_does_not_count() -> None:
    free = action("free", {"forge": 0, "free": True}, {"gain": 1})
    undo = action("undo", {"unforge": "opponent"})
    game = scene(
        "brobnar",
        {"hand": ["undo", "plain-2"], "deck": ["plain-1"]},
        {"keys": ["red", "blue"], "houses": ["brobnar"], "hand": ["free", "free"]},
        cards=[free, undo],
    )
    game.play("undo").choose("red")
    assert game.keys(1) == 1
    game.pass_turn("brobnar").play("free").choose("yellow")
    assert game.keys(1) == 2
    assert not game.game.over
    game.play("free")
    assert game.game.winner == 1
    assert game.game.decision is None
    assert game.amber == (0, 1)  # the first one's Æmber; nothing after the third key


@pytest.mark.rule("R3.2", "R42.1")
def test_the_supply_never_runs_out() -> None:
    rich = action("rich", {"gain": 500})
    game = scene("brobnar", {"hand": ["rich", "rich"]}, cards=[rich])
    game.play("rich").play("rich")
    assert game.amber == (1000, 0)


@pytest.mark.rule("R3.5", "R3.7", "R16.2")
def test_cards_enter_exhausted_and_exhausted_cards_are_not_used() -> None:
    gun = artifact("gun", action=[{"gain": 1}])
    game = scene("brobnar", {"hand": ["gun", "headhunter"], "battleline": ["troll"]}, cards=[gun])
    game.play("gun").play("headhunter")
    assert game.card("gun").exhausted
    assert game.card("headhunter").exhausted
    assert not game.can("action", "gun")
    assert not game.can("reap", "headhunter")
    assert "R3.5" in [reason.rule for reason in game.why("reap", "headhunter")]
    game.reap("troll")
    assert not game.can("reap", "troll")


@pytest.mark.rule("R3.6", "R10.1", "R10.2")
def test_the_ready_step_readies_only_your_cards_and_leaves_tokens() -> None:
    game = scene(
        "brobnar",
        {
            "battleline": [
                {"card": "plain-4", "exhausted": True, "damage": 1, "stunned": True, "warded": True}
            ],
            "artifacts": [{"card": "cannon", "exhausted": True}],
        },
        {"battleline": [{"card": "plain-5", "exhausted": True}]},
    )
    game.end()
    creature = game.card("plain-4")
    assert not creature.exhausted
    assert creature.damage == 1
    assert creature.stunned
    assert creature.warded
    assert not game.card("cannon").exhausted
    assert game.card("plain-5").exhausted
