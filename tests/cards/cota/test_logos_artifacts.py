"""Logos artifacts of Call of the Archons from A to P, used."""

from __future__ import annotations

import pytest

from tests.scenario import Play, scene

HOUSES = ["logos", "dis", "mars"]


def test_anomaly_exploiter_destroys_a_damaged_creature() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["anomaly-exploiter"],
            "battleline": [{"card": "plain-3", "damage": 1}, "plain-4"],
        },
        {"battleline": [{"card": "plain-5", "damage": 2}, "plain-6"]},
    )
    game.use("anomaly-exploiter")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-5")
    assert game.line() == ["plain-3", "plain-4"]
    assert game.line(1) == ["plain-6"]


def test_anomaly_exploiter_with_nothing_damaged() -> None:
    game = scene("logos", {"artifacts": ["anomaly-exploiter"]}, {"battleline": ["plain-5"]})
    game.use("anomaly-exploiter")
    assert game.line(1) == ["plain-5"]
    assert game.card("anomaly-exploiter").exhausted


# -- Chaos Portal --------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "line"), [("mars", ["mother"]), ("logos", [])])
def test_chaos_portal_plays_a_card_of_the_named_house(house: str, line: list[str]) -> None:
    top = {"card": "mother", "house": "mars"}
    game = scene("logos", {"artifacts": ["chaos-portal"], "deck": [top, "anger"]})
    game.use("chaos-portal").choose(house)
    assert game.line() == line
    assert game.pile("deck") == (["anger"] if line else ["mother", "anger"])
    assert "revealed" in [event.kind.value for event in game.game.log]


def test_chaos_portal_leaves_what_cannot_be_played_on_top() -> None:
    game = scene("logos", {"artifacts": ["chaos-portal"], "deck": ["kelifi-dragon", "anger"]})
    game.use("chaos-portal").choose("brobnar")
    assert game.pile("deck") == ["kelifi-dragon", "anger"]


def test_chaos_portal_with_an_empty_deck() -> None:
    game = scene("logos", {"artifacts": ["chaos-portal"], "discard": ["mother"]})
    game.use("chaos-portal").choose("logos")
    assert game.pile("discard") == ["mother"]
    assert game.asks("main")


# -- Crazy Killing Machine -----------------------------------------------------------------


def killing_machine(mine: str, theirs: str) -> Play:
    return scene(
        "logos",
        {
            "artifacts": ["crazy-killing-machine"],
            "battleline": ["plain-3", "mother"],
            "deck": [mine, "fear"],
        },
        {
            "artifacts": [{"card": "library-of-babble", "owner": 0}],
            "battleline": ["plain-5", "charette"],
            "deck": [theirs, "tocsin"],
        },
    )


def test_crazy_killing_machine_destroys_one_card_of_each_house() -> None:
    game = killing_machine("anger", "hand-of-dis").use("crazy-killing-machine")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-3")
    assert game.line() == ["mother"]
    assert game.line(1) == ["plain-5"]  # the only Dis card was Charette
    assert game.in_play("crazy-killing-machine")
    assert game.pile("discard") == ["plain-3", "anger"]
    assert game.pile("discard", 1) == ["charette", "hand-of-dis"]


def test_crazy_killing_machine_may_hit_any_card_of_the_house() -> None:
    game = killing_machine("labwork", "foggify").use("crazy-killing-machine")
    assert game.targets() == ["mother", "crazy-killing-machine", "library-of-babble"]
    game.choose("library-of-babble")
    assert game.pile("discard")[0] == "library-of-babble"  # its owner's pile
    game.choose("crazy-killing-machine")
    assert game.line() == ["plain-3", "mother"]
    assert not game.in_play("crazy-killing-machine")


@pytest.mark.parametrize(("mine", "theirs"), [("anger", "snufflegator"), ("urchin", "bad-penny")])
def test_crazy_killing_machine_breaks_when_two_cards_are_not_destroyed(
    mine: str, theirs: str
) -> None:
    game = killing_machine(mine, theirs).use("crazy-killing-machine")
    if not game.asks("main"):
        game.choose("plain-5")
    assert not game.in_play("crazy-killing-machine")


def test_crazy_killing_machine_breaks_over_a_ward() -> None:
    game = scene(
        "logos",
        {"artifacts": ["crazy-killing-machine"], "deck": ["anger"]},
        {"battleline": [{"card": "plain-5", "warded": True}, "charette"], "deck": ["fear"]},
    )
    game.use("crazy-killing-machine")
    assert game.line(1) == ["plain-5"]
    assert not game.in_play("crazy-killing-machine")


# -- drawing and archiving -----------------------------------------------------------------


def test_library_of_babble_draws_a_card() -> None:
    game = scene(
        "logos",
        {"artifacts": ["library-of-babble"], "deck": ["mother", "fear"]},
        {"deck": ["fear"]},
    )
    game.use("library-of-babble")
    assert game.pile("hand") == ["mother"]
    assert game.pile("deck", 1) == ["fear"]
    assert game.card("library-of-babble").exhausted


@pytest.mark.parametrize("chosen", [[], ["fear"], ["fear", "mother"]])
def test_mobius_scroll_archives_itself_and_up_to_two_cards(chosen: list[str]) -> None:
    game = scene(
        "logos",
        {"artifacts": ["mobius-scroll"], "hand": ["mother", "fear", "anger"], "archives": []},
    )
    game.use("mobius-scroll")
    assert sorted(game.targets()) == ["anger", "fear", "mother"]
    game.choose(*chosen) if chosen else game.none()
    assert sorted(game.pile("archives")) == sorted(["mobius-scroll", *chosen])
    assert not game.in_play("mobius-scroll")
    assert len(game.pile("hand")) == 3 - len(chosen)


def test_mobius_scroll_of_another_owner_goes_to_its_owners_archives() -> None:
    game = scene(
        "logos", {"artifacts": [{"card": "mobius-scroll", "owner": 1}], "hand": ["mother"]}
    )
    game.use("mobius-scroll").choose("mother")
    assert game.pile("archives") == ["mother"]
    assert game.pile("archives", 1) == ["mobius-scroll"]


# -- Pocket Universe -----------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "after"), [(3, (2, 1)), (0, (0, 0))])
def test_pocket_universe_takes_amber_from_the_pool(pool: int, after: tuple[int, int]) -> None:
    game = scene("logos", {"artifacts": ["pocket-universe"], "amber": pool}, {"amber": 4})
    game.use("pocket-universe")
    assert (game.amber[0], game.card("pocket-universe").amber) == after
    assert game.amber[1] == 4


@pytest.mark.rule("R7.5")
def test_pocket_universe_pays_for_keys() -> None:
    game = scene(
        None,
        {"artifacts": [{"card": "pocket-universe", "amber": 4}], "amber": 5, "houses": HOUSES},
        {"houses": HOUSES},
        active=1,
    )
    game.choose("logos").end()
    # 6 of 9: at least 1 from the card, at most 4.
    assert game.offered() == ["1", "2", "3", "4"]
    game.choose(3).choose("blue")
    assert game.amber == (2, 0)
    assert game.card("pocket-universe").amber == 1


@pytest.mark.parametrize(("on_it", "forges"), [(1, False), (2, True)])
def test_pocket_universe_counts_towards_the_cost(on_it: int, forges: bool) -> None:
    universe = {"card": "pocket-universe", "amber": on_it}
    game = scene(
        None,
        {"artifacts": [universe], "amber": 4, "houses": HOUSES},
        {"houses": HOUSES},
        active=1,
    )
    game.choose("logos").end()
    assert game.asks("pick") is forges


def test_two_pocket_universes_pay_together() -> None:
    universe = {"card": "pocket-universe", "amber": 4}
    game = scene(
        None,
        {"artifacts": [universe, universe], "amber": 2, "houses": HOUSES},
        {"houses": HOUSES},
        active=1,
    )
    game.choose("logos").end().choose(0)
    assert game.asks("pick")
    game.choose("red")  # what the first one kept must come from the second
    assert game.amber == (0, 0)
    assert game.card("pocket-universe#1").amber == 4
    assert game.card("pocket-universe#2").amber == 0


def test_pocket_universe_serves_its_controller_only() -> None:
    game = scene(
        None,
        {"amber": 4, "houses": HOUSES},
        {"artifacts": [{"card": "pocket-universe", "amber": 4, "owner": 0}], "houses": HOUSES},
        active=1,
    )
    game.choose("logos").end()
    assert game.asks("house")
