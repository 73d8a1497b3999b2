"""R28.4 and R51: maxima, even and odd, icons of a kind, houses but one, counted times."""

from __future__ import annotations

import pytest

from tests.scenario import action, enhanced, made, scene


@pytest.mark.parametrize(("creatures", "amber"), [(0, 0), (1, 2), (2, 3), (3, 3)])
def test_an_amount_counts_up_to_its_maximum(creatures: int, amber: int) -> None:
    count = {"maximum": 3, "of": {"times": 2, "of": {"count": "friendly creature"}}}
    game = scene(
        "brobnar",
        {"hand": ["reap-in"], "battleline": ["plain-3"] * creatures},
        {"battleline": ["plain-4"]},
        cards=[action("reap-in", {"gain": count})],
    )
    game.play("reap-in")
    assert game.amber == (amber, 0)


@pytest.mark.parametrize("theirs", [0, 1, 2, 3])
def test_none_at_all_is_even(theirs: int) -> None:
    cards = [
        action(
            which,
            {"if": {"parity": which, "of": {"amber-of": "opponent"}}, "then": [{"gain": 1}]},
        )
        for which in ("even", "odd")
    ]
    game = scene("brobnar", {"hand": ["even", "odd"]}, {"amber": theirs}, cards=cards)
    game.play("even")
    assert game.amber == (1 - theirs % 2, theirs)
    game.play("odd")
    assert game.amber == (1, theirs)


@pytest.mark.rule("R14.5", "R24.11")
def test_icons_of_one_kind_are_counted_also_of_what_is_gone() -> None:
    melt = action(
        "melt", {"purge": "a creature"}, {"gain": {"property": "amber-icons", "of": "it"}}
    )
    rich = made("rich", power=1, bonus=["amber", "draw", "amber"])
    for target, amber in (("rich", 2), ("plain-3", 1), ("plain-4", 0)):
        game = scene(
            "brobnar",
            {"hand": ["melt"], "battleline": [enhanced("plain-3", "amber", "capture")]},
            {"battleline": ["rich", enhanced("plain-4", "damage")]},
            cards=[melt, rich],
        )
        game.play("melt").choose(target)
        assert game.amber == (amber, 0)


def test_a_house_may_be_left_out_of_the_count() -> None:
    cards = [
        action("trade", {"gain": {"houses-among": "creature", "except": "sanctum"}}),
        made("monk", power=1, house="sanctum"),
        made("thief", power=1, house="shadows"),
    ]
    game = scene(
        "brobnar",
        {"hand": ["trade"], "battleline": ["monk", "plain-2"]},
        {"battleline": ["thief", "thief"]},
        cards=cards,
    )
    game.play("trade")
    assert game.amber == (2, 0)


@pytest.mark.rule("R42.6")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_a_creature_is_exalted_as_often_as_something_counts(others: int) -> None:
    vain = made(
        "vain",
        power=3,
        play=[{"exalt": "this", "times": {"count": "each other friendly creature"}}],
    )
    game = scene(
        "brobnar",
        {"hand": ["vain"], "battleline": ["plain-2"] * others},
        {"battleline": ["plain-5"]},
        cards=[vain],
    )
    game.play("vain")
    assert game.captured() == ({"vain": others} if others else {})


@pytest.mark.rule("R11.2", "R12.2")
@pytest.mark.parametrize(("chains", "drawn"), [(0, 6), (1, 5), (7, 4)])
def test_refilling_by_a_card_counts_chains_and_sheds_one(chains: int, drawn: int) -> None:
    renew = action("renew", {"refill": "opponent"})
    game = scene(
        "brobnar",
        {"hand": ["renew"], "deck": ["plain-1"] * 3},
        {"deck": ["plain-2"] * 9, "chains": chains},
        cards=[renew],
    )
    game.play("renew")
    assert len(game.pile("hand", 1)) == drawn
    assert game.chains == (0, max(0, chains - 1))
    assert game.pile("hand") == []


@pytest.mark.rule("R42.3", "R6.7")
def test_a_theft_is_heard_by_whom_it_is_from() -> None:
    mole = made(
        "mole",
        power=3,
        after=[
            {"amber-is-stolen-from": "you", "do": [{"deal": {"event": "amount"}, "to": "this"}]}
        ],
    )
    grab = action("grab", {"steal": 2})
    for amber, damage in ((0, 0), (1, 1), (4, 2)):
        game = scene(
            "brobnar",
            {"hand": ["grab"], "battleline": ["mole"]},
            {"amber": amber, "battleline": ["mole"]},
            cards=[mole, grab],
        )
        game.play("grab")
        assert game.damage() == {"mole": 0, "mole#2": damage}


@pytest.mark.rule("R43.7")
def test_a_ward_is_removed_and_moved() -> None:
    cards = [
        action("bare", {"unward": "a creature"}, {"if-you-do": [{"gain": 1}]}),
        action("pass-on", {"move-ward": "a creature", "to": "a different creature"}),
    ]
    warded = {"card": "plain-3", "warded": True}
    sides = ({"hand": ["bare", "pass-on"], "battleline": [warded]}, {"battleline": ["plain-4"]})
    game = scene("brobnar", *sides, cards=cards)
    game.play("bare").choose("plain-4")
    assert (game.amber, game.marked("warded")) == ((0, 0), ["plain-3"])
    game = scene("brobnar", *sides, cards=cards)
    game.play("bare").choose("plain-3")
    assert (game.amber, game.marked("warded")) == ((1, 0), [])
    game = scene("brobnar", *sides, cards=cards)
    game.play("pass-on").choose("plain-3")
    assert game.marked("warded") == ["plain-4"]
    game = scene("brobnar", *sides, cards=cards)
    game.play("pass-on").choose("plain-4")
    assert game.marked("warded") == ["plain-3"]


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize(("named", "amber"), [("brobnar", 2), ("dis", 5)])
def test_a_chosen_house_is_waited_for_in_the_next_turn(named: str, amber: int) -> None:
    bet = action(
        "bet",
        {"choose-house": "any"},
        {
            "lasting": "opponent next turn",
            "after": [
                {"chooses-house": "opponent", "house": "chosen", "do": [{"gain": 2}]},
                {"chooses-house": "opponent", "other-than": "chosen", "do": [{"gain": 5}]},
            ],
        },
    )
    game = scene(
        "brobnar", {"hand": ["bet"]}, {"houses": ["brobnar", "mars", "logos"]}, cards=[bet]
    )
    game.play("bet").choose(named).end()
    game.choose("brobnar")
    assert game.amber == (amber, 0)
    game.end()
    while game.asks("house"):
        game.game.choose(0)
    assert game.amber == (amber, 0)


@pytest.mark.rule("R4.3")
def test_the_top_card_of_a_discard_pile_is_the_one_put_there_last() -> None:
    dig = action("dig-up", {"archive": "the top card of your discard pile"})
    game = scene(
        "brobnar",
        {"hand": ["dig-up"], "discard": ["plain-1", "plain-2"]},
        {"discard": ["plain-9"]},
        cards=[dig],
    )
    game.play("dig-up")
    assert game.pile("archives") == ["plain-1"]
    assert game.pile("discard") == ["dig-up", "plain-2"]


@pytest.mark.rule("R27.1")
def test_cards_of_several_zones_are_chosen_together() -> None:
    home = action(
        "home",
        {
            "put-on-deck": "any number of friendly creatures"
            " in your hand, your discard pile, or play",
            "where": "shuffled",
        },
    )
    game = scene(
        "brobnar",
        {
            "hand": ["home", "plain-1"],
            "discard": ["plain-2", "punch"],
            "battleline": ["plain-3", "plain-4"],
        },
        {"battleline": ["plain-9"], "discard": ["plain-8"]},
        cards=[home],
    )
    game.play("home")
    assert sorted(game.targets()) == ["plain-1", "plain-2", "plain-3", "plain-4"]
    game.choose("plain-1", "plain-2", "plain-3")
    assert sorted(game.pile("deck")) == ["plain-1", "plain-2", "plain-3"]
    assert game.line() == ["plain-4"]
