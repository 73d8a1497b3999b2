"""Nothing is accepted that is not heeded: it works, or the file is told what to write instead."""

import pytest

from keyforge_tui.engine.language.read.definition import define
from keyforge_tui.engine.table import characteristics
from tests.scenario import Side, action, artifact, scene

ACTION: dict[str, object] = {"name": "x", "house": "dis", "type": "action"}
CREATURE: dict[str, object] = {"name": "x", "house": "dis", "type": "creature", "power": 3}
ARTIFACT: dict[str, object] = {"name": "x", "house": "dis", "type": "artifact"}
UPGRADE: dict[str, object] = {"name": "x", "house": "dis", "type": "upgrade"}

Told = tuple[tuple[str | int, ...], str]


def told(facts: dict[str, object], **abilities: object) -> list[Told]:
    """What is wrong with a card of these abilities."""
    keys = {key.replace("_", "-"): value for key, value in abilities.items()}
    card, problems = define("x", {**facts, **keys})
    assert (card is None) is bool(problems)
    return problems


@pytest.mark.parametrize(
    ("static", "instead"),
    [
        ({"to": "up to 2 creatures", "cannot": "reap"}, "each creature"),
        ({"to": "the 2 most powerful creatures", "cannot": "reap"}, "each most powerful creature"),
        ({"to": "a random creature", "cannot": "reap"}, "each creature"),
        ({"to": "2 enemy creatures", "cannot": "reap"}, "each enemy creature"),
        ({"to": "any number of creatures", "cannot": "reap"}, "each creature"),
    ],
)
def test_a_quantity_is_refused_where_every_card_is_meant(
    static: dict[str, object], instead: str
) -> None:
    assert told(CREATURE, always=[static]) == [
        (
            ("always", 0, "to"),
            f"means every card of a kind, not some: write “{instead}”",
        )
    ]


@pytest.mark.parametrize(
    ("effect", "place"),
    [
        ({"gain": {"count": "up to 2 creatures"}}, ("gain", "count")),
        ({"gain": 1, "for-each": "2 creatures"}, ("for-each",)),
        ({"if": {"exists": "2 creatures"}, "then": [{"gain": 1}]}, ("if", "exists")),
        ({"if": {"is": "this", "a": "a random creature"}, "then": [{"gain": 1}]}, ("if", "a")),
        ({"destroy": {"select": "each creature", "except": "2 creatures"}}, ("destroy", "except")),
    ],
)
def test_a_quantity_is_refused_in_counts_and_conditions(
    effect: dict[str, object], place: tuple[str, ...]
) -> None:
    (problem,) = told(CREATURE, play=[effect])
    assert problem[0] == ("play", 0, *place)
    assert "means every card of a kind, not some: write “each creature" in problem[1]


@pytest.mark.parametrize(
    ("selector", "message"),
    [
        ({"select": "the most powerful creature", "by": "opponent"}, "chooses nothing here"),
        ({"select": "a creature", "by": "everyone"}, 'unknown player to choose "everyone"'),
    ],
)
def test_who_chooses_is_refused_where_nobody_does(
    selector: dict[str, object], message: str
) -> None:
    (problem,) = told(CREATURE, play=[{"stun": selector}])
    assert problem[0] == ("play", 0, "stun", "by")
    assert message in problem[1]


def test_another_is_refused_where_this_card_is_never_meant() -> None:
    twice = [{"stun": "a creature"}, {"stun": "another creature"}]
    rest = "for other than the last write “a different creature”"
    for facts, why in (
        (ACTION, "an action is not in play"),
        (ARTIFACT, "this card is no creature"),
        (UPGRADE, "this card is no creature"),
    ):
        key = "action" if facts is ARTIFACT else "play"
        assert told(facts, **{key: twice}) == [
            ((key, 1, "stun"), f"“other” means other than this card, and {why}: {rest}")
        ]
    assert told(CREATURE, play=twice) == []
    assert told(UPGRADE, always=[{"to": "this creature", "gains": {"reap": twice}}]) == []
    assert told(ACTION, play=[{"return": "another card in your discard pile"}]) == []


def test_it_is_refused_where_a_card_would_be_compared_with_itself() -> None:
    for where in (
        {"shares-trait-with": "it"},
        {"its-power": "less-than", "amount": {"property": "power", "of": "it"}},
    ):
        victim = {"destroy": {"select": "a creature", "where": where}}
        (problem,) = told(ACTION, play=[{"each-of": "each friendly creature", "do": [victim]}])
        assert "“it” is the card that is compared: call the other one something" in problem[1]


@pytest.mark.parametrize(
    ("phrase", "message"),
    [
        (
            "the victm",
            "nothing is called “victm” here: write as: victm beside the instruction that speaks of"
            ' it first; did you mean "the victim"?',
        ),
        ("the attacked creature", "nobody was attacked before this: write “the fought creature”"),
    ],
)
def test_a_name_that_nobody_was_given_is_refused(phrase: str, message: str) -> None:
    steps = [{"destroy": "a creature", "as": "victim"}, {"stun": phrase}]
    assert told(CREATURE, fight=steps) == [(("fight", 1, "stun"), message)]


def test_a_name_is_known_in_its_own_ability_alone() -> None:
    named = [{"destroy": "a creature", "as": "victim"}, {"if-you-do": [{"stun": "the victim"}]}]
    assert told(CREATURE, fight=named) == []
    (problem,) = told(CREATURE, fight=named, reap=[{"stun": "the victim"}])
    assert problem[0] == ("reap", 0, "stun")


def test_the_attacked_creature_is_known_behind_a_fight() -> None:
    steps = [{"fight-with": "a friendly creature"}, {"deal": 2, "to": "the attacked creature"}]
    assert told(ACTION, play=steps) == []


@pytest.mark.parametrize(
    "effect",
    [
        {"power-counters": -1, "onto": "this"},
        {"gain": -1},
        {"chains": -1},
        {"exalt": "this", "times": -1},
        {"deal": -2, "to": "a creature"},
        {"gain": {"minus": -1, "less": {"count": "creature"}}},
    ],
)
def test_a_negative_number_is_refused_where_it_undoes_nothing(effect: dict[str, object]) -> None:
    (problem,) = told(CREATURE, play=[effect])
    assert problem[1] == "is at least 0: a negative number undoes nothing"


def test_a_negative_number_is_right_where_something_is_changed() -> None:
    assert told(CREATURE, always=[{"to": "each enemy creature", "power": -1}]) == []


@pytest.mark.parametrize(
    ("static", "number"),
    [
        ({"to": "each most powerful creature", "power": 1}, "power"),
        ({"to": "each creature with power 3 or lower", "power": 1}, "power"),
        ({"to": "each creature with even power", "sets-power": 2}, "power"),
        ({"to": "each creature with armor", "armor": 1}, "armor"),
    ],
)
def test_a_number_is_not_changed_where_it_decides_which_cards_are_meant(
    static: dict[str, object], number: str
) -> None:
    (problem,) = told(CREATURE, always=[static])
    assert problem == (
        ("always", 0, "to"),
        f"“{static['to']}” asks for the {number} that would be changed: say which cards by"
        " something else",
    )


# -- what is honoured ------------------------------------------------------------------------


@pytest.mark.rule("R35.1", "R35.4")
@pytest.mark.parametrize(
    ("said", "bound"),
    [
        ("each most powerful creature", ["plain-5", "plain-5"]),
        ("the most powerful enemy creature", ["plain-5"]),
        ("each least powerful creature", ["plain-2"]),
        ("each least powerful friendly creature", ["plain-3"]),
    ],
)
def test_a_constant_ability_is_for_each_that_is_the_most_powerful(
    said: str, bound: list[str]
) -> None:
    post = artifact("post", always=[{"to": said, "keywords": ["taunt"]}])
    game = scene(
        "brobnar",
        {"battleline": ["plain-5", "plain-3"], "artifacts": ["post"]},
        {"battleline": ["plain-5", "plain-2"]},
        cards=[post],
    )
    table = game.game.table
    found = [card for card in table.creatures() if characteristics.keywords(table, card)]
    assert [game.slug(card) for card in found] == bound


@pytest.mark.rule("R35.1")
@pytest.mark.parametrize(
    ("target", "amber"), [("plain-4", 0), ("plain-6", 1), ("plain-5", 0), ("plain-2", 0)]
)
def test_a_condition_asks_whether_a_card_is_the_most_powerful(target: str, amber: int) -> None:
    judge = action(
        "judge",
        {"stun": "a creature"},
        {"if": {"is": "it", "a": "the most powerful enemy creature"}, "then": [{"gain": 1}]},
    )
    game = scene(
        "brobnar",
        {"hand": ["judge"], "battleline": ["plain-9", "plain-5"]},
        {"battleline": ["plain-4", "plain-6", "plain-2"]},
        cards=[judge],
    )
    game.play("judge").choose(target)
    assert game.amber == (amber, 0)


@pytest.mark.rule("R35.1")
def test_a_creature_that_left_play_is_measured_by_what_it_was() -> None:
    feast = action(
        "feast",
        {"destroy": "an enemy creature"},
        {"if": {"is": "it", "a": "the most powerful enemy creature"}, "then": [{"gain": 1}]},
    )
    for target, amber in (("plain-4", 0), ("plain-6", 1)):
        game = scene(
            "brobnar",
            {"hand": ["feast"]},
            {"battleline": ["plain-4", "plain-6"]},
            cards=[feast],
        )
        game.play("feast").choose(target)
        assert game.amber == (amber, 0)


@pytest.mark.rule("R35.1")
def test_the_most_powerful_are_counted_and_spared() -> None:
    count = action("count", {"gain": {"count": "each most powerful creature"}})
    spare = action(
        "spare", {"destroy": {"select": "each creature", "except": "the most powerful creature"}}
    )
    lines: tuple[Side, Side] = (
        {"hand": ["count", "spare"], "battleline": ["plain-5", "plain-3"]},
        {"battleline": ["plain-5", "plain-2"]},
    )
    game = scene("brobnar", *lines, cards=[count, spare])
    game.play("count")
    assert game.amber == (2, 0)
    game.play("spare")
    assert (game.line(0), game.line(1)) == (["plain-5"], ["plain-5"])
