"""O1 to O37: what the rulebooks leave open, as it is decided here."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

from keyforge_tui.engine.model import constants
from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.engine.outcome import Ended, Outcome
from keyforge_tui.engine.view import look
from keyforge_tui.rulebook import load_rulebook
from tests.scenario import action, artifact, made, scene, upgrade

ENGINE = Path(constants.__file__).parent.parent


def test_every_open_point_is_a_named_constant_that_says_what_is_decided() -> None:
    body = ast.parse(Path(constants.__file__).read_text(encoding="utf-8")).body
    named = []
    for constant, said in pairwise(body):
        if isinstance(constant, ast.AnnAssign) and isinstance(constant.target, ast.Name):
            assert isinstance(said, ast.Expr), constant.target.id
            named.append(constant.target.id.partition("_")[0])
    open_points = [number for number in named if re.fullmatch(r"O\d+", number)]
    assert list(dict.fromkeys(open_points)) == [
        point.number for point in load_rulebook().open_points
    ]


def test_every_open_point_is_cited_where_it_is_settled() -> None:
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in [*ENGINE.rglob("*.py"), *ENGINE.parent.glob("library/**/*.py")]
        if path.name != "constants.py"
    )
    cited = set(re.findall(r"\bO\d+(?=\b|_)", code))
    assert [p.number for p in load_rulebook().open_points if p.number not in cited] == []


@pytest.mark.rule("O12", "O15")
@pytest.mark.parametrize("controller", [0, 1])
def test_amber_on_a_creature_goes_to_the_opponent_of_its_controller(controller: int) -> None:
    """Whosever pool it came from, and whosever card the creature is."""
    miser = made("miser", power=2, omni=[{"destroy": "this"}])
    side = {"battleline": [{"card": "miser", "amber": 3, "owner": 1 - controller}]}
    sides = (side, {}) if controller == 0 else ({}, side)
    game = scene("brobnar", *sides, active=controller, cards=[miser])
    game.use("miser", "omni")
    assert game.amber == ((0, 3) if controller == 0 else (3, 0))


@pytest.mark.rule("O2")
def test_start_of_turn_effects_come_also_when_forging_is_skipped() -> None:
    clock = artifact(
        "clock",
        at=[{"start-of-turn": "you", "do": [{"gain": 1}]}],
        always=[{"who": "you", "skips": "forge"}],
    )
    side = {"artifacts": ["clock"], "amber": 9, "houses": ["brobnar"]}
    game = scene("brobnar", {}, side, cards=[clock])
    game.end()
    assert game.amber == (0, 10)
    assert game.keys(1) == 0


@pytest.mark.rule("O5")
def test_the_penalty_stays_at_four() -> None:
    assert [constants.chain_penalty(chains) for chains in (24, 25, 99)] == [4, 4, 4]


@pytest.mark.rule("O7")
def test_an_empty_deck_has_no_top_card() -> None:
    mill = action(
        "mill", {"discard": "the top card of your deck"}, {"archive": "the top card of your deck"}
    )
    game = scene("brobnar", {"hand": ["mill"], "discard": ["punch", "fear"]}, cards=[mill])
    game.play("mill")
    assert game.pile("discard") == ["mill", "punch", "fear"]
    assert game.pile("archives") == []


@pytest.mark.rule("O9", "R39.3")
def test_face_down_cards_go_to_their_owner_when_the_card_above_leaves() -> None:
    vault = artifact("vault", action=[{"put-under": "a card in your hand"}])
    away = action("away", {"destroy": "a friendly artifact"})
    game = scene("brobnar", {"hand": ["away", "fear"], "artifacts": ["vault"]}, cards=[vault, away])
    game.use("vault").choose("fear").play("away")
    assert sorted(game.pile("discard")) == ["away", "fear", "vault"]


@pytest.mark.rule("O10")
@pytest.mark.parametrize("amount", [0, {"count": "friendly artifact"}])
def test_no_damage_leaves_a_ward_alone(amount: object) -> None:
    hit = action("hit", {"deal": amount, "to": "an enemy creature"})
    enemy = {"card": "plain-3", "warded": True}
    game = scene("brobnar", {"hand": ["hit"]}, {"battleline": [enemy]}, cards=[hit])
    game.play("hit")
    assert game.card("plain-3").warded


@pytest.mark.rule("O11")
def test_deploy_works_for_creatures_put_into_play() -> None:
    scout = made("scout", power=3, keywords=["deploy"])
    lift = action("lift", {"put-into-play": "a creature in your discard pile"})
    side = {"hand": ["lift"], "discard": ["scout"], "battleline": ["plain-1", "plain-2"]}
    game = scene("brobnar", side, cards=[scout, lift])
    game.act("play", "lift").choose("deploy")
    assert game.line() == ["plain-1", "scout", "plain-2"]


@pytest.mark.rule("O17", "R11.6")
@pytest.mark.parametrize(("on_card", "announced"), [(2, 0), (3, 1)])
def test_the_announcement_counts_amber_on_cards(on_card: int, announced: int) -> None:
    purse = artifact("purse", always=[{"to": "this", "spendable-amber": "forging"}])
    side = {"amber": 3, "artifacts": [{"card": "purse", "amber": on_card}]}
    game = scene("brobnar", side, cards=[purse])
    game.end()
    assert len(game.events("announced")) == announced


@pytest.mark.rule("O18", "R2.2")
def test_the_first_to_have_three_keys_wins() -> None:
    gift = action("gift", {"forge": 0, "free": True, "who": "each player"})
    game = scene(
        "brobnar",
        {"hand": ["gift"], "keys": ["red", "blue"]},
        {"keys": ["red", "blue"]},
        cards=[gift],
    )
    game.play("gift")
    assert game.game.winner == 0
    assert game.keys(1) == 2


@pytest.mark.rule("O19")
def test_an_endless_loop_is_a_draw() -> None:
    ping = made(
        "ping",
        power=99,
        **{
            "each-time": [
                {
                    "takes-damage": "this",
                    "do": [{"heal": 1, "from": "this"}, {"deal": 1, "to": "this"}],
                }
            ]
        },
    )
    start = action("start", {"deal": 1, "to": "a creature"})
    game = scene("brobnar", {"hand": ["start"], "battleline": ["ping"]}, cards=[ping, start])
    game.play("start")
    assert game.game.over
    assert game.game.outcome == Outcome(None, Ended.LOOP)
    assert len(game.events("drawn")) == 1


@pytest.mark.rule("O21")
def test_a_copy_of_nothing_has_no_effect() -> None:
    mimic = made("mimic", type="action", copies="an action in their discard pile")
    game = scene("brobnar", {"hand": ["mimic"]}, {"discard": ["troll"]}, cards=[mimic])
    game.play("mimic")
    assert game.pile("discard") == ["mimic"]
    assert game.amber == (0, 0)


@pytest.mark.rule("O23", "R24.14")
def test_an_attacker_that_left_and_came_back_has_not_fought() -> None:
    phoenix = made(
        "phoenix",
        power=3,
        fight=[{"gain": 9}],
        destroyed=[{"return": "this"}],
    )
    home = artifact(
        "home",
        after=[
            {
                "is-destroyed": "a friendly creature",
                "do": [{"put-into-play": "a creature in your hand"}],
            }
        ],
    )
    game = scene(
        "brobnar",
        {"battleline": ["phoenix"], "artifacts": ["home"]},
        {"battleline": ["plain-5"]},
        cards=[phoenix, home],
    )
    game.fight("phoenix", "plain-5")
    assert game.line() == ["phoenix"]
    assert game.amber == (0, 0)


@pytest.mark.rule("O24")
def test_an_upgrade_stays_on_a_card_that_is_a_creature_only_for_now() -> None:
    statue = artifact(
        "statue",
        action=[{"move-to-flank": "this"}],
        always=[{"to": "this", "while": {"in-battleline": "this"}, "sets-power": 5}],
    )
    strap = upgrade("strap", always=[{"to": "this creature", "power": 2}])
    game = scene("brobnar", {"hand": ["strap"], "artifacts": ["statue"]}, cards=[statue, strap])
    game.use("statue").play("strap")
    assert game.power("statue") == 7
    assert game.card("statue").upgrades == [game.id("strap")]


@pytest.mark.rule("O25", "R4.7")
def test_numbers_of_hidden_cards_are_open() -> None:
    side = {"hand": ["punch", "fear"], "deck": ["anger"], "archives": ["smith"]}
    seen = look(scene("brobnar", {}, side).game.table, PlayerId(0)).players[1]
    assert (len(seen.hand), seen.deck_count, len(seen.archives)) == (2, 1, 1)


@pytest.mark.rule("O26", "R25.6")
def test_what_was_triggered_resolves_without_its_card() -> None:
    one = made(
        "one",
        power=2,
        after=[{"plays": "an action", "do": [{"destroy": "each other friendly creature"}]}],
    )
    two = made("two", power=3, after=[{"plays": "an action", "do": [{"gain": 4}]}])
    spark = action("spark", {"draw": 1})
    game = scene(
        "brobnar", {"hand": ["spark"], "battleline": ["one", "two"]}, cards=[one, two, spark]
    )
    game.play("spark").choose("one")
    while game.asks("order"):
        game.game.choose(0)
    assert game.line() == ["one"]
    assert game.amber == (4, 0)


@pytest.mark.rule("O27", "R49.5")
def test_halves_of_a_gigantic_creature_are_two_cards_in_hand() -> None:
    top = made("titan", name="Titan", power=10, gigantic="titan2")
    bottom = made("titan2", name="Titan", power=10, gigantic="titan")
    count = action("count", {"gain": {"count": "card in your hand"}})
    game = scene("brobnar", {"hand": ["titan", "titan2", "count"]}, cards=[top, bottom, count])
    game.play("count")
    assert game.amber == (2, 0)


@pytest.mark.rule("O28", "R46.1", "R9.3")
def test_discards_by_effects_count_neither_for_alpha_nor_for_the_first_turn() -> None:
    dump = artifact(
        "dump",
        house="dis",
        at=[{"start-of-turn": "you", "do": [{"discard": "a card in your hand"}]}],
    )
    first = made("first", power=3, keywords=["alpha"])
    side = {"hand": ["first", "punch"], "artifacts": ["dump"], "houses": ["brobnar"]}
    game = scene("brobnar", {}, side, cards=[dump, first])
    game.end()
    game.choose("punch")
    if game.asks("house"):
        game.choose("brobnar")
    assert game.can("play", "first")


@pytest.mark.rule("O29", "R20.1", "R46.1")
def test_removing_stun_counts_as_a_use() -> None:
    first = made("first", power=3, keywords=["alpha"])
    side = {"hand": ["first"], "battleline": [{"card": "troll", "stunned": True}]}
    game = scene("brobnar", side, cards=[first])
    game.act("unstun", "troll")
    assert not game.can("play", "first")


@pytest.mark.rule("O34")
def test_a_choice_among_nothing_does_nothing() -> None:
    wish = action("wish", {"destroy": "an enemy creature"}, {"gain": 1})
    game = scene("brobnar", {"hand": ["wish"], "battleline": ["plain-3"]}, cards=[wish])
    game.play("wish")
    assert game.line() == ["plain-3"]
    assert game.amber == (1, 0)


@pytest.mark.rule("O35", "R25.7")
def test_a_blank_text_box_says_nothing_on_leaving() -> None:
    rat = made("rat", power=4, **{"leaves-play": [{"steal": 2, "who": "opponent"}]})
    hush = action(
        "hush",
        {
            "lasting": "until your next turn",
            "always": [{"to": "each enemy creature", "blank": True}],
        },
    )
    boom = action("boom", {"destroy": "each enemy creature"})
    for hand, after in ((["boom"], (2, 1)), (["hush", "boom"], (0, 3))):
        game = scene(
            "brobnar", {"hand": hand}, {"battleline": ["rat"], "amber": 3}, cards=[rat, hush, boom]
        )
        for card in hand:
            game.play(card)
        assert game.amber == after


@pytest.mark.rule("O36", "R13.16")
def test_a_copy_resolves_the_printed_icons_of_what_it_copies() -> None:
    rich = action("rich", {"draw": 1}, bonus=["amber", "amber"])
    mimic = made("mimic", type="action", copies="an action in their discard pile")
    hand = [{"card": "mimic", "bonus": ["draw"]}]
    side = {"hand": hand, "deck": ["punch", "fear", "anger"]}
    game = scene(
        "brobnar",
        side,
        {"discard": [{"card": "rich", "bonus": ["amber", "amber", "damage"]}]},
        cards=[rich, mimic],
    )
    game.play("mimic")
    assert game.amber == (2, 0)
    assert len(game.pile("hand")) == 2  # its own added icon, and what the copy says


@pytest.mark.rule("O37", "R6.9", "R30.1")
def test_turn_long_effects_reach_the_end_of_turn_and_next_turn_ones_end_before_its_start() -> None:
    shout = action(
        "shout", {"lasting": "this turn", "always": [{"to": "each friendly creature", "power": 2}]}
    )
    bond = action(
        "bond",
        {
            "lasting": "until your next turn",
            "always": [{"to": "each friendly creature", "power": 1}],
        },
    )
    scale = artifact(
        "scale",
        at=[
            {
                "end-of-turn": "you",
                "do": [{"gain": {"property": "power", "of": "each friendly creature"}}],
            },
            {
                "start-of-turn": "you",
                "do": [{"lose": {"property": "power", "of": "each friendly creature"}}],
            },
        ],
    )
    side = {
        "hand": ["shout", "bond"],
        "battleline": ["plain-3"],
        "artifacts": ["scale"],
        "houses": ["brobnar"],
    }
    game = scene("brobnar", side, {"houses": ["dis"]}, cards=[shout, bond, scale])
    game.play("shout").play("bond").end()
    assert game.amber == (6, 0)
    game.end()
    if game.asks("pick"):
        game.game.choose(0)
    assert game.amber == (3, 0)
