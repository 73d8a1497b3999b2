"""R54 and R43.13: one of each house, type or power; names and traits; who must fight."""

from __future__ import annotations

import pytest

from keyforge_tui.engine.language.read.definition import define
from tests.scenario import action, artifact, made, scene

MONK = made("monk", power=3, house="sanctum")
IMP = made("imp", power=2, house="dis")


@pytest.mark.rule("R1.6", "R21.5")
def test_one_of_each_house_is_chosen_before_any_is_hit() -> None:
    mayhem = action("mayhem", {"deal": 2, "to": "a creature of each house"})
    game = scene(
        "brobnar",
        {"hand": ["mayhem"], "battleline": ["plain-5", "monk"]},
        {"battleline": ["plain-9", "imp"]},
        cards=[mayhem, MONK, IMP],
    )
    game.play("mayhem")
    assert game.targets() == ["plain-5", "plain-9"]
    game.choose("plain-9")
    assert game.damage() == {"plain-5": 0, "monk": 2, "plain-9": 2}


def test_one_of_each_power_is_kept() -> None:
    keep = action(
        "keep",
        {"choose": "a creature of each power"},
        {"destroy": {"select": "each creature", "except": "them"}},
    )
    game = scene(
        "brobnar",
        {"hand": ["keep"], "battleline": ["plain-2", "plain-3"]},
        {"battleline": ["plain-3", "plain-4"]},
        cards=[keep],
    )
    game.play("keep").choose("plain-3")
    assert game.line() == ["plain-2", "plain-3"]
    assert game.line(1) == ["plain-4"]


def test_one_of_each_type_comes_from_a_pile() -> None:
    look = action("find", {"return": "a card of each type in your discard pile"})
    for pile, asked in ((["plain-2", "plain-3", "punch"], True), (["punch"], False), ([], False)):
        game = scene(
            "brobnar", {"hand": ["find"], "discard": pile}, {"discard": ["fear"]}, cards=[look]
        )
        game.play("find")
        if asked:
            assert game.targets() == ["plain-2", "plain-3"]
            game.choose("plain-3")
        assert sorted(game.pile("hand")) == (["plain-3", "punch"] if asked else pile)
        assert game.pile("discard", 1) == ["fear"]


@pytest.mark.rule("R32.2")
def test_a_named_card_cannot_be_played_while_the_namer_is_there() -> None:
    jar = artifact(
        "jar",
        play=[
            {"name-card": True},
            {
                "lasting": "while this is in play",
                "always": [{"who": "each player", "cannot-play": "card with the chosen name"}],
            },
        ],
    )
    gone = action("gone", {"destroy": "each artifact"})
    game = scene(
        "brobnar",
        {"hand": ["jar", "punch", "fear", "gone"], "battleline": ["plain-3"]},
        {"hand": ["punch"]},
        cards=[jar, gone],
    )
    game.play("jar").choose("Punch")
    assert not game.can("play", "punch#1")
    game.play("gone")
    assert game.can("play", "punch#1")


@pytest.mark.rule("R54.1")
def test_a_chosen_trait_is_looked_for_on_both_sides() -> None:
    wise = made("wise", power=2, traits=["scientist", "human"])
    round_up = action(
        "round-up", {"choose-trait": True}, {"purge": "each creature with the chosen trait"}
    )
    game = scene(
        "brobnar",
        {"hand": ["round-up"], "battleline": ["wise", "plain-3"]},
        {"battleline": ["wise", "plain-4"]},
        cards=[wise, round_up],
    )
    game.play("round-up").choose("human")
    assert game.line() == ["plain-3"]
    assert game.line(1) == ["plain-4"]


@pytest.mark.rule("R43.13")
def test_creatures_that_must_fight_do_so_if_they_can() -> None:
    wild = made(
        "wild",
        power=2,
        always=[{"to": "each creature", "must-fight": True}],
        action=[{"gain": 1}],
    )
    game = scene(
        "brobnar", {"battleline": ["wild", "plain-3"]}, {"battleline": ["plain-9"]}, cards=[wild]
    )
    assert not game.can("reap", "plain-3")
    assert not game.can("action", "wild")
    assert game.can("fight", "plain-3")
    assert game.why("reap", "plain-3")[0].rule == "R43.13"
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"artifacts": []}, cards=[wild])
    assert game.can("reap", "plain-3")
    game = scene("brobnar", {"battleline": ["wild", "plain-3"]}, cards=[wild])
    assert game.can("reap", "plain-3")


@pytest.mark.rule("R37.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_goes_into_the_archives_of_the_opponent(owner: int) -> None:
    ban = action("ban", {"archive": "an enemy creature", "into": "opponent"})
    game = scene(
        "brobnar",
        {"hand": ["ban"], "battleline": ["plain-3"]},
        {"battleline": [{"card": "plain-4", "owner": owner}]},
        cards=[ban],
    )
    game.play("ban")
    assert game.pile("archives", 1) == ["plain-4"]
    assert game.line() == ["plain-3"]
    game.end()
    while not game.asks("archives"):
        game.game.choose(0)
    game.choose("take")
    assert ("plain-4" in game.pile("hand", owner)) is True


@pytest.mark.parametrize(
    "effect",
    [
        {"stun": "each creature of each house"},
        {"stun": "2 creatures of each type"},
        {"gain": {"count": "a creature of each house"}},
    ],
)
def test_what_cannot_be_meant_is_refused(effect: dict[str, object]) -> None:
    card, problems = define("x", {"name": "x", "house": "dis", "type": "action", "play": [effect]})
    assert card is None
    assert problems
