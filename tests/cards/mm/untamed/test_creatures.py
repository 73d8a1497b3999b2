"""The creatures of Untamed in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import find, scene


@pytest.mark.parametrize(("amber", "stolen"), [(4, 0), (3, 1)])
def test_cephaloist_guards_a_full_pool(amber: int, stolen: int) -> None:
    game = scene(
        "shadows", {"battleline": ["yantzee-gang"]}, {"battleline": ["cephaloist"], "amber": amber}
    )
    game.use("yantzee-gang")
    assert game.amber == (stolen, amber - stolen)


def test_dark_faerie_gains_two_by_fighting() -> None:
    game = scene("untamed", {"battleline": ["dark-faerie"]}, {"battleline": ["plain-9"]})
    game.fight("dark-faerie", "plain-9")
    assert (game.amber, game.damage()) == ((2, 0), {"dark-faerie": 0, "plain-9": 2})


@pytest.mark.parametrize(
    ("amber", "card", "ready"), [(4, "plain-3", True), (3, "plain-3", False), (4, "toad", False)]
)
def test_fandangle_welcomes_strangers_when_rich(amber: int, card: str, ready: bool) -> None:
    game = scene(
        "brobnar" if card == "plain-3" else "untamed",
        {"battleline": ["fandangle"], "hand": [card], "amber": amber},
    )
    game.play(card)
    assert game.card(card).exhausted is not ready


def test_floomf_feeds_a_beast() -> None:
    game = scene(
        "untamed",
        {"battleline": ["floomf", "plain-3"]},
        {"battleline": ["plain-9", "lumilu"]},
    )
    game.fight("floomf", "plain-9")
    assert game.targets() == ["floomf", "lumilu"]
    game.choose("floomf")
    assert game.card("floomf").power_counters == 2
    assert game.damage()["floomf"] == 0


@pytest.mark.parametrize("name", ["gloriana-s-attendant", "dark-queen-gloriana"])
def test_glorianas_court_adds_two_amber_icons(name: str) -> None:
    assert [str(icon) for icon in find(name).enhance] == ["amber", "amber"]


@pytest.mark.parametrize(("amber", "keys"), [(6, 1), (5, 0)])
def test_keyfrog_forges_for_its_controller_as_it_dies(amber: int, keys: int) -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9"], "amber": 6},
        {"battleline": [{"card": "keyfrog", "owner": 0}], "amber": amber},
    )
    game.fight("plain-9", "keyfrog")
    if game.asks("pick"):
        game.game.choose(0)
    assert (game.keys(), game.keys(1), game.amber) == (0, keys, (6, amber - 6 * keys))


@pytest.mark.parametrize(("enemies", "amber", "keys"), [(0, 7, 0), (0, 8, 1), (1, 6, 1)])
def test_pismire_taxes_the_side_with_fewer_mutants(enemies: int, amber: int, keys: int) -> None:
    game = scene(
        "untamed",
        {"battleline": ["pismire", "toad"], "houses": ["untamed"]},
        {"battleline": ["splinter"] * enemies, "amber": amber, "houses": ["brobnar"]},
    )
    game.pass_turn("brobnar")
    assert game.keys(1) == keys


@pytest.mark.parametrize(
    ("card", "ready"), [("the-fittest", True), ("toad", False), ("smith", False)]
)
def test_dark_harbinger_is_readied_by_untamed_actions(card: str, ready: bool) -> None:
    game = scene(
        "brobnar" if card == "smith" else "untamed",
        {"battleline": [{"card": "dark-harbinger", "exhausted": True}], "hand": [card]},
    )
    game.play(card)
    if game.asks("order"):
        game.game.choose(0)
    assert game.card("dark-harbinger").exhausted is not ready


def test_lumilu_gains_for_other_beasts() -> None:
    game = scene(
        "untamed",
        {"battleline": ["lumilu", "floomf", "plain-3", "keyfrog"]},
        {"battleline": ["knoxx"]},
    )
    game.reap("lumilu")
    assert game.amber == (3, 0)


def test_trimble_gives_mutants_skirmish() -> None:
    game = scene("untamed", {"battleline": ["trimble", "plain-3"]}, {"battleline": ["bull-wark"]})
    assert "skirmish" in game.keywords("trimble")
    assert "skirmish" in game.keywords("bull-wark")
    assert game.keywords("plain-3") == {}


def test_blossom_drake_grows_among_artifacts_and_silences_them() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["blossom-drake", "plain-3"], "artifacts": ["cannon"]},
        {"artifacts": ["banner-of-battle"], "battleline": ["plain-4"]},
    )
    assert (game.power("blossom-drake"), game.power("plain-4")) == (6, 4)
    assert not game.can("action", "cannon")


def test_dark_queen_gloriana_sends_a_stranger_home() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["dark-queen-gloriana"],
            "battleline": ["toad", "plain-3", {"card": "plain-4", "owner": 1}],
        },
        {"battleline": ["plain-5"]},
    )
    game.play("dark-queen-gloriana")
    assert game.targets() == ["plain-3", "plain-4"]
    game.choose("plain-4")
    assert (game.pile("hand"), game.pile("hand", 1)) == ([], ["plain-4"])


def test_eunoia_feeds_on_her_victims() -> None:
    game = scene(
        "untamed",
        {"battleline": [{"card": "eunoia", "damage": 2}, "knoxx"]},
        {"battleline": ["plain-1", "plain-2"]},
    )
    game.fight("knoxx", "plain-2")
    assert (game.amber, game.damage(0)["eunoia"]) == ((0, 0), 2)
    game.fight("eunoia", "plain-1")
    assert (game.amber, game.damage(0)["eunoia"]) == ((1, 0), 1)


def test_mercy_malkin_queen_wards_cats_and_readies_beasts() -> None:
    game = scene(
        "untamed",
        {
            "battleline": ["mercy-malkin-queen", {"card": "knoxx", "exhausted": True}],
            "hand": ["floomf", "toad"],
            "houses": ["untamed"],
        },
        {"battleline": ["plain-9"], "hand": ["lumilu"], "houses": ["untamed"]},
    )
    game.play("floomf").play("toad")
    assert game.marked("warded") == ["floomf"]
    game.act("fight", "mercy-malkin-queen")
    assert sorted(game.targets()) == ["floomf", "knoxx", "toad"]
    game.choose("knoxx")
    assert not game.card("knoxx").exhausted
    game.pass_turn("untamed").play("lumilu")
    assert game.marked("warded") == ["floomf"]


@pytest.mark.rule("R49.3")
def test_niffle_kong_calls_every_niffle() -> None:
    game = scene(
        "untamed",
        {
            "hand": ["niffle-kong", "niffle-kong2"],
            "deck": ["niffle-ape", "punch"],
            "discard": ["niffle-queen", "toad"],
        },
        {"deck": ["niffle-ape"]},
    )
    game.play("niffle-kong")
    assert sorted(game.targets()) == ["niffle-ape", "niffle-queen"]
    game.choose("niffle-ape", "niffle-queen")
    assert sorted(game.pile("hand")) == ["niffle-ape", "niffle-queen"]
    assert (game.power("niffle-kong"), game.armor("niffle-kong")) == (12, 2)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_niffle_kong_throws_a_niffle(answer: str) -> None:
    game = scene(
        "untamed",
        {"battleline": ["niffle-kong", "niffle-ape", "plain-3"]},
        {"battleline": ["plain-9"], "artifacts": ["cannon"], "amber": 2},
    )
    game.reap("niffle-kong").choose(answer)
    if answer == "yes":
        assert sorted(game.targets()) == ["niffle-ape", "niffle-kong"]
        game.choose("niffle-ape").choose("plain-9")
    assert game.damage(1) == {"plain-9": 3 if answer == "yes" else 0}
    assert game.amber == ((2, 1) if answer == "yes" else (1, 2))
    assert game.in_play("cannon") is (answer == "no")


def test_chonkers_doubles_with_every_victim() -> None:
    game = scene("untamed", {"hand": ["chonkers"]})
    game.play("chonkers")
    assert game.card("chonkers").power_counters == 1
    fat = {"card": "chonkers", "power_counters": 3}
    game = scene(
        "untamed", {"battleline": [fat, "plain-9"]}, {"battleline": ["plain-4", "plain-2"]}
    )
    game.fight("chonkers", "plain-4")
    assert game.card("chonkers").power_counters == 6
    assert game.damage(0) == {"chonkers": 0, "plain-9": 0}
