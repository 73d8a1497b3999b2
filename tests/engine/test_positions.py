"""R34 and R41: cards that are moved in a line, players that are chosen, cards of others."""

from __future__ import annotations

import pytest

from keyforge_tui.engine import card_text, define
from tests.scenario import action, artifact, made, scene


@pytest.mark.rule("R41.3")
def test_a_moved_creature_stays_in_its_controllers_line() -> None:
    shove = action("shove", {"move-anywhere": "a creature"})
    game = scene(
        "brobnar",
        {"hand": ["shove"], "battleline": ["plain-1"]},
        {"battleline": ["plain-2", {"card": "plain-3", "owner": 0}, "plain-4"]},
        cards=[shove],
    )
    game.play("shove").choose("plain-3")
    assert game.offered() == ["Left flank", "Between plain-2 and plain-4", "Right flank"]
    game.choose("Right flank")
    assert game.line(1) == ["plain-2", "plain-4", "plain-3"]
    assert game.line() == ["plain-1"]
    assert [event.card for event in game.events("repositioned")] == [game.id("plain-3")]


@pytest.mark.rule("R41.3")
def test_a_lone_creature_has_only_its_own_place() -> None:
    shove = action("shove", {"move-anywhere": "a creature"}, {"gain": 1})
    game = scene("brobnar", {"hand": ["shove"], "battleline": ["plain-1"]}, cards=[shove])
    game.play("shove")
    assert game.line() == ["plain-1"]
    assert game.amber == (1, 0)


@pytest.mark.rule("R34.1")
def test_an_artifact_moves_into_the_line_at_any_place() -> None:
    statue = artifact(
        "statue",
        action=[{"move-anywhere": "this"}],
        always=[{"to": "this", "while": {"in-battleline": "this"}, "sets-power": 2}],
    )
    game = scene(
        "brobnar",
        {"artifacts": ["statue"], "battleline": ["plain-1", "plain-2"]},
        cards=[statue],
    )
    game.use("statue").choose("Between plain-1 and plain-2")
    assert game.line() == ["plain-1", "statue", "plain-2"]
    assert game.pile("artifacts") == []


@pytest.mark.rule("R41.3", "R34.9")
@pytest.mark.parametrize("order", [(3, 1, 2), (1, 2, 3), (2, 3, 1)])
def test_a_line_is_put_in_order_from_the_left(order: tuple[int, ...]) -> None:
    drill = action("drill", {"rearrange": "opponent"})
    game = scene(
        "brobnar",
        {"hand": ["drill"], "battleline": ["plain-8", "plain-9"]},
        {"battleline": ["plain-1", "plain-2", "plain-3"]},
        cards=[drill],
    )
    game.play("drill")
    for power in order[:2]:
        game.choose(f"plain-{power}")
    assert game.line(1) == [f"plain-{power}" for power in order]
    assert game.line() == ["plain-8", "plain-9"]
    moved = sum(power != place for place, power in enumerate(order, 1))
    assert len(game.events("repositioned")) == moved


@pytest.mark.rule("R28.1")
def test_a_line_of_one_is_not_offered_to_be_rearranged() -> None:
    drill = action("drill", {"may": [{"rearrange": "opponent"}]})
    game = scene("brobnar", {"hand": ["drill"]}, {"battleline": ["plain-1"]}, cards=[drill])
    game.play("drill")
    assert game.asks("main")


@pytest.mark.rule("R13.15", "R34.4")
def test_a_creature_is_put_into_play_anywhere() -> None:
    rise = action("rise", {"put-into-play": "a creature in your discard pile", "at": "anywhere"})
    game = scene(
        "brobnar",
        {"hand": ["rise"], "battleline": ["plain-1", "plain-2"], "discard": ["plain-3"]},
        cards=[rise],
    )
    game.act("play", "rise").choose("Between plain-1 and plain-2")
    assert game.line() == ["plain-1", "plain-3", "plain-2"]


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_player_chooses_a_player(seat: int) -> None:
    gift = action(
        "gift",
        {"choose-player": "any"},
        {"gain": 2, "who": "chosen player"},
        {"discard": "the top card of the chosen player’s deck"},
    )
    game = scene(
        "brobnar", {"hand": ["gift"], "deck": ["punch"]}, {"deck": ["punch"]}, cards=[gift]
    )
    game.play("gift")
    assert game.game.decision is not None
    assert [option.player for option in game.game.decision.options] == [0, 1]
    game.choose(game.game.table.state.players[seat].name)
    assert game.amber == ((2, 0) if seat == 0 else (0, 2))
    assert [game.pile("deck"), game.pile("deck", 1)] == [["punch"] * seat, ["punch"] * (1 - seat)]


@pytest.mark.rule("R39.1", "R28.11")
def test_a_card_under_another_is_triggered_where_it_lies() -> None:
    box = artifact("box", action=[{"trigger-as-yours": "play", "of": "the card under this"}])
    bolt = action("bolt", {"deal": 2, "to": "an enemy creature"}, bonus=["amber"])
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "houses": ["brobnar"]},
        {
            "artifacts": [{"card": "box", "under": [{"card": "bolt", "owner": 0}]}],
            "battleline": ["plain-5"],
            "houses": ["brobnar"],
        },
        cards=[box, bolt],
    )
    game.pass_turn("brobnar").use("box")
    assert game.damage() == {"plain-3": 2, "plain-5": 0}
    assert game.amber == (0, 0)
    assert game.card("box").under == [game.id("bolt")]


@pytest.mark.rule("R39.1")
def test_a_card_under_another_is_played_from_there() -> None:
    box = artifact("box", action=[{"play-card": "the card under this"}])
    bolt = action("bolt", {"deal": 2, "to": "an enemy creature"}, bonus=["amber"])
    game = scene(
        "brobnar",
        {"artifacts": [{"card": "box", "under": ["bolt"]}]},
        {"battleline": ["plain-5"]},
        cards=[box, bolt],
    )
    game.use("box")
    assert game.damage() == {"plain-5": 2}
    assert game.amber == (1, 0)
    assert game.card("box").under == []
    assert game.pile("discard") == ["bolt"]


@pytest.mark.rule("R24.14")
def test_what_has_left_play_is_not_triggered_any_more() -> None:
    last = action(
        "last",
        {"choose": "a friendly creature"},
        {"destroy": "it"},
        {"trigger-as-yours": "play", "of": "it"},
    )
    herald = made("herald", power=2, play=[{"gain": 3}])
    game = scene("brobnar", {"hand": ["last"], "battleline": ["herald"]}, cards=[last, herald])
    game.play("last")
    assert game.amber == (0, 0)


@pytest.mark.rule("R13.4", "R28.11")
def test_a_card_of_the_opponent_is_played_by_you_and_goes_home() -> None:
    theft = action("theft", {"play-card": "a card in their hand"})
    spark = made("spark", power=2, play=[{"steal": 1}], house="dis")
    game = scene(
        "brobnar",
        {"hand": ["theft"]},
        {"hand": ["spark"], "amber": 2},
        cards=[theft, spark, action("wipe", {"destroy": "each creature"})],
    )
    game.play("theft")
    assert game.line() == ["spark"]
    assert game.amber == (1, 1)
    assert game.card("spark").controller == 0


TEXTS = [
    ({"move-anywhere": "this"}, "Move herald anywhere in your battleline."),
    ({"move-anywhere": "a creature"}, "Move a creature anywhere in its controller’s battleline."),
    ({"rearrange": "you"}, "Rearrange the creatures in your battleline."),
    ({"rearrange": "each player"}, "Rearrange the creatures in each player’s battleline."),
    ({"rearrange": "chosen player"}, "Rearrange the creatures in that player’s battleline."),
    (
        {"play-card": "a creature in their discard pile"},
        "Play a creature from your opponent’s discard pile as if it were yours.",
    ),
    (
        {"play-card": "a creature in their discard pile", "anywhere": True},
        "Play a creature from your opponent’s discard pile as if it were yours, anywhere in your "
        "battleline.",
    ),
    (
        {"trigger-as-yours": "play", "of": "an action in your discard pile"},
        "Trigger the play effect of an action card from your discard pile as if you controlled "
        "that action card.",
    ),
    (
        {"trigger-as-yours": "play", "of": "the card under this"},
        "Trigger the play effect of the card under herald.",
    ),
]


@pytest.mark.parametrize(("effect", "text"), TEXTS)
def test_the_text_says_where_and_whose(effect: dict[str, object], text: str) -> None:
    assert card_text(made("herald", power=1, play=[effect])) == [f"Play: {text}"]


@pytest.mark.rule("R34.5", "R34.9")
def test_a_left_and_a_right_neighbor_are_one_each() -> None:
    post = made(
        "post",
        power=1,
        always=[
            {"to": "each left neighbor of this", "power": 1},
            {"to": "each right neighbor of this", "power": 2},
        ],
    )
    line = ["plain-1", "plain-2", "post", "plain-3", "plain-4"]
    game = scene("brobnar", {"battleline": line}, {"battleline": ["plain-5"]}, cards=[post])
    powers = [game.power(f"plain-{power}") for power in range(1, 6)]
    assert powers == [1, 3, 5, 4, 5]
    assert card_text(post) == [
        "Post’s left neighbor gets +1 power.",
        "Post’s right neighbor gets +2 power.",
    ]


@pytest.mark.parametrize("phrase", ["a left neighbor of this", "each left creature", "right card"])
def test_left_and_right_are_said_of_each_neighbor(phrase: str) -> None:
    facts = {"name": "x", "house": "dis", "type": "action", "play": [{"stun": phrase}]}
    card, problems = define("x", facts)
    assert card is None
    assert "each left neighbor of this" in problems[0][1]
