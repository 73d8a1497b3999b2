"""R42: Æmber operations."""

from __future__ import annotations

import pytest

from tests.scenario import action, made, scene


@pytest.mark.rule("R42.1", "R42.2", "R42.3")
@pytest.mark.parametrize(
    ("effect", "before", "after"),
    [
        ({"gain": 2}, (1, 1), (3, 1)),
        ({"lose": 2}, (1, 1), (0, 1)),
        ({"lose": 2, "who": "opponent"}, (1, 5), (1, 3)),
        ({"steal": 2}, (1, 1), (2, 0)),
        ({"steal": 2}, (1, 5), (3, 3)),
    ],
)
def test_gain_lose_steal(
    effect: dict[str, object], before: tuple[int, int], after: tuple[int, int]
) -> None:
    game = scene(
        "brobnar",
        {"hand": ["do"], "amber": before[0]},
        {"amber": before[1]},
        cards=[action("do", effect)],
    )
    game.play("do")
    assert game.amber == after


@pytest.mark.rule("R42.4", "R42.5")
def test_captured_amber_lies_on_the_creature() -> None:
    catch = made("catch", power=3, play=[{"capture": 3}])
    game = scene("brobnar", {"hand": ["catch", "punch"]}, {"amber": 2}, cards=[catch])
    game.play("catch")
    assert game.card("catch").amber == 2
    assert game.amber == (0, 0)
    game.play("punch")
    assert game.amber == (1, 2)  # the icon; the captured Æmber goes home


@pytest.mark.rule("R42.6")
def test_exalting_takes_from_the_supply() -> None:
    dux = made("dux", power=3, play=[{"exalt": "this", "times": 2}])
    game = scene("brobnar", {"hand": ["dux"]}, {"amber": 1}, cards=[dux])
    game.play("dux")
    assert game.card("dux").amber == 2
    assert game.amber == (0, 1)


@pytest.mark.rule("R42.7")
def test_paying_goes_to_the_other_pool() -> None:
    give = action("give", {"give-amber": 2, "who": "opponent"})
    game = scene("brobnar", {"hand": ["give"]}, {"amber": 3}, cards=[give])
    game.play("give")
    assert game.amber == (2, 1)


@pytest.mark.rule("R42.8", "R42.9", "R24.3")
def test_amber_returned_or_moved_off_a_creature() -> None:
    fence = action(
        "fence", {"move-amber": 1, "from-card": "a friendly creature", "to": "your pool"}
    )
    free = action(
        "free", {"move-amber": "all", "from-card": "each enemy creature", "to": "your pool"}
    )
    game = scene(
        "brobnar",
        {"hand": ["fence", "free"], "battleline": [{"card": "plain-3", "amber": 2}]},
        {"battleline": [{"card": "plain-4", "amber": 3}]},
        cards=[fence, free],
    )
    game.play("fence")
    assert game.amber == (1, 0)
    game.play("free")
    assert game.amber == (4, 0)
    assert game.card("plain-4").amber == 0


@pytest.mark.rule("R42.11")
def test_capturing_from_its_own_side() -> None:
    turn = action("turn", {"capture": 1, "by": "an enemy creature", "from": "own side"})
    game = scene(
        "brobnar",
        {"hand": ["turn"], "amber": 2},
        {"amber": 2, "battleline": ["plain-3"]},
        cards=[turn],
    )
    game.play("turn")
    assert game.amber == (2, 1)
    assert game.card("plain-3").amber == 1


@pytest.mark.rule("R42.12")
@pytest.mark.ruling("Q57")
def test_one_amber_goes_to_one_of_two_captors() -> None:
    marrow = made(
        "marrow",
        power=3,
        after=[{"gains-by-reaping": "opponent", "do": [{"capture": {"event": "amount"}}]}],
    )
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "amber": 0},
        {"battleline": ["marrow", "marrow"]},
        cards=[marrow],
    )
    game.reap("plain-3")
    assert game.asks("order")
    game.choose("marrow#2")
    assert game.amber == (0, 0)
    assert (game.card("marrow#1").amber, game.card("marrow#2").amber) == (0, 1)


def below(number: int) -> dict[str, object]:
    """So much below 0."""
    return {"minus": 0, "less": number, "below-zero": True}


@pytest.mark.rule("R27.1")
@pytest.mark.parametrize(
    "effect",
    [
        {"gain": below(3)},
        {"lose": below(3)},
        {"steal": below(3)},
        {"capture": below(3), "by": "a friendly creature"},
        {"deal": below(2), "to": "each creature"},
        {"heal": below(2), "from": "each creature"},
        {"move-amber": below(3), "from": "your pool", "onto": "a friendly creature"},
        {"move-amber": below(1), "from-card": "a friendly creature", "to": "your pool"},
        {"move-damage": below(1), "from-card": "a friendly creature", "onto": "an enemy creature"},
        {"power-counters": below(1), "onto": "each creature"},
        {"draw": below(1)},
        {"place-amber": below(1), "onto": "each creature"},
        {"give-amber": below(2), "who": "you"},
    ],
    ids=lambda effect: str(next(iter(effect))),
)
def test_a_negative_amount_does_nothing(effect: dict[str, object]) -> None:
    game = scene(
        "brobnar",
        {
            "amber": 5,
            "chains": 2,
            "hand": ["less"],
            "deck": ["plain-1"],
            "battleline": [{"card": "plain-5", "damage": 1, "amber": 2, "power_counters": 2}],
        },
        {"amber": 5, "battleline": [{"card": "plain-6", "damage": 1, "amber": 1}]},
        cards=[action("less", effect)],
    )
    game.play("less")
    assert game.amber == (5, 5)
    assert game.captured() == {"plain-5": 2, "plain-6": 1}
    assert game.damage() == {"plain-5": 1, "plain-6": 1}
    assert (game.power("plain-5"), game.chains, game.pile("hand")) == (7, (2, 0), [])


@pytest.mark.rule("R42.4")
def test_where_nothing_is_captured_nothing_happened() -> None:
    grab = action("grab", {"capture": 1, "by": "a friendly creature"})
    game = scene("brobnar", {"hand": ["grab"], "battleline": ["plain-3"]}, cards=[grab])
    game.play("grab")
    assert game.captured() == {}
    assert game.events("captured") == []


@pytest.mark.rule("R42.12")
def test_what_is_captured_on_its_way_was_not_gained() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["ether-spider"]})
    game.reap("plain-3")
    assert (game.amber, game.captured()) == ((0, 0), {"ether-spider": 1})
    assert game.events("gained") == []
