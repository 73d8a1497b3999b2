"""R29: what happens instead of an event, for every kind of event that can be replaced."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.language.read.definition import define
from keyforge_tui.engine.language.textbox import card_text
from keyforge_tui.engine.table.card import CardDef
from tests.scenario import action, artifact, made, scene


def keeper(slug: str, *instead: dict[str, object], **data: object) -> CardDef:
    """An artifact with something that happens instead of something else."""
    return artifact(slug, **{"instead-of": list(instead), **data})


GAIN = action("gain", {"gain": 2})
LOSE = action("lose", {"lose": 2, "who": "each player"})
GRAB = action("grab", {"steal": 2}, {"if-you-do": [{"draw": 1}]})
BOOM = action("boom", {"destroy": "each creature"})


# -- Æmber ---------------------------------------------------------------------------------------


@pytest.mark.rule("R29.1", "R29.2")
def test_a_gain_is_replaced_for_its_player_alone() -> None:
    luck = keeper("luck", {"gains": "you", "do": [{"draw": 1}]})
    for side, amber, hand in ((0, (0, 0), ["punch"]), (1, (2, 0), [])):
        sides: list[dict[str, object]] = [
            {"hand": ["gain"], "deck": ["punch"]},
            {"deck": ["anger"]},
        ]
        sides[side]["artifacts"] = ["luck"]
        game = scene("brobnar", *sides, cards=[luck, GAIN])
        game.play("gain")
        assert game.amber == amber
        assert game.pile("hand") == hand
        assert game.pile("hand", 1) == []


@pytest.mark.rule("R17.4", "R29.2")
def test_a_gain_by_reaping_is_told_from_others() -> None:
    luck = keeper("luck", {"gains": "you", "by-reaping": True, "do": [{"draw": 1}]})
    side = {"hand": ["gain"], "deck": ["punch"], "artifacts": ["luck"], "battleline": ["plain-3"]}
    game = scene("brobnar", side, cards=[luck, GAIN])
    game.play("gain").reap("plain-3")
    assert game.amber == (2, 0)
    assert game.pile("hand") == ["punch"]


@pytest.mark.rule("R29.2", "R29.3")
@pytest.mark.parametrize(("mine", "left", "drawn"), [(0, 0, 0), (1, 1, 1), (3, 3, 1)])
def test_a_loss_is_replaced_if_there_is_anything_to_lose(mine: int, left: int, drawn: int) -> None:
    thrift = keeper("thrift", {"loses": "you", "do": [{"draw": 1}]})
    side = {"hand": ["lose"], "amber": mine, "deck": ["punch"], "artifacts": ["thrift"]}
    game = scene("brobnar", side, {"amber": 3}, cards=[thrift, LOSE])
    game.play("lose")
    assert game.amber == (left, 1)
    assert len(game.pile("hand")) == drawn


@pytest.mark.rule("R29.2", "R29.3", "R28.2")
@pytest.mark.parametrize(("theirs", "gained"), [(0, 0), (1, 1), (5, 2)])
def test_a_replaced_theft_is_none_and_says_how_much_it_would_have_been(
    theirs: int, gained: int
) -> None:
    alarm = keeper("alarm", {"steals": "opponent", "do": [{"gain": {"event": "amount"}}]})
    side = {"hand": ["grab"], "deck": ["punch"]}
    game = scene("brobnar", side, {"amber": theirs, "artifacts": ["alarm"]}, cards=[alarm, GRAB])
    game.play("grab")
    assert game.amber == (0, theirs + gained)
    assert game.pile("hand") == []


@pytest.mark.rule("R29.2")
def test_each_amber_of_a_theft_may_be_replaced_by_itself() -> None:
    garg = keeper(
        "garg",
        {
            "steals": "each player",
            "each": True,
            "do": [
                {"capture": {"event": "amount"}, "by": "a friendly creature", "from": "that pool"}
            ],
        },
    )
    side = {"hand": ["grab"], "artifacts": ["garg"], "battleline": ["plain-3", "plain-4"]}
    game = scene("brobnar", side, {"amber": 3, "battleline": ["plain-5"]}, cards=[garg, GRAB])
    game.play("grab").choose("plain-3").choose("plain-4")
    assert game.captured() == {"plain-3": 1, "plain-4": 1}
    assert game.amber == (0, 1)


@pytest.mark.rule("R29.2")
def test_what_each_amber_may_be_replaced_by_is_asked_until_no() -> None:
    trade = keeper("trade", {"steals": "you", "each": True, "may": True, "do": [{"draw": 1}]})
    side = {"hand": ["grab"], "artifacts": ["trade"], "deck": ["punch", "anger", "fear"]}
    game = scene("brobnar", side, {"amber": 3}, cards=[trade, GRAB])
    game.play("grab").yes().no()
    assert game.amber == (1, 2)
    assert len(game.pile("hand")) == 1


@pytest.mark.rule("R29.2", "R42.4")
def test_a_capture_is_replaced_for_the_captor() -> None:
    thief = made(
        "thief",
        power=3,
        action=[{"capture": 2}],
        **{"instead-of": [{"captures": "this", "do": [{"steal": {"event": "amount"}}]}]},
    )
    other = made("other", power=3, action=[{"capture": 1}])
    side = {"battleline": ["thief", "other"]}
    game = scene("brobnar", side, {"amber": 4}, cards=[thief, other])
    game.use("thief").use("other")
    assert game.amber == (2, 1)
    assert game.captured() == {"other": 1}


@pytest.mark.rule("R28.3", "R29.6")
def test_amber_taken_from_elsewhere_is_still_taken() -> None:
    pixie = keeper("pixie", {"is-robbed": "you", "comes-from": "supply", "may": True})
    side = {"hand": ["grab"], "deck": ["punch"]}
    for answer, theirs in (("yes", 3), ("no", 1)):
        game = scene("brobnar", side, {"amber": 3, "artifacts": ["pixie"]}, cards=[pixie, GRAB])
        game.play("grab").choose(answer)
        assert game.amber == (2, theirs)
        assert game.pile("hand") == ["punch"]


@pytest.mark.rule("R1.6", "R42.12")
def test_the_active_player_divides_what_several_cards_would_take() -> None:
    spider = made(
        "spider", power=7, **{"instead-of": [{"pool-receives": "opponent", "goes-to": "this"}]}
    )
    side = {"hand": ["gain"]}
    game = scene("brobnar", side, {"battleline": ["spider", "spider"]}, cards=[spider, GAIN])
    game.play("gain").choose("spider").choose("spider#2")
    assert game.amber == (0, 0)
    assert [game.card(name).amber for name in ("spider", "spider#2")] == [1, 1]


# -- damage and leaving play -----------------------------------------------------------------------


@pytest.mark.rule("R21.9")
def test_who_would_deal_damage_does_something_else_and_no_ward_is_used() -> None:
    idle = made("idle", power=6, **{"instead-of": [{"deals-damage": "this", "do": [{"gain": 1}]}]})
    foe = {"card": "plain-3", "warded": True}
    game = scene("brobnar", {"battleline": ["idle"]}, {"battleline": [foe]}, cards=[idle])
    game.fight("idle", "plain-3")
    assert game.amber == (1, 0)
    assert game.card("plain-3").warded
    assert game.damage() == {"idle": 3, "plain-3": 0}


@pytest.mark.rule("R21.10", "R1.6")
def test_of_two_who_would_take_the_damage_the_active_player_chooses() -> None:
    shade = made(
        "shade", power=9, **{"instead-of": [{"takes-damage": "each neighbor", "goes-to": "this"}]}
    )
    line = {"battleline": ["shade", "plain-5", "shade"]}
    game = scene("brobnar", {"battleline": ["plain-4"]}, line, cards=[shade])
    game.fight("plain-4", "plain-5")
    assert game.asks("order")
    game.choose("shade#2")
    assert game.damage(1) == {"shade": 0, "plain-5": 0, "shade#2": 4}


@pytest.mark.rule("R29.2", "R21.10")
def test_damage_can_become_something_else_for_who_would_take_it() -> None:
    drain = keeper(
        "drain", {"takes-damage": "a friendly creature", "do": [{"lose": {"event": "amount"}}]}
    )
    zap = action("zap", {"deal": 2, "to": "each creature"})
    game = scene(
        "brobnar",
        {"hand": ["zap"], "battleline": ["plain-3"]},
        {"artifacts": ["drain"], "amber": 5, "battleline": ["plain-4"]},
        cards=[drain, zap],
    )
    game.play("zap")
    assert game.damage() == {"plain-3": 2, "plain-4": 0}
    assert game.amber == (0, 3)


@pytest.mark.rule("R29.4", "R23.7", "R29.2")
def test_a_destruction_is_replaced_where_the_card_would_go_to_the_discard_pile() -> None:
    saint = keeper(
        "saint", {"is-destroyed": "a friendly creature", "do": [{"exhaust": "it"}, {"gain": 1}]}
    )
    mourner = artifact("mourner", after=[{"is-destroyed": "a creature", "do": [{"draw": 1}]}])
    game = scene(
        "brobnar",
        {
            "hand": ["boom"],
            "battleline": ["plain-3"],
            "artifacts": ["saint", "mourner"],
            "deck": ["punch", "anger"],
        },
        {"battleline": ["plain-4"]},
        cards=[saint, mourner, BOOM],
    )
    game.play("boom")
    assert game.line() == ["plain-3"]
    assert game.card("plain-3").exhausted
    assert not game.card("plain-3").tagged
    assert game.line(1) == []
    assert game.amber == (1, 0)
    assert len(game.pile("hand")) == 1


@pytest.mark.rule("R29.7")
def test_leaving_play_for_one_pile_goes_elsewhere_and_for_others_does_not() -> None:
    ark = keeper("ark", {"leaves-play": "a friendly creature", "to": "hand", "goes-to": "archives"})
    away = action("away", {"return": "each creature"})
    game = scene(
        "brobnar",
        {"hand": ["away"], "artifacts": ["ark"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
        cards=[ark, away],
    )
    game.play("away")
    assert (game.pile("archives"), game.pile("hand")) == (["plain-3"], [])
    assert (game.pile("archives", 1), game.pile("hand", 1)) == ([], ["plain-4"])


@pytest.mark.rule("R29.2", "R23.7")
def test_a_card_that_does_something_instead_of_leaving_stays_and_was_not_destroyed() -> None:
    anchor = keeper("anchor", {"leaves-play": "a friendly creature", "do": [{"stun": "it"}]})
    for spell in (BOOM, action("away", {"return": "each creature"})):
        game = scene(
            "brobnar",
            {"hand": [spell.slug], "artifacts": ["anchor"], "battleline": ["plain-3"]},
            {"battleline": ["plain-4"]},
            cards=[anchor, spell],
        )
        game.play(spell.slug)
        assert game.line() == ["plain-3"]
        assert game.marked("stunned") == ["plain-3"]
        assert not game.card("plain-3").tagged
        assert game.line(1) == []


@pytest.mark.rule("R1.6", "R29.7")
@pytest.mark.parametrize(("chosen", "zone"), [("grave", "purged"), ("ark", "archives")])
def test_of_two_places_to_go_the_active_player_chooses(chosen: str, zone: str) -> None:
    grave = keeper("grave", {"leaves-play": "a creature", "to": "discard", "goes-to": "purged"})
    ark = keeper("ark", {"leaves-play": "a creature", "to": "discard", "goes-to": "archives"})
    game = scene(
        "brobnar",
        {"hand": ["boom"], "artifacts": ["grave"]},
        {"artifacts": ["ark"], "battleline": ["plain-4"]},
        cards=[grave, ark, BOOM],
    )
    game.play("boom").choose(chosen)
    assert game.pile(zone, 1) == ["plain-4"]
    assert game.pile("discard", 1) == []


# -- cards elsewhere -------------------------------------------------------------------------------


@pytest.mark.rule("R29.7", "R15.1")
def test_a_card_discarded_from_hand_goes_elsewhere_and_was_not_discarded() -> None:
    box = keeper("box", {"is-discarded": "a creature in your hand", "goes-to": "archives"})
    rob = action("rob", {"discard": "each card in their hand"})
    mill = action("mill", {"discard": "the top card of their deck"})
    game = scene(
        "brobnar",
        {"hand": ["rob", "mill"]},
        {"hand": ["troll", "punch"], "deck": ["bumpsy"], "artifacts": ["box"]},
        cards=[box, rob, mill],
    )
    game.play("mill").play("rob")
    assert game.pile("archives", 1) == ["troll"]
    assert sorted(game.pile("discard", 1)) == ["bumpsy", "punch"]
    gone = [game.slug(event.card) for event in game.events("discarded") if event.card is not None]
    assert "troll" not in gone


@pytest.mark.rule("R29.2")
def test_instead_of_discarding_something_else_happens_and_the_card_stays() -> None:
    veto = keeper("veto", {"is-discarded": "a card in your hand", "do": [{"lose": 1}]})
    rob = action("rob", {"discard": "a random card in their hand"}, {"if-you-do": [{"gain": 1}]})
    game = scene(
        "brobnar",
        {"hand": ["rob"]},
        {"hand": ["troll"], "amber": 2, "artifacts": ["veto"]},
        cards=[veto, rob],
    )
    game.play("rob")
    assert game.pile("hand", 1) == ["troll"]
    assert game.amber[1] == 1


@pytest.mark.rule("R13.4", "R29.7")
def test_the_next_action_goes_to_hand_after_it_was_resolved_and_the_second_does_not() -> None:
    torch = made(
        "torch",
        power=3,
        reap=[
            {
                "lasting": "this turn",
                "uses": 1,
                "instead-of": [{"is-resolved": "an action", "goes-to": "hand"}],
            }
        ],
    )
    game = scene(
        "brobnar", {"hand": ["gain", "lose"], "battleline": ["torch"]}, cards=[torch, GAIN, LOSE]
    )
    game.reap("torch").play("gain").play("lose")
    assert game.pile("hand") == ["gain"]
    assert game.pile("discard") == ["lose"]
    assert [game.slug(e.card) for e in game.events("returned") if e.card is not None] == ["gain"]


@pytest.mark.rule("R24.7", "R13.4")
def test_an_action_played_by_another_than_its_owner_goes_to_its_owner() -> None:
    torch = keeper("torch", {"is-resolved": "an action", "goes-to": "hand"})
    borrow = artifact("borrow", action=[{"play-card": "the top card of their deck"}])
    side = {"artifacts": ["torch", "borrow"]}
    game = scene("brobnar", side, {"deck": ["gain"]}, cards=[torch, borrow, GAIN])
    game.use("borrow")
    assert game.amber == (2, 0)
    assert game.pile("hand", 1) == ["gain"]
    assert game.pile("hand") == []


@pytest.mark.rule("R29.2", "R29.3", "R4.8")
@pytest.mark.parametrize(("deck", "gained"), [([], 0), (["punch", "anger"], 3)])
def test_a_draw_is_replaced_as_a_whole_if_there_is_a_card(deck: list[str], gained: int) -> None:
    study = action("study", {"draw": 3})
    tax = keeper("tax", {"draws": "opponent", "do": [{"gain": {"event": "amount"}}]})
    side = {"hand": ["study"], "deck": deck}
    game = scene("brobnar", side, {"artifacts": ["tax"]}, cards=[study, tax])
    game.play("study")
    assert game.amber == (0, gained)
    assert game.pile("hand") == []


# -- the turn --------------------------------------------------------------------------------------


@pytest.mark.rule("R29.2", "R29.3", "R7.1")
@pytest.mark.parametrize(("amber", "after"), [(5, 5), (6, 6), (7, 7)])
def test_a_replaced_key_is_not_forged_and_nothing_is_spent(amber: int, after: int) -> None:
    fake = keeper("fake", {"forges": "opponent", "do": [{"destroy": "this"}]})
    side = {"artifacts": ["fake"]}
    game = scene("brobnar", side, {"amber": amber, "hand": ["punch"]}, cards=[fake])
    game.pass_turn()
    assert game.keys(1) == 0
    assert game.amber[1] == after
    assert game.in_play("fake") is (amber < 6)


@pytest.mark.rule("R29.2")
@pytest.mark.parametrize(("amber", "keys"), [(1, 0), (0, 1)])
def test_what_takes_its_place_may_let_it_happen_after_all(amber: int, keys: int) -> None:
    fake = keeper(
        "fake",
        {
            "forges": "opponent",
            "do": [
                {
                    "if": {"amber-of": "you", "at-least": 1},
                    "then": [{"destroy": "this"}],
                    "else": [{"it-happens": True}],
                }
            ],
        },
    )
    side = {"artifacts": ["fake"], "amber": amber}
    game = scene("brobnar", side, {"amber": 6, "hand": ["punch"]}, cards=[fake])
    game.pass_turn()
    while game.asks("pick"):
        game.game.choose(0)
    assert game.keys(1) == keys
    assert game.amber == (amber, 6 - 6 * keys)
    assert game.in_play("fake") is bool(keys)


@pytest.mark.rule("R10.1", "R29.1")
def test_cards_of_one_kind_are_not_readied_and_what_happens_instead_happens_once() -> None:
    chosen = made(
        "chosen",
        power=9,
        **{
            "instead-of": [
                {
                    "readies": "opponent",
                    "cards": "creature",
                    "do": [{"deal": 1, "to": "this", "for-each": "exhausted enemy creature"}],
                }
            ]
        },
    )
    tired = [{"card": f"plain-{power}", "exhausted": True} for power in (3, 4)]
    side = {
        "battleline": [*tired, "plain-5"],
        "artifacts": [{"card": "cannon", "exhausted": True}],
        "hand": ["punch"] * 6,
    }
    game = scene("brobnar", side, {"battleline": ["chosen"], "hand": ["punch"]}, cards=[chosen])
    game.end()
    assert game.damage(1) == {"chosen": 2}
    assert game.marked("exhausted") == ["plain-3", "plain-4"]
    assert not game.card("cannon").exhausted


@pytest.mark.rule("R14.3", "R29.1")
def test_a_bonus_icon_may_be_resolved_as_another() -> None:
    jar = keeper("jar", {"resolves-icon": "you", "may": True, "do": [{"resolve-as": "capture"}]})
    coin = action("coin", bonus=["amber", "draw"])
    for answers, amber, captured, hand in (
        (("yes", "no"), (0, 1), {"plain-3": 1}, ["punch"]),
        (("no", "yes"), (1, 1), {"plain-3": 1}, []),
        (("no", "no"), (1, 2), {}, ["punch"]),
    ):
        side = {
            "hand": ["coin"],
            "artifacts": ["jar"],
            "deck": ["punch"],
            "battleline": ["plain-3"],
        }
        game = scene("brobnar", side, {"amber": 2}, cards=[jar, coin])
        game.play("coin")
        for answer in answers:
            game.choose(answer)
        assert game.amber == amber
        assert game.captured() == captured
        assert game.pile("hand") == hand


@pytest.mark.rule("R29.1")
def test_a_step_is_skipped_or_only_nothing_is_readied_in_it() -> None:
    slow = action(
        "slow",
        {"lasting": "opponent next turn", "always": [{"who": "opponent", "cannot-ready": True}]},
    )
    skip = action(
        "skip", {"lasting": "opponent next turn", "always": [{"who": "opponent", "skips": "ready"}]}
    )
    dusk = artifact("dusk", at=[{"end-of-ready-step": "you", "do": [{"gain": 1}]}])
    for spell, gained in ((slow, 1), (skip, 0)):
        game = scene(
            "brobnar",
            {"hand": [spell.slug]},
            {
                "battleline": [{"card": "troll", "exhausted": True}],
                "artifacts": ["dusk"],
                "hand": ["punch"] * 6,
            },
            cards=[spell, dusk],
        )
        game.play(spell.slug).pass_turn("brobnar").end()
        assert game.marked("exhausted") == ["troll"]
        assert game.amber == (0, gained)


@pytest.mark.rule("R11.1")
def test_who_skips_the_draw_step_draws_nothing() -> None:
    hex_ = artifact("hex", always=[{"who": "opponent", "skips": "draw"}])
    for side, hand in ((0, 6), (1, 0)):
        sides: list[dict[str, object]] = [{"deck": ["punch"] * 9}, {"hand": ["punch"]}]
        sides[side]["artifacts"] = ["hex"]
        game = scene("brobnar", *sides, cards=[hex_])
        game.end()
        assert len(game.pile("hand")) == hand


# -- what they have in common ----------------------------------------------------------------------


@pytest.mark.rule("R1.6")
def test_two_replacements_of_one_event_are_chosen_from_and_only_one_acts() -> None:
    luck = keeper("luck", {"gains": "each player", "do": [{"draw": 1}]})
    woe = keeper("woe", {"gains": "opponent", "do": [{"enrage": "each creature"}]})
    for chosen, hand, raging in (("luck", ["punch"], []), ("woe", [], ["plain-3"])):
        game = scene(
            "brobnar",
            {"hand": ["gain"], "deck": ["punch"], "artifacts": ["luck"], "battleline": ["plain-3"]},
            {"artifacts": ["woe"]},
            cards=[luck, woe, GAIN],
        )
        game.play("gain")
        assert game.game.decision is not None
        assert game.game.decision.player == 0
        game.choose(chosen)
        assert game.amber == (0, 0)
        assert game.pile("hand") == hand
        assert game.marked("enraged") == raging


@pytest.mark.rule("R29.2")
def test_what_happens_instead_is_not_replaced_by_the_same_again() -> None:
    double = keeper(
        "double", {"gains": "you", "do": [{"gain": {"times": 2, "of": {"event": "amount"}}}]}
    )
    game = scene("brobnar", {"hand": ["gain"], "artifacts": ["double"]}, cards=[double, GAIN])
    game.play("gain")
    assert game.amber == (4, 0)
    twice = {"hand": ["gain"], "artifacts": ["double", "double"]}
    game = scene("brobnar", twice, cards=[double, GAIN])
    game.play("gain").choose("double")
    assert game.amber == (8, 0)


@pytest.mark.rule("R31.1", "R29.1")
@pytest.mark.parametrize(("theirs", "mine"), [(2, 2), (3, 0)])
def test_if_is_asked_when_the_event_would_happen(theirs: int, mine: int) -> None:
    luck = keeper(
        "luck",
        {"gains": "you", "if": {"amber-of": "opponent", "at-least": 3}, "do": [{"ready": "this"}]},
    )
    side = {"hand": ["gain"], "artifacts": ["luck"]}
    game = scene("brobnar", side, {"amber": theirs}, cards=[luck, GAIN])
    game.play("gain")
    assert game.amber == (mine, theirs)


@pytest.mark.rule("R25.7")
def test_a_blank_card_replaces_nothing() -> None:
    luck = made("luck", power=3, **{"instead-of": [{"gains": "opponent", "do": [{"draw": 1}]}]})
    hush = action(
        "hush", {"lasting": "this turn", "always": [{"to": "each enemy creature", "blank": True}]}
    )
    side = {"hand": ["hush", "gain"]}
    game = scene("brobnar", side, {"battleline": ["luck"]}, cards=[luck, hush, GAIN])
    game.play("hush").play("gain")
    assert game.amber == (2, 0)


@pytest.mark.rule("R33.3", "R26.13")
def test_a_card_may_be_given_what_happens_instead_and_you_is_its_controller() -> None:
    halo = artifact(
        "halo",
        always=[
            {
                "to": "each creature",
                "gains": {"instead-of": [{"deals-damage": "this", "do": [{"gain": 1}]}]},
            }
        ],
    )
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "artifacts": ["halo"]},
        {"battleline": ["plain-4"]},
        cards=[halo],
    )
    game.fight("plain-3", "plain-4")
    assert game.amber == (1, 1)
    assert game.damage() == {"plain-3": 0, "plain-4": 0}


@pytest.mark.rule("R31.1")
def test_each_player_may_have_it_from_their_own_side() -> None:
    twin = keeper("twin", {"as-player": "each player", "gains": "opponent", "do": [{"draw": 1}]})
    for side in (0, 1):
        sides: list[dict[str, object]] = [{"hand": ["gain"]}, {"deck": ["punch"]}]
        sides[side]["artifacts"] = ["twin"]
        game = scene("brobnar", *sides, cards=[twin, GAIN])
        game.play("gain")
        assert game.amber == (0, 0)
        assert game.pile("hand", 1) == ["punch"]


@pytest.mark.rule("R25.5")
def test_it_may_work_in_a_pile() -> None:
    ghost = keeper("ghost", {"gains": "opponent", "works-in": "discard", "do": [{"draw": 1}]})
    for zone, amber, hand in (("discard", 0, ["punch"]), ("hand", 2, ["ghost"])):
        foe = {zone: ["ghost"], "deck": ["punch"]}
        game = scene("brobnar", {"hand": ["gain"]}, foe, cards=[ghost, GAIN])
        game.play("gain")
        assert game.amber == (amber, 0)
        assert game.pile("hand", 1) == hand


@pytest.mark.rule("R1.6")
def test_who_declines_one_is_offered_the_other() -> None:
    luck = keeper("luck", {"gains": "you", "may": True, "do": [{"draw": 1}]})
    woe = keeper("woe", {"gains": "you", "may": True, "do": [{"exhaust": "each creature"}]})
    side = {"hand": ["gain"], "artifacts": ["luck", "woe"], "battleline": ["plain-3"]}
    game = scene("brobnar", side, cards=[luck, woe, GAIN])
    game.play("gain").choose("luck").no().yes()
    assert game.marked("exhausted") == ["plain-3"]
    assert game.amber == (0, 0)
    game = scene("brobnar", side, cards=[luck, woe, GAIN])
    game.play("gain").choose("woe").no().no()
    assert game.amber == (2, 0)


# -- reading and writing ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ({"gains": "you"}, "gains needs do: what happens instead"),
        (
            {"gains": "you", "goes-to": "hand"},
            "gains needs do: what happens instead",
        ),
        (
            {"pool-receives": "you", "do": [{"draw": 1}]},
            "pool-receives needs goes-to: this",
        ),
        (
            {"leaves-play": "a creature", "goes-to": "this"},
            "leaves-play needs do: what happens instead or goes-to: the pile the card goes to",
        ),
        (
            {"takes-damage": "a creature", "do": [{"draw": 1}], "goes-to": "this"},
            "takes-damage needs do: what happens instead or goes-to: this",
        ),
        (
            {"draws": "you", "each": True, "do": [{"gain": 1}]},
            "draws is not about single Æmber: leave out each",
        ),
        (
            {"reaps": "this", "do": [{"gain": 1}]},
            'unknown event that would happen "reaps"; did you mean "readies"?',
        ),
    ],
)
def test_an_event_is_replaced_only_in_a_way_it_can_be(written: object, told: str) -> None:
    facts = {"name": "x", "house": "dis", "type": "artifact"}
    card, problems = define("x", {**facts, "instead-of": [written]})
    assert card is None
    assert [message for _, message in problems] == [told]


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"it-happens": True}, "it-happens as it is written stands only under instead-of"),
        (
            {"resolve-as": "capture"},
            "resolve-as as it is written stands only under instead-of: resolves-icon",
        ),
        (
            {"capture": 1, "by": "a creature", "from": "that pool"},
            "capture as it is written stands only under instead-of: steals",
        ),
    ],
)
def test_words_about_an_event_stand_only_where_there_is_one(
    effect: dict[str, object], told: str
) -> None:
    facts = {"name": "x", "house": "dis", "type": "artifact"}
    _, problems = define("x", {**facts, "action": [effect]})
    assert [message for _, message in problems] == [told]
    other, problems = define("x", {**facts, "instead-of": [{"draws": "you", "do": [effect]}]})
    assert (other is None) is ("it-happens" not in effect)
    assert all(message == told for _, message in problems)


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ({"gains": "you", "do": [{"draw": 1}]}, "When you would gain Æ, draw a card instead."),
        (
            {"gains": "each player", "each": True, "do": [{"draw": 1}]},
            "For each Æ a player would gain, draw a card instead.",
        ),
        (
            {"loses": "opponent", "may": True, "do": [{"draw": 1}]},
            "When your opponent would lose Æ, you may draw a card instead.",
        ),
        (
            {"steals": "opponent", "do": [{"steal": {"event": "amount"}}]},
            "Any Æ that would be stolen by your opponent is stolen from your opponent instead.",
        ),
        (
            {"is-robbed": "opponent", "comes-from": "supply", "may": True},
            "Æ that would be stolen or captured from your opponent’s pool may be taken from the"
            " common supply instead.",
        ),
        (
            {"leaves-play": "a creature", "goes-to": "hand", "if": {"turn-of": "you"}},
            "If it is your turn, when a creature would leave play, it is returned to its owner’s"
            " hand instead.",
        ),
        (
            {"is-discarded": "a creature in your hand", "goes-to": "archives", "may": True},
            "When a creature in your hand would be discarded, you may archive it instead.",
        ),
        (
            {"readies": "opponent", "cards": "creature", "do": [{"draw": 1}]},
            "When your opponent would ready creatures during their “ready cards” step, draw a card"
            " instead.",
        ),
        (
            {"is-resolved": "an action", "by": "opponent", "goes-to": "purged"},
            "After your opponent resolves an action card, purge it instead of placing it in its"
            " owner’s discard pile.",
        ),
    ],
)
def test_what_happens_instead_is_written_as_a_sentence(written: object, text: str) -> None:
    facts = {"name": "x", "house": "dis", "type": "artifact"}
    card, problems = define("x", {**facts, "instead-of": [written]})
    assert card is not None, problems
    assert card_text(card) == [text]
