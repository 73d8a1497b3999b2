"""The creatures of Untamed in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene

HOUSES = ["untamed", "shadows", "logos"]


def test_duskwitch_lets_your_creatures_enter_ready() -> None:
    game = scene(
        "untamed",
        {
            "battleline": ["duskwitch"],
            "hand": ["dust-pixie", "snufflegator"],
            "houses": HOUSES,
        },
        {"hand": ["dust-pixie"], "houses": HOUSES},
    )
    game.play("dust-pixie#1").play("snufflegator")
    assert game.can("reap", "dust-pixie#1")
    assert game.can("reap", "snufflegator")
    game.end().choose("untamed").play("dust-pixie#2")
    assert game.card("dust-pixie#2").exhausted


def test_duskwitch_does_not_reach_artifacts() -> None:
    game = scene("logos", {"battleline": ["duskwitch"], "hand": ["library-of-babble"]})
    game.play("library-of-babble")
    assert game.card("library-of-babble").exhausted


def test_duskwitch_ends_the_step() -> None:
    game = scene(
        "untamed",
        {"hand": ["duskwitch", "dust-pixie"], "battleline": ["snufflegator"], "houses": HOUSES},
        {"houses": HOUSES},
    )
    game.play("duskwitch")
    assert game.game.active == 1
    assert "dust-pixie" in game.pile("hand")


def test_duskwitch_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["duskwitch"]})
    game.fight("plain-5", "duskwitch")
    assert game.line(1) == ["duskwitch"]


def test_glimmer_returns_a_card_from_your_discard_pile() -> None:
    game = scene(
        "untamed",
        {"hand": ["glimmer"], "discard": ["fear", "mother"]},
        {"discard": ["anger"]},
    )
    game.play("glimmer")
    assert game.targets() == ["fear", "mother"]
    game.choose("mother")
    assert game.pile("hand") == ["mother"]
    assert game.pile("discard") == ["fear"]
    assert game.pile("discard", 1) == ["anger"]


@pytest.mark.rule("R46.1")
def test_glimmer_must_be_the_first_thing() -> None:
    game = scene("untamed", {"hand": ["glimmer", "dust-pixie"], "discard": ["fear"]})
    assert game.can("play", "glimmer")
    game.play("dust-pixie")
    assert not game.can("play", "glimmer")


@pytest.mark.erratum("E21")
def test_panpaca_jaga_has_skirmish_and_gives_it_to_its_left() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4", "panpaca-jaga", "plain-5"]},
        {"battleline": ["plain-9", "panpaca-jaga", "plain-8"]},
    )
    for name in ("plain-3", "plain-4", "panpaca-jaga#1", "plain-9", "panpaca-jaga#2"):
        assert "skirmish" in game.keywords(name)
    for name in ("plain-5", "plain-8"):
        assert game.keywords(name) == {}
    game.fight("plain-3", "plain-9")
    assert game.card("plain-3").damage == 0


def test_panpaca_jaga_gives_nothing_once_it_is_gone() -> None:
    game = scene(
        "brobnar", {"battleline": ["plain-9"]}, {"battleline": ["plain-3", "panpaca-jaga"]}
    )
    assert "skirmish" in game.keywords("plain-3")
    game.fight("plain-9", "panpaca-jaga")
    assert game.keywords("plain-3") == {}


@pytest.mark.ruling("Q16")
def test_pos_pixies_against_nerve_blast() -> None:
    game = scene(
        "shadows",
        {"hand": ["nerve-blast"]},
        {"battleline": ["po-s-pixies", "plain-3"], "amber": 2},
    )
    game.play("nerve-blast").choose("plain-3")
    assert game.amber == (1, 2)
    assert game.damage(1) == {"po-s-pixies": 0, "plain-3": 2}


@pytest.mark.ruling("Q19")
def test_pos_pixies_against_two_sir_marrows() -> None:
    game = scene(
        "untamed",
        {"battleline": ["po-s-pixies"]},
        {"battleline": ["sir-marrows", "sir-marrows"]},
    )
    game.reap("po-s-pixies").choose("sir-marrows#1")
    assert game.amber == (1, 0)
    assert game.card("sir-marrows#1").amber == 1
    assert game.card("sir-marrows#2").amber == 1


@pytest.mark.parametrize(("pool", "captured"), [(3, 1), (0, 0)])
def test_pos_pixies_against_a_capture(pool: int, captured: int) -> None:
    game = scene("logos", {"hand": ["dextre"]}, {"battleline": ["po-s-pixies"], "amber": pool})
    game.play("dextre")
    assert game.card("dextre").amber == captured
    assert game.amber == (0, pool)


def test_pos_pixies_protect_their_controller_only() -> None:
    game = scene("shadows", {"hand": ["urchin"], "battleline": ["po-s-pixies"]}, {"amber": 2})
    game.play("urchin")
    assert game.amber == (1, 1)


def test_pos_pixies_do_not_stop_losses() -> None:
    game = scene(
        "logos",
        {"hand": ["effervescent-principle"]},
        {"battleline": ["po-s-pixies"], "amber": 4},
    )
    game.play("effervescent-principle")
    assert game.amber == (0, 2)


def test_pos_pixies_are_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["po-s-pixies"]})
    game.fight("plain-5", "po-s-pixies")
    assert game.line(1) == ["po-s-pixies"]


def test_dharna_gains_for_damaged_friends() -> None:
    hurt = {"card": "plain-5", "damage": 1}
    game = scene(
        "untamed",
        {"hand": ["dharna"], "battleline": [hurt, "plain-4", {"card": "plain-6", "damage": 2}]},
        {"battleline": [hurt]},
    )
    game.play("dharna")
    assert game.amber == (2, 0)


@pytest.mark.parametrize(("damage", "left"), [(3, 1), (2, 0), (1, 0)])
def test_dharna_heals_a_friend(damage: int, left: int) -> None:
    game = scene(
        "untamed",
        {"battleline": ["dharna", {"card": "plain-5", "damage": damage}]},
        {"battleline": [{"card": "plain-6", "damage": 3}]},
    )
    game.reap("dharna")
    assert game.targets() == ["dharna", "plain-5"]
    game.choose("plain-5")
    assert game.damage() == {"dharna": 0, "plain-5": left, "plain-6": 3}


def test_fanghouse_bites_before_either_fight() -> None:
    game = scene("untamed", {"battleline": ["fanghouse"]}, {"battleline": ["plain-3", "plain-9"]})
    game.fight("fanghouse", "plain-3")
    assert game.damage() == {"fanghouse": 0, "plain-9": 0}
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["fanghouse"]})
    game.fight("plain-3", "fanghouse")
    assert game.damage() == {"fanghouse": 0}


def test_grovekeeper_grows_its_neighbors_at_the_end_of_your_turn() -> None:
    game = scene(
        "untamed",
        {"battleline": ["plain-3", "plain-4", "grovekeeper", "plain-5"], "houses": ["untamed"]},
        {"battleline": ["plain-6"], "houses": ["brobnar"]},
    )
    game.end()
    assert [game.power(f"plain-{n}") for n in (3, 4, 5, 6)] == [3, 5, 6, 6]
    assert game.power("grovekeeper") == 3
    game.pass_turn("brobnar")
    assert [game.power(f"plain-{n}") for n in (3, 4, 5, 6)] == [3, 5, 6, 6]


@pytest.mark.parametrize(
    ("line", "power"),
    [
        (["knoxx"], 3),
        (["knoxx", "plain-1"], 6),
        (["plain-1", "knoxx", "plain-1"], 9),
        (["plain-1", "plain-1", "knoxx"], 6),
    ],
)
def test_knoxx_grows_with_each_neighbor(line: list[str], power: int) -> None:
    game = scene("untamed", {"battleline": line}, {"battleline": ["plain-5"]})
    assert game.power("knoxx") == power


def test_marmo_swarm_grows_with_your_pool() -> None:
    game = scene("untamed", {"battleline": ["marmo-swarm", "plain-3"], "amber": 3}, {"amber": 7})
    assert (game.power("marmo-swarm"), game.power("plain-3")) == (5, 3)
    game.reap("marmo-swarm")
    assert game.power("marmo-swarm") == 6


def test_marmo_swarm_shrinks_for_its_new_controller() -> None:
    game = scene(
        "untamed", {"battleline": [{"card": "marmo-swarm", "owner": 1}], "amber": 1}, {"amber": 7}
    )
    assert game.power("marmo-swarm") == 3


def test_tantadlin_eats_an_archived_card() -> None:
    game = scene(
        "untamed",
        {"battleline": ["tantadlin"], "archives": ["punch"]},
        {"battleline": ["plain-5"], "archives": ["fear", "smith"], "hand": ["anger"]},
    )
    game.fight("tantadlin", "plain-5")
    assert game.damage() == {"tantadlin": 5, "plain-5": 2}
    assert (len(game.pile("archives", 1)), len(game.pile("discard", 1))) == (1, 1)
    assert (game.pile("archives"), game.pile("hand", 1)) == (["punch"], ["anger"])


def test_tantadlin_deals_two_when_it_is_attacked() -> None:
    game = scene("brobnar", {"battleline": ["plain-5"]}, {"battleline": ["tantadlin"]})
    game.fight("plain-5", "tantadlin")
    assert game.damage() == {"plain-5": 2, "tantadlin": 5}


def test_aemberspine_mongrel_lives_off_enemy_reaping() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3", "plain-4"], "houses": ["brobnar"]},
        {"battleline": ["aemberspine-mongrel"], "houses": ["untamed"]},
    )
    game.reap("plain-4")
    assert game.amber == (1, 1)
    game.fight("plain-3", "aemberspine-mongrel")
    assert game.damage() == {"plain-4": 0, "aemberspine-mongrel": 0}
    game.pass_turn("untamed").reap("aemberspine-mongrel")
    assert game.amber == (1, 2)


def test_bumblebird_grows_other_friends_of_the_house() -> None:
    game = scene(
        "untamed",
        {"hand": ["bumblebird"], "battleline": ["knoxx", "plain-3", "dharna"]},
        {"battleline": ["fanghouse"]},
    )
    game.play("bumblebird")
    assert game.card("knoxx").power_counters == 2
    assert game.card("dharna").power_counters == 2
    others = ("plain-3", "bumblebird", "fanghouse")
    assert [game.card(name).power_counters for name in others] == [0, 0, 0]


def test_bumblebird_comes_first_or_not_at_all() -> None:
    game = scene("untamed", {"hand": ["bumblebird"], "battleline": ["knoxx"]})
    game.reap("knoxx")
    assert [reason.rule for reason in game.why("play", "bumblebird")] == ["R46.1"]


def test_panpaca_anga_strengthens_everybody_to_its_right() -> None:
    game = scene(
        "untamed",
        {"battleline": ["plain-3", "panpaca-anga", "plain-4", "plain-5"]},
        {"battleline": ["plain-6", "plain-7"]},
    )
    assert [game.power(f"plain-{n}") for n in (3, 4, 5, 6, 7)] == [3, 6, 7, 6, 7]
    assert game.power("panpaca-anga") == 5


def test_roxador_stuns_what_it_attacks() -> None:
    game = scene("untamed", {"battleline": ["roxador"]}, {"battleline": ["plain-5", "plain-6"]})
    game.fight("roxador", "plain-5")
    assert game.damage() == {"roxador": 0, "plain-5": 2, "plain-6": 0}
    assert game.marked("stunned") == ["plain-5"]


def test_roxador_defends_with_two_damage_and_stuns_nobody() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["roxador"]})
    game.fight("plain-3", "roxador")
    assert game.damage() == {"plain-3": 2, "roxador": 3}
    assert game.marked("stunned") == []


@pytest.mark.rule("R13.12")
def test_duskwitch_enters_ready_herself() -> None:
    game = scene("untamed", {"hand": ["duskwitch"], "houses": HOUSES}, {"houses": HOUSES})
    game.play("duskwitch")
    assert game.events("readied") == []
    assert not game.card("duskwitch").exhausted


@pytest.mark.rule("R14.1", "R24.11")
@pytest.mark.parametrize(("icons", "amber"), [((), 0), (("amber", "amber", "draw"), 2)])
def test_rustgnawer_eats_the_amber_of_an_artifact(icons: tuple[str, ...], amber: int) -> None:
    game = scene(
        "untamed",
        {"battleline": ["rustgnawer"]},
        {
            "battleline": ["plain-1"],
            "artifacts": [{"card": "library-of-babble", "bonus": list(icons)}],
        },
    )
    game.act("fight", "rustgnawer")
    assert game.amber == (amber, 0)
    assert game.pile("artifacts", 1) == []
