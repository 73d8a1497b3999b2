"""R16, R17, R19 and R20: using cards, reaping, Action and Omni, the rule of six."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene, upgrade


@pytest.mark.rule("R16.3", "R16.4", "R16.9")
def test_what_can_be_used_and_how() -> None:
    worker = made("worker", power=3, action=[{"gain": 1}], omni=[{"gain": 2}])
    gun = artifact("gun", action=[{"gain": 1}])
    game = scene(
        "brobnar",
        {"battleline": ["worker"], "artifacts": ["gun"]},
        {"battleline": ["plain-3"], "artifacts": ["cannon"]},
        cards=[worker, gun],
    )
    for way in ("reap", "fight", "action", "omni"):
        assert game.can(way, "worker")
    assert game.can("action", "gun")
    for way in ("reap", "fight"):
        assert not game.can(way, "gun")
        assert "R16.4" in [reason.rule for reason in game.why(way, "gun")]
    assert not game.can("reap", "plain-3")
    assert "R16.9" in [reason.rule for reason in game.why("action", "cannon")]


@pytest.mark.rule("R16.5", "R26.13")
def test_an_ability_from_an_upgrade_is_the_creatures() -> None:
    lent = upgrade("lent", always=[{"to": "this creature", "gains": {"action": [{"gain": 3}]}}])
    game = scene(
        "brobnar", {"battleline": [{"card": "plain-3", "upgrades": ["lent"]}]}, cards=[lent]
    )
    assert not game.can("action", "lent")
    game.use("plain-3")
    assert game.amber == (3, 0)
    assert game.card("plain-3").exhausted


@pytest.mark.rule("R16.6")
def test_an_artifact_that_sacrifices_itself_is_exhausted_first() -> None:
    game = scene("brobnar", {"artifacts": ["screechbomb"]}, {"amber": 3})
    game.use("screechbomb", "omni")
    assert len(game.events("exhausted")) == 1
    assert game.pile("discard") == ["screechbomb"]
    assert game.amber == (0, 1)


@pytest.mark.rule("R16.7", "R16.8", "R27.1")
def test_a_card_used_through_an_ability_may_be_of_any_house_but_must_be_ready() -> None:
    order = action("order", {"use": "a friendly creature"})
    game = scene(
        "brobnar",
        {
            "hand": ["order", "order"],
            "battleline": ["dodger", {"card": "urchin", "exhausted": True}],
        },
        cards=[order],
    )
    game.play("order").choose("dodger")
    assert game.amber == (1, 0)
    game.play("order").choose("urchin")
    assert game.amber == (1, 0)


@pytest.mark.rule("R16.10")
def test_ready_and_fight_leaves_a_creature_ready_that_cannot_fight() -> None:
    game = scene(
        "brobnar", {"hand": ["anger"], "battleline": [{"card": "dodger", "exhausted": True}]}
    )
    game.play("anger")
    assert not game.card("dodger").exhausted


@pytest.mark.rule("R16.11")
def test_a_permission_covers_cards_not_uses() -> None:
    scent = action(
        "scent",
        {
            "lasting": "this turn",
            "always": [
                {"to": "each friendly shadows card", "usable": {"usable": True, "cards": 1}}
            ],
        },
    )
    again = action("again", {"ready": "a friendly creature"})
    game = scene(
        "brobnar",
        {"hand": ["scent", "again"], "battleline": ["dodger", "silvertooth"]},
        cards=[scent, again],
    )
    game.play("scent").reap("dodger")
    assert not game.can("reap", "silvertooth")
    game.play("again").choose("dodger").reap("dodger")
    assert game.amber == (2, 0)
    assert not game.can("reap", "silvertooth")


@pytest.mark.rule("R16.12", "R31.1", "R31.2", "R31.3")
def test_constant_abilities_need_no_use() -> None:
    game = scene(
        "brobnar",
        {"battleline": [{"card": "king-of-the-crag", "exhausted": True, "stunned": True}]},
        {"battleline": ["headhunter"]},
    )
    assert game.power("headhunter") == 3
    assert game.card("king-of-the-crag").exhausted


@pytest.mark.rule("R16.13", "R43.4")
def test_removing_stun_is_a_use() -> None:
    tally = artifact("tally", after=[{"is-used": "a friendly creature", "do": [{"gain": 1}]}])
    game = scene(
        "brobnar",
        {"battleline": [{"card": "troll", "stunned": True}], "artifacts": ["tally"]},
        cards=[tally],
    )
    game.act("unstun", "troll")
    assert game.amber == (1, 0)


@pytest.mark.rule("R17.1", "R17.2", "R26.3")
def test_reaping() -> None:
    early = made("early", power=3, **{"before-reap": [{"lose": 1}]}, reap=[{"gain": 3}])
    game = scene("brobnar", {"battleline": ["early"], "amber": 1}, cards=[early])
    game.reap("early")
    assert [event.kind for event in game.game.log if event.kind in ("lost", "gained")] == [
        "lost",
        "gained",
        "gained",
    ]
    assert game.amber == (4, 0)
    assert game.card("early").exhausted


@pytest.mark.rule("R17.3")
def test_a_reap_ability_gained_during_the_reap_still_resolves() -> None:
    more = made(
        "more",
        power=3,
        reap=[
            {"choose": "a friendly creature"},
            {
                "lasting": "this turn",
                "always": [{"to": "it", "gains": {"reap": [{"gain": 5}]}}],
            },
        ],
    )
    game = scene("brobnar", {"battleline": ["more"]}, cards=[more])
    game.reap("more")
    assert game.amber == (6, 0)


@pytest.mark.rule("R17.4", "R29.2", "R29.6")
def test_a_replaced_gain_is_no_gain_by_reaping() -> None:
    steals = {"gains": "you", "by-reaping": True, "do": [{"steal": {"event": "amount"}}]}
    door = action("door", {"lasting": "this turn", "instead-of": [steals]})
    marrow = made(
        "marrow", power=3, after=[{"gains-by-reaping": "opponent", "do": [{"capture": 1}]}]
    )
    game = scene(
        "brobnar",
        {"hand": ["door"], "battleline": ["plain-3"]},
        {"amber": 3, "battleline": ["marrow"]},
        cards=[door, marrow],
    )
    game.play("door").reap("plain-3")
    assert game.amber == (1, 2)
    assert game.card("marrow").amber == 0


@pytest.mark.rule("R19.1", "R19.3", "R19.4", "R26.5", "R26.6")
def test_action_needs_the_house_and_omni_does_not() -> None:
    gun = artifact("gun", house="dis", action=[{"gain": 1}])
    orb = artifact("orb", house="dis", omni=[{"gain": 1}])
    game = scene("brobnar", {"artifacts": ["gun", "orb"]}, cards=[gun, orb])
    assert not game.can("action", "gun")
    game.use("orb", "omni")
    assert game.amber == (1, 0)
    game.end()
    assert not game.asks("main") or not game.can("omni", "orb")


@pytest.mark.rule("R19.2")
def test_one_of_several_actions_per_use() -> None:
    lent = upgrade("lent", always=[{"to": "this creature", "gains": {"action": [{"gain": 3}]}}])
    worker = made("worker", power=3, action=[{"gain": 1}])
    game = scene(
        "brobnar", {"battleline": [{"card": "worker", "upgrades": ["lent"]}]}, cards=[lent, worker]
    )
    game.use("worker")
    assert game.asks("order")
    game.game.choose(1)
    assert game.amber == (3, 0)


@pytest.mark.rule("R19.5", "R25.6")
def test_an_ability_goes_on_when_its_card_leaves() -> None:
    bomb = artifact(
        "bomb", omni=[{"return": "this"}, {"gain": 2}, {"place-amber": 1, "onto": "this"}]
    )
    game = scene("brobnar", {"artifacts": ["bomb"]}, cards=[bomb])
    game.use("bomb", "omni")
    assert game.amber == (2, 0)
    assert game.pile("hand") == ["bomb"]


@pytest.mark.rule("R20.1")
def test_the_rule_of_six_counts_plays_and_uses_of_a_title() -> None:
    boomerang = made(
        "boomerang", power=2, enters="ready", action=[{"return": "this"}], reap=[{"return": "this"}]
    )
    game = scene("brobnar", {"hand": ["boomerang", "boomerang"]}, cards=[boomerang])
    for _ in range(3):
        game.play("boomerang#1").use("boomerang#1")
    assert not game.can("play", "boomerang#1")
    assert not game.can("play", "boomerang#2")
    assert [reason.rule for reason in game.why("play", "boomerang#2")] == ["R20.1"]
    assert game.can("discard", "boomerang#2")


@pytest.mark.rule("R20.2")
def test_repeating_an_effect_is_not_limited_to_six() -> None:
    many = action("many", {"repeat": [{"gain": 1}], "times": 9})
    game = scene("brobnar", {"hand": ["many"]}, cards=[many])
    game.play("many")
    assert game.amber == (9, 0)
