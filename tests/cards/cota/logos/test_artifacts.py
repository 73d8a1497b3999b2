"""The artifacts of Logos in Call of the Archons."""

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
    if forges:
        game.game.choose(0)
    assert game.keys() == int(forges)


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


def test_spangler_box_purges_and_changes_sides() -> None:
    game = scene(
        "logos",
        {"artifacts": ["spangler-box"], "battleline": ["plain-3"], "houses": HOUSES},
        {"battleline": ["plain-5"], "houses": HOUSES},
    )
    game.use("spangler-box")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-5")
    assert game.pile("purged", 1) == ["plain-5"]
    assert game.card("spangler-box").controller == 1
    game.end().choose("logos").end().choose("logos").end().choose("logos")
    game.use("spangler-box")
    assert game.pile("purged") == ["plain-3"]
    assert game.card("spangler-box").controller == 0


@pytest.mark.parametrize("warded", [True, False])
def test_spangler_box_stays_when_nothing_is_purged(warded: bool) -> None:
    line = [{"card": "plain-5", "warded": True}] if warded else []
    game = scene("logos", {"artifacts": ["spangler-box"]}, {"battleline": line})
    game.use("spangler-box")
    assert game.card("spangler-box").controller == 0
    assert game.pile("purged", 1) == []


def boxed(creature: dict[str, object], hand: str) -> Play:
    """Player 0 has boxed the only creature and has a card to remove the box with."""
    game = scene(
        "logos",
        {"artifacts": ["spangler-box"], "hand": [hand], "houses": ["logos", "untamed", "dis"]},
        {"battleline": [creature], "houses": HOUSES},
    )
    return game.use("spangler-box").end().choose("logos").end()


@pytest.mark.ruling("Q48")
def test_spangler_box_returns_a_creature_that_could_not_be_played() -> None:
    game = boxed({"card": "kelifi-dragon"}, "grasping-vines")
    assert game.pile("purged", 1) == ["kelifi-dragon"]
    game.choose("untamed").play("grasping-vines").choose("spangler-box")
    assert game.pile("hand") == ["spangler-box"]
    assert game.line(1) == ["kelifi-dragon"]
    assert game.card("kelifi-dragon").exhausted
    assert game.pile("purged", 1) == []


@pytest.mark.ruling("Q49")
def test_spangler_box_returns_scowly_caper_to_the_other_side() -> None:
    game = boxed({"card": "scowly-caper", "owner": 0}, "poltergeist")
    assert game.pile("purged") == ["scowly-caper"]
    game.choose("dis").play("poltergeist")
    assert not game.in_play("spangler-box")
    assert game.line(1) == ["scowly-caper"]
    assert game.pile("purged") == []


def test_spangler_box_gives_each_owner_back_what_it_purged() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["spangler-box"],
            "hand": ["poltergeist"],
            "battleline": ["plain-3", "plain-4"],
            "houses": HOUSES,
        },
        {"battleline": [{"card": "plain-5", "owner": 0}, "plain-6"], "houses": HOUSES},
    )
    game.use("spangler-box").choose("plain-5")
    game.end().choose("logos").end().choose("logos").end().choose("logos")
    game.use("spangler-box").choose("plain-6")
    assert (game.pile("purged"), game.pile("purged", 1)) == (["plain-5"], ["plain-6"])
    game.end().choose("dis").play("poltergeist", "left")
    assert game.line() == ["plain-5", "plain-3", "plain-4"]
    assert game.line(1) == ["plain-6"]
    assert game.pile("discard") == ["poltergeist", "spangler-box"]


def test_spectral_tunneler_makes_a_flank_creature_that_draws() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["spectral-tunneler"],
            "battleline": ["batdrone", "mother", "doc-bookton"],
            "deck": ["fear", "anger"],
        },
        {"battleline": ["plain-5"]},
    )
    game.use("spectral-tunneler")
    assert game.targets() == ["batdrone", "mother", "doc-bookton", "plain-5"]
    game.choose("mother").reap("mother")
    assert game.pile("hand") == ["fear"]
    game.reap("batdrone")
    assert game.pile("hand") == ["fear"]
    assert game.amber == (2, 0)


def test_spectral_tunneler_ends_with_the_turn() -> None:
    game = scene(
        "logos",
        {
            "artifacts": ["spectral-tunneler"],
            "battleline": ["mother"],
            "hand": ["fear"] * 7,
            "deck": ["anger"],
            "houses": HOUSES,
        },
        {"houses": HOUSES},
    )
    game.use("spectral-tunneler").end().choose("logos").end().choose("logos").reap("mother")
    assert game.pile("deck") == ["anger"]


def test_spectral_tunneler_has_a_bonus_icon() -> None:
    game = scene("logos", {"hand": ["spectral-tunneler"]})
    assert game.play("spectral-tunneler").amber == (1, 0)


@pytest.mark.parametrize("forger", [0, 1])
def test_strange_gizmo_destroys_everything_when_you_forge(forger: int) -> None:
    gizmo = {"card": "strange-gizmo", "owner": 1}
    sides: list[dict[str, object]] = [
        {
            "artifacts": [gizmo, "library-of-babble"],
            "battleline": [{"card": "plain-3", "upgrades": ["rocket-boots"]}],
            "houses": HOUSES,
            "amber": 6 if forger == 0 else 0,
        },
        {
            "artifacts": ["chaos-portal"],
            "battleline": ["plain-5"],
            "houses": HOUSES,
            "amber": 6 if forger == 1 else 0,
        },
    ]
    game = scene(None, *sides, active=1 - forger).choose("logos").end().choose("red")
    left = game.line() + game.line(1) + game.pile("artifacts") + game.pile("artifacts", 1)
    if forger == 0:
        assert left == []
        assert sorted(game.pile("discard")) == ["library-of-babble", "plain-3", "rocket-boots"]
        assert sorted(game.pile("discard", 1)) == ["chaos-portal", "plain-5", "strange-gizmo"]
    else:
        assert len(left) == 5


def test_strange_gizmo_has_a_bonus_icon() -> None:
    assert scene("logos", {"hand": ["strange-gizmo"]}).play("strange-gizmo").amber == (1, 0)


@pytest.mark.parametrize("pits", [0, 1, 2])
def test_the_howling_pit_lets_both_players_draw_more(pits: int) -> None:
    game = scene(
        "logos",
        {
            "hand": ["the-howling-pit"],
            "artifacts": ["the-howling-pit"] * max(0, pits - 1),
            "deck": ["fear"] * 9,
            "houses": HOUSES,
        },
        {"deck": ["anger"] * 9, "houses": HOUSES},
    )
    if pits:
        game.play("the-howling-pit#1")
        assert game.amber == (1, 0)
    game.end()
    assert len(game.pile("hand")) == (6 + pits if pits else 6)
    game.choose("logos").end()
    assert len(game.pile("hand", 1)) == 6 + pits
