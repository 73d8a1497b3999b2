"""The crossbred mutants of Mass Mutation: each has what its two kinds have."""

from __future__ import annotations

import pytest

from tests.scenario import scene

FORMS = ("daemo", "dino", "lyco", "sacro", "techno", "umbra", "xeno")
KINDS = {
    "alien": "staralliance",
    "beast": "untamed",
    "bot": "logos",
    "fiend": "dis",
    "knight": "sanctum",
    "saurus": "saurian",
    "thief": "shadows",
}
SAME = {
    "daemo-fiend",
    "dino-saurus",
    "lyco-beast",
    "sacro-knight",
    "techno-bot",
    "umbra-thief",
    "xeno-alien",
}
"""A kind crossed with itself is no card."""
CROSSBRED = [f"{form}-{kind}" for form in FORMS for kind in KINDS if f"{form}-{kind}" not in SAME]


def having(form: str, kind: str) -> list[str]:
    """The crossbreds that have something by their first or by their second half."""
    return [name for name in CROSSBRED if name.startswith(form) or name.endswith(kind)]


def house(name: str) -> str:
    """The house of a crossbred."""
    return KINDS[name.partition("-")[2]]


@pytest.mark.parametrize("name", having("daemo", "fiend"))
def test_demons_steal_when_they_are_destroyed(name: str) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-15", "plain-14"], "amber": 3},
        {"battleline": [{"card": name, "owner": 0}, "plain-1"]},
    )
    game.fight("plain-15", "plain-1")
    assert game.amber == (3, 0)
    game.fight("plain-14", name)
    if game.in_play(name):  # elusive
        game.pass_turn(house(name)).pass_turn("brobnar")
        game.fight("plain-15", name).fight("plain-14", name)
    assert game.amber == (2, 1)


@pytest.mark.parametrize("name", having("dino", "saurus"))
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_dinosaurs_may_be_exalted_to_hit(name: str, answer: str) -> None:
    game = scene(
        house(name),
        {"hand": [name], "battleline": ["plain-8"]},
        {"battleline": ["plain-9", "plain-7"]},
    )
    game.play(name).choose(answer)
    if answer == "yes":
        assert game.targets() == ["plain-8", name, "plain-9", "plain-7"]
        game.choose("plain-9")
    assert game.captured() == ({name: 1} if answer == "yes" else {})
    assert game.damage(1) == {"plain-9": 3 if answer == "yes" else 0, "plain-7": 0}


@pytest.mark.parametrize("name", having("techno", "bot"))
def test_machines_trade_a_card_when_they_reap(name: str) -> None:
    game = scene(
        house(name),
        {"battleline": [name], "hand": ["punch", "smith"], "deck": ["fear", "anger"]},
        {"hand": ["mug"]},
    )
    game.reap(name)
    assert game.targets() == ["punch", "smith"]
    game.choose("smith")
    assert (game.pile("hand"), game.pile("discard")) == (["punch", "fear"], ["smith"])
    assert game.pile("hand", 1) == ["mug"]


@pytest.mark.rule("R28.2")
@pytest.mark.parametrize("name", having("techno", "bot"))
def test_machines_with_nothing_to_discard_draw_nothing(name: str) -> None:
    game = scene(house(name), {"battleline": [name], "deck": ["fear"]})
    game.reap(name)
    assert game.pile("hand") == []


@pytest.mark.parametrize("name", CROSSBRED)
def test_crossbreds_have_the_keywords_of_both_halves(name: str) -> None:
    game = scene(house(name), {"battleline": [name]}, {"battleline": ["plain-3"]})
    wanted = {
        "skirmish": name in having("lyco", "beast"),
        "elusive": name in having("umbra", "thief"),
    }
    assert game.keywords(name) == {word: 0 for word, there in wanted.items() if there}


@pytest.mark.parametrize("name", CROSSBRED)
def test_crossbreds_wear_the_armor_of_knights_alone(name: str) -> None:
    game = scene(house(name), {"battleline": [name]})
    assert game.armor(name) == (2 if name in having("sacro", "knight") else 0)
    assert game.power(name) >= 2


@pytest.mark.parametrize("name", having("xeno", "alien"))
def test_aliens_sort_three_cards_after_a_fight(name: str) -> None:
    strong = {"card": name, "power_counters": 2}
    game = scene(
        house(name),
        {"battleline": [strong], "deck": ["punch", "fear", "mug", "smith"]},
        {"battleline": ["plain-1"], "deck": ["toad"]},
    )
    game.act("fight", name)
    assert sorted(game.targets()) == ["fear", "mug", "punch"]
    game.choose("fear")
    assert sorted(game.targets()) == ["mug", "punch"]
    game.choose("punch")
    assert game.pile("hand") == ["fear"]
    assert game.pile("deck") == ["mug", "smith", "punch"]
    assert game.pile("deck", 1) == ["toad"]


@pytest.mark.parametrize(("deck", "hand", "left"), [(["punch"], ["punch"], []), ([], [], [])])
def test_aliens_sort_what_there_is(deck: list[str], hand: list[str], left: list[str]) -> None:
    game = scene(
        "shadows", {"battleline": ["xeno-thief"], "deck": deck}, {"battleline": ["plain-1"]}
    )
    game.act("fight", "xeno-thief")
    assert (game.pile("hand"), game.pile("deck")) == (hand, left)
