"""R23: the destroyed procedure."""

from __future__ import annotations

import pytest

from tests.scenario import Play, action, artifact, made, scene, upgrade

BOOM = action("boom", {"destroy": "each creature"})
WAVE = action("wave", {"deal": 2, "to": "each creature"})


@pytest.mark.rule("R23.1")
def test_destruction_by_effect_sacrifice_and_damage() -> None:
    give = action("give", {"sacrifice": "a friendly creature"})
    game = scene(
        "brobnar",
        {"hand": ["give", "wave", "boom"], "battleline": ["plain-9"]},
        {"battleline": ["plain-2", "plain-5"]},
        cards=[BOOM, WAVE, give],
    )
    game.play("give")
    assert [
        game.slug(event.card) for event in game.events("destroyed") if event.card is not None
    ] == ["plain-9"]
    game.play("wave")
    assert game.pile("discard", 1) == ["plain-2"]
    game.play("boom")
    assert game.line(1) == []


@pytest.mark.rule("R23.2", "R26.7")
def test_destroyed_abilities_see_all_tagged_cards_still_in_play() -> None:
    imp = made("imp", power=1, destroyed=[{"gain": {"count": "creature"}}])
    game = scene(
        "brobnar",
        {"hand": ["boom"], "battleline": ["plain-3"]},
        {"battleline": ["imp", "plain-4"]},
        cards=[BOOM, imp],
    )
    game.play("boom")
    assert game.amber == (0, 3)
    assert game.line(1) == []


@pytest.mark.rule("R23.2", "R23.12", "R31.5")
def test_after_destroyed_effects_need_their_card_in_play() -> None:
    witness = artifact("witness", after=[{"is-destroyed": "a creature", "do": [{"gain": 1}]}])
    dying = made("dying", power=2, after=[{"is-destroyed": "a creature", "do": [{"gain": 10}]}])
    game = scene(
        "brobnar",
        {"hand": ["boom"], "artifacts": ["witness"], "battleline": ["dying", "plain-3"]},
        cards=[BOOM, witness, dying],
    )
    game.play("boom")
    assert game.amber == (2, 0)


@pytest.mark.rule("R23.3")
def test_cards_destroyed_meanwhile_join_the_same_batch() -> None:
    bomb = made("bomb", power=1, destroyed=[{"deal": 2, "to": "each creature"}])
    counts = made("counts", power=2, destroyed=[{"gain": {"count": "creature"}}])
    game = scene(
        "brobnar",
        {"hand": ["hit"]},
        {"battleline": ["bomb", "counts", "plain-2"]},
        cards=[bomb, counts, action("hit", {"deal": 1, "to": "a creature"})],
    )
    game.play("hit").choose("bomb")
    assert game.amber == (0, 3)  # all three were still there
    assert sorted(game.pile("discard", 1)) == ["bomb", "counts", "plain-2"]


@pytest.mark.rule("R23.4", "R35.1")
@pytest.mark.ruling("Q14")
def test_a_tagged_card_is_not_tagged_again() -> None:
    keeper = upgrade(
        "keeper",
        always=[
            {
                "to": "this creature",
                "gains": {"destroyed": [{"destroy": "the most powerful enemy creature"}]},
            }
        ],
    )
    even = action("even", {"destroy": "each creature with even power"})
    game = scene(
        "brobnar",
        {"hand": ["even"], "battleline": [{"card": "plain-2", "upgrades": ["keeper"]}]},
        {"battleline": ["plain-6", "plain-5"]},
        cards=[keeper, even],
    )
    game.play("even")
    assert game.line(1) == ["plain-5"]
    assert sorted(game.pile("discard")) == ["even", "keeper", "plain-2"]
    assert game.pile("discard", 1) == ["plain-6"]


@pytest.mark.rule("R23.4")
def test_a_tagged_creature_cannot_be_chosen_as_a_sacrifice() -> None:
    priest = made(
        "priest",
        power=1,
        destroyed=[{"sacrifice": "a friendly creature"}, {"if-you-do": [{"gain": 5}]}],
    )
    game = scene(
        "brobnar", {"hand": ["boom"], "battleline": ["priest", "plain-3"]}, cards=[BOOM, priest]
    )
    game.play("boom")
    assert game.amber == (0, 0)


@pytest.mark.rule("R23.5")
def test_only_abilities_had_when_tagged_trigger() -> None:
    lender = made(
        "lender",
        power=2,
        destroyed=[
            {
                "lasting": "this turn",
                "always": [{"to": "each friendly creature", "gains": {"destroyed": [{"gain": 9}]}}],
            }
        ],
    )
    game = scene(
        "brobnar", {"hand": ["boom"], "battleline": ["lender", "plain-2"]}, cards=[BOOM, lender]
    )
    game.play("boom")
    assert game.amber == (0, 0)


@pytest.mark.rule("R23.6", "R45.3")
def test_healing_does_not_untag() -> None:
    healer = made("healer", power=2, destroyed=[{"heal": "all", "from": "each friendly creature"}])
    game = scene(
        "brobnar",
        {"hand": ["wave"]},
        {"battleline": ["healer", "plain-2", "plain-4"]},
        cards=[WAVE, healer],
    )
    game.play("wave")
    assert game.damage() == {"plain-4": 0}
    assert sorted(game.pile("discard", 1)) == ["healer", "plain-2"]


@pytest.mark.rule("R23.7", "R29.4")
def test_a_replaced_destruction_passes_the_tag_on() -> None:
    cloak = upgrade(
        "cloak",
        always=[
            {
                "to": "this creature",
                "gains": {
                    "destroyed": {
                        "instead": True,
                        "do": [{"heal": "all", "from": "this"}, {"destroy": "this upgrade"}],
                    }
                },
            }
        ],
    )
    bell = artifact("bell", after=[{"is-destroyed": "a creature", "do": [{"gain": 1}]}])
    game = scene(
        "brobnar",
        {"hand": ["boom"], "artifacts": ["bell"]},
        {"battleline": [{"card": "plain-3", "damage": 1, "upgrades": ["cloak"]}, "plain-2"]},
        cards=[BOOM, cloak, bell],
    )
    game.play("boom")
    assert game.damage() == {"plain-3": 0}
    assert sorted(game.pile("discard", 1)) == ["cloak", "plain-2"]
    assert game.amber == (1, 0)  # only plain-2 was destroyed


@pytest.mark.rule("R23.8")
def test_a_destroyed_card_that_goes_elsewhere_was_destroyed() -> None:
    bell = artifact("bell", after=[{"is-destroyed": "a creature", "do": [{"gain": 1}]}])
    game = scene(
        "brobnar",
        {"hand": ["boom"], "artifacts": ["bell"]},
        {"battleline": ["bad-penny"]},
        cards=[BOOM, bell],
    )
    game.play("boom")
    assert game.pile("hand", 1) == ["bad-penny"]
    assert game.amber == (1, 0)


@pytest.mark.rule("R23.9", "R43.9")
def test_ward_saves_from_being_tagged() -> None:
    bell = artifact("bell", after=[{"is-destroyed": "a creature", "do": [{"gain": 1}]}])
    game = scene(
        "brobnar",
        {"hand": ["boom"], "artifacts": ["bell"]},
        {"battleline": [{"card": "plain-3", "warded": True}, "plain-2"]},
        cards=[BOOM, bell],
    )
    game.play("boom")
    assert game.line(1) == ["plain-3"]
    assert not game.card("plain-3").warded
    assert game.amber == (1, 0)


@pytest.mark.rule("R23.9", "R43.11")
def test_a_ward_after_tagging_stops_only_other_ways_out() -> None:
    late = made("late", power=2, destroyed=[{"ward": "this"}, {"return": "this"}])
    game = scene("brobnar", {"hand": ["boom"]}, {"battleline": ["late"]}, cards=[BOOM, late])
    game.play("boom")
    assert game.pile("hand", 1) == []
    assert game.pile("discard", 1) == ["late"]


@pytest.mark.rule("R23.10", "R46.9")
def test_invulnerable_creatures_are_neither_tagged_nor_hurt() -> None:
    rock = made("rock", power=2, keywords=["invulnerable"])
    away = action("away", {"return": "an enemy creature"})
    game = scene(
        "brobnar",
        {"hand": ["boom", "wave", "away"]},
        {"battleline": ["rock"]},
        cards=[BOOM, WAVE, rock, away],
    )
    game.play("boom").play("wave")
    assert game.damage() == {"rock": 0}
    game.play("away")
    assert game.pile("hand", 1) == ["rock"]


@pytest.mark.rule("R23.11")
def test_only_your_own_cards_are_sacrificed() -> None:
    both = action("both", {"sacrifice": "each creature"})
    game = scene(
        "brobnar",
        {"hand": ["both"], "battleline": [{"card": "plain-3", "owner": 1}]},
        {"battleline": ["plain-4"]},
        cards=[both],
    )
    game.play("both")
    assert game.line(1) == ["plain-4"]
    assert game.pile("discard", 1) == ["plain-3"]


@pytest.mark.rule("R23.13")
def test_a_destruction_is_finished_before_the_next_instruction() -> None:
    two = action(
        "two", {"destroy": "an enemy creature"}, {"gain": {"count": "card in their discard pile"}}
    )
    game = scene("brobnar", {"hand": ["two"]}, {"battleline": ["plain-3"]}, cards=[two])
    game.play("two")
    assert game.amber == (1, 0)


@pytest.mark.rule("R23.14", "R24.6")
def test_what_happens_to_a_destroyed_card_finds_it_only_in_the_discard_pile() -> None:
    hunter = made(
        "hunter",
        power=9,
        after=[{"is-destroyed": "an enemy creature", "fighting": "this", "do": [{"purge": "it"}]}],
    )
    for enemy, purged, hand in (("plain-1", ["plain-1"], []), ("bad-penny", [], ["bad-penny"])):
        game = scene("brobnar", {"battleline": ["hunter"]}, {"battleline": [enemy]}, cards=[hunter])
        game.fight("hunter", enemy)
        assert game.pile("purged", 1) == purged
        assert game.pile("hand", 1) == hand


@pytest.mark.rule("R23.2")
def test_the_order_in_the_discard_pile_is_the_active_players_choice() -> None:
    """Asked only of players who want to be asked everything: nothing can tell the difference."""
    side = {"battleline": ["plain-3", "plain-4"]}
    game = scene("brobnar", {"hand": ["boom"]}, side, cards=[BOOM], auto=False)
    game.play("boom")
    assert game.asks("order")
    game.choose("plain-4")
    assert game.pile("discard", 1) == ["plain-3", "plain-4"]
    assert scene("brobnar", {"hand": ["boom"]}, side, cards=[BOOM]).play("boom").asks("main")


@pytest.mark.rule("R23.3", "R23.5")
def test_a_card_tagged_meanwhile_that_leaves_before_its_turn_still_resolves_its_ability() -> None:
    bomb = made(
        "bomb",
        power=1,
        destroyed=[{"deal": 2, "to": "each creature"}, {"archive": "each friendly creature"}],
    )
    rich = made("rich", power=2, destroyed=[{"gain": 3}])
    game = scene(
        "brobnar",
        {"hand": ["hit"]},
        {"battleline": ["bomb", "rich"]},
        cards=[bomb, rich, action("hit", {"deal": 1, "to": "a creature"})],
    )
    game.play("hit").choose("bomb")
    assert game.amber == (0, 3)
    assert sorted(game.pile("archives", 1)) == ["bomb", "rich"]


@pytest.mark.rule("R29.2", "R28.2", "R23.7")
def test_a_replaced_destruction_is_not_a_destruction_for_the_ability_that_wanted_it() -> None:
    cloaked = {"card": "commander-remiel", "damage": 1, "upgrades": ["armageddon-cloak"]}
    game = scene("shadows", {"hand": ["finishing-blow"]}, {"amber": 3, "battleline": [cloaked]})
    game.play("finishing-blow")
    assert game.line(1) == ["commander-remiel"]
    assert game.pile("discard", 1) == ["armageddon-cloak"]
    assert game.amber == (1, 3)  # only the bonus icon: nothing was destroyed


@pytest.mark.rule("R1.6", "R23.7")
def test_the_active_player_chooses_among_replacements_of_a_destruction() -> None:
    cloaked = {"card": "self-bolstering-automata", "upgrades": ["armageddon-cloak"]}

    def boom() -> Play:
        side = {"battleline": ["plain-3", cloaked]}
        return scene("brobnar", {"hand": ["boom"]}, side, cards=[BOOM]).play("boom")

    game = boom()
    assert game.game.decision is not None
    assert "instead of destroying Self-Bolstering Automata" in game.game.decision.prompt
    game.choose("Self-Bolstering Automata: Destroyed").choose("left")
    assert game.card("self-bolstering-automata").power_counters == 2
    assert game.card("self-bolstering-automata").upgrades == [game.id("armageddon-cloak")]
    game = boom().choose("Self-Bolstering Automata: Destroyed (Armageddon Cloak)")
    assert game.card("self-bolstering-automata").power_counters == 0
    assert "armageddon-cloak" in game.pile("discard", 1)


@pytest.mark.rule("R23.5", "R23.7")
def test_a_replacement_gained_after_the_tag_does_not_save() -> None:
    saver = {"destroyed": {"instead": True, "do": [{"heal": "all", "from": "this"}]}}
    late = made(
        "late",
        power=2,
        destroyed=[
            {
                "lasting": "this turn",
                "always": [{"to": "each friendly creature", "gains": saver}],
            }
        ],
    )
    game = scene(
        "brobnar", {"hand": ["boom"]}, {"battleline": ["late", "plain-3"]}, cards=[BOOM, late]
    )
    game.play("boom")
    assert game.line(1) == []


@pytest.mark.rule("R23.4")
def test_what_is_being_destroyed_is_not_destroyed_a_second_time() -> None:
    bomb = made("bomb", power=1, destroyed=[{"destroy": "each creature"}, {"gain": 1}])
    game = scene(
        "brobnar",
        {"hand": ["boom"], "battleline": ["plain-3"]},
        {"battleline": ["bomb", "plain-2"]},
        cards=[BOOM, bomb],
    )
    game.play("boom")
    assert game.amber == (0, 1)
    assert sorted(game.slug(event.card) for event in game.events("destroyed") if event.card) == [
        "bomb",
        "plain-2",
        "plain-3",
    ]


@pytest.mark.rule("R23.4")
@pytest.mark.parametrize("verb", ["destroy", "sacrifice"])
def test_only_what_is_not_being_destroyed_is_offered(verb: str) -> None:
    priest = made("priest", power=1, destroyed=[{verb: "a friendly creature"}])
    hit = action("hit", {"destroy": "an enemy creature named priest"})
    game = scene(
        "brobnar",
        {"hand": ["hit"]},
        {"battleline": ["priest", "plain-3", "plain-4"]},
        cards=[hit, priest],
    )
    game.play("hit")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.line(1) == ["plain-3"]


@pytest.mark.rule("R23.7", "R43.7")
def test_a_ward_that_comes_too_late_does_not_keep_a_creature_in_play() -> None:
    late = made("late", power=1, destroyed=[{"ward": "each friendly creature"}])
    game = scene(
        "brobnar", {"hand": ["boom"]}, {"battleline": ["late", "plain-3"]}, cards=[BOOM, late]
    )
    game.play("boom")
    assert game.line(1) == []
    assert sorted(game.pile("discard", 1)) == ["late", "plain-3"]


@pytest.mark.rule("R23.4", "R35.1")
def test_in_a_tie_what_is_being_destroyed_is_not_offered() -> None:
    priest = made("priest", power=4, destroyed=[{"destroy": "the most powerful friendly creature"}])
    hit = action("hit", {"destroy": "an enemy creature named priest"})
    game = scene(
        "brobnar",
        {"hand": ["hit"]},
        {"battleline": ["priest", "plain-4", "plain-4", "plain-2"]},
        cards=[hit, priest],
    )
    game.play("hit")
    assert game.targets() == ["plain-4", "plain-4"]
    game.choose("plain-4")
    assert game.line(1) == ["plain-4", "plain-2"]


@pytest.mark.rule("R23.4", "R35.1")
def test_of_several_most_powerful_what_is_not_being_destroyed_comes_first() -> None:
    two = [{"destroy": "the 2 most powerful friendly creatures"}]
    priest = made("priest", power=4, destroyed=two)
    novice = made("novice", power=4)
    hit = action("hit", {"destroy": "each enemy creature with power 4"}, {"gain": 1})
    guard = made("guard", power=4, always=[{"to": "this", "keywords": ["invulnerable"]}])
    line = ["priest", "novice", "guard", "plain-2"]
    game = scene(
        "brobnar", {"hand": ["hit"]}, {"battleline": line}, cards=[hit, priest, novice, guard]
    )
    game.play("hit")
    assert game.asks("main")  # the guard and one that is lost anyway: nothing to choose
    assert game.line(1) == ["guard", "plain-2"]
