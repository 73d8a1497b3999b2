"""R25 to R27 and R30 to R33: abilities, how they resolve, how long they last."""

from __future__ import annotations

import pytest

from tests.scenario import action, artifact, made, scene, upgrade


@pytest.mark.rule("R25.4", "R27.1", "R27.7")
def test_as_much_as_possible_is_done() -> None:
    two = action("two", {"stun": "2 enemy creatures"}, {"draw": 3}, {"gain": 1})
    game = scene(
        "brobnar", {"hand": ["two"], "deck": ["punch"]}, {"battleline": ["plain-3"]}, cards=[two]
    )
    game.play("two")
    assert game.card("plain-3").stunned
    assert game.pile("hand") == ["punch"]
    assert game.amber == (1, 0)


@pytest.mark.rule("R25.5", "R27.2")
def test_instructions_in_printed_order() -> None:
    one = action("one", {"gain": 2}, {"lose": {"half": {"amber-of": "you"}}})
    two = action("two", {"lose": {"half": {"amber-of": "you"}}}, {"gain": 2})
    for card, amber in ((one, 3), (two, 4)):
        game = scene("brobnar", {"hand": [card.slug], "amber": 4}, cards=[card])
        game.play(card.slug)
        assert game.amber == (amber, 0)


@pytest.mark.rule("R25.7")
def test_a_blank_text_box_has_no_abilities_or_keywords_but_traits() -> None:
    hush = action(
        "hush",
        {
            "lasting": "until your next turn",
            "always": [{"to": "each enemy creature", "blank": True}],
        },
    )
    champ = made(
        "champ", power=5, traits=["knight"], keywords=["taunt"], always=[{"to": "this", "power": 3}]
    )
    game = scene("brobnar", {"hand": ["hush"]}, {"battleline": ["champ"]}, cards=[hush, champ])
    assert game.power("champ") == 8
    game.play("hush")
    assert game.power("champ") == 5
    assert game.keywords("champ") == {}
    from keyforge_tui.engine.table import characteristics

    assert characteristics.traits(game.game.table, game.id("champ")) == {"knight"}


@pytest.mark.rule("R26.12")
def test_a_combined_prefix_triggers_at_each_event() -> None:
    all_three = made("all-three", power=5, **{"play/fight/reap": [{"gain": 2}]})
    game = scene("brobnar", {"hand": ["all-three"]}, {"battleline": ["plain-1"]}, cards=[all_three])
    game.play("all-three")
    assert game.amber == (2, 0)
    game.end()
    game.end()
    game.fight("all-three", "plain-1")
    assert game.amber == (4, 0)
    game.end()
    game.end()
    game.reap("all-three")
    assert game.amber == (7, 0)


@pytest.mark.rule("R26.14")
def test_before_the_play_effect_comes_first() -> None:
    suit = upgrade(
        "suit",
        after=[
            {
                "plays": "an action",
                "by": "each player",
                "before-play": True,
                "do": [{"ward": "this creature"}],
            }
        ],
    )
    boom = action("boom", {"destroy": "each creature"})
    game = scene(
        "brobnar",
        {"hand": ["boom"], "battleline": [{"card": "plain-3", "upgrades": ["suit"]}]},
        {"battleline": ["plain-4"]},
        cards=[suit, boom],
    )
    game.play("boom")
    assert game.line() == ["plain-3"]
    assert game.line(1) == []


@pytest.mark.rule("R27.4")
def test_what_triggers_in_the_middle_is_resolved_first() -> None:
    bell = artifact("bell", after=[{"is-destroyed": "an enemy creature", "do": [{"gain": 3}]}])
    two = action("two", {"destroy": "an enemy creature"}, {"lose": {"half": {"amber-of": "you"}}})
    game = scene(
        "brobnar",
        {"hand": ["two"], "artifacts": ["bell"], "amber": 1},
        {"battleline": ["plain-3"]},
        cards=[bell, two],
    )
    game.play("two")
    assert game.amber == (2, 0)


@pytest.mark.rule("R27.6", "R43.1", "R45.2")
def test_targets_may_be_chosen_for_no_effect() -> None:
    stun = action("stun", {"stun": "a creature"})
    heal = action("heal", {"heal": 2, "from": "a creature"})
    game = scene(
        "brobnar",
        {"hand": ["stun", "heal"]},
        {"battleline": [{"card": "plain-3", "stunned": True}, "plain-4"]},
        cards=[stun, heal],
    )
    game.play("stun").choose("plain-3")
    assert game.card("plain-3").stunned
    assert not game.card("plain-4").stunned
    game.play("heal")
    assert sorted(game.targets()) == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.events("healed") == []


@pytest.mark.rule("R27.8")
def test_cards_looked_at_stay_in_place() -> None:
    peek = action("peek", {"look-at": "the top 2 cards of your deck"})
    game = scene("brobnar", {"hand": ["peek"], "deck": ["punch", "fear", "anger"]}, cards=[peek])
    game.play("peek")
    assert game.pile("deck") == ["punch", "fear", "anger"]


# -- lasting effects ---------------------------------------------------------------------------


@pytest.mark.rule("R30.1", "R30.2", "R30.4")
def test_a_lasting_effect_reaches_cards_that_come_later() -> None:
    shout = action(
        "shout",
        {
            "lasting": "this turn",
            "always": [{"to": "each friendly creature", "power": {"keys": "you"}}],
        },
    )
    game = scene("brobnar", {"hand": ["shout", "plain-3"], "keys": ["red"]}, cards=[shout])
    game.play("shout").play("plain-3")
    assert game.power("plain-3") == 4
    game.game.table.state.players[0].keys["blue"] = True  # type: ignore[index]
    game.game.table.touch()
    assert game.power("plain-3") == 5
    game.end()
    assert game.power("plain-3") == 3


@pytest.mark.rule("R30.3")
def test_a_lasting_effect_outlives_its_source() -> None:
    shout = made(
        "shout",
        power=2,
        play=[
            {"lasting": "this turn", "always": [{"to": "each friendly creature", "power": 2}]},
            {"destroy": "this"},
        ],
    )
    game = scene("brobnar", {"hand": ["shout"], "battleline": ["plain-3"]}, cards=[shout])
    game.play("shout", "left")
    assert game.line() == ["plain-3"]
    assert game.power("plain-3") == 5


@pytest.mark.rule("R30.1")
@pytest.mark.parametrize(
    ("duration", "now", "theirs", "mine"),
    [
        ("this turn", 1, 0, 0),
        ("opponent next turn", 0, 1, 0),
        ("until your next turn", 1, 1, 0),
        ("until end of your next turn", 1, 1, 1),
    ],
)
def test_durations(duration: str, now: int, theirs: int, mine: int) -> None:
    spell = action("spell", {"lasting": duration, "always": [{"to": "each creature", "power": 1}]})
    game = scene("brobnar", {"hand": ["spell"], "battleline": ["plain-3"]}, cards=[spell])
    game.play("spell")
    found = [game.power("plain-3") - 3]
    for _ in range(2):
        game.end()
        found.append(game.power("plain-3") - 3)
    assert found == [now, theirs, mine]


@pytest.mark.rule("R30.6")
def test_until_it_leaves_play() -> None:
    holder = made(
        "holder",
        power=2,
        play=[
            {
                "lasting": "while this is in play",
                "always": [{"to": "each enemy creature", "power": -1}],
            }
        ],
    )
    game = scene(
        "brobnar", {"hand": ["holder", "punch"]}, {"battleline": ["plain-5"]}, cards=[holder]
    )
    game.play("holder")
    game.end()
    game.end()
    assert game.power("plain-5") == 4
    game.play("punch").choose("holder")
    assert game.power("plain-5") == 5


# -- cannot, self-reference ----------------------------------------------------------------------


@pytest.mark.rule("R32.1", "R32.2", "R32.3")
def test_cannot_beats_may_and_must() -> None:
    may = artifact("may", always=[{"to": "each friendly creature", "usable": True}])
    ban = artifact("ban", always=[{"to": "each enemy creature", "cannot": ["reap"]}])
    force = action("force", {"reap-with": "a friendly creature"})
    game = scene(
        "brobnar",
        {"hand": ["force"], "battleline": ["dodger"], "artifacts": ["may"]},
        {"artifacts": ["ban"]},
        cards=[may, ban, force],
    )
    assert not game.can("reap", "dodger")
    game.play("force")
    assert game.amber == (0, 0)
    assert not game.card("dodger").exhausted


@pytest.mark.rule("R33.1")
def test_a_card_means_only_itself_by_its_name() -> None:
    troll = made("troll", power=3, reap=[{"power-counters": 1, "onto": "this"}])
    game = scene("brobnar", {"battleline": ["troll", "troll"]}, cards=[troll])
    game.reap("troll#2")
    assert (game.power("troll#1"), game.power("troll#2")) == (3, 4)


@pytest.mark.rule("R33.2", "R33.3", "R33.4")
def test_gained_text_means_the_card_that_gained_it() -> None:
    lent = upgrade(
        "lent",
        always=[{"to": "this creature", "gains": {"destroyed": [{"return": "this"}]}}],
    )
    boom = action("boom", {"destroy": "each creature"})
    game = scene(
        "brobnar",
        {"hand": ["boom"], "battleline": [{"card": "plain-3", "upgrades": ["lent"]}, "plain-4"]},
        cards=[lent, boom],
    )
    game.play("boom")
    assert game.pile("hand") == ["plain-3"]
    assert sorted(game.pile("discard")) == ["boom", "lent", "plain-4"]


@pytest.mark.rule("R28.11", "R33.5")
def test_as_if_it_were_yours() -> None:
    nexus = made("nexus", power=3, reap=[{"use-as-yours": "an enemy artifact"}])
    bomb = artifact(
        "bomb",
        action=[
            {"sacrifice": "this"},
            {"gain": {"count": "friendly artifact"}},
            {"lose": 1, "who": "opponent"},
        ],
    )
    game = scene(
        "brobnar",
        {"battleline": ["nexus"], "artifacts": ["cannon", "cannon"]},
        {"artifacts": ["bomb"], "amber": 3},
        cards=[nexus, bomb],
    )
    game.reap("nexus")
    assert game.amber == (3, 2)  # 1 from the reap, 2 artifacts of ours; the bomb is gone
    assert game.pile("discard", 1) == ["bomb"]


@pytest.mark.rule("R25.7")
def test_a_blank_state_trigger_sleeps() -> None:
    loner = made(
        "loner",
        power=5,
        **{"as-soon-as": [{"when": {"none": "enemy creature"}, "do": [{"destroy": "this"}]}]},
    )
    fog = artifact("fog", always=[{"to": "each enemy creature", "blank": True}])
    give = action("give", {"sacrifice": "a friendly creature"})
    clear = action("clear", {"destroy": "a friendly artifact"})
    game = scene(
        "brobnar",
        {"hand": ["give", "clear"], "battleline": ["plain-1"], "artifacts": ["fog"]},
        {"battleline": ["loner"]},
        cards=[loner, fog, give, clear],
    )
    game.play("give")
    assert game.line(1) == ["loner"]
    game.play("clear")
    assert game.line(1) == []


@pytest.mark.rule("R25.7", "R26.13")
def test_a_blank_text_box_has_nothing_that_was_given_either() -> None:
    fog = artifact("fog", always=[{"to": "each enemy creature", "blank": True}])
    clear = action("clear", {"destroy": "an enemy artifact"})
    gift = upgrade(
        "gift",
        always=[
            {"to": "this creature", "power": 2, "armor": 1, "keywords": ["taunt"]},
            {
                "to": "this creature",
                "gains": {
                    "reap": [{"gain": 5}],
                    "after": [{"reaps": "a friendly creature", "do": [{"draw": 1}]}],
                    "always": [{"to": "each neighbor", "power": 3}],
                },
            },
        ],
    )
    game = scene(
        "brobnar",
        {
            "hand": ["clear"],
            "deck": ["punch", "punch"],
            "battleline": [{"card": "plain-3", "upgrades": ["gift"]}, "plain-1"],
        },
        {"artifacts": ["fog"]},
        cards=[fog, clear, gift],
    )
    assert (game.power("plain-3"), game.armor("plain-3"), game.power("plain-1")) == (5, 1, 1)
    assert game.keywords("plain-3") == {}
    game.reap("plain-1").reap("plain-3")
    assert game.amber == (2, 0)
    assert game.pile("hand") == ["clear"]
    game.play("clear")
    assert game.power("plain-1") == 4
    assert game.keywords("plain-3") == {"taunt": 0}


@pytest.mark.rule("R54.1", "R33.2")
def test_a_text_box_that_is_given_has_its_traits() -> None:
    model = made("model", power=3, traits=["knight"])
    lend = action(
        "lend",
        {"reveal": "a creature in your hand", "as": "shown"},
        {"give-text-box": "the shown", "to": "a friendly creature"},
    )
    salute = action("salute", {"ready": "each knight creature"})
    game = scene(
        "brobnar",
        {
            "hand": ["lend", "model", "salute"],
            "battleline": [{"card": "plain-2", "exhausted": True}],
        },
        cards=[model, lend, salute],
    )
    game.play("lend").play("salute")
    assert not game.card("plain-2").exhausted


@pytest.mark.rule("R25.7")
def test_of_two_that_would_blank_each_other_the_first_one_does() -> None:
    fog = made(
        "fog", power=2, keywords=["taunt"], always=[{"to": "each other creature", "blank": True}]
    )
    elf = made("elf", power=2, keywords=["elusive"])
    game = scene(
        "brobnar",
        {"battleline": ["fog"], "hand": ["fog"]},
        {"battleline": ["elf"]},
        cards=[fog, elf],
    )
    game.play("fog#1")
    assert [game.keywords(name) for name in ("fog#2", "fog#1", "elf")] == [{"taunt": 0}, {}, {}]


@pytest.mark.rule("R30.5")
def test_what_lasts_for_several_goes_on_when_one_of_them_is_gone() -> None:
    lasting = {"lasting": "this turn", "always": [{"to": "it", "power": 2}]}
    cards = [action("song", {"exhaust": "each friendly creature"}, lasting)]
    line = {"battleline": ["plain-3", "plain-4"]}
    game = scene("brobnar", {"hand": ["song", "punch", "punch"], **line}, cards=cards)
    game.play("song").play("punch").choose("plain-3").play("punch#2").choose("plain-3")
    assert (game.line(), game.power("plain-4")) == (["plain-4"], 6)


@pytest.mark.parametrize(("answer", "amber"), [("Yes", 2), ("No", 1)])
def test_an_ability_that_may_be_used_works_only_with_a_yes(answer: str, amber: int) -> None:
    after = [{"reaps": "a friendly creature", "may": True, "do": [{"gain": 1}]}]
    game = scene("brobnar", {"battleline": ["giver"]}, cards=[made("giver", power=3, after=after)])
    game.reap("giver")
    assert game.offered() == ["Yes", "No"]
    assert game.choose(answer).amber == (amber, 0)
