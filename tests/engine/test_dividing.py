"""R28.5, R41 and R42: amounts that are divided, distributed and laid anew."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import card_text, define
from tests.scenario import action, made, scene


@pytest.mark.rule("R41.1")
def test_amber_laid_anew_is_moved_and_not_captured() -> None:
    share = action("share", {"redistribute": "amber", "among": "each creature"})
    game = scene(
        "brobnar",
        {"hand": ["share"], "battleline": [{"card": "plain-1", "amber": 2}]},
        {"battleline": ["plain-2", {"card": "plain-3", "owner": 0}]},
        cards=[share],
    )
    game.play("share").choose("plain-2").choose("plain-3")
    assert game.captured() == {"plain-2": 1, "plain-3": 1}
    assert game.events("captured") == []
    moved = [(event.card, event.other, event.amount) for event in game.events("moved")]
    assert moved == [
        (game.id("plain-1"), game.id("plain-2"), 1),
        (game.id("plain-1"), game.id("plain-3"), 1),
    ]


@pytest.mark.rule("R41.1", "R28.2")
def test_what_stays_where_it_is_is_not_moved() -> None:
    share = action("share", {"redistribute": "amber", "among": "each creature"})
    game = scene(
        "brobnar",
        {"hand": ["share"], "battleline": [{"card": "plain-1", "amber": 1}, "plain-2"]},
        cards=[share],
    )
    game.play("share").choose("plain-1")
    assert game.captured() == {"plain-1": 1}
    assert game.events("moved") == []


@pytest.mark.rule("R41.2", "R21.2")
def test_damage_laid_anew_meets_no_ward_and_no_armor() -> None:
    shift = action("shift", {"redistribute": "damage", "among": "each enemy creature"})
    knight = made("knight", power=3, armor=2)
    game = scene(
        "brobnar",
        {"hand": ["shift"], "battleline": [{"card": "plain-1", "owner": 1}]},
        {"battleline": [{"card": "plain-9", "damage": 2}, "knight"]},
        cards=[shift, knight],
    )
    game.play("shift").choose("knight").choose("knight")
    assert game.damage() == {"plain-1": 0, "plain-9": 0, "knight": 2}
    assert game.events("damaged") == []


@pytest.mark.rule("R28.1")
def test_with_nothing_to_lay_anew_nothing_is_offered() -> None:
    shift = action("shift", {"may": [{"redistribute": "damage", "among": "each creature"}]})
    for line in (["plain-1", "plain-2"], [{"card": "plain-9", "damage": 2}]):
        game = scene("brobnar", {"hand": ["shift"], "battleline": line}, cards=[shift])
        game.play("shift")
        assert game.asks("main")


@pytest.mark.rule("R42.4", "R1.12")
def test_a_captured_share_is_from_the_opponent_of_who_captures() -> None:
    levy = action("levy", {"capture": 2, "by": "an enemy creature", "divide": True})
    game = scene(
        "brobnar",
        {"hand": ["levy"], "amber": 3, "battleline": ["plain-3"]},
        {"amber": 3, "battleline": ["plain-1", {"card": "plain-2", "owner": 0}]},
        cards=[levy],
    )
    game.play("levy").choose("plain-1").choose("plain-2")
    assert game.captured() == {"plain-1": 1, "plain-2": 1}
    assert game.amber == (1, 3)


@pytest.mark.rule("R42.4")
@pytest.mark.parametrize(
    ("pools", "offered"), [((2, 2), ["1", "2"]), ((1, 2), ["2"]), ((3, 0), [])]
)
def test_a_capture_from_any_players_takes_all_it_can(
    pools: tuple[int, int], offered: list[str]
) -> None:
    glutton = made("glutton", power=3, play=[{"capture": 3, "from": "any players"}])
    game = scene(
        "brobnar", {"hand": ["glutton"], "amber": pools[0]}, {"amber": pools[1]}, cards=[glutton]
    )
    game.play("glutton")
    if len(offered) > 1:
        assert game.offered() == offered
        game.choose(1)
    assert sum(game.amber) == sum(pools) - 3
    assert game.captured() == {"glutton": 3}


@pytest.mark.parametrize(
    "effect",
    [
        {"capture": 2, "by": "each friendly creature", "divide": True},
        {"capture": 2, "divide": True},
        {"capture": 2, "by": "a friendly creature", "from": "any players"},
        {"power-counters": 2, "onto": "this", "divide": True},
        {"deal": 2, "by-each": "each creature", "to": "a creature", "divide": True},
    ],
)
def test_what_cannot_be_divided_is_refused(effect: dict[str, object]) -> None:
    facts = {"name": "x", "house": "dis", "type": "action", "play": [effect]}
    card, problems = define("x", facts)
    assert card is None
    assert len(problems) == 1


def test_the_text_says_how_it_is_divided() -> None:
    effects = [
        {"redistribute": "amber", "among": "each artifact"},
        {"capture": "all", "all-but": 5, "by": "a friendly creature", "divide": True},
        {"capture": 3, "from": "any players"},
        {"power-counters": 2, "onto": "a friendly creature", "divide": True},
    ]
    assert [card_text(action("x", effect))[0] for effect in effects] == [
        "Play: Redistribute the Æ on artifacts among artifacts.",
        "Play: Capture all but 5 of your opponent’s Æ, distributed among any number of friendly "
        "creatures.",
        "Play: Capture 3Æ from any combination of players.",
        "Play: Give two +1 power counters to friendly creatures, distributed as you choose.",
    ]
