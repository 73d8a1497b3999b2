"""R13 to R15: playing cards, bonus icons, discarding."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene, upgrade


@pytest.mark.rule("R13.1", "R13.4", "R13.5", "R13.6", "R13.7", "R13.3", "R36.1")
def test_where_the_four_types_go() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch", "cannon", "troll", "blood-of-titans"], "battleline": ["plain-3"]},
        {"battleline": ["plain-9"]},
    )
    game.play("cannon").play("troll", "left").play("blood-of-titans").choose("plain-9")
    game.play("punch").choose("plain-9")
    assert game.pile("artifacts") == ["cannon"]
    assert game.line() == ["troll", "plain-3"]
    assert game.power("plain-9") == 14
    assert game.pile("discard") == ["punch"]
    assert game.card("blood-of-titans").controller == 0


@pytest.mark.rule("R13.6", "R34.2", "R24.12")
@pytest.mark.ruling("Q116")
def test_a_creature_enters_on_a_flank_and_the_line_closes_up() -> None:
    game = scene(
        "brobnar", {"hand": ["troll", "punch"], "battleline": ["plain-1", "plain-2", "plain-3"]}
    )
    game.act("play", "troll")
    assert [option.action for option in game.game.decision.options] == ["left", "right"]  # type: ignore[union-attr]
    game.choose("right")
    game.play("punch").choose("plain-2")
    assert game.line() == ["plain-1", "plain-3", "troll"]


@pytest.mark.rule("R13.8")
def test_an_upgrade_without_a_creature_cannot_be_played() -> None:
    game = scene("brobnar", {"hand": ["blood-of-titans"]})
    assert not game.can("play", "blood-of-titans")
    assert [reason.rule for reason in game.why("play", "blood-of-titans")] == ["R13.8"]


@pytest.mark.rule("R13.9", "R24.4")
def test_an_upgrade_is_discarded_to_its_owner_with_its_creature() -> None:
    game = scene(
        "brobnar",
        {"hand": ["punch"]},
        {"battleline": [{"card": "plain-3", "upgrades": [{"card": "way", "owner": 0}]}]},
        cards=[upgrade("way", always=[{"to": "this creature", "armor": 0}])],
    )
    game.play("punch")
    assert game.pile("discard") == ["punch", "way"]
    assert game.pile("discard", 1) == ["plain-3"]


@pytest.mark.rule("R13.10", "R13.11")
def test_a_requirement_is_checked_where_the_card_lies() -> None:
    game = scene("brobnar", {"hand": ["kelifi-dragon"], "amber": 6})
    assert not game.can("play", "kelifi-dragon")
    assert scene("brobnar", {"hand": ["kelifi-dragon"], "amber": 7}).can("play", "kelifi-dragon")


@pytest.mark.rule("R13.12")
def test_how_a_card_enters_is_settled_as_it_enters() -> None:
    slow = made("slow", power=4, enters="stunned")
    game = scene("brobnar", {"hand": ["slow"]}, cards=[slow])
    game.play("slow")
    assert game.card("slow").stunned


@pytest.mark.rule("R13.13")
@pytest.mark.ruling("Q53")
def test_permissions_add_up_and_are_used_up() -> None:
    more = action(
        "more",
        {
            "lasting": "this turn",
            "uses": 1,
            "always": [{"who": "you", "may-play": "a non-brobnar card"}],
        },
    )
    hand = ["more", "more", "urchin", "dodger", "fear"]
    game = scene("brobnar", {"hand": hand}, cards=[more])
    game.play("more").play("more").play("urchin").play("dodger")
    assert not game.can("play", "fear")


@pytest.mark.rule("R13.14")
def test_a_card_played_from_the_deck_resolves_icons_and_play() -> None:
    game = scene(
        "logos", {"hand": ["wild-wormhole"], "deck": ["punch"]}, {"battleline": ["plain-5"]}
    )
    game.play("wild-wormhole")
    assert game.amber == (2, 0)
    assert game.damage() == {"plain-5": 3}
    assert game.pile("discard") == ["wild-wormhole", "punch"]


@pytest.mark.rule("R13.15")
def test_a_card_put_into_play_is_not_played() -> None:
    raise_up = action("raise-up", {"put-into-play": "a creature in your discard pile"})
    guest = made("guest", power=3, bonus=["amber"], play=[{"gain": 5}])
    bell = artifact("bell", after=[{"enters-play": "a creature", "do": [{"gain": 10}]}])
    game = scene(
        "brobnar",
        {"hand": ["raise-up"], "discard": ["guest"], "artifacts": ["bell"]},
        cards=[raise_up, guest, bell],
    )
    game.play("raise-up")
    assert game.line() == ["guest"]
    assert game.amber == (10, 0)
    assert game.card("guest").exhausted


@pytest.mark.rule("R13.16", "R20.3")
@pytest.mark.ruling("Q78")
def test_a_copy_counts_as_the_card_it_copies() -> None:
    tiny = action("tiny", {"gain": 1})
    mimic = made("mimic", type="action", copies="an action in their discard pile")
    game = scene(
        "brobnar",
        {"hand": ["tiny"] * 5 + ["mimic", "mimic"]},
        {"discard": ["tiny"]},
        cards=[tiny, mimic],
    )
    for _ in range(5):
        game.play("tiny")
    game.play("mimic")
    assert game.amber == (6, 0)
    assert not game.can("play", "mimic")
    assert [reason.rule for reason in game.why("play", "mimic#2")] == ["R13.16"]


@pytest.mark.rule("R13.17")
@pytest.mark.ruling("Q81")
def test_a_copy_of_a_creature_has_only_what_is_printed() -> None:
    gel = made("gel", house="logos", copies="a creature in play")
    lent = upgrade("lent", always=[{"to": "this creature", "gains": {"reap": [{"gain": 9}]}}])
    game = scene(
        "logos",
        {"hand": ["gel"]},
        {
            "battleline": [
                {"card": "plain-3", "power_counters": 1, "warded": True, "upgrades": ["lent"]}
            ]
        },
        cards=[gel, lent],
    )
    game.play("gel")
    assert game.power("gel") == 3
    assert game.power("plain-3") == 4
    assert not game.card("gel").warded
    assert game.game.table.name(game.id("gel")) == "plain-3"
    game.end()
    game.end()
    game.reap("gel")
    assert game.amber == (1, 0)


# -- bonus icons -------------------------------------------------------------------------------


@pytest.mark.rule("R14.1", "R14.3", "R14.5", "R14.9")
def test_printed_and_added_icons_resolve_from_top_to_bottom() -> None:
    order = action("order", {"gain": 0})
    card = {"card": "order", "bonus": ["amber", "draw", "amber"]}
    game = scene("brobnar", {"hand": [card], "deck": ["punch"]}, cards=[order])
    game.play("order")
    assert [event.icon for event in game.events("icon-resolved")] == ["amber", "draw", "amber"]
    assert game.amber == (2, 0)
    assert game.pile("hand") == ["punch"]


@pytest.mark.rule("R14.4")
def test_all_icons_resolve_even_if_the_card_leaves() -> None:
    weak = made("weak", power=1)
    game = scene(
        "brobnar",
        {"hand": [{"card": "weak", "bonus": ["damage", "amber"]}]},
        cards=[weak],
    )
    game.play("weak")
    assert game.pile("discard") == ["weak"]
    assert game.amber == (1, 0)


@pytest.mark.rule("R14.6", "R14.12")
def test_capture_icons_may_go_to_different_creatures() -> None:
    card = {"card": "plain-4", "bonus": ["capture", "capture", "capture"]}
    game = scene("brobnar", {"hand": [card], "battleline": ["plain-3"]}, {"amber": 2})
    game.play("plain-4").choose("plain-4").choose("plain-3").choose("plain-3")
    assert (game.card("plain-4").amber, game.card("plain-3").amber) == (1, 1)
    assert game.amber == (0, 0)


@pytest.mark.rule("R14.7", "R43.10")
@pytest.mark.ruling("Q65")
def test_two_damage_icons_are_two_events() -> None:
    zap = action("zap", {"gain": 0})
    card = {"card": "zap", "bonus": ["damage", "damage"]}
    game = scene(
        "brobnar",
        {"hand": [card]},
        {"battleline": [{"card": "plain-1", "warded": True}]},
        cards=[zap],
    )
    game.play("zap")
    assert game.pile("discard", 1) == ["plain-1"]


@pytest.mark.rule("R14.7")
def test_a_damage_icon_must_hit_a_friendly_creature_if_there_is_no_other() -> None:
    card = {"card": "plain-4", "bonus": ["damage"]}
    game = scene("brobnar", {"hand": [card]})
    game.play("plain-4")
    assert game.damage() == {"plain-4": 1}


@pytest.mark.rule("R14.8")
def test_icon_damage_is_not_dealt_by_the_card() -> None:
    thief = made(
        "thief", power=4, **{"instead-of": [{"deals-damage": "this", "do": [{"steal": 1}]}]}
    )
    card = {"card": "thief", "bonus": ["damage"]}
    game = scene(
        "brobnar", {"hand": [card]}, {"amber": 2, "battleline": ["plain-3"]}, cards=[thief]
    )
    game.play("thief").choose("plain-3")
    assert game.amber == (0, 2)
    assert game.damage() == {"thief": 0, "plain-3": 1}


@pytest.mark.rule("R14.10", "R25.6")
def test_a_creature_killed_by_its_own_icon_has_no_play_ability() -> None:
    brief = made("brief", power=1, play=[{"gain": 5}])
    game = scene("brobnar", {"hand": [{"card": "brief", "bonus": ["damage"]}]}, cards=[brief])
    game.play("brief")
    assert game.amber == (0, 0)
    assert game.pile("discard") == ["brief"]


@pytest.mark.rule("R14.11", "R31.4")
def test_a_constant_ability_works_while_the_icons_resolve() -> None:
    horn = made(
        "horn",
        power=3,
        after=[
            {"takes-damage": "an enemy creature", "by-icon": True, "do": [{"deal": 1, "to": "it"}]}
        ],
    )
    card = {"card": "horn", "bonus": ["damage"]}
    game = scene("brobnar", {"hand": [card]}, {"battleline": ["plain-5"]}, cards=[horn])
    game.play("horn").choose("plain-5")
    assert game.damage() == {"horn": 0, "plain-5": 2}


@pytest.mark.rule("R15.1", "R15.2")
def test_discarding_resolves_nothing_of_the_card() -> None:
    game = scene("brobnar", {"hand": ["smith", "punch"]}, {"battleline": ["plain-3"]})
    game.act("discard", "punch").act("discard", "smith")
    assert game.damage() == {"plain-3": 0}
    assert game.amber == (0, 0)
    assert game.pile("discard") == ["smith", "punch"]


@pytest.mark.rule("R13.12")
@pytest.mark.parametrize(("which", "exhausted"), [("each", []), ("each other", ["usher"])])
def test_what_lets_creatures_enter_ready_covers_itself(which: str, exhausted: list[str]) -> None:
    enter = [{"to": f"{which} friendly creature", "enter": "ready"}]
    usher = made("usher", power=3, always=enter)
    game = scene("brobnar", {"hand": ["usher"]}, cards=[usher])
    game.play("usher")
    assert game.marked("exhausted") == exhausted
