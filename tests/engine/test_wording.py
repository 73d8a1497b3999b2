"""R28, R29 and R51: what the words of a card mean, replacement, X."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene

THEFT_IS_CAPTURE = {
    "steals": "each player",
    "each": True,
    "do": [
        {
            "capture": {"event": "amount"},
            "by": {"select": "a creature", "where": {"turn-of": "its controller"}},
            "from": "that pool",
        }
    ],
}


@pytest.mark.rule("R28.1")
def test_may_is_optional_as_a_whole() -> None:
    offer = action("offer", {"may": [{"lose": 1}, {"draw": 1}]})
    for answer, amber, hand in (("yes", 1, ["punch"]), ("no", 2, [])):
        game = scene("brobnar", {"hand": ["offer"], "amber": 2, "deck": ["punch"]}, cards=[offer])
        game.play("offer").choose(answer)
        assert game.amber == (amber, 0)
        assert game.pile("hand") == hand


@pytest.mark.rule("R28.2")
@pytest.mark.parametrize(("amber", "drawn"), [(0, []), (1, []), (2, ["punch"])])
def test_if_you_do_asks_for_all_of_it(amber: int, drawn: list[str]) -> None:
    price = action("price", {"lose": 2}, {"if-you-do": [{"draw": 1}]})
    game = scene("brobnar", {"hand": ["price"], "amber": amber, "deck": ["punch"]}, cards=[price])
    game.play("price")
    assert game.pile("hand") == drawn
    assert game.amber == (0, 0)


@pytest.mark.rule("R28.3", "R29.6", "R42.12")
def test_a_theft_paid_by_the_supply_is_still_a_theft() -> None:
    pixie = made("pixie", power=2, **{"instead-of": [{"is-robbed": "you", "comes-from": "supply"}]})
    grab = action("grab", {"steal": 1}, {"if-you-do": [{"draw": 1}]})
    game = scene(
        "brobnar",
        {"hand": ["grab"], "deck": ["punch"]},
        {"amber": 2, "battleline": ["pixie"]},
        cards=[pixie, grab],
    )
    game.play("grab")
    assert game.amber == (1, 2)
    assert game.pile("hand") == ["punch"]


@pytest.mark.rule("R28.4")
def test_this_way_counts_only_what_really_happened() -> None:
    burn = action("burn", {"destroy": "each friendly creature"}, {"gain": {"this-way": "cards"}})
    game = scene(
        "brobnar",
        {"hand": ["burn"], "battleline": ["plain-3", {"card": "plain-4", "warded": True}]},
        cards=[burn],
    )
    game.play("burn")
    assert game.amber == (1, 0)


@pytest.mark.rule("R28.5", "R21.5")
@pytest.mark.ruling("Q103")
def test_for_each_may_be_divided() -> None:
    """O20: what falls on one creature is one event."""
    spread = action(
        "spread",
        {"deal": 1, "for-each": "friendly creature", "to": "an enemy creature", "divide": True},
    )
    side = {"hand": ["spread"], "battleline": ["plain-1", "plain-1", "plain-1"]}
    game = scene("brobnar", side, {"battleline": ["plain-3", "plain-4"]}, cards=[spread])
    game.play("spread").choose("plain-3").choose("plain-4").choose("plain-3")
    assert game.damage(1) == {"plain-3": 2, "plain-4": 1}


@pytest.mark.rule("R28.6")
@pytest.mark.ruling("Q103")
def test_choose_first_then_for_each_hits_the_one() -> None:
    focus = action("focus", {"choose": "a creature"}, {"deal": {"count": "creature"}, "to": "it"})
    game = scene(
        "brobnar",
        {"hand": ["focus"], "battleline": ["plain-1", "plain-1", "plain-1"]},
        {"battleline": ["plain-9", "plain-3"]},
        cards=[focus],
    )
    game.play("focus").choose("plain-9")
    assert game.damage(1) == {"plain-9": 5, "plain-3": 0}


@pytest.mark.rule("R28.8", "R28.10")
def test_repeat_the_preceding_effect_once() -> None:
    more = {"amber-of": "opponent", "more-than": {"amber-of": "you"}}
    bait = action(
        "bait",
        {"if": more, "then": [{"repeat": [{"steal": 1}], "once": True, "while": more}]},
    )
    for theirs, after in ((14, (2, 12)), (1, (1, 0)), (2, (1, 1)), (0, (0, 0))):
        game = scene("brobnar", {"hand": ["bait"]}, {"amber": theirs}, cards=[bait])
        game.play("bait")
        assert game.amber == after


@pytest.mark.rule("R28.9")
def test_repeat_this_effect_while_it_holds_and_the_card_is_there() -> None:
    fair = made(
        "fair",
        power=3,
        play=[
            {
                "repeat": [{"destroy": "an enemy creature"}],
                "while": {"count": "enemy creature", "more-than": {"count": "friendly creature"}},
            }
        ],
    )
    game = scene(
        "brobnar",
        {"hand": ["fair"]},
        {"battleline": ["plain-1", "plain-1", "plain-1", "plain-1"]},
        cards=[fair],
    )
    game.play("fair")
    while not game.asks("main"):
        game.game.choose(0)
    assert game.line(1) == ["plain-1"]
    suicidal = made(
        "suicidal",
        power=1,
        play=[
            {
                "repeat": [{"destroy": "an enemy creature"}, {"destroy": "this"}],
                "while": {"exists": "an enemy creature"},
            }
        ],
    )
    game = scene(
        "brobnar", {"hand": ["suicidal"]}, {"battleline": ["plain-1", "plain-2"]}, cards=[suicidal]
    )
    game.play("suicidal").choose("plain-1")
    assert game.line(1) == ["plain-2"]


@pytest.mark.rule("R28.12")
def test_up_to_allows_none() -> None:
    """O31"""
    nap = action("nap", {"exhaust": "up to 2 creatures"})
    game = scene(
        "brobnar", {"hand": ["nap"]}, {"battleline": ["plain-1", "plain-2", "plain-3"]}, cards=[nap]
    )
    game.play("nap")
    assert game.game.decision is not None
    assert (game.game.decision.min, game.game.decision.max) == (0, 2)
    game.none()
    assert not any(game.card(f"plain-{number}").exhausted for number in (1, 2, 3))


@pytest.mark.rule("R28.13")
def test_random_choices_come_from_the_seed() -> None:
    rob = action("rob", {"discard": "a random card in their hand"})
    hand = ["punch", "anger", "fear", "smith"]
    gone = {
        scene("brobnar", {"hand": ["rob"]}, {"hand": hand}, cards=[rob], seed=seed)
        .play("rob")
        .pile("discard", 1)[0]
        for seed in range(30)
    }
    assert gone == set(hand)


# -- replacement ---------------------------------------------------------------------------------


@pytest.mark.rule("R29.1", "R29.7")
def test_instead_sends_a_card_elsewhere() -> None:
    ritual = artifact(
        "ritual",
        **{"instead-of": [{"leaves-play": "a creature", "to": "discard", "goes-to": "purged"}]},
    )
    boom = action("boom", {"destroy": "each creature"})
    away = action("away", {"return": "a creature"})
    game = scene(
        "brobnar",
        {"hand": ["away", "boom"], "artifacts": ["ritual"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4"]},
        cards=[ritual, boom, away],
    )
    game.play("away").choose("plain-3").play("boom")
    assert game.pile("hand") == ["plain-3"]
    assert game.pile("purged", 1) == ["plain-4"]


@pytest.mark.rule("R29.3")
def test_what_is_forbidden_is_not_replaced() -> None:
    safe = made("safe", power=3, always=[{"who": "you", "amber-cannot-be-stolen": True}])
    garg = made("garg", power=9, **{"instead-of": [THEFT_IS_CAPTURE]})
    grab = action("grab", {"steal": 1})
    game = scene(
        "brobnar",
        {"hand": ["grab"], "battleline": ["garg"]},
        {"amber": 3, "battleline": ["safe"]},
        cards=[safe, garg, grab],
    )
    game.play("grab")
    assert game.amber == (0, 3)
    assert game.card("garg").amber == 0


@pytest.mark.rule("R29.5")
@pytest.mark.parametrize(("theirs", "after"), [(7, (2, 5)), (6, (1, 5))])
def test_instead_inside_one_ability_is_the_better_branch(
    theirs: int, after: tuple[int, int]
) -> None:
    clock = action(
        "clock",
        {
            "if": {"amber-of": "opponent", "at-least": 7},
            "then": [{"steal": 2}],
            "else": [{"steal": 1}],
            "instead": True,
        },
    )
    game = scene("brobnar", {"hand": ["clock"]}, {"amber": theirs}, cards=[clock])
    game.play("clock")
    assert game.amber == after


@pytest.mark.rule("R51.1", "R51.2", "R28.7")
def test_x_is_what_the_card_says_and_nothing_without_its_text() -> None:
    pirate = made("pirate", **{"power-is": {"property": "power", "of": "each neighbor"}})
    hush = action(
        "hush",
        {
            "lasting": "until your next turn",
            "always": [{"to": "each enemy creature", "blank": True}],
        },
    )
    game = scene(
        "brobnar",
        {"hand": ["hush"]},
        {"battleline": ["plain-4", "pirate", "plain-3"]},
        cards=[pirate, hush],
    )
    assert game.power("pirate") == 7
    game.play("hush")
    assert game.pile("discard", 1) == ["pirate"]
