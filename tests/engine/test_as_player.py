"""Abilities that are read for each player, or that another player follows: who "you" is."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import card_text
from keyforge_tui.engine.inspect import standing
from tests.scenario import action, artifact, made, scene

EACH = {"as-player": "each player"}


@pytest.mark.rule("R26.11", "R48.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_each_player_has_an_ability_and_is_you_in_its_condition(owner: int) -> None:
    buoy = artifact(
        "buoy", at=[{**EACH, "start-of-turn": "you", "if": {"tide": "high"}, "do": [{"gain": 1}]}]
    )
    sides: list[dict[str, object]] = [{}, {}]
    sides[owner] = {"artifacts": ["buoy"]}
    game = scene("brobnar", *sides, tide=1, cards=[buoy])
    game.pass_turn().pass_turn("brobnar")
    assert game.amber == (0, 1)


@pytest.mark.rule("R31.1")
def test_a_constant_ability_that_each_player_has_is_in_force_for_one_of_them() -> None:
    stone = artifact(
        "stone",
        always=[
            {
                **EACH,
                "who": "you",
                "while": {"count": "friendly creature", "more-than": {"count": "enemy creature"}},
                "cannot-play": "creature",
            }
        ],
    )
    side = {"hand": ["plain-3"], "houses": ["brobnar"]}
    game = scene(
        "brobnar",
        {**side, "artifacts": ["stone"]},
        {**side, "battleline": ["plain-2"]},
        cards=[stone],
    )
    assert game.can("play", "plain-3#1")
    assert len(standing(game.game.table)) == 1
    game.pass_turn("brobnar")
    assert not game.can("play", "plain-3#2")
    assert [reason.rule for reason in game.why("play", "plain-3#2")] == ["R32.2"]


@pytest.mark.rule("R31.1")
def test_friendly_creatures_are_those_of_each_player() -> None:
    banner = artifact(
        "banner",
        always=[
            {
                **EACH,
                "to": "each friendly creature",
                "while": {"amber-of": "you", "at-least": 2},
                "power": 1,
            }
        ],
    )
    game = scene(
        "brobnar",
        {"artifacts": ["banner"], "amber": 1, "battleline": ["plain-3"]},
        {"amber": 2, "battleline": ["plain-4"]},
        cards=[banner],
    )
    assert game.power("plain-3") == 3
    assert game.power("plain-4") == 5


@pytest.mark.rule("R1.6", "R4.5")
def test_each_player_in_turn_follows_an_instruction_with_what_is_theirs() -> None:
    order = action(
        "order", {"as-player": "each player", "do": [{"archive": "a card in your hand"}]}
    )
    game = scene(
        "brobnar",
        {"hand": ["order", "plain-1", "plain-2"]},
        {"hand": ["plain-3", "plain-4"]},
        cards=[order],
    )
    game.play("order")
    assert game.game.decision is not None
    assert (game.game.decision.player, game.targets()) == (0, ["plain-1", "plain-2"])
    game.choose("plain-2")
    assert (game.game.decision.player, game.targets()) == (1, ["plain-3", "plain-4"])
    game.choose("plain-3")
    assert game.pile("archives") == ["plain-2"]
    assert game.pile("archives", 1) == ["plain-3"]


@pytest.mark.rule("R28.2", "R28.4")
def test_each_player_counts_only_what_was_theirs() -> None:
    ruin = action(
        "ruin",
        {"destroy": "each creature"},
        {"as-player": "each player", "do": [{"draw": {"this-way": "cards", "whose": "you"}}]},
    )
    game = scene(
        "brobnar",
        {"hand": ["ruin"], "battleline": ["plain-1", "plain-2"], "deck": ["punch"] * 3},
        {"battleline": [{"card": "plain-3", "owner": 0}], "deck": ["punch"] * 3},
        cards=[ruin],
    )
    game.play("ruin")
    assert len(game.pile("hand")) == 2
    assert len(game.pile("hand", 1)) == 1


@pytest.mark.rule("R1.12", "R36.1")
def test_the_controller_of_a_card_may_be_you_and_is_not_its_owner() -> None:
    tax = action(
        "tax", {"choose": "a creature"}, {"as-player": "its controller", "do": [{"lose": 1}]}
    )
    game = scene(
        "brobnar",
        {"hand": ["tax"], "amber": 2},
        {"amber": 2, "battleline": [{"card": "plain-3", "owner": 0}]},
        cards=[tax],
    )
    game.play("tax")
    assert game.amber == (2, 1)


@pytest.mark.rule("R28.1")
@pytest.mark.parametrize(("answer", "amber", "hand"), [("yes", 1, 1), ("no", 2, 0)])
def test_a_may_of_the_opponent_and_what_depends_on_it(answer: str, amber: int, hand: int) -> None:
    deal = action(
        "deal",
        {"as-player": "opponent", "do": [{"may": [{"lose": 1}, {"draw": 1}]}]},
    )
    game = scene("brobnar", {"hand": ["deal"]}, {"amber": 2, "deck": ["punch"]}, cards=[deal])
    game.play("deal").choose(answer)
    assert game.amber == (0, amber)
    assert len(game.pile("hand", 1)) == hand


@pytest.mark.rule("R8.6", "R30.3")
def test_the_next_turn_of_an_opponent_is_counted_from_who_is_you() -> None:
    mirror = artifact(
        "mirror",
        after=[
            {
                **EACH,
                "chooses-house": "you",
                "do": [
                    {
                        "lasting": "opponent next turn",
                        "always": [{"who": "opponent", "cannot-choose": "chosen"}],
                    }
                ],
            }
        ],
    )
    houses = ["brobnar", "dis"]
    game = scene(
        "brobnar", {"houses": houses, "artifacts": ["mirror"]}, {"houses": houses}, cards=[mirror]
    )
    game.pass_turn("dis").end()
    assert game.asks("main")
    assert game.game.table.state.house == "brobnar"


@pytest.mark.rule("R25.7")
def test_a_blank_text_box_silences_it_for_both() -> None:
    herald = made("herald", power=3, at=[{**EACH, "start-of-turn": "you", "do": [{"gain": 1}]}])
    hush = artifact("hush", always=[{"to": "each creature", "blank": True}])
    for artifacts, amber in (([], (1, 1)), (["hush"], (0, 0))):
        game = scene(
            "brobnar",
            {"battleline": ["herald"], "artifacts": artifacts},
            cards=[herald, hush],
        )
        game.pass_turn().pass_turn("brobnar")
        assert game.amber == amber


TEXTS = [
    (
        {"at": [{**EACH, "start-of-turn": "you", "if": {"tide": "high"}, "do": [{"gain": 1}]}]},
        "≋ At the start of each player’s turn, if the tide is high for them, they gain 1Æ.",
    ),
    (
        {"at": [{"start-of-turn": "each player", "if": {"tide": "high"}, "do": [{"gain": 1}]}]},
        "≋ At the start of each player’s turn, if the tide is high, gain 1Æ.",
    ),
    (
        {"after": [{**EACH, "raises-tide": "you", "may": True, "do": [{"draw": 1}, {"gain": 1}]}]},
        "≋ After a player raises the tide, they may draw a card and gain 1Æ.",
    ),
    (
        {"play": [{**EACH, "do": [{"discard": "a card in your hand"}, {"draw": 2}]}]},
        "Play: Each player discards a card from their hand and draws 2 cards.",
    ),
    (
        {
            "play": [
                {
                    "as-player": "opponent",
                    "do": [{"may": [{"lose": 1}]}, {"if-you-do": [{"draw": 1}]}],
                }
            ]
        },
        "Play: Your opponent may lose 1Æ. If they do, they draw a card.",
    ),
    (
        {"play": [{"as-player": "opponent", "do": [{"choose-one": [{"lose": 1}, {"draw": 1}]}]}]},
        "Play: Your opponent chooses one: lose 1Æ, or draw a card.",
    ),
    (
        {
            "play": [
                {
                    **EACH,
                    "do": [
                        {
                            "if": {"none": "friendly mars creature"},
                            "then": [{"destroy": "a friendly creature"}],
                            "else": [{"lose": 1}],
                        }
                    ],
                }
            ]
        },
        "Play: If a player controls no Mars creatures, they destroy a creature they control. "
        "Otherwise, they lose 1Æ.",
    ),
    (
        {"always": [{**EACH, "who": "you", "cannot-choose": "last"}]},
        "Each player cannot choose the active house they chose on their previous turn as their "
        "active house.",
    ),
    (
        {"always": [{"who": "you", "cannot-choose": "last"}]},
        "You cannot choose the active house you chose on your previous turn as your active house.",
    ),
]


@pytest.mark.parametrize(("abilities", "text"), TEXTS)
def test_the_text_says_whose_side_is_taken(abilities: dict[str, object], text: str) -> None:
    assert card_text(made("herald", power=1, **abilities)) == [text]
