"""The actions of Dis in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["dis", "untamed", "shadows"]


@pytest.mark.ruling("Q38")
@pytest.mark.erratum("E04")
def test_pain_reaction_hits_the_neighbors_after_the_creature_has_left() -> None:
    game = scene(
        "dis",
        {"hand": ["pain-reaction"], "battleline": ["plain-2"]},
        {"battleline": ["plain-3", "plain-2", "plain-3", "plain-3"]},
    )
    game.play("pain-reaction")
    assert game.targets() == ["plain-3", "plain-2", "plain-3", "plain-3"]
    game.choose("plain-2#2")
    assert game.damage() == {"plain-2": 0, "plain-3": 2, "plain-3#2": 2, "plain-3#3": 0}
    assert game.pile("discard", 1) == ["plain-2"]
    assert game.amber == (1, 0)


@pytest.mark.erratum("E04")
def test_pain_reaction_is_two_events_of_damage() -> None:
    game = scene(
        "dis",
        {"hand": ["pain-reaction"]},
        {"battleline": ["plain-2", {"card": "bad-penny", "damage": 0}, "plain-9"]},
    )
    game.play("pain-reaction").choose("bad-penny")
    assert game.pile("hand", 1) == ["bad-penny"]  # gone before its neighbors are hit
    assert game.line(1) == ["plain-9"]
    assert game.pile("discard", 1) == ["plain-2"]


@pytest.mark.parametrize(
    "target", ["plain-3", {"card": "plain-2", "warded": True}, "staunch-knight"]
)
def test_pain_reaction_stops_when_nothing_is_destroyed(target: object) -> None:
    name = target if isinstance(target, str) else "plain-2"
    game = scene("dis", {"hand": ["pain-reaction"]}, {"battleline": ["plain-8", target, "plain-9"]})
    game.play("pain-reaction").choose(name)
    assert game.line(1) == ["plain-8", name, "plain-9"]
    assert (game.card("plain-8").damage, game.card("plain-9").damage) == (0, 0)


def shadowed(**theirs: object) -> Play:
    """Player 1's turn after player 0 has played Shadow of Dis."""
    game = scene(
        "dis",
        {"hand": ["shadow-of-dis"], "houses": HOUSES, "battleline": ["plain-9"]},
        {"houses": HOUSES, **theirs},
    )
    game.play("shadow-of-dis")
    assert game.amber == (1, 0)
    return game.end()


def test_shadow_of_dis_blanks_enemy_creatures_until_your_next_turn() -> None:
    game = shadowed(battleline=["batdrone", "urchin"], amber=0)
    assert game.keywords("batdrone") == {}
    assert game.keywords("urchin") == {}
    assert game.power("batdrone") == 2
    game.choose("shadows").end().choose("dis")
    assert game.keywords("batdrone") == {"skirmish": 0}
    assert game.keywords("urchin") == {"elusive": 0}


def test_shadow_of_dis_spares_friendly_creatures_and_traits() -> None:
    game = scene(
        "dis",
        {"hand": ["shadow-of-dis"], "battleline": ["batdrone"]},
        {"battleline": ["silvertooth"], "artifacts": ["library-of-babble"], "deck": ["fear"]},
    )
    game.play("shadow-of-dis")
    assert game.keywords("batdrone") == {"skirmish": 0}
    thieves = game.game.table.state.in_play[game.id("silvertooth")].definition.traits
    assert thieves == {"elf", "thief"}


def test_shadow_of_dis_leaves_artifacts_alone() -> None:
    game = shadowed(artifacts=["shard-of-greed"])
    game.choose("shadows").use("shard-of-greed")
    assert game.amber == (1, 1)


@pytest.mark.rule("R25.7")
def test_shadow_of_dis_reaches_what_upgrades_gave() -> None:
    boots = {"card": "urchin", "upgrades": ["rocket-boots"]}
    game = shadowed(battleline=[boots])
    game.choose("shadows").reap("urchin")
    assert game.card("urchin").exhausted  # what it gained is its own


@pytest.mark.rule("R25.7")
def test_shadow_of_dis_silences_a_duskrunner() -> None:
    game = shadowed(battleline=[{"card": "batdrone", "upgrades": ["duskrunner"]}])
    game.choose("logos").reap("batdrone")
    assert game.amber == (1, 1)  # one for the opponent's reap, none stolen


@pytest.mark.ruling("Q05")
def test_shadow_of_dis_and_a_creature_that_enters_ready() -> None:
    game = shadowed(hand=["silvertooth"])
    game.choose("shadows").play("silvertooth")
    assert not game.card("silvertooth").exhausted


@pytest.mark.ruling("Q06")
def test_shadow_of_dis_and_two_alpha_creatures() -> None:
    game = shadowed(hand=["glimmer", "glimmer"], discard=["fear"])
    game.choose("untamed").play("glimmer#1")
    assert game.pile("discard", 1) == ["fear"]  # its Play ability is blank
    assert not game.can("play", "glimmer#2")
    assert game.why("play", "glimmer#2")[0].rule == "R46.1"


@pytest.mark.ruling("Q07")
def test_shadow_of_dis_and_an_omega_creature() -> None:
    game = shadowed(hand=["duskwitch", "dust-pixie"], battleline=["snufflegator"])
    game.choose("untamed").play("duskwitch").play("dust-pixie")
    assert game.can("reap", "snufflegator")


def test_binding_irons_chain_the_opponent() -> None:
    game = scene("dis", {"hand": ["binding-irons"], "chains": 1}, {"chains": 2})
    game.play("binding-irons")
    assert game.chains == (1, 5)


def test_cull_the_weak_destroys_the_least_powerful_enemy() -> None:
    game = scene(
        "dis",
        {"hand": ["cull-the-weak"], "battleline": ["plain-1"]},
        {"battleline": ["plain-3", "plain-2", "plain-4"]},
    )
    game.play("cull-the-weak")
    assert game.line() == ["plain-1"]
    assert game.line(1) == ["plain-3", "plain-4"]


def test_cull_the_weak_lets_the_active_player_break_a_tie() -> None:
    game = scene(
        "dis",
        {"hand": ["cull-the-weak"]},
        {"battleline": ["plain-2", "krump", "plain-2"]},
    )
    game.play("cull-the-weak")
    assert game.targets() == ["plain-2", "plain-2"]
    game.choose("plain-2#2")
    assert game.line(1) == ["plain-2", "krump"]


def test_cull_the_weak_with_no_enemy_does_nothing() -> None:
    game = scene("dis", {"hand": ["cull-the-weak"], "battleline": ["plain-1"]})
    game.play("cull-the-weak")
    assert game.line() == ["plain-1"]


def test_exhume_plays_a_creature_from_your_discard_pile() -> None:
    game = scene(
        "dis",
        {"hand": ["exhume"], "discard": ["punch", "batdrone", "charette"]},
        {"discard": ["krump"], "amber": 4},
    )
    game.play("exhume")
    assert game.targets() == ["batdrone", "charette"]
    game.choose("charette").yes()
    assert game.line() == ["charette"]
    assert game.captured() == {"charette": 3}
    assert game.pile("discard") == ["exhume", "punch", "batdrone"]
    assert [event.kind for event in game.events("played")] == ["played", "played"]


def test_exhume_need_not_play_it() -> None:
    game = scene("dis", {"hand": ["exhume"], "discard": ["charette"]}, {"amber": 4})
    game.play("exhume").no()
    assert game.line() == []
    assert game.pile("discard") == ["exhume", "charette"]


def test_exhume_with_no_creature_there_does_nothing() -> None:
    game = scene("dis", {"hand": ["exhume"], "discard": ["punch"]}, {"discard": ["charette"]})
    game.play("exhume")
    assert game.asks("main")
    assert game.pile("discard") == ["exhume", "punch"]


def test_misery_exploit_pays_for_damaged_enemies() -> None:
    hurt = {"card": "plain-5", "damage": 1}
    game = scene(
        "dis",
        {"hand": ["misery-exploit"], "battleline": [hurt]},
        {"battleline": [hurt, "plain-4", {"card": "plain-6", "damage": 3}]},
    )
    game.play("misery-exploit")
    assert game.amber == (2, 0)


def test_misery_exploit_pays_nothing_where_nobody_is_hurt() -> None:
    game = scene("dis", {"hand": ["misery-exploit"]}, {"battleline": ["plain-4"]})
    game.play("misery-exploit")
    assert game.amber == (0, 0)


def test_not_finished_with_you_shuffles_creatures_back() -> None:
    game = scene(
        "dis",
        {
            "hand": ["not-finished-with-you"],
            "discard": ["punch", "charette", "batdrone", "krump"],
            "deck": ["fear"],
        },
        {"discard": ["troll"]},
    )
    game.play("not-finished-with-you")
    assert game.targets() == ["charette", "batdrone", "krump"]
    game.choose("charette", "krump")
    assert sorted(game.pile("deck")) == ["charette", "fear", "krump"]
    assert sorted(game.pile("discard")) == ["batdrone", "not-finished-with-you", "punch"]
    assert len(game.events("shuffled")) == 1


def test_not_finished_with_you_may_take_none() -> None:
    game = scene("dis", {"hand": ["not-finished-with-you"], "discard": ["charette", "batdrone"]})
    game.play("not-finished-with-you").none()
    assert game.pile("deck") == []


def test_unlocked_gateway_destroys_everything_and_ends_the_step() -> None:
    game = scene(
        "dis",
        {
            "hand": ["unlocked-gateway", "fear", "pitlord"],
            "battleline": ["plain-3"],
            "artifacts": ["cannon"],
            "houses": ["dis"],
        },
        {"battleline": ["plain-9", "dust-imp"], "artifacts": ["lifeward"], "houses": ["brobnar"]},
    )
    game.play("unlocked-gateway")
    assert (game.line(), game.line(1)) == ([], [])
    assert (game.pile("artifacts"), game.pile("artifacts", 1)) == (["cannon"], ["lifeward"])
    assert game.amber == (0, 2)
    assert game.game.active == 1


@pytest.mark.parametrize("damage", [1, 2])
def test_ortannu_s_binding_hurts_a_friendly_creature(damage: int) -> None:
    game = scene(
        "dis",
        {
            "hand": ["ortannu-s-binding"],
            "battleline": ["plain-3", {"card": "plain-4", "damage": damage}],
        },
        {"battleline": ["plain-5"]},
    )
    game.play("ortannu-s-binding")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert game.line() == (["plain-3", "plain-4"] if damage == 1 else ["plain-3"])
    assert game.damage(1) == {"plain-5": 0}


def test_ortannu_s_binding_with_no_friendly_creature_does_nothing() -> None:
    game = scene("dis", {"hand": ["ortannu-s-binding"]}, {"battleline": ["plain-5"]})
    game.play("ortannu-s-binding")
    assert game.damage() == {"plain-5": 0}


@pytest.mark.rule("R37.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_banish_puts_an_enemy_into_the_archives_of_the_opponent(owner: int) -> None:
    game = scene(
        "dis",
        {"hand": ["banish"], "battleline": ["plain-3"]},
        {"battleline": [{"card": "plain-4", "owner": owner}, "plain-5"]},
    )
    game.play("banish")
    assert game.targets() == ["plain-4", "plain-5"]
    game.choose("plain-4")
    assert game.pile("archives", 1) == ["plain-4"]
    assert game.pile("archives") == []
    assert game.line(1) == ["plain-5"]
